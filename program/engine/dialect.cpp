#include "engine/dialect.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "base/ranges.hpp"
#include "notation/move/record.hpp"
#include "notation/position/fen.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

namespace {

// The dialect's text of one turn, as if no other read the same.
class DialectWriter {
  public:
    DialectWriter(const Game& game, Dialect dialect)
        : game_(game), variant_(game.variant()), board_(variant_.board()), dialect_(dialect) {}

    std::string write(const ListedMove& move) const {
        const PlyRecord& first = move.plies[0];
        if (move.plies.size() == 2 && behind_partner(first, move.plies[1]))
            return field(move.plies[1].to) + field(first.from) + comes_in(move.plies[1]);
        std::string text = of_first(first);
        const PlyRecord* before = &first;
        for (std::size_t i = 1; i < move.plies.size(); ++i) {
            const PlyRecord& ply = move.plies[i];
            if (ply.activated || ply.passes()) break;  // what a cascade brings about, the number tells
            text += further(first, *before, ply);
            before = &ply;
        }
        return text;
    }

    std::string field(Field f) const {
        const std::string name = board_.name(f);
        if (!dialect_.ranks_from_zero) return name;
        const std::size_t digits = name.find_last_not_of("0123456789") + 1;
        return name.substr(0, digits) + std::to_string(std::stoi(name.substr(digits)) - 1);
    }

  private:
    std::string of_first(const PlyRecord& ply) const {
        if (ply.passes()) return pass(ply.player);
        if (ply.kind == PlyKind::drop) return dropped(ply) + "@" + field(ply.to);
        if (ply.kind == PlyKind::castle && !ply.effects.empty() && by_partner(ply))
            return field(ply.from) + field(ply.effects[0].from);
        return field(ply.from) + field(ply.to) + promotion(ply);
    }

    // "P", "+S" of one that comes in as the promoted face.
    std::string dropped(const PlyRecord& ply) const {
        const bool face = ply.promoted_to != kNoPiece && turns_back(ply.promoted_to, ply.piece);
        return (face ? "+" : "") + bracketed(move_symbol_of(variant_, ply.piece));
    }

    // The royal piece moves to where it stands, if there is one.
    std::string pass(Side side) const {
        Field royal = kNoField;
        for (const Field f : game_.position().pieces(side)) {
            const PieceSpec& piece = variant_.piece(Cast::type(game_.position().at(f)));
            if (variant_.spec().royal_kind(piece) == RoyalKind::none) continue;
            if (royal != kNoField) return "0000";
            royal = f;
        }
        return royal == kNoField ? "0000" : field(royal) + field(royal);
    }

    // Also where a plain move goes to the same field.
    bool by_partner(const PlyRecord& castling) const {
        if (dialect_.castles_by_partner) return true;
        const auto listed = game_.moves(castling.from);
        return ranges::any_of(listed.moves, [&](const auto& other) {
            return other->plies[0].kind != PlyKind::castle && other->plies[0].to == castling.to;
        });
    }

    std::string promotion(const PlyRecord& ply) const {
        if (ply.promoted_to == kNoPiece || ply.promoted_to == ply.piece) return "";
        if (turns_back(ply.promoted_to, ply.piece) || says_itself(ply.piece, ply.promoted_to)) return "+";
        if (turns_back(ply.piece, ply.promoted_to)) return "-";
        const std::string symbol = in_small_letters(move_symbol_of(variant_, ply.promoted_to));
        return symbol.size() == 1 ? symbol : "=" + symbol;
    }

    // Does the piece say itself that it becomes this, and nothing else?
    bool says_itself(Code piece, Code promoted) const {
        const std::vector<std::string>& own = variant_.piece(Cast::type(piece)).promotes;
        return own.size() == 1 && variant_.cast().type_named(own.front()) == Cast::type(promoted);
    }

    // Is the one the face to which the other turns, as which it goes into a pocket?
    bool turns_back(Code promoted, Code piece) const {
        if (promoted_face(variant_, Cast::type(piece)) != Cast::type(promoted)) return false;
        const Code taken = variant_.cast().code(Cast::type(promoted), Side::dark);
        return ranges::any_of(variant_.move_rules().captures, [&](const CaptureRule& rule) {
            return rule.becomes[0][taken] != kNoPiece &&
                   Cast::type(rule.becomes[0][taken]) == Cast::type(piece);
        });
    }

    // Castling, after which a piece comes in where the partner stood: "h1e1e".
    static bool behind_partner(const PlyRecord& first, const PlyRecord& ply) {
        return first.kind == PlyKind::castle && !first.effects.empty() && ply.kind == PlyKind::drop &&
               ply.to == first.effects[0].from && ply.side == first.side;
    }

    // The letter of what comes in behind another piece.
    std::string comes_in(const PlyRecord& drop) const {
        return in_small_letters(move_symbol_of(variant_, drop.piece));
    }

    // A part of the turn behind others: what comes in behind a piece that has moved, what is put beside it,
    // or a move of its own.
    std::string further(const PlyRecord& first, const PlyRecord& before, const PlyRecord& ply) const {
        if (ply.kind == PlyKind::drop) {
            if (ply.to == first.from && ply.side == first.side) return comes_in(ply);
            return fmt::format(",{}{}", field(before.to), field(ply.to));
        }
        const auto put = ranges::find(ply.effects, SideEffect::Kind::place, &SideEffect::kind);
        if (ply.from == ply.to && put != ply.effects.end())
            return fmt::format(",{}{}", field(ply.from), field(put->to == kNoField ? put->from : put->to));
        const Field from = ply.side == first.side ? ply.from : before.to;
        return fmt::format(",{}{}{}", field(from), field(ply.to), promotion(ply));
    }

    const Game& game_;
    const Variant& variant_;
    const Board& board_;
    Dialect dialect_;
};

// Those of the listing that read so, in the order of their long forms.
std::vector<std::shared_ptr<const ListedMove>> reading_so(const Listing& listing, const DialectWriter& writer,
                                                          std::string_view text) {
    std::vector<std::shared_ptr<const ListedMove>> same;
    for (const auto& move : listing.moves)
        if (writer.write(*move) == text) same.push_back(move);
    std::stable_sort(same.begin(), same.end(),
                     [](const auto& a, const auto& b) { return a->text < b->text; });
    return same;
}

// The field that the text begins with.
std::optional<Field> first_field(const DialectWriter& writer, const Board& board, std::string_view text) {
    std::size_t end = 0;
    while (end < text.size() && (text[end] < '0' || text[end] > '9')) ++end;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
    for (Field f = 0; f < board.size(); ++f)
        if (!board.is_hole(f) && writer.field(f) == text.substr(0, end)) return f;
    return std::nullopt;
}

// Text without the number behind it, and that number; 0: there is none.
std::pair<std::string, std::size_t> numbered(std::string_view text) {
    const std::size_t colon = text.rfind(':');
    if (colon == text.npos || colon + 1 == text.size()) return {std::string(text), 0};
    const std::string_view digits = text.substr(colon + 1);
    if (digits.size() > 6 || digits.find_first_not_of("0123456789") != digits.npos)
        return {std::string(text), 0};
    return {std::string(text.substr(0, colon)), std::stoul(std::string(digits))};
}

PlayResult named(const ListedMove& move) {
    PlayResult result;
    result.text = move.text;
    return result;
}

bool passes(const ListedMove& move) {
    return move.plies.size() == 1 && move.plies[0].passes();
}

// "0000", "e1e1": nothing moves.
std::shared_ptr<const ListedMove> pass_named(const Game& game, const DialectWriter& writer,
                                             std::string_view text) {
    const std::string half(text.substr(0, text.size() / 2));
    const auto field = first_field(writer, game.variant().board(), half);
    const bool twice = field && text == half + half && writer.field(*field) == half;
    if (text != "0000" && !twice) return nullptr;
    for (const auto& move : game.moves().moves)
        if (passes(*move)) return move;
    return nullptr;
}

}  // namespace

std::string dialect_text(const Game& game, const ListedMove& move, Dialect dialect) {
    const DialectWriter writer(game, dialect);
    std::string text = writer.write(move);
    const PlyRecord& first = move.plies[0];
    const bool from_field = first.walks() && first.from != kNoField;
    const auto same =
        reading_so(game.moves(from_field ? std::optional(first.from) : std::nullopt), writer, text);
    if (same.size() <= 1) return text;
    for (std::size_t i = 0; i < same.size(); ++i)
        if (same[i]->text == move.text) return fmt::format("{}:{}", text, i + 1);
    return move.text;
}

PlayResult read_dialect(const Game& game, std::string_view text, std::shared_ptr<const ListedMove>& found,
                        Dialect dialect) {
    const DialectWriter writer(game, dialect);
    const auto [bare, number] = numbered(trimmed(text));
    if (bare.size() >= 4) {
        const std::optional<Field> from = first_field(writer, game.variant().board(), bare);
        const auto same = reading_so(game.moves(from), writer, bare);
        const std::size_t place = number == 0 ? 1 : number;
        if (place <= same.size() && (number > 0 || same.size() == 1)) {
            found = same[place - 1];
            return named(*found);
        }
        if (same.size() > 1) {
            PlayResult result;
            result.kind = PlayResult::Kind::ambiguous;
            result.reason = fmt::format(
                "{} turns read {}: the number of the one you mean "
                "is expected after a colon",
                same.size(), bare);
            for (std::size_t i = 0; i < same.size() && i < 5; ++i)
                result.near.push_back(fmt::format("{}:{}", bare, i + 1));
            return result;
        }
        found = pass_named(game, writer, bare);
        if (found) return named(*found);
    }
    if (dialect.ranks_from_zero && first_field(writer, game.variant().board(), bare))
        return PlayResult::not_legal("illegal", fmt::format("no legal turn reads {}", bare));
    return game.find(text, found);
}

}  // namespace acedrex::program
