#include "drawing/marks.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "notation/move/trail.hpp"

namespace acedrex::program {

namespace {

Mark mark_of(const SideEffect& effect) {
    static const std::map<std::string, Mark> marks{{"push", Mark::displaces},     {"pull", Mark::displaces},
                                                   {"displace", Mark::displaces}, {"swap", Mark::displaces},
                                                   {"castle", Mark::displaces},   {"oblate", Mark::removes},
                                                   {"place", Mark::places},       {"mark", Mark::tags},
                                                   {"tag", Mark::tags},           {"leave", Mark::leaves}};
    const auto known = marks.find(effect.kind);
    return known == marks.end() ? Mark::changes : known->second;
}

// Along a file, a rank or a diagonal of one board?
bool is_straight(const Board& board, const PlyRecord& ply) {
    const auto from = board.field(ply.from), to = board.field(ply.to);
    if (!from || !to || &board.part(*from) != &board.part(*to)) return false;
    const int files = std::abs(board.file(*to) - board.file(*from));
    const int ranks = std::abs(board.rank(*to) - board.rank(*from));
    return files == 0 || ranks == 0 || files == ranks;
}

}  // namespace

const MarkWords& words_of(Mark mark) {
    static const std::array<MarkWords, kMarks> words{{{'<', "starts there"},
                                                      {'x', "takes there"},
                                                      {'=', "takes there, ending elsewhere"},
                                                      {'~', "sets going what stands there"},
                                                      {'%', "changes what stands there"},
                                                      {'>', "moves what stands there"},
                                                      {'-', "takes off the board, not capturing"},
                                                      {'+', "puts a piece down there"},
                                                      {'{', "tags what is there"},
                                                      {'#', "ends there, and leaves the board"},
                                                      {'!', "ends there, having taken elsewhere"},
                                                      {'*', "goes or takes there"},
                                                      {'*', "goes there"},
                                                      {',', "goes there from its starting place only"},
                                                      {'^', "passes over what stands there"},
                                                      {'|', "must be free for some of its moves"},
                                                      {'"', "has an influence on what stands there"},
                                                      {'\'', "last move"}}};
    return words[static_cast<std::size_t>(mark)];
}

void Marks::remove(Field f, Mark mark) {
    const auto set = fields_.find(f);
    if (set != fields_.end() && (set->second &= ~bit(mark)) == 0) fields_.erase(set);
}

bool Marks::has(Field f, Mark mark) const {
    const auto set = fields_.find(f);
    return set != fields_.end() && in(set->second, mark);
}

bool Marks::only(Field f, Mark mark) const {
    const auto set = fields_.find(f);
    return set != fields_.end() && set->second == bit(mark);
}

bool Marks::any(Mark mark) const {
    return std::any_of(fields_.begin(), fields_.end(),
                       [mark](const auto& entry) { return in(entry.second, mark); });
}

void Marks::add_arrow(Arrow arrow) {
    if (std::find(arrows_.begin(), arrows_.end(), arrow) == arrows_.end()) arrows_.push_back(arrow);
}

void Marks::add_effects(const Board& board, const PlyRecord& ply) {
    for (const LeftPiece& c : ply.captures)
        if (const auto field = board.field(c.field))
            add(*field, c.field == ply.to ? Mark::takes : Mark::afar);
    for (const SideEffect& e : ply.effects) {
        const Mark mark = mark_of(e);
        const auto from = board.field(e.from), to = board.field(e.to);
        // The piece itself, which is told by where it ends.
        if (mark == Mark::leaves || (mark == Mark::tags && e.from == ply.to)) continue;
        if (from) add(*from, mark);
        if (from && to && *from != *to) add_arrow({*from, *to});
    }
}

void Marks::add_passed(const Position& position, const Board& board, const PlyRecord& ply) {
    // What stands on the straight way, if it is not told of already. Other ways are not known here.
    if (ply.trail.empty() && !is_straight(board, ply)) return;
    for (const std::string& name : way_of(board, ply)) {
        const auto field = board.field(name);
        if (!field || name == ply.from || name == ply.to || position.at(*field) == kNoPiece) continue;
        if (fields_.count(*field) == 0) add(*field, Mark::passes);
    }
}

void Marks::add_ply(const Position& position, const Board& board, const PlyRecord& ply) {
    const auto to = board.field(ply.to);
    const auto at_end = [&](const auto& list, auto field_of) {
        return std::any_of(list.begin(), list.end(), [&](const auto& e) { return field_of(e) == ply.to; });
    };
    const bool took_there = at_end(ply.captures, [](const LeftPiece& c) { return c.field; });
    const bool gone =
        at_end(ply.effects, [](const SideEffect& e) { return e.kind == "leave" ? e.from : std::string(); });
    add_effects(board, ply);
    add_passed(position, board, ply);
    if (!to || ply.kind == "pass") return;
    if (ply.kind == "activate") return add(*to, Mark::activates);
    if (gone)
        add(*to, Mark::leaves);
    else if (!took_there && !ply.captures.empty())
        add(*to, Mark::shoots);
    else if (!took_there && ply.from != ply.to)
        add(*to, Mark::goes);
}

Marks marks_of(const Position& position, const Board& board, const Listing& listing) {
    Marks marks;
    for (const auto& move : listing.moves)
        if (!move->plies.empty()) marks.add_ply(position, board, move->plies.front());
    return marks;
}

std::map<Field, char> signs_of(const Marks& marks) {
    std::map<Field, char> signs;
    for (const auto& [field, set] : marks.fields())
        for (int m = 0; m < kMarks; ++m)
            if (Marks::in(set, static_cast<Mark>(m))) {
                signs[field] = words_of(static_cast<Mark>(m)).sign;
                break;
            }
    return signs;
}

std::string legend_of(const Marks& marks) {
    std::string text;
    for (int m = 0; m < kMarks; ++m) {
        const auto mark = static_cast<Mark>(m);
        if (mark == Mark::start || !marks.any(mark)) continue;
        text += fmt::format("{}{} {}", text.empty() ? "" : "   ", words_of(mark).sign, words_of(mark).words);
    }
    return text;
}

}  // namespace acedrex::program
