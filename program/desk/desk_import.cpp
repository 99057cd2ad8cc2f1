// Variants of other tools, read on the desk.
#include "desk/desk.hpp"
#include "desk/request.hpp"
#include "import/import_records.hpp"
#include "sandbox/foreign_file.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kPasted = "what was given";  // as messages and heads of scripts call it

}  // namespace

Json Desk::import(const Json& request) {
    const std::string text = text_in(request, "text");
    if (text.size() > kMostOfScript) throw DeskFault{"a file of variants has at most a megabyte"};
    const auto name = text_if_any(request, "file");
    Json variants = Json::array();
    for (imports::Imported& one : imports::import_text(text, name.value_or(kPasted), std::nullopt)) {
        imports::check_script(one);
        Json json = imports::to_json(one);
        if (one.fault.empty()) {
            json["slug"] = one.conversion.slug;
            json["script"] = one.conversion.text;
        }
        variants.push_back(std::move(json));
    }
    if (variants.empty())
        throw DeskFault{"the text has neither sections of a variants.ini nor the definition of a diagram",
                        "import"};
    return {{"variants", std::move(variants)}};
}

}  // namespace acedrex::program
