// Reading what a variant says of turns, drops, pockets and its own numbers.
#include "declare/turn_reading.hpp"

#include <algorithm>

#include "sandbox/names.hpp"

namespace acedrex {

namespace {

using Names = std::vector<std::string>;

constexpr long long kMost = 1'000'000;

const std::vector<std::string> kDropKeys = {"from", "pieces", "at",   "as",   "limit",
                                            "tags", "check",  "mate", "order"};

bool is_list(lua_State* lua, int index) {
    return lua_istable(lua, index) && list_length(lua, index) > 0;
}

// The table at the top of the stack, key by key; `one` reads one of them.
template <class One>
void each_key(const Declaration& table, const One& one) {
    std::size_t others = 0;
    for (const std::string& key : text_keys(table.lua(), table.index(), &others)) one(key);
    if (others > 0)
        table.fault("", "wrong-type", "a table of names is expected here, found a value without a key",
                    "write { Name = ... }");
}

// Each table of the list at `list`; what is no table is a fault.
template <class One>
void each_table(const Declaration& d, int list, const std::string& key, const One& one) {
    lua_State* lua = d.lua();
    for (int i = 1; i <= list_length(lua, list); ++i) {
        lua_rawgeti(lua, list, i);
        if (lua_istable(lua, -1))
            one(Declaration(d, -1, key + "[" + std::to_string(i) + "]"));
        else if (!is_broken(lua, -1))
            d.fault(key, "wrong-type",
                    key + "[" + std::to_string(i) + "] should be a table, found " + describe(lua, -1));
        lua_pop(lua, 1);
    }
}

std::map<std::string, int> numbers_at(const Declaration& d, const std::string& key, long long least,
                                      long long most = kMost) {
    std::map<std::string, int> numbers;
    if (!d.table(key)) return numbers;
    const Declaration table(d, -1, key);
    each_key(table, [&](const std::string& name) {
        if (const auto n = table.whole(name, least, most)) numbers[name] = static_cast<int>(*n);
    });
    lua_pop(d.lua(), 1);
    return numbers;
}

std::string pocket_at(const Declaration& d, const std::string& key) {
    const std::string name = d.text(key).value_or("");
    if (!name.empty() && (!is_plain_name(name) || name.find_first_of("{},;:/+") != std::string::npos))
        d.fault(key, "bad-name",
                key + " should name a pocket, a word without braces and signs, found " + in_quotes(name));
    return name;
}

// The name of a type, or {} for none: "".
std::optional<std::string> type_or_none(const Declaration& d, const std::string& key) {
    d.push(key);
    const bool table = lua_istable(d.lua(), -1);
    const bool none = table && list_length(d.lua(), -1) == 0 && text_keys(d.lua(), -1).empty();
    lua_pop(d.lua(), 1);
    return none ? "" : d.text(key);
}

DropSpec read_drop(const Declaration& d) {
    DropSpec spec;
    spec.from = pocket_at(d, "from");
    spec.pieces = d.types("pieces");
    spec.at = d.expression("at", true);
    const auto asks_for_attack = [](const Expression& part) {
        return part.kind == ExprKind::moves_of &&
               (part.lender == Lender::attackers || part.lender == Lender::guards);
    };
    if (spec.at && any_inside(*spec.at, asks_for_attack))
        note(faults_of(d.lua()),
             {"never", Severity::warning, d.place_of("at"),
              "drops: at: nothing attacks or guards a piece that is not on the board, so that m.moves_of of "
              "these has no walks there",
              ""});
    spec.tags = d.texts("tags").value_or(Names{});
    spec.in_check = d.flag("check").value_or(true);
    spec.may_mate = d.flag("mate").value_or(true);
    spec.queue = d.one_of("order", {"queue"}).has_value();
    if (d.table("as")) {
        const Declaration as(d, -1, "as");
        each_key(as, [&](const std::string& was) { spec.as[was] = as.texts(was).value_or(Names{}); });
        lua_pop(d.lua(), 1);
    }
    if (d.table("limit")) {
        const Declaration limit(d, -1, "limit");
        each_key(limit, [&](const std::string& name) {
            limit.push(name);
            const bool number = lua_isinteger(d.lua(), -1) != 0;
            lua_pop(d.lua(), 1);
            if (number)
                spec.limit[name] = static_cast<int>(limit.whole(name, 0, kMost).value_or(0));
            else if (limit.one_of(name, {"one a file"}))
                spec.limit[name] = DropSpec::kOneAFile;
        });
        lua_pop(d.lua(), 1);
    }
    return spec;
}

// A window: { first, last }.
std::optional<PartSpec::Window> window_at(const Declaration& d, const std::string& key) {
    const auto turns = d.wholes(key);
    if (!turns) return std::nullopt;
    if (turns->size() != 2 || (*turns)[0] < 1 || (*turns)[1] < (*turns)[0] || (*turns)[1] > kMost) {
        d.fault(key, "wrong-type", key + " should be two numbers of turns, first and last",
                "write { 7, 11 }, or let the function return two numbers");
        return std::nullopt;
    }
    return PartSpec::Window{static_cast<int>((*turns)[0]), static_cast<int>((*turns)[1])};
}

void read_windows(const Declaration& d, PartSpec& spec) {
    if (!d.table("window")) return;
    lua_State* lua = d.lua();
    const bool same = is_list(lua, -1);
    const Declaration both(d, -1, "window");
    if (same) {
        if (const auto window = window_at(d, "window")) spec.windows = {{{*window}, {*window}}};
    } else {
        both.allow({"light", "dark"});
        for (const Side side : {Side::light, Side::dark}) {
            const std::string key(to_string(side));
            if (!both.table(key)) {
                if (!both.has(key)) both.missing(key, "a list of { first, last }");
                continue;
            }
            const int list = lua_gettop(lua);
            for (int i = 1; i <= list_length(lua, list); ++i) {
                lua_newtable(lua);
                lua_rawgeti(lua, list, i);
                lua_setfield(lua, -2, "window");
                const auto window = window_at(Declaration(d, -1, ""), "window");
                lua_pop(lua, 1);
                if (!window) break;  // said once
                spec.windows[static_cast<std::size_t>(side)].push_back(*window);
            }
            lua_pop(lua, 1);
        }
        if (spec.windows[0].empty() || spec.windows[1].empty()) spec.windows = {};
    }
    lua_pop(lua, 1);
}

PartSpec read_part(const Declaration& d, int depth);

void read_parts(const Declaration& d, PartSpec& spec, int depth) {
    each_table(d, d.index(), "turn",
               [&](const Declaration& one) { spec.parts.push_back(read_part(one, depth)); });
    if (spec.parts.empty())
        d.fault("", "missing-key", "turn: there is nothing in this part of the turn",
                "write phase.seq{ phase.move(), ... }");
}

enum class Items { none, parts };

// Keys of one of the words of phase; parts without a key are read apart. What belongs to the moves within is
// told so.
void allow_keys(const Declaration& d, const std::string& word, const Names& known, Items items) {
    static const Names kOfMoves = {"pieces", "by"};
    std::size_t others = 0;
    for (const std::string& key : text_keys(d.lua(), d.index(), &others)) {
        if (key == "kind" || std::find(known.begin(), known.end(), key) != known.end()) continue;
        const bool of_moves = std::find(kOfMoves.begin(), kOfMoves.end(), key) != kOfMoves.end();
        const std::string move = "phase.move{ " + key + " = ... }";
        const bool holds_one = std::find(known.begin(), known.end(), "of") != known.end();
        d.fault(key, "unknown-key", "turn: " + word + " has no key " + key,
                of_moves ? "write " + (holds_one ? "of = " + move : move + " in it")
                         : nearest_remedy(key, known));
    }
    if (others > 0 && items == Items::none)
        d.fault("", "unknown-key", "turn: " + word + " takes no further value without a key",
                "write key = value");
}

void read_drop_part(const Declaration& d, PartSpec& spec) {
    Names known = kDropKeys;
    for (const char* key : {"optional", "forced", "window"}) known.emplace_back(key);
    lua_State* lua = d.lua();
    if (is_list(lua, d.index())) {
        each_table(d, d.index(), "drop", [&](const Declaration& one) {
            one.allow(kDropKeys);
            spec.drops.push_back(read_drop(one));
        });
    } else {
        allow_keys(d, "phase.drop", known, Items::none);
        if (says_drop(lua, d.index())) spec.drops.push_back(read_drop(d));
    }
    const auto forced = d.one_of("forced", {"always", "at the end"});
    spec.forced = !forced               ? PartSpec::Forced::no
                  : *forced == "always" ? PartSpec::Forced::always
                                        : PartSpec::Forced::at_end;
    read_windows(d, spec);
    if (forced && *forced == "at the end" && spec.windows[0].empty())
        d.fault("forced", "missing-key", "forced = \"at the end\" needs a window that has an end",
                "add window = { first, last }");
}

void read_actions(const Declaration& d, PartSpec& spec) {
    if (!d.has("budget")) d.missing("budget", "how much the actions of a turn may cost");
    spec.budget = static_cast<int>(d.whole("budget", 1, 1000).value_or(1));
    spec.costs = numbers_at(d, "cost", 0);
    if (const auto all = spec.costs.find("default"); all != spec.costs.end()) {
        spec.cost = all->second;
        spec.costs.erase(all);
    }
    for (const auto& [name, cost] : spec.costs)
        if (cost < 1)
            d.fault("cost", "wrong-type", "cost: an action costs at least 1, found " + name + " = 0");
    if (spec.cost < 1) d.fault("cost", "wrong-type", "cost: an action costs at least 1, found default = 0");
    spec.again = d.texts("again").value_or(Names{});
    if (!d.table("limits")) return;
    const Declaration limits(d, -1, "limits");
    limits.allow({"captures", "promotions"});
    spec.captures = numbers_at(limits, "captures", 0);
    if (const auto n = limits.whole("promotions", 0, 1000)) spec.promotions = static_cast<int>(*n);
    lua_pop(d.lua(), 1);
}

// check and safe, which parts that hold others take.
void read_whole(const Declaration& d, PartSpec& spec) {
    spec.check_ends = d.one_of("check", {"ends"}).has_value();
    spec.safe_each = d.one_of("safe", {"each"}).has_value();
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
    if (!d.has("kind")) {
        // A plain list: one after the other.
        spec.kind = Kind::seq;
        allow_keys(d, "a list of parts", {"check", "safe"}, Items::parts);
        read_whole(d, spec);
        read_parts(d, spec, depth + 1);
        return spec;
    }
    const auto kind =
        d.one_of("kind", {"move", "drop", "seq", "either", "moves", "actions"}).value_or("move");
    spec.optional = d.flag("optional").value_or(false);
    if (kind == "move") {
        allow_keys(d, "phase.move", {"pieces", "by", "optional"}, Items::none);
        const auto by = d.one_of("by", {"any", "same", "other"}).value_or("any");
        spec.by = by == "same" ? PartSpec::By::same : by == "other" ? PartSpec::By::other : PartSpec::By::any;
        spec.pieces = d.types("pieces");
    } else if (kind == "drop") {
        spec.kind = Kind::drop;
        read_drop_part(d, spec);
    } else if (kind == "seq" || kind == "either") {
        spec.kind = kind == "seq" ? Kind::seq : Kind::either;
        if (kind == "seq")
            allow_keys(d, "phase.seq", {"optional", "check", "safe"}, Items::parts);
        else
            allow_keys(d, "phase.either", {"optional"}, Items::parts);
        if (kind == "seq") read_whole(d, spec);
        read_parts(d, spec, depth + 1);
    } else {
        spec.kind = kind == "moves" ? Kind::moves : Kind::actions;
        if (kind == "moves") {
            allow_keys(d, "phase.moves", {"count", "of", "optional", "check", "safe"}, Items::none);
            if (!d.has("count"))
                d.missing("count", "how many moves, a number or a function of the turn's number");
            for (const long long n : d.wholes("count").value_or(std::vector<long long>{1})) {
                if (n < 1 || n > 1000)
                    d.fault("count", "wrong-type", "a turn has 1 to 1000 moves, found " + std::to_string(n));
                spec.counts.push_back(static_cast<int>(std::clamp(n, 1LL, 1000LL)));
            }
            if (spec.counts.empty()) spec.counts = {1};
            while (spec.counts.size() > 1 && spec.counts.back() == spec.counts[spec.counts.size() - 2])
                spec.counts.pop_back();
        } else {
            allow_keys(d, "phase.actions",
                       {"budget", "cost", "again", "limits", "of", "optional", "check", "safe"}, Items::none);
            read_actions(d, spec);
        }
        read_whole(d, spec);
        if (d.table("of")) {
            spec.parts.push_back(read_part(Declaration(d, -1, "of"), depth + 1));
            lua_pop(d.lua(), 1);
        } else {
            spec.parts.emplace_back();
        }
    }
    return spec;
}

}  // namespace

bool says_drop(lua_State* lua, int part) {
    return std::any_of(kDropKeys.begin(), kDropKeys.end(), [&](const std::string& key) {
        push_field(lua, part, key.c_str());
        const bool flag = key == "check" || key == "mate";
        const bool says = flag ? !lua_isnil(lua, -1) : lua_toboolean(lua, -1) != 0;
        lua_pop(lua, 1);
        return says;
    });
}

std::vector<DropSpec> read_drops(const Declaration& d) {
    std::vector<DropSpec> drops;
    if (!d.table("drops", "write drops = { at = m.empty }")) return drops;
    const auto one = [&](const Declaration& rule) {
        rule.allow(kDropKeys);
        drops.push_back(read_drop(rule));
    };
    if (is_list(d.lua(), -1))
        each_table(d, lua_gettop(d.lua()), "drops", one);
    else
        one(Declaration(d, -1, "drops"));
    lua_pop(d.lua(), 1);
    return drops;
}

std::vector<CaptureSpec> read_captures(const Declaration& d) {
    std::vector<CaptureSpec> captures;
    if (!d.table("captures", "write captures = { to = \"capturer\" }")) return captures;
    const auto one = [&](const Declaration& rule) {
        rule.allow({"to", "pocket", "by", "pieces", "as", "promoted", "oblated"});
        CaptureSpec spec;
        if (!rule.has("to")) rule.missing("to", "\"capturer\", \"owner\" or \"nobody\"");
        const auto to = rule.one_of("to", {"capturer", "owner", "nobody"}).value_or("nobody");
        spec.to = to == "capturer" ? CaptureSpec::To::capturer
                  : to == "owner"  ? CaptureSpec::To::owner
                                   : CaptureSpec::To::nobody;
        spec.pocket = pocket_at(rule, "pocket");
        spec.oblated = rule.flag("oblated").value_or(false);
        spec.by = rule.types("by");
        spec.pieces = rule.types("pieces");
        spec.promoted = type_or_none(rule, "promoted");
        if (rule.table("as")) {
            const Declaration as(rule, -1, "as");
            each_key(as, [&](const std::string& was) {
                if (auto name = type_or_none(as, was)) spec.as[was] = std::move(*name);
            });
            lua_pop(d.lua(), 1);
        }
        captures.push_back(std::move(spec));
    };
    if (is_list(d.lua(), -1))
        each_table(d, lua_gettop(d.lua()), "captures", one);
    else
        one(Declaration(d, -1, "captures"));
    lua_pop(d.lua(), 1);
    return captures;
}

std::vector<PocketSpec> read_pockets(const Declaration& d) {
    constexpr long long kMostAlike = 1000;
    std::vector<PocketSpec> pockets;
    const std::string remedy = "write pockets = { both = { \"A\", \"B\" } }";
    if (!d.table("pockets", remedy)) return pockets;
    lua_State* lua = d.lua();
    // A list of types, in the order in which they leave a queue, or each type with its number.
    const auto held = [&](const Declaration& pocket, const std::string& key) {
        std::vector<PocketSpec::Held> pieces;
        pocket.push(key);
        const bool numbered = lua_istable(lua, -1) && !text_keys(lua, -1).empty();
        lua_pop(lua, 1);
        if (numbered)
            for (const auto& [name, number] : numbers_at(pocket, key, 1, kMostAlike))
                pieces.push_back({name, number});
        else
            for (std::string& name : pocket.texts(key).value_or(Names{})) pieces.push_back({std::move(name)});
        return pieces;
    };
    const auto one = [&](const Declaration& pocket) {
        pocket.allow({"name", "both", "light", "dark"});
        PocketSpec spec;
        spec.name = pocket_at(pocket, "name");
        if (!pocket.has("both") && !pocket.has("light") && !pocket.has("dark"))
            pocket.missing("both", "a list of piece types, or light and dark with a list each");
        const std::vector<PocketSpec::Held> both = held(pocket, "both");
        spec.held[0] = pocket.has("light") ? held(pocket, "light") : both;
        spec.held[1] = pocket.has("dark") ? held(pocket, "dark") : both;
        pockets.push_back(std::move(spec));
    };
    if (!is_list(lua, -1)) {
        one(Declaration(d, -1, "pockets"));
    } else {
        lua_rawgeti(lua, -1, 1);
        const bool tables = lua_istable(lua, -1) || is_broken(lua, -1);
        lua_pop(lua, 1);
        if (tables)
            each_table(d, lua_gettop(lua), "pockets", one);
        else
            d.fault("pockets", "wrong-type", "pockets should say in whose pocket the pieces wait", remedy);
    }
    lua_pop(lua, 1);
    return pockets;
}

std::optional<PartSpec> read_turn(const Declaration& d) {
    d.push("turn");
    const std::string count = std::to_string(whole_at(d.lua(), -1).value_or(2));
    lua_pop(d.lua(), 1);
    if (!d.table("turn", "write turn = phase.moves(" + count + "), where phase is require \"acedrex.phase\""))
        return std::nullopt;
    PartSpec turn = read_part(Declaration(d, -1, "turn"), 0);
    lua_pop(d.lua(), 1);
    return turn;
}

std::vector<CounterSpec> read_state(const Declaration& d) {
    std::vector<CounterSpec> state;
    if (!d.table("state", "write state = { name = { to = 3 } }")) return state;
    const Declaration all(d, -1, "state");
    each_key(all, [&](const std::string& name) {
        if (!all.table(name, "write " + name + " = { to = 3 }, or { start = false } for a flag")) return;
        const Declaration one(all, -1, name);
        one.allow({"from", "to", "start"});
        CounterSpec spec;
        spec.name = name;
        push_field(d.lua(), -1, "start");
        spec.flag = lua_isboolean(d.lua(), -1) != 0;
        lua_pop(d.lua(), 1);
        if (spec.flag) {
            spec.start = one.flag("start").value_or(false) ? 1 : 0;
            if (one.has("from") || one.has("to"))
                one.fault("from", "wrong-type", name + " starts true or false: it has no from and to");
        } else {
            if (!one.has("to")) one.missing("to", "the greatest number, or start = false for a flag");
            spec.from = static_cast<int>(one.whole("from", -kMost, kMost).value_or(0));
            spec.to = static_cast<int>(one.whole("to", -kMost, kMost).value_or(spec.from));
            spec.start = static_cast<int>(one.whole("start", -kMost, kMost).value_or(spec.from));
        }
        if (!is_plain_name(name) || name.find_first_of("=;,{} ") != std::string::npos)
            all.fault(name, "bad-name", "state: a name is one word, found " + in_quotes(name));
        state.push_back(std::move(spec));
        lua_pop(d.lua(), 1);
    });
    lua_pop(d.lua(), 1);
    return state;
}

}  // namespace acedrex
