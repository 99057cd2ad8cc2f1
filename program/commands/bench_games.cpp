#include "commands/bench_games.hpp"

#include <algorithm>

#include "host/host.hpp"
#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

std::vector<BenchGame> listed_games() {
    const auto path = list_of_games();
    const ForeignText file = read_foreign(path, kMostOfJson);
    const Json json = file.text ? read_json(*file.text) : Json();
    if (!json.is_object()) {
        say(path.string() + ": this is not a list of games; none is compared");
        return {};
    }
    std::vector<BenchGame> games;
    for (const auto& [name, game] : json.items())
        games.push_back({.variant = name,
                         .depth = game.value("depth", 4),
                         .leaves = game.value("leaves", std::uint64_t{0}),
                         .setup = game.value("setup", ""),
                         .engine = game.value("engine", "")});
    return games;
}

}  // namespace

std::filesystem::path list_of_games() {
    return default_host_options().home / "variants" / "bench.json";
}

std::vector<BenchGame> bench_games(const std::vector<std::string>& variants, int depth) {
    std::vector<BenchGame> games = listed_games();
    if (!variants.empty()) {
        const std::vector<BenchGame> known = std::move(games);
        games.clear();
        for (const std::string& name : variants) {
            Host host(default_host_options());
            const auto variant = required(host.variant(resolve(host, name)));
            const auto at = std::find_if(known.begin(), known.end(),
                                         [&](const BenchGame& k) { return k.variant == slug_of(*variant); });
            games.push_back(at != known.end() ? *at : BenchGame{});
            games.back().variant = name;
        }
    }
    for (BenchGame& game : games)
        if (depth > 0 && depth != game.depth) {
            game.depth = depth;
            game.leaves = 0;
        }
    return games;
}

}  // namespace acedrex::program
