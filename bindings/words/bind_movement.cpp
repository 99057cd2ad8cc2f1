// The words of the algebra that are not written in Lua, and the primitives that those written in Lua stand
// on.
#include <array>

#include "board/board.hpp"
#include "pieces/tags.hpp"
#include "sandbox/names.hpp"
#include "sandbox/sandbox.hpp"
#include "values/declared_values.hpp"
#include "words/repetition.hpp"
#include "words/word.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

// Where a script named something, so that later faults of the name find its line.
int push_named(const Word& word, const Expr& e) {
    return push_made(word.lua(), make::at(e, Sandbox::of(word.lua()).place(word.lua())), 1);
}

// Steps
// -----------------------------------------------------------------------------------------------------------

int step(lua_State* lua) {
    const Word word(lua, "m.step");
    const auto vectors = word.vectors(1, false);
    if (!vectors) return push_none(lua);
    if (vectors->empty())
        note(faults_of(lua), {"never", Severity::warning, Sandbox::of(lua).place(lua),
                              "m.step: the list of directions is empty, so that there is no step", ""});
    for (const Vector v : *vectors)
        if (v == Vector{}) {
            word.fault("a step of {0, 0} goes nowhere", "the empty walk is m.pass");
            return push_none(lua);
        }
    return push_made(lua, make::step(*vectors), 1);
}

int leap(lua_State* lua) {
    const Word word(lua, "m.leap");
    if (const auto v = vector_at(lua, 1)) {
        word.wrong(1, "a whole number",
                   "write m.leap(" + std::to_string(v->x) + ", " + std::to_string(v->y) + ")");
        return push_none(lua);
    }
    const auto a = word.whole(1), b = word.whole(2);
    if (!a || !b) return push_none(lua);
    if (*a == 0 && *b == 0) {
        word.fault("a leap of 0, 0 goes nowhere", "the empty walk is m.pass");
        return push_none(lua);
    }
    return push_made(lua, make::leap(*a, *b), 1);
}

// Combining
// -------------------------------------------------------------------------------------------------------

int times(lua_State* lua) {
    const Word word(lua, "m.times");
    const auto body = word.expression(1);
    const Vector direction = body ? first_step(*body->expr) : Vector{};
    std::array<std::optional<NumberValue>, 2> limits;
    for (const int i : {0, 1}) {
        limits[static_cast<std::size_t>(i)] = limit_at(lua, i + 2, direction);
        if (!limits[static_cast<std::size_t>(i)])
            word.wrong(i + 2, "a whole number, a number of m.count or a function (field, direction, board)",
                       "m.times(a, lo, hi); math.huge is no limit");
    }
    if (!body || !limits[0] || !limits[1]) return push_none(lua);
    const auto least = whole_at(lua, 2), most = whole_at(lua, 3);
    if (least && most && *most >= 0 && *most < *least)
        note(faults_of(lua),
             {"never", Severity::warning, Sandbox::of(lua).place(lua),
              "m.times: from " + std::to_string(*least) + " to " + std::to_string(*most) + " times is never",
              "the least number comes first"});
    return push_repetition(lua, *body, *limits[0], *limits[1]);
}

int first_of(lua_State* lua) {
    const Word word(lua, "m.first_of");
    std::vector<ExprValue> parts;
    std::vector<Expr> kids;
    int deepest = 0;
    const int count = lua_gettop(lua);
    if (count == 0) word.wrong(1, "a movement expression");
    for (int i = 1; i <= count; ++i)
        if (const auto e = word.expression(i)) {
            parts.push_back(*e);
            kids.push_back(e->expr);
            deepest = std::max(deepest, e->depth);
        }
    if (static_cast<int>(parts.size()) < std::max(count, 1) || too_heavy(lua, parts)) return push_none(lua);
    return push_made(lua, make::first_of(std::move(kids)), deepest + 1);
}

template <Expr (*Make)(Expr)>
int unary(lua_State* lua, const char* name) {
    const auto e = Word(lua, name).expression(1);
    if (!e) return push_none(lua);
    return push_made(lua, Make(e->expr), e->depth + 1);
}

int aside(lua_State* lua) {
    return unary<make::aside>(lua, "m.aside");
}
int every(lua_State* lua) {
    return unary<make::every>(lua, "m.every");
}
int fresh(lua_State* lua) {
    return unary<make::fresh>(lua, "m.fresh");
}
int absolute(lua_State* lua) {
    return unary<make::absolute>(lua, "m.absolute");
}
int displace(lua_State* lua) {
    return unary<make::displace>(lua, "m.displace");
}

int from(lua_State* lua) {
    const Word word(lua, "m.from");
    const auto e = word.expression(1);
    if (!e) return push_none(lua);
    if (!is_guard(*e->expr)) {
        word.fault("it takes a guard, found " + to_string(*e->expr),
                   "a walk becomes a guard with #: m.from(#(...))");
        return push_none(lua);
    }
    return push_made(lua, make::from(e->expr), e->depth + 1);
}

int by_side(lua_State* lua) {
    const Word word(lua, "m.by_side");
    if (!lua_istable(lua, 1)) {
        word.wrong(1, "a table { light = ..., dark = ... }");
        return push_none(lua);
    }
    for (const std::string& key : text_keys(lua, 1))
        if (key != "light" && key != "dark")
            word.fault("it has no key " + key, nearest_remedy(key, {"light", "dark"}));
    push_field(lua, 1, "light");
    push_field(lua, 1, "dark");
    const auto light = word.expression_value("light", -2), dark = word.expression_value("dark", -1);
    if (!light || !dark || too_heavy(lua, {*light, *dark})) return push_none(lua);
    return push_made(lua, make::by_side(light->expr, dark->expr), std::max(light->depth, dark->depth) + 1);
}

// Guards and effects with arguments
// -------------------------------------------------------------------------------

int guard_of_pieces(lua_State* lua, const char* shown, GuardKind kind) {
    const Word word(lua, shown);
    std::vector<std::string> names;
    const int count = lua_gettop(lua);
    for (int i = 1; i <= std::max(count, 1); ++i)
        if (auto name = word.piece_name("argument " + std::to_string(i), i))
            names.push_back(std::move(*name));
    if (names.empty() || static_cast<int>(names.size()) < count) return push_none(lua);
    return push_named(word, make::guard(kind, std::move(names)));
}

int is(lua_State* lua) {
    return guard_of_pieces(lua, "m.is", GuardKind::is);
}
int i_am(lua_State* lua) {
    return guard_of_pieces(lua, "m.i_am", GuardKind::i_am);
}

// Names of files ("b"), or of fields ("b2").
int guard_of_places(lua_State* lua, const char* shown, GuardKind kind, const char* what) {
    const Word word(lua, shown);
    std::vector<std::string> names;
    for (int i = 1; i <= std::max(lua_gettop(lua), 1); ++i) {
        auto name = word.text(i, what);
        if (!name) return push_none(lua);
        const std::size_t letters =
            std::min(name->find_first_not_of("abcdefghijklmnopqrstuvwxyz"), name->size());
        const bool file = file_number(name->substr(0, letters)) && letters == name->size();
        const bool field = letters < name->size();
        if (kind == GuardKind::file ? !file : !field) {
            word.wrong(i, what);
            return push_none(lua);
        }
        names.push_back(std::move(*name));
    }
    return push_named(word, make::guard(kind, std::move(names)));
}

int file(lua_State* lua) {
    return guard_of_places(lua, "m.file", GuardKind::file, "the letter of a file, like \"b\"");
}
int on(lua_State* lua) {
    return guard_of_places(lua, "m.on", GuardKind::on, "the name of a field, like \"b2\"");
}

int named_guard(lua_State* lua, const char* name, GuardKind kind, const char* what) {
    const Word word(lua, name);
    auto text = word.text(1, what);
    if (!text) return push_none(lua);
    return push_named(word, make::guard(kind, {std::move(*text)}));
}

int marked(lua_State* lua) {
    return named_guard(lua, "m.marked", GuardKind::marked, "the name of a mark, as text");
}
int tagged(lua_State* lua) {
    return named_guard(lua, "m.tagged", GuardKind::tagged, "the name of a tag, as text");
}
int carries(lua_State* lua) {
    return named_guard(lua, "m.carries", GuardKind::carries, "the name of a tag, as text");
}
int zone(lua_State* lua) {
    return named_guard(lua, "m.zone", GuardKind::zone, "the name of a zone, as text");
}

int rank(lua_State* lua) {
    const Word word(lua, "m.rank");
    const auto n = word.whole(1);
    if (!n) return push_none(lua);
    if (*n == 0) {
        word.fault("ranks are counted from 1, or from -1 for the last", "");
        return push_none(lua);
    }
    return push_made(lua, make::guard(GuardKind::rank, {}, *n), 1);
}

// The names of piece types under a key of the table that is an argument: a list, or one name. False where a
// fault was noted.
bool read_names(const Word& word, int argument, const std::string& key, std::vector<std::string>& names) {
    lua_State* lua = word.lua();
    const StackGuard guard(lua);
    if (!lua_istable(lua, argument)) {
        word.wrong(argument, "a table { " + key + " = { ... } }");
        return false;
    }
    push_field(lua, argument, key.c_str());
    const int list = lua_gettop(lua);
    const bool many = lua_istable(lua, list) && !to_piece(lua, list);
    for (int i = 1; i <= (many ? list_length(lua, list) : 1); ++i) {
        if (many)
            lua_rawgeti(lua, list, i);
        else
            lua_pushvalue(lua, list);
        auto name = word.piece_name(key, lua_gettop(lua));
        lua_pop(lua, 1);
        if (!name) {
            names.clear();
            break;
        }
        names.push_back(std::move(*name));
    }
    lua_pop(lua, 1);
    return !names.empty();
}

int walked(lua_State* lua) {
    const Word word(lua, "m.walked");
    const auto n = word.whole(1);
    return n ? push_made(lua, make::guard(GuardKind::walked, {}, *n), 1) : push_none(lua);
}

int left(lua_State* lua) {
    const Word word(lua, "c.left");
    const auto n = word.whole(1);
    if (n && *n < 1) {
        word.fault("a number from 1 is expected, found " + std::to_string(*n), "");
        return push_none(lua);
    }
    return n ? push_made(lua, make::guard(GuardKind::momentum, {}, *n), 1) : push_none(lua);
}

int last(lua_State* lua) {
    const Word word(lua, "m.last");
    if (!lua_istable(lua, 1)) {
        word.wrong(1, "a table { captured = true, is = { ... } }");
        return push_none(lua);
    }
    for (const std::string& key : text_keys(lua, 1))
        if (key != "captured" && key != "is")
            word.fault("it has no key " + key, nearest_remedy(key, {"captured", "is"}));
    int asked = 0;
    push_field(lua, 1, "captured");
    if (lua_toboolean(lua, -1)) asked |= kLastCaptured;
    std::vector<std::string> names;
    push_field(lua, 1, "is");
    if (!lua_isnil(lua, -1)) asked |= kLastIs;
    lua_pop(lua, 1);
    if ((asked & kLastIs) && !read_names(word, 1, "is", names)) return push_none(lua);
    return push_named(word, make::guard(GuardKind::last, std::move(names), asked));
}

// counter(name [, lo [, hi]]): at least 1; exactly lo; from lo to hi.
int counter(lua_State* lua) {
    const Word word(lua, "m.counter");
    auto name = word.text(1, "the name of a number in state, as text");
    const auto lo = lua_isnoneornil(lua, 2) ? std::optional(1) : word.whole(2);
    const auto hi = !lua_isnoneornil(lua, 3)  ? word.whole(3)
                    : lua_isnoneornil(lua, 2) ? std::optional(kUnlimited)
                                              : lo;
    if (!name || !lo || !hi) return push_none(lua);
    return push_named(word, make::counter(std::move(*name), *lo, *hi));
}

int add(lua_State* lua) {
    const Word word(lua, "m.add");
    auto name = word.text(1, "the name of a number in state, as text");
    const auto n = word.whole(2);
    if (!name || !n) return push_none(lua);
    return push_named(word, make::add_counter(std::move(*name), *n));
}

int where(lua_State* lua) {
    const Word word(lua, "m.where");
    const auto hook = word.function(1, "a function (view)");
    return hook ? push_named(word, make::where(*hook)) : push_none(lua);
}

int on_board(lua_State* lua) {
    const Word word(lua, "m.on_board");
    const auto hook = word.function(1, "a function (board)");
    return hook ? push_named(word, make::on_board(*hook)) : push_none(lua);
}

// (direction [, fields [, "off"]])
int push_along(lua_State* lua, const char* name, EffectKind kind) {
    const Word word(lua, name);
    const auto v = word.vector(1);
    const auto fields = lua_isnoneornil(lua, 2) ? std::optional(1) : word.whole(2);
    if (!v || !fields) return push_none(lua);
    if (*fields < 1 || *fields > Board::kMaxFiles) {
        word.wrong(2, "a number of fields from 1");
        return push_none(lua);
    }
    const bool off = text_at(lua, 3) == "off";
    if (!off && !lua_isnoneornil(lua, 3)) {
        word.wrong(3, "\"off\", for pieces that may leave the board");
        return push_none(lua);
    }
    return push_made(lua, make::effect_along(kind, *v, *fields, off), 1);
}

int push_word(lua_State* lua) {
    return push_along(lua, "m.push", EffectKind::push);
}
int pull_word(lua_State* lua) {
    return push_along(lua, "m.pull", EffectKind::pull);
}

int named_effect(lua_State* lua, const char* name, EffectKind kind) {
    const Word word(lua, name);
    auto text = word.piece_name("its argument", 1);
    return text ? push_named(word, make::effect(kind, {std::move(*text)})) : push_none(lua);
}

int place(lua_State* lua) {
    return named_effect(lua, "m.place", EffectKind::place);
}
int become(lua_State* lua) {
    return named_effect(lua, "m.become", EffectKind::become);
}
int promote(lua_State* lua) {
    return named_effect(lua, "m.promote", EffectKind::promote);
}

// (tag [, turns])
int mark_with(lua_State* lua, const char* name, EffectKind kind) {
    const Word word(lua, name);
    auto text = word.text(1, "the name of a tag, as text");
    const auto turns = lua_isnoneornil(lua, 2) ? std::optional(0) : word.whole(2);
    if (!text || !turns) return push_none(lua);
    if (!is_plain_name(*text) || text->find_first_of("{},;") != std::string::npos) {
        word.fault("a tag is a word without braces and commas, found " + in_quotes(*text));
        return push_none(lua);
    }
    if (!lua_isnoneornil(lua, 2) && (*turns < 1 || *turns > TagNames::kMostTurns)) {
        word.wrong(2, "a number of turns from 1 to " + std::to_string(TagNames::kMostTurns));
        return push_none(lua);
    }
    return push_named(word, make::mark(kind, std::move(*text), *turns));
}

int mark(lua_State* lua) {
    return mark_with(lua, "m.mark", EffectKind::mark);
}
int mark_field(lua_State* lua) {
    return mark_with(lua, "m.mark_field", EffectKind::mark_field);
}
int unmark(lua_State* lua) {
    const Word word(lua, "m.unmark");
    auto text = word.text(1, "the name of a tag, as text");
    return text ? push_named(word, make::effect(EffectKind::unmark, {std::move(*text)})) : push_none(lua);
}

// Borrowing, and walks in parts
// -----------------------------------------------------------------------------------

// (type), or ("last", "attackers" or "guards" [, { except = { ... } }])
int moves_of(lua_State* lua) {
    const Word word(lua, "m.moves_of");
    auto name = word.piece_name("argument 1", 1);
    if (!name) return push_none(lua);
    std::vector<std::string> except;
    if (!lua_isnoneornil(lua, 2) && !read_names(word, 2, "except", except)) return push_none(lua);
    for (const auto& [lender, text] :
         {std::pair{Lender::last, "last"}, std::pair{Lender::attackers, "attackers"},
          std::pair{Lender::guards, "guards"}})
        if (*name == text) return push_named(word, make::moves_of(lender, std::move(except)));
    if (!except.empty()) {
        word.fault("only \"attackers\", \"guards\" and \"last\" can leave types out");
        return push_none(lua);
    }
    return push_named(word, make::moves_of(Lender::type, {std::move(*name)}));
}

int each_type(lua_State* lua) {
    const Word word(lua, "m.each_type");
    const auto hook = word.function(1, "a function (type)");
    return hook ? push_named(word, make::each_type(*hook)) : push_none(lua);
}

int roaming(lua_State* lua) {
    return unary<make::roaming>(lua, "m.roaming");
}

int across(lua_State* lua) {
    const Word word(lua, "m.across");
    if (lua_isnoneornil(lua, 1)) return push_named(word, make::across(""));
    auto name = word.text(1, "the name of a board that is beside the first");
    return name ? push_named(word, make::across(std::move(*name))) : push_none(lua);
}

int wrapped(lua_State* lua) {
    const Word word(lua, "m.wrapped");
    const std::string which = text_at(lua, 1).value_or("");
    const int joined = which == "files"   ? kWrapFiles
                       : which == "ranks" ? kWrapRanks
                       : which == "both"  ? kWrapFiles | kWrapRanks
                                          : 0;
    if (joined == 0)
        word.wrong(1, "\"files\", \"ranks\" or \"both\"", nearest_remedy(which, {"files", "ranks", "both"}));
    const auto e = word.expression(2);
    if (joined == 0 || !e) return push_none(lua);
    return push_made(lua, make::wrapped(joined, e->expr), e->depth + 1);
}

int production(lua_State* lua) {
    const Word word(lua, "m.V");
    auto name = word.text(1, "the name of a production of the m.grammar around it");
    return name ? push_named(word, make::call(std::move(*name))) : push_none(lua);
}

int grammar(lua_State* lua) {
    const Word word(lua, "m.grammar");
    const char* remedy = "write m.grammar{ \"start\", start = ..., other = ... } with m.V \"other\" inside";
    if (!lua_istable(lua, 1)) {
        word.wrong(1, "a table of productions", remedy);
        return push_none(lua);
    }
    lua_rawgeti(lua, 1, 1);
    const std::string start = text_at(lua, -1).value_or("");
    lua_pop(lua, 1);
    std::vector<std::string> names = text_keys(lua, 1);
    const auto first = std::find(names.begin(), names.end(), start);
    if (first == names.end()) {
        word.fault(start.empty() ? "it does not say where it starts"
                                 : "it has no production \"" + start + "\" to start with",
                   start.empty() ? remedy : nearest_remedy(start, names));
        return push_none(lua);
    }
    std::rotate(names.begin(), first, first + 1);
    std::vector<Expr> productions;
    std::vector<ExprValue> parts;
    int deepest = 0;
    for (const std::string& name : names) {
        push_field(lua, 1, name.c_str());
        if (const auto e = word.expression_value(name, lua_gettop(lua))) {
            productions.push_back(e->expr);
            parts.push_back(*e);
            deepest = std::max(deepest, e->depth);
        }
        lua_pop(lua, 1);
    }
    if (productions.size() != names.size() || too_heavy(lua, parts)) return push_none(lua);
    return push_made(lua, make::grammar(std::move(names), std::move(productions)), deepest + 1);
}

int change(lua_State* lua) {
    if (!lua_istable(lua, 1)) return named_effect(lua, "m.change", EffectKind::change);
    const Word word(lua, "m.change");
    std::map<std::string, std::string> table;
    std::size_t others = 0;
    bool sound = true;
    for (const std::string& key : text_keys(lua, 1, &others)) {
        push_field(lua, 1, key.c_str());
        if (auto name = word.piece_name(in_quotes(key), lua_gettop(lua)))
            table.emplace(key, std::move(*name));
        else
            sound = false;
        lua_pop(lua, 1);
    }
    if (others > 0 || table.empty()) {
        word.fault("its table names a piece type for each piece type", "write m.change{ [\"A\"] = \"B\" }");
        sound = false;
    }
    return sound ? push_named(word, make::change(std::move(table))) : push_none(lua);
}

int count(lua_State* lua) {
    const auto e = Word(lua, "m.count").expression(1);
    if (!e) {
        push_broken(lua);
        return 1;
    }
    push_value(lua, NumberValue{make::count(e->expr), e->depth + 1, 1});
    return 1;
}

constexpr luaL_Reg kWords[] = {
    {"step", guarded<step>},
    {"leap", guarded<leap>},
    {"times", guarded<times>},
    {"first_of", guarded<first_of>},
    {"aside", guarded<aside>},
    {"every", guarded<every>},
    {"fresh", guarded<fresh>},
    {"absolute", guarded<absolute>},
    {"displace", guarded<displace>},
    {"from", guarded<from>},
    {"by_side", guarded<by_side>},
    {"is", guarded<is>},
    {"tagged", guarded<tagged>},
    {"carries", guarded<carries>},
    {"zone", guarded<zone>},
    {"rank", guarded<rank>},
    {"where", guarded<where>},
    {"on_board", guarded<on_board>},
    {"push", guarded<push_word>},
    {"pull", guarded<pull_word>},
    {"place", guarded<place>},
    {"become", guarded<become>},
    {"promote", guarded<promote>},
    {"mark", guarded<mark>},
    {"change", guarded<change>},
    {"count", guarded<count>},
    {"i_am", guarded<i_am>},
    {"file", guarded<file>},
    {"on", guarded<on>},
    {"marked", guarded<marked>},
    {"walked", guarded<walked>},
    {"c.left", guarded<left>},
    {"last", guarded<last>},
    {"mark_field", guarded<mark_field>},
    {"roaming", guarded<roaming>},
    {"across", guarded<across>},
    {"unmark", guarded<unmark>},
    {"moves_of", guarded<moves_of>},
    {"each_type", guarded<each_type>},
    {"wrapped", guarded<wrapped>},
    {"V", guarded<production>},
    {"grammar", guarded<grammar>},
    {"counter", guarded<counter>},
    {"add", guarded<add>},
};

void add_constants(lua_State* lua) {
    const auto add = [&](const char* name, Expr e) {
        push_value(lua, ExprValue{std::move(e), 1});
        lua_setfield(lua, -2, name);
    };
    // Only plain words are constants.
    const bool plain = true, made = false;
#define GUARD(name, word, shape) \
    if (shape) add(word, make::guard(GuardKind::name));
#define EFFECT(name, word, shape) \
    if (shape) add(word, make::effect(EffectKind::name));
#include "movement/words.def"
    add("pass", make::pass());
    add("anyone", make::pass());
    add("none", make::none());
    add("anywhere", make::anywhere());
    add("c.gait", make::gait());
}

}  // namespace

Vector first_step(const Expression& e) {
    const Expression* first = &e;
    while (!first->kids.empty() && (first->kind == ExprKind::sequence || first->kind == ExprKind::repeat))
        first = first->kids[0].get();
    return first->kind == ExprKind::step && first->vectors.size() == 1 ? first->vectors[0] : Vector{};
}

void push_words(lua_State* lua) {
    lua_newtable(lua);
    for (const luaL_Reg& word : kWords) {
        lua_pushcfunction(lua, word.func);
        lua_setfield(lua, -2, word.name);
    }
    add_constants(lua);
}

}  // namespace acedrex
