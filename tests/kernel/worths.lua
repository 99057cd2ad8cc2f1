-- Pieces whose worth is known, for tests of what a search learns.
local pieces = {}
for symbol, moves in pairs {
  W = "W", F = "F", C = "WF", N = "N", B = "B", R = "R", S = "R4", Q = "Q", A = "BN", H = "RN", Z = "QN", K = "NWF",
  Nw = "NW", Wd = "WD", Fd = "FD", Fa = "FA", Kad = "KAD", Knad = "KNAD", Nr = "NN",
} do
  pieces[#pieces + 1] = piece { name = moves, symbol = symbol, moves = moves }
end

return variant {
  name = "Worths", family = "trial",
  board = { files = 8, ranks = 8 },
  pieces = pieces,
  setup = ("\n" .. ". . . . . . . ."):rep(8):sub(2),
}
