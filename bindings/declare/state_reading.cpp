// Reading a variant's own numbers and flags.
#include "declare/parts.hpp"
#include "sandbox/names.hpp"

namespace acedrex {

namespace {

constexpr long long kGreatest = 1'000'000;

void read_start(const Declaration& d, const std::string& key, CounterSpec& spec) {
    push_field(d.lua(), d.index(), key.c_str());
    spec.flag = lua_isboolean(d.lua(), -1) != 0;
    lua_pop(d.lua(), 1);
    if (spec.flag) {
        spec.start = d.flag(key).value_or(false) ? 1 : 0;
        if (d.has("from") || d.has("to"))
            d.fault("from", "wrong-type", spec.name + " starts true or false: it has no from and to");
        return;
    }
    if (!d.has("to")) d.missing("to", "the greatest number, or start = false for a flag");
    spec.from = static_cast<int>(d.whole("from", -kGreatest, kGreatest).value_or(0));
    spec.to = static_cast<int>(d.whole("to", -kGreatest, kGreatest).value_or(spec.from));
    spec.start = static_cast<int>(d.whole(key, -kGreatest, kGreatest).value_or(spec.from));
}

}  // namespace

std::vector<CounterSpec> read_state(const Declaration& d) {
    std::vector<CounterSpec> state;
    static const KeysOf<CounterSpec> keys{
        "from",
        "to",
        {"start", read_start},
        {"each", reads::word(&CounterSpec::of_each_side, {{"side", true}})}};
    const auto all = d.within("state", "write state = { name = { to = 3 } }");
    if (!all) return state;
    all->each_name([&](const std::string& name) {
        const auto one =
            all->within(name, "write " + name + " = { to = 3 }, or { start = false } for a flag");
        if (!one) return;
        CounterSpec spec;
        spec.name = name;
        state.push_back(keys.read(*one, std::move(spec)));
        if (!is_plain_name(name) || name.find_first_of("=;,{} ") != std::string::npos)
            all->fault(name, "bad-name", "state: a name is one word, found " + in_quotes(name));
    });
    return state;
}

}  // namespace acedrex
