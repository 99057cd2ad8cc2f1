// Reading what a piece does to others by standing where it stands, and at the end of turns.
#include <string>
#include <tuple>

#include "declare/parts.hpp"
#include "words/word.hpp"

namespace acedrex {

namespace {

// "own", "enemy", "any", or a guard.
Expr read_concerned(const Declaration& d) {
    if (d.look("of", lua_type) != LUA_TSTRING) {
        if (d.has("of")) return d.guard("of");
        d.missing("of", "which pieces it concerns: \"own\", \"enemy\", \"any\" or a guard");
        return make::none();
    }
    const std::string of = d.one_of("of", {"own", "enemy", "any"}).value_or("");
    return make::guard(of == "own" ? GuardKind::own : of == "enemy" ? GuardKind::enemy : GuardKind::occupied);
}

// Walked by what is left of a piece where it has been: that carries nothing.
Expr wake_of(const Declaration& d) {
    const Expr e = d.walk("wake");
    if (e && says(*e, GuardKind::carries))
        d.warn("wake", "never", "wake: m.carries never holds: the tags have gone with the piece");
    return e;
}

// A function is asked at once, for each direction in which the aura reaches.
void read_lends(const Declaration& d, const std::string& key, AuraSpec& aura) {
    if (!d.has(key)) return;
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

const KeysOf<AuraSpec> kAuraKeys{
    {"at", &AuraSpec::at, "where it reaches, as a movement expression"},
    {"of", reads::as(&AuraSpec::of, read_concerned)},
    {"except", reads::word(&AuraSpec::except_self, {{"self", true}})},
    {"freeze", &AuraSpec::freeze},
    {"protect", &AuraSpec::protect},
    {"mark", &AuraSpec::mark},
    {"lends", read_lends},
    {"plies", reads::whole(&AuraSpec::plies, 1, 8)},
    {"wake", reads::as(&AuraSpec::wake, wake_of)},
};

AuraSpec read_aura(const Declaration& d) {
    AuraSpec aura = kAuraKeys.read(d);
    if (!aura.mark.empty()) check_tags(d, "mark", {aura.mark});
    for (Expr* e : {&aura.at, &aura.of})
        if (!*e) *e = make::none();
    for (const auto& [key, e, what] : {std::tuple{"at", aura.at, "where pieces freeze"},
                                       std::tuple{"of", aura.of, "which pieces are frozen"}})
        if (aura.freeze && says(*e, GuardKind::frozen))
            d.fault(key, "bad-argument", std::string("aura: ") + what + " cannot depend on m.frozen",
                    "whether a piece is frozen depends on all such auras at once");
    const bool idle = !aura.freeze && !aura.protect && aura.mark.empty() && !d.has("plies") &&
                      !d.has("wake") && !d.has("lends");
    if (idle) d.missing("freeze", "what the aura does: freeze, protect, mark, lends, plies or wake");
    return aura;
}

auto rule(Expr InfluenceSpec::*member) {
    return reads::as(member, read_piece_rule);
}

void read_auras(const Declaration& d, const std::string& key, InfluenceSpec& spec) {
    d.each(
        key, [&](const Declaration& aura) { spec.auras.push_back(read_aura(aura)); }, "",
        "a table, or a list of tables");
}

const KeysOf<InfluenceSpec> kInfluenceKeys{
    {"aura", read_auras},
    {"frozen", &InfluenceSpec::frozen},
    {"wake", reads::as(&InfluenceSpec::wake, wake_of)},
    {"on_turn_start", rule(&InfluenceSpec::on_turn_start)},
    {"on_turn_end", rule(&InfluenceSpec::on_turn_end)},
    {"on_capture", rule(&InfluenceSpec::on_capture)},
    {"on_promotion", rule(&InfluenceSpec::on_promotion)},
};

}  // namespace

Expr read_piece_rule(const Declaration& d, const std::string& key) {
    Expr e = d.walk(key);
    if (const Expression* effect = e ? acts_on_itself(*e) : nullptr)
        d.warn(
            key, "never",
            key + ": " + to_string(*effect) + " finds nothing to act on: the piece is lifted while it walks",
            "on the piece itself it acts by m.land * m.aside(" + to_string(*effect) + ")");
    return e;
}

const KeyTable& influence_keys() {
    return kInfluenceKeys;
}

InfluenceSpec read_influence(const Declaration& d) {
    InfluenceSpec spec;
    kInfluenceKeys.read_checked(d, spec);
    if (spec.frozen && spec.auras.empty())
        d.fault("frozen", "unused-key",
                "frozen says what pieces may do that this one freezes, but it freezes none",
                "add aura = { at = ..., of = \"enemy\", freeze = true }");
    return spec;
}

}  // namespace acedrex
