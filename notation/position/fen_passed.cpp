// The fourth field of FEN: what the last move passed.
#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "base/ranges.hpp"
#include "notation/position/fen.hpp"
#include "notation/text/cursor.hpp"
#include "play/agenda.hpp"

namespace acedrex {

namespace {

class PassedReader {
  public:
    PassedReader(const Variant& variant, Position& position)
        : variant_(variant),
          board_(variant.board()),
          position_(position),
          rusher_(other(position.to_move())) {}

    std::string read(std::string_view text) {
        std::vector<Field> passed;
        std::optional<Field> stands;
        Cursor cursor(text);
        while (!cursor.at_end()) {
            const std::string_view rest = cursor.rest();
            const auto field = board_.field(cursor.field());
            if (!field) return quoted(rest) + " is not a field that was passed";
            if (position_.at(*field) == kNoPiece) {
                passed.push_back(*field);
            } else if (!ours(*field)) {
                return none_passed(*field);
            } else if (stands) {
                return fmt::format("\"{}\" names two pieces, {} and {}: only one can have passed", text,
                                   board_.name(*stands), board_.name(*field));
            } else {
                stands = field;
            }
        }
        if (passed.empty()) return quoted(text) + " names no field that was passed";
        if (stands) return made_again(*stands, passed);
        for (const Field f : passed)
            if (const std::string fault = straight(f); !fault.empty()) return fault;
        for (const auto& [f, fields] : rushes_) {
            position_.set(f, position_.at(f), position_.tags(f) | kRushedTag, Edit::Why::setup);
            position_.set_up_rush(f, fields);
        }
        return "";
    }

  private:
    bool ours(Field f) const { return position_.at(f) != kNoPiece && Cast::side(position_.at(f)) == rusher_; }
    std::string none_passed(Field f) const {
        return fmt::format("no piece of {} can have passed {}", to_string(rusher_), board_.name(f));
    }

    bool rushes(Code code) const {
        const Movement& movement = variant_.movement(code);
        return movement.program.facts.does(EffectKind::rushed) ||
               ranges::count(movement.tables, TableAlternative::Kind::rush, &TableAlternative::kind) > 0;
    }

    // How many fields the piece has passed if it has rushed over that one; 0: it has not.
    int distance(Field from, Field passed) const {
        if (!ours(from) || !rushes(position_.at(from))) return 0;
        const BindContext& binding = variant_.binding();
        const Field* back = binding.steps.next(binding.rush_back[position_.at(from)]);
        Field f = back[from];
        for (int fields = 1; f != board_.off() && position_.at(f) == kNoPiece; ++fields, f = back[f])
            if (f == passed) return fields;
        return 0;
    }

    std::string both(Field one, Field two, Field passed) const {
        return fmt::format("the pieces on {0} and {1} can both have passed {2}: name the one, as in {0}{2}",
                           board_.name(one), board_.name(two), board_.name(passed));
    }

    // The piece ahead has rushed over it; where there is none that rushes, one beside it has passed it.
    std::string straight(Field passed) {
        std::optional<Field> ahead;
        for (const Field from : position_.pieces(rusher_)) {
            if (distance(from, passed) == 0) continue;
            if (ahead) return both(std::min(*ahead, from), std::max(*ahead, from), passed);
            ahead = from;
        }
        if (!ahead) return beside(passed);
        const Field f = *ahead;
        auto known = ranges::find(rushes_, f, &std::pair<Field, int>::first);
        if (known == rushes_.end()) known = rushes_.insert(known, {f, 0});
        known->second = std::max(known->second, distance(f, passed));
        return "";
    }

    std::string beside(Field passed) {
        std::vector<Field> fits;
        for (const Field f : neighbours(board_, passed)) {
            Position trial = position_;
            if (ours(f) && PassedReader(variant_, trial).made_again(f, {passed}).empty()) fits.push_back(f);
        }
        if (fits.empty()) return none_passed(passed);
        if (fits.size() == 1) return made_again(fits[0], {passed});
        return both(fits[0], fits[1], passed);
    }

    // The move is made again, so that everything is noted that its piece's script notes.
    std::string made_again(Field at, const std::vector<Field>& passed) {
        const auto from = where_from(at, passed);
        const std::string fault =
            "no move to " + board_.name(at) + " can have passed " + board_.name(passed[0]);
        if (!from) return fault;
        const Code code = position_.at(at);
        const bool initial = position_.tables().setup[*from] == code;
        position_.set(at, kNoPiece, 0, Edit::Why::setup);
        position_.set(*from, code, initial ? variant_.initial_tags(code, *from) & ~kCastlingTag : 0,
                      Edit::Why::setup);
        position_.set_to_move(rusher_);
        return make(*from, at, passed) ? "" : fault;
    }

    // Makes what the piece can do, legal or not, that takes it there and is noted; false where there is none.
    bool make(Field from, Field to, const std::vector<Field>& passed) {
        const Code code = position_.at(from);
        if (variant_.movement(code).passive) return false;
        Auras auras(variant_.play(), position_);
        Agenda agenda(variant_.play(), variant_.promotion(), position_);
        if (!variant_.play().auras.empty()) {
            auras.judge();
            agenda.use_auras(&auras);
        }
        std::vector<Edit> edits;
        Move move{.from = from, .to = to, .kind = Move::Kind::edits};
        const std::size_t before = position_.checkpoint();
        agenda.run(agenda.begin_ply(from, 0, true), [&](const WalkEnd& end) {
            const bool displaced_only =
                end.to == to && position_.at(to) == code && position_.at(from) == kNoPiece;
            const bool noted = position_.tags(to) != 0 ||
                               ranges::any_of(passed, [&](Field f) { return position_.field_tags(f) != 0; });
            if (!displaced_only || !noted) return true;
            const auto done = position_.edits_since(before);
            edits.assign(done.begin(), done.end());
            move.as = static_cast<std::int16_t>(end.as);
            move.edit_count = static_cast<std::uint16_t>(edits.size());
            return false;
        });
        if (!edits.empty()) make_move(position_, move, edits.data(), variant_.move_rules());
        return !edits.empty();
    }

    // The field before those that were passed, all in line and next to each other.
    std::optional<Field> where_from(Field at, const std::vector<Field>& passed) const {
        for (const Field next : passed) {
            const Vector step = board_.coordinates(next) - board_.coordinates(at);
            Field f = board_.step(at, step);
            std::size_t met = 0;
            while (met < passed.size() && f != board_.off() && ranges::count(passed, f) > 0) {
                f = board_.step(f, step);
                ++met;
            }
            if (met == passed.size() && f != board_.off() && position_.at(f) == kNoPiece) return f;
        }
        return std::nullopt;
    }

    const Variant& variant_;
    const Board& board_;
    Position& position_;
    Side rusher_;
    std::vector<std::pair<Field, int>> rushes_;  // how many fields each piece passed
};

}  // namespace

std::string note_passed(const Variant& variant, Position& position, std::string_view text) {
    return PassedReader(variant, position).read(text);
}

}  // namespace acedrex
