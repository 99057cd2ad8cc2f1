#include "variant_match.hpp"

#include <algorithm>
#include <utility>

#include "legality/legal.hpp"
#include "perpetual.hpp"

namespace acedrex::reference {

namespace {

constexpr int kLongestGame = 120;        // turns of a random game
constexpr std::size_t kMostPieces = 56;  // of a position of a game that does not take too long
constexpr int kMostScattered = 40;
// Turns of a position times types of pieces: each turn is judged by what every piece could answer, and all of
// them are held at once.
constexpr std::size_t kMostTurnsOfTypes = 1'000'000;

// Is the end of the game told where there is one? over: by what stands on the board. in_danger: in check, or
// a royal piece must flee, or none but turns that leave one unattacked that must be attacked
// (docs/rulings.md).
std::string misjudged(const Status& status, bool no_turn, bool over, bool in_danger) {
    // Where a side is bare the game may be told as over while moves go on (rules/legal_endings.cpp).
    if (status.over() && (status.reason == "bare" || status.reason == "both sides are bare")) return "";
    const std::string told = "told as " + std::string(acedrex::to_string(status.kind)) + "\n";
    if (!no_turn) return status.over() && status.winner ? "there are legal turns, " + told : "";
    if (!status.over()) return "there is no legal turn, " + told;
    const bool mate = status.kind == StatusKind::checkmate;
    return over || mate == in_danger ? "" : (in_danger ? "mate, " : "no mate, ") + told;
}

}  // namespace

Match::Match(std::shared_ptr<const Variant> variant) : Match(variant, variant->spec()) {}

Match::Match(std::shared_ptr<const Variant> variant, VariantSpec spec, std::size_t budget)
    : variant_(std::move(variant)),
      spec_(std::move(spec)),
      budget_(budget),
      repetition_is_illegal_(
          std::any_of(spec_.endings.repetitions.begin(), spec_.endings.repetitions.end(),
                      [](const RepetitionSpec& r) { return r.result == Verdict::illegal; })),
      keeps_account_(repetition_is_illegal_ ||
                     std::any_of(spec_.endings.repetitions.begin(), spec_.endings.repetitions.end(),
                                 [](const RepetitionSpec& r) { return r.checks || r.chases; })),
      start_(initial_position(*variant_)) {
    renew();
}

void Match::renew() {
    oracle_ = std::make_unique<VariantOracle>(spec_, variant_->board(), read(*variant_, start_).board,
                                              variant_->binding().hooks, budget_);
}

int Match::haste() const {
    if (repetition_is_illegal_ || variant_->board().size() > 450) return 1;
    return variant_->board().size() > 200 || variant_->turn().several ? 2 : 8;
}

std::vector<std::string> Match::play(std::uint64_t seed, int positions, std::size_t most_faults) {
    faults_.clear();
    Random random(seed);
    Game game(variant_);
    met_ = {read(*variant_, game.position())};
    for (int asked = 0; asked < positions && faults_.size() < most_faults;) {
        Listing listing;
        try {
            listing = game.moves();
        } catch (const ScriptFault&) {
            // Two pieces do different things at once, as the oracle has to find, too: the game goes no
            // further.
        }
        if (listing.moves.empty() || game.turns_played() == kLongestGame) {
            if (listing.moves.empty() && ++asked > 0) compare(game);
            game = Game(variant_);
            met_.erase(met_.begin() + 1, met_.end());
            continue;
        }
        if (random.chance(12)) {
            ++asked;
            const Position& now = game.position();
            const auto pieces = now.pieces(Side::light).size() + now.pieces(Side::dark).size();
            if (random.chance(pieces > kMostPieces ? 3 : 30)) {
                compare(game);
            } else {
                const Position some = scattered(*variant_, now, random, kMostScattered);
                const auto met = std::exchange(met_, {read(*variant_, some)});
                compare(Game(variant_, some));
                met_ = met;
            }
        }
        game.play(*random.pick(listing.moves));
        if (keeps_account_) met_.push_back(read(*variant_, game.position()));
    }
    return faults_;
}

void Match::compare(const Game& game) {
    ++tally_.positions;
    std::string found = difference(game);
    if (found.empty()) return;
    const Game few = fewer(game, found);
    faults_.push_back(few.setup() + "\n" + found);
}

// Without the pieces that do not matter to the difference.
Game Match::fewer(Game game, std::string& found) {
    if (game.turns_played() > 0 && keeps_account_) return game;
    for (Field f = 0; f < variant_->board().off(); ++f) {
        if (game.position().at(f) == kNoPiece) continue;
        Position without = game.position();
        without.set(f, kNoPiece, 0, Edit::Why::setup);
        const Game smaller(variant_, without);
        const std::string still = difference(smaller);
        if (still.empty()) continue;
        found = still;
        game = smaller;
    }
    return game;
}

bool Match::is_too_large(Position position) const {
    MoveList some;
    const std::size_t most = kMostTurnsOfTypes / static_cast<std::size_t>(variant_->cast().types());
    try {
        LegalMoves(*variant_, position).list(some, {.most = most + 1});
    } catch (const ScriptFault&) {
        return false;  // which the oracle has to find, too
    }
    return !some.complete || some.moves.size() > most;
}

std::string Match::difference(const Game& game) {
    if (is_too_large(game.position())) {
        ++tally_.too_large;
        return "";
    }
    const Stand s = read(*variant_, game.position());
    std::set<Stand> expected;
    bool told_in_check = false, in_danger = false, over = false;
    const auto both_lost = oracle_->both_lost(s);
    std::optional<Perpetual> decided;
    try {
        const auto law = [&](const Stand& end) { return !repeats(end); };
        expected = oracle_->legal(s, repetition_is_illegal_ ? VariantOracle::Law(law) : nullptr);
        const bool in_check = oracle_->in_check(s.board, s.to_move);
        told_in_check = oracle_->told_in_check(s.board, s.to_move);
        const bool must_flee = oracle_->must_flee(s);
        over = oracle_->over(s);
        in_danger = in_check || must_flee || (expected.empty() && !over && oracle_->must_keep_attacked(s));
        if (!over && !expected.empty()) decided = perpetual(*oracle_, spec_, met_);
        if (decided && decided->winner) {
            expected.clear();
            over = true;
        }
    } catch (const TooManyStates&) {
        ++tally_.too_large;
        renew();
        return "";
    } catch (const Contradiction&) {  // which is the script's fault
        ++tally_.too_large;
        renew();
        return "";
    }
    // What a position allows by itself says nothing of a game that is over by how it has gone.
    if (decided && decided->winner && !game.moves().moves.empty())
        return "there are turns after a " + decided->reason;
    const Played kernel = decided && decided->winner ? Played{} : played(game);
    if (!kernel.complete) {
        ++tally_.too_large;
        return "";
    }
    tally_.turns += static_cast<int>(expected.size());
    tally_.ended += expected.empty();
    tally_.checks += told_in_check;
    std::string text = kernel.fault;
    for (const Stand& end : expected)
        if (!lists(kernel.ends, end)) text += "only the oracle allows " + told(s, end) + "\n";
    for (const Stand& end : kernel.ends)
        if (!expected.count(end)) text += "only the kernel allows " + told(s, end) + "\n";
    if (text.empty() && kernel.listed != kernel.ends.size())
        text = std::to_string(kernel.listed) + " turns are listed that lead to " +
               std::to_string(kernel.ends.size()) + " positions\n";
    Position position = game.position();
    if (LegalMoves(*variant_, position).in_check(s.to_move) != told_in_check)
        text += std::string("the side to move stands ") + (told_in_check ? "" : "not ") + "in check\n";
    const Status told = game.status();
    if (both_lost && (!told.over() || told.winner != *both_lost))
        text += "both sides have lost, told as " + std::string(acedrex::to_string(told.kind)) + "\n";
    const bool by_count =
        told.reason == "full board" ||
        (told.reason == "passes" && spec_.endings.passes.result == Verdict::count) ||
        (told.reason == "idle" && spec_.endings.idle == Verdict::count) ||
        (told.reason == "stalemate" && spec_.obligations_of(s.to_move).stalemate == Verdict::count);
    const bool told_perpetual = told.reason.starts_with("perpetual");
    if (told_perpetual != decided.has_value() ||
        (decided && (told.reason != decided->reason || told.winner != decided->winner)))
        text += "repetition is told as " + told.reason + ", it is " + (decided ? decided->reason : "not so") +
                "\n";
    if (by_count && told.winner != oracle_->ahead(s)) text += "another side is ahead than is told\n";
    return (text + misjudged(game.status(), expected.empty(), over, in_danger)).substr(0, 3000);
}

// Is the end among them? Of turns that differ only in what the other side is told of them one is enough: the
// same position may be brought about by several types, or by several orders of parts.
bool Match::lists(const std::set<Stand>& ends, const Stand& end) {
    if (ends.count(end)) return true;
    const auto untold = [](Stand s) {
        s.board = s.board.untold();
        return s;
    };
    return std::any_of(ends.begin(), ends.end(),
                       [&](const Stand& one) { return untold(one) == untold(end); });
}

// Does it bring about, once too often, what has been there in this game, where that is illegal?
bool Match::repeats(const Stand& end) {
    const auto same = [&](const Stand& met) {
        return oracle_->untagged(met) == oracle_->untagged(end) &&
               oracle_->repeated(met) == oracle_->repeated(end);
    };
    for (const RepetitionSpec& rule : spec_.endings.repetitions) {
        if (rule.result != Verdict::illegal) continue;
        if (rule.board.empty()) {
            if (std::count_if(met_.begin(), met_.end(), same) + 1 >= rule.times) return true;
            continue;
        }
        int times = 1;
        for (auto met = met_.rbegin(); met != met_.rend() && same_pieces(*met, end, rule.board, false); ++met)
            times += same_pieces(*met, end, rule.board, true);
        if (times >= rule.times) return true;
    }
    return false;
}

// Do the same pieces stand on the same fields of that board, or else of all others?
bool Match::same_pieces(const Stand& a, const Stand& b, const std::string& board, bool on_it) const {
    for (Field f = 0; f < variant_->board().off(); ++f) {
        if ((variant_->board().part(f).name == board) != on_it) continue;
        const Cell &p = a.board.at(f), &q = b.board.at(f);
        if (p.has_value() != q.has_value() || (p && (p->type != q->type || p->side != q->side))) return false;
    }
    return true;
}

// What is other afterwards.
std::string Match::told(const Stand& before, const Stand& after) const {
    const auto with = [](std::string name, const Marks& tags) {
        for (const auto& [tag, value] : tags) name += " {" + tag + " " + std::to_string(value) + "}";
        return name;
    };
    const auto man = [&](const Cell& q) {
        if (!q) return std::string("-");
        return with(std::string(acedrex::to_string(q->side)) + " " + variant_->piece(q->type).name, q->tags);
    };
    std::string text;
    for (Field f = 0; f < variant_->board().off(); ++f) {
        if (before.board.at(f) != after.board.at(f))
            text += variant_->board().name(f) + ": " + man(after.board.at(f)) + "; ";
        for (const auto& [tag, value] : after.board.marks(f)) text += "mark " + tag + "; ";
    }
    for (const auto& [name, number] : after.board.numbers())
        text += name + " " + std::to_string(number) + "; ";
    if (before.board.last() != after.board.last())
        text += "last: " + std::to_string(after.board.last().type) +
                (after.board.last().captured ? "*" : "") +
                (after.board.last().unit ? variant_->board().name(*after.board.last().unit) : "") + "; ";
    for (const auto& [held, queue] : after.queues) {
        if (const auto was = before.queues.find(held); was != before.queues.end() && was->second == queue)
            continue;
        for (const Held& piece : queue)
            text += with(variant_->piece(piece.type).name, piece.kept) + " in a queue; ";
    }
    for (const auto& [held, number] : after.pockets) {
        const Held& piece = std::get<2>(held);
        text +=
            std::to_string(number) + " " + with(variant_->piece(piece.type).name, piece.kept) + " in hand; ";
    }
    for (const auto& [held, number] : after.board.pocketed())
        text += std::to_string(number) + " " + man(held.second) + " in " + held.first + "; ";
    if (after.lost != std::array<bool, 3>{}) text += "somebody has lost; ";
    if (after.passes > 0) text += "passed";
    return text;
}

}  // namespace acedrex::reference
