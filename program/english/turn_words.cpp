#include "english/turn_words.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "base/ranges.hpp"
#include "english/describe.hpp"
#include "shell/result_words.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kAnyMove = "a move";

const char* kind_of(TurnPart::Kind kind) {
    switch (kind) {
        case TurnPart::Kind::promotion:
            return "promotion";
        case TurnPart::Kind::drop:
            return "drop";
        case TurnPart::Kind::pass:
            return "pass";
        case TurnPart::Kind::ply:
        case TurnPart::Kind::castling:
            break;
    }
    return "move";
}

bool has_conditions(const std::vector<Part>& parts) {
    return ranges::any_of(
        parts, [](const Part& part) { return part.is_conditional() || has_conditions(part.parts); });
}

template <class T>
void add_once(std::vector<T>& all, const T& one) {
    if (ranges::find(all, one) == all.end()) all.push_back(one);
}

// Who may make parts, as far as that leaves anybody out.
class Makers {
  public:
    Makers(const Variant& variant, const Position& position, const PartsAhead& parts)
        : variant_(variant), position_(position), parts_(parts) {}

    std::string words(const char* of) const {
        if (parts_.fields.size() == 1 && parts_.pieces.size() == 1)
            return fmt::format(" {} the {} on {}", of, name(), variant_.board().name(parts_.fields[0]));
        const std::string which = parts_.pieces.size() == 1 && !are_all([&](Field f) {
                                      return position_.at(f) == parts_.pieces[0];
                                  })
                                      ? fmt::format(" {} {} {}", of, article(name()), name())
                                      : "";
        return which + place();
    }

  private:
    const std::string& name() const { return variant_.cast().name(parts_.pieces[0]); }
    // On the one board where they all stand, while others do not.
    std::string place() const {
        if (parts_.fields.empty()) return "";
        const BoardPart& board = variant_.board().part(parts_.fields[0]);
        const auto is_there = [&](Field f) { return &variant_.board().part(f) == &board; };
        if (are_all(is_there) || !ranges::all_of(parts_.fields, is_there)) return "";
        return board.name.empty() ? " on the first board" : " on " + board.name;
    }
    // Is it true of all pieces of the side to move?
    template <class Is>
    bool are_all(Is is) const {
        return ranges::all_of(position_.pieces(position_.to_move()), is);
    }

    const Variant& variant_;
    const Position& position_;
    const PartsAhead& parts_;
};

std::string words_for(const Variant& variant, const Position& position, const PartsAhead& parts) {
    const Makers makers(variant, position, parts);
    if (!parts.action.empty()) return parts.action + makers.words("with");
    if (std::string_view(parts.kind) == "pass") return "a pass";
    return fmt::format("a {}{}", parts.kind, makers.words("of"));
}

}  // namespace

std::vector<PartsAhead> parts_ahead(BegunTurn& turn) {
    const Variant& variant = turn.variant();
    std::vector<PartsAhead> all;
    if (turn.empty() && !has_conditions(variant.turn().ways)) return all;
    for (const TurnPart& part : turn.following()) {
        const std::string action = variant.turn().action_name(part.action);
        auto like = ranges::find_if(all, [&](const PartsAhead& one) {
            return std::string_view(one.kind) == kind_of(part.kind) && one.action == action;
        });
        if (like == all.end()) like = all.insert(all.end(), {kind_of(part.kind), action, {}, {}, ""});
        if (part.piece != kNoPiece) add_once(like->pieces, part.piece);
        if (part.kind != TurnPart::Kind::drop && part.piece != kNoPiece) add_once(like->fields, part.from);
    }
    for (PartsAhead& parts : all) parts.words = words_for(variant, turn.position(), parts);
    return all;
}

std::string words_ahead(BegunTurn& turn) {
    std::vector<std::string> words;
    for (const PartsAhead& parts : parts_ahead(turn)) words.push_back(parts.words);
    if (turn.empty() && words == std::vector<std::string>{kAnyMove}) return "";
    return listed(words, "or");
}

std::string told_status(const ToldGame& told) {
    const Status status = told.status();
    if (status.over()) return words_of(status);
    BegunTurn turn(told.game());
    const std::string ahead = words_ahead(turn);
    return words_of(status) + (ahead.empty() ? "" : "; next: " + ahead);
}

}  // namespace acedrex::program
