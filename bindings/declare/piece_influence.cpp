// Reading what a piece does to others by standing where it stands, and at the end of turns.
#include "declare/piece_influence.hpp"

#include <string>
#include <tuple>

#include "words/word.hpp"

namespace acedrex {

const std::vector<std::string> kInfluenceKeys = {"aura",        "frozen",     "wake",        "on_turn_start",
                                                 "on_turn_end", "on_capture", "on_promotion"};

namespace {

const std::vector<std::string> kAuraKeys = {"at",   "of",    "except", "freeze", "protect",
                                            "mark", "lends", "plies",  "wake"};

// "own", "enemy", "any", or a guard.
Expr read_concerned(const Declaration& d) {
    d.push("of");
    const bool word = lua_type(d.lua(), -1) == LUA_TSTRING;
    lua_pop(d.lua(), 1);
    if (!word) {
        if (d.has("of")) return d.expression("of", true);
        d.missing("of", "which pieces it concerns: \"own\", \"enemy\", \"any\" or a guard");
        return make::none();
    }
    const std::string of = d.one_of("of", {"own", "enemy", "any"}).value_or("");
    return make::guard(of == "own" ? GuardKind::own : of == "enemy" ? GuardKind::enemy : GuardKind::occupied);
}

// Walked by what is left of a piece where it has been: that carries nothing.
Expr wake_of(const Declaration& d) {
    const Expr e = d.expression("wake", false);
    const auto asks_for_tags = [](const Expression& part) {
        return part.kind == ExprKind::guard && part.guard == GuardKind::carries;
    };
    if (e && any_inside(*e, asks_for_tags))
        note(faults_of(d.lua()), {"never", Severity::warning, d.place_of("wake"),
                                  "wake: m.carries never holds: the tags have gone with the piece", ""});
    return e;
}

// A function is asked at once, for each direction in which the aura reaches.
void read_lends(const Declaration& d, AuraSpec& aura) {
    lua_State* lua = d.lua();
    const StackGuard guard(lua);
    d.push("lends");
    if (!lua_isfunction(lua, -1)) {
        lua_pop(lua, 1);
        if (const Expr walk = d.movement("lends")) aura.lends.push_back({{}, walk});
        return;
    }
    const std::vector<Vector> directions = aura.at ? single_steps(*aura.at) : std::vector<Vector>{};
    if (directions.empty()) {
        d.fault("lends", "bad-argument",
                "aura: lends can be a function (d) only where at is a sum of single steps",
                "give an expression, or let at be m.step(m.all) or the like");
        lua_pop(lua, 1);
        return;
    }
    for (const Vector v : directions) {
        lua_pushvalue(lua, -1);
        push_vector(lua, v);
        lua_call(lua, 1, 1);
        if (const ExprValue* e = to_expr_value(lua, -1))
            aura.lends.push_back({v, e->expr});
        else if (!lua_isnil(lua, -1) && !is_broken(lua, -1))
            d.wrong("lends", "a function that returns a movement expression", -1);
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
}

bool asks_for_frozen(const Expression& e) {
    return any_inside(e, [](const Expression& part) {
        return part.kind == ExprKind::guard && part.guard == GuardKind::frozen;
    });
}

AuraSpec read_aura(const Declaration& d) {
    AuraSpec aura;
    d.allow(kAuraKeys);
    if (!d.has("at")) d.missing("at", "where it reaches, as a movement expression");
    aura.at = d.has("at") ? d.expression("at", false) : make::none();
    if (!aura.at) aura.at = make::none();
    aura.of = read_concerned(d);
    if (!aura.of) aura.of = make::none();
    aura.except_self = d.one_of("except", {"self"}).has_value();
    aura.freeze = d.flag("freeze").value_or(false);
    aura.protect = d.flag("protect").value_or(false);
    aura.mark = d.text("mark").value_or("");
    aura.plies = static_cast<int>(d.whole("plies", 1, 8).value_or(1));
    aura.wake = wake_of(d);
    if (d.has("lends")) read_lends(d, aura);
    for (const auto& [key, e, what] : {std::tuple{"at", aura.at, "where pieces freeze"},
                                       std::tuple{"of", aura.of, "which pieces are frozen"}})
        if (aura.freeze && asks_for_frozen(*e))
            d.fault(key, "bad-argument", std::string("aura: ") + what + " cannot depend on m.frozen",
                    "whether a piece is frozen depends on all such auras at once");
    const bool idle = !aura.freeze && !aura.protect && aura.mark.empty() && !d.has("plies") &&
                      !d.has("wake") && !d.has("lends");
    if (idle) d.missing("freeze", "what the aura does: freeze, protect, mark, lends, plies or wake");
    return aura;
}

// Walked by the piece where it stands.
Expr rule(const Declaration& d, const std::string& key) {
    const Expr e = d.expression(key, false);
    if (const Expression* effect = e ? acts_on_itself(*e) : nullptr)
        note(
            faults_of(d.lua()),
            {"never", Severity::warning, d.place_of(key),
             key + ": " + to_string(*effect) + " finds nothing to act on: the piece is lifted while it walks",
             "on the piece itself it acts by m.land * m.aside(" + to_string(*effect) + ")"});
    return e;
}

}  // namespace

InfluenceSpec read_influence(const Declaration& d) {
    InfluenceSpec spec;
    lua_State* lua = d.lua();
    if (d.table("aura")) {
        const int table = lua_gettop(lua);
        if (const int length = list_length(lua, table); length == 0) {
            spec.auras.push_back(read_aura(Declaration(d, table, "aura")));
        } else {
            for (int i = 1; i <= length; ++i) {
                lua_rawgeti(lua, table, i);
                if (lua_istable(lua, -1))
                    spec.auras.push_back(read_aura(Declaration(d, -1, "aura")));
                else if (!is_broken(lua, -1))
                    d.wrong("aura", "a table, or a list of tables", -1);
                lua_pop(lua, 1);
            }
        }
        lua_pop(lua, 1);
    }
    spec.frozen = d.expression("frozen", false);
    spec.wake = wake_of(d);
    spec.on_turn_start = rule(d, "on_turn_start");
    spec.on_turn_end = rule(d, "on_turn_end");
    spec.on_capture = rule(d, "on_capture");
    spec.on_promotion = rule(d, "on_promotion");
    if (spec.frozen && spec.auras.empty())
        d.fault("frozen", "unused-key",
                "frozen says what pieces may do that this one freezes, but it freezes none",
                "add aura = { at = ..., of = \"enemy\", freeze = true }");
    return spec;
}

}  // namespace acedrex
