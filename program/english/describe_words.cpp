// Guards and effects in words.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <array>
#include <cctype>
#include <map>

#include "english/describe.hpp"

namespace acedrex::program {

namespace {

using Table = std::map<std::string, std::string>;

// What a guard says, and what it says where it does not hold.
struct Clause {
    std::string yes, no;
};
using Clauses = std::map<std::string, Clause>;

// The word of a guard or an effect, without m. and what it is given; {} in a table stands for the latter.
const Clauses& guard_table() {
    static const Clauses kTable = {
        {"empty", {"the field is empty", "the field is not empty"}},
        {"own", {"a piece of its own side stands there", "no piece of its own side stands there"}},
        {"enemy", {"an enemy stands there", "no enemy stands there"}},
        {"neutral", {"a neutral piece stands there", "no neutral piece stands there"}},
        {"occupied", {"a piece stands there", "no piece stands there"}},
        {"free", {"the field is free", "the field is not free"}},
        {"prey", {"a piece stands there that it may capture", "nothing stands there that it may capture"}},
        {"mine",
         {"a piece of the player to move stands there", "no piece of the player to move stands there"}},
        {"theirs", {"a piece of the other player stands there", "no piece of the other player stands there"}},
        {"lights_turn", {"it is light's turn", "it is dark's turn"}},
        {"is", {"{} stands there", "what stands there is not {}"}},
        {"royal", {"a royal piece stands there", "no royal piece stands there"}},
        {"tagged", {"what stands there carries the tag {}", "nothing that carries the tag {} stands there"}},
        {"zone", {"the field is in the zone {}", "the field is not in the zone {}"}},
        {"rank", {"the field is on {}", "the field is not on {}"}},
        {"own_half", {"the field is in its own half", "the field is not in its own half"}},
        {"their_half", {"the field is in the other half", "the field is not in the other half"}},
        {"own_colour", {"the field has the colour of its side", "the field has not the colour of its side"}},
        {"start_colour",
         {"the field has the colour of the one where it started",
          "the field has not the colour of the one where it started"}},
        {"at_start", {"it is where it started", "it is not where it started"}},
        {"passed",
         {"an enemy passed over the field in the last move",
          "no enemy passed over the field in the last move"}},
        {"where",
         {"a test that is written in the script holds", "a test that is written in the script fails"}},
        {"unmoved", {"a piece stands there that has not moved yet", "no unmoved piece stands there"}},
        {"initial", {"it has not moved yet", "it has moved already"}},
        {"carries", {"it carries the tag {}", "it does not carry the tag {}"}},
        {"file", {"the field is on file {}", "the field is not on file {}"}},
        {"light_field", {"the field is a light one", "the field is not a light one"}},
        {"dark_field", {"the field is a dark one", "the field is not a dark one"}},
        {"on", {"the field is {}", "the field is not {}"}},
        {"i_am", {"it is {}", "it is not {}"}},
        {"walked", {"it has gone at most {}", "it has gone farther than {}"}},
        {"left", {"it has at least {} momentum left", "it has less than {} momentum left"}},
        {"first_ply", {"it makes its first ply of the move", "this is not its first ply of the move"}},
        {"bloodless", {"nothing is captured on this way", "something is captured on this way"}},
        {"unsettled", {"it may still capture", "it may capture no more"}},
        {"last", {"{} in the other side's last turn", ""}},
        {"last_unit",
         {"the piece stands there that made the other side's last move",
          "another piece stands there than the one that made the other side's last move"}},
        {"marked", {"the field is marked {}", "the field is not marked {}"}},
        {"counter", {"the count of {} is within these bounds", "the count of {} is not within these bounds"}},
        {"frozen", {"what stands there may not move", "what stands there may move"}},
        {"arrived",
         {"what stands there came there in this turn", "what stands there was there before this turn"}},
        {"vacated",
         {"a piece of its side has left the field in this turn {}",
          "no piece of its side has left the field in this turn {}"}}};
    return kTable;
}

const Table& effect_table() {
    static const Table kTable = {{"capture", "captures what stands there"},
                                 {"capture_own", "captures the piece of its own side there"},
                                 {"oblate", "takes what stands there off the board, which is no capture"},
                                 {"convert", "makes what stands there one of its own side"},
                                 {"flip", "gives what stands there to the other side"},
                                 {"change", "changes the kind of what stands there: {}"},
                                 {"push", "pushes what stands there {}"},
                                 {"pull", "pulls what stands there {}"},
                                 {"swap", "puts what stands there where it started itself"},
                                 {"mark", "marks what stands there {}"},
                                 {"unmark", "takes this mark from what stands there: {}"},
                                 {"mark_field", "marks the field {}"},
                                 {"clear_marks", "takes all marks from the field"},
                                 {"add", "counts: {}"},
                                 {"place", "puts down {} there"},
                                 {"retrieve", "puts a piece out of a pocket there: {}"},
                                 {"become", "becomes {}"},
                                 {"promote", "promotes to {}"},
                                 {"leave", "leaves the board"},
                                 {"or_leave", "leaves the board here if it can end nowhere from here on"},
                                 {"activate", "lands there and activates what stands there"},
                                 {"home", "goes back to where it started"},
                                 {"land", "is put down there"},
                                 {"settle", "ends without capturing"},
                                 {"strike", "ends by capturing"},
                                 {"rushed", "may be captured in passing in the next move"},
                                 {"take_passer", "captures the piece that passed over the field"},
                                 {"no_more_promotion", "cannot promote in this move"}};
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
    for (std::size_t at; (at = given.find(" = ")) != given.npos;) given.replace(at, 3, " to ");
    const auto first = given.find_first_not_of(' '), last = given.find_last_not_of(' ');
    return {text.substr(2, end - 2), first == given.npos ? "" : given.substr(first, last + 1 - first)};
}

std::string rank_words(int rank) {
    static constexpr std::array<const char*, 5> kFirst{"", "first", "second", "third", "fourth"};
    if (rank == -1) return "its last rank";
    if (rank == -2) return "its last rank but one";
    if (rank < 0) return fmt::format("its last rank but {}", number_word(-rank - 1));
    return rank < 5 ? fmt::format("its {} rank", kFirst[static_cast<std::size_t>(rank)])
                    : fmt::format("its rank {}", rank);
}

// Types are written with a capital, classes are not.
std::string one_of(const std::vector<std::string>& names) {
    std::vector<std::string> words;
    for (const std::string& name : names) {
        const bool type = std::isupper(static_cast<unsigned char>(name[0])) != 0;
        const char* article = std::string("AEIOaeio").find(name[0]) == std::string::npos ? "a" : "an";
        words.push_back(type ? fmt::format("{} {}", article, name)
                             : fmt::format("a piece of the class {}", name));
    }
    return listed(words, "or");
}

std::string last_words(const Expression& e) {
    std::vector<std::string> words;
    if (e.number & kLastIs) words.push_back(one_of(e.names) + " moved");
    if (e.number & kLastCaptured) words.emplace_back("something was captured");
    return words.empty() ? "something was done" : listed(words, "and");
}

// Where and how far m.push and m.pull take a piece.
std::string push_words(const Expression& e) {
    const std::string fields = e.number > 1 ? fmt::format("{} fields ", number_word(e.number)) : "";
    return fields + direction_words(e.vectors) + (e.names.empty() ? "" : ", also off the board");
}

std::string given_to(const Expression& e, const std::string& word, std::string given) {
    if (e.kind == ExprKind::guard) {
        if (word == "is" || word == "i_am") return one_of(e.names);
        if (word == "rank") return rank_words(e.number);
        if (word == "walked") return e.number == 1 ? "one step" : number_word(e.number) + " steps";
        if (word == "last") return last_words(e);
        return e.names.empty() ? given : listed(e.names, "or");
    }
    if (!e.vectors.empty()) return push_words(e);
    if (e.kind == ExprKind::effect && (word == "place" || word == "become" || word == "promote") &&
        e.names.size() == 1)
        return one_of(e.names);
    if (e.number > 0)
        return fmt::format("{} for {} {}", fmt::join(e.names, ", "),
                           e.number == 1 ? "a" : number_word(e.number), e.number == 1 ? "turn" : "turns");
    return given;
}

std::string filled_in(std::string text, const std::string& given) {
    if (const auto at = text.find("{}"); at != text.npos) text.replace(at, 2, given);
    return text;
}

std::string in_its_own_words(const Expression& e) {
    return "this holds, in the words of its script, " + to_string(e);
}

}  // namespace

std::string guard_words(const Expression& guard, bool holds) {
    const auto [word, given] = taken_apart(guard);
    const auto known = guard_table().find(word);
    if (known == guard_table().end()) return (holds ? "" : "it is not so that ") + in_its_own_words(guard);
    const Clause& clause = known->second;
    if (!holds && clause.no.empty()) return "it is not so that " + guard_words(guard, true);
    return filled_in(holds ? clause.yes : clause.no, given_to(guard, word, given));
}

std::string effect_words(const Expression& effect) {
    if (effect.effect == EffectKind::promote_it) return "has what stands there promoted";
    const auto [word, given] = taken_apart(effect);
    const auto known = effect_table().find(word);
    if (known == effect_table().end()) return in_its_own_words(effect);
    return filled_in(known->second, given_to(effect, word, given));
}

std::string number_word(int n) {
    static constexpr std::array<const char*, 17> kWords{
        "no",   "one", "two",    "three",  "four",     "five",     "six",     "seven",  "eight",
        "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen"};
    return n >= 0 && n < static_cast<int>(kWords.size()) ? kWords[static_cast<std::size_t>(n)]
                                                         : std::to_string(n);
}

}  // namespace acedrex::program
