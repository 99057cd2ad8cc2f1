// What the kernel makes of a random case, in the oracle's terms.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>

#include "movement/bind_context.hpp"
#include "placement.hpp"
#include "position/position.hpp"
#include "random_cases.hpp"
#include "variant/variant.hpp"

namespace acedrex::reference {

// What refusals begin with.
inline constexpr const char* kRefusal = "the kernel refuses the variant: ";

class KernelSide {
  public:
    KernelSide(const Case& c, std::shared_ptr<Hooks> hooks);
    // variant: what the case's spec was compiled to.
    KernelSide(const Case& c, std::shared_ptr<const Variant> variant);

    // Why the variant could not be compiled; "" if it could. Nothing else may be asked then.
    const std::string& refusal() const { return refusal_; }
    const Variant& variant() const { return *variant_; }

    // The case's position, the case's player to move.
    Position position() const;
    Placement placement(const Position& position) const;
    Marks marks(Tags bits) const;

    // Where the moves of the piece on `from` lead, before the turn passes; nothing where a budget cut them.
    std::optional<std::set<Placement>> outcomes(Field from) const;
    // All moves of the side to move, played and taken back as a game does it.
    struct Played {
        std::set<Placement> outcomes;  // after the turn has passed
        std::size_t listed = 0;
        std::size_t counted = 0;
        bool complete = true;
        std::string fault;  // of taking back, or of a text that does not name its move; "" if none
    };
    Played played() const;
    // Is the royal piece of `side` that stands on `at` attacked?
    bool attacked(Field at, int type, Side side) const;

  private:
    Code code(int type, Side side) const;
    int index_of(int type) const;  // in the case's pieces
    Tags bits_before(const Marks& marks) const;

    const Case& case_;
    std::shared_ptr<const Variant> variant_;
    std::string refusal_;
};

}  // namespace acedrex::reference
