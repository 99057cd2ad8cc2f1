#include "serve/window.hpp"

#include <fmt/core.h>

#include <map>

namespace acedrex::program {

namespace {

constexpr double kMostOfCommand = 9.3;          // seconds of the processor
constexpr std::chrono::seconds kMostIdle{120};  // of a desk that neither works nor answers
constexpr double kBetweenLooks = 0.1;           // seconds, between looks at what it has taken
// Of the processor, where this program is gone and cannot stop it.
constexpr unsigned kMostSeconds = 12;
#ifdef __SANITIZE_ADDRESS__
constexpr std::size_t kMostMemory = 0;  // its tables have more addresses than there is memory
#else
constexpr std::size_t kMostMemory = std::size_t{2} << 30;
#endif
constexpr const char* kStopped = "stopped by the button";
constexpr const char* kTooLong = "stopped: this took more than 9 seconds";
constexpr const char* kEnded = "stopped: this took too much memory, or broke the program";

std::string refused(const std::string& why, const char* rule) {
    return Json{{"error", {{"message", why}, {"rule", rule}}}}.dump();
}

// Is it the script that fails, not a move by its rules?
bool is_broken(const Json& view) {
    for (const Json& problem : view.value("problems", Json::array()))
        if (problem.value("severity", "") == "error" && !problem.contains("ply")) return true;
    return false;
}

// What was said of the moves of a view, and what could have been played instead, as requests.
std::vector<Json> remarks(const Json& view) {
    std::map<int, Json> of_plies;
    const auto of = [&of_plies](const Json& at) -> Json& {
        return of_plies
            .try_emplace(at["ply"].get<int>(), Json{{"do", "comment"}, {"ply", at["ply"]}, {"text", ""}})
            .first->second;
    };
    for (const Json& move : view["moves"])
        if (move.contains("comment")) of(move)["text"] = move["comment"];
    for (const Json& said : view.value("annotations", Json::array()))
        if (!said["variations"].empty()) of(said)["variations"] = said["variations"];
    std::vector<Json> all;
    for (auto& [ply, request] : of_plies) all.push_back(std::move(request));
    return all;
}

}  // namespace

std::string Window::ask_desk(const std::string& request, double& left) {
    std::shared_ptr<Child> desk;
    {
        const std::lock_guard lock(changing_);
        why_lost_ = kTooLong;
        if (over_) return "";
        stopped_ = false;
        if (!desk_)
            desk_ = std::make_shared<Child>("/proc/self/exe", std::vector<std::string>{"desk"}, kMostMemory);
        desk = desk_;
    }
    desk->allow(kMostSeconds);
    std::optional<std::string> answer;
    const double before = desk->used();
    double taken = 0;
    auto worked = Clock::now();
    for (bool waits = desk->send(request); waits;) {
        answer = desk->await("{", kBetweenLooks);
        if (const double now = desk->used() - before; now > taken) {
            taken = now;
            worked = Clock::now();
        }
        waits = !answer && !desk->is_over() && taken < left && Clock::now() - worked < kMostIdle;
    }
    left -= taken;
    if (answer) return *answer;
    const std::lock_guard lock(changing_);
    if (stopped_)
        why_lost_ = kStopped;
    else if (desk->is_over())
        why_lost_ = kEnded;
    desk_.reset();
    lost_ = true;
    return "";
}

std::string Window::ask(const std::string& request) {
    const std::lock_guard lock(asking_);
    if (is_too_deep(request))
        return refused(fmt::format("a request has at most {} levels of lists and objects", kMostLevels),
                       "request");
    const Json asked = read_json(request);
    if (!asked.is_object()) return refused("a request is an object of JSON", "request");
    double left = kMostOfCommand;
    const std::string line = asked.dump(-1, ' ', false, Json::error_handler_t::replace);
    const bool ready = !lost_ || asked.value("do", "") == "open" || set_up_again(left);
    const std::string answer = ready ? ask_desk(line, left) : "";
    if (answer.empty()) return refused(why_lost_, "stopped");
    Json told = Json::parse(answer, nullptr, false);
    if (!told.is_object() || !told.contains("answer")) return answer;
    note(asked, told["answer"]);
    if (asked.value("do", "") != "script" || path_.empty() || writable_.contains(path_)) return answer;
    told["answer"]["readonly"] = true;
    told["answer"]["elsewhere"] = true;
    return told.dump();
}

void Window::note(const Json& request, const Json& answer) {
    const std::string what = request.value("do", "");
    if (what == "open") {
        opened_ = request;
        if (const std::string name = answer.value("variant", ""); !name.empty()) opened_["variant"] = name;
        played_.reset();
        updated_.reset();
        lost_ = false;
    }
    if (what == "view")
        for (const char* look : {"style", "flipped", "trail", "all_tags", "inset"})
            if (request.contains(look)) opened_[look] = request[look];
    if (what == "update" && request.contains("text")) {
        updated_ = request["text"].get<std::string>();
        if (!is_broken(answer)) played_ = updated_;
    }
    if (what == "script") {
        path_ = answer.value("readonly", true) ? "" : answer.value("path", "");
        if (!played_) played_ = answer.value("text", "");
    }
    // What one side sees of it cannot be set up again.
    if (answer.contains("moves") && answer.contains("start") && answer.value("as", Json()).is_null())
        last_view_ = answer;
}

// The game is opened by the script that it was played by, which may not be in its file.
bool Window::set_up_again(double& left) {
    lost_ = false;
    if (opened_.is_null()) return true;
    Json request = opened_;
    if (played_) request["script"] = *played_;
    std::vector<Json> further;
    if (!last_view_.is_null()) {
        std::size_t shown = 0;
        request["setup"] = last_view_["start"];
        request["moves"] = Json::array();
        for (const Json& move : last_view_["moves"]) {
            request["moves"].push_back(move["text"]);
            if (!move.value("undone", false)) ++shown;
        }
        further = remarks(last_view_);
        request["ply"] = shown;
        if (last_view_["pending"].is_object()) request["begun"] = last_view_["pending"]["text"];
    }
    if (updated_ && updated_ != played_) further.push_back({{"do", "update"}, {"text", *updated_}});
    further.insert(further.begin(), request);
    for (const Json& one : further)
        if (ask_desk(one.dump(), left).empty()) return false;
    return true;
}

void Window::stop() {
    std::shared_ptr<Child> desk;
    {
        const std::lock_guard lock(changing_);
        desk = desk_;
        stopped_ = true;
    }
    if (desk) desk->stop();
}

void Window::end() {
    {
        const std::lock_guard lock(changing_);
        over_ = true;
    }
    stop();
}

std::string Window::own_script() {
    const std::lock_guard lock(asking_);
    return path_;
}

}  // namespace acedrex::program
