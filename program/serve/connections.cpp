#include "serve/connections.hpp"

#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <new>
#include <system_error>

namespace acedrex::program {

namespace {

constexpr std::size_t kMostOfHead = std::size_t{64} << 10;
constexpr std::chrono::seconds kMostOfReading{10}, kMostOfWriting{10};
constexpr std::chrono::seconds kMostOfRest{1};  // of a request that was refused
constexpr std::size_t kMostToRest = std::size_t{4} << 20;
constexpr std::size_t kMostWaiting = 64;  // connections without a thread
// In bytes: left to the threads that there are, where one more would take the last of the address space.
constexpr std::size_t kRoom = std::size_t{32} << 20;

}  // namespace

bool Connection::wait_for(short what, Clock::time_point until) const {
    while (true) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
        pollfd wait{socket_, what, 0};
        const int ready = poll(&wait, 1, static_cast<int>(std::max<long long>(left, 0)));
        if (ready < 0 && errno == EINTR) continue;
        return ready > 0;
    }
}

bool Connection::await_request() {
    answering_ = false;
    if (broken_ || last_) return false;
    if (begin_ == end_ && !wait_for(POLLIN, Clock::now() + idle_)) return false;
    until_ = Clock::now() + kMostOfReading;
    allowed_ = kMostOfHead;
    return true;
}

void Connection::finish() {
    if (!last_) return;
    shutdown(socket_, SHUT_WR);
    // What is closed with something unread in it is lost for its client, the answer with it.
    const auto until = Clock::now() + kMostOfRest;
    for (std::size_t left = kMostToRest; left > 0 && Clock::now() < until && wait_for(POLLIN, until);) {
        const ssize_t n = recv(socket_, unread_, sizeof unread_, 0);
        if (n <= 0) return;
        left -= std::min(left, static_cast<std::size_t>(n));
    }
}

bool Connection::is_readable() const {
    return begin_ < end_ || wait_for(POLLIN, until_);
}

bool Connection::is_writable() const {
    return wait_for(POLLOUT, until_);
}

ssize_t Connection::read(char* to, std::size_t size) {
    broken_ = allowed_ == 0;
    if (broken_) return -1;
    if (begin_ == end_) {
        broken_ = Clock::now() >= until_ || !wait_for(POLLIN, until_);
        if (broken_) return -1;
        const ssize_t n = recv(socket_, unread_, sizeof unread_, 0);
        broken_ = n <= 0;
        if (broken_) return n;
        begin_ = 0;
        end_ = static_cast<std::size_t>(n);
    }
    const std::size_t n = std::min({size, end_ - begin_, allowed_});
    std::memcpy(to, unread_ + begin_, n);
    begin_ += n;
    allowed_ -= n;
    return static_cast<ssize_t>(n);
}

ssize_t Connection::write(const char* from, std::size_t size) {
    if (!answering_) until_ = Clock::now() + kMostOfWriting;
    answering_ = true;
    if (Clock::now() >= until_ || !wait_for(POLLOUT, until_)) return -1;
    return send(socket_, from, size, MSG_NOSIGNAL | MSG_DONTWAIT);
}

// The library tells handlers, which do not ask: it listens on this machine only.
void Connection::get_remote_ip_and_port(std::string& ip, int& port) const {
    get_local_ip_and_port(ip, port);
}
void Connection::get_local_ip_and_port(std::string& ip, int& port) const {
    ip = "127.0.0.1";
    port = 0;
}

ConnectionThreads::ConnectionThreads(std::size_t most, std::function<void()> make_room)
    : most_(most), make_room_(std::move(make_room)) {
#ifdef M_ARENA_MAX
    // Else glibc sets 64 MB of addresses aside for each of the first threads; where addresses are scarce, the
    // threads after them have no memory for answers, in spite of kRoom.
    mallopt(M_ARENA_MAX, 1);
#endif
    threads_.emplace_back([this] { run(); });
}

bool ConnectionThreads::start_one() {
    try {
        const auto room = std::make_unique_for_overwrite<char[]>(kRoom);
        threads_.emplace_back([this] { run(); });
        return true;
    } catch (const std::system_error&) {
        return false;  // the others do it
    } catch (const std::bad_alloc&) {
        return false;
    }
}

void ConnectionThreads::enqueue(std::function<void()> connection) {
    std::unique_lock lock(mutex_);
    if (waiting_.size() >= kMostWaiting) {
        lock.unlock();
        refusing_ = true;
        connection();
        refusing_ = false;
        return;
    }
    waiting_.push_back(std::move(connection));
    const bool taken = waiting_.size() > idle_ && (threads_.size() >= most_ || !start_one());
    lock.unlock();
    come_.notify_one();
    if (taken) make_room_();
}

void ConnectionThreads::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        ++idle_;
        come_.wait(lock, [this] { return over_ || !waiting_.empty(); });
        --idle_;
        if (waiting_.empty()) return;
        const std::function<void()> connection = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        connection();
        lock.lock();
    }
}

void ConnectionThreads::shutdown() {
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    come_.notify_all();
    for (std::thread& thread : threads_)
        if (thread.joinable()) thread.join();
}

Connections::Connections(std::size_t most)
    : threads_(std::make_unique<ConnectionThreads>(most, [this] { give_up_one(); })) {
    new_task_queue = [this] { return threads_.release(); };
}

void Connections::end() {
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    stop();
    const std::lock_guard lock(mutex_);
    for (const Connection* connection : open_) connection->close();
}

bool Connections::process_and_close_socket(socket_t socket) {
    fcntl(socket, F_SETFD, FD_CLOEXEC);
    if (!ConnectionThreads::is_refusing()) try {
            Connection connection(socket, std::chrono::seconds(keep_alive_timeout_sec_));
            serve(connection);
        } catch (const std::bad_alloc&) {
            // This one is closed; the others go on.
        }
    ::shutdown(socket, SHUT_RDWR);
    ::close(socket);
    return true;
}

void Connections::serve(Connection& connection) {
    struct Open {
        Connections& all;
        Connection& one;
        ~Open() {
            const std::lock_guard lock(all.mutex_);
            all.open_.erase(&one);
        }
    };
    const auto begin = [&] {
        const std::lock_guard lock(mutex_);
        open_.insert(&connection);
        connection.waiting_since_ = Connection::Clock::now();
        return !over_;
    };
    const Open open{*this, connection};
    current_ = &connection;
    // A part of a page is never asked for by browsers; where one is, the library gives what lies behind the
    // end.
    const auto whole = [](httplib::Request& request) {
        request.ranges.clear();
        request.headers.erase("Range");
    };
    for (std::size_t left = keep_alive_max_count_; left > 0 && begin() && connection.await_request();
         --left) {
        bool closed = false;
        if (!process_request(connection, left == 1, closed, whole) || closed) break;
    }
    connection.finish();
}

void Connections::give_up_one() {
    const std::lock_guard lock(mutex_);
    Connection* longest = nullptr;
    for (Connection* one : open_)
        if (!one->at_work_ && !one->given_up_ &&
            (longest == nullptr || one->waiting_since_ < longest->waiting_since_))
            longest = one;
    if (longest == nullptr) return;
    longest->given_up_ = true;
    longest->close();
}

void Connections::allow_body(std::size_t bytes) {
    current_->allowed_ += bytes;
}

void Connections::close_after(httplib::Response& response) {
    current_->last_ = true;
    response.set_header("Connection", "close");
}

Connections::Work::Work(Connections& of) : of_(of) {
    const std::lock_guard lock(of_.mutex_);
    current_->at_work_ = true;
}

Connections::Work::~Work() {
    const std::lock_guard lock(of_.mutex_);
    current_->at_work_ = false;
    current_->waiting_since_ = Connection::Clock::now();
}

}  // namespace acedrex::program
