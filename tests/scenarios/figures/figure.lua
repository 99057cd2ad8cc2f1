-- What the figures of the cascading variants share: require "figure" (t) returns
--   each(MOVE, FIELDS): the move once for each of the fields, which takes the place of its "?"
--   stands(g, PIECES): the board holds exactly these pieces, written as in a setup string, tags left aside
--   loses(g, MOVES): each of the moves can be played, and loses at once for the side that plays it
return function(t)
  local figure = {}

  local function sorted(pieces)
    local list = {}
    for piece in pieces:gmatch "[^,%s]+" do list[#list + 1] = piece:match "^%[?%a+%]?%a%d+" or piece end
    table.sort(list)
    return table.concat(list, " ")
  end

  function figure.each(move, fields)
    local moves = {}
    for field in fields:gmatch "%S+" do moves[#moves + 1] = move:gsub("%?", field) end
    return moves
  end

  function figure.stands(g, pieces)
    t.equal(sorted(g:setup():match "^%S+%s+([^;]*)"), sorted(pieces), "the board")
    return g
  end

  function figure.loses(g, moves)
    local mover = g:to_move()
    for _, move in ipairs(moves) do
      g:play(move)
      local _, _, winner = g:status()
      t.equal(winner, mover == "light" and "dark" or "light", move .. ": the winner")
      g:undo()
    end
    return g
  end

  return figure
end
