// Guards and effects in words.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <cctype>
#include <map>

#include "describe.hpp"

namespace acedrex::program {

namespace {

using Table = std::map<std::string, std::string>;

// The word of a guard or an effect, without m. and what it is given; {} in a table stands for the latter.
const Table& guard_table() {
    static const Table kTable = {{"empty", "the field is empty"},
                                 {"own", "a piece of its own side stands there"},
                                 {"enemy", "an enemy stands there"},
                                 {"neutral", "a piece that is nobody's stands there"},
                                 {"occupied", "somebody stands there"},
                                 {"free", "the field is free"},
                                 {"prey", "somebody stands there whom it may capture"},
                                 {"mine", "a piece of the player to move stands there"},
                                 {"theirs", "a piece of the other player stands there"},
                                 {"is", "there stands {}"},
                                 {"royal", "a royal piece stands there"},
                                 {"tagged", "what stands there carries the tag {}"},
                                 {"zone", "the field is in the zone {}"},
                                 {"rank", "the field is on {}"},
                                 {"own_half", "the field is in its own half"},
                                 {"their_half", "the field is in the other half"},
                                 {"own_colour", "the field has the colour of its side"},
                                 {"start_colour", "the field has the colour of the one where it started"},
                                 {"at_start", "it is where it started"},
                                 {"passed", "an enemy passed over the field in the last move"},
                                 {"where", "a test that is written in the script holds"},
                                 {"initial", "it has not moved yet"},
                                 {"carries", "it carries the tag {}"},
                                 {"file", "the field is on file {}"},
                                 {"light_field", "the field is a light one"},
                                 {"dark_field", "the field is a dark one"},
                                 {"on", "the field is {}"},
                                 {"i_am", "it is {}"},
                                 {"walked", "it has gone at most {} steps"},
                                 {"left", "it has at least so much momentum: {}"},
                                 {"first_ply", "it makes its first ply of the move"},
                                 {"bloodless", "nothing is captured in this walk"},
                                 {"unsettled", "the walk may still capture"},
                                 {"last", "the other side's last turn was so: {}"},
                                 {"last_unit", "there stands the piece that made the other side's last move"},
                                 {"marked", "the field is marked {}"},
                                 {"counter", "the count of {} is within these bounds"},
                                 {"frozen", "what stands there may not move"},
                                 {"arrived", "what stands there came there in this turn"}};
    return kTable;
}

const Table& effect_table() {
    static const Table kTable = {{"capture", "captures what stands there"},
                                 {"capture_own", "captures the piece of its own side there"},
                                 {"oblate", "takes what stands there off the board, which is no capture"},
                                 {"convert", "makes what stands there one of its own side"},
                                 {"flip", "gives what stands there to the other side"},
                                 {"change", "changes the kind of what stands there: {}"},
                                 {"push", "pushes what stands there: {}"},
                                 {"pull", "pulls what stands there: {}"},
                                 {"swap", "puts what stands there where it started itself"},
                                 {"mark", "marks what stands there: {}"},
                                 {"unmark", "takes this mark from what stands there: {}"},
                                 {"mark_field", "marks the field: {}"},
                                 {"add", "counts: {}"},
                                 {"place", "puts a new piece there: {}"},
                                 {"become", "becomes {}"},
                                 {"promote", "promotes to {}"},
                                 {"leave", "leaves the board"},
                                 {"activate", "lands there and activates what stands there"},
                                 {"home", "goes back to where it started"},
                                 {"land", "is put down there at once"},
                                 {"settle", "ends without capturing"},
                                 {"strike", "ends by capturing"},
                                 {"rushed", "may be captured in passing in the next move"},
                                 {"take_passer", "captures the piece that passed over the field"},
                                 {"no_promotion", "does not promote"}};
    return kTable;
}

// A word of the algebra and what it is given: "is" and "\"Ant\"" of m.is("Ant").
std::pair<std::string, std::string> taken_apart(const Expression& e) {
    const std::string text = to_string(e);
    std::size_t end = 2;
    while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) || text[end] == '_'))
        ++end;
    std::string given = end < text.size() ? text.substr(end + 1, text.size() - end - 2) : "";
    for (const char* useless : {"\"", "m.", "[", "]"})
        for (std::size_t at; (at = given.find(useless)) != given.npos;)
            given.erase(at, std::string(useless).size());
    for (std::size_t at; (at = given.find(" = ")) != given.npos;) given.replace(at, 3, " is now ");
    const auto first = given.find_first_not_of(' '), last = given.find_last_not_of(' ');
    return {text.substr(2, end - 2), first == given.npos ? "" : given.substr(first, last + 1 - first)};
}

std::string rank_words(int rank) {
    if (rank == -1) return "its last rank";
    return rank > 0 ? fmt::format("its rank {}", rank) : fmt::format("its rank {} from the end", -rank);
}

std::string last_words(const Expression& e) {
    std::vector<std::string> words;
    if (e.number & kLastCaptured) words.emplace_back("it captured something");
    if (e.number & kLastIs) words.push_back("it was made by " + listed(e.names, "or"));
    return words.empty() ? "there was one" : listed(words, "and");
}

// Where and how far m.push and m.pull take somebody.
std::string push_words(const Expression& e) {
    return (e.number > 1 ? fmt::format("{} times ", e.number) : "") + direction_words(e.vectors) +
           (e.names.empty() ? "" : ", also off the board");
}

std::string from_table(const Table& table, const Expression& e) {
    auto [word, given] = taken_apart(e);
    const auto known = table.find(word);
    if (known == table.end()) return "this holds, in the words of its script, " + to_string(e);
    std::string text = known->second;
    if (e.kind == ExprKind::effect && e.effect == EffectKind::promote_it)
        return "has what stands there promoted";
    if (e.kind == ExprKind::guard && !e.names.empty()) given = listed(e.names, "or");
    if (word == "rank") given = rank_words(e.number);
    if (word == "last") given = last_words(e);
    if (!e.vectors.empty()) given = push_words(e);
    if (e.kind == ExprKind::effect && e.vectors.empty() && e.number > 0)
        given = fmt::format("{} for {} turns", fmt::join(e.names, ", "), e.number);
    if (const auto at = text.find("{}"); at != text.npos) text.replace(at, 2, given);
    return text;
}

}  // namespace

std::string guard_words(const Expression& guard) {
    return from_table(guard_table(), guard);
}

std::string effect_words(const Expression& effect) {
    return from_table(effect_table(), effect);
}

}  // namespace acedrex::program
