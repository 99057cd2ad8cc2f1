#include "serve/server.hpp"

#include <fmt/core.h>
#include <httplib.h>
#include <sys/socket.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <map>
#include <mutex>
#include <random>
#include <thread>

#include "sandbox/foreign_file.hpp"
#include "serve/connections.hpp"
#include "serve/page_files.hpp"
#include "serve/window.hpp"
#include "serve/writable.hpp"
#include "shell/child.hpp"
#include "shell/console.hpp"
#include "shell/encoding.hpp"
#include "shell/file_writing.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kAddress = "127.0.0.1";
constexpr std::size_t kMostOfBody = std::size_t{1} << 20;
constexpr std::size_t kMostWindows = 64;
// A page that is open may wait for its desk on one connection, and ask to stop it on another.
constexpr std::size_t kMostConnections = 2 * kMostWindows;
// On its way a body may be pressed, or in pieces with their lengths before them.
constexpr std::size_t kMostOfWay = 8 * kMostOfBody;
constexpr const char* kOnlyThese = "only GET and POST are known";
constexpr auto kLook = std::chrono::milliseconds(100);  // at signals

volatile std::sig_atomic_t ended = 0;
void end(int) {
    ended = 1;
}

std::string random_token() {
    std::random_device source;
    std::string token;
    for (int i = 0; i < 4; ++i) token += fmt::format("{:08x}", source());
    return token;
}

// Below those that systems give to any connection. A path stands for the same script from every folder.
int usual_port(const std::string& variant) {
    constexpr int kFirst = 20000, kCount = 10000;
    std::error_code fault;
    std::string name = variant;
    if (name.ends_with(".lua")) name = std::filesystem::weakly_canonical(name, fault).string();
    std::uint32_t hash = 2166136261U;  // FNV-1a
    for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return kFirst + static_cast<int>(hash % kCount);
}

// For all answers; only the page itself has use for most of it.
const httplib::Headers& headers() {
    static const httplib::Headers all{
        {"Cache-Control", "no-store"},
        {"Content-Security-Policy",
         "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
         "img-src 'self' data: blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"},
        {"Referrer-Policy", "no-referrer"},
        {"X-Content-Type-Options", "nosniff"}};
    return all;
}

// As it is: what is set by set_content() the library presses together, which takes longer than the way to
// this machine's own browser.
void reply(httplib::Response& response, std::string text, std::string_view type) {
    const auto kept = std::make_shared<std::string>(std::move(text));
    response.set_content_provider(kept->size(), std::string(type).c_str(),
                                  [kept](std::size_t from, std::size_t length, httplib::DataSink& sink) {
                                      if (from > kept->size()) return false;
                                      return sink.write(kept->data() + from,
                                                        std::min(length, kept->size() - from));
                                  });
}

// What scripts say may be no UTF-8.
std::string dumped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

class Server {
  public:
    explicit Server(const ServedGame& served)
        : served_(served),
          token_(random_token()),
          writable_(default_host_options(), served.variant),
          http_(kMostConnections) {
        http_.set_payload_max_length(kMostOfBody);
        http_.set_default_headers(headers());
        // A port that another server has is not shared with it, as the library would.
        http_.set_socket_options([](socket_t socket) {
            const int yes = 1;
            setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        });
        http_.set_pre_routing_handler([this](const httplib::Request& request, httplib::Response& response) {
            return admit(request, response);
        });
        // Of methods that it does not know the library says that the request is wrong.
        http_.set_error_handler(httplib::Server::Handler([](const auto& request, auto& response) {
            const bool known = request.method.empty() || request.method == "GET" || request.method == "POST";
            if (response.status != 400 || known) return;
            response.status = 405;
            response.set_content(kOnlyThese, "text/plain");
        }));
        http_.Get(".*", [this](const httplib::Request& request, httplib::Response& response) {
            file(request.path, response);
        });
        http_.Post(".*", [this](const httplib::Request& request, httplib::Response& response,
                                const httplib::ContentReader& read) {
            if (request.is_multipart_form_data()) {
                Connections::close_after(response);
                response.status = 415;
                response.set_content("a request is JSON, not a form", "text/plain");
                return;
            }
            std::string body;
            const auto add = [&body](const char* data, std::size_t length) {
                body.append(data, length);
                return body.size() <= kMostOfBody;
            };
            if (read(add)) return post(request, body, response);
            Connections::close_after(response);
            response.status = 413;
            response.set_content("this is too long", "text/plain");
        });
    }

    // Browsers keep what they keep by the port: the same script has the same one again, if it is free.
    bool bind() {
        const int wished = served_.port == 0 ? usual_port(served_.variant) : served_.port;
        if (http_.bind_to_port(kAddress, wished))
            port_ = wished;
        else if (served_.port == 0)
            port_ = http_.bind_to_any_port(kAddress);
        return port_ > 0;
    }
    std::string address() const { return fmt::format("http://{}:{}/?token={}", kAddress, port_, token_); }

    // False where the port was lost.
    bool run() {
        std::atomic<bool> listens = true;
        std::thread listening([this, &listens] {
            http_.listen_after_bind();
            listens = false;
        });
        while (listens && !http_.is_running()) std::this_thread::sleep_for(std::chrono::milliseconds(2));
        put("{}\n", address());
        std::fflush(stdout);
        if (served_.open_browser && !start_apart({"xdg-open", address()}))
            say("xdg-open is missing; open the address in a browser yourself");
        while (!ended && listens) std::this_thread::sleep_for(kLook);
        const bool lost = !ended;
        http_.end();
        {
            const std::lock_guard lock(mutex_);
            over_ = true;
            for (auto& [id, kept] : windows_) kept.window->end();
        }
        listening.join();
        return !lost;
    }

  private:
    using Verdict = httplib::Server::HandlerResponse;

    bool is_here(const std::string& host) const {
        return host == fmt::format("{}:{}", kAddress, port_) || host == fmt::format("localhost:{}", port_);
    }
    // Before anything of the request is read: only pages of this very server, and only with the token where
    // something is asked or done.
    Verdict admit(const httplib::Request& request, httplib::Response& response) {
        const auto refuse = [&response](int status, const char* why) {
            response.status = status;
            response.set_content(why, "text/plain");
            Connections::close_after(response);
            return Verdict::Handled;
        };
        if (!is_here(request.get_header_value("Host"))) return refuse(403, "this server has another name");
        if (request.has_header("Origin")) {
            const std::string origin = request.get_header_value("Origin");
            constexpr std::string_view kScheme = "http://";
            if (!origin.starts_with(kScheme) || !is_here(origin.substr(kScheme.size())))
                return refuse(403, "pages from elsewhere are not answered");
        }
        const bool get = request.method == "GET", asks = request.method == "POST";
        if (!get && !asks) return refuse(405, kOnlyThese);
        if (asks && request.get_param_value("token") != token_)
            return refuse(403, "the token is missing or wrong");
        if (asks) Connections::allow_body(kMostOfWay);
        return Verdict::Unhandled;
    }

    static void file(const std::string& path, httplib::Response& response) {
        const PageFile* found = page_file(path);
        if (found == nullptr) {
            response.status = 404;
            response.set_content("there is no such page", "text/plain");
            return;
        }
        reply(response, std::string(found->text), found->type);
    }

    std::shared_ptr<Window> window(const std::string& id) {
        const std::lock_guard lock(mutex_);
        return keep(id);
    }
    // Where there are very many, the one that has not been heard of for longest makes room.
    std::shared_ptr<Window> keep(const std::string& id) {
        if (windows_.size() >= kMostWindows && !windows_.contains(id))
            windows_.erase(std::min_element(
                windows_.begin(), windows_.end(),
                [](const auto& a, const auto& b) { return a.second.heard < b.second.heard; }));
        Kept& kept = windows_[id];
        kept.heard = std::chrono::steady_clock::now();
        if (!kept.window) kept.window = std::make_shared<Window>(writable_);
        if (over_) kept.window->end();
        return kept.window;
    }

    void post(const httplib::Request& request, const std::string& body, httplib::Response& response) {
        const Connections::Work work(http_);
        const auto json = [&response](std::string text) {
            reply(response, std::move(text), "application/json");
        };
        if (request.path == "/config") {
            Json config = served_.variant.empty() ? Json::object() : served_.first;
            if (!served_.shared.empty()) config["public"] = served_.shared;
            return json(config.dump());
        }
        const std::string id = request.get_param_value("window");
        if (request.path == "/watch") return json(dumped(watch(id, body)));
        if (request.path == "/close") {
            const std::lock_guard lock(mutex_);
            windows_.erase(id);
            return json("{}");
        }
        const std::shared_ptr<Window> asked = window(id);
        if (request.path == "/desk") return json(asked->ask(body));
        if (request.path == "/stop") {
            asked->stop();
            return json("{}");
        }
        if (request.path == "/save") return json(dumped(save(*asked, body)));
        response.status = 404;
        response.set_content("there is no such request", "text/plain");
    }

    // Only the script that lies open, and only if it is still as it was when it was read.
    Json save(Window& window, const std::string& body) {
        const std::string path = window.own_script();
        const Json asked = read_json(body);
        const auto is_text = [&asked](const char* key) {
            return asked.is_object() && asked.contains(key) && asked[key].is_string();
        };
        if (!is_text("text") || !is_text("was")) return {{"error", "\"text\" and \"was\" are expected"}};
        if (path.empty()) return {{"error", "this script comes with the program; save a copy of your own"}};
        if (!writable_.contains(path))
            return {{"error",
                     "only scripts in the folder of the one that `serve` was given are written, and those in "
                     "folders that are searched; save a copy of your own"}};
        const std::lock_guard lock(saving_);
        // A file that is gone has nothing that would be lost.
        std::error_code fault;
        ForeignText there{"", "", false};
        if (std::filesystem::exists(path, fault)) {
            there = read_foreign(path, kMostOfScript);
            const std::string told = as_utf8(there.text.value_or(""));
            if (told != asked["was"].get<std::string>()) return {{"conflict", told}};
        }
        std::string text = as_encoded_like(asked["text"].get<std::string>(), there.text.value_or(""));
        if (there.marked) text.insert(0, kMarkOfUtf8);
        if (const auto why = write_whole(path, text))
            return {{"error", fmt::format("cannot write {}: {}", path, *why)}};
        return {{"saved", path}};
    }

    // Has anybody else written into the script that lies open since the page was told of it? (It asks again
    // and again: of connections that stay open browsers have six for all windows together.)
    Json watch(const std::string& id, const std::string& body) {
        {
            const std::lock_guard lock(mutex_);
            if (!windows_.contains(id)) {
                keep(id);
                return {{"fresh", true}};
            }
        }
        const std::string path = window(id)->own_script();
        if (path.empty()) return Json::object();
        std::error_code fault;
        const auto time = std::filesystem::last_write_time(path, fault);
        if (fault) return Json::object();
        const std::string written = std::to_string(time.time_since_epoch().count());
        const Json known = read_json(body);
        const auto is = [&known](const char* key, const std::string& value) {
            return known.is_object() && known.contains(key) && known[key] == value;
        };
        if (is("path", path) && is("written", written)) return Json::object();
        const ForeignText text = read_foreign(path, kMostOfScript);
        // A program that writes into it may have emptied it first.
        if (!text.text || text.text->empty()) return Json::object();
        return {{"path", path}, {"written", written}, {"text", as_utf8(*text.text)}};
    }

    const ServedGame& served_;
    std::string token_;
    WritableScripts writable_;
    int port_ = 0;
    Connections http_;
    std::mutex mutex_;  // of windows_, over_
    bool over_ = false;
    std::mutex saving_;  // one script at a time
    struct Kept {
        std::shared_ptr<Window> window;
        std::chrono::steady_clock::time_point heard;
    };
    std::map<std::string, Kept> windows_;
};

}  // namespace

bool serve(const ServedGame& served) {
    Server server(served);
    if (!server.bind()) {
        say(served.port == 0 ? "no port of 127.0.0.1 is free"
                             : fmt::format("port {} is not available; leave out --port to take any free one",
                                           served.port));
        return false;
    }
    struct sigaction action {};
    action.sa_handler = end;
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    std::signal(SIGCHLD, SIG_DFL);
    if (server.run()) return true;
    say("the port is lost");
    return false;
}

}  // namespace acedrex::program
