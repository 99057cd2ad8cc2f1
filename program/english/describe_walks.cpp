// Walks of a few legs in words.
#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "english/describe.hpp"

namespace acedrex::program {

namespace {

Vector shape(Vector v) {
    const int a = std::abs(v.x), b = std::abs(v.y);
    return {std::min(a, b), std::max(a, b)};
}

bool contains(const std::vector<Vector>& steps, Vector v) {
    return std::find(steps.begin(), steps.end(), v) != steps.end();
}

std::string along_ranks(Vector v) {
    return v.y > 0 ? "forward" : "backward";
}

std::string across(Vector v) {
    return v.x > 0 ? "right" : "left";
}

// Some of the steps of one leap.
std::string directions_of_leap(const std::vector<Vector>& steps) {
    const Vector leap = shape(steps[0]);
    const bool full = steps.size() == make::leap(leap.x, leap.y)->vectors.size();
    const bool straight = leap.x == 0, slanting = leap.x == leap.y;
    if (full) return straight ? "orthogonally" : slanting ? "diagonally" : "";
    std::vector<std::string> words;
    std::vector<Vector> ordered = steps;  // from what is ahead
    std::stable_sort(ordered.begin(), ordered.end(), [](Vector a, Vector b) { return a.y > b.y; });
    for (const Vector v : ordered) {
        const bool mirrored = contains(steps, {-v.x, v.y});
        if (mirrored && v.x < 0) continue;
        std::string word;
        if (straight)
            word = v.x == 0 ? along_ranks(v) : mirrored ? "sideways" : "to the " + across(v);
        else if (slanting)
            word = "diagonally " + along_ranks(v) + (mirrored ? "" : " and to the " + across(v));
        else
            word = fmt::format("{} {} and {} to {}", number_word(std::abs(v.y)), along_ranks(v),
                               number_word(std::abs(v.x)), mirrored ? "either side" : "the " + across(v));
        words.push_back(word);
    }
    return listed(words, "or");
}

std::string times(int limit) {
    return limit >= kUnlimited ? "any number of" : "up to " + number_word(limit);
}

std::string with(const std::string& words, const std::string& more) {
    return more.empty() ? words : words + " " + more;
}

// How a leg goes; `where` are its directions, in words.
std::string leg_words(const Leg& leg, const std::string& where) {
    using Way = Leg::Way;
    const bool short_steps = leg.leap.y == 1;
    const std::string leap =
        leg.leap == Vector{1, 2} ? "Knight's leap" : fmt::format("({},{}) leap", leg.leap.x, leg.leap.y);
    const bool compass = leg.leap.x == 0 || leg.leap.x == leg.leap.y;
    std::string line;
    if (short_steps)
        line = with("slides " + times(leg.limit) + " fields", where);
    else if (compass)
        line = with(fmt::format("rides in one line by leaps of {} fields", number_word(leg.leap.y)), where) +
               (leg.limit >= kUnlimited ? ", any number of them" : ", " + times(leg.limit) + " of them");
    else
        line = with("rides " + times(leg.limit) + " " + leap + "s in one line",
                    where.empty() ? "" : "(" + where + ")");
    switch (leg.way) {
        case Way::anywhere:
            return "goes to any other field of the board";
        case Way::imitate:
            return "goes like the piece that made the other side's last move";
        case Way::line:
            if (leg.limit > 1) return line;
            if (short_steps) return with("steps one field", where);
            if (compass) return with("leaps " + number_word(leg.leap.y) + " fields", where);
            return with("makes a " + leap, where.empty() ? "" : "(" + where + ")");
        case Way::lame:
            return with("makes a " + leap, where.empty() ? "" : "(" + where + ")") +
                   " if the fields on the way are free, straight ones first";
        case Way::over:
            return with(short_steps ? "runs any distance" : "rides in one line by " + leap + "s", where) +
                   " over exactly one piece";
        case Way::beside:
            return with(short_steps ? "runs" : "rides in one line by " + leap + "s", where) +
                   " to the first piece" +
                   (leg.limit >= kUnlimited ? "" : " within " + number_word(leg.limit) + " steps") +
                   " and to the field next behind it";
        case Way::behind:
            break;
    }
    return with(short_steps ? "hops over a piece next to it" : "hops by " + leap + "s over a piece", where) +
           " and runs on any distance";
}

std::string turn_words(const Leg& leg) {
    if (leg.hand == Leg::Hand::same) return "turning the same way again";
    if (leg.hand == Leg::Hand::other) return "turning the other way";
    if (leg.turns.size() == 8) return "in any direction";
    std::vector<std::string> straight, sides, hands;
    for (const int t : leg.turns) {
        const int mirror = (8 - t) % 8;
        const bool both = t != mirror && std::count(leg.turns.begin(), leg.turns.end(), mirror) > 0;
        if (both && t > mirror) continue;
        if (t == 0)
            straight.emplace_back("straight on");
        else if (t == 4)
            straight.emplace_back("straight back");
        else if (both)
            sides.push_back(std::to_string(45 * t));
        else
            hands.push_back(
                fmt::format("{} degrees to the {}", 45 * std::min(t, mirror), t < 4 ? "right" : "left"));
    }
    if (!sides.empty()) hands.insert(hands.begin(), listed(sides, "or") + " degrees to either side");
    std::vector<std::string> words;
    if (!straight.empty()) words.push_back("going " + listed(straight, "or"));
    if (!hands.empty()) words.push_back("turning " + listed(hands, "or"));
    return listed(words, "or");
}

// What is between a leg and the next one, which it has to make.
std::string meeting_words(const std::string& meets) {
    static const std::map<std::string, std::string> kWords = {
        {"", "then, if that field is free, "},
        {"c", "captures the enemy there and then, "},
        {"d", "captures the piece of its own side there and then, "},
        {"k", "captures the enemy royal piece there and then, "},
        {"p", "passes over the piece there and then, "}};
    return kWords.at(meets);
}

std::string ending_words(const std::string& end) {
    static const std::map<std::string, std::string> kWords = {
        {"", ""},
        {"m", "not capturing"},
        {"c", "only to capture"},
        {"d", "capturing a piece of its own side"},
        {"k", "only to capture a royal piece"},
        {"t", "but captures no royal piece"},
        {"ct", "only to capture, but no royal piece"},
        {"e", "only to capture in passing: the enemy that passed over the field in the last move"},
        {"cu", "changing places with an enemy that it might capture"},
        {"du", "changing places with a piece of its own side"}};
    return kWords.at(end);
}

}  // namespace

std::string listed(const std::vector<std::string>& items, const char* last) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i)
        text += (i == 0 ? "" : i + 1 == items.size() ? std::string(" ") + last + " " : ", ") + items[i];
    return text;
}

std::string direction_words(const std::vector<Vector>& steps) {
    std::vector<std::vector<Vector>> leaps;
    for (const Vector v : steps) {
        auto same = std::find_if(leaps.begin(), leaps.end(),
                                 [&](const auto& some) { return shape(some[0]) == shape(v); });
        if (same == leaps.end()) same = leaps.emplace(leaps.end());
        same->push_back(v);
    }
    std::vector<std::string> words;
    for (const auto& some : leaps)
        if (std::string word = directions_of_leap(some); !word.empty()) words.push_back(std::move(word));
    const bool eight = words == std::vector<std::string>{"orthogonally", "diagonally"} ||
                       words == std::vector<std::string>{"diagonally", "orthogonally"};
    return eight ? "in any of the eight directions" : listed(words, "or");
}

std::string walk_words(const Walk& walk) {
    std::string text = walk.initial ? "on its first move " : "";
    const Leg& first = walk.legs[0];
    if (walk.wrapped) text += "as if the first and the last file were joined, ";
    const bool has_directions = first.leap != Vector{};
    text += leg_words(first, has_directions ? direction_words(first.steps) : "");
    if (is_circle(walk)) {
        text += fmt::format(
            " and may go on if that field is free, turning by {} degrees to the same hand every "
            "time, until it would come home",
            45 * walk.legs[1].turns[0]);
    } else {
        for (std::size_t i = 1; i < walk.legs.size(); ++i) {
            const Leg& leg = walk.legs[i];
            if (leg.optional)
                text +=
                    ", and may go on if that field is free: " + turn_words(leg) + " it " + leg_words(leg, "");
            else
                text += ", " + meeting_words(walk.legs[i - 1].meets) + turn_words(leg) + ", " +
                        leg_words(leg, "");
        }
    }
    return walk.end.empty() ? text : text + ", " + ending_words(walk.end);
}

}  // namespace acedrex::program
