-- Betza and XBetza: a second surface over the same words. A text is a row of moves, each some modifiers (small
-- letters, in any order), an atom (a capital) and how far it rides.
--   W F D N A H L=C J=Z G   steps of 1,0  1,1  2,0  2,1  2,2  3,0  3,1  3,2  3,3;  (m,n) any step;  X behind: 3 longer
--   R B Q K                 WW, FF, both; W and F
--   U I                     to any field; as the piece that the other side moved last
--   W3 up to three, W0 or WW without limit
--   f b l r v s             forward, back, left, right, v = fb, s = lr; alone or in pairs, h in pairs on oblique steps
--   m c d k e               ends: only to settle, to strike, on an own piece, on a royal one, en passant
--   t u                     spares royal pieces; what it takes goes to the start field
--   i o                     only as its first move; the files are joined at the edge
--   n j p g                 the way: lame, free; jumping, not free; hopping over one piece; and landing next to it
--   q z                     turning at every step: to one hand; to either hand in turn
--   a                       and again a leg, whose letters of direction count from the leg before: fs 45 degrees, s 90;
--                           before it m c d e k t u p g say what the leg meets on the field where it turns (m: nothing),
--                           y (over an empty field) and g change a step to a line and back for the legs that follow
--   [A-B?C]                 chains of legs: - and then, ? and perhaps; (A) any number of times; a any direction
local p = require "acedrex.primitives"
local m = require "acedrex.movement"
local parse = require "acedrex.betza.parse".parse
local build = require "acedrex.betza.build"

local function read(text) return build(text, parse(text)) end

return function(text)
  if type(text) ~= "string" or #text > 200 then
    if p.is_broken(text) then return m.none end
    return p.fault("m.betza: its argument should be a text of Betza's letters, found " .. p.describe(text))
  end
  local done, result = pcall(read, text)
  if done then return result end
  if type(result) ~= "table" then error(result, 0) end
  return p.fault(result.betza)
end
