// Steps, and walks of a few legs, in words.
#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "english/teller.hpp"
#include "values/directions.hpp"
#include "variant/variant.hpp"

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

bool is_whole_leap(const std::vector<Vector>& steps) {
    const Vector leap = shape(steps[0]);
    return steps.size() == make::leap(leap.x, leap.y)->vectors.size();
}

// Some of the steps of one leap, to be listed; nothing for all steps of one that is oblique.
std::vector<std::string> directions_of_leap(const std::vector<Vector>& steps) {
    const Vector leap = shape(steps[0]);
    const bool straight = leap.x == 0, slanting = leap.x == leap.y;
    if (is_whole_leap(steps) && !straight && !slanting) return {};
    if (is_whole_leap(steps)) return {straight ? "orthogonally" : "diagonally"};
    if (!straight && !slanting && steps.size() == 4)
        for (const int side : {1, -1})
            if (std::all_of(steps.begin(), steps.end(), [side](Vector v) { return v.y * side > 0; }))
                return {"one of the four " + along_ranks({0, side})};
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
            word = "diagonally " + along_ranks(v) + (mirrored ? "" : " to the " + across(v));
        else
            word = fmt::format("{} {} and {} to {}", number_word(std::abs(v.y)), along_ranks(v),
                               number_word(std::abs(v.x)), mirrored ? "either side" : "the " + across(v));
        words.push_back(word);
    }
    return words;
}

// By leap, in the order in which they come.
std::vector<std::vector<Vector>> by_leap(const std::vector<Vector>& steps) {
    std::vector<std::vector<Vector>> leaps;
    for (const Vector v : steps) {
        auto same = std::find_if(leaps.begin(), leaps.end(),
                                 [&](const auto& some) { return shape(some[0]) == shape(v); });
        if (same == leaps.end()) same = leaps.emplace(leaps.end());
        same->push_back(v);
    }
    return leaps;
}

std::string up_to(int limit) {
    return limit >= kUnlimited ? "any number of" : "up to " + number_word(limit);
}

std::string leap_name(Vector leap) {
    return leap == Vector{1, 2} ? "Knight's leap" : fmt::format("({},{}) leap", leap.x, leap.y);
}

// How a leg goes; `where` are its directions, in words, with a blank before them.
std::string leg_words(const Leg& leg, const std::string& where) {
    using Way = Leg::Way;
    const bool short_steps = leg.leap.y == 1;
    const std::string leap = leap_name(leg.leap);
    const bool straight = is_straight(leg.leap);
    const std::string riding =
        straight ? fmt::format("rides by leaps of {} fields{}", number_word(leg.leap.y), where)
                 : fmt::format("rides by {}s in one line{}", leap, where);
    switch (leg.way) {
        case Way::anywhere:
            return "goes to any other field of the board";
        case Way::imitate:
            return "moves like the piece that made the other side's last move";
        case Way::line:
            if (leg.limit > 1 && short_steps) return "slides " + up_to(leg.limit) + " fields" + where;
            if (leg.limit > 1 && straight)
                return riding + ", " +
                       (leg.limit >= kUnlimited ? "any number" : "up to " + number_word(leg.limit)) +
                       " of them";
            if (leg.limit > 1)
                return fmt::format("rides {} {}s in one line{}", up_to(leg.limit), leap, where);
            if (short_steps) return "steps one field" + where;
            if (straight) return "leaps " + number_word(leg.leap.y) + " fields" + where;
            return "makes a " + leap + where;
        case Way::lame:
            return straight ? fmt::format("goes {} fields{} over free fields", number_word(leg.leap.y), where)
                            : "makes a " + leap + where +
                                  " if the fields on the way are free, straight ones first";
        case Way::over:
            return (short_steps ? "goes any distance" + where : riding) + " over exactly one piece";
        case Way::beside:
            return fmt::format("{} to the first piece{} and hops right behind it",
                               short_steps ? "goes" + where : riding,
                               leg.limit >= kUnlimited ? "" : " within " + number_word(leg.limit) + " steps");
        case Way::behind:
            break;
    }
    return (short_steps ? "hops over a piece next to it" + where
                        : "hops over a piece by " + leap + "s" + where) +
           " and goes on any distance";
}

// What is between a leg and the next one, which it has to make.
std::string meeting_words(const std::string& meets) {
    static const std::map<std::string, std::string> kWords = {{"", "then, if that field is free, "},
                                                              {"c", "captures the enemy there, then "},
                                                              {"d", "captures the friend there, then "},
                                                              {"k", "captures the royal enemy there, then "},
                                                              {"p", "passes over the piece there and then "}};
    return kWords.at(meets);
}

std::string ending_words(const std::string& end) {
    static const std::map<std::string, std::string> kWords = {
        {"", ""},
        {"m", "not capturing"},
        {"c", "only to capture"},
        {"d", "capturing a friend"},
        {"k", "only to capture a royal piece"},
        {"t", "but captures no royal piece"},
        {"ct", "only to capture, but no royal piece"},
        {"e",
         "only to capture in passing (en passant) the enemy that passed over the field in the last move"},
        {"cu", "changing places with an enemy that it might capture"},
        {"du", "changing places with a friend"}};
    return kWords.at(end);
}

// The only step of a walk that makes one after another, where it can be told.
std::optional<Vector> next_step(const Leg& leg, std::optional<Vector> before, int turn) {
    if (!before) return std::nullopt;
    const std::vector<Vector> next = onward(*before, turn, make::leap(leg.leap.x, leg.leap.y)->vectors);
    return next.size() == 1 ? std::optional(next[0]) : std::nullopt;
}

}  // namespace

std::string listed(const std::vector<std::string>& items, const char* last) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i)
        text += (i == 0 ? "" : i + 1 == items.size() ? std::string(" ") + last + " " : ", ") + items[i];
    return text;
}

bool is_complete(const std::vector<Vector>& steps) {
    const auto leaps = by_leap(steps);
    return std::all_of(leaps.begin(), leaps.end(), is_whole_leap);
}

std::string direction_words(const std::vector<Vector>& steps) {
    std::vector<std::string> words;
    for (const auto& some : by_leap(steps))
        for (std::string& word : directions_of_leap(some)) words.push_back(std::move(word));
    const bool eight = words == std::vector<std::string>{"orthogonally", "diagonally"} ||
                       words == std::vector<std::string>{"diagonally", "orthogonally"};
    if (eight) return "in any of the eight directions";
    // "diagonally forward or forward" is read twice.
    std::stable_partition(words.begin(), words.end(),
                          [](const std::string& word) { return !word.starts_with("diagonally "); });
    return listed(words, "or");
}

std::string Teller::directions(const std::vector<Vector>& steps) const {
    if (!heading_) return direction_words(steps);
    const Vector base = heading_->base;
    if (!is_straight(base)) return steps[0] == base ? std::string(1, kOnward) : std::string("straight back");
    if (is_complete(steps) && (!heading_->any_line || by_leap(steps).size() % 2 == 0))
        return direction_words(steps);
    std::vector<int> eighths;
    for (const Vector v : steps)
        for (int t = 0; t < 8; ++t)
            if (const Vector w = turned(base, t); v.x * w.y == v.y * w.x && v.x * w.x + v.y * w.y > 0)
                eighths.push_back(t);
    std::string words = turns(eighths, base.x != 0 && base.y != 0, std::string(1, kOnward));
    for (std::size_t at = 0; (at = words.find(kTurned, at)) != words.npos; at += 2)
        words.insert(at + 1, 1, kFromBase);
    return words;
}

std::string Teller::turns(std::vector<int> eighths, bool diagonal, const std::string& straight_on) const {
    std::sort(eighths.begin(), eighths.end());
    const bool any_line = heading_ && heading_->any_line;
    const char *along = diagonal ? "diagonally" : "orthogonally",
               *aslant = diagonal ? "orthogonally" : "diagonally";
    if (eighths.size() == 8) return "in any of the eight directions";
    if (!any_line && eighths == std::vector<int>{0, 2, 4, 6}) return along;
    if (!any_line && eighths == std::vector<int>{1, 3, 5, 7}) return aslant;
    const std::string mark = heading_ ? std::string(1, kTurned) : "";
    const bool hands = heading_ && heading_->either_hand;
    std::vector<std::string> words;
    for (const int t : eighths) {
        const int mirror = (8 - t) % 8;
        const bool both = t != mirror && std::count(eighths.begin(), eighths.end(), mirror) > 0;
        if (both && t > mirror) continue;
        const int degrees = 45 * std::min(t, mirror);
        const std::string hand = t < 4 ? (hands ? std::string(1, kRight) : "the right")
                                       : (hands ? std::string(1, kLeft) : "the left");
        if (t == 0)
            words.push_back(straight_on);
        else if (t == 4)
            words.push_back(mark + "straight back");
        else if (both && degrees == 90)
            words.push_back(mark + "at right angles");
        else if (both && !any_line)
            words.push_back(mark + aslant + (degrees == 45 ? " outward" : " inward"));
        else if (both)
            words.push_back(fmt::format("{}at {} degrees to either side", mark, degrees));
        else if (degrees == 90)
            words.push_back(fmt::format("{}at right angles to {}", mark, hand));
        else
            words.push_back(fmt::format("{}at {} degrees to {}", mark, degrees, hand));
    }
    return listed(words, "or");
}

std::string Teller::where(Vector leap, const std::vector<Vector>& steps) const {
    if (steps.empty()) return "";
    const std::string words = directions(steps);
    if (words.empty()) return "";
    return is_straight(leap) || (heading_ && !is_straight(heading_->base)) ? " " + words : " (" + words + ")";
}

std::string Teller::steps(const Expression& e) const {
    std::vector<std::string> words;
    std::map<int, std::vector<Vector>> straight;  // by how far they lead
    for (const Vector v : e.vectors)
        if (is_straight(v)) straight[shape(v).y].push_back(v);
    for (const auto& [far, some] : straight)
        words.push_back(far == 1 ? "steps one field " + directions(some)
                                 : fmt::format("leaps {} fields {}", number_word(far), directions(some)));
    for (const auto& some : by_leap(e.vectors))
        if (!is_straight(some[0]))
            words.push_back("makes a " + leap_name(shape(some[0])) + where(shape(some[0]), some));
    return listed(words, "or");
}

// Where a later leg goes. Degrees are told of steps along files, ranks and diagonals only: leaps to other
// fields are told by these, or by the hand to which they turn.
std::string Teller::where_next(const Leg& before, const Leg& leg, std::optional<Vector>& step,
                               int& turn) const {
    std::vector<int> eighths = leg.turns;
    if (leg.hand != Leg::Hand::free) eighths = {leg.hand == Leg::Hand::same ? turn : 8 - turn};
    const bool one = eighths.size() == 1;
    if (one) turn = eighths[0];
    step = one ? next_step(leg, step, turn) : std::nullopt;
    const bool straight = is_straight(before.leap) && is_straight(leg.leap);
    if (leg.hand != Leg::Hand::free && !step)
        return leg.hand == Leg::Hand::same ? ", turning the same way again" : ", turning the other way";
    if (straight) return " " + turns(eighths, before.leap.x != 0, "straight on");
    if (step && !heading_) return where(leg.leap, {*step});
    if (eighths.size() == 8) return "";
    std::vector<std::string> words;
    for (const int t : eighths) {
        const int mirror = (8 - t) % 8;
        const bool both = t != mirror && std::count(eighths.begin(), eighths.end(), mirror) > 0;
        if (both && t > mirror) continue;
        const char* hand = both ? "either side" : t < 4 ? "the right" : "the left";
        words.push_back(t == 0                  ? "straight on"
                        : t == 4                ? "straight back"
                        : t == 1 || mirror == 1 ? fmt::format("turning a little to {}", hand)
                        : t == 2 || mirror == 2 ? fmt::format("turning to {}", hand)
                                                : fmt::format("turning far round to {}", hand));
    }
    return ", " + listed(words, "or");
}

std::string Teller::walk(const Walk& walk) const {
    const Leg& first = walk.legs[0];
    std::string text = walk.initial ? "on its first move " : "";
    if (walk.wrapped) text += "as if the first and the last file were joined, ";
    text += leg_words(first, first.leap == Vector{} ? "" : where(first.leap, first.steps));
    if (is_circle(walk)) {
        text +=
            ", and may go on over free fields by more of these, always turning to the same hand, until it "
            "would "
            "come home";
        return walk.end.empty() ? text : text + ", " + ending_words(walk.end);
    }
    std::optional<Vector> step = first.steps.size() == 1 ? std::optional(first.steps[0]) : std::nullopt;
    int turn = 0;
    for (std::size_t i = 1; i < walk.legs.size(); ++i) {
        const Leg& leg = walk.legs[i];
        const std::string words = leg_words(leg, where_next(walk.legs[i - 1], leg, step, turn));
        text += leg.optional ? ", and may go on if that field is free: it " + words
                             : ", " + meeting_words(walk.legs[i - 1].meets) + words;
    }
    return walk.end.empty() ? text : text + ", " + ending_words(walk.end);
}

}  // namespace acedrex::program
