-- The notation by forms, as the page of Jupiter prints it, read, written and played on positions that fit it.
local t = require "acedrex.scenario"
local notation = require "acedrex.notation"

local cast = {}
for slug in ("king emperor emperor-of-emperors pawn tadpole wagon spider fu zebra drunk-elephant elephant-prince genie horned-owl zig raven "
             .. "longleaper sorcerer coordinator cuckoo missionary come-here hippogriff ox-tank bishop-general alfil "
             .. "scirocco goat lioness bishop fiery-dragon immobilizer poisoner kamikaze ancient-emperor tribble rook "
             .. "doubler"):gmatch "%S+" do
  cast[#cast + 1] = require("jupiter.pieces." .. slug)
end

local function jupiter(signs)
  return variant {
    name = "Jupiter in part", code = "JU", symmetry = "rotate", pieces = cast,
    board = { files = 16, ranks = 16, zones = { promotion = { light = { "a11-p16" } } } },
    promotion = { zone = "promotion", to = "own", when = "choice", enters = "touches" },
    royals = { King = "capture", Emperor = "capture" }, notation = signs,
  }
end
local with_forms, without = jupiter(require "jupiter.notation"), jupiter(nil)

-- What the page prints, the same without forms, and the position after it.
local function printed(setup, text, plain, after)
  t.game(with_forms, setup):prints(text, text):prints(plain, text)
  local last = t.game(without, after):setup()
  t.equal(t.game(with_forms, setup):play(text):setup():gsub(";.*", ""), last)
  t.equal(t.game(without, setup):play(plain):setup():gsub(";.*", ""), last)
end

t.describe("The notation of Jupiter's page", function()
  t.it("tells simple moves", function()
    printed("JU [Wa]a3,Ka1,kp16", "Wa-a7", "[Wa]a3-a7", "ju [Wa]a7,Ka1,kp16")
    t.game(with_forms, "JU [Wa]a3,Ka1,kp16"):may{ "Waa7", "Waa3-a7", "Waa3a7", "Wa-a7!?" }
  end)

  t.it("tells promotions, taken and not", function()
    printed("JU [Fu]a10,Ka1,kp16", "Fu-a11=Z", "[Fu]a10-a11=Z", "ju Za11,Ka1,kp16")
    printed("JU [DEl]f10,Ka1,kp16", "DEl-f11=", "[DEl]f10-f11", "ju [DEl]f11,Ka1,kp16")
    t.game(with_forms, "JU [Fu]a10,Ka1,kp16"):play "Fu-a11+":at("a11", "Zebra")
    t.game(with_forms, "JU [DEl]f10,Ka1,kp16"):play "DE-f11=":at("f11", "Drunk Elephant")
    t.game(with_forms, "JU [DEl]f10,Ka1,kp16"):play "DE-f11":at("f11", "Drunk Elephant")
    t.game(with_forms, "JU [DEl]f10,Ka1,kp16"):play "DE-f11=EP":at("f11", "Elephant Prince")
  end)

  t.it("tells igui captures and passes", function()
    printed("JU [Ge]c5,Ka1,kp16,pc6", "Gex!c6", "[Ge]c5-c5,c6*", "ju [Ge]c5,Ka1,kp16")
    printed("JU [HO]c5,Ka1,kp16,pc6", "HO!", "[HO]c5-c5", "ju [HO]c5,Ka1,pc6,kp16")
  end)

  t.it("tells captures on the way, several of them, and off it", function()
    printed("JU [Zi]c3,Ka1,kp16,pd4", "Zixd4-e5", "[Zi]c3-e5,d4*", "ju [Zi]e5,Ka1,kp16")
    t.game(with_forms, "JU [Zi]c3,Ka1,kp16,pd4"):may{ "Zi-e5", "Zixe5" }
    printed("JU [Ra]h3,Ka1,kp16,pi4,pj5", "Raxi4xj5", "[Ra]h3-j5*,i4*", "ju [Ra]j5,Ka1,kp16")
    printed("JU [Lo]d2,Ka1,kp16,pd3,pd8,pd10", "Loxd3xd8xd10-d12", "[Lo]d2-d12,d3*,d8*,d10*", "ju Ka1,[Lo]d12,kp16")
    printed("JU [So]e4,Ka1,kp16,pg6,ph7", "So-f5xg6xh7", "[So]e4-f5,g6*,h7*", "ju [So]f5,Ka1,kp16")
    printed("JU [Coo]m5,Ke3,kp16,pe9,pm3", "Coo-m9xe9xm3", "[Coo]m5-m9,e9*,m3*", "ju [Coo]m9,Ke3,kp16")
    t.game(with_forms, "JU [Coo]m5,Ke3,kp16,pe9,pm3"):may{ "Coo-m9xm3xe9", "Cooxe9xm3-m9" }
  end)

  t.it("tells changes of ownership", function()
    printed("ju [cu]a4,Ke3,kp16,Pa3", "a3=Tan", "[Cu]a4-a4,a3%", "JU Ke3,[cu]a4,pa3,kp16")
    printed("JU [Mi]e4,Ka1,kp16,pe6", "Mi-e5:e6=Blue", "[Mi]e4-e5,e6%", "ju [Mi]e5,Pe6,Ka1,kp16")
  end)

  t.it("reads another way to the same outcome", function()
    local g = t.game(with_forms, "JU [Cu]a2,[Cu]b3,Ke3,kp16,pa3")
    g:may{ "Cua2:a3=Blue", "Cub3:a3=Blue", "a3=Blue" }
    t.equal(t.game(with_forms, "JU [Cu]a2,[Cu]b3,Ke3,kp16,pa3"):play("Cub3:a3=Blue"):at("a3", "Pawn", "light"):to_move(), "dark")
  end)

  t.it("tells pushes and pulls", function()
    printed("JU [CmH]a4,Ka1,kp16,pd7", "CmH:Pd7-c6", "[CmH]a4-a4,d7>c6", "ju [CmH]a4,Ka1,pc6,kp16")
    t.game(with_forms, "JU [CmH]a4,Ka1,kp16,pd7"):may{ "Pd7-c6", "CmHa4:Pd7-c6" }
    printed("JU [OxT]k3,Ka1,kp16,Ak4,[Go]k5,pk6", "OxT-k4:A-k5,Goxk6", "[OxT]k3-k4,k6*,k5>k6,k4>k5",
            "ju [OxT]k4,Ak5,[Go]k6,Ka1,kp16")
    printed("JU [OxT]o3,Ka1,kp16,Ap3", "OxT-p3:Ap3*", "[OxT]o3-p3,p3!", "ju [OxT]p3,Ka1,kp16")
  end)

  t.it("tells what is lost with or by a move", function()
    printed("JU Pe7,Ka1,kp16,[im]e8", "Pe7*", "Pe7-e7!", "ju Ka1,kp16,[im]e8")
    printed("JU Bl9,Ka1,kp16,pn11,[psn]n16", "Bxn11*", "Bl9-n11*!", "ju Ka1,kp16,[psn]n16")
    printed("JU [FiD]h14,Ka1,kp14,pe15,pe16", "FiD-f16x!e15,e16", "[FiD]h14-f16,e15*,e16*", "ju [FiD]f16,Ka1,kp14")
    t.game(with_forms, "JU [FiD]h14,Ka1,kp14,pe15,pe16"):may{ "FiD-f16", "FiD-f16x!e16,e15" }
  end)

  t.it("tells births", function()
    printed("JU [Trb]o9,Ka1,kp16", "o11=Trb", "[Trb]o9-o9,o11+[Trb]", "ju [Trb]o9,[Trb]o11,Ka1,kp16")
  end)

  t.it("tells moves of one piece that follow each other as one", function()
    printed("JU Ra5,[Dbl]b5,Ka1,kp16,pa11", "Rxa11-m11", "Ra5-a11*; Ra11-m11", "ju Rm11,[Dbl]b5,Ka1,kp16")
    t.game(with_forms, "JU Ra5,[Dbl]b5,Ka1,kp16,pa11"):may{ "Rxa11; R-m11", "Ra5xa11;Ra11-m11" }
  end)

  t.it("adds where a piece stood only where it has to", function()
    local g = t.game(with_forms, "JU Ra5,Rh5,Ka1,kp16")
    g:prints("Ra5-c5", "Ra5-c5"):prints("R-a9", "R-a9")
    t.fails(function() g:play "R-c5" end, "Ra5-c5, Rh5-c5")
  end)

  t.it("says what is wrong, with what comes near", function()
    local g = t.game(with_forms, "JU [Fu]a10,Ka1,kp16,[Wa]c3")
    g:may_not("Fu-a12=Z", "no Fu of light moves like that here"):may_not("Fu-q12", "does not have")
    t.fails(function() g:play "Waxc7" end, "is written differently")
    t.fails(function() g:play "Waxc7" end, "Wa-c7")
  end)
end)

t.describe("Without forms", function()
  t.it("a symbol of several letters is named in its brackets", function()
    local g = t.game(without, "JU [Fu]a10,Ka1,kp16,[Wa]a3")
    g:may_not("Wa-a7", "is written [Wa], with its brackets"):may_not("Fu-a11=Z", "is written [Fu], with its brackets")
  end)
end)

-- The Western notation of shogi: drops with an asterisk, promotions with a plus, and an equals sign where one is declined.
t.describe("Forms of other games", function()
  local forms = notation.forms{
    move = "{piece}-{to}", capture = "{piece}x{to}", place = "{piece}*{at}", promotes = "+", declined = "=",
  }
  local shogi = variant.extend(require "shogi.shogi", { name = "Western", notation = forms })

  t.it("suit shogi", function()
    local g = t.game(shogi)
    g:play{ "P-c4", "P-g6", "Bxh8+", "Sxh8" }
    g:prints("B+e5", "B*e5"):prints("Gd1-e2", "Gd1-e2"):prints("Sg1-f2", "S-f2")
    g:play{ "B*c3", "P-g5" }:prints("Bc3-h8*", "Bxh8="):prints("Bc3-h8*=H", "Bxh8+"):may "Bxh8"
  end)

  t.it("leave to the plain form what they cannot tell", function()
    t.game(shogi):prints("Ke1-e2", "K-e2"):may_not("K-e3", "no King of light moves like that here")
    local chess = variant.extend(require "classical.classical-chess", { name = "Formal", notation = forms })
    local g = t.game(chess, "CC Ke1&,Ra1&,Pd5,pe5:,Pg7,kh4")
    g:prints("O-O-O", "Ke1-c1&"):prints("Pd5-e6:", "Pd5-e6:"):prints("Pd5-d6", "P-d6")
    g:prints("g8=Q", "Pg7-g8=Q"):prints("g8=N", "Pg7-g8=N")
  end)
end)
