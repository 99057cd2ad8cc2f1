#include "desk/thinking.hpp"

#include <algorithm>
#include <chrono>

#include "base/patience.hpp"
#include "desk/desk_game.hpp"

namespace acedrex::program {

namespace {

constexpr std::chrono::milliseconds kBetween{200};  // at least, from one word on its progress to the next

using Clock = std::chrono::steady_clock;

}  // namespace

struct Thinking::Room {
    std::unique_ptr<Host> host;
    std::shared_ptr<const Variant> variant;
    std::unique_ptr<Search> search;
    Judgements judged;
    std::optional<Game> game;
    std::string start;

    void read(const Order& order) {
        if (!variant) {
            host = std::make_unique<Host>(order.hosts);
            Result<std::shared_ptr<const Variant>> made = host->variant(order.name);
            if (!made) throw ScriptFault{made.diagnostics.front()};
            variant = *made.value;
            search = std::make_unique<Search>(variant);
        }
        if (!game || start != order.start) {
            const Result<Position> first = unchecked(read_setup(*variant, order.start));
            if (!first) throw ScriptFault{first.diagnostics.front()};
            game.emplace(variant, *first.value);
            start = order.start;
        }
        // Most of its turns are those that were played before.
        const std::vector<std::string>& played = game->texts();
        while (played.size() > order.turns.size() ||
               !std::equal(played.begin(), played.end(), order.turns.begin()))
            game->undo();
        while (played.size() < order.turns.size()) {
            const std::string& text = order.turns[played.size()];
            if (text == kNullMove)
                game->pass_anyway();
            else if (const PlayResult result = game->play(text); !result)
                throw ScriptFault{{"turn", Severity::error, {"", 0}, text + ": " + result.reason, ""}};
        }
    }
};

Thinking::~Thinking() {
    stop(false);
    if (beside_ != nullptr) beside_->wait();
}

void Thinking::post(std::function<void()> task) const {
    if (beside_ != nullptr)
        beside_->post(std::move(task));
    else
        task();
}

void Thinking::ended(const std::shared_ptr<Run>& run) {
    --awaited_;
    if (run_ == run) run_.reset();
}

void Thinking::work(const std::shared_ptr<Run>& run) {
    try {
        Room& room = *room_;
        room.read(run->order);
        std::optional<Clock::time_point> before;
        const auto report = [&](const std::function<Json()>& now) {
            if (!run->listener.progress || (before && Clock::now() - *before < kBetween)) return;
            before = Clock::now();
            post([run, told = now()] {
                if (run->heard) run->listener.progress(told);
            });
        };
        const Json found = run->order.job(
            {run->order.name, room.start, *room.game, *room.search, room.judged, run->stopped, report});
        post([this, run, found] {
            ended(run);
            if (run->heard) run->listener.over(found);
        });
    } catch (const ScriptFault& fault) {
        room_->game.reset();
        post([this, run, what = fault.diagnostic] {
            ended(run);
            if (run->heard) run->listener.failed(what);
        });
    }
}

void Thinking::begin(Order order, const void* rules, Listener listener) {
    stop();
    if (beside_ != nullptr) beside_->wait();
    if (!room_ || rules != rules_) room_ = std::make_shared<Room>();
    rules_ = rules;
    run_ = std::make_shared<Run>();
    ++awaited_;
    run_->order = std::move(order);
    run_->listener = std::move(listener);
    const std::shared_ptr<Run> run = run_;
    if (beside_ != nullptr)
        beside_->run([this, run] { work(run); });
    else
        work(run);
}

void Thinking::stop(bool heard) {
    if (!run_) return;
    run_->heard = run_->heard && heard;
    run_->stopped = true;
    run_.reset();
}

}  // namespace acedrex::program
