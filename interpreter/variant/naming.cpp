#include "variant/naming.hpp"

namespace acedrex {

std::string TypeNames::remedy_for(const std::string& name, const std::string& otherwise) const {
    std::vector<std::string> names;
    for (int type = 0; type < cast_->types(); ++type) names.push_back(cast_->entry(type).name);
    const std::string near = nearest_name(name, names);
    return near.empty() ? otherwise : "did you mean \"" + near + "\"?";
}

int TypeNames::find(const std::string& name, const char* key, const std::string& context) const {
    if (const auto type = cast_->type_named(name)) return *type;
    faults_->error("unknown-piece", key, context + ": the variant has no piece \"" + name + "\"",
                   remedy_for(name, "add it to pieces"));
    return -1;
}

std::vector<bool> TypeNames::named(const std::vector<std::string>& names, const char* key,
                                   const std::string& context) const {
    std::vector<bool> types(count(), false);
    for (const std::string& name : names)
        if (const int type = find(name, key, context); type >= 0)
            types[static_cast<std::size_t>(type)] = true;
    return types;
}

std::vector<bool> TypeNames::answering(const std::vector<std::string>& names, const char* key,
                                       const std::string& context) const {
    std::vector<bool> types(count(), names.empty());
    for (const std::string& name : names) {
        bool known = false;
        for (int type = 0; type < cast_->types(); ++type)
            if (cast_->answers_to(type, name)) types[static_cast<std::size_t>(type)] = known = true;
        if (!known) find(name, key, context);
    }
    return types;
}

Zone find_zone(SpecFaults& faults, const Board& board, const Zones& zones, const std::string& name,
               const char* key, const std::string& context) {
    Zone found;
    if (name == "last") {
        for (std::size_t side = 0; side < kSides; ++side) {
            found[side].assign(static_cast<std::size_t>(board.size()), false);
            const int last = static_cast<Side>(side) == Side::dark ? 0 : board.ranks() - 1;
            for (int file = 0; file < board.files(); ++file)
                if (const Field f = board.at(file, last); f != board.off()) found[side][f] = true;
        }
        return found;
    }
    if (const auto zone = zones.find(name); zone != zones.end()) return zone->second;
    std::vector<std::string> names{"last"};
    for (const auto& [known, set] : zones) names.push_back(known);
    const std::string near = nearest_name(name, names);
    faults.error("unknown-zone", key, context + ": the board has no zone \"" + name + "\"",
                 near.empty() ? "use \"last\" or a zone of the board" : "did you mean \"" + near + "\"?");
    return found;
}

}  // namespace acedrex
