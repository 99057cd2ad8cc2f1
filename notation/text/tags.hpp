// Tags and notes of pieces, written as setup strings and moves have them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/text/cursor.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// The suffixes of the first four tags, in order.
constexpr std::string_view kTagSuffixes = "|&=:";

// "name", "name:2", "name:b1": of the tag, which is among these.
std::string tag_text(const Variant& variant, const Tag& tag, Tags tags);
// "|", "{name:2}", one for each. passed: what stands behind the tag of a rush.
std::vector<std::string> tag_texts(const Variant& variant, Tags tags, const std::string& passed = "");
// All of them, one behind the other.
std::string tags_text(const Variant& variant, Tags tags);

// What stands behind the symbol of a piece in a pocket: "{safe}{home:b1}", the name of the pocket left out
// where it has none, and nothing else could be meant.
std::string pocketed_text(const Variant& variant, int pocket, Tags kept);
// "{home:b1}", as often as it comes next; "": it does not.
std::string kept_in(Cursor& text);
// Is it told between such braces what the piece has kept, and not which pocket it is in?
bool is_kept(const Variant& variant, std::string_view in_braces);

}  // namespace acedrex
