-- The Cannon slides along file and rank to move, and captures along them over exactly one piece.
return piece.extend(require "xiangqi.pieces.cannon", {})
