// The parts "key=value" of setup strings: a table of the keys that all variants know, and the variant's own
// counters, stores and options.
#include <fmt/core.h>

#include <algorithm>

#include "base/ranges.hpp"
#include "notation/position/setup_parts.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"
#include "notation/text/tags.hpp"

namespace acedrex {

namespace {

struct SetupKey {
    const char* name;
    const char* value;                                      // in a remedy; "": it is not told there
    bool (*kept)(const Variant&);                           // is it read?
    bool (*read)(SetupParts& in, std::string_view value);   // false: it has no such value
    std::string (*write)(const Variant&, const Position&);  // "": there is nothing to tell
};

template <void (Position::*set)(int)>
bool read_number(SetupParts& in, std::string_view value) {
    const auto number = whole_number(value);
    if (number) (in.position.*set)(*number);
    return number.has_value();
}

std::string positive(int number) {
    return number > 0 ? std::to_string(number) : "";
}

// Up to the next +, unless that stands in a tag.
std::string_view next_mark(std::string_view text) {
    bool in_tag = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '+' && !in_tag) return text.substr(0, i);
        if (text[i] == '{' || text[i] == '}') in_tag = text[i] == '{';
    }
    return text;
}

// "e4{trap}+d5{trap:2}": tags of fields.
bool read_marks(SetupParts& in, std::string_view value) {
    for (std::string_view one = next_mark(value);; one = next_mark(value)) {
        Cursor text(one);
        const auto field = in.variant.board().field(text.field());
        constexpr std::string_view kBeginTags = "{|&=:";
        if (!field || kBeginTags.find(text.peek()) == std::string_view::npos) {
            in.error("setup", "marks: " + quoted(one) + " is not a field with a mark",
                     "they are written like marks=e4{name}+d5{name:2}");
            return true;
        }
        SetupParts::Item item;
        in.tags(text, item);
        in.position.set_field_tags(*field, in.position.field_tags(*field) | item.tags);
        if (one.size() == value.size()) return true;
        value.remove_prefix(one.size() + 1);
    }
}

std::string write_marks(const Variant& variant, const Position& position) {
    std::string marks;
    for (Field f = 0; f < variant.board().size(); ++f)
        if (const Tags tags = position.field_tags(f); tags != 0)
            marks += (marks.empty() ? "" : "+") + variant.board().name(f) + tags_text(variant, tags);
    return marks;
}

// "Ad8+4~E": the piece in the air, its momentum, the piece that activated it; the last two may be left out.
// "+" alone: it gathers momentum.
bool read_air_key(SetupParts& in, std::string_view value) {
    const auto [before, activator] = cut(value, '~');
    const auto [piece, number] = cut(before, '+');
    auto momentum = whole_number(number.value_or(""));
    if (number && number->empty()) momentum = Position::Air::kGathers;
    if (number && !momentum) {
        in.error("setup", "air: " + quoted(*number) + " is not a momentum", "it is written like air=Qd8+4~N");
        return true;
    }
    auto air = read_air(in.variant, piece, momentum, activator.value_or(""));
    std::move(air.diagnostics.begin(), air.diagnostics.end(), std::back_inserter(in.faults));
    if (air) in.position.set_air(*air.value);
    return true;
}

std::string write_air(const Variant& variant, const Position& position) {
    const Position::Air* air = position.air();
    if (air == nullptr) return "";
    return symbol_of(variant, air->code) + variant.board().name(air->at) + tags_text(variant, air->tags) +
           (air->momentum < 0                         ? "+"
            : air->momentum < Position::Air::kNoLimit ? "+" + std::to_string(air->momentum)
                                                      : "") +
           (air->activator != kNoPiece ? "~" + symbol_of(variant, air->activator) : "");
}

// "Ke4*": the kind that made the last turn, where its unit stands ("-" where it is gone), * if it captured.
bool read_last(SetupParts& in, std::string_view value) {
    Cursor text(value);
    const Code code = in.symbol(text);
    if (code == kNoPiece) return true;
    Position::Last last;
    last.type = static_cast<std::int16_t>(Cast::type(code));
    std::string_view name = text.rest();
    last.captured = name.ends_with('*');
    if (last.captured) name.remove_suffix(1);
    const auto field = in.variant.board().field(name);
    if (field) last.unit = *field;
    if (field || name == "-")
        in.position.set_last(last);
    else
        in.error("setup", fmt::format("last={}: \"{}\" is not a field", value, name),
                 "it is written like last=Ke4* : symbol, field or -, * if it captured");
    return true;
}

std::string write_last(const Variant& variant, const Position& position) {
    const Position::Last& last = position.last();
    if (last.type < 0) return "";
    return symbol_of(variant, variant.cast().code(last.type, Side::light)) +
           (last.unit == kNoField ? "-" : variant.board().name(last.unit)) + (last.captured ? "*" : "");
}

// "R+N": what light and dark have moved last; "-": nothing yet.
bool read_moved(SetupParts& in, std::string_view value) {
    const auto [light, dark] = cut(value, '+');
    for (const auto& [side, text] : {std::pair{Side::light, light}, {Side::dark, dark.value_or("")}}) {
        if (text == "-") continue;
        Cursor symbol(text);
        const Code code = in.symbol(symbol);
        if (code == kNoPiece) return true;
        if (!symbol.rest().empty()) return false;
        in.position.set_own_last(side, Cast::type(code));
    }
    return true;
}

std::string write_moved(const Variant& variant, const Position& position) {
    const auto symbol = [&](Side side) {
        const int type = position.own_last(side);
        return type < 0 ? "-" : symbol_of(variant, variant.cast().code(type, Side::light));
    };
    const std::string moved = symbol(Side::light) + "+" + symbol(Side::dark);
    return moved == "-+-" ? "" : moved;
}

bool read_loser(SetupParts& in, std::string_view value) {
    for (const Side side : {Side::light, Side::dark, Side::none}) {
        if (value != to_string(side)) continue;
        in.position.set_lost(side);
        return true;
    }
    return false;
}

std::string write_loser(const Variant&, const Position& position) {
    std::string text;
    for (const Side side : {Side::light, Side::dark, Side::none})
        if (position.has_lost(side)) text += (text.empty() ? "" : ";loser=") + std::string(to_string(side));
    return text;
}

bool read_turn(SetupParts& in, std::string_view value) {
    const int number = whole_number(value).value_or(0);
    if (number > 0) in.turn = number;
    return number > 0;
}

// "2+1" or "majors:2+1": how many pieces have left the light and the dark side's queue.
bool read_taken(SetupParts& in, std::string_view value) {
    const auto [pocket, behind] = cut(value, ':');
    const auto [light, dark] = cut(behind.value_or(value), '+');
    const auto number = in.variant.pockets().find(behind ? pocket : "");
    const auto taken = whole_number(light), taken_dark = whole_number(dark.value_or(""));
    if (number && taken && taken_dark) {
        in.position.set_taken(Side::light, *number, *taken);
        in.position.set_taken(Side::dark, *number, *taken_dark);
    } else {
        in.error("setup", fmt::format("\"taken={}\": how many pieces have left a queue", value),
                 "write taken=2+1, or taken=POCKET:2+1");
    }
    return true;
}

// The key again before each further pocket.
std::string write_taken(const Variant& variant, const Position& position) {
    const std::vector<std::string>& pockets = variant.pockets().names;
    std::string text;
    for (int i = 0; i < static_cast<int>(pockets.size()); ++i) {
        const int light = position.taken(Side::light, i), dark = position.taken(Side::dark, i);
        const std::string& pocket = pockets[static_cast<std::size_t>(i)];
        if (light + dark > 0)
            text += fmt::format("{}{}{}{}+{}", text.empty() ? "" : ";taken=", pocket,
                                pocket.empty() ? "" : ":", light, dark);
    }
    return text;
}

// "2+1": how many checks light and dark have given.
bool read_checks(SetupParts& in, std::string_view value) {
    const auto [light, dark] = cut(value, '+');
    const auto given = whole_number(light), given_dark = whole_number(dark.value_or(""));
    if (!given || !given_dark) return false;
    in.position.set_counter(in.variant.check_counter(Side::light), *given);
    in.position.set_counter(in.variant.check_counter(Side::dark), *given_dark);
    return true;
}

std::string write_checks(const Variant& variant, const Position& position) {
    const int light = position.counter(variant.check_counter(Side::light));
    const int dark = position.counter(variant.check_counter(Side::dark));
    return light + dark > 0 ? fmt::format("{}+{}", light, dark) : "";
}

bool always(const Variant&) {
    return true;
}

// In the order in which they are written.
constexpr SetupKey kKeys[] = {
    {"quiet", "NUMBER", always, read_number<&Position::set_halfmove_clock>,
     [](const Variant& variant, const Position& position) {
         return variant.endings().halfmoves.times > 0 ? positive(position.halfmove_clock()) : "";
     }},
    {"marks", "", always, read_marks, write_marks},
    {"passes", "", [](const Variant& variant) { return variant.endings().passes.times > 0; },
     read_number<&Position::set_passes>,
     [](const Variant&, const Position& position) { return positive(position.passes()); }},
    {"air", "", always, read_air_key, write_air},
    {"last", "", [](const Variant& variant) { return variant.position_tables().keeps_last; }, read_last,
     write_last},
    {"moved", "SYMBOL+SYMBOL",
     [](const Variant& variant) { return variant.position_tables().keeps_own_last; }, read_moved,
     write_moved},
    {"loser", "SIDE", always, read_loser, write_loser},
    {"turn", "NUMBER",
     [](const Variant& variant) { return variant.turn().reads_turns || variant.endings().length.times > 0; },
     read_turn,
     [](const Variant&, const Position& position) {
         return position.turns() > 1 ? std::to_string(position.turns() / 2 + 1) : "";
     }},
    {"taken", "NUMBER+NUMBER", [](const Variant& variant) { return variant.position_tables().keeps_taken; },
     read_taken, write_taken},
    {"checks", "NUMBER+NUMBER", [](const Variant& variant) { return variant.endings().checks > 0; },
     read_checks, write_checks},
};

std::optional<int> counter_value(const CounterSpec& counter, std::string_view text) {
    if (counter.flag) {
        if (text != "true" && text != "false") return std::nullopt;
        return text == "true";
    }
    const bool negative = text.starts_with('-');
    auto number = whole_number(text.substr(negative ? 1 : 0));
    if (number && negative) *number = -*number;
    return number && *number >= counter.from && *number <= counter.to ? number : std::nullopt;
}

// The number of the counter in positions: the only one, or that of light, which that of dark follows.
int number_of(const Variant& variant, const CounterSpec& counter) {
    const auto& counters = variant.binding().counters;
    return static_cast<int>(ranges::find(counters, counter.name, &BindContext::Counter::name) -
                            counters.begin());
}

// "2", or "2+1" of light and dark where each side has one.
bool read_counter(SetupParts& in, std::string_view name, std::string_view text) {
    const std::vector<CounterSpec>& state = in.variant.spec().state;
    const auto counter = ranges::find(state, name, &CounterSpec::name);
    if (counter == state.end()) return false;
    const int number = number_of(in.variant, *counter);
    const auto [light, dark] = cut(text, '+');
    if (dark.has_value() != counter->of_each_side) return false;
    const auto value = counter_value(*counter, light);
    const auto of_dark = dark ? counter_value(*counter, *dark) : value;
    if (!value || !of_dark) return false;
    in.position.set_counter(number, *value);
    if (dark) in.position.set_counter(number + 1, *of_dark);
    return true;
}

// Nothing where it is as at the start.
std::string write_counter(const Variant& variant, const Position& position, const CounterSpec& counter) {
    const int number = number_of(variant, counter);
    std::string text;
    bool starts = true;
    for (int i = number; i <= number + (counter.of_each_side ? 1 : 0); ++i) {
        const int value = position.counter(i);
        starts = starts && value == counter.start;
        text += (text.empty() ? "" : "+") +
                (counter.flag ? fmt::format("{}", value != 0) : std::to_string(value));
    }
    return starts ? "" : text;
}

// What may be written for it.
std::string values_of(const CounterSpec& counter) {
    const std::string one =
        counter.flag ? "true or false" : fmt::format("{} to {}", counter.from, counter.to);
    return counter.of_each_side ? fmt::format("LIGHT+DARK, {} each", one) : one;
}

// Options are those that the variant was made with; a position of other ones is another variant's.
bool read_option(SetupParts& in, std::string_view name, std::string_view value) {
    const std::vector<OptionSpec>& options = in.variant.spec().options;
    const auto option = ranges::find(options, name, &OptionSpec::name);
    if (option == options.end()) return false;
    if (option->value != value)
        in.error("setup",
                 fmt::format("this is a position of {}={}, and the variant has {}={}", name, value, name,
                             option->value),
                 fmt::format("open it as {}:{}={}",
                             in.called.empty() ? std::string_view(in.variant.spec().slug) : in.called, name,
                             value));
    return true;
}

// "Q+q": what is in a store.
bool read_store(SetupParts& in, std::string_view name, std::string_view text) {
    const auto pocket = in.variant.pockets().find(name);
    if (!pocket || !in.variant.pockets().stores[static_cast<std::size_t>(*pocket)]) return false;
    for (const std::string_view one : split(text, '+')) in.reserve(one, *pocket);
    return true;
}

std::string write_store(const Variant& variant, const Position& position, int pocket) {
    std::string text;
    for (const Pocketed& piece : pocketed_in(variant, position, pocket))
        text += (text.empty() ? "" : "+") + symbol_of(variant, piece.code) + tags_text(variant, piece.kept);
    return text;
}

// What to write instead of a part that the variant does not keep.
std::string key_remedy(const Variant& variant, std::string_view wrong) {
    std::vector<std::string> names;
    std::string known;
    const auto tell = [&](const std::string& name, const std::string& value) {
        known += (names.empty() ? "" : names.size() == 1 ? " and " : ", ") + name + "=" + value;
        names.push_back(name);
    };
    for (const SetupKey& key : kKeys)
        if (*key.value != '\0' && key.kept(variant)) tell(key.name, key.value);
    for (std::size_t i = 0; i < variant.pockets().names.size(); ++i)
        if (variant.pockets().stores[i]) tell(variant.pockets().names[i], "SYMBOL+SYMBOL");
    for (const CounterSpec& c : variant.spec().state) tell(c.name, values_of(c));
    const std::string near = nearest_name(wrong, names);
    return near.empty() || near == wrong ? "it keeps " + known : "did you mean " + near + "=...?";
}

}  // namespace

void SetupParts::key(std::string_view text) {
    const auto [before, behind] = cut(text, '=');
    const std::string_view name = trimmed(before), value = trimmed(behind.value_or(""));
    const auto reads = [&](const SetupKey& key) {
        return name == key.name && key.kept(variant) && key.read(*this, value);
    };
    if (!behind || (!ranges::any_of(kKeys, reads) && !read_counter(*this, name, value) &&
                    !read_store(*this, name, value) && !read_option(*this, name, value)))
        error("setup", quoted(text) + " after ; is nothing that this variant keeps",
              key_remedy(variant, name));
}

std::string write_setup_keys(const Variant& variant, const Position& position) {
    std::string text;
    const auto write = [&](std::string_view name, const std::string& value) {
        if (!value.empty()) text += fmt::format(";{}={}", name, value);
    };
    for (const SetupKey& key : kKeys)
        if (key.kept(variant)) write(key.name, key.write(variant, position));
    const std::vector<std::string>& pockets = variant.pockets().names;
    for (std::size_t i = 0; i < pockets.size(); ++i)
        if (variant.pockets().stores[i])
            write(pockets[i], write_store(variant, position, static_cast<int>(i)));
    for (const CounterSpec& counter : variant.spec().state)
        write(counter.name, write_counter(variant, position, counter));
    for (const OptionSpec& option : variant.spec().options)
        if (option.differs()) write(option.name, option.value);
    return text;
}

}  // namespace acedrex
