-- Xiangqi. The palace lies in the middle of the first three ranks, three files wide; the river runs between the halves.
local function palace(board)
  local middle = (board.files + 1) // 2
  local function file(n) return string.char(96 + math.max(1, math.min(n, board.files))) end
  return { light = { ("%s1-%s%d"):format(file(middle - 1), file(middle + 1), math.min(3, board.ranks)) } }
end

return {
  symmetry = "rotate", board = { files = 9, ranks = 10 },
  zones = function(board) return { palace = palace(board) } end,
}
