// Long work beside the desk, such as a search: in a thread of its own, with rules and a game of its own,
// since a script runs in one thread at a time. Where nothing can be done beside the desk, it is done before
// the desk answers.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/desk_script.hpp"
#include "notation/find/game.hpp"
#include "opponent/annotation.hpp"
#include "search/search.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

// How something is done beside the desk. (There are no threads in the single file.)
class Beside {
  public:
    virtual ~Beside() = default;
    // In another thread, when the last one has ended there.
    virtual void run(std::function<void()> task) = 0;
    virtual void wait() = 0;  // for its end
    // Later, in the desk's thread; may be called from any.
    virtual void post(std::function<void()> task) = 0;
};

// What is known of a game's positions: the one after no turns, after the first one, and so on.
struct Judgements {
    std::string start;
    std::vector<std::string> turns;
    std::uint64_t nodes = 0;  // that were looked at for each
    std::vector<std::optional<JudgedPosition>> positions;
};

class Thinking {
  public:
    // What the work is done with. It may leave the game as it likes.
    struct Table {
        const std::string& name;  // of the variant
        const std::string& start;
        Game& game;
        Search& search;
        Judgements& judged;
        const std::atomic<bool>& stopped;
        std::function<void(const std::function<Json()>& now)> report;  // how far it is, where it is asked
    };
    using Job = std::function<Json(const Table& table)>;
    // The game that is thought about, and what is done.
    struct Order {
        HostOptions hosts;
        std::string name;  // of the variant
        std::string start;
        std::vector<std::string> turns;
        Job job;
    };
    // What the desk does when the work has come to something, and when it is over. Called in the desk's
    // thread.
    struct Listener {
        std::function<void(const Json&)> progress;
        std::function<void(const Json& found)> over;
        std::function<void(const Diagnostic&)> failed;
    };

    ~Thinking();
    void apart(Beside& beside) { beside_ = &beside; }
    bool is_apart() const { return beside_ != nullptr; }

    // Stops what runs, and begins anew. rules: changes where the rules do.
    void begin(Order order, const void* rules, Listener listener);
    // What runs ends within some milliseconds, and tells what it has found; heard: else nothing is told.
    void stop(bool heard = true);
    bool runs() const { return run_ != nullptr; }
    // Also where what was stopped has not told yet what it has found.
    bool is_awaited() const { return awaited_ > 0; }

  private:
    struct Run {
        Order order;
        Listener listener;
        std::atomic<bool> stopped{false};
        bool heard = true;  // in the desk's thread
    };
    // What is known of the rules; of the thread that works.
    struct Room;

    void ended(const std::shared_ptr<Run>& run);
    void work(const std::shared_ptr<Run>& run);
    void post(std::function<void()> task) const;

    Beside* beside_ = nullptr;  // nullptr: it works at once
    std::shared_ptr<Room> room_;
    const void* rules_ = nullptr;
    std::shared_ptr<Run> run_;
    int awaited_ = 0;
};

}  // namespace acedrex::program
