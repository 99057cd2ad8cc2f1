#include "notation/position/setup_items.hpp"

#include "notation/text/parts.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

constexpr std::string_view kSuffixes = "|&=:";  // of the first four tags, in order

}  // namespace

std::optional<Code> ItemReader::symbol(Cursor& text) {
    // A bracket that is not closed holds all that follows.
    const bool open = text.is_next('[') && text.rest().find(']') == std::string_view::npos;
    const std::string_view symbol = open ? text.take_rest().substr(1) : text.symbol();
    const auto code = code_with_symbol(variant_, symbol);
    if (!code)
        error("unknown-symbol", quoted(text.whole()) + ": no piece has the symbol " + quoted(symbol),
              symbol_remedy(variant_, symbol));
    return code;
}

std::optional<ItemReader::Item> ItemReader::item(std::string_view text) {
    const Board& board = variant_.board();
    if (text.size() > 2 && is_digit(text[1]) && board.field(text.substr(0, 2)))
        if (const auto code = code_with_symbol(variant_, text.substr(2, 1))) {
            error("setup", quoted(text) + ": the symbol stands before the field",
                  "write " + symbol_of(variant_, *code) + std::string(text.substr(0, 2)));
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

void ItemReader::tags(Cursor& text, Item& item) {
    while (!text.at_end()) {
        if (const auto name = text.between('{', '}')) {
            item.tags |= named_tag(*name, text.whole());
            continue;
        }
        const char sign = text.peek() == 'E' ? ':' : text.peek();
        const auto tag = kSuffixes.find(sign);
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
Tags ItemReader::named_tag(std::string_view text, std::string_view whole) {
    const auto [name, number] = cut(text, ':');
    const auto mask = variant_.tags().find(name);
    const std::string braced = "{" + std::string(name) + "}";
    if (!mask) {
        error("unknown-tag", quoted(whole) + ": the variant knows no tag " + braced,
              meant_in_braces(name, variant_.tags().names()));
        return 0;
    }
    if (!number) return *mask;
    const Tag& tag = variant_.tags().with_mask(*mask);
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

std::string tag_text(const Tag& tag, Tags tags) {
    if (static_cast<std::size_t>(tag.shift) < kSuffixes.size())
        return std::string(1, kSuffixes[static_cast<std::size_t>(tag.shift)]);
    const int left = tag.value(tags);
    return "{" + tag.name + (left == tag.no_limit() ? "" : ":" + std::to_string(left)) + "}";
}

std::string tags_text(const Variant& variant, Tags tags) {
    std::string text;
    for (const Tag& tag : variant.tags().all())
        if (tags & tag.mask) text += tag_text(tag, tags);
    return text;
}

}  // namespace acedrex
