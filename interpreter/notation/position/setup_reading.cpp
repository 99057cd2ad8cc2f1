// The setup string, read.
#include "notation/position/setup_items.hpp"
#include "notation/text/parts.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

class SetupStringReader {
  public:
    SetupStringReader(const Variant& variant, SetupOptions options)
        : variant_(variant), options_(options), items_(variant), position_(variant.position_tables()) {}

    Result<UncheckedPosition> read(std::string_view text) {
        Cursor cursor(trimmed(text));
        const std::string_view letters = cursor.take_while(is_letter);
        if (letters.empty() || (!cursor.at_end() && !cursor.is_next(' ') && !cursor.is_next(';'))) {
            items_.error("setup",
                         "a setup string begins with the variant's letters and a space, like \"" +
                             variant_.spec().code + " ...\", found " + quoted(cursor.whole().substr(0, 20)),
                         text.find('/') != std::string_view::npos ? "a FEN is given by --fen" : "");
            return {std::nullopt, std::move(items_.faults)};
        }
        position_.set_to_move(is_lower(letters[0]) ? Side::dark : Side::light);
        const std::vector<std::string_view> parts = split(cursor.rest(), ';');
        if (!parts[0].empty())
            for (const std::string_view piece : split(parts[0], ',')) read_piece(piece);
        int turn = 1;  // of the side to move
        for (std::size_t i = 1; i < parts.size(); ++i)
            if (!parts[i].empty()) read_setup_key(variant_, parts[i], items_, position_, turn);
        add_rushes();
        const bool second = position_.to_move() != variant_.spec().first;
        position_.set_turns(2 * (turn - 1) + (second ? 1 : 0));
        position_.forget_log();
        if (!items_.faults.empty()) return {std::nullopt, std::move(items_.faults)};
        return {UncheckedPosition{std::move(position_)}, {}};
    }

  private:
    void read_piece(std::string_view text) {
        if (text.empty()) return items_.error("setup", "an empty place between two commas");
        if (text[0] == '+') return read_reserve(text);
        const auto item = items_.item(text);
        if (!item || !item->code) return;
        const Code code = *item->code;
        if (position_.at(item->field) != kNoPiece)
            return items_.error("field-twice", "two pieces stand on " + variant_.board().name(item->field));
        const bool initial = options_.initial_tags && variant_.position_tables().setup[item->field] == code;
        position_.set(item->field, code, item->tags | (initial ? variant_.initial_tags(code) : 0),
                      Edit::Why::setup);
        if (item->passed) rushes_.emplace_back(item->field, *item->passed);
    }

    // "+Q" or "+Q{pocket}".
    void read_reserve(std::string_view text) {
        Cursor cursor(text);
        cursor.take('+');
        const auto code = items_.symbol(cursor);
        if (!code) return;
        const std::string_view pocket = cursor.between('{', '}').value_or("");
        if (!cursor.at_end())
            return items_.error("setup", quoted(text) + ": a piece in reserve has no field");
        const auto number = variant_.pockets().find(pocket);
        if (!number)
            return items_.error("unknown-pocket",
                                quoted(text) + ": the variant has no pocket {" + std::string(pocket) + "}",
                                meant_in_braces(pocket, variant_.pockets().names));
        position_.add_to_reserve(*code, *number);
    }

    // They were made in the move before this one.
    void add_rushes() {
        for (const auto& [field, passed] : rushes_)
            position_.add_rush(field, passed > 0 ? passed : passed_by_default(variant_, position_, field));
        if (rushes_.empty()) return;
        position_.set_to_move(other(position_.to_move()));
        position_.end_turn();
    }

    const Variant& variant_;
    SetupOptions options_;
    ItemReader items_;
    Position position_;
    std::vector<std::pair<Field, int>> rushes_;  // with the fields passed; 0: to be worked out
};

}  // namespace

Result<UncheckedPosition> read_setup(const Variant& variant, std::string_view text, SetupOptions options) {
    return SetupStringReader(variant, options).read(text);
}

Result<Position::Air> read_air(const Variant& variant, std::string_view piece, std::optional<int> momentum,
                               std::string_view activator) {
    ItemReader items(variant);
    const auto item = items.item(piece);
    if (!item || !item->code) return {std::nullopt, std::move(items.faults)};
    Position::Air air{*item->code, item->tags, item->field, momentum.value_or(Position::Air::kNoLimit),
                      kNoPiece};
    if (air.momentum < 0)
        items.error("air", "momentum is a number from 0, found " + std::to_string(air.momentum));
    Cursor symbol(activator);
    if (!activator.empty()) {
        air.activator = items.symbol(symbol).value_or(kNoPiece);
        if (!symbol.at_end())
            items.error("air", "the activator is told by its symbol alone, found " + quoted(activator));
    }
    const Cast& cast = variant.cast();
    const bool heir = !variant.movement(air.code).gaits.empty();
    if (heir && activator.empty())
        items.error("air",
                    "the " + cast.name(air.code) + " moves as the piece that activates it, and none is named",
                    "name it by its symbol");
    if (heir && air.activator != kNoPiece && !variant.movement(air.activator).gaits.empty())
        items.error("air",
                    "the " + cast.name(air.code) + " cannot inherit from a " + cast.name(air.activator) +
                        ", which moves as others do itself",
                    "name the piece that these moved as");
    if (!items.faults.empty()) return {std::nullopt, std::move(items.faults)};
    return {air, {}};
}

}  // namespace acedrex
