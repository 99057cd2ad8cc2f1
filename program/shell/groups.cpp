#include "shell/groups.hpp"

#include <algorithm>

#include "sandbox/foreign_file.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

namespace {

struct GroupEntry {
    std::string family, title;
    std::vector<std::string> first;  // slugs; the others follow
};

constexpr const char* kStart = "start";  // the key of an entry that is no group

Json groups_file() {
    const ForeignText file =
        read_foreign(default_host_options().home / "variants" / "groups.json", kMostOfJson);
    Json json = file.text ? read_json(*file.text) : Json();
    return json.is_array() ? json : Json::array();
}

std::vector<GroupEntry> group_entries() {
    std::vector<GroupEntry> entries;
    for (const Json& entry : groups_file())
        if (!entry.contains(kStart))
            entries.push_back({entry.value("family", ""), entry.value("title", ""),
                               entry.value("first", std::vector<std::string>{})});
    const auto of_the_rest = [](const GroupEntry& entry) { return entry.family.empty(); };
    if (std::none_of(entries.begin(), entries.end(), of_the_rest)) entries.emplace_back();
    return entries;
}

}  // namespace

std::vector<VariantGroup> in_groups(const std::vector<FoundScript>& scripts) {
    const std::vector<GroupEntry> entries = group_entries();
    const auto entry_of = [&](const std::string& family) {
        const auto is_of = [&](const GroupEntry& entry) { return entry.family == family; };
        const auto named = std::find_if(entries.begin(), entries.end(), is_of);
        return named != entries.end() ? named
                                      : std::find_if(entries.begin(), entries.end(),
                                                     [](const auto& e) { return e.family.empty(); });
    };
    std::vector<VariantGroup> groups;
    for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
        VariantGroup group{.family = entry->family, .title = entry->title, .scripts = {}};
        std::copy_if(scripts.begin(), scripts.end(), std::back_inserter(group.scripts),
                     [&](const FoundScript& found) { return entry_of(found.family) == entry; });
        const auto place = [&](const FoundScript& found) {
            return std::find(entry->first.begin(), entry->first.end(), found.slug) - entry->first.begin();
        };
        std::stable_sort(
            group.scripts.begin(), group.scripts.end(),
            [&](const FoundScript& one, const FoundScript& other) { return place(one) < place(other); });
        if (!group.scripts.empty()) groups.push_back(std::move(group));
    }
    return groups;
}

std::vector<std::string> to_start_with() {
    for (const Json& entry : groups_file())
        if (entry.contains(kStart)) return entry[kStart].get<std::vector<std::string>>();
    return {};
}

}  // namespace acedrex::program
