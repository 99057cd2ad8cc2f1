#include "engine/engine_board.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "base/ranges.hpp"
#include "engine/xboard_names.hpp"
#include "notation/position/setup.hpp"
#include "opponent/opponent.hpp"
#include "opponent/telling.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kUsualVariant = "classical-chess";

// What opening it says is wrong, in a line.
std::optional<Table> opened(const std::string& name, std::string& fault) {
    try {
        TableOptions options;
        options.variant = name;
        Table table = open_table(options);
        refuse_secrets(*table.variant);
        return table;
    } catch (const UsageError& wrong) {
        fault = wrong.message;
    } catch (const Refusal&) {
        fault = fmt::format("{} cannot be loaded", name);
    }
    return std::nullopt;
}

}  // namespace

EngineBoard::EngineBoard(const std::string& only) : only_one_(!only.empty()) {
    TableOptions options;
    options.variant = only.empty() ? kUsualVariant : only;
    table_ = open_table(options);
    refuse_secrets(*table_->variant);
    name_ = slug_of(*table_->variant);
    first_ = name_;
    start();
    if (only_one_) files_[name_] = only;
}

void each_variant(const std::function<void(const std::string& slug, const VariantSpec& spec)>& visit) {
    Host host(default_host_options());
    for (const FoundScript& found : host.find_variants()) {
        const Result<Loaded> loaded = host.load(found.path);
        if (loaded && loaded.value->variant && !loaded.value->variant->views)
            visit(found.slug, *loaded.value->variant);
    }
}

std::vector<std::string> EngineBoard::names() const {
    std::vector<std::string> names{first_};
    const auto add_new = [&](const std::string& name) {
        if (ranges::find(names, name) == names.end()) names.push_back(name);
    };
    if (!only_one_) {
        add_new("chess");  // as all engines call it
        each_variant([&](const std::string& slug, const VariantSpec&) { add_new(slug); });
    }
    for (const auto& [name, path] : files_) add_new(name);
    return names;
}

std::vector<std::string> EngineBoard::xboard_names() const {
    std::vector<std::string> names;
    if (only_one_) {
        const auto known = xboard_name(variant().spec());
        if (known || told_to_xboard().lacks.empty()) names.push_back(known.value_or(name_));
        return names;
    }
    each_variant([&](const std::string&, const VariantSpec& spec) {
        const auto known = xboard_name(spec);
        if (known && ranges::find(names, *known) == names.end()) names.push_back(*known);
    });
    // The one that it begins with comes first.
    std::stable_partition(names.begin(), names.end(),
                          [](const std::string& name) { return name == "normal"; });
    return names;
}

std::string EngineBoard::choose(const std::string& name) {
    const auto added = files_.find(name);
    const std::string& asked = added == files_.end() ? name : added->second;
    if (name == name_) {
        start();
        return "";
    }
    std::string fault;
    auto table = opened(asked, fault);
    if (!table) return fault;
    table_ = std::move(table);
    search_ = nullptr;
    told_to_xboard_.reset();
    name_ = name;
    start();
    return "";
}

std::string EngineBoard::add(const std::string& path) {
    std::string fault;
    const auto table = opened(path, fault);
    if (!table) return fault;
    files_[slug_of(*table->variant)] = path;
    return "";
}

const XboardSetup& EngineBoard::told_to_xboard() const {
    if (!told_to_xboard_) told_to_xboard_ = xboard_setup(*table_);
    return *told_to_xboard_;
}

Search& EngineBoard::search() {
    if (!search_) search_ = std::make_unique<Search>(table_->variant);
    return *search_;
}

void EngineBoard::start() {
    start_.emplace(table_->variant, table_->position);
    begin_again();
}

void EngineBoard::begin_again() {
    game_ = start_;
    played_.clear();
}

std::string EngineBoard::set_up(const std::string& text) {
    Result<Position> read = checked(variant(), read_fen(variant(), text));
    if (!read)
        if (Result<Position> setup = checked(variant(), read_setup(variant(), text))) read = std::move(setup);
    if (!read) return read.diagnostics.empty() ? "this is not a position" : read.diagnostics[0].message;
    if (start_ && start_->position().hash() == read.value->hash() &&
        start_->setup() == write_setup(variant(), *read.value))
        return "";
    start_.emplace(table_->variant, std::move(*read.value));
    begin_again();
    return "";
}

std::string EngineBoard::play_all(const std::vector<std::string>& turns, Dialect dialect) {
    const bool goes_on =
        turns.size() >= played_.size() && std::equal(played_.begin(), played_.end(), turns.begin());
    if (!goes_on) begin_again();
    for (std::size_t i = played_.size(); i < turns.size(); ++i) {
        std::shared_ptr<const ListedMove> found;
        const PlayResult read = read_dialect(*game_, turns[i], found, dialect);
        if (!read) return fmt::format("'{}' cannot be played: {}", turns[i], read.reason);
        game_->play(*found);
        played_.push_back(turns[i]);
    }
    return "";
}

std::string uci_score(const SearchScore& score) {
    if (score.mate == 0) return fmt::format("cp {}", score.centi);
    const int moves = (std::abs(score.mate) + 1) / 2;
    return fmt::format("mate {}", score.mate > 0 ? moves : -moves);
}

std::string line_text(const Game& game, const SearchLine& line, Dialect dialect) {
    constexpr auto kMoment = std::chrono::milliseconds(20);
    const auto began = std::chrono::steady_clock::now();
    Game after = game;
    std::string text;
    for (const FoundTurn& turn : line.turns) {
        if (!text.empty() && std::chrono::steady_clock::now() - began > kMoment) break;
        const auto move = listed_turn(after, turn);
        text += (text.empty() ? "" : " ") + dialect_text(after, *move, dialect);
        after.play(*move);
    }
    return text;
}

SearchLimits limits_of_skill(int skill) {
    if (skill >= kMostSkill) return {};
    SearchLimits limits =
        limits_of_level(1 + (skill - kLeastSkill) * kLevels / (kMostSkill - kLeastSkill + 1));
    limits.seconds = 0;
    return limits;
}

double share_of_clock(double left, double more, int turns) {
    constexpr int kUsualTurns = 30;
    constexpr double kOverhead = 0.05, kLeast = 0.01;
    const double share = left / (turns > 0 ? std::min(turns, kUsualTurns) : kUsualTurns) + 0.8 * more;
    return std::max(kLeast, std::min(share, left / 2) - kOverhead);
}

SearchLimits narrower(SearchLimits a, const SearchLimits& b) {
    const auto less = [](auto x, auto y) { return x == 0 ? y : y == 0 ? x : std::min(x, y); };
    a.nodes = less(a.nodes, b.nodes);
    a.depth = less(a.depth, b.depth);
    a.seconds = less(a.seconds, b.seconds);
    a.noise = std::max(a.noise, b.noise);
    return a;
}

}  // namespace acedrex::program
