#include "match/outside_player.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "base/ranges.hpp"
#include "declare/options_reading.hpp"
#include "notation/position/setup.hpp"
#include "opponent/telling.hpp"
#include "sandbox/shown_text.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr std::size_t kMostOfAnswer = std::size_t{1} << 20;

}  // namespace

void OutsidePlayer::prepare() {
    const std::vector<std::string> arguments(spec_.words.begin() + 1, spec_.words.end());
    child_ = std::make_unique<Child>(find_program(spec_.words[0]), arguments);
    new_game_ = true;
    try {
        greet();
    } catch (const PlayerFault&) {
        child_ = nullptr;
        throw;
    }
}

void OutsidePlayer::begins(Course& course) {
    course_ = &course;
    turns_.clear();
    new_game_ = true;
}

void OutsidePlayer::turn(Course& before, const FoundTurn& turn, const Player* /*by*/, double /*seconds*/) {
    turns_.push_back(dialect_text(before.game(), before.listed(turn), dialect_));
}

std::optional<FoundTurn> OutsidePlayer::choose(const GameState& /*game*/) {
    try {
        if (!child_) prepare();
        const std::string text = ask();
        std::shared_ptr<const ListedMove> found;
        const PlayResult read = read_dialect(course_->game(), text, found, dialect_);
        if (!read) fail(fmt::format("plays '{}', which is not a legal turn: {}", shown(text), read.reason));
        return FoundTurn{found->move, found->edits};
    } catch (const Stopped&) {
        return std::nullopt;
    } catch (const PlayerFault&) {
        child_ = nullptr;  // the next game is played by one that is begun anew
        throw;
    }
}

void OutsidePlayer::send(const std::string& line) {
    if (!child_->send(line)) fail("has ended");
}

std::optional<std::string> OutsidePlayer::line(double seconds) {
    constexpr double kLook = 0.1;  // for Ctrl-C
    const Wait wait(seconds);
    while (true) {
        if (spec_.stop != nullptr && *spec_.stop) throw Stopped{};
        const double left = wait.left();
        auto line = child_->await("", std::clamp(left, 0.001, kLook));
        if (line) {
            if (line->ends_with('\r')) line->pop_back();
            return line;
        }
        if (child_->is_over()) fail("has ended");
        if (child_->unread() > kMostOfAnswer)
            fail(fmt::format("says a line of more than {} MB", kMostOfAnswer >> 20));
        if (left <= kLook) return std::nullopt;
    }
}

void OutsidePlayer::check_option(const std::string& option) const {
    if (ranges::find(options_, option) != options_.end()) return;
    std::vector<std::string> known = options_;
    known.insert(known.end(), std::begin(kSettings), std::end(kSettings));
    fail(fmt::format("has no option '{}'{}", option, did_you_mean(option, known)));
}

std::string OutsidePlayer::line_in_time(const Wait& wait) {
    auto answer = wait.left() > 0 ? line(wait.left()) : std::nullopt;
    if (!answer) fail(fmt::format("gives no answer for {:g} s", wait.seconds()));
    return *answer;
}

std::optional<std::string> OutsidePlayer::unusual_start() const {
    const Variant& variant = *table_.variant;
    const Game& start = course_->start();
    if (start.setup() == write_setup(variant, initial_position(variant)) &&
        options_text(variant.spec()).empty())
        return std::nullopt;
    auto fen = start.fen();
    if (!fen) fail("needs the first position as FEN, which cannot express it");
    return fen;
}

SectionFile::SectionFile(const std::string& text) {
    path_ = (std::filesystem::temp_directory_path() / "acedrex-XXXXXX").string();
    const int file = mkstemp(path_.data());
    if (file < 0 || write(file, text.data(), text.size()) != static_cast<ssize_t>(text.size())) path_ = "";
    if (file >= 0) close(file);
}

SectionFile::~SectionFile() {
    if (!path_.empty()) unlink(path_.c_str());
}

}  // namespace acedrex::program
