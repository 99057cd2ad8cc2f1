#include "lab/tuning.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <mutex>

#include "lab/logistic.hpp"
#include "match/crew.hpp"
#include "match/game_loop.hpp"
#include "opponent/opponent.hpp"
#include "search/values.hpp"
#include "shell/table.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

namespace {

// A kind of piece that may be missing.
struct Spare {
    int type;
    double learned;
};

// Kinds of which both sides have some on the board, and which they can do without.
std::vector<Spare> spares_of(const Table& table, const Values& values) {
    const Position& position = table.position;
    std::vector<Spare> spares;
    for (int type = 0; type < table.variant->cast().types(); ++type) {
        const Code light = Cast::code(type, Side::light), dark = Cast::code(type, Side::dark);
        if (position.count(light) == 0 || position.count(dark) == 0) continue;
        if (position.tables().royal[light] != 0 || position.tables().royal[dark] != 0) continue;
        Position without = position;
        for (const Side side : {Side::light, Side::dark})
            for (const Field f : std::vector<Field>(without.pieces(side).begin(), without.pieces(side).end()))
                if (Cast::type(without.at(f)) == type) without.set(f, kNoPiece, 0, Edit::Why::setup);
        without.forget_log();
        if (GameState(table.variant, without).status().over()) continue;
        spares.push_back({type, static_cast<double>(values.worth(light))});
    }
    return spares;
}

// What is missing: of one side a piece, of the other one pieces that are worth about as much.
using Missing = std::array<std::vector<std::size_t>, 2>;  // numbers of spares
Missing draw_missing(const std::vector<Spare>& spares, Dice& dice) {
    constexpr int kMost = 3;
    Missing missing;
    missing[0].push_back(dice.below(spares.size()));
    // Now and then it is worth nothing, so that the scale is seen.
    constexpr std::size_t kNothing = 4;
    if (dice.below(kNothing) == 0) return missing;
    double left = spares[missing[0][0]].learned;
    for (int i = 0; i < kMost && left > 0; ++i) {
        const std::size_t other = dice.below(spares.size());
        if (other == missing[0][0] || spares[other].learned > 1.5 * left) continue;
        missing[1].push_back(other);
        left -= spares[other].learned;
    }
    return missing;
}

// Takes a piece of that code off the board, any of them; false where there is none.
bool take_off(Position& position, Code code, Dice& dice) {
    std::vector<Field> fields;
    for (const Field f : position.pieces(Cast::side(code)))
        if (position.at(f) == code) fields.push_back(f);
    if (fields.empty()) return false;
    std::sort(fields.begin(), fields.end());
    position.set(fields[dice.below(fields.size())], kNoPiece, 0, Edit::Why::setup);
    return true;
}

struct TunedGame {
    std::vector<double> row;  // being light, then by spares: how many more light has
    double score = 0.5;       // light's
    bool played = false;
};

class Tuner {
  public:
    Tuner(const TunePlan& plan, const std::string& name) : plan_(plan), table_(open_variant(name, false)) {
        refuse_secrets(*table_.variant);
        const Values values(*table_.variant);
        spares_ = spares_of(table_, values);
        sign_ = values.less_is_better() ? -1 : 1;
        if (spares_.empty())
            throw UsageError{fmt::format(
                "{}: no kind of piece stands on the board for both sides and can be spared", table_.name)};
        player_ = std::make_unique<SearchPlayer>(table_.variant,
                                                 SearchLimits{.nodes = plan.nodes, .stop = plan.stop}, 1);
    }

    const Table& table() const { return table_; }
    const std::vector<Spare>& spares() const { return spares_; }
    // 1; -1: the side that has less is ahead.
    int sign() const { return sign_; }

    TunedGame play(int number) const {
        constexpr std::uint64_t kGames = 1'000'003;
        // The two games of a pair lack the same pieces, with the sides changed.
        const std::uint64_t seed = plan_.seed * kGames + static_cast<std::uint64_t>(number / 2);
        Dice dice(seed);
        const Missing missing = draw_missing(spares_, dice);
        TunedGame result{.row = std::vector<double>(spares_.size() + 1, 0.0)};
        result.row[0] = 1;
        Position position = table_.position;
        for (std::size_t side = 0; side < 2; ++side)
            for (const std::size_t spare : missing[side]) {
                const bool of_light = (side == 0) == (number % 2 == 0);
                const Code code = Cast::code(spares_[spare].type, of_light ? Side::light : Side::dark);
                if (take_off(position, code, dice)) result.row[spare + 1] += of_light ? -1 : 1;
            }
        position.put_in_order();
        GameState game(table_.variant, std::move(position));
        if (game.status().over()) return result;
        const std::vector<FoundTurn> opening = random_opening(game, plan_.opening, seed);
        const GameEnd end = play_game(game, {player_.get(), player_.get()},
                                      {.opening = opening,
                                       .most_turns = static_cast<std::size_t>(plan_.most_plies),
                                       .stop = plan_.stop});
        result.played = end.by != GameEnd::By::stop;
        if (end.winner) result.score = *end.winner == Side::light ? 1 : 0;
        return result;
    }

  private:
    const TunePlan& plan_;
    Table table_;
    std::vector<Spare> spares_;
    int sign_ = 1;
    std::unique_ptr<SearchPlayer> player_;
};

Tuning fitted(const Tuner& tuner, const std::vector<TunedGame>& games) {
    constexpr double kRidge = 0.1;
    std::vector<std::vector<double>> rows;
    std::vector<double> scores;
    for (const TunedGame& game : games)
        if (game.played) {
            rows.push_back(game.row);
            scores.push_back(game.score);
        }
    Tuning tuning{.name = tuner.table().name, .games = static_cast<int>(rows.size())};
    if (rows.empty()) return tuning;
    const LogisticFit fit = logistic_fit(rows, scores, kRidge);
    // In the unit of what was learned: the factor that fits best.
    double both = 0, squares = 0;
    for (std::size_t i = 0; i < tuner.spares().size(); ++i) {
        both += tuner.spares()[i].learned * fit.weights[i + 1];
        squares += fit.weights[i + 1] * fit.weights[i + 1];
    }
    // With few games the side that had more may have lost by chance, which is no scale.
    const bool has_scale = both * tuner.sign() > 0;
    const double factor = has_scale ? both / squares : 0;
    if (has_scale) tuning.first = factor * fit.weights[0];
    for (std::size_t i = 0; i < tuner.spares().size(); ++i) {
        const Spare& spare = tuner.spares()[i];
        const Cast::Entry& entry = tuner.table().variant->cast().entry(spare.type);
        TunedPiece piece{.name = entry.name, .symbol = entry.symbol, .learned = spare.learned};
        for (const auto& row : rows) piece.games += row[i + 1] != 0;
        if (has_scale && piece.games > 0) {
            piece.worth = factor * fit.weights[i + 1];
            piece.error = std::abs(factor) * fit.errors[i + 1];
        }
        tuning.pieces.push_back(std::move(piece));
    }
    std::stable_sort(tuning.pieces.begin(), tuning.pieces.end(),
                     [](const TunedPiece& a, const TunedPiece& b) { return a.worth > b.worth; });
    return tuning;
}

}  // namespace

Tuning tune(const TunePlan& plan, const std::function<void(int)>& done) {
    const Tuner first(plan, plan.variant);
    std::vector<TunedGame> games(static_cast<std::size_t>(plan.games));
    std::atomic<int> next{0};
    std::atomic<bool> failed{false};
    std::mutex mutex;
    int played = 0;
    work_together(std::min(plan.jobs, plan.games), failed, [&](int thread) {
        // Hooks of a variant are for one thread.
        std::optional<Tuner> own;
        if (thread > 0) own.emplace(plan, first.table().name);
        const Tuner& tuner = own ? *own : first;
        while (!failed && !(plan.stop != nullptr && *plan.stop)) {
            const int number = next++;
            if (number >= plan.games) return;
            games[static_cast<std::size_t>(number)] = tuner.play(number);
            const std::lock_guard lock(mutex);
            done(++played);
        }
    });
    return fitted(first, games);
}

}  // namespace acedrex::program
