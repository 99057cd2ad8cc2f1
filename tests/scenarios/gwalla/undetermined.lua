-- Undetermined promotion: what a Pawn has become shows when it moves.
local t = require "acedrex.scenario"

local function on(setup) return t.game("undetermined", setup) end
local function wide(setup) return t.game("undetermined", setup, { options = "kinds=wide" }) end

t.describe("A Pawn on the last rank", function()
  t.it("is of no kind yet", function()
    local g = on "UP Ke1,ka1,Pc7":play "Pc7-c8=X":at("c8", "Unexposed", "light")
    g:play("Ka1-a2"):reaches("c8", "c1 a8 h3 b6 d6 a7 e7")
    g:may { "Xc8-c1=[Xr]", "Xc8-h3=[Xb]", "Xc8-b6=[Xn]" }:may_not { "Xc8-d5", "Xc8-c8" }
    on("UP Ke1,ka1,Pc7"):may_not { "Pc7-c8=Q", "Pc7-c8=N" }
  end)

  t.it("shows its parts by its moves, and two of them settle it", function()
    on("UP Ke1,ka1,[Xr]c8"):may { "[Xr]c8-c1", "[Xr]c8-h3=Q", "[Xr]c8-b6=M" }:may_not { "[Xr]c8-c1=Q", "[Xr]c8-b6=A" }
    on("UP Ke1,ka1,[Xb]c8"):may { "[Xb]c8-c1=Q", "[Xb]c8-h3", "[Xb]c8-b6=A" }
    on("UP Ke1,ka1,[Xn]c8"):may { "[Xn]c8-c1=M", "[Xn]c8-h3=A", "[Xn]c8-b6" }
    local g = on("UP Ke1,ka1,Xc8"):play("Xc8-c4"):at("c4", "Part Rook"):play("Ka1-a2"):play "[Xr]c4-b2"
    g:at("b2", "Marshall"):play("Ka2-a3"):reaches("b2", "b8 h2 a4 d3"):may_not { "Mb2-d4", "Mb2-a1" }
  end)

  t.it("moves one field along a rank as a Rook does", function()
    on("UP Ke1,ka1,Xc5"):may { "Xc5-c6=[Xr]", "Xc5-d6=[Xb]" }
  end)
end)

t.describe("What is not shown", function()
  t.it("gives no check, and takes no King", function()
    local g = on "up Ke1,kc1,Xc8"
    g:status "playing":may { "Kc1-b1", "Kc1-c2" }
    t.equal(g:attackers("c1", "light"), {})
    on("up Ke1,kc1,[Xr]c8"):status "check"
    on("up Ke1,ka6,[Xr]c8"):status "playing"
    on("UP Ke1,kc2,Xc8"):may_not { "Xc8-c2", "Xc8-c2*=[Xr]" }
  end)

  t.it("captures what has stood there, not what moved there in the last turn", function()
    local g = on "up Ke1,ka1,Xc8,rh4"
    g:play "Rh4-c4":may_not { "Xc8-c4*=[Xr]" }:may { "Xc8-c5=[Xr]", "Xc8-h3=[Xb]" }
    g:play "Ke1-e2":play "Ka1-a2":may "Xc8-c4*=[Xr]"
    -- The part that it has shown does.
    on("up Ke1,ka1,[Xr]c8,rh4"):play "Rh4-c4":may "[Xr]c8-c4*"
    on("up Ke1,ka1,[Xr]c8,bh7"):play("Bh7-f5"):may_not "[Xr]c8-f5*=Q"
  end)
end)

t.describe("A declaration", function()
  t.it("shows a part, once in a turn and before the move", function()
    local g = on "UP Ke1,ka1,Xc8,Xd8"
    g:may { "Xc8=[Xr]; Ke1-e2", "Xc8=[Xn]; Xd8-d4=[Xr]", "Xc8=[Xb]; [Xb]c8-h3", "Xc8=[Xr]; [Xr]c8-h3=Q" }
    g:may_not { "Xc8=[Xr]", "Ke1-e2; Xc8=[Xr]", "Xc8=[Xr]; Xd8=[Xb]; Ke1-e2" }
    on("UP Ke1,ka1,[Xr]c8"):may { "[Xr]c8=Q; Ke1-e2", "[Xr]c8=M; Ke1-e2" }:may_not "[Xr]c8=A; Ke1-e2"
  end)

  t.it("threatens: the King may not go there, and what does is captured", function()
    local g = on("UP Ke1,ka2,Xb8,rh5"):play "Xb8=[Xr]; Ke1-e2"
    g:may_not("Ka2-b2", "check"):may "Ka2-a3":play("Rh5-b5"):may "[Xr]b8-b5*"
    on("UP Ke1,ka2,Xb8,rh5"):play("Ke1-e2"):may("Ka2-b2"):play("Rh5-b5"):may_not "Xb8-b5*=[Xr]"
    on("UP Ke1,kb2,Xb8"):play("Xb8=[Xr]; Ke1-e2"):status "check"
  end)

  t.it("comes too late for what has just moved, for the part that it shows", function()
    local g = on("up Ke1,ka1,Xc8,rh4"):play "Rh4-c4"
    g:may_not { "Xc8=[Xr]; [Xr]c8-c4*", "Xc8=[Xn]; [Xn]c8-c4*" }:may "Xc8=[Xr]; [Xr]c8-c5"
    g = on("up Ke1,ka1,[Xr]c8,rh4"):play "Rh4-c4"
    g:may { "[Xr]c8=Q; Qc8-c4*", "[Xr]c8-c4*" }
    g = on("up Ke1,ka1,[Xr]c8,bh7"):play "Bh7-f5"
    g:may_not { "[Xr]c8=Q; Qc8-f5*" }:may "[Xr]c8=Q; Qc8-e6"
    g:play "[Xr]c8=Q; Ke1-e2":play "Ka1-a2":may "Qc8-f5*"
  end)
end)

t.describe("With Centaur, Gryphon and Aanca", function()
  t.it("a single step is no Rook's yet, and no Bishop's", function()
    local g = wide("UP Ke1,ka1,Xc5;kinds=wide"):play "Xc5-c6":at("c6", "Unexposed"):play "Ka1-a2"
    -- Queen, Marshall or Centaur.
    g:may { "Xc6-c8=[Xr]", "Xc6-b4=[Xn]", "Xc6-e8=Q", "Xc6-d7" }:may_not { "Xc6-c8=Q", "Xc6-e7=G" }
    t.equal(g:setup(), "UP Ke1,Xc6{_QMC},ka2;quiet=2;last=Ka2;kinds=wide")
  end)

  t.it("a Knight's move leaves the bent riders where the field between is free", function()
    local g = wide("UP Ke1,ka1,Xd4;kinds=wide"):play "Xd4-e6":play "Ka1-a2"
    t.equal(g:setup(), "UP Ke1,Xe6{_AMCGH},ka2;quiet=2;last=Ka2;kinds=wide")
    g:may { "Xe6-f8", "Xe6-e2=M", "Xe6-b3=A", "Xe6-e7=[Xn]" }
    g = wide("UP Ke1,ka1,Xd4,Pd5;kinds=wide"):play "Xd4-e6":play "Ka1-a2"
    t.equal(g:setup(), "UP Ke1,Pd5,Xe6{_AMCG},ka2;quiet=2;last=Ka2;kinds=wide")
    g = wide("UP Ke1,ka1,Xd4,Pd5,pe5;kinds=wide"):play "Xd4-e6"
    g:at("e6", "Part Knight")
  end)

  t.it("what only one kind can do settles it", function()
    wide("UP Ke1,ka1,Xd4;kinds=wide"):may { "Xd4-e7=G", "Xd4-f7=[Aa]" }:may_not { "Xd4-e7=[Aa]", "Xd4-f7=G" }
    wide("UP Ke1,ka1,Xd4,Pe5;kinds=wide"):may_not "Xd4-e7"
  end)

  t.it("only what all kinds that are left can do threatens", function()
    wide("up Ke1,kd8,Xd4{_QMC};kinds=wide"):status "playing"
    wide("up Ke1,kd5,Xd4{_QMC};kinds=wide"):status "check"
    wide("up Ke1,ke6,Xd4{_AMCGH};kinds=wide"):status "check"
    wide("up Ke1,ke6,Xd4{_AMCGH},pd5;kinds=wide"):status "playing"
    wide("up Ke1,ke6,[Xn]d4,pd5;kinds=wide"):status "check"
  end)

  t.it("parts are declared, also such of one kind alone", function()
    wide("UP Ke1,ka1,Xd4;kinds=wide"):may { "Xd4=[Xr]; Ke1-e2", "Xd4=[Xn]; Ke1-e2", "Xd4=C; Ke1-e2", "Xd4=G; Ke1-e2", "Xd4=[Aa]; Ke1-e2" }
    wide("UP Ke1,ka1,Xd4{_QMC};kinds=wide"):may { "Xd4=[Xr]; Ke1-e2", "Xd4=C; Ke1-e2", "Xd4=Q; Ke1-e2" }:may_not "Xd4=G; Ke1-e2"
  end)
end)
