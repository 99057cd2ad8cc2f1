-- The notation that the page of Jupiter suggests. What it has two ways for is written in the first one, and read in both.
local notation = require "acedrex.notation"

return notation.forms{
  move = { "{piece}-{to}", "{piece}{to}" },        -- Wa-a7; "leaving out the dash does not introduce any ambiguity"
  capture = "{piece}x{to}",
  over = "{piece}{x*}-{to}",                       -- Zixd4-e5, Raxi4xj5, Loxd3xd8xd10-d12, So-f5xg6xh7
  rifle = "{piece}x!{taken,}",                     -- Gex!c6
  burns = "{move}x!{taken,}",                      -- FiD-f16x!e15,e16
  stays = "{piece}!",                              -- HO!
  convert = "{at}={side}",                         -- a3=Tan
  place = "{at}={piece}",                          -- o11=Trb
  displaced = "{piece}{from}-{to}",
  caused = "{piece}:{displaced,}",                 -- CmH:Pd7-c6, OxT-k4:A-k5,Goxk6, Mi-e5:e6=Blue
  gone = "{piece}{from}*",                         -- Pe7*
  dies = "{move}*",                                -- Bxn11*
  promotes = { "={piece}", "+" },                  -- Fu-a11=Z, Fu-a11+
  declined = "=",                                  -- DE-f11=
  sides = { light = "Blue", dark = "Tan" },
}
