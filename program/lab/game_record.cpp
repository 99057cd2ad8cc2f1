#include "lab/game_record.hpp"

#include <fmt/core.h>

#include <array>
#include <cmath>

#include "base/ranges.hpp"
#include "lab/fortune.hpp"

namespace acedrex::program {

namespace {

struct UseKey {
    const char* name;
    int PieceUse::*number;
};
constexpr std::array<UseKey, 6> kUses = {{{"began", &PieceUse::began},
                                          {"moves", &PieceUse::moves},
                                          {"captures_by", &PieceUse::captures_by},
                                          {"captured", &PieceUse::captured},
                                          {"promoted", &PieceUse::promoted},
                                          {"left", &PieceUse::left}}};

// Of the pieces of which it is not 0.
Json uses_of(const GameRecord& record, int PieceUse::*number) {
    Json uses = Json::object();
    for (const auto& [name, use] : record.pieces)
        if (use.*number != 0) uses[name] = use.*number;
    return uses;
}

// Reads keys of an object, and says which one is not what it should be.
class Keys {
  public:
    explicit Keys(const Json& object, std::string where = "") : object_(object), where_(std::move(where)) {}

    template <class T>
    T get(const char* key) const {
        const auto found = object_.find(key);
        if (found == object_.end()) throw BadRecord{fmt::format("'{}{}' is missing", where_, key)};
        return value<T>(*found, where_ + key);
    }
    template <class T>
    static T value(const Json& json, const std::string& key) {
        if constexpr (std::is_same_v<T, std::string>)
            require(json.is_string(), key, "a text");
        else if constexpr (std::is_same_v<T, bool>)
            require(json.is_boolean(), key, "true or false");
        else if constexpr (std::is_floating_point_v<T>)
            require(json.is_number() && std::abs(json.get<double>()) <= kMostNumber, key, "a number");
        else
            require(json.is_number_integer() && json >= 0 && json <= kMostWhole, key,
                    "a whole number from 0 on");
        return json.get<T>();
    }
    const Json& part(const char* key) const {
        const auto found = object_.find(key);
        if (found == object_.end() || !found->is_object())
            throw BadRecord{fmt::format("'{}{}' is no object", where_, key)};
        return *found;
    }
    std::optional<Side> side(const char* key) const {
        const auto found = object_.find(key);
        if (found != object_.end() && found->is_null()) return std::nullopt;
        const auto side = side_named(get<std::string>(key));
        require(side.has_value(), key, "'light', 'dark' or null");
        return side;
    }

  private:
    static constexpr std::int64_t kMostWhole = 1'000'000'000'000;
    static constexpr double kMostNumber = 1e9;
    static void require(bool holds, const std::string& key, const char* expected) {
        if (!holds) throw BadRecord{fmt::format("'{}' is not {}", key, expected)};
    }

    const Json& object_;
    std::string where_;
};

template <class T>
T small_number(std::int64_t number, const char* key) {
    constexpr std::int64_t kMost = 1'000'000'000;
    if (number > kMost) throw BadRecord{fmt::format("'{}' is too large: {}", key, number)};
    return static_cast<T>(number);
}

template <class T>
T small(const Keys& keys, const char* key) {
    return small_number<T>(keys.get<std::int64_t>(key), key);
}

}  // namespace

std::string line_of(const GameRecord& record) {
    Json leads = Json::array();
    for (const double lead : record.leads) leads.push_back(rounded(lead, 3));
    Json json = {{"variant", record.variant},
                 {"options", record.options},
                 {"seed", record.seed},
                 {"nodes_a_move", record.nodes_a_move},
                 {"opening", record.opening},
                 {"most_plies", record.most_plies},
                 {"winner", side_or_null(record.winner)},
                 {"reason", record.reason},
                 {"plies", record.plies},
                 {"first", to_string(record.first)},
                 {"branching",
                  {{"mean", rounded(record.branching.mean, 2)},
                   {"median", record.branching.median},
                   {"max", record.branching.most}}},
                 {"tree_log10", rounded(record.tree_log10, 2)},
                 {"complete", record.complete},
                 {"forced", record.forced},
                 {"checks", record.checks},
                 {"captures", record.captures},
                 {"longest_quiet", record.longest_quiet},
                 {"cascades", record.cascades},
                 {"cascade_plies", record.cascade_plies},
                 {"leads", leads},
                 {"swings", lead_changes(record.leads)},
                 {"coverage", rounded(record.coverage, 4)}};
    for (const UseKey& use : kUses) json[use.name] = uses_of(record, use.number);
    json["nodes"] = record.nodes;
    if (record.seconds) json["seconds"] = rounded(*record.seconds, 3);
    json["pgn"] = record.pgn;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

GameRecord record_of_line(std::string_view line) {
    const Json json = read_json(line);
    if (!json.is_object()) throw BadRecord{"it is no JSON object"};
    const Keys keys(json);
    GameRecord record;
    record.variant = keys.get<std::string>("variant");
    record.options = keys.get<std::string>("options");
    record.seed = keys.get<std::uint64_t>("seed");
    record.nodes_a_move = keys.get<std::uint64_t>("nodes_a_move");
    record.opening = small<int>(keys, "opening");
    record.most_plies = small<int>(keys, "most_plies");
    record.winner = keys.side("winner");
    record.reason = keys.get<std::string>("reason");
    record.plies = small<int>(keys, "plies");
    record.first = keys.side("first").value_or(Side::light);
    const Keys branching(keys.part("branching"), "branching.");
    record.branching.mean = branching.get<double>("mean");
    record.branching.median = branching.get<double>("median");
    record.branching.most = small<int>(branching, "max");
    record.tree_log10 = keys.get<double>("tree_log10");
    record.complete = keys.get<bool>("complete");
    record.forced = small<int>(keys, "forced");
    record.checks = small<int>(keys, "checks");
    record.captures = small<int>(keys, "captures");
    record.longest_quiet = small<int>(keys, "longest_quiet");
    record.cascades = small<int>(keys, "cascades");
    record.cascade_plies = small<int>(keys, "cascade_plies");
    const auto leads = json.find("leads");
    if (leads == json.end() || !leads->is_array()) throw BadRecord{"'leads' is no list"};
    for (const Json& lead : *leads) record.leads.push_back(Keys::value<double>(lead, "leads"));
    if (ranges::any_of(record.leads, [](double lead) { return lead < 0 || lead > 1; }))
        throw BadRecord{"'leads' is not a list of chances from 0 to 1"};
    record.coverage = keys.get<double>("coverage");
    for (const UseKey& use : kUses)
        for (const auto& [name, number] : keys.part(use.name).items())
            record.pieces[name].*use.number =
                small_number<int>(Keys::value<std::int64_t>(number, use.name), use.name);
    record.nodes = keys.get<std::uint64_t>("nodes");
    if (json.contains("seconds")) record.seconds = keys.get<double>("seconds");
    record.pgn = keys.get<std::string>("pgn");
    return record;
}

}  // namespace acedrex::program
