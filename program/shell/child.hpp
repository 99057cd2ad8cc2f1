// Another program, run beside this one and spoken to in lines; how much of the processor it took.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

namespace acedrex::program {

class Child {
  public:
    // Starts the program with these arguments (without its name); what it says on stderr is dropped. Where
    // that fails, it answers nothing.
    Child(const std::string& path, const std::vector<std::string>& arguments);
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    // One line to its standard input. False where it reads no more.
    bool send(const std::string& line);
    // The next line that begins so, whole; nothing where none came in that many seconds.
    std::optional<std::string> await(const std::string& begin, double seconds);
    // From another thread: ends it, whatever it does; await() then gives nothing.
    void stop();
    // Waits for its end, and tells the seconds of processor time that it took. Nothing where it did not end
    // in so many seconds, or not by itself; it is then stopped.
    std::optional<double> finish(double seconds);

  private:
    // Reads on; false where there is nothing more in so many seconds.
    bool read_on(double seconds);

    pid_t process_ = -1;
    int channel_ = -1;
    std::string unread_;
};

}  // namespace acedrex::program
