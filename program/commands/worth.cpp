// worth: what pieces are worth to a search, and why.
#include <fmt/core.h>

#include <chrono>

#include "commands/commands.hpp"
#include "search/values.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct WorthOptions {
    TableOptions table;
    int boards = Values::kBoards;
    int seed = 1;
    bool json = false;
};

int run(const WorthOptions& options) {
    const Table table = open_table(options.table);
    const Variant& variant = *table.variant;
    const auto began = std::chrono::steady_clock::now();
    const Values values(variant, static_cast<std::uint64_t>(options.seed), options.boards);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    const Ability& ability = values.ability();
    const int sign = values.less_is_better() ? -1 : 1;
    Json pieces = Json::array();
    std::vector<std::vector<std::string>> rows{
        {"piece", "worth", "declared", "mobility", "where good", "ahead"}};
    for (int type = 0; type < variant.cast().types(); ++type) {
        const auto index = static_cast<std::size_t>(type);
        const Code code = Cast::code(type, Side::light);
        const Cast::Entry& entry = variant.cast().entry(type);
        const auto& declared = variant.piece(type).worth;
        Json becomes = Json::array();
        if (variant.promotion().promotes(type))
            for (const int into : variant.promotion().choices(code))
                becomes.push_back(variant.cast().entry(into).name);
        pieces.push_back({{"piece", entry.name},
                          {"symbol", entry.symbol},
                          {"worth", values.worth(code)},
                          {"declared", declared ? Json(*declared) : Json(nullptr)},
                          {"mobility", rounded(ability.everywhere[index], 2)},
                          {"best_half", rounded(ability.of_type[index], 2)},
                          {"ahead", rounded(ability.ahead[index], 2)},
                          {"promotes_to", becomes}});
        rows.push_back({entry.name, fmt::format("{}", values.worth(code)),
                        declared ? fmt::format("{:g}", *declared) : "",
                        fmt::format("{:.2f}", ability.everywhere[index]),
                        fmt::format("{:.2f}", ability.of_type[index]),
                        fmt::format("{:.0f} %", 100 * ability.ahead[index])});
    }
    if (options.json) {
        print_json({{"variant", slug_of(variant)},
                    {"pieces", pieces},
                    {"weakest", values.weakest()},
                    {"sign", sign},
                    {"correlation", rounded(values.trials().correlation, 2)},
                    {"of_mobility", rounded(values.trials().of_mobility, 2)},
                    {"games", values.trials().games},
                    {"seconds", rounded(seconds, 3)}});
        return kDone;
    }
    put("{}", columns(rows));
    put("\nthe weakest piece that starts on the board is worth {} there, with what it may become\n",
        values.weakest());
    if (sign < 0) put("less is better: in random games the side that was ahead in pieces lost more often\n");
    if (values.of_choice() > 0)
        put("pieces tell little of who wins; one turn more to choose from is worth {}\n", values.of_choice());
    return kDone;
}

}  // namespace

Command worth_command() {
    return {"worth", "prints the value that the search gives to each piece", "acedrex worth classical-chess",
            [](Arguments& a) {
                auto options = std::make_shared<WorthOptions>();
                options->table.declare_variant(a);
                a.option("--boards", "N", options->boards, {2, 1'000'000},
                         "measure mobility on at most N random boards");
                a.option("--seed", "N", options->seed, {0, 1'000'000'000},
                         "the seed of the random boards and games");
                a.flag("--json", options->json, "print one JSON document");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
