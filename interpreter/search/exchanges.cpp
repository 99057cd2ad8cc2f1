#include "search/exchanges.hpp"

#include "search/values.hpp"
#include "variant/variant.hpp"

namespace acedrex {

Exchanges::Exchanges(const Variant& variant, const Values& values) {
    if (values.less_is_better() || !variant.play().auras.empty()) return;
    for (const Side side : {Side::light, Side::dark}) {
        const RoyalCodes& royals = variant.royals(side);
        if (royals.all.empty()) continue;
        const AttackTable& table = variant.attacks_on(royals.all.front());
        if (!table.guarded()) tables_[static_cast<std::size_t>(side)] = &table;
    }
}

}  // namespace acedrex
