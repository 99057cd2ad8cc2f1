-- Diagonal single steps, turning by 90 degrees to either side by turns, always outward over empty fields.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Crooked Bishop", symbol = "CrBi", label = "crooked_bishop(28)",
  about = "zigzags along a file or rank in diagonal steps",
  moves = m.along(m.diagonals, function(d)
    return walks.zigzag(d, d:turn(2)) + walks.zigzag(d, d:turn(-2))
  end),
}
