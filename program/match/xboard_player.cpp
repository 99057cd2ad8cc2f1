#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/ranges.hpp"
#include "engine/xboard_names.hpp"
#include "match/outside_player.hpp"
#include "notation/text/ascii.hpp"
#include "sandbox/shown_text.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kXboardChess = "normal";  // what every program plays, named or not

// The move of a line that tells one; "" of others.
std::string move_of(const std::string& line) {
    for (const char* before : {"move ", "My move is: ", "My move is : "})
        if (line.starts_with(before)) return std::string(trimmed(line.substr(std::string(before).size())));
    return "";
}

bool is_result(const std::string& line) {
    return line.starts_with("1-0") || line.starts_with("0-1") || line.starts_with("1/2-1/2");
}

}  // namespace

void XboardPlayer::greet() {
    constexpr double kSilence = 2;  // those of the first version say nothing of themselves
    features_.clear();
    options_.clear();
    dialect_.ranks_from_zero = ranks_from_zero(table_.variant->spec());
    send("xboard");
    send("protover 2");
    const Wait whole(std::max(spec_.wait, kSilence));
    while (features_["done"] != "1" && whole.left() > 0) {
        const double left = features_["done"] == "0" ? spec_.wait : kSilence;
        const auto said = line(std::min(left, whole.left()));
        if (!said) break;
        if (said->starts_with("feature ")) take_features(*said);
    }
    if (const auto name = features_.find("myname"); name != features_.end()) title_ = name->second;
    check_variant();
    for (const auto& [option, value] : spec_.settings) check_option(option);
}

// By which the program knows the variant.
std::string XboardPlayer::variant_name() const {
    if (spec_.variant) return *spec_.variant;
    return xboard_name(table_.variant->spec()).value_or(slug_of(*table_.variant));
}

// A program that does not know the variant can play no game.
void XboardPlayer::check_variant() {
    const std::string name = variant_name();
    if (name == kXboardChess) return;
    const std::vector<std::string_view> list = split(features_["variants"], ',');
    const std::vector<std::string> known(list.begin(), list.end());
    if (ranges::find(known, name) == known.end())
        fail(fmt::format("does not know the variant '{}'{}", name, did_you_mean(name, known)));
}

// feature myname="Fairy-Max" usermove=1
void XboardPlayer::take_features(const std::string& line) {
    std::size_t at = line.find(' ');
    while (at != line.npos && (at = line.find_first_not_of(' ', at)) != line.npos) {
        const std::size_t equals = line.find('=', at);
        if (equals == line.npos) return;
        const std::string name = line.substr(at, equals - at);
        const bool quoted = line.compare(equals + 1, 1, "\"") == 0;
        const std::size_t begin = equals + (quoted ? 2 : 1);
        const std::size_t end = std::min(line.find(quoted ? '"' : ' ', begin), line.size());
        const std::string value = line.substr(begin, end - begin);
        // option="Depth of mate -spin 3 1 9"
        if (name == "option") options_.emplace_back(trimmed(value.substr(0, value.find(" -"))));
        features_[name] = value;
        send("accepted " + name);
        at = end + (quoted ? 1 : 0);
    }
}

std::string XboardPlayer::usermove(const std::string& turn) const {
    const auto feature = features_.find("usermove");
    return feature != features_.end() && feature->second == "1" ? "usermove " + turn : turn;
}

void XboardPlayer::begin_game() {
    send("new");
    if (const std::string name = variant_name(); name != kXboardChess) send("variant " + name);
    for (const auto& [option, value] : spec_.settings) send(fmt::format("option {}={}", option, value));
    send("easy");
    send("nopost");
    if (spec_.limits.depth > 0) send(fmt::format("sd {}", spec_.limits.depth));
    send(fmt::format("st {}", std::max(1L, std::lround(spec_.limits.seconds))));
    send("force");
    if (const auto start = unusual_start()) send("setboard " + *start);
    for (const std::string& turn : turns_) send(usermove(turn));
    if (features_["ping"] == "1") {
        // What it still says of the game before is not of this one.
        const std::string pong = fmt::format("pong {}", ++pings_);
        send(fmt::format("ping {}", pings_));
        const Wait wait(spec_.wait);
        for (std::string said; said != pong;) {
            said = line_in_time(wait);
            if (said.starts_with("Illegal move")) fail(fmt::format("refuses a turn: {}", shown(said)));
        }
    }
}

std::string XboardPlayer::ask() {
    if (new_game_) {
        begin_game();
        send("go");
    } else {
        send(usermove(turns_.back()));
    }
    new_game_ = false;
    const Wait wait(spec_.wait + std::max(1.0, spec_.limits.seconds));
    while (true) {
        const std::string said = line_in_time(wait);
        if (const std::string move = move_of(said); !move.empty()) return move;
        if (said == "resign" || said.starts_with("tellics resign")) throw Resignation{};
        if (said.starts_with("Illegal move")) fail(fmt::format("refuses a turn: {}", shown(said)));
        if (is_result(said))
            fail(fmt::format("says that the game is over, though it is not: {}", shown(said)));
    }
}

}  // namespace acedrex::program
