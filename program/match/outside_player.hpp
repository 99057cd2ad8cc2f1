// Players that are other programs, spoken to by UCI or by the protocol of XBoard.
#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/dialect.hpp"
#include "match/game_loop.hpp"
#include "shell/child.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

// What a setting behind '?' may be called for every program, beside the names of its own options.
constexpr const char* kSettings[] = {"skill", "variant", "nodes", "depth", "seconds"};

// What is asked of another program.
struct OutsideSpec {
    std::string name;                // as the command names it
    std::vector<std::string> words;  // its file, and arguments
    std::optional<std::string> variant;
    std::vector<std::pair<std::string, std::string>> settings{};  // options of the program, in their order
    SearchLimits limits{};
    double wait = 60;  // seconds without an answer, beyond those that it may think, after which it has lost
    const std::atomic<bool>* stop = nullptr;
};

class OutsidePlayer : public Player, public GameObserver {
  public:
    // table: stays as long as this.
    OutsidePlayer(const Table& table, OutsideSpec spec) : table_(table), spec_(std::move(spec)) {}

    // Starts the program; throws PlayerFault where it does not answer, or cannot play the variant.
    void prepare();
    // What it calls itself.
    const std::string& title() const { return title_; }

    void begins(Course& course) override;
    void turn(Course& before, const FoundTurn& turn, const Player* by, double seconds) override;
    std::optional<FoundTurn> choose(const GameState& game) final;

  protected:
    // Throws PlayerFault where the program has no such option.
    void check_option(const std::string& option) const;
    struct Stopped {};  // thrown where the match is to end

    virtual void greet() = 0;
    // Its next turn, as it writes it.
    virtual std::string ask() = 0;

    // Throws PlayerFault where it takes no more.
    void send(const std::string& line);
    // The next line, without the end; absent: none came in that many seconds. Throws PlayerFault where the
    // program has ended.
    std::optional<std::string> line(double seconds);
    // The first position as FEN; absent where it is the usual one. Throws PlayerFault where FEN cannot tell
    // it.
    std::optional<std::string> unusual_start() const;
    // What is awaited, however much else is said before it.
    class Wait {
      public:
        explicit Wait(double seconds) : seconds_(seconds) {}
        double seconds() const { return seconds_; }
        double left() const {
            return seconds_ - std::chrono::duration<double>(Clock::now() - began_).count();
        }

      private:
        using Clock = std::chrono::steady_clock;
        double seconds_;
        Clock::time_point began_ = Clock::now();
    };
    // As long as it may take.
    std::string line_in_time(const Wait& wait);
    [[noreturn]] static void fail(std::string what) { throw PlayerFault{std::move(what)}; }

    std::vector<std::string> options_;  // the names of those that the program has
    const Table& table_;
    OutsideSpec spec_;
    std::string title_;
    Dialect dialect_;
    bool new_game_ = true;
    Course* course_ = nullptr;        // the game
    std::vector<std::string> turns_;  // of it, in the dialect

  private:
    std::unique_ptr<Child> child_;
};

// A file with a section, as long as the program that reads it runs.
class SectionFile {
  public:
    explicit SectionFile(const std::string& text);
    ~SectionFile();
    SectionFile(const SectionFile&) = delete;
    SectionFile& operator=(const SectionFile&) = delete;
    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

class UciPlayer : public OutsidePlayer {
  public:
    using OutsidePlayer::OutsidePlayer;

  private:
    void greet() override;
    std::string ask() override;
    void take_options();
    void set(const std::string& option, const std::string& value);
    void choose_variant();
    void export_variant();
    void check_start();
    std::string position_line() const;

    std::vector<std::string> variants_;
    std::unique_ptr<SectionFile> section_;
};

class XboardPlayer : public OutsidePlayer {
  public:
    using OutsidePlayer::OutsidePlayer;

  private:
    void greet() override;
    std::string ask() override;
    void take_features(const std::string& line);
    std::string variant_name() const;
    void check_variant();
    void begin_game();
    std::string usermove(const std::string& turn) const;

    std::map<std::string, std::string> features_;
    int pings_ = 0;
};

}  // namespace acedrex::program
