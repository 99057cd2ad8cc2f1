#include "problems/stipulation.hpp"

#include <fmt/core.h>

#include <array>
#include <charconv>
#include <optional>

#include "notation/text/ascii.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

using Play = Stipulation::Play;
using Aim = Stipulation::Aim;

constexpr int kMostAsked = 200;
constexpr const char* kExpected =
    "a task and a number of moves are expected: #2, =2, goal 3, x 1, ze8 4; before it s (selfmate), r "
    "or semi-r (reflex), h (help: h#2, h#2.5), hs, ser- (series), ser-h, ser-s; or proof 6";

struct Prefix {
    std::string_view text;
    Play play;
    bool series;
};
// None begins as one behind it does that is shorter.
constexpr std::array<Prefix, 9> kPrefixes{{
    {"ser-h", Play::help, true},
    {"ser-s", Play::self, true},
    {"ser-", Play::direct, true},
    {"semi-r", Play::semi_reflex, false},
    {"hs", Play::help_self, false},
    {"h", Play::help, false},
    {"s", Play::self, false},
    {"r", Play::reflex, false},
    {"", Play::direct, false},
}};

// Cuts the word off the front of the text, if it begins so.
bool take(std::string_view& text, std::string_view word) {
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}

// "2", "2.5"; false where it is no such number.
bool take_number(std::string_view text, Stipulation& found) {
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, found.moves);
    if (read.ec != std::errc{} || found.moves < 0 || found.moves > kMostAsked) return false;
    found.half = std::string_view(read.ptr, static_cast<std::size_t>(end - read.ptr)) == ".5";
    return (found.half || read.ptr == end) && found.moves + (found.half ? 1 : 0) > 0;
}

// Nothing where the aim is none; `rest` is what stands behind it.
std::optional<Aim> take_aim(const Board& board, std::string_view& rest, Stipulation& found) {
    if (take(rest, "#")) return Aim::mate;
    if (take(rest, "=")) return Aim::stalemate;
    if (take(rest, "goal")) return Aim::win;
    if (take(rest, "x")) return Aim::capture;
    if (!take(rest, "z")) return std::nullopt;
    const auto name = rest.substr(0, rest.find(' '));
    const std::optional<Field> field = board.field(std::string(name));
    if (!field) return std::nullopt;
    rest.remove_prefix(name.size());
    found.target = *field;
    return Aim::reach;
}

std::string written(const Board& board, std::string_view prefix, const Stipulation& of) {
    const std::string number = fmt::format("{}{}", of.moves, of.half ? ".5" : "");
    const bool joins = prefix.empty() || prefix.back() == '-';
    switch (of.aim) {
        case Aim::mate:
            return fmt::format("{}#{}", prefix, number);
        case Aim::stalemate:
            return fmt::format("{}={}", prefix, number);
        case Aim::win:
            return fmt::format("{}{}goal {}", prefix, joins ? "" : " ", number);
        case Aim::reach:
            return fmt::format("{}z{} {}", prefix, board.name(of.target), number);
        case Aim::capture:
            break;
    }
    return fmt::format("{}x {}", prefix, number);
}

}  // namespace

int Stipulation::plies() const {
    if (play == Play::proof || series) return moves + (play == Play::help ? 1 : 0);
    return 2 * moves + (half ? 1 : 0) - (play == Play::help_self ? 1 : 0);
}

Stipulation read_stipulation(const Board& board, std::string_view text) {
    const auto fault = [&](std::string_view why) {
        return UsageError{fmt::format("'{}' is not a stipulation{}; {}", text, why, kExpected)};
    };
    Stipulation found;
    std::string_view whole = trimmed(text);
    if (take(whole, "proof")) {
        found.play = Play::proof;
        if (!take_number(trimmed(whole), found) || found.half)
            throw fault(
                fmt::format(": a number of plies from 1 to {} is expected behind 'proof'", kMostAsked));
        found.text = fmt::format("proof {}", found.moves);
        return found;
    }
    for (const Prefix& prefix : kPrefixes) {
        std::string_view rest = whole;
        if (!take(rest, prefix.text)) continue;
        rest = trimmed(rest);
        const std::optional<Aim> aim = take_aim(board, rest, found);
        if (!aim) continue;
        if (!take_number(trimmed(rest), found))
            throw fault(fmt::format(": a number of moves from 1 to {} is expected behind it", kMostAsked));
        found.play = prefix.play;
        found.series = prefix.series;
        found.aim = *aim;
        const bool may_be_half = found.play >= Play::help && !found.series;
        if (found.half && !may_be_half) throw fault(": only h and hs have half a move");
        found.text = written(board, prefix.text, found);
        return found;
    }
    if (whole.find('z') != std::string_view::npos)
        throw fault(": a field of this board is expected behind 'z'");
    throw fault("");
}

}  // namespace acedrex::program
