// The setup string, read; and what the rules say of a position that was read.
#include <fmt/core.h>

#include "legality/legal.hpp"
#include "notation/position/setup_parts.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"
#include "notation/text/tags.hpp"

namespace acedrex {

namespace {

constexpr std::size_t kMostLetters = 4;  // before a setup string, usually

std::string meant_in_braces(std::string_view wrong, const std::vector<std::string>& names) {
    const std::string near = nearest_name(wrong, names);
    return near.empty() ? "" : "did you mean {" + near + "}?";
}

}  // namespace

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
        error("unknown-field", fmt::format("{}: {} is not a field of the {}x{} board", quoted(text),
                                           quoted(name), board.files(), board.ranks()));
        return std::nullopt;
    }
    item.field = *field;
    tags(cursor, item);
    return item;
}

void SetupParts::tags(Cursor& text, Item& item) {
    while (!text.at_end()) {
        if (const auto name = text.between('{', '}')) {
            item.tags |= named_tag(*name, text.whole(), item.unnoted);
            continue;
        }
        const char sign = text.peek() == 'E' ? ':' : text.peek();
        const auto tag = kTagSuffixes.find(sign);
        if (tag == std::string_view::npos)
            return error("setup", quoted(text.whole()) + ": " + quoted(text.rest()) + " is not a tag",
                         sign == ' ' ? "commas stand between pieces" : "tags are | & = : and {name}");
        text.take_first(1);
        item.tags |= Tags{1} << tag;
        if (sign != ':') continue;
        text.take_while([](char c) { return c == '0'; });
        item.passed = text.number(3);
    }
}

Tags SetupParts::note(const Tag& tag, std::string_view value, std::string_view whole, Tags& unnoted) {
    if (value == "-") {
        unnoted |= tag.mask;
        return 0;
    }
    if (const auto field = variant.board().field(value)) return tag.noting(*field);
    error("setup",
          fmt::format("{}: {{{}}} names a field of the board, found {}", quoted(whole), tag.name,
                      quoted(value)),
          fmt::format("write {{{}:{}}}", tag.name, variant.board().name(0)));
    return 0;
}

// A number behind the name is how many more turns a tag lasts.
Tags SetupParts::named_tag(std::string_view text, std::string_view whole, Tags& unnoted) {
    const auto [name, number] = cut(text, ':');
    const auto mask = variant.tags().find(name);
    if (!mask) {
        error("unknown-tag", fmt::format("{}: the variant knows no tag {{{}}}", quoted(whole), name),
              meant_in_braces(name, names_of(variant.tags().all())));
        return 0;
    }
    const Tag& tag = variant.tags().with_mask(*mask);
    if (tag.note) return note(tag, number.value_or(""), whole, unnoted);
    if (!number) return *mask;
    const int turns = whole_number(*number, 3).value_or(0);
    if (turns > 0 && turns < tag.no_limit()) return static_cast<Tags>(turns) << tag.shift;
    const std::string range =
        tag.timed() ? fmt::format("1 to {} turns", tag.no_limit() - 1) : "without a limit";
    error("setup", fmt::format("\"{}\": {{{}}} lasts {}, found \"{}\"", whole, name, range, *number));
    return 0;
}

void SetupParts::piece(std::string_view text, SetupOptions options) {
    if (text.empty()) return error("setup", "an empty place between two commas");
    if (text[0] == '+') return reserve(text);
    const auto piece = item(text);
    if (!piece || piece->code == kNoPiece) return;
    const auto& [code, field, given, unnoted, passed] = *piece;
    if (position.at(field) != kNoPiece)
        return error("field-twice", "two pieces stand on " + variant.board().name(field));
    Tags tags = given;
    if (variant.position_tables().setup[field] == code) {
        for (const Tag& note : variant.initial_notes(code))
            if (((given | unnoted) & note.mask) == 0) tags |= note.noting(field);
        if (options.initial_tags)
            tags |= variant.initial_tags(code, field) & ~variant.initial_notes(code, field);
    }
    position.set(field, code, tags, Edit::Why::setup);
    if (passed) rushes.emplace_back(field, *passed);
}

void SetupParts::reserve(std::string_view text, std::optional<int> store) {
    Cursor cursor(text);
    if (!store) cursor.take('+');
    const Code code = symbol(cursor);
    if (code == kNoPiece) return;
    auto braces = cursor.between('{', '}');
    // What names no pocket is what the piece has kept.
    const bool keeps = braces && (store || is_kept(variant, *braces));
    const std::string_view name = keeps ? "" : braces.value_or("");
    const auto pocket = store ? store : variant.pockets().find(name);
    Tags kept = 0, unnoted = 0;
    if (!keeps) braces = cursor.between('{', '}');
    for (; braces; braces = cursor.between('{', '}')) kept |= named_tag(*braces, text, unnoted);
    if (!cursor.at_end()) return error("setup", quoted(text) + ": a piece in reserve has no field");
    if (!pocket)
        return error("unknown-pocket",
                     fmt::format("{}: the variant has no pocket {{{}}}", quoted(text), name),
                     meant_in_braces(name, variant.pockets().names));
    if (Cast::side(code) == Side::none)
        return error("setup", symbol_of(variant, code) + " is neutral, so it waits in neither side's pocket");
    if (position.reserve(code, *pocket) == Position::kMostInPocket)
        return error("setup", fmt::format("a pocket holds at most {} of one kind", Position::kMostInPocket));
    if (const Tags lost = kept & ~variant.position_tables().kept; lost != 0)
        return error("setup",
                     fmt::format("{}: {} is lost in a pocket", quoted(text), tags_text(variant, lost)));
    position.add_to_reserve(code, *pocket, kept);
}

Result<UncheckedPosition> read_setup(const Variant& variant, std::string_view text, SetupOptions options) {
    SetupParts in{variant};
    in.called = options.called;
    Cursor cursor(trimmed(text));
    const std::string_view letters = cursor.take_while(is_letter);
    if (letters.empty() || (!cursor.at_end() && !cursor.is_next(' ') && !cursor.is_next(';'))) {
        in.error("setup",
                 fmt::format("a setup string begins with the variant's letters and a space, like \"{} ...\", "
                             "found {}",
                             variant.spec().code, quoted(whole_letters(cursor.whole(), 20))),
                 is_fen(text) ? "a FEN is given by --fen" : "");
        return {std::nullopt, std::move(in.faults)};
    }
    // Any letters are taken, but a word that stands alone was meant as something else.
    if (cursor.at_end() && letters.size() > kMostLetters && letters.size() > variant.spec().code.size())
        in.error(
            "setup", quoted(letters) + " sets up no piece",
            fmt::format("after the variant's letters, {}, come a space and the pieces", variant.spec().code));
    Position& position = in.position;
    position.set_to_move(is_lower(letters[0]) ? Side::dark : Side::light);
    const std::vector<std::string_view> parts = split(cursor.rest(), ';');
    if (!parts[0].empty())
        for (const std::string_view piece : split(parts[0], ',')) in.piece(piece, options);
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (!parts[i].empty()) in.key(parts[i]);
    for (const auto& [field, passed] : in.rushes)
        position.set_up_rush(field, passed > 0 ? passed : passed_by_default(variant, position, field));
    const bool second = position.to_move() != variant.spec().first;
    position.set_turns(2 * (in.turn - 1) + (second ? 1 : 0));
    position.forget_log();
    if (!in.faults.empty()) return {std::nullopt, std::move(in.faults)};
    return {UncheckedPosition{std::move(position)}, {}};
}

Result<Position::Air> read_air(const Variant& variant, std::string_view piece, std::optional<int> momentum,
                               std::string_view activator) {
    SetupParts parts{variant};
    const auto item = parts.item(piece);
    if (!item || item->code == kNoPiece) return {std::nullopt, std::move(parts.faults)};
    Position::Air air{item->code, item->tags, item->field, momentum.value_or(Position::Air::kNoLimit),
                      kNoPiece};
    if (air.momentum < 0 && air.momentum != Position::Air::kGathers)
        parts.error("air", "momentum is a number from 0, found " + std::to_string(air.momentum));
    Cursor symbol(activator);
    if (!activator.empty()) {
        air.activator = parts.symbol(symbol);
        if (!symbol.at_end())
            parts.error("air", "the activator is given by its symbol alone, found " + quoted(activator));
    }
    const auto inherits = [&](Code code) { return !variant.movement(code).gaits.empty(); };
    const std::string& name = variant.cast().name(air.code);
    if (inherits(air.code) && activator.empty())
        parts.error("air", "the " + name + " moves as the piece that activates it, and none is named",
                    "name it by its symbol");
    if (inherits(air.code) && air.activator != kNoPiece && inherits(air.activator))
        parts.error("air",
                    fmt::format("the {} cannot inherit from a {}, which moves as others do itself", name,
                                variant.cast().name(air.activator)),
                    "name the piece that these moved as");
    if (!parts.faults.empty()) return {std::nullopt, std::move(parts.faults)};
    return {air, {}};
}

Result<Position> checked(const Variant& variant, Result<UncheckedPosition> read) {
    Result<Position> result = unchecked(std::move(read));
    if (!result) return result;
    Position& position = *result.value;
    const Side waiting = other(position.to_move());
    const Peril peril = LegalMoves(variant, position).peril_after_turn(waiting);
    position.forget_log();
    if (peril == Peril::none) return result;
    const std::string_view us = to_string(position.to_move()), them = to_string(waiting);
    const char* fault =
        peril == Peril::attacked ? "stands in check" : "has a royal piece that should be attacked and is not";
    return {std::nullopt,
            {{"check",
              Severity::error,
              {},
              fmt::format("{} is to move, but {} {}", us, them, fault),
              fmt::format("let {} move, or use --unchecked", them)}}};
}

Result<Position> unchecked(Result<UncheckedPosition> read) {
    if (!read) return {std::nullopt, std::move(read.diagnostics)};
    return {std::move(read.value->position), std::move(read.diagnostics)};
}

}  // namespace acedrex
