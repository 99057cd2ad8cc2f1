// What a variant says of turns, drops, pockets, its own numbers and its notation, read into plain data.
#pragma once

#include <optional>
#include <vector>

#include "declare/declaration.hpp"
#include "variant/spec.hpp"

namespace acedrex {

std::vector<DropSpec> read_drops(const Declaration& d);
std::vector<CaptureSpec> read_captures(const Declaration& d);
std::vector<PocketSpec> read_pockets(const Declaration& d);
// Does a part of a turn, which is a drop, say itself what is dropped? Else what the variant says holds.
bool says_drop(lua_State* lua, int part);
std::optional<PartSpec> read_turn(const Declaration& d);
std::vector<CounterSpec> read_state(const Declaration& d);
std::optional<TrailSigns> read_notation(const Declaration& d);

}  // namespace acedrex
