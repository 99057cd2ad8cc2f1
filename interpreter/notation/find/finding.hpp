// Which move a text means.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "notation/find/game.hpp"
#include "notation/find/tracing.hpp"
#include "notation/move/pattern.hpp"

namespace acedrex {

// What Game::find says.
PlayResult find_move(const Game& game, std::string_view text, std::shared_ptr<const ListedMove>& found);

// Inner parts, which refusals share.
bool means(const Game& game, const MovePattern& pattern, const ListedMove& move);
// The field that the first part of the text starts from, where it names one.
std::optional<Field> start_of(const Game& game, const MovePattern& pattern);

}  // namespace acedrex
