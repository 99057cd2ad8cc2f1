-- Cascades beyond the book: each mechanism once more, on pieces made up for the purpose.
local t, m, c = require "acedrex.scenario", require "acedrex.movement", require "acedrex.cascade"
local S = m.step

local function man(name, symbol, moves, more)
  local declared = { name = name, symbol = symbol, moves = moves }
  for key, value in pairs(more or {}) do declared[key] = value end
  return piece(declared)
end

local Rook = man("Rook", "R", m.slide(m.orthogonals))
local Knight = man("Knight", "N", m.leap(1, 2))

local function game(setup, pieces, more)
  local what = { board = { files = 6, ranks = 6 }, pieces = pieces, setup = setup }
  for key, value in pairs(more or {}) do what[key] = value end
  return t.game(what)
end

t.describe("A row of a piece's own", function()
  -- A Lancer activates Knights; the Rook does not, on the same board.
  local Lancer = man("Lancer", "L", m.slide(m.orthogonals), { lands = m.own * m.is "Knight" * c.activate })

  t.it("lets that piece activate, and no other", function()
    local g = game("T La1,Rb1,Na4,Nb4", { Lancer, Rook, Knight })
    g:reaches_only("a1", "a2 a3 a4")
    g:reaches_only("b1", "c1 d1 e1 f1 b2 b3")
    g:play "La1-a4; Na4-c5":at("a4", "Lancer", "light"):at("c5", "Knight", "light"):empty "a1"
  end)

  t.it("needs a ply of the piece that it activates", function()
    -- Both fields that the Knight could leap to are taken by its own side.
    local g = game("T La1,Na4,Rb2,Rb6,Rc3,Rc5", { Lancer, Rook, Knight })
    g:reaches_only("a1", "b1 c1 d1 e1 f1 a2 a3")
    g:may_not "La1-a4"
  end)
end)

t.describe("Momentum", function()
  local lands = m.own * m.is("Rook", "Crow") * c.activate
  local Crow = man("Crow", "C", m.slide(m.diagonals), { spends = 0 })

  t.it("limits a piece that spends it", function()
    local g = game("T Ra1,Ra3", { Rook, Crow }, { lands = lands })
    g:may { "Ra1-a3; Ra3-a5", "Ra1-a3; Ra3-c3", "Ra1-a3; Ra3-a1" }
    g:may_not { "Ra1-a3; Ra3-a6", "Ra1-a3; Ra3-d3" }
  end)

  t.it("is not a limit where spends is 0, and is handed on whole", function()
    local g = game("T Ra1,Cb1,Re4", { Rook, Crow }, { lands = lands })
    g:may { "Ra1-b1; Cb1-d3", "Ra1-b1; Cb1-e4; Re4-e5", "Ra1-b1; Cb1-e4; Re4-d4" }
    g:may_not { "Ra1-b1; Cb1-e4; Re4-e6", "Ra1-b1; Cb1-f5" }
  end)

  t.it("of two at least is asked for by c.left(2), after the ply", function()
    local Tap = man("Tap", "T", m.slide(m.orthogonals), { lands = m.own * m.is "Rook" * c.left(2) * c.activate })
    local g = game("T Ta1,Rb1,Ra3", { Tap, Rook })
    g:reaches_only("a1", "a2 a3")
    g:may "Ta1-a3; Ra3-c3"
    -- In the air it has to keep two: of four that it received two may be spent.
    local h = game("T Ta1,Ta5,Rc5,Ra3", { Tap, Rook }, { lands = m.own * m.is "Tap" * c.activate })
    h:may_not "Ta1-a5"
    local k = game("T Tb1,Tb5,Rd5,Re5,Rb2", { Tap, Rook }, { lands = m.own * m.is "Tap" * c.activate })
    k:air("Tb5", { momentum = 4 }):may "Tb5-d5; Rd5-d3":may_not "Tb5-d5; Rd5-d2"
    k:air("Tb5", { momentum = 3 }):may_not "Tb5-d5; Rd5-d4"
  end)
end)

t.describe("A blocked piece", function()
  local function stone(blocked)
    return man("Stone", "S", S(m.N) * m.empty, { passive = true, blocked = blocked })
  end
  local lands = m.own * m.is "Stone" * c.activate

  t.it("cannot be activated", function()
    for _, blocked in ipairs { "stays", false } do
      local g = game("T Ra1,Sa3,Ra4", { Rook, stone(blocked or nil) }, { lands = lands })
      g:reaches_only("a1", "a2 b1 c1 d1 e1 f1")
    end
  end)

  t.it("leaves the board where it says so", function()
    local g = game("T Ra1,Sa3,Ra4", { Rook, stone "oblate" }, { lands = lands })
    g:reaches_only("a1", "a2 a3 b1 c1 d1 e1 f1")
    g:play "Ra1-a3":at("a3", "Rook", "light"):at("a4", "Rook", "light")
    t.equal(g:setup(), "t Ra3,Ra4")
  end)

  t.it("is not blocked where it could activate another, even one that is", function()
    -- One look: the first Stone could go by activating the second, so it does not leave; but that one cannot.
    local Pebble = man("Pebble", "P", S(m.N), { passive = true, blocked = "oblate" })
    local g = game("T Ra1,Pa3,Sa4,Ra5", { Rook, Pebble, stone "stays" },
      { lands = lands + m.own * m.is "Pebble" * c.activate })
    g:reaches_only("a1", "a2 b1 c1 d1 e1 f1")
  end)
end)

t.describe("Inherited movement", function()
  local lands = m.own * m.is("Heir", "Scion") * c.activate
  local Heir = man("Heir", "H", c.gait, { passive = true })
  local Scion = man("Scion", "Sc", c.gait + S(m.N))

  t.it("rides the first steps of the activator, and spends momentum where the heir does", function()
    local g = game("T Ra1,Nb1,Ha3", { Rook, Knight, Heir }, { lands = lands })
    g:may { "Ra1-a3; Ha3-a5", "Ra1-a3; Ha3-c3", "Nb1-a3; Ha3-b5", "Nb1-a3; Ha3-c4" }
    g:may_not { "Ra1-a3; Ha3-d3", "Nb1-a3; Ha3-a4", "Ha3-a4" }
  end)

  t.it("takes what it meets, as its own takes allow", function()
    local g = game("T Ra1,Ha3,ra5,rb3", { Rook, Heir }, { lands = lands })
    g:play "Ra1-a3; Ha3-a5*":at("a5", "Heir", "light")
  end)

  t.it("is what the activator's gait says, where it says something", function()
    local Donor = man("Donor", "D", S(m.orthogonals), { gait = m.leap(2, 2) + m.own_colour * m.slide(m.N) })
    local g = game("T Da2,Ha3", { Donor, Heir }, { lands = lands })
    -- a3 is dark, so that light's own colour is elsewhere; one step of momentum is enough for one leap.
    g:may { "Da2-a3; Ha3-c5", "Da2-a3; Ha3-c1" }
    g:may_not { "Da2-a3; Ha3-a4" }
    local h = game("T Da3,Ha4", { Donor, Heir }, { lands = lands })
    h:may { "Da3-a4; Ha4-a5", "Da3-a4; Ha4-c6" }
    h:may_not { "Da3-a4; Ha4-a6" }
  end)

  t.it("is turned for the activator; the heir's own steps are not", function()
    -- A dark Heir, activated by a light Climber, goes light's way; a Scion besides its own.
    local Climber = man("Climber", "Cl", S(m.N), { lands = m.is("Heir", "Scion") * c.activate, takes = m.none })
    local g = game("T [Cl]a2,ha3", { Climber, Heir }, {})
    g:may "[Cl]a2-a3; Ha3-a4":may_not "[Cl]a2-a3; Ha3-a2"
    local h = game("T [Cl]a2,[sc]a3", { Climber, Scion }, {})
    h:may { "[Cl]a2-a3; [Sc]a3-a4", "[Cl]a2-a3; [Sc]a3-a2" }
  end)

  t.it("does not keep a piece from beginning moves by steps of its own", function()
    local g = game("T [Sc]c3,Ra1", { Rook, Scion }, { lands = lands })
    g:reaches_only("c3", "c4")
    local h = game("T [Sc]c3,Ha1,[Sc]c4", { Heir, Scion }, { lands = lands })
    h:may "[Sc]c3-c4; [Sc]c4-c5":may_not "[Sc]c3-c4; [Sc]c4-d4"
  end)
end)

t.describe("Roaming", function()
  t.it("leads beyond the edge and back", function()
    local over = S(m.W) * S(m.N) * S(m.E)
    local Stray, Tame = man("Stray", "St", over, { roams = true }), man("Tame", "Ta", over)
    local g = game("T [St]a1,[Ta]a3,[Ta]c1", { Stray, Tame })
    g:reaches_only("a1", "a2")
    g:reaches_only("a3", {})
    g:reaches_only("c1", "c2")
  end)

  t.it("holds for inherited movement too, and never ends beyond the edge", function()
    local Zigzag = man("Zigzag", "Z", S(m.N), { gait = m.path({ S{ -2, 1 }, S{ 2, 1 } }, { over = m.pass }) })
    local lands = m.own * m.is "Ghost" * c.activate
    local function ghost(roams) return man("Ghost", "G", c.gait, { passive = true, spends = 0, roams = roams }) end
    game("T Zb1,Gb2", { Zigzag, ghost(true) }, { lands = lands }):may "Zb1-b2; Gb2-b4"
    game("T Zb1,Gb2", { Zigzag, ghost(false) }, { lands = lands }):may_not "Zb1-b2"
    game("T Zb5,Gb6", { Zigzag, ghost(true) }, { lands = lands }):may_not "Zb5-b6"
  end)
end)

t.describe("Activation as on a capture-field", function()
  local Guard = man("Guard", "G", S(m.N) * m.settle + S{ m.NE, m.NW } * m.strike + S(m.S),
    { lands = c.on_strike * m.own * m.is "Rook" * c.activate })

  t.it("excludes steps that settle, not those that do neither", function()
    local g = game("T Gc3,Rc4,Rd4,Rc2", { Guard, Rook })
    g:reaches_only("c3", "d4 c2")
  end)
end)

t.describe("The first ply", function()
  local Miner = man("Miner", "M", c.first_ply * m.slide(m.orthogonals) + S(m.diagonals),
    { lands = m.own * m.is "Miner" * c.activate })

  t.it("may be special, for who starts and for who is activated", function()
    local g = game("T Ma1,Ma5", { Miner })
    g:may { "Ma1-a4", "Ma1-a5; Ma5-e5", "Ma1-a5; Ma5-b4" }
  end)

  t.it("is over for a piece that is activated again", function()
    -- The first one, activated again on a6 by the third, steps aslant only.
    local g = game("T Ma1,Ma6,Mb6", { Miner })
    g:may { "Ma1-a6; Ma6-b6; Mb6-a6; Ma6-b5" }
    g:may_not { "Ma1-a6; Ma6-b6; Mb6-a6; Ma6-a5" }
  end)

  t.it("can matter to rows alone", function()
    local Opener = man("Opener", "O", m.slide(m.orthogonals),
      { lands = c.first_ply * m.own * m.is "Rook" * c.activate })
    local lands = m.own * m.is "Opener" * c.activate
    local g = game("T Oa1,Oa6,Rc6,Rb6", { Opener, Rook }, { lands = lands })
    g:may "Oa1-a6; Oa6-b6; Rb6-b5"
    -- Opener to a6, its like to a3 and Opener again: it has made its ply.
    local h = game("T Oa1,Oa5,Rb5,Ra6", { Opener, Rook }, { lands = lands + m.is "Rook" * m.own * m.none })
    h:may { "Oa1-a5; Oa5-a6; Ra6-b6", "Oa1-a5; Oa5-b5; Rb5-c5" }
    local k = game("T Oa1,Oa5,Oa6,Rb5", { Opener, Rook }, { lands = lands })
    k:may { "Oa1-a5; Oa5-b5; Rb5-b4", "Oa1-a5; Oa5-a6; Oa6-a5; Oa5-a4" }
    k:may_not "Oa1-a5; Oa5-a6; Oa6-a5; Oa5-b5; Rb5-b6"
  end)
end)

t.describe("Promotion by touch", function()
  local Pawn = man("Pawn", "P", S(m.N))
  local Tutor = man("Tutor", "T", m.slide(m.orthogonals), { lands = m.own * m.is "Pawn" * c.promote * m.leave })
  local function tutored(when)
    return game("T Ta3,Pc3,Pa5", { Pawn, Tutor, Rook },
      { promotion = { pieces = { "Pawn" }, zone = "last", to = { "Rook", "Tutor" }, when = when } })
  end

  t.it("is due at once", function()
    local g = tutored "at once"
    g:may { "Ta3-c3=R", "Ta3-c3=T" }
    t.equal(g:perft(1), 4 + 2 * 2 + 1 + 2, "moves: of the Tutor, by touch, of the Pawns")
    g:play "Ta3-c3=R":at("c3", "Rook", "light"):empty "a3"
  end)

  t.it("can wait for a later move where the variant allows that", function()
    local g = tutored "now or later"
    g:play "Ta3-c3="
    t.equal(g:setup(), "t Pc3=,Pa5")
    local h = game("T Pc3=,Pa5", { Pawn, Tutor, Rook },
      { promotion = { pieces = { "Pawn" }, zone = "last", to = { "Rook" }, when = "now or later" } })
    h:reaches_only("c3", "c3 c4")
  end)

  t.it("may be declined where it is a choice, and leaves nothing behind", function()
    local g = game("T Ta3,Pc3", { Pawn, Tutor, Rook },
      { promotion = { pieces = { "Pawn" }, zone = "last", to = { "Rook", "Tutor" }, when = "choice" } })
    g:may { "Ta3-c3=R", "Ta3-c3=T" }:play "Ta3-c3!"
    t.equal(g:setup(), "t Pc3")
  end)

  t.it("may happen in the middle of a cascade", function()
    local g = game("T Ra1,Ta3,Pc3", { Pawn, Tutor, Rook }, { lands = m.own * m.is "Tutor" * c.left(1) * c.activate,
      promotion = { pieces = { "Pawn" }, zone = "last", to = { "Rook" }, when = "at once" } })
    g:may { "Ra1-a3; Ta3-c3=R", "Ra1-a3; Ta3-a5" }
    g:may_not { "Ra1-a3; Ta3-a6" }
  end)
end)

t.describe("Rows of the variant", function()
  local lands = m.own * m.is "Rook" * c.activate

  t.it("add to those of the piece, unless it replaces them", function()
    local row = m.own * m.is "Knight" * c.activate
    local both = man("Both", "B", S(m.all), { lands = row })
    local less = man("Less", "L", S(m.all), { lands = row, replaces_lands = true })
    local none = man("None", "O", S(m.all), { replaces_lands = true })
    local g = game("T Bb2,Rb3,Nc2", { both, Rook, Knight }, { lands = lands })
    g:reaches_only("b2", "a1 a2 a3 b1 b3 c1 c2 c3")
    game("T Lb2,Rb3,Nc2", { less, Rook, Knight }, { lands = lands }):reaches_only("b2", "a1 a2 a3 b1 c1 c2 c3")
    game("T Ob2,Rb3,Nc2", { none, Rook, Knight }, { lands = lands }):reaches_only("b2", "a1 a2 a3 b1 c1 c3")
  end)
end)

t.describe("Enemy pieces in a cascade", function()
  -- A Herald sends enemy Rooks away instead of taking them.
  local Herald = man("Herald", "H", m.slide(m.diagonals), { takes = m.none,
    lands = m.enemy * m.is "Rook" * c.activate })

  t.it("move for their own side: they take ours, and not theirs", function()
    local g = game("T Ha1,Nc5,rc3,nd3,Nb3", { Herald, Rook, Knight })
    g:may { "Ha1-c3; Rc3-c2", "Ha1-c3; Rc3-c5*", "Ha1-c3; Rc3-b3*" }
    g:may_not { "Ha1-c3", "Ha1-c3; Rc3-d3", "Ha1-c3; Rc3-c6" }
    g:play "Ha1-c3; Rc3-c5*":at("c5", "Rook", "dark"):at("c3", "Herald", "light")
    t.equal(g:to_move(), "dark")
  end)

  t.it("must not leave the mover's own royal piece attacked", function()
    local King = man("King", "K", S(m.all))
    local g = game("T Kf3,Ha1,rc3,ka6", { King, Herald, Rook }, { royals = { King = "check" } })
    g:may_not { "Ha1-c3; Rc3-d3", "Ha1-c3; Rc3-e3" }
    g:may { "Ha1-c3; Rc3-c4", "Ha1-c3; Rc3-c1" }
    -- Activating it is no attack: the dark King need not fear the Herald, nor does it attack by the Rook.
    game("T Kf6,Ha1,rc3,kd4", { King, Herald, Rook }, { royals = { King = "check" } }):status "playing"
  end)
end)

t.describe("What a rule captures in a cascade", function()
  local burns = m.every(S(m.orthogonals) * m.enemy * m.capture)
  local Fuse = man("Fuse", "F", m.slide(m.all), { passive = true, on_capture = burns })
  local Torch = man("Torch", "T", S(m.N) * m.enemy * m.capture * S(m.N), { passive = true, on_capture = S(m.E) * m.enemy * m.capture })
  local Dragon = man("Dragon", "D", S(m.N) * m.settle, { on_turn_end = S(m.diagonals) * m.enemy * m.capture })

  -- What the capturers named have taken goes into the pocket, the rest leaves the game.
  local function game_of(capturer, setup)
    return game(setup, { Rook, Knight, Fuse, Torch, Dragon, man("Man", "M", m.none), man("Wolf", "W", m.none) },
      { lands = m.own * c.activate, captures = { { by = { capturer }, to = "capturer" }, { to = "nobody" } }, drops = {} })
  end
  local function pocket(g) return (g:setup():gsub("^[^+]*", "")) end

  t.it("has been captured by the piece that moved first", function()
    local ply, setup = "Ra1-a3; Fa3-b4*", "T Ra1,Fa3,mb4,wb5"
    t.equal(pocket(game_of("Rook", setup):play(ply)), "+W")
    t.equal(pocket(game_of("Fuse", setup):play(ply)), "+M")
  end)

  t.it("likewise while the cascade goes on", function()
    local ply, setup = "Re2-a2; Ta2-a4; Na4-c5", "T Re2,Ta2,ma3,Na4,wb4"
    t.equal(pocket(game_of("Rook", setup):play(ply)), "+W")
    t.equal(pocket(game_of("Torch", setup):play(ply)), "+M")
    t.equal(pocket(game_of("Knight", setup):play(ply)), "")
  end)

  t.it("likewise at the end of the turn", function()
    local ply, setup = "Ra1-a2; Na2-c3*", "T Ra1,Na2,mc3,De2,wf3"
    t.equal(pocket(game_of("Rook", setup):play(ply)), "+W")
    t.equal(pocket(game_of("Knight", setup):play(ply)), "+M")
  end)
end)
