// Tags that say nothing where pieces of a type have them from the beginning.
#pragma once

#include <map>
#include <utility>

#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

// Of each type of piece the tags that all of them have alike in one position. What a piece keeps in mind is
// its own.
class UsualTags {
  public:
    UsualTags() = default;  // none
    UsualTags(const Variant& variant, const Position& position);
    // Those of the piece that are not among these.
    Tags without(const Variant& variant, Code piece, Tags tags) const;

  private:
    // Those of the first that was met, and which of them all others have, too.
    std::map<Code, std::pair<Tags, Tags>> tags_;
};

}  // namespace acedrex::program
