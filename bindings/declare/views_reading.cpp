// Reading what a side may know: which pieces are secret, what it sees, how it is refused, what an umpire
// says.
#include <array>

#include "base/ranges.hpp"
#include "declare/parts.hpp"
#include "values/context.hpp"

namespace acedrex {

namespace {

void read_mask(const Declaration& d, const std::string& key, SecretSpec& spec) {
    const std::string mask = d.text(key).value_or("");
    if (mask != "nothing") spec.seen_as = mask;
}

// Is it there, and neither of these types? Then that is a fault.
bool is_wrong(const Declaration& d, const std::string& key, std::array<int, 2> types,
              const std::string& expected) {
    const int type = d.look(key, lua_type);
    if (type == LUA_TNIL || ranges::find(types, type) != types.end()) return false;
    d.push(key);
    d.wrong(key, expected, lua_gettop(d.lua()));
    lua_pop(d.lua(), 1);
    return true;
}

}  // namespace

const KeysOf<TellsSpec> kTellsKeys{
    {"check",
     [](const Declaration& d, const std::string& key, TellsSpec& spec) {
         using enum TellsShape::Checks;
         if (is_wrong(d, key, {LUA_TSTRING, LUA_TBOOLEAN}, "true, false or \"line\"")) return;
         const bool is_word = d.look(key, lua_type) == LUA_TSTRING;
         const auto said = is_word ? d.word(key, Words<TellsShape::Checks>{{"line", line}}) : std::nullopt;
         spec.checks = said.value_or(!is_word && d.flag(key).value_or(false) ? yes : no);
     }},
    {"captures",
     [](const Declaration& d, const std::string& key, TellsSpec& spec) {
         if (is_wrong(d, key, {LUA_TTABLE, LUA_TBOOLEAN}, "true, false or a list of pieces")) return;
         if (d.look(key, lua_type) == LUA_TBOOLEAN) {
             spec.captures = d.flag(key).value_or(false);
         } else {
             spec.named = d.types(key);
             spec.captures = d.has(key);
         }
     },
     Types::list},
    {"tries", &TellsSpec::tries, Types::rule},
};

const KeysOf<SecretSpec> kSecretKeys{
    {"pieces", &SecretSpec::pieces, Types::rule},
    {"tagged", &SecretSpec::tagged},
    {"at", reads::by(&SecretSpec::at, &Declaration::guard)},
    {"seen_as", read_mask, Types::the_one, "what is seen in its place: a piece, or \"nothing\""},
};

namespace {

ViewsSpec& views_of(VariantSpec& spec) {
    return spec.views ? *spec.views : spec.views.emplace();
}

}  // namespace

void read_secrets(const Declaration& d, const std::string& key, VariantSpec& spec) {
    d.each(
        key, [&](const Declaration& rule) { views_of(spec).secrets.push_back(kSecretKeys.read(rule)); },
        "write secrets = { tagged = \"secret\", seen_as = \"Promoted\" }");
}

void read_sees(const Declaration& d, const std::string& key, VariantSpec& spec) {
    if (is_wrong(d, key, {LUA_TSTRING, LUA_TUSERDATA}, "a movement expression or \"moves\"")) return;
    if (d.look(key, lua_type) == LUA_TSTRING)
        views_of(spec).sees_moves = d.word(key, Words<bool>{{"moves", true}}).value_or(false);
    else if (Expr sees = d.walk(key))
        views_of(spec).sees = std::move(sees);
}

void read_refusals(const Declaration& d, const std::string& key, VariantSpec& spec) {
    static const KeysOf<ViewsSpec> keys{{"check", &ViewsSpec::refuses_check}};
    if (const auto refusals = d.within(key, "write refusals = { check = true }"))
        views_of(spec) = keys.read(*refusals, views_of(spec));
}

void read_refused(const Declaration& d, const std::string& key, VariantSpec& spec) {
    if (const auto loses = d.word(key, Words<bool>{{"turn", true}, {"nothing", false}}))
        views_of(spec).refused_loses_turn = *loses;
}

void read_tells(const Declaration& d, const std::string& key, VariantSpec& spec) {
    if (const auto tells = d.within(key, "write tells = { check = true }"))
        views_of(spec).tells = kTellsKeys.read(*tells);
}

}  // namespace acedrex
