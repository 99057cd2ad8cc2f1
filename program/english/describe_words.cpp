// Guards and effects in words.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>

#include "english/teller.hpp"
#include "pieces/tags.hpp"
#include "values/expression_text.hpp"

namespace acedrex::program {

namespace {

// The tag of pieces that may rush.
constexpr const char* kRush = "rush";

using WordTable = std::map<std::string, std::string>;

// What a guard says, and what it says where it does not hold.
struct Clause {
    std::string yes, no;
};
using Clauses = std::map<std::string, Clause>;

// The word of a guard or an effect, without m. and what it is given; {} in a table stands for the latter.
const Clauses& guard_table() {
    static const Clauses kTable = {
        {"empty", {"the field is empty", "the field is not empty"}},
        {"own", {"a friend stands there", "no friend stands there"}},
        {"enemy", {"an enemy stands there", "no enemy stands there"}},
        {"neutral", {"a neutral piece stands there", "no neutral piece stands there"}},
        {"occupied", {"a piece stands there", "no piece stands there"}},
        {"free", {"the field is free", "the field is not free"}},
        {"prey", {"a piece that it may capture stands there", "no piece that it may capture stands there"}},
        {"mine", {"a piece of the side to move stands there", "no piece of the side to move stands there"}},
        {"theirs", {"a piece of the other side stands there", "no piece of the other side stands there"}},
        {"lights_turn", {"light is to move", "dark is to move"}},
        {"is", {"{} stands there", "no {} stands there"}},
        {"royal", {"a royal piece stands there", "no royal piece stands there"}},
        {"tagged", {"a piece with the tag \"{}\" stands there", "no piece with the tag \"{}\" stands there"}},
        {"zone", {"the field is in the zone {}", "the field is not in the zone {}"}},
        {"rank", {"the field is on {}", "the field is not on {}"}},
        {"own_half", {"the field is in its own half", "the field is not in its own half"}},
        {"their_half", {"the field is in the other half", "the field is not in the other half"}},
        {"own_colour",
         {"the field is of the colour of its side", "the field is not of the colour of its side"}},
        {"start_colour",
         {"the field has the colour of its start", "the field has another colour than its start"}},
        {"at_start", {"the field is its start", "the field is not its start"}},
        {"passed",
         {"an enemy passed over the field in the last move",
          "no enemy passed over the field in the last move"}},
        {"where", {"a test in its script holds", "a test in its script fails"}},
        {"unmoved", {"a piece that has not moved yet stands there", "no unmoved piece stands there"}},
        {"initial", {"it has not moved yet", "it has moved already"}},
        {"carries", {"it has the tag \"{}\"", "it does not have the tag \"{}\""}},
        {"file", {"the field is on file {}", "the field is not on file {}"}},
        {"light_field", {"the field is a light one", "the field is not a light one"}},
        {"dark_field", {"the field is a dark one", "the field is not a dark one"}},
        {"on", {"the field is {}", "the field is not {}"}},
        {"i_am", {"it {}", "it is not true that it {}"}},
        {"walked", {"it makes at most {}", "it makes more than {}"}},
        {"left", {"it has at least {} momentum left", "it has less than {} momentum left"}},
        {"first_ply", {"this is its first ply of the move", "this is not its first ply of the move"}},
        {"bloodless", {"it captures nothing", "it captures something"}},
        {"unsettled", {"it may still capture", "it may capture no more"}},
        {"last_unit",
         {"the piece that made the other side's last move stands there",
          "the piece that made the other side's last move does not stand there"}},
        {"inherits", {"it moves as {}", "it does not move as {}"}},
        {"noted", {"the field is its noted \"{}\"", "the field is not its noted \"{}\""}},
        {"file_of",
         {"the field is on the file of its noted \"{}\"",
          "the field is not on the file of its noted \"{}\""}},
        {"rank_of",
         {"the field is on the rank of its noted \"{}\"",
          "the field is not on the rank of its noted \"{}\""}},
        {"marked", {"the field has the tag \"{}\"", "the field does not have the tag \"{}\""}},
        {"frozen", {"the piece there may not move", "the piece there may move"}},
        {"arrived",
         {"the piece there came there in this turn", "the piece there was there before this turn"}}};
    return kTable;
}

const WordTable& effect_table() {
    static const WordTable kTable = {
        {"capture", "captures the piece there"},
        {"capture_own", "captures the friend there"},
        {"oblate", "removes the piece there (which is not a capture)"},
        {"convert", "makes a friend of the piece there"},
        {"flip", "makes the piece there change sides"},
        {"swap", "changes places with the piece there"},
        {"into", "takes what it captures into the pocket \"{}\""},
        {"note", "lets the piece there note the field as its \"{}\""},
        {"mark", "gives the piece there the tag \"{}\""},
        {"unmark", "takes the tag \"{}\" from the piece there"},
        {"mark_field", "gives the field the tag \"{}\""},
        {"clear_marks", "takes all tags from the field"},
        {"place", "puts {} there"},
        {"become", "becomes {}"},
        {"promote", "promotes to {}"},
        {"leave", "leaves the board"},
        {"or_leave", "leaves the board there if it can end nowhere from there on"},
        {"activate", "activates the piece there, which goes on"},
        {"home", "goes back to its start"},
        {"land", "stops there"},
        {"settle", "ends without capturing"},
        {"strike", "ends by capturing"},
        {"rushed", "may be captured in passing in the next move"},
        {"take_passer", "captures in passing (en passant) the piece that passed over the field"},
        {"no_more_promotion", "cannot promote in this move"},
        {"activate_anew", "activates the piece there, which goes on with fresh momentum"},
        {"hand_back", "stops there, and the piece that activated it goes on"},
        {"diverge", "goes on from there in a further ply without stopping"}};
    return kTable;
}

// The word of a guard or an effect, without the name of its library.
std::string word_of(const WordRow& row) {
    const std::string word = row.word;
    return word.starts_with("c.") ? word.substr(2) : word;
}

std::string rank_words(int rank) {
    static constexpr std::array<const char*, 5> kFirst{"", "first", "second", "third", "fourth"};
    if (rank == -1) return "its last rank";
    if (rank == -2) return "its last rank but one";
    if (rank < 0) return fmt::format("its last rank but {}", number_word(-rank - 1));
    return rank < 5 ? fmt::format("its {} rank", kFirst[static_cast<std::size_t>(rank)])
                    : fmt::format("its rank {}", rank);
}

// What the other side's last turn did, or did not do.
std::string last_words(const Expression& e, bool holds) {
    std::vector<std::string> words;
    if (e.number & kLastIs)
        words.push_back(fmt::format("the other side {} {}", holds ? "has just moved" : "has not just moved",
                                    one_of(e.names)));
    if (e.number & kLastCaptured)
        words.push_back(fmt::format("the other side {} captured", holds ? "has just" : "has not just"));
    return listed(words, holds ? "and" : "or");
}

std::string counter_called(const Expression& e) {
    return e.names.size() > 1 ? "the other side's counter" : "the counter";
}

std::string counter_words(const Expression& e) {
    const int lo = e.lo->constant, hi = e.hi->constant;
    return hi >= kUnlimited ? fmt::format("{} is at least {}", e.names[0], lo)
           : lo == hi       ? fmt::format("{} is {}", e.names[0], lo)
                            : fmt::format("{} is from {} to {}", e.names[0], lo, hi);
}

// "is a Rook or counts as pawn"
std::string being_words(const std::vector<std::string>& names) {
    std::vector<std::string> words;
    for (const std::string& name : names)
        words.push_back(is_class(name) ? "counts as " + name : fmt::format("is {} {}", article(name), name));
    return listed(words, "or");
}

// "the field is attacked by at least two pieces"
std::string askers_words(const Expression& e, bool holds) {
    const int lo = e.lo->constant, hi = e.hi->constant;
    const std::string who = e.kids[0]->kind == ExprKind::pass ? "" : whom(*e.kids[0]);
    std::string by = who.empty() ? "" : " by " + who;
    if (lo != 1 || hi < kUnlimited)
        by = fmt::format(" by {} piece{}{}",
                         hi >= kUnlimited ? "at least " + number_word(lo)
                         : lo == hi       ? "just " + number_word(lo)
                                          : number_word(lo) + " to " + number_word(hi),
                         hi == 1 || (lo == 1 && hi >= kUnlimited) ? "" : "s",
                         who.empty() ? "" : ", each " + who);
    return fmt::format("the field is {}{}{}", holds ? "" : "not ",
                       e.guard == GuardKind::attacked ? "attacked" : "guarded", by);
}

std::string lasting_words(int turns) {
    if (turns == kAlways) return " for good";
    if (turns == kThisTurn) return " for the rest of the turn";
    if (turns == kUntilItMoves) return "";
    return turns == 1 ? " for one turn" : fmt::format(" for {} turns", number_word(turns));
}

std::string given_to(const Expression& e, const std::string& word) {
    if (word == "rank") return rank_words(e.number);
    if (word == "walked") return e.number == 1 ? "one step" : number_word(e.number) + " steps";
    if (word == "left") return number_word(e.number);
    if (word == "zone") return listed(e.names, "or");
    if (word == "i_am") return being_words(e.names);
    if (word == "is" || word == "inherits" || word == "place" || word == "become" || word == "promote")
        return one_of(e.names);
    return listed(e.names, "or");
}

std::string filled_in(std::string text, const std::string& given) {
    if (const auto at = text.find("{}"); at != text.npos) text.replace(at, 2, given);
    return text;
}

}  // namespace

// Types are written with a capital, classes are not.
std::string one_of(const std::vector<std::string>& names) {
    std::vector<std::string> words;
    for (const std::string& name : names)
        words.push_back(is_class(name) ? "a piece that counts as " + name
                                       : fmt::format("{} {}", article(name), name));
    return listed(words, "or");
}

std::string guard_words(const Expression& guard, bool holds) {
    if (guard.guard == GuardKind::last) return last_words(guard, holds);
    if (guard.guard == GuardKind::counter)
        return fmt::format("{}{} {}", holds ? "" : "it is not true that ", counter_called(guard),
                           counter_words(guard));
    if (guard.guard == GuardKind::vacated)
        return fmt::format("{} friend{} has left the field in this turn", holds ? "a" : "no",
                           guard.names.empty() ? "" : fmt::format(" with the tag \"{}\"", guard.names[0]));
    if (guard.guard == GuardKind::attacked || guard.guard == GuardKind::guarded)
        return askers_words(guard, holds);
    if (guard.guard == GuardKind::took)
        return fmt::format("it has {}captured {}", holds ? "" : "not ", whom(*guard.kids[0]));
    const std::string word = word_of(row_of(guard.guard));
    const auto known = guard_table().find(word);
    if (known == guard_table().end()) return to_string(guard) + (holds ? " holds" : " fails");
    std::string given = given_to(guard, word);
    if (!holds && word == "is" && guard.names.size() > 1 &&
        std::any_of(guard.names.begin(), guard.names.end(), is_class)) {
        std::vector<std::string> words;
        for (const std::string& name : guard.names) words.push_back(one_of({name}));
        return "neither " + listed(words, "nor") + " stands there";
    }
    if (!holds && word == "is" && std::none_of(guard.names.begin(), guard.names.end(), is_class))
        given = listed(guard.names, "or");
    else if (!holds && word == "is")
        given = given.substr(given.find(' ') + 1);
    if (!holds && guard.guard == GuardKind::i_am && guard.names.size() == 1)
        return is_class(guard.names[0]) ? "it does not count as " + guard.names[0]
                                        : "it is not " + one_of(guard.names);
    if (guard.guard == GuardKind::carries && guard.names[0] == kRush)
        return holds ? "it may still rush" : "it may no longer rush";
    return filled_in(holds ? known->second.yes : known->second.no, given);
}

std::string Teller::effect(const Expression& e) const {
    switch (e.effect) {
        case EffectKind::displace:
            return "moves the piece there, which " + action(*e.kids[0]);
        case EffectKind::exchange:
            return "lets the piece there change places with the one to which it " + action(*e.kids[0]);
        case EffectKind::retrieve:
            return fmt::format("puts {} from the pocket {} there", whom(*e.kids[0]),
                               e.names.empty() ? "" : e.names[0]);
        case EffectKind::push:
            return fmt::format("pushes the piece there {}{}{}",
                               e.number > 1 ? number_word(e.number) + " fields " : "", directions(e.vectors),
                               e.names.empty() ? "" : ", also off the board");
        case EffectKind::pull:  // the direction is the one in which it stands
            return fmt::format("pulls the piece there {} {} nearer{}", number_word(e.number),
                               e.number > 1 ? "fields" : "field",
                               e.names.empty() ? "" : ", also off the board");
        case EffectKind::change: {
            if (e.table.empty()) return "turns the piece there into " + one_of(e.names);
            std::vector<std::string> words;
            for (const auto& [was, is] : e.table) words.push_back(fmt::format("{} into {}", was, is));
            return "turns the piece there (" + listed(words, "or") + ")";
        }
        default:
            return effect_words(e);
    }
}

std::string effect_words(const Expression& effect) {
    if (effect.effect == EffectKind::promote_it) return "promotes the piece there";
    if (effect.effect == EffectKind::add_counter)
        return fmt::format("changes {} {} by {}", counter_called(effect), effect.names[0], effect.number);
    const std::string word = word_of(row_of(effect.effect));
    const auto known = effect_table().find(word);
    if (known == effect_table().end()) return "does what its script calls " + to_string(effect);
    std::string text = filled_in(known->second, given_to(effect, word));
    if (word == "mark" || word == "mark_field") text += lasting_words(effect.number);
    return text;
}

std::string number_word(int n) {
    static constexpr std::array<const char*, 17> kWords{
        "no",   "one", "two",    "three",  "four",     "five",     "six",     "seven",  "eight",
        "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen"};
    return n >= 0 && n < static_cast<int>(kWords.size()) ? kWords[static_cast<std::size_t>(n)]
                                                         : std::to_string(n);
}

}  // namespace acedrex::program
