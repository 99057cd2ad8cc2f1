// The move that a text means by the forms of the variant.
#include <algorithm>
#include <utility>

#include "base/ranges.hpp"
#include "notation/find/finding.hpp"
#include "notation/move/forms.hpp"
#include "notation/move/notation.hpp"
#include "notation/text/cursor.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

// The text, as much of it as may be the move, from the most to the least: remarks stand behind it, and the
// same characters may stand in forms.
std::vector<std::string> without_remarks(const Variant& variant, std::string_view text) {
    const std::string ascii = in_signs(plain_signs(), trimmed(text));
    std::vector<std::string> tried{std::string(trimmed(text)), ascii};
    std::string rest(told_move(plain_signs(), ascii).move);
    rest.resize(rest.size() - size_of_worth(variant, rest));
    for (tried.push_back(rest); !rest.empty() && is_annotation(rest.back()); tried.push_back(rest))
        rest.resize(trimmed(std::string_view(rest).substr(0, rest.size() - 1)).size());
    return tried;
}

std::vector<Plies> plies_of_all(const Listing& listing) {
    std::vector<Plies> all;
    for (const auto& move : listing.moves) all.push_back(move->plies);
    return all;
}

}  // namespace

std::optional<PlayResult> find_by_forms(const Game& game, std::string_view text,
                                        std::shared_ptr<const ListedMove>& found) {
    const Listing legal = game.moves();
    const MovesByForms forms(game.variant(), plies_of_all(legal));
    Moves meant;
    std::optional<std::string> marks;
    if (const auto read = read_by_forms(game.variant(), forms, text)) {
        for (const std::size_t move : read->moves) meant.push_back(legal.moves[move]);
        marks = read->behind;
    } else if (game.variant().outcomes_may_coincide()) {
        // An outcome is listed by one of the ways to it; the text may tell another.
        const std::vector<std::string> texts = without_remarks(game.variant(), text);
        for (const auto& move : list_moves(game.state(), {.forms = &texts}).moves)
            meant.push_back(as_listed(game, move));
    }
    if (meant.empty()) return std::nullopt;
    PlayResult result = found_among(meant, text, found);
    result.marks = std::move(marks);
    return result;
}

std::optional<ReadByForms> read_by_forms(const Variant& variant, const MovesByForms& forms,
                                         std::string_view text) {
    for (const std::string& one : without_remarks(variant, text))
        if (std::vector<std::size_t> moves = forms.meant(one); !moves.empty()) {
            const std::string whole = in_signs(plain_signs(), trimmed(text));
            return ReadByForms{std::move(moves), whole.starts_with(one) ? whole.substr(one.size()) : ""};
        }
    return std::nullopt;
}

std::shared_ptr<const ListedMove> as_listed(const Game& game, std::shared_ptr<const ListedMove> move) {
    const std::string plain = long_form(game.variant(), move->plies);
    const Listing legal = game.moves();
    const auto same = ranges::find_if(
        legal.moves, [&](const auto& one) { return long_form(game.variant(), one->plies) == plain; });
    if (same != legal.moves.end()) return *same;
    const std::string after = game.setup_after(*move);
    const auto alike =
        ranges::find_if(legal.moves, [&](const auto& one) { return game.setup_after(*one) == after; });
    return alike == legal.moves.end() ? move : *alike;
}

bool told_otherwise(const Game& game, const MovePattern& pattern, PlayResult& result) {
    for (const auto& move : game.moves().moves)
        if (result.near.size() < kNear && fits(game.variant(), pattern, move->plies.front()))
            result.near.push_back(move->text);
    if (result.near.empty()) return false;
    result.rule = "form";
    return true;
}

bool like_a_form(const Variant& variant, std::string_view text, MovePattern& pattern) {
    std::string_view symbol;
    std::optional<int> type;
    for (std::size_t size = text.size(); size > 0 && !type; --size)
        if (const auto known = type_of_symbol(variant.cast(), text.substr(0, size))) {
            type = known;
            symbol = text.substr(0, size);
        }
    if (!type) return false;
    std::vector<NamedField> fields;
    NamedField unknown;
    const Board& board = variant.board();
    Cursor rest(text.substr(0, text.find_first_of("=+:;,")));
    rest.take_first(symbol.size());
    while (!rest.at_end()) {
        Cursor ahead = rest;
        const std::string_view named = ahead.field();
        const auto field = board.field(named);
        if (!field) {
            if (named.size() > 1 && is_digit(named.back())) unknown = {0, board.parts()[0].files, 0};
            rest.letter();
            continue;
        }
        rest = ahead;
        fields.push_back(NamedField::of(board, *field));
    }
    if (fields.empty() && unknown.none()) return false;
    pattern = {};
    pattern.piece = {std::string(symbol), *type, -1};
    pattern.to = fields.empty() ? unknown : fields.back();
    if (fields.size() > 1) pattern.from = fields.front();
    return true;
}

}  // namespace acedrex
