// The setup string, read.
#include "notation/position/setup_parts.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

Code SetupParts::symbol(Cursor& text) {
    // A bracket that is not closed holds all that follows.
    const bool open = text.is_next('[') && text.rest().find(']') == std::string_view::npos;
    const std::string_view symbol = open ? text.take_rest().substr(1) : text.symbol();
    const auto code = code_with_symbol(variant, symbol);
    if (!code)
        error("unknown-symbol", quoted(text.whole()) + ": no piece has the symbol " + quoted(symbol),
              symbol_remedy(variant, symbol));
    return code.value_or(kNoPiece);
}

std::optional<SetupParts::Item> SetupParts::item(std::string_view text) {
    const Board& board = variant.board();
    if (text.size() > 2 && is_digit(text[1]) && board.field(text.substr(0, 2)))
        if (const auto code = code_with_symbol(variant, text.substr(2, 1))) {
            error("setup", quoted(text) + ": the symbol stands before the field",
                  "write " + symbol_of(variant, *code) + std::string(text.substr(0, 2)));
            return std::nullopt;
        }
    Cursor cursor(text);
    Item item{symbol(cursor)};
    const std::string_view name = cursor.field();
    const auto field = board.field(name);
    if (!field) {
        error("unknown-field", quoted(text) + ": " + quoted(name) + " is no field of the " +
                                   std::to_string(board.files()) + "x" + std::to_string(board.ranks()) +
                                   " board");
        return std::nullopt;
    }
    item.field = *field;
    tags(cursor, item);
    return item;
}

void SetupParts::tags(Cursor& text, Item& item) {
    while (!text.at_end()) {
        if (const auto name = text.between('{', '}')) {
            item.tags |= named_tag(*name, text.whole());
            continue;
        }
        const char sign = text.peek() == 'E' ? ':' : text.peek();
        const auto tag = kTagSuffixes.find(sign);
        if (tag == std::string_view::npos)
            return error("setup", quoted(text.whole()) + ": " + quoted(text.rest()) + " is no tag",
                         sign == ' ' ? "commas stand between pieces" : "tags are | & = : and {name}");
        text.take_first(1);
        item.tags |= Tags{1} << tag;
        if (sign != ':') continue;
        text.take_while([](char c) { return c == '0'; });
        item.passed = text.number(3);
    }
}

// "name", or "name:2" for a tag that lasts two more turns.
Tags SetupParts::named_tag(std::string_view text, std::string_view whole) {
    const auto [name, number] = cut(text, ':');
    const auto mask = variant.tags().find(name);
    const std::string braced = "{" + std::string(name) + "}";
    if (!mask) {
        error("unknown-tag", quoted(whole) + ": the variant knows no tag " + braced,
              meant_in_braces(name, variant.tags().names()));
        return 0;
    }
    if (!number) return *mask;
    const Tag& tag = variant.tags().with_mask(*mask);
    const int turns = whole_number(*number, 3).value_or(0);
    if (turns > 0 && turns < tag.no_limit()) return static_cast<Tags>(turns) << tag.shift;
    error("setup",
          quoted(whole) + ": " + braced + " lasts " +
              (tag.timed() ? "1 to " + std::to_string(tag.no_limit() - 1) + " turns" : "without a limit") +
              ", found " + quoted(*number));
    return 0;
}

std::string meant_in_braces(std::string_view wrong, const std::vector<std::string>& names) {
    const std::string near = nearest_name(wrong, names);
    return near.empty() ? "" : "did you mean {" + near + "}?";
}

namespace {

class SetupReading : SetupParts {
  public:
    SetupReading(const Variant& rules, SetupOptions options) : SetupParts{rules}, options_(options) {}

    Result<UncheckedPosition> read(std::string_view text) {
        Cursor cursor(trimmed(text));
        const std::string_view letters = cursor.take_while(is_letter);
        if (letters.empty() || (!cursor.at_end() && !cursor.is_next(' ') && !cursor.is_next(';'))) {
            error("setup",
                  "a setup string begins with the variant's letters and a space, like \"" +
                      variant.spec().code + " ...\", found " + quoted(cursor.whole().substr(0, 20)),
                  text.find('/') != std::string_view::npos ? "a FEN is given by --fen" : "");
            return {std::nullopt, std::move(faults)};
        }
        position.set_to_move(is_lower(letters[0]) ? Side::dark : Side::light);
        const std::vector<std::string_view> parts = split(cursor.rest(), ';');
        if (!parts[0].empty())
            for (const std::string_view piece : split(parts[0], ',')) read_piece(piece);
        for (std::size_t i = 1; i < parts.size(); ++i)
            if (!parts[i].empty()) key(parts[i]);
        add_rushes();
        const bool second = position.to_move() != variant.spec().first;
        position.set_turns(2 * (turn - 1) + (second ? 1 : 0));
        position.forget_log();
        if (!faults.empty()) return {std::nullopt, std::move(faults)};
        return {UncheckedPosition{std::move(position)}, {}};
    }

  private:
    void read_piece(std::string_view text) {
        if (text.empty()) return error("setup", "an empty place between two commas");
        if (text[0] == '+') return read_reserve(text);
        const auto piece = item(text);
        if (!piece || piece->code == kNoPiece) return;
        const Code code = piece->code;
        if (position.at(piece->field) != kNoPiece)
            return error("field-twice", "two pieces stand on " + variant.board().name(piece->field));
        const bool initial = options_.initial_tags && variant.position_tables().setup[piece->field] == code;
        position.set(piece->field, code, piece->tags | (initial ? variant.initial_tags(code) : 0),
                     Edit::Why::setup);
        if (piece->passed) rushes_.emplace_back(piece->field, *piece->passed);
    }

    // "+Q" or "+Q{pocket}".
    void read_reserve(std::string_view text) {
        Cursor cursor(text);
        cursor.take('+');
        const Code code = symbol(cursor);
        if (code == kNoPiece) return;
        const std::string_view pocket = cursor.between('{', '}').value_or("");
        if (!cursor.at_end()) return error("setup", quoted(text) + ": a piece in reserve has no field");
        const auto number = variant.pockets().find(pocket);
        if (!number)
            return error("unknown-pocket",
                         quoted(text) + ": the variant has no pocket {" + std::string(pocket) + "}",
                         meant_in_braces(pocket, variant.pockets().names));
        position.add_to_reserve(code, *number);
    }

    // They were made in the move before this one.
    void add_rushes() {
        for (const auto& [field, passed] : rushes_)
            position.add_rush(field, passed > 0 ? passed : passed_by_default(variant, position, field));
        if (rushes_.empty()) return;
        position.set_to_move(other(position.to_move()));
        position.end_turn();
    }

    SetupOptions options_;
    std::vector<std::pair<Field, int>> rushes_;  // with the fields passed; 0: to be worked out
};

}  // namespace

Result<UncheckedPosition> read_setup(const Variant& variant, std::string_view text, SetupOptions options) {
    return SetupReading(variant, options).read(text);
}

Result<Position::Air> read_air(const Variant& variant, std::string_view piece, std::optional<int> momentum,
                               std::string_view activator) {
    SetupParts parts{variant};
    const auto item = parts.item(piece);
    if (!item || item->code == kNoPiece) return {std::nullopt, std::move(parts.faults)};
    Position::Air air{item->code, item->tags, item->field, momentum.value_or(Position::Air::kNoLimit),
                      kNoPiece};
    if (air.momentum < 0)
        parts.error("air", "momentum is a number from 0, found " + std::to_string(air.momentum));
    Cursor symbol(activator);
    if (!activator.empty()) {
        air.activator = parts.symbol(symbol);
        if (!symbol.at_end())
            parts.error("air", "the activator is told by its symbol alone, found " + quoted(activator));
    }
    const Cast& cast = variant.cast();
    const bool heir = !variant.movement(air.code).gaits.empty();
    if (heir && activator.empty())
        parts.error("air",
                    "the " + cast.name(air.code) + " moves as the piece that activates it, and none is named",
                    "name it by its symbol");
    if (heir && air.activator != kNoPiece && !variant.movement(air.activator).gaits.empty())
        parts.error("air",
                    "the " + cast.name(air.code) + " cannot inherit from a " + cast.name(air.activator) +
                        ", which moves as others do itself",
                    "name the piece that these moved as");
    if (!parts.faults.empty()) return {std::nullopt, std::move(parts.faults)};
    return {air, {}};
}

}  // namespace acedrex
