// The parts "key=value" of setup strings: a table of the keys that all variants know, and the variant's own
// counters.
#include <algorithm>

#include "base/function_ref.hpp"
#include "notation/position/setup_parts.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

struct ReadKey {
    SetupParts& in;
    std::string_view text, value;

    // False where the value is no number from `least`.
    bool number(FunctionRef<void(int)> set, int least = 0) const {
        const auto number = whole_number(value);
        if (!number || *number < least) return false;
        set(*number);
        return true;
    }
    bool error(std::string message, std::string remedy) const {
        in.error("setup", std::move(message), std::move(remedy));
        return true;
    }
};

struct WrittenKey {
    const Variant& variant;
    const Position& position;
    FunctionRef<void(std::string_view value)> write;  // may be called several times
};

struct SetupKey {
    const char* name;
    const char* value;                 // as the remedy for an unknown key tells it; "": it does not
    bool (*kept)(const Variant&);      // is it read?
    bool (*read)(const ReadKey& key);  // false: it has no such value
    void (*write)(const WrittenKey& key);
};

bool always(const Variant&) {
    return true;
}

// "e4{trap}+d5{trap:2}": tags of fields.
bool read_marks(const ReadKey& key) {
    if (key.text.find('=') == std::string_view::npos) return false;
    for (const std::string_view one : split(key.value, '+')) {
        Cursor text(one);
        const auto field = key.in.variant.board().field(text.field());
        constexpr std::string_view kBeginTags = "{|&=:";
        if (!field || text.at_end() || kBeginTags.find(text.peek()) == std::string_view::npos)
            return key.error("marks: " + quoted(one) + " is no field with a mark",
                             "they are written like marks=e4{name}+d5{name:2}");
        SetupParts::Item item;
        key.in.tags(text, item);
        key.in.position.set_field_tags(*field, key.in.position.field_tags(*field) | item.tags);
    }
    return true;
}

void write_marks(const WrittenKey& key) {
    std::string marks;
    for (Field f = 0; f < key.variant.board().size(); ++f)
        if (const Tags tags = key.position.field_tags(f); tags != 0)
            marks += (marks.empty() ? "" : "+") + key.variant.board().name(f) + tags_text(key.variant, tags);
    if (!marks.empty()) key.write(marks);
}

// "Ad8+4~E": the piece in the air, its momentum, the piece that activated it; the last two may be left out.
bool read_air_key(const ReadKey& key) {
    const auto [before, activator] = cut(key.value, '~');
    const auto [piece, number] = cut(before, '+');
    const auto momentum = whole_number(number.value_or(""));
    if (number && !momentum)
        return key.error("air: " + quoted(*number) + " is no momentum", "it is written like air=Qd8+4~N");
    auto air = read_air(key.in.variant, piece, momentum, activator.value_or(""));
    for (Diagnostic& d : air.diagnostics) key.in.faults.push_back(std::move(d));
    if (air) key.in.position.set_air(*air.value);
    return true;
}

void write_air(const WrittenKey& key) {
    const Position::Air* air = key.position.air();
    if (air == nullptr) return;
    key.write(symbol_of(key.variant, air->code) + key.variant.board().name(air->at) +
              tags_text(key.variant, air->tags) +
              (air->momentum < Position::Air::kNoLimit ? "+" + std::to_string(air->momentum) : "") +
              (air->activator != kNoPiece ? "~" + symbol_of(key.variant, air->activator) : ""));
}

// "Ke4*": the kind that made the last turn, where its unit stands ("-" where it is gone), * if it captured.
bool read_last(const ReadKey& key) {
    Cursor text(key.value);
    const Code code = key.in.symbol(text);
    if (code == kNoPiece) return true;
    Position::Last last;
    last.type = static_cast<std::int16_t>(Cast::type(code));
    last.captured = text.rest().ends_with('*');
    const std::string_view name = text.rest().substr(0, text.rest().size() - (last.captured ? 1 : 0));
    if (name != "-") {
        const auto field = key.in.variant.board().field(name);
        if (!field)
            return key.error("last=" + std::string(key.value) + ": " + quoted(name) + " is no field",
                             "it is written like last=Ke4* : symbol, field or -, * if it captured");
        last.unit = *field;
    }
    key.in.position.set_last(last);
    return true;
}

void write_last(const WrittenKey& key) {
    const Position::Last& last = key.position.last();
    if (last.type < 0) return;
    key.write(symbol_of(key.variant, key.variant.cast().code(last.type, Side::light)) +
              (last.unit == kNoField ? "-" : key.variant.board().name(last.unit)) +
              (last.captured ? "*" : ""));
}

bool read_loser(const ReadKey& key) {
    if (key.value != "light" && key.value != "dark") return false;
    key.in.position.set_lost(key.value == "light" ? Side::light : Side::dark);
    return true;
}

// "2+1" or "majors:2+1": how many pieces have left the light and the dark side's queue.
bool read_taken(const ReadKey& key) {
    const auto [pocket, behind] = cut(key.value, ':');
    const auto [light, dark] = cut(behind.value_or(key.value), '+');
    const auto number = key.in.variant.pockets().find(behind ? pocket : "");
    const auto taken = whole_number(light), taken_dark = whole_number(dark.value_or(""));
    if (!number || !taken || !taken_dark)
        return key.error(quoted(key.text) + ": how many pieces have left a queue",
                         "write taken=2+1, or taken=POCKET:2+1");
    key.in.position.set_taken(Side::light, *number, *taken);
    key.in.position.set_taken(Side::dark, *number, *taken_dark);
    return true;
}

void write_taken(const WrittenKey& key) {
    const std::vector<std::string>& pockets = key.variant.pockets().names;
    for (std::size_t i = 0; i < pockets.size() && key.variant.turn().reads_taken; ++i) {
        const int light = key.position.taken(Side::light, static_cast<int>(i));
        const int dark = key.position.taken(Side::dark, static_cast<int>(i));
        if (light + dark > 0)
            key.write((pockets[i].empty() ? "" : pockets[i] + ":") + std::to_string(light) + "+" +
                      std::to_string(dark));
    }
}

// In the order in which they are written.
constexpr SetupKey kKeys[] = {
    {"quiet", "NUMBER", always,
     [](const ReadKey& key) {
         return key.number([&](int plies) { key.in.position.set_halfmove_clock(plies); });
     },
     [](const WrittenKey& key) {
         if (key.variant.endings().halfmoves.times > 0 && key.position.halfmove_clock() > 0)
             key.write(std::to_string(key.position.halfmove_clock()));
     }},
    {"marks", "", always, read_marks, write_marks},
    {"passes", "", [](const Variant& variant) { return variant.endings().passes.times > 0; },
     [](const ReadKey& key) { return key.number([&](int turns) { key.in.position.set_passes(turns); }); },
     [](const WrittenKey& key) {
         if (key.position.passes() > 0) key.write(std::to_string(key.position.passes()));
     }},
    {"air", "", always, read_air_key, write_air},
    {"last", "", [](const Variant& variant) { return variant.position_tables().keeps_last; }, read_last,
     write_last},
    {"loser", "SIDE", always, read_loser,
     [](const WrittenKey& key) {
         for (const Side side : {Side::light, Side::dark})
             if (key.position.has_lost(side)) key.write(to_string(side));
     }},
    {"turn", "NUMBER", [](const Variant& variant) { return variant.turn().reads_turns; },
     [](const ReadKey& key) { return key.number([&](int number) { key.in.turn = number; }, 1); },
     [](const WrittenKey& key) {
         if (key.variant.turn().reads_turns && key.position.turns() > 1)
             key.write(std::to_string(key.position.turns() / 2 + 1));
     }},
    {"taken", "NUMBER+NUMBER", [](const Variant& variant) { return variant.turn().reads_taken; }, read_taken,
     write_taken},
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

bool read_counter(std::string_view name, const ReadKey& key) {
    const std::vector<CounterSpec>& state = key.in.variant.spec().state;
    const auto counter =
        std::find_if(state.begin(), state.end(), [&](const CounterSpec& c) { return c.name == name; });
    const auto value = counter == state.end() ? std::nullopt : counter_value(*counter, key.value);
    if (value) key.in.position.set_counter(static_cast<int>(counter - state.begin()), *value);
    return value.has_value();
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
    for (const CounterSpec& c : variant.spec().state)
        tell(c.name, c.flag ? "true or false" : std::to_string(c.from) + " to " + std::to_string(c.to));
    const std::string near = nearest_name(wrong, names);
    return near.empty() || near == wrong ? "it keeps " + known : "did you mean " + near + "=...?";
}

}  // namespace

void SetupParts::key(std::string_view text) {
    const auto [before, behind] = cut(text, '=');
    const std::string_view name = trimmed(before);
    const ReadKey part{*this, text, trimmed(behind.value_or(""))};
    for (const SetupKey& known : kKeys)
        if (name == known.name && known.kept(variant) && known.read(part)) return;
    if (!read_counter(name, part))
        error("setup", quoted(text) + " after ; is nothing that this variant keeps",
              key_remedy(variant, name));
}

std::string write_setup_keys(const Variant& variant, const Position& position) {
    std::string text;
    for (const SetupKey& key : kKeys)
        key.write({variant, position, [&](std::string_view value) {
                       text.append(";").append(key.name).append("=").append(value);
                   }});
    const std::vector<CounterSpec>& state = variant.spec().state;
    for (std::size_t i = 0; i < state.size(); ++i) {
        const int value = position.counter(static_cast<int>(i));
        if (value == state[i].start) continue;
        text += ";" + state[i].name + "=" +
                (!state[i].flag ? std::to_string(value)
                 : value != 0   ? "true"
                                : "false");
    }
    return text;
}

}  // namespace acedrex
