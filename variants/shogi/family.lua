-- Shogi. A piece that moves within the far third of the board, into it or out of it, may be promoted to what it says.
return { symmetry = "rotate", board = { files = 9, ranks = 9 } }
