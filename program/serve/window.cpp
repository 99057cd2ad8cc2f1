#include "serve/window.hpp"

#include <filesystem>

namespace acedrex::program {

namespace {

constexpr double kMostSeconds = 9.5;  // of one command

std::string refused(const char* why) {
    return Json{{"error", {{"message", why}, {"rule", "stopped"}}}}.dump();
}

}  // namespace

std::string Window::ask_desk(const std::string& request) {
    std::shared_ptr<Child> desk;
    {
        const std::lock_guard lock(changing_);
        if (!desk_) desk_ = std::make_shared<Child>("/proc/self/exe", std::vector<std::string>{"desk"});
        desk = desk_;
    }
    if (desk->send(request))
        if (auto answer = desk->await("{", kMostSeconds)) return *answer;
    const std::lock_guard lock(changing_);
    desk_.reset();
    return "";
}

std::string Window::ask(const std::string& request) {
    const std::lock_guard lock(asking_);
    const Json asked = Json::parse(request, nullptr, false);
    if (!asked.is_object()) return refused("a request is an object of JSON");
    const std::string line = asked.dump(-1, ' ', false, Json::error_handler_t::replace);
    const std::string answer = ask_desk(line);
    if (answer.empty()) {
        set_up_again();
        return refused("this took too long, and was stopped");
    }
    const Json told = Json::parse(answer, nullptr, false);
    if (told.is_object() && told.contains("answer")) note(asked, told["answer"]);
    return answer;
}

void Window::note(const Json& request, const Json& answer) {
    const std::string what = request.value("do", "");
    if (what == "open") {
        opened_ = request;
        edited_.reset();
    }
    if (what == "update" && request.contains("text")) edited_ = request["text"].get<std::string>();
    if (what == "script") path_ = answer.value("readonly", true) ? "" : answer.value("path", "");
    if (answer.contains("moves") && answer.contains("start"))
        last_view_ = {{"start", answer["start"]}, {"moves", answer["moves"]}};
}

void Window::set_up_again() {
    if (opened_.is_null()) return;
    Json request = opened_;
    request.erase("moves");
    if (!last_view_.is_null()) {
        request["setup"] = last_view_["start"];
        request["moves"] = Json::array();
        for (const Json& move : last_view_["moves"])
            if (!move.value("undone", false)) request["moves"].push_back(move["text"]);
    }
    ask_desk(request.dump());
    if (edited_) ask_desk(Json{{"do", "update"}, {"text", *edited_}}.dump());
}

void Window::stop() {
    std::shared_ptr<Child> desk;
    {
        const std::lock_guard lock(changing_);
        desk = desk_;
    }
    if (desk) desk->stop();
}

std::string Window::own_script() {
    const std::lock_guard lock(asking_);
    return path_;
}

}  // namespace acedrex::program
