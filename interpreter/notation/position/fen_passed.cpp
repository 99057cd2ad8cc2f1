// The fourth field of FEN: what the last move passed.
#include <algorithm>
#include <vector>

#include "legality/legal.hpp"
#include "notation/position/fen.hpp"
#include "notation/text/ascii.hpp"

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
        const std::string whole(text);
        while (!text.empty()) {
            std::size_t n = 0;
            while (n < text.size() && !is_digit(text[n])) ++n;
            while (n < text.size() && is_digit(text[n])) ++n;
            const auto field = board_.field(text.substr(0, n));
            if (!field) return "\"" + std::string(text) + "\" is no field that was passed";
            text.remove_prefix(n);
            if (position_.at(*field) == kNoPiece) {
                passed.push_back(*field);
            } else if (!ours(*field)) {
                return nobody_passed(*field);
            } else if (stands) {
                return "\"" + whole + "\" names two pieces, " + board_.name(*stands) + " and " +
                       board_.name(*field) + ": only one can have passed";
            } else {
                stands = field;
            }
        }
        if (passed.empty()) return "\"" + whole + "\" names no field that was passed";
        if (stands) return made_again(*stands, passed);
        for (const Field f : passed)
            if (const std::string fault = straight(f); !fault.empty()) return fault;
        for (const auto& [f, fields] : rushes_) {
            position_.set(f, position_.at(f), position_.tags(f) | kRushedTag, Edit::Why::setup);
            position_.add_rush(f, fields);
        }
        if (!rushes_.empty()) {
            position_.set_to_move(rusher_);
            position_.end_turn();
        }
        return "";
    }

  private:
    bool ours(Field f) const { return position_.at(f) != kNoPiece && Cast::side(position_.at(f)) == rusher_; }
    std::string nobody_passed(Field f) const {
        return "no piece of " + std::string(to_string(rusher_)) + " can have passed " + board_.name(f);
    }

    bool rushes(Code code) const {
        const Movement& movement = variant_.movement(code);
        return std::any_of(
                   movement.tables.begin(), movement.tables.end(),
                   [](const TableAlternative& t) { return t.kind == TableAlternative::Kind::rush; }) ||
               std::any_of(movement.program.code.begin(), movement.program.code.end(),
                           [](const Instruction& i) { return i.op == Op::rushed; });
    }

    // Who stands straight ahead has rushed over it; if no such piece rushes, one beside it has passed it.
    std::string straight(Field passed) {
        const Vector ahead = turned_for(rusher_, variant_.binding().rotate, {0, 1});
        int distance = 1;
        Field f = board_.step(passed, ahead);
        while (f != board_.off() && position_.at(f) == kNoPiece) {
            f = board_.step(f, ahead);
            ++distance;
        }
        if (f == board_.off() || !ours(f) || !rushes(position_.at(f))) return beside(passed);
        const auto known =
            std::find_if(rushes_.begin(), rushes_.end(), [&](const auto& r) { return r.first == f; });
        if (known == rushes_.end())
            rushes_.emplace_back(f, distance);
        else
            known->second = std::max(known->second, distance);
        return "";
    }

    std::string beside(Field passed) {
        std::vector<Field> fits;
        for (int x = -1; x <= 1; ++x)
            for (int y = -1; y <= 1; ++y) {
                const Field f = board_.step(passed, {x, y});
                if ((x == 0 && y == 0) || f == board_.off() || !ours(f)) continue;
                Position trial = position_;
                if (PassedReader(variant_, trial).made_again(f, {passed}).empty()) fits.push_back(f);
            }
        if (fits.empty()) return nobody_passed(passed);
        if (fits.size() > 1)
            return "the pieces on " + board_.name(fits[0]) + " and " + board_.name(fits[1]) +
                   " can both have passed " + board_.name(passed) + ": name the one, as in " +
                   board_.name(fits[0]) + board_.name(passed);
        return made_again(fits[0], {passed});
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
        position_.set(*from, code, initial ? variant_.initial_tags(code) & ~kCastlingTag : 0,
                      Edit::Why::setup);
        position_.set_to_move(rusher_);
        LegalMoves legal(variant_, position_);
        legal.ignore_safety(true);
        MoveList list;
        legal.list_from(*from, list);
        for (const Move& move : list.moves) {
            const std::size_t before = position_.checkpoint();
            make_move(position_, move, list.edits.data(), variant_.move_rules());
            const bool displaced_only = position_.at(at) == code && position_.at(*from) == kNoPiece;
            const bool noted =
                position_.tags(at) != 0 || std::any_of(passed.begin(), passed.end(),
                                                       [&](Field f) { return position_.field_tags(f) != 0; });
            if (move.from == *from && move.to == at && displaced_only && noted) return "";
            position_.undo_to(before);
        }
        return fault;
    }

    // The field before those that were passed, all in line and next to each other.
    std::optional<Field> where_from(Field at, const std::vector<Field>& passed) const {
        for (const Field next : passed) {
            const Vector step = board_.coordinates(next) - board_.coordinates(at);
            Field f = at;
            std::size_t met = 0;
            for (std::size_t i = 0; i <= passed.size(); ++i) {
                f = board_.step(f, step);
                if (f == board_.off()) break;
                if (i < passed.size())
                    met += static_cast<std::size_t>(std::count(passed.begin(), passed.end(), f));
            }
            if (f != board_.off() && met == passed.size() && position_.at(f) == kNoPiece) return f;
        }
        return std::nullopt;
    }

    const Variant& variant_;
    const Board& board_;
    Position& position_;
    Side rusher_;
    std::vector<std::pair<Field, int>> rushes_;
};

}  // namespace

std::string note_passed(const Variant& variant, Position& position, std::string_view text) {
    return PassedReader(variant, position).read(text);
}

}  // namespace acedrex
