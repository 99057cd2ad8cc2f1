// The setup string.
#include "notation/position/setup.hpp"

#include <algorithm>
#include <cctype>

#include "legality/legal.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/parts.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

constexpr std::string_view kSuffixes = "|&=:";  // of the first four tags, in order

struct PendingRush {
    Field field;
    int passed;  // 0: to be worked out
};

class SetupStringReader {
  public:
    SetupStringReader(const Variant& variant, SetupOptions options)
        : variant_(variant), options_(options), position_(variant.position_tables()) {}

    Result<Position> read(std::string_view text) {
        text = trimmed(text);
        std::size_t letters = 0;
        while (letters < text.size() && (is_lower(text[letters]) || is_upper(text[letters]))) ++letters;
        if (letters == 0 || (letters < text.size() && text[letters] != ' ' && text[letters] != ';')) {
            error("setup",
                  "a setup string begins with the variant's letters and a space, like \"" +
                      variant_.spec().code + " ...\", found \"" + std::string(text.substr(0, 20)) + "\"",
                  text.find('/') != std::string_view::npos ? "a FEN is given by --fen" : "");
            return result();
        }
        position_.set_to_move(is_lower(text[0]) ? Side::dark : Side::light);
        const std::vector<std::string_view> parts = split(text.substr(letters), ';');
        if (!parts[0].empty())
            for (const std::string_view piece : split(parts[0], ',')) read_piece(piece);
        for (std::size_t i = 1; i < parts.size(); ++i)
            if (!parts[i].empty()) read_key(parts[i]);
        resolve_rushes();
        const bool second = position_.to_move() != variant_.spec().first;
        position_.set_turns(2 * (turn_ - 1) + (second ? 1 : 0));
        return result();
    }

    Result<Position::Air> read_air(std::string_view text, std::optional<int> momentum,
                                   std::string_view activator) {
        Position::Air air;
        const auto stood = read_stood(text);
        if (stood && stood->code) {
            const Movement& movement = variant_.movement(*stood->code);
            const std::string name = variant_.cast().name(*stood->code);
            air = {*stood->code, stood->tags, stood->field, momentum.value_or(Position::Air::kNoLimit),
                   kNoPiece};
            if (momentum && *momentum < 0)
                error("air", "momentum is a number from 0, found " + std::to_string(*momentum));
            if (!activator.empty()) {
                std::string_view symbol = activator;
                if (const auto by = read_symbol(symbol, activator)) air.activator = *by;
                if (!symbol.empty())
                    error("air", "the activator is told by its symbol alone, found \"" +
                                     std::string(activator) + "\"");
            }
            const bool heir = !movement.gaits.empty();
            if (heir && activator.empty())
                error("air", "the " + name + " moves as the piece that activates it, and none is named",
                      "name it by its symbol");
            const Movement* by = air.activator == kNoPiece ? nullptr : &variant_.movement(air.activator);
            if (heir && by != nullptr && !by->gaits.empty())
                error("air",
                      "the " + name + " cannot inherit from a " + variant_.cast().name(air.activator) +
                          ", which moves as others do itself",
                      "name the piece that these moved as");
        }
        Result<Position::Air> r;
        if (faults_.empty()) r.value = air;
        r.diagnostics = std::move(faults_);
        return r;
    }

  private:
    void error(const char* code, std::string message, std::string remedy = "") {
        faults_.push_back({code, Severity::error, {}, std::move(message), std::move(remedy)});
    }

    Result<Position> result() {
        Result<Position> r;
        if (faults_.empty() && !options_.unchecked) check_turn(variant_, position_, faults_);
        position_.forget_log();
        if (faults_.empty()) r.value = std::move(position_);
        r.diagnostics = std::move(faults_);
        return r;
    }

    // "K" or "[Fi]" at the beginning of `text`, which then goes on behind it.
    std::optional<Code> read_symbol(std::string_view& text, std::string_view whole) {
        std::string symbol;
        if (text.starts_with('[')) {
            const auto end = text.find(']');
            symbol = std::string(text.substr(1, end == std::string_view::npos ? end : end - 1));
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        } else if (!text.empty()) {
            symbol = text.substr(0, 1);
            text.remove_prefix(1);
        }
        const auto code = code_with_symbol(variant_, symbol);
        if (!code) {
            error("unknown-symbol",
                  "\"" + std::string(whole) + "\": no piece has the symbol \"" + symbol + "\"",
                  symbol_remedy(variant_, symbol));
        }
        return code;
    }

    struct Stood {
        std::optional<Code> code;
        Field field;
        Tags tags;
    };

    void read_piece(std::string_view text) {
        if (text.empty()) return error("setup", "an empty place between two commas");
        if (text[0] == '+') return read_reserve(text.substr(1), text);
        const auto stood = read_stood(text);
        if (!stood || !stood->code) return;
        const auto [code, field, tags] = *stood;
        if (position_.at(field) != kNoPiece)
            return error("field-twice", "two pieces stand on " + variant_.board().name(field));
        const bool initial = options_.initial_tags && variant_.position_tables().setup[field] == *code;
        position_.set(field, *code, initial ? tags | variant_.initial_tags(*code) : tags, Edit::Why::setup);
    }

    // "Pa2|": symbol, field and tags.
    std::optional<Stood> read_stood(std::string_view text) {
        const std::string_view whole = text;
        if (text.size() > 2 && is_digit(text[1]) && variant_.board().field(text.substr(0, 2)))
            if (const auto code = code_with_symbol(variant_, text.substr(2, 1))) {
                error("setup", "\"" + std::string(whole) + "\": the symbol stands before the field",
                      "write " + symbol_of(variant_, *code) + std::string(text.substr(0, 2)));
                return std::nullopt;
            }
        const auto code = read_symbol(text, whole);
        // "B:" before the field of a board beside the first.
        const auto colon = text.find(':');
        std::size_t n = colon < text.find_first_of("0123456789") ? colon + 1 : 0;
        while (n < text.size() && is_lower(text[n])) ++n;
        while (n < text.size() && is_digit(text[n])) ++n;
        const auto field = variant_.board().field(text.substr(0, n));
        if (!field) {
            error("unknown-field", "\"" + std::string(whole) + "\": \"" + std::string(text.substr(0, n)) +
                                       "\" is no field of the " + std::to_string(variant_.board().files()) +
                                       "x" + std::to_string(variant_.board().ranks()) + " board");
            return std::nullopt;
        }
        return Stood{code, *field, read_tags(text.substr(n), whole, *field)};
    }

    // "Q" or "Q{pocket}" after the +.
    void read_reserve(std::string_view text, std::string_view whole) {
        const auto code = read_symbol(text, whole);
        if (!code) return;
        const std::string quoted = "\"" + std::string(whole) + "\"";
        std::string pocket;
        if (text.starts_with('{') && text.ends_with('}')) {
            pocket = std::string(text.substr(1, text.size() - 2));
            text = {};
        }
        if (!text.empty()) return error("setup", quoted + ": a piece in reserve has no field");
        const auto number = variant_.pockets().find(pocket);
        if (!number) {
            const std::string near = nearest_name(pocket, variant_.pockets().names);
            return error("unknown-pocket", quoted + ": the variant has no pocket {" + pocket + "}",
                         near.empty() ? "" : "did you mean {" + near + "}?");
        }
        position_.add_to_reserve(*code, *number);
    }

    Tags read_tags(std::string_view text, std::string_view whole, Field field) {
        Tags tags = 0;
        while (!text.empty()) {
            const char c = text[0] == 'E' ? ':' : text[0];
            text.remove_prefix(1);
            if (const auto at = kSuffixes.find(c); at != std::string_view::npos) {
                tags |= Tags{1} << at;
                if (c != ':') continue;
                int passed = 0;
                while (!text.empty() && is_digit(text[0]) && passed < 100) {
                    passed = 10 * passed + (text[0] - '0');
                    text.remove_prefix(1);
                }
                rushes_.push_back({field, passed});
            } else if (const auto end = text.find('}'); c == '{' && end != std::string_view::npos) {
                tags |= read_named_tag(std::string(text.substr(0, end)), whole);
                text.remove_prefix(end + 1);
            } else {
                error("setup", "\"" + std::string(whole) + "\": \"" + c + std::string(text) + "\" is no tag",
                      c == ' ' ? "commas stand between pieces" : "tags are | & = : and {name}");
                return tags;
            }
        }
        return tags;
    }

    // "name", or "name:2" for a tag that lasts two more turns.
    Tags read_named_tag(const std::string& text, std::string_view whole) {
        const auto colon = text.find(':');
        const std::string name = text.substr(0, colon);
        const auto mask = variant_.tags().find(name);
        if (!mask) {
            error("unknown-tag", "\"" + std::string(whole) + "\": the variant knows no tag {" + name + "}",
                  nearest_tag(name));
            return 0;
        }
        if (colon == std::string::npos) return *mask;
        const Tag& tag = variant_.tags().with_mask(*mask);
        const std::string number = text.substr(colon + 1);
        const bool digits =
            !number.empty() && number.size() < 4 && std::all_of(number.begin(), number.end(), is_digit);
        const int turns = digits ? std::stoi(number) : 0;
        if (turns < 1 || turns >= tag.no_limit()) {
            error("setup", "\"" + std::string(whole) + "\": {" + name + "} lasts " +
                               (tag.timed() ? "1 to " + std::to_string(tag.no_limit() - 1) + " turns"
                                            : "without a limit") +
                               ", found \"" + number + "\"");
            return 0;
        }
        return static_cast<Tags>(turns) << tag.shift;
    }

    std::string nearest_tag(const std::string& name) const {
        const std::string near = nearest_name(name, variant_.tags().names());
        return near.empty() ? "" : "did you mean {" + near + "}?";
    }

    void read_key(std::string_view text) {
        const auto equals = text.find('=');
        const std::string key(trimmed(text.substr(0, equals)));
        const std::string value(equals == std::string_view::npos ? "" : trimmed(text.substr(equals + 1)));
        if (key == "quiet" && is_number(value)) {
            position_.set_halfmove_clock(std::stoi(value));
        } else if (key == "marks" && equals != std::string_view::npos) {
            read_marks(value);
        } else if (key == "passes" && variant_.endings().passes > 0 && is_number(value)) {
            position_.set_passes(std::stoi(value));
        } else if (key == "air") {
            read_air_key(value);
        } else if (key == "last" && variant_.position_tables().keeps_last) {
            read_last(value);
        } else if (key == "loser" && (value == "light" || value == "dark")) {
            position_.set_lost(value == "light" ? Side::light : Side::dark);
        } else if (key == "turn" && variant_.turn().reads_turns && is_number(value) && std::stoi(value) > 0) {
            turn_ = std::stoi(value);
        } else if (key == "taken" && variant_.turn().reads_taken) {
            read_taken(text, value);
        } else if (!read_counter(key, value)) {
            std::vector<std::string> keys{"quiet", "loser"};
            std::string known = "quiet=NUMBER and loser=SIDE";
            if (variant_.turn().reads_turns) add_key(keys, known, "turn", "NUMBER");
            if (variant_.turn().reads_taken) add_key(keys, known, "taken", "NUMBER+NUMBER");
            for (const CounterSpec& c : variant_.spec().state)
                add_key(keys, known, c.name,
                        c.flag ? "true or false" : std::to_string(c.from) + " to " + std::to_string(c.to));
            const std::string near = nearest_name(key, keys);
            error("setup", "\"" + std::string(text) + "\" after ; is nothing that this variant keeps",
                  near.empty() || near == key ? "it keeps " + known : "did you mean " + near + "=...?");
        }
    }

    // "e4{trap}+d5{trap:2}": marks of fields.
    void read_marks(std::string_view value) {
        for (const std::string_view one : split(value, '+')) {
            std::size_t n = 0;
            while (n < one.size() && one[n] != '{' && kSuffixes.find(one[n]) == std::string_view::npos) ++n;
            const auto field = variant_.board().field(one.substr(0, n));
            if (!field || n == one.size())
                return error("setup", "marks: \"" + std::string(one) + "\" is no field with a mark",
                             "they are written like marks=e4{name}+d5{name:2}");
            const std::size_t rushes = rushes_.size();
            position_.set_field_tags(*field,
                                     position_.field_tags(*field) | read_tags(one.substr(n), one, *field));
            rushes_.resize(rushes);
        }
    }

    // "Ad8+4~E": the piece in the air, its momentum, who activated it; the last two may be left out.
    void read_air_key(std::string_view value) {
        const auto by = value.find('~');
        const std::string_view activator = by == std::string_view::npos ? "" : value.substr(by + 1);
        value = value.substr(0, by);
        const auto plus = value.find('+');
        std::optional<int> momentum;
        if (plus != std::string_view::npos) {
            const std::string number(value.substr(plus + 1));
            if (!is_number(number))
                return error("setup", "air: \"" + number + "\" is no momentum",
                             "it is written like air=Qd8+4~N");
            momentum = std::stoi(number);
            value = value.substr(0, plus);
        }
        auto air = SetupStringReader(variant_, {}).read_air(value, momentum, activator);
        for (Diagnostic& d : air.diagnostics) faults_.push_back(std::move(d));
        if (air) position_.set_air(*air.value);
    }

    // "Ke4*": the kind that made the last turn, where its unit stands ("-" where it is gone), * if it
    // captured.
    void read_last(std::string_view value) {
        const std::string_view whole = value;
        Position::Last last;
        const auto code = read_symbol(value, whole);
        if (!code) return;
        last.type = static_cast<std::int16_t>(Cast::type(*code));
        if (value.ends_with('*')) {
            last.captured = true;
            value.remove_suffix(1);
        }
        if (value != "-") {
            const auto field = variant_.board().field(value);
            if (!field)
                return error("setup",
                             "last=" + std::string(whole) + ": \"" + std::string(value) + "\" is no field",
                             "it is written like last=Ke4* : symbol, field or -, * if it captured");
            last.unit = *field;
        }
        position_.set_last(last);
    }

    static bool is_number(const std::string& text) {
        return !text.empty() && text.size() < 7 && std::all_of(text.begin(), text.end(), is_digit);
    }

    static void add_key(std::vector<std::string>& keys, std::string& known, const std::string& key,
                        const std::string& value) {
        keys.push_back(key);
        known += ", " + key + "=" + value;
    }

    // A number of the variant's own; false where it has none of that name, or the value is none that it
    // takes.
    bool read_counter(const std::string& key, const std::string& value) {
        const std::vector<CounterSpec>& state = variant_.spec().state;
        for (std::size_t i = 0; i < state.size(); ++i) {
            if (state[i].name != key) continue;
            if (state[i].flag) {
                if (value != "true" && value != "false") return false;
                position_.set_counter(static_cast<int>(i), value == "true");
                return true;
            }
            const bool negative = value.starts_with('-');
            if (!is_number(value.substr(negative ? 1 : 0))) return false;
            const int number = std::stoi(value);
            if (number < state[i].from || number > state[i].to) return false;
            position_.set_counter(static_cast<int>(i), number);
            return true;
        }
        return false;
    }

    // "2+1" or "majors:2+1": how many pieces have left light's and dark's queue.
    void read_taken(std::string_view text, const std::string& value) {
        const auto colon = value.find(':');
        const std::string pocket = colon == std::string::npos ? "" : value.substr(0, colon);
        const std::string numbers = colon == std::string::npos ? value : value.substr(colon + 1);
        const auto plus = numbers.find('+');
        const auto number = variant_.pockets().find(pocket);
        if (!number || plus == std::string::npos || !is_number(numbers.substr(0, plus)) ||
            !is_number(numbers.substr(plus + 1)))
            return error("setup", "\"" + std::string(text) + "\": how many pieces have left a queue",
                         "write taken=2+1, or taken=POCKET:2+1");
        position_.set_taken(Side::light, *number, std::stoi(numbers.substr(0, plus)));
        position_.set_taken(Side::dark, *number, std::stoi(numbers.substr(plus + 1)));
    }

    void resolve_rushes() {
        for (const PendingRush& rush : rushes_)
            if (position_.at(rush.field) != kNoPiece)
                position_.add_rush(rush.field, rush.passed > 0
                                                   ? rush.passed
                                                   : passed_by_default(variant_, position_, rush.field));
        // The rush was made in the move before this one.
        if (!rushes_.empty()) {
            const Side to_move = position_.to_move();
            position_.set_to_move(other(to_move));
            position_.end_turn();
        }
    }

    const Variant& variant_;
    SetupOptions options_;
    Position position_;
    std::vector<PendingRush> rushes_;
    int turn_ = 1;  // of the side to move
    std::vector<Diagnostic> faults_;
};

}  // namespace

namespace {

// "|" or "{name}"; "{name:2}" where it lasts two more turns.
std::string tag_text(const Tag& tag, Tags tags) {
    if (tag.mask < (Tags{1} << kSuffixes.size()))
        return std::string(1, kSuffixes[static_cast<std::size_t>(tag.shift)]);
    const int left = tag.value(tags);
    return "{" + tag.name + (left == tag.no_limit() ? "" : ":" + std::to_string(left)) + "}";
}

}  // namespace

std::vector<Code> reserve_of(const Variant& variant, const Position& position, int pocket) {
    std::vector<Code> held;
    if (variant.pockets().queues[static_cast<std::size_t>(pocket)]) {
        for (const Side side : {Side::light, Side::dark, Side::none}) {
            const auto queue = position.queue(side, pocket);
            held.insert(held.end(), queue.begin(), queue.end());
        }
        return held;
    }
    for (Code code = 1; code < variant.cast().codes(); ++code)
        for (int i = 0; i < position.reserve(code, pocket); ++i) held.push_back(code);
    return held;
}

int passed_by_default(const Variant& variant, const Position& position, Field f) {
    const Board& board = variant.board();
    const Side side = Cast::side(position.at(f));
    const Vector back = turned_for(side, variant.binding().rotate, {0, -1});
    int furthest = 1;
    Field start = board.step(f, back);
    for (int distance = 1; start != board.off() && distance <= board.ranks();
         start = board.step(start, back), ++distance) {
        const Code there = variant.position_tables().setup[start];
        const bool row =
            there != kNoPiece && Cast::side(there) == side && (variant.initial_tags(there) & kRushTag);
        const bool taken = position.at(start) != kNoPiece && Cast::side(position.at(start)) == side &&
                           (position.tags(start) & kRushTag);
        if (row && distance >= 2 && !taken) furthest = distance - 1;
    }
    return furthest;
}

void check_turn(const Variant& variant, Position& position, std::vector<Diagnostic>& faults) {
    LegalMoves legal(variant, position);
    const Side waiting = other(position.to_move());
    if (const Peril peril = legal.peril(waiting); peril != Peril::none)
        faults.push_back(
            {"check",
             Severity::error,
             {},
             std::string(to_string(position.to_move())) + " is to move, but " +
                 std::string(to_string(waiting)) +
                 (peril == Peril::attacked ? " stands in check"
                                           : " has a royal piece that should be attacked and is not"),
             "let " + std::string(to_string(waiting)) + " move, or use --unchecked"});
}

Result<Position> read_setup(const Variant& variant, std::string_view text, SetupOptions options) {
    return SetupStringReader(variant, options).read(text);
}

Result<Position::Air> read_air(const Variant& variant, std::string_view piece, std::optional<int> momentum,
                               std::string_view activator) {
    return SetupStringReader(variant, {}).read_air(piece, momentum, activator);
}

namespace {

std::string tags_text(const Variant& variant, Tags tags) {
    std::string text;
    for (const Tag& tag : variant.tags().all())
        if (tags & tag.mask) text += tag_text(tag, tags);
    return text;
}

std::string air_text(const Variant& variant, const Position::Air& air) {
    return ";air=" + symbol_of(variant, air.code) + variant.board().name(air.at) +
           tags_text(variant, air.tags) +
           (air.momentum < Position::Air::kNoLimit ? "+" + std::to_string(air.momentum) : "") +
           (air.activator != kNoPiece ? "~" + symbol_of(variant, air.activator) : "");
}

}  // namespace

std::string write_setup(const Variant& variant, const Position& position) {
    std::string text = variant.spec().code.empty() ? "X" : variant.spec().code;
    for (char& c : text)
        c = static_cast<char>(position.to_move() == Side::dark ? std::tolower(static_cast<unsigned char>(c))
                                                               : std::toupper(static_cast<unsigned char>(c)));
    const char* separator = " ";
    const auto add = [&](const std::string& piece) {
        text += separator + piece;
        separator = ",";
    };
    for (const Side side : {Side::light, Side::dark, Side::none}) {
        std::vector<Field> fields(position.pieces(side).begin(), position.pieces(side).end());
        std::sort(fields.begin(), fields.end(), [&](Field a, Field b) {
            return std::pair(position.at(a), a) < std::pair(position.at(b), b);
        });
        for (const Field f : fields) {
            std::string piece = symbol_of(variant, position.at(f)) + variant.board().name(f);
            for (const Tag& tag : variant.tags().all()) {
                if (!(position.tags(f) & tag.mask)) continue;
                piece += tag_text(tag, position.tags(f));
                if (tag.mask != kRushedTag) continue;
                for (const Position::Rush& rush : position.rushes())
                    if (rush.field == f && rush.passed != passed_by_default(variant, position, f))
                        piece += std::to_string(rush.passed);
            }
            add(piece);
        }
    }
    const std::vector<std::string>& pockets = variant.pockets().names;
    for (std::size_t i = 0; i < pockets.size(); ++i) {
        const std::string suffix = pockets[i].empty() ? "" : "{" + pockets[i] + "}";
        for (const Code code : reserve_of(variant, position, static_cast<int>(i)))
            add("+" + symbol_of(variant, code) + suffix);
    }
    if (*separator == ' ') text += " ";
    if (variant.endings().halfmove_limit > 0 && position.halfmove_clock() > 0)
        text += ";quiet=" + std::to_string(position.halfmove_clock());
    std::string marks;
    for (Field f = 0; f < variant.board().size(); ++f)
        if (const Tags tags = position.field_tags(f); tags != 0)
            marks += (marks.empty() ? "" : "+") + variant.board().name(f) + tags_text(variant, tags);
    if (!marks.empty()) text += ";marks=" + marks;
    if (position.passes() > 0) text += ";passes=" + std::to_string(position.passes());
    if (const Position::Air* air = position.air()) text += air_text(variant, *air);
    if (const Position::Last& last = position.last(); last.type >= 0)
        text += ";last=" + symbol_of(variant, variant.cast().code(last.type, Side::light)) +
                (last.unit == Position::kNoField ? "-" : variant.board().name(last.unit)) +
                (last.captured ? "*" : "");
    for (const Side side : {Side::light, Side::dark})
        if (position.has_lost(side)) text += ";loser=" + std::string(to_string(side));
    if (variant.turn().reads_turns && position.turns() > 1)
        text += ";turn=" + std::to_string(position.turns() / 2 + 1);
    for (std::size_t i = 0; i < pockets.size() && variant.turn().reads_taken; ++i) {
        const int light = position.taken(Side::light, static_cast<int>(i));
        const int dark = position.taken(Side::dark, static_cast<int>(i));
        if (light + dark > 0)
            text += ";taken=" + (pockets[i].empty() ? "" : pockets[i] + ":") + std::to_string(light) + "+" +
                    std::to_string(dark);
    }
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
