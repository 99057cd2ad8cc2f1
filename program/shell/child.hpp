// Another program, run beside this one and spoken to in lines; how much of the processor it took. It ends
// with the thread that has started it, whatever becomes of this program, and inherits nothing but its own
// pipe.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace acedrex::program {

// The file of the program of that name, in PATH or where Debian puts games; a name with '/' is the file. ""
// where there is none that can be run.
std::string find_program(const std::string& name);

// Starts a program, found in PATH, that goes on when this one ends, and inherits nothing but the three
// standard streams. False where there is none of that name.
bool start_apart(const std::vector<std::string>& words);

class Child {
  public:
    // Starts the program with these arguments (without its name); what it says on stderr is dropped. Where
    // that fails, it answers nothing. most_memory: bytes of addresses that it may have; 0: any.
    Child(const std::string& path, const std::vector<std::string>& arguments, std::size_t most_memory = 0);
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    // The system ends it when it has taken so many seconds more of the processor, also where this program is
    // gone by then.
    void allow(unsigned seconds);

    // Seconds of the processor that it has taken so far.
    double used() const;
    // Has it ended, or closed its pipe? As send() and await() have found it.
    bool is_over() const { return over_; }
    // Bytes of a line that has not ended yet.
    std::size_t unread() const { return unread_.size(); }

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
    bool over_ = false;
    std::string unread_;
};

}  // namespace acedrex::program
