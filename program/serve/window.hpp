// A window of the page: a desk in a process of its own, so that what runs too long can be stopped whatever it
// does.
#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "serve/writable.hpp"
#include "shell/child.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

class Window {
  public:
    explicit Window(const WritableScripts& writable) : writable_(writable) {}

    // Passes a request on, and its answer back. A desk that does not answer within the time that a command
    // has, or ends by itself, is given up; the next request finds another one, set up as that one was before.
    // Of a script that is not to be written the page is told so.
    std::string ask(const std::string& request);
    // From another thread: gives up what runs now.
    void stop();
    // Likewise, and lets no other desk begin.
    void end();

    // Of the script that lies open; "" where there is none, or it comes with the program.
    std::string own_script();

  private:
    using Clock = std::chrono::steady_clock;
    // left: of the time of a command, seconds of the processor: a machine that is busy, or sleeps, is no
    // fault of the command.
    std::string ask_desk(const std::string& request, double& left);
    void note(const Json& request, const Json& answer);
    bool set_up_again(double& left);

    const WritableScripts& writable_;
    std::mutex asking_;    // one request at a time
    std::mutex changing_;  // of what stop() and end() change
    std::shared_ptr<Child> desk_;
    bool over_ = false, stopped_ = false;
    std::string why_lost_;  // what the last desk was given up for
    // What the desk was opened by, and the game as it was shown last. lost_: it has to be told again.
    bool lost_ = false;
    Json opened_ = nullptr;
    Json last_view_ = nullptr;
    std::optional<std::string> played_;   // the script's text by which the game is played
    std::optional<std::string> updated_;  // the last one that it was told, which may be broken
    std::string path_;
};

}  // namespace acedrex::program
