// The server's connections, bounded in number, in time and in what is read of them, so that a client that
// does not know the token can neither keep the page out nor the server from its end.
#pragma once

#include <httplib.h>

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace acedrex::program {

// One connection as the library reads and writes it. A request has to be there within a time from its first
// byte, and its answer has to be taken within as long.
class Connection final : public httplib::Stream {
  public:
    using Clock = std::chrono::steady_clock;

    // How long one may be open without a request.
    Connection(socket_t socket, std::chrono::seconds idle) : socket_(socket), idle_(idle) {}

    // Waits for the next request's first byte; false where none comes.
    bool await_request();
    void close() const { shutdown(socket_, SHUT_RDWR); }
    // Lets the client take the answer first, though not all of what it sends is read.
    void finish();

    bool is_readable() const override;
    bool is_writable() const override;
    ssize_t read(char* to, std::size_t size) override;
    ssize_t write(const char* from, std::size_t size) override;
    void get_remote_ip_and_port(std::string& ip, int& port) const override;
    void get_local_ip_and_port(std::string& ip, int& port) const override;
    socket_t socket() const override { return socket_; }

  private:
    friend class Connections;
    bool wait_for(short what, Clock::time_point until) const;

    socket_t socket_;
    std::chrono::seconds idle_;
    Clock::time_point until_ = Clock::now();
    std::size_t allowed_ = 0;                  // bytes that may still be read
    bool answering_ = false, broken_ = false;  // broken_: nothing more comes, or is read
    bool last_ = false;                        // no other request is read
    char unread_[4096];
    std::size_t begin_ = 0, end_ = 0;  // of what has been received and not read
    // Of `Connections`, and guarded by its mutex: since when it waits for its client, and whether it does.
    Clock::time_point waiting_since_ = Clock::now();
    bool at_work_ = false, given_up_ = false;
};

// Threads for the library, started as they are needed, as many as the system has. Each connection has one as
// long as it is open; none ends before all do, so that what they start may end with them.
class ConnectionThreads final : public httplib::TaskQueue {
  public:
    // make_room: called where all are taken. Throws std::system_error where there is not even one thread.
    ConnectionThreads(std::size_t most, std::function<void()> make_room);
    ~ConnectionThreads() override { shutdown(); }

    void enqueue(std::function<void()> connection) override;
    void shutdown() override;

    // Is the connection that this thread begins one too many, to be closed at once?
    static bool is_refusing() { return refusing_; }

  private:
    void run();
    bool start_one();

    const std::size_t most_;
    std::function<void()> make_room_;
    std::mutex mutex_;
    std::condition_variable come_;
    std::deque<std::function<void()>> waiting_;
    std::vector<std::thread> threads_;
    std::size_t idle_ = 0;
    bool over_ = false;
    static inline thread_local bool refusing_ = false;
};

class Connections : public httplib::Server {
  public:
    // most: that are open at once. Throws std::system_error where there are no threads.
    explicit Connections(std::size_t most);

    // From another thread, while it listens: closes the port and all connections.
    void end();

    // For handlers. The request being handled may have a body of so many bytes.
    static void allow_body(std::size_t bytes);
    // Its body is not read: no other request is looked for behind it.
    static void close_after(httplib::Response& response);
    // As long as it lives, the client of the request being handled waits for this server, and need not make
    // room for others.
    class Work {
      public:
        explicit Work(Connections& of);
        ~Work();
        Work(const Work&) = delete;
        Work& operator=(const Work&) = delete;

      private:
        Connections& of_;
    };

  private:
    bool process_and_close_socket(socket_t socket) override;
    void serve(Connection& connection);
    void give_up_one();

    std::mutex mutex_;  // of open_, over_
    std::set<Connection*> open_;
    bool over_ = false;
    std::unique_ptr<ConnectionThreads> threads_;
    static inline thread_local Connection* current_ = nullptr;
};

}  // namespace acedrex::program
