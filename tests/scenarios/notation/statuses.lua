-- What is said behind a move, and instead of one, in a declared notation and in the plain one.
local t = require "acedrex.scenario"

t.describe("Signs behind a move", function()
  for _, variant in ipairs { "classical-chess", "mayan-ascendancy" } do
    t.it("are read in " .. variant, function()
      local g = t.game(variant)
      for _, sign in ipairs { "+", "++", "#", "(=)", "()", "(===)", "+(=)", "+()", " (=)", "!", "?!", "+!", "_", "_=",
                              "(=)=", "(=)_=", "_(=)" } do
        g:may("a3" .. sign)
      end
      g:reads_not({ "#", "##", "(=)", "()", "(==)", "(===)" }, "instead of a move")
      g:reads_not("...", "holds the place of a move")
      g:reads { "axb3 e.p.", "axb3e.p.", "O-O", "0-0-0", "Rxa3+" }
    end)
  end

  t.it("do not hide the tag for promotion", function()
    t.game("mayan-ascendancy"):reads { "a8=", "a8_=" }
    t.game("age-of-aquarius", "AOA Pl13,Ka1,kn14"):may("l14="):may_not("l14_=", "has to be written")
  end)
end)

t.describe("The classical notation on larger boards", function()
  t.it("captures with x", function()
    t.game("croatian-ties", "CT Ef2,pg4,Ka1,kj10"):may { "Exg4", "Eg4*", "Ef2xg4" }
    t.game("croatian-ties", "CT Pe4,pd5,Ka1,kj10"):may { "exd5", "ed5*" }:may_not "gxd5"
  end)

  t.it("captures en passant", function()
    t.game("croatian-ties", "CT Pe6,pd6:2,Ka1,kj10"):may { "exd7 e.p.", "ed7:" }:may_not "exf7 e.p."
  end)
end)
