// Stopping long work from outside: by Ctrl-C, by SIGTERM, when its terminal goes, and when its time is up.
#pragma once

#include <atomic>
#include <memory>

namespace acedrex::program {

// As long as it lives, Ctrl-C, SIGTERM, SIGHUP, or the end of so many seconds (0: any), sets a flag for
// Patience instead of ending the program.
class Stopping {
  public:
    // What a second Ctrl-C does.
    enum class Again { ends_program, nothing };
    // What SIGTERM and SIGHUP do. Where a game goes on after the work, it is not the work that is to end.
    enum class Term { ends_program, ends_work };

    explicit Stopping(double seconds = 0, Again again = Again::nothing, Term term = Term::ends_work);
    ~Stopping();
    Stopping(const Stopping&) = delete;
    Stopping& operator=(const Stopping&) = delete;

    const std::atomic<bool>* flag() const;
    // Why it was set; "": it was not.
    const char* why() const;
    bool came() const { return *flag(); }

  private:
    struct Handlers;
    std::unique_ptr<const Handlers> before_;  // which hold again afterwards
};

}  // namespace acedrex::program
