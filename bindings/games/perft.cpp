#include "games/perft.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

#include "base/patience.hpp"
#include "games/line.hpp"
#include "legality/legal.hpp"

namespace acedrex {

namespace {

// How far all threads have come, and when that is to be told next.
class Report {
  public:
    explicit Report(const PerftOptions& options) : progress_(options.progress) {}

    void begin(std::size_t moves) { of_ = moves; }
    void first_move_done() {
        const std::lock_guard lock(mutex_);
        ++done_;
        if (done_ == of_) tell();
    }
    void add(std::uint64_t nodes) {
        const std::lock_guard lock(mutex_);
        nodes_ += nodes;
        if (Clock::now() >= next_) tell();
    }
    std::string words(int depth) const {
        return fmt::format("perft {} had counted {} of {} first moves, {} sequences so far", depth, done_,
                           of_, nodes_);
    }

  private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds kBetween{200};

    void tell() {
        next_ = Clock::now() + kBetween;
        if (progress_) progress_(done_, of_, nodes_);
    }

    const std::function<void(std::size_t, std::size_t, std::uint64_t)>& progress_;
    std::mutex mutex_;
    std::size_t done_ = 0, of_ = 0;
    std::uint64_t nodes_ = 0;
    Clock::time_point next_ = Clock::now() + kBetween;
};

// One thread's counting: its own position, and a list for each depth that keeps its room.
class Count {
  public:
    Count(const GameState& game, const PerftOptions& options, int depth, Report& report)
        : report_(report),
          variant_(game.variant()),
          position_(game.position()),
          legal_(variant_, position_),
          by_(options.by_move ? Apart::move : Apart::outcome),
          lists_(static_cast<std::size_t>(depth) + 1) {
        // The order of first moves does not tell how the position came about.
        position_.put_in_order();
        legal_.count_whole(options.whole);
        if (Line::matters(game, depth)) line_.emplace(game);
    }

    std::uint64_t below(int depth) {
        if (depth == 0) return 1;
        Patience::look();
        if (Patience::stopped()) {
            complete_ = false;
            return 0;
        }
        if (depth == 1 && !(line_ && line_->may_forbid())) {
            if (line_ && line_->decided(position_)) return 0;
            const std::uint64_t moves = legal_.count(by_);
            Work::done(kOfCount + moves);
            complete_ = complete_ && legal_.complete();
            counted_ += moves;
            return moves;
        }
        if (++lists_made_ % kBetweenReports == 0) report();
        MoveList& list = lists_[static_cast<std::size_t>(depth)];
        list_allowed(list);
        if (depth == 1) {
            counted_ += list.moves.size();
            return list.moves.size();
        }
        std::uint64_t nodes = 0;
        begin_moves(depth, list.moves.size());
        for (const Move& move : list.moves) nodes += after(move, list, depth - 1);
        end_moves();
        return nodes;
    }

    std::uint64_t after(const Move& move, const MoveList& list, int depth) {
        const Tried made(position_);
        if (line_) line_->push(position_, move, list);
        legal_.make_turn(move, list.edits.data());
        const std::uint64_t nodes = below(depth);
        if (line_) line_->pop();
        return nodes;
    }

    // The legal moves, where the line goes on.
    void list_allowed(MoveList& list) {
        list_turns(line_ ? &*line_ : nullptr, legal_, position_, by_, list);
        complete_ = complete_ && list.complete;
    }

    // Moves from this position are to be made one after another.
    void begin_moves(int depth, std::size_t moves) {
        if (depth == 2 && moves >= kWorthRemembering) legal_.remember_replies();
    }
    void end_moves() { legal_.forget_replies(); }

    // Adds what has been counted since the last time.
    void report() { report_.add(std::exchange(counted_, 0)); }

    bool complete() const { return complete_; }

  private:
    static constexpr std::uint64_t kBetweenReports = 16;
    static constexpr std::uint64_t kOfCount = 20;        // work
    static constexpr std::size_t kWorthRemembering = 3;  // moves

    Report& report_;
    std::uint64_t counted_ = 0, lists_made_ = 0;
    const Variant& variant_;
    Position position_;
    LegalMoves legal_;
    std::optional<Line> line_;  // where how it has gone may decide it
    Apart by_;
    bool complete_ = true;
    std::vector<MoveList> lists_;  // by depth
};

}  // namespace

PerftResult perft(const Variant& variant, const Position& position, int depth, const PerftOptions& options) {
    const std::shared_ptr<const Variant> lent(std::shared_ptr<const Variant>{}, &variant);
    return perft(GameState(lent, position), depth, options);
}

PerftResult perft(const GameState& game, int depth, const PerftOptions& options) {
    const auto begin = std::chrono::steady_clock::now();
    const auto seconds = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    const std::uint64_t calls = Walker::script_calls();
    PerftResult result;
    if (depth <= 0) {
        result.nodes = 1;
        return result;
    }
    Report report(options);
    Count first(game, options, depth, report);
    if (depth == 1 && !options.divide) {
        result.nodes = first.below(depth);
        result.complete = first.complete();
        result.script_calls = Walker::script_calls() - calls;
        result.seconds = seconds();
        return result;
    }
    MoveList& list = result.moves;
    first.list_allowed(list);
    result.complete = list.complete;
    const std::size_t moves = list.moves.size();
    std::vector<std::uint64_t>& counts = result.below;
    counts.assign(moves, depth == 1 ? 1 : 0);
    std::atomic<std::size_t> next{0};
    report.begin(moves);
    std::mutex mutex;
    std::exception_ptr fault;  // a script's, from whichever thread met it first
    const auto work = [&](Count& count) {
        try {
            count.begin_moves(depth, moves);
            for (std::size_t i = next++; i < moves; i = next++) {
                counts[i] = count.after(list.moves[i], list, depth - 1);
                count.report();
                report.first_move_done();
            }
        } catch (OutOfPatience& out) {
            count.report();
            out.doing = report.words(depth);
            const std::lock_guard lock(mutex);
            if (!fault) fault = std::current_exception();
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (!fault) fault = std::current_exception();
        }
    };
    if (depth > 1 && (options.threads <= 1 || game.variant().asks_scripts())) {
        work(first);
    } else if (depth > 1) {
        std::vector<std::unique_ptr<Count>> helpers;
        std::vector<std::thread> threads;
        // Of no more use than there are moves to count from; where the system has no more threads or no more
        // memory for them, those that there are count all.
        const std::size_t wished = std::min(static_cast<std::size_t>(options.threads), moves);
        try {
            while (helpers.size() + 1 < wished) {
                helpers.push_back(std::make_unique<Count>(game, options, depth, report));
                threads.emplace_back([&work, helper = helpers.back().get()] { work(*helper); });
            }
        } catch (const std::system_error&) {
        } catch (const std::bad_alloc&) {
        }
        work(first);
        for (std::thread& thread : threads) thread.join();
        for (const auto& helper : helpers) result.complete = result.complete && helper->complete();
    }
    if (fault) std::rethrow_exception(fault);
    for (const std::uint64_t count : counts) result.nodes += count;
    result.complete = result.complete && first.complete();
    result.script_calls = Walker::script_calls() - calls;
    result.seconds = seconds();
    return result;
}

}  // namespace acedrex
