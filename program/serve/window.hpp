// A window of the page: a desk in a process of its own, so that what runs too long can be stopped whatever it
// does.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "shell/child.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

class Window {
  public:
    // Passes a request on, and its answer back. A desk that does not answer within the time that a command
    // has is given up, and another one is set up as that one was before.
    std::string ask(const std::string& request);
    // From another thread: gives up what runs now.
    void stop();

    // Of the script that lies open; "" where there is none, or it comes with the program.
    std::string own_script();

  private:
    std::string ask_desk(const std::string& request);
    void note(const Json& request, const Json& answer);
    void set_up_again();

    std::mutex asking_;    // one request at a time
    std::mutex changing_;  // of `desk_`
    std::shared_ptr<Child> desk_;
    // What the desk was opened by, and the game as it was shown last.
    Json opened_ = nullptr;
    Json last_view_ = nullptr;
    std::optional<std::string> edited_;  // the script's text, where it differs from its file
    std::string path_;
};

}  // namespace acedrex::program
