// show: draws a position, and where a piece on it goes.
#include <fmt/core.h>

#include <map>
#include <set>

#include "command.hpp"
#include "console.hpp"
#include "draw.hpp"
#include "rules/setup.hpp"
#include "table.hpp"

namespace acedrex::program {

namespace {

struct Options {
    TableOptions table;
    std::optional<std::string> from;
};

constexpr char kStart = '<';
constexpr char kQuiet = '*';
constexpr char kTaken = 'x';
constexpr char kShot = '!';  // it ends there, having taken elsewhere

// What the first plies of a listing do, as one mark for each field; a capture outdoes a quiet move.
std::map<Field, char> marks_of(const Board& board, const Listing& listing, Field from) {
    std::set<std::string> quiet, taken, shot;
    for (const auto& move : listing.moves) {
        if (move->plies.empty()) continue;
        const PlyRecord& ply = move->plies.front();
        bool took_there = false;
        for (const LeftPiece& c : ply.captures) {
            taken.insert(c.field);
            took_there = took_there || c.field == ply.to;
        }
        if (!took_there) (ply.captures.empty() ? quiet : shot).insert(ply.to);
    }
    std::map<Field, char> marks;
    for (const auto& [fields, mark] : {std::pair{&quiet, kQuiet}, {&shot, kShot}, {&taken, kTaken}})
        for (const std::string& name : *fields)
            if (const std::optional<Field> field = board.field(name)) marks[*field] = mark;
    marks[from] = kStart;
    return marks;
}

std::string legend(const std::map<Field, char>& marks) {
    const std::pair<char, const char*> words[] = {
        {kQuiet, "goes there"}, {kTaken, "takes there"}, {kShot, "ends there, having taken elsewhere"}};
    std::string text;
    for (const auto& [mark, word] : words)
        for (const auto& entry : marks)
            if (entry.second == mark) {
                text += fmt::format("{}{} {}", text.empty() ? "" : "   ", mark, word);
                break;
            }
    return text.empty() ? "it has no legal move" : text;
}

int run(const Options& options) {
    const Table table = open_table(options.table, options.from);
    if (!options.from) {
        fmt::print("{}\n  {}\n", draw_board(*table.variant, table.position),
                   write_setup(*table.variant, table.position));
        return kDone;
    }
    const Field from = field_named(*table.variant, *options.from);
    const Code code = table.position.at(from);
    if (code == kNobody) {
        fmt::print("{}\n", draw_board(*table.variant, table.position));
        say(fmt::format("nothing stands on {}", *options.from));
        return kNo;
    }
    // A piece of the other side is shown as if its side were to move.
    Position position = table.position;
    if (Cast::side(code) != Side::none) position.set_to_move(Cast::side(code));
    const Listing listing = Game(table.variant, position).moves(from);
    const std::map<Field, char> marks = marks_of(table.variant->board(), listing, from);
    fmt::print("{}\n  {}{} on {}: {}\n", draw_board(*table.variant, position, marks), kStart,
               table.variant->cast().name(code), *options.from, legend(marks));
    if (!listing.complete) say("there is more: the listing of its moves was cut by its budget");
    return kDone;
}

}  // namespace

Command show_command() {
    return {"show", "draws a position, and where a piece goes", "acedrex show croatian-ties --from b1",
            [](Arguments& a) {
                auto options = std::make_shared<Options>();
                options->table.declare_variant(a);
                options->table.declare_position(a);
                a.option("--from", "FIELD", options->from,
                         "mark where the piece on this field goes and what it takes");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
