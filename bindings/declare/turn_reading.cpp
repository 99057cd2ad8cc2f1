// Reading what a variant says of turns, drops and pockets.
#include <algorithm>

#include "base/ranges.hpp"
#include "declare/parts.hpp"
#include "sandbox/names.hpp"

namespace acedrex {

namespace {

void check_pocket(const Declaration& d, const std::string& key, const std::string& name) {
    if (!is_plain_name(name) || name.find_first_of("{},;:/+") != std::string::npos)
        d.fault(key, "bad-name",
                key + " should name a pocket, a word without braces and signs, found " + in_quotes(name));
}

}  // namespace

std::string pocket_at(const Declaration& d, const std::string& key) {
    std::string name = d.text(key).value_or("");
    if (!name.empty()) check_pocket(d, key, name);
    return name;
}

std::vector<std::string> pockets_at(const Declaration& d, const std::string& key) {
    if (d.look(key, lua_isstring) != 0) return {pocket_at(d, key)};
    std::vector<std::string> names = d.names(key);
    for (const std::string& name : names) check_pocket(d, key, name);
    if (d.names_none(key))
        d.fault(key, "wrong-type", key + " should name a pocket, found {}", "write " + key + " = \"lost\"");
    return names;
}

namespace {

using Names = std::vector<std::string>;

constexpr long long kMost = 1'000'000;

bool is_list(lua_State* lua, int index) {
    return lua_istable(lua, index) && list_length(lua, index) > 0;
}

// The name of a type, or {} for none: "".
std::optional<std::string> type_or_none(const Declaration& d, const std::string& key) {
    return d.names_none(key) ? "" : d.text(key);
}

void read_place(const Declaration& d, const std::string& key, DropSpec& spec) {
    spec.at = d.guard(key);
    const auto asks_for_attack = [](const Expression& part) {
        return part.kind == ExprKind::moves_of &&
               (part.lender == Lender::attackers || part.lender == Lender::guards);
    };
    if (spec.at && any_inside(*spec.at, asks_for_attack))
        d.warn(key, "never",
               "drops: at: nothing attacks or guards a piece that is not on the board, so that m.moves_of of "
               "these has no walks there",
               "ask m.attacked() or m.guarded()");
}

// A number, on the board; or a number and where: { 2, "a file" }, { 1, "hill" }.
std::optional<DropLimit> drop_limit(const Declaration& limits, const std::string& name) {
    if (limits.look(name, lua_isinteger) != 0)
        return DropLimit{static_cast<int>(limits.whole(name, 0, kMost).value_or(0))};
    if (limits.look(name, text_at) == "one a file") return DropLimit{1, DropLimit::Of::file};
    limits.push(name);
    const int pair = lua_gettop(limits.lua());
    if (!lua_istable(limits.lua(), pair)) {
        limits.wrong(name, "a number, \"one a file\", or a number and where: { 2, \"a file\" }", pair);
        lua_settop(limits.lua(), pair - 1);
        return std::nullopt;
    }
    const bool two = list_length(limits.lua(), pair) == 2 && text_keys(limits.lua(), pair).empty();
    lua_rawgeti(limits.lua(), pair, 1);
    lua_rawgeti(limits.lua(), pair, 2);
    const auto most = whole_at(limits.lua(), pair + 1);
    const auto where = text_at(limits.lua(), pair + 2);
    lua_settop(limits.lua(), pair - 1);
    if (!two || !most || *most < 0 || *most > kMost || !where) {
        limits.fault(
            name, "wrong-type",
            "drops: limit: " + name + " should be a number and where: \"a file\" or the name of a zone",
            "write " + name + " = { 2, \"a file\" }");
        return std::nullopt;
    }
    const bool file = *where == "a file";
    return DropLimit{static_cast<int>(*most), file ? DropLimit::Of::file : DropLimit::Of::zone,
                     file ? "" : std::string(*where)};
}

std::vector<std::string> tags_at(const Declaration& d, const std::string& key) {
    std::vector<std::string> tags = d.names(key);
    check_tags(d, key, tags);
    return tags;
}

}  // namespace

const KeysOf<DropSpec> kDropKeys{
    {"from", reads::as(&DropSpec::from, pocket_at)},
    {"pieces", &DropSpec::pieces, Types::rule},
    {"at", read_place},
    {"on_drop", reads::as(&DropSpec::on_drop, read_piece_rule)},
    {"as", reads::names_by_name(&DropSpec::as), Types::substitutes},
    {"limit", reads::by_name(&DropSpec::limit, drop_limit), Types::by_type},
    {"tags", reads::as(&DropSpec::tags, tags_at)},
    {"check", &DropSpec::in_check},
    {"mate", &DropSpec::may_mate},
    {"gives_check", &DropSpec::may_check},
    {"order", reads::word(&DropSpec::queue, {{"queue", true}})},
};

namespace {

// A window: { first, last }.
std::optional<PartSpec::Window> window_at(const Declaration& d, const std::string& key) {
    const auto turns = d.wholes(key);
    if (!turns) return std::nullopt;
    if (turns->size() != 2 || (*turns)[0] < 1 || (*turns)[1] < (*turns)[0] || (*turns)[1] > kMost) {
        std::vector<std::string> found;
        for (const long long turn : *turns) found.push_back(std::to_string(turn));
        d.fault(key, "wrong-type",
                key + " should be two numbers of turns, first and last, found { " + joined(found) + " }",
                "write { 7, 11 }, or let the function return two numbers");
        return std::nullopt;
    }
    return PartSpec::Window{static_cast<int>((*turns)[0]), static_cast<int>((*turns)[1])};
}

void read_windows(const Declaration& d, const std::string& window_key, PartSpec& spec) {
    const auto both =
        d.within(window_key, "write window = { 7, 11 }, or a function that returns two numbers");
    if (!both) return;
    lua_State* lua = d.lua();
    if (is_list(lua, both->index())) {
        if (const auto window = window_at(d, "window")) spec.windows = {{{*window}, {*window}}};
        return;
    }
    both->allow({"light", "dark"});
    for (const Side side : {Side::light, Side::dark}) {
        const std::string key(to_string(side));
        const auto list = both->within(key);
        if (!list && !both->has(key)) both->missing(key, "a list of { first, last }");
        if (!list) continue;
        d.each_alone(list->index(), "window", [&](const Declaration& one) {
            const auto window = window_at(one, "window");
            if (window) spec.windows[static_cast<std::size_t>(side)].push_back(*window);
            return window.has_value();  // what is wrong is said once
        });
    }
    if (spec.windows[0].empty() || spec.windows[1].empty()) spec.windows = {};
}

void read_budget(const Declaration& d, const std::string& key, PartSpec& spec) {
    spec.budget = static_cast<int>(d.whole(key, 1, 1000).value_or(1));
}

void read_costs(const Declaration& d, const std::string& key, PartSpec& spec) {
    reads::numbers_by_name(&PartSpec::costs, kMost)(d, key, spec);
    if (const auto all = spec.costs.find("default"); all != spec.costs.end()) {
        spec.cost = all->second;
        spec.costs.erase(all);
    }
    const auto refuse = [&](const std::string& name) {
        d.fault(key, "wrong-type", "cost: an action costs at least 1, found " + name + " = 0");
    };
    for (const auto& [name, cost] : spec.costs)
        if (cost < 1) refuse(name);
    if (spec.cost < 1) refuse("default");
}

void read_counts(const Declaration& d, const std::string& key, PartSpec& spec) {
    spec.counts.clear();
    if (d.names_none(key)) d.fault(key, "wrong-type", "a turn has 1 to 1000 moves, found {}");
    for (const long long n : d.wholes(key).value_or(std::vector<long long>{1})) {
        if (n < 1 || n > 1000)
            d.fault(key, "wrong-type", "a turn has 1 to 1000 moves, found " + std::to_string(n));
        spec.counts.push_back(static_cast<int>(std::clamp(n, 1LL, 1000LL)));
    }
    if (spec.counts.empty()) spec.counts = {1};
    while (spec.counts.size() > 1 && spec.counts.back() == spec.counts[spec.counts.size() - 2])
        spec.counts.pop_back();
}

const KeysOf<PartSpec> kActionLimits{
    {"captures", reads::numbers_by_name(&PartSpec::captures, kMost), Types::by_type},
    {"promotions", reads::whole(&PartSpec::promotions, 0, 1000)},
};

void read_action_limits(const Declaration& d, const std::string& key, PartSpec& spec) {
    if (const auto limits = d.within(key)) spec = kActionLimits.read(*limits, std::move(spec));
}

}  // namespace

// Of parts of all kinds, those of drops aside.
const KeysOf<PartSpec> kPartKeys{
    {"optional", &PartSpec::optional},
    {"pieces", &PartSpec::pieces, Types::rule},
    {"action", &PartSpec::action},
    {"by",
     reads::word(&PartSpec::by,
                 {{"any", PartSpec::By::any}, {"same", PartSpec::By::same}, {"other", PartSpec::By::other}})},
    {"check", reads::word(&PartSpec::check_ends, {{"ends", true}})},
    {"safe", reads::word(&PartSpec::safe_each, {{"each", true}})},
    {"count", read_counts, "how many moves, a number or a function of the turn's number"},
    {"budget", read_budget, "how much the actions of a turn may cost"},
    {"cost", read_costs, Types::by_type},
    {"again", &PartSpec::again, Types::list},
    {"limits", read_action_limits, kActionLimits},
    KeysOf<PartSpec>::Row(Key{"of", Types::inside, "", &kPartKeys}),
    {"from", reads::by(&PartSpec::from, &Declaration::guard)},
    {"guard",
     reads::as(&PartSpec::when,
               [](const Declaration& d, const std::string& key) {
                   return read_condition(d, key, "turn: phase.when");
               }),
     "what the part depends on, a guard"},
    KeysOf<PartSpec>::Row(Key{"part", Types::inside, "", &kPartKeys}),
    KeysOf<PartSpec>::Row(Key{"otherwise", Types::inside, "", &kPartKeys}),
    KeysOf<PartSpec>::Row(Key{"needs", Types::inside, "", &kPartKeys}),
    KeysOf<PartSpec>::Row(Key{"light", Types::inside, "", &kPartKeys}),
    KeysOf<PartSpec>::Row(Key{"dark", Types::inside, "", &kPartKeys}),
    {"forced", reads::word(&PartSpec::forced,
                           {{"always", PartSpec::Forced::always}, {"at the end", PartSpec::Forced::at_end}})},
    {"window", read_windows},
    // What a drop says itself.
    KeysOf<PartSpec>::Row(Key{"as", Types::substitutes}),
    KeysOf<PartSpec>::Row(Key{"limit", Types::by_type}),
};

namespace {

// A word of phase, or "" for a plain list of parts, one after the other.
struct PartWord {
    std::string name;
    PartSpec::Kind kind;
    Names keys;
};

const std::vector<PartWord> kPartWords{
    {"", PartSpec::Kind::seq, {"check", "safe"}},
    {"move", PartSpec::Kind::move, {"pieces", "from", "by", "action", "optional"}},
    {"drop", PartSpec::Kind::drop, {"optional", "forced", "window"}},
    {"seq", PartSpec::Kind::seq, {"optional", "check", "safe"}},
    {"either", PartSpec::Kind::either, {"optional"}},
    {"first_of", PartSpec::Kind::first_of, {"optional"}},
    {"moves", PartSpec::Kind::moves, {"count", "of", "optional", "check", "safe"}},
    {"actions",
     PartSpec::Kind::actions,
     {"budget", "cost", "again", "limits", "of", "optional", "check", "safe"}},
    {"when", PartSpec::Kind::when, {"guard", "part", "otherwise"}},
    {"by_side", PartSpec::Kind::by_side, {"light", "dark"}},
    {"given", PartSpec::Kind::given, {"part", "needs"}},
};

// Keys of one of the words of phase; parts without a key are read apart. What belongs to the moves within is
// told so.
void allow_keys(const Declaration& d, const PartWord& word, bool holds_parts) {
    static const Names of_moves{"pieces", "by", "from", "action"};
    Names known = word.keys;
    if (word.kind == PartSpec::Kind::drop) {
        known = kDropKeys.names(d.lua());
        known.insert(known.end(), word.keys.begin(), word.keys.end());
    }
    const std::string shown = word.name.empty() ? "a list of parts" : "phase." + word.name;
    std::size_t others = 0;
    for (const std::string& key : text_keys(d.lua(), d.index(), &others)) {
        if (key == "kind" || ranges::count(known, key) > 0) continue;
        const std::string move = "phase.move{ " + key + " = ... }";
        d.fault(key, "unknown-key", "turn: " + shown + " has no key " + key,
                ranges::count(of_moves, key) == 0 ? nearest_remedy(key, known)
                : ranges::count(known, "of") > 0  ? "write of = " + move
                                                  : "write " + move + " in it");
    }
    if (others > 0 && !holds_parts)
        d.fault("", "unknown-key", "turn: " + shown + " takes no further value without a key",
                "write key = value");
}

PartSpec read_part(const Declaration& d, int depth);

// Of two parts the one that is meant; the other may be left out, and is nothing then.
void read_branches(const Declaration& d, const PartWord& word, PartSpec& spec, int depth) {
    PartSpec nothing;
    nothing.kind = PartSpec::Kind::seq;
    const Names branches(word.keys.end() - 2, word.keys.end());
    for (const std::string& key : branches) {
        const auto part = d.within(key, "write phase.move(), where phase is require \"acedrex.phase\"");
        spec.parts.push_back(part ? read_part(*part, depth + 1) : nothing);
    }
    const bool both = spec.kind == PartSpec::Kind::given;
    if (both && !d.has(branches[1])) d.missing(branches[1], "a part of the turn that could be made instead");
    if (!d.has(branches[0]) && (both || !d.has(branches[1])))
        d.missing(branches[0], "a part of the turn, such as phase.move()");
}

PartSpec read_part(const Declaration& d, int depth) {
    using Kind = PartSpec::Kind;
    PartSpec spec;
    spec.place = d.place();
    constexpr int kDeepest = 16;
    if (depth > kDeepest) {
        d.fault("", "wrong-type", "turn: parts within parts go too deep", "");
        return spec;
    }
    std::string kind;
    if (d.has("kind"))
        kind = d.one_of("kind", {"move", "drop", "seq", "either", "first_of", "moves", "actions", "when",
                                 "by_side", "given"})
                   .value_or("move");
    else if (d.has("light") || d.has("dark"))
        kind = "by_side";
    const PartWord& word = *ranges::find(kPartWords, kind, &PartWord::name);
    spec.kind = word.kind;
    const bool holds_parts =
        spec.kind == Kind::seq || spec.kind == Kind::either || spec.kind == Kind::first_of;
    const bool branches = spec.kind == Kind::when || spec.kind == Kind::by_side || spec.kind == Kind::given;
    const bool drops = spec.kind == Kind::drop && is_list(d.lua(), d.index());
    if (!drops) allow_keys(d, word, holds_parts);
    const KeysOf<PartSpec> keys = kPartKeys.only(word.keys);
    keys.check_needed(d);
    keys.read_checked(d, spec);
    const auto inner = [&](const Declaration& one) { spec.parts.push_back(read_part(one, depth + 1)); };
    if (drops)
        d.each_of_list(d.index(), "drop",
                       [&](const Declaration& one) { spec.drops.push_back(kDropKeys.read(one)); });
    else if (spec.kind == Kind::drop && says_drop(d.lua(), d.index()))
        kDropKeys.read_checked(d, spec.drops.emplace_back());
    else if (holds_parts)
        d.each_of_list(d.index(), "turn", inner);
    else if (branches)
        read_branches(d, word, spec, depth);
    else if (const auto of = ranges::count(word.keys, "of") > 0 ? d.within("of") : nullptr)
        inner(*of);
    if (holds_parts && spec.parts.empty())
        d.fault("", "missing-key", "turn: there is nothing in this part of the turn",
                "write phase.seq{ phase.move(), ... }");
    if (!holds_parts && !branches && spec.kind != Kind::move && spec.kind != Kind::drop) spec.parts.resize(1);
    if (spec.forced == PartSpec::Forced::at_end && spec.windows[0].empty())
        d.fault("forced", "missing-key", "forced = \"at the end\" needs a window that has an end",
                "add window = { first, last }");
    return spec;
}

// A list of types, in the order in which they leave a queue, or each type with its number; for these sides.
auto held(const std::vector<Side>& sides) {
    return [=](const Declaration& d, const std::string& key, PocketSpec& spec) {
        if (!d.has(key)) return;
        std::vector<PocketSpec::Held> pieces;
        constexpr long long kMostAlike = 1000;
        const auto add = [&](const Declaration& table, const std::string& name) {
            if (table.look(name, text_at) == "any") {
                pieces.push_back({name, PocketSpec::kEndless});
            } else if (table.look(name, lua_type) != LUA_TNUMBER) {
                table.push(name);
                table.wrong(name, "a number or \"any\"", lua_gettop(table.lua()));
                lua_pop(table.lua(), 1);
            } else if (const auto number = table.whole(name, 1, kMostAlike)) {
                pieces.push_back({name, static_cast<int>(*number)});
            }
        };
        if (d.look(key, has_text_keys)) {
            const auto table = d.within(key);
            table->each_name([&](const std::string& name) { add(*table, name); });
        } else {
            for (std::string& name : d.names(key)) pieces.push_back({std::move(name)});
        }
        for (const Side side : sides) spec.held[static_cast<std::size_t>(side)] = pieces;
    };
}

// The names of the places at which the pieces of a queue wait, which the function tells of each: it is asked
// once, for those that wait there before the first turn.
void read_places(const Declaration& d, const std::string& key, PocketSpec& spec) {
    if (!d.has(key)) return;
    lua_State* lua = d.lua();
    for (const Side side : {Side::light, Side::dark}) {
        std::vector<std::string>& names = spec.places[static_cast<std::size_t>(side)];
        int number = 0;
        for (const PocketSpec::Held& held : spec.held[static_cast<std::size_t>(side)])
            number += std::max(held.number, 0);  // those without end are in no queue
        for (int k = 1; k <= number; ++k) {
            d.push(key);
            if (!lua_isfunction(lua, -1)) {
                d.wrong(key, "a function (k, side) that returns the name of a place", lua_gettop(lua));
                return lua_pop(lua, 1);
            }
            lua_pushinteger(lua, k);
            push_text(lua, to_string(side));
            lua_call(lua, 2, 1);
            const bool text = lua_type(lua, -1) == LUA_TSTRING;
            std::string name = text ? lua_tostring(lua, -1) : "";
            if (!is_plain_name(name) || name.find(' ') != std::string::npos) {
                d.fault(key, "wrong-type",
                        "pockets.places should return the name of a place, without spaces, found " +
                            describe(lua, -1) + " for place " + std::to_string(k) + " of " +
                            std::string(to_string(side)));
                return lua_pop(lua, 1);
            }
            names.push_back(std::move(name));
            lua_pop(lua, 1);
        }
    }
}

}  // namespace

const KeysOf<CaptureSpec> kCaptureKeys{
    {"to",
     reads::word(&CaptureSpec::to, {{"capturer", CaptureSpec::To::capturer},
                                    {"owner", CaptureSpec::To::owner},
                                    {"opponent", CaptureSpec::To::opponent},
                                    {"nobody", CaptureSpec::To::nobody}}),
     "\"capturer\", \"owner\", \"opponent\" or \"nobody\""},
    {"pocket", reads::as(&CaptureSpec::pocket, pocket_at)},
    {"into", reads::as(&CaptureSpec::into, pockets_at)},
    {"by", &CaptureSpec::by, Types::rule},
    {"pieces", &CaptureSpec::pieces, Types::rule},
    {"as", reads::by_name(&CaptureSpec::as, type_or_none), Types::substitutes},
    {"promoted", reads::as(&CaptureSpec::promoted, type_or_none), Types::one},
    {"oblated", &CaptureSpec::oblated},
};

const KeysOf<PocketSpec> kPocketKeys{
    {"name", reads::as(&PocketSpec::name, pocket_at)},
    {"both", held({Side::light, Side::dark}), Types::counted},
    {"light", held({Side::light}), Types::counted},
    {"dark", held({Side::dark}), Types::counted},
    {"places", read_places},  // behind what is held
};

bool says_drop(lua_State* lua, int part) {
    return ranges::any_of(kDropKeys.rows, [&](const Key& key) {
        push_field(lua, part, key.name.c_str());
        const bool flag = key.name == "check" || key.name == "mate";
        const bool says = flag ? !lua_isnil(lua, -1) : lua_toboolean(lua, -1) != 0;
        lua_pop(lua, 1);
        return says;
    });
}

std::vector<PocketSpec> read_pockets(const Declaration& d) {
    std::vector<PocketSpec> pockets;
    const std::string remedy = "write pockets = { both = { \"A\", \"B\" } }";
    const auto one = [&](const Declaration& pocket) {
        pockets.push_back(kPocketKeys.read(pocket));
        if (!pocket.has("both") && !pocket.has("light") && !pocket.has("dark"))
            pocket.missing("both", "a list of piece types, or light and dark with a list each");
    };
    const auto list = d.within("pockets", remedy);
    if (!list) return pockets;
    lua_rawgeti(d.lua(), list->index(), 1);
    const bool tables = lua_istable(d.lua(), -1) || is_broken(d.lua(), -1);
    lua_pop(d.lua(), 1);
    if (tables || !is_list(d.lua(), list->index()))
        d.each("pockets", one);
    else
        d.fault("pockets", "wrong-type", "pockets should say in whose pocket the pieces wait", remedy);
    return pockets;
}

std::optional<PartSpec> read_turn(const Declaration& d) {
    const std::string count = std::to_string(d.look("turn", whole_at).value_or(2));
    const auto turn =
        d.within("turn", "write turn = phase.moves(" + count + "), where phase is require \"acedrex.phase\"");
    return turn ? std::optional(read_part(*turn, 0)) : std::nullopt;
}

}  // namespace acedrex
