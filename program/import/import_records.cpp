#include "import/import_records.hpp"

namespace acedrex::program::imports {

Json to_json(const Imported& one) {
    Json unsaid = Json::array(), remarks = Json::array();
    for (const Unsaid& u : one.conversion.unsaid)
        unsaid.push_back({{"key", u.key},
                          {"value", u.value},
                          {"line", u.line > 0 ? u.line : one.line},
                          {"concerns", to_string(u.concerns)},
                          {"consequence", u.consequence}});
    for (const Remark& r : one.remarks) remarks.push_back({{"line", r.line}, {"text", r.text}});
    return {{"name", one.section}, {"parent", one.parent.empty() ? Json(nullptr) : Json(one.parent)},
            {"line", one.line},    {"said", one.conversion.said},
            {"unsaid", unsaid},    {"assumed", one.conversion.assumed},
            {"remarks", remarks},  {"fault", one.fault.empty() ? Json(nullptr) : Json(one.fault)}};
}

}  // namespace acedrex::program::imports
