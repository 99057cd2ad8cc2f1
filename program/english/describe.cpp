// Any movement expression in words, by its kind.
#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "english/teller.hpp"
#include "values/expression_text.hpp"

namespace acedrex::program {

namespace {

// What one of the tests says where it does not hold; of both together: that one of them fails.
Expr opposite(const Expr& e) {
    if (e->kind == ExprKind::look_not) return e->kids[0];
    return make::of(ExprKind::look_not, {e});
}

std::vector<Expr> kids_of(const Expr& e, ExprKind kind) {
    return e->kind == kind ? e->kids : std::vector<Expr>{e};
}

// (1) ...; (2) ...; a list within the list is put in parentheses.
std::string in_a_list(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += fmt::format("{}({}) {}", i ? "; " : "", i + 1,
                            in_parentheses(words[i], words[i].find("(1) ") != std::string::npos));
    return text;
}

std::string borrowed_words(const Expression& e) {
    if (e.lender == Lender::type) return fmt::format("moves like {} {}", article(e.names[0]), e.names[0]);
    const char* lender = e.lender == Lender::last        ? "the piece that made the other side's last move"
                         : e.lender == Lender::own_last  ? "the piece that its own side moved last"
                         : e.lender == Lender::attackers ? "every enemy that attacks it"
                                                         : "every friend that guards it";
    return fmt::format("moves like {}{}", lender, e.names.empty() ? "" : " but " + one_of(e.names));
}

}  // namespace

// (1) ...; (2) ...
std::string Teller::numbered(const std::vector<Expr>& kids) const {
    std::vector<std::string> words;
    for (const Expr& kid : kids) words.push_back(branch(*kid));
    return in_a_list(words);
}

// A run over free fields and as many fields in another direction: a step, perhaps the whole once more, and a
// step back out of it; "" for all else.
std::string Teller::as_many(const Expression& e) const {
    const auto is_step = [](const Expr& kid) {
        return kid->kind == ExprKind::step && kid->vectors.size() == 1 && is_short(kid->vectors[0]);
    };
    const auto is_free = [](const Expr& kid) { return kid->is(GuardKind::free); };
    if (e.kids.size() != 1 || e.kids[0]->kind != ExprKind::sequence) return "";
    const std::vector<Expr>& legs = e.kids[0]->kids;
    if (legs.size() != 4 || !is_step(legs[0]) || !is_free(legs[1]) || !is_step(legs[3])) return "";
    const auto is_once_more = [&](const Expr& kid) {
        return kid->kind == ExprKind::sequence && kid->kids.size() == 2 &&
               kid->kids[0]->kind == ExprKind::call && is_free(kid->kids[1]);
    };
    const std::vector<Expr> perhaps = kids_of(legs[2], ExprKind::choice);
    const auto count = [&perhaps](auto fits) { return std::count_if(perhaps.begin(), perhaps.end(), fits); };
    if (perhaps.size() != 2 || count(is_once_more) != 1 ||
        count([](const Expr& kid) { return kid->kind == ExprKind::pass; }) != 1)
        return "";
    return fmt::format("goes one or more fields {} and then as many {}, over free fields",
                       directions(legs[0]->vectors), directions(legs[3]->vectors));
}

std::string Teller::others(const Expression& e) const {
    const auto within = [this, &e] { return " (" + action(*e.kids[0]) + ")"; };
    switch (e.kind) {
        case ExprKind::grammar:
            return grammar(e);
        case ExprKind::call:
            return "does " + e.names[0];
        case ExprKind::moves_of:
            return borrowed_words(e);
        case ExprKind::each_type:
            return "moves as its script says for each kind of piece";
        case ExprKind::on_board:
            return "moves as its script says for the size of the board";
        case ExprKind::gait:
            return "moves like the piece that activated it";
        case ExprKind::roaming:
            return "does this, also over fields beyond the edge of the board:" + within();
        case ExprKind::across:
            return e.names.empty() || e.names[0].empty()
                       ? "goes to the same field of the first board"
                       : "goes to the same field of the board " + e.names[0];
        case ExprKind::wrapped:
            break;
        default:
            return "does what its script calls " + to_string(e);
    }
    const char* which = e.number == kWrapFiles   ? "the first and the last file"
                        : e.number == kWrapRanks ? "the first and the last rank"
                                                 : "opposite edges of the board";
    return fmt::format("as if {} were joined:{}", which, within());
}

std::string Teller::action(const Expression& e) const {
    switch (e.kind) {
        case ExprKind::step:
            return steps(e);
        case ExprKind::anywhere:
            return "goes to any other field of the board";
        case ExprKind::aligned:
            return fmt::format("goes to any field in line with it and {} or more other pieces (each {})",
                               number_word(e.number), whom(*e.kids[0]));
        case ExprKind::pass:
            return "stays where it is";
        case ExprKind::none:
            return "can do nothing";
        case ExprKind::sequence:
            return is_test(e) ? branch(e) : sequence(e);
        case ExprKind::choice:
            return is_test(e) ? branch(e) : choice(e);
        case ExprKind::repeat:
            return repeat(e);
        case ExprKind::guard:
        case ExprKind::look:
        case ExprKind::look_not:
        case ExprKind::from:
            return branch(e);
        case ExprKind::aside:
            return aside(e);
        case ExprKind::every:
            return each_at_once(e);
        case ExprKind::first_of:
            if (is_optional(e)) return "if it can, " + action(*e.kids[0]);
            return "does the first of these that it can: " + numbered(e.kids);
        case ExprKind::fresh:
            return "does this, and enters no field twice: (" + action(*e.kids[0]) + ")";
        case ExprKind::by_side:
            return fmt::format("as light does this: ({}), as dark this: ({})", action(*e.kids[0]),
                               action(*e.kids[1]));
        case ExprKind::portal:
            return "goes on through a portal: (" + action(*e.kids[0]) + ")";
        case ExprKind::each_step:
            return fmt::format("{}, and after each step ({})", action(*e.kids[0]), action(*e.kids[1]));
        case ExprKind::absolute:
            return fmt::format("{} (the same way for both sides)", action(*e.kids[0]));
        case ExprKind::effect:
            return effect(e);
        default:
            return others(e);
    }
}

// One thing where a test holds, and another where it does not; "" for all else.
std::string Teller::either_or(const Expression& e) const {
    if (e.kids.size() != 2) return "";
    const auto behind = [](const std::vector<Expr>& all, std::size_t begin) {
        return make::sequence({all.begin() + static_cast<std::ptrdiff_t>(begin), all.end()});
    };
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
        const std::vector<Expr> no = kids_of(e.kids[i], ExprKind::sequence),
                                yes = kids_of(e.kids[1 - i], ExprKind::sequence);
        if (!is_test(*no[0])) continue;
        const std::vector<Expr> asked = kids_of(opposite(no[0]), ExprKind::sequence);
        const auto same = [](const Expr& a, const Expr& b) { return to_string(*a) == to_string(*b); };
        if (asked.size() >= yes.size() || !std::equal(asked.begin(), asked.end(), yes.begin(), same))
            continue;
        const Expr done = behind(yes, asked.size()), otherwise = behind(no, 1);
        if (otherwise->is(EffectKind::strike) && done->is(EffectKind::take_passer))
            return "only to capture, and in passing (en passant) if " + conditions(asked);
        std::string text = fmt::format("if {}, {}", conditions(asked), action(*done));
        return no.size() > 1 ? text + "; otherwise " + action(*otherwise) : text;
    }
    return "";
}

std::string Teller::choice(const Expression& e) const {
    std::vector<std::string> words;
    if (const auto walks = outline(e); walks && walks->size() <= 3) {
        for (const Walk& one : *walks) words.push_back(walk(one));
        const bool plain = std::none_of(words.begin(), words.end(),
                                        [](const std::string& text) { return text.find(',') != text.npos; });
        if (plain || words.size() == 1) return joined(words, "or");
    }
    if (is_whole_board(e)) return "goes to any other field of the board or stays where it is";
    const auto passes = [](const Expr& kid) { return kid->kind == ExprKind::pass; };
    if (std::any_of(e.kids.begin(), e.kids.end(), passes)) {
        std::vector<Expr> rest = e.kids;
        std::erase_if(rest, passes);
        const std::string text = action(*make::choice(rest));
        return text.starts_with("if ") ? "if it likes and " + text.substr(3) : "if it likes, " + text;
    }
    if (std::string text = either_or(e); !text.empty()) return text;
    words = alternatives(e.kids);
    if (words.size() == 1) return words[0];
    const bool plain = std::none_of(words.begin(), words.end(), [](const std::string& text) {
        return text.find(',') != text.npos || text.find(" and ") != text.npos || text.find(':') != text.npos;
    });
    if (plain) return listed(words, "or");
    return "does one of these: " + in_a_list(words);
}

std::vector<std::string> sentences(const Expression& moves) {
    const Teller teller;
    const std::vector<Expr> kids =
        moves.kind == ExprKind::choice ? moves.kids : std::vector<Expr>{std::make_shared<Expression>(moves)};
    std::vector<Expr> simple, by_sides, rest;
    for (const Expr& e : kids)
        (outline(*e) ? simple : e->kind == ExprKind::by_side && !is_test(*e) ? by_sides : rest).push_back(e);
    const auto letters = [](const std::vector<std::string>& texts) {
        std::size_t count = 0;
        for (const std::string& text : texts) count += text.size() + 2;
        return count;
    };
    // A few walks are told best one by one; many are told by what they are made of.
    std::vector<std::string> all;
    const auto walks = simple.empty() ? std::nullopt : outline(*make::choice(simple));
    if (walks)
        for (const Walk& walk : *walks) all.push_back(teller.walk(walk));
    if (std::vector<std::string> made = teller.alternatives(simple);
        !walks || 5 * letters(made) < 4 * letters(all))
        all = std::move(made);
    for (const Expr& e : by_sides)
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}})
            for (const std::string& text : teller.alternatives(kids_of(e->kids[side], ExprKind::choice)))
                all.push_back((side == 0 ? "as light, " : "as dark, ") + text);
    for (std::string& text : teller.alternatives(rest)) all.push_back(std::move(text));
    for (std::string& text : all) {
        // Before the first step the field is the one where the piece stands.
        if (text.starts_with("if the field ")) {
            const bool place = !place_words(text.substr(3)).empty();
            text.replace(3, 9, place ? "it" : "its field");
        }
        const auto put = text.starts_with("if ") ? text.find(", puts ") : text.find("puts ");
        const auto there = put == text.npos ? put : text.find(" there, ", put);
        if ((put == 0 || text.starts_with("if ")) && there != text.npos &&
            text.find(',', put + 2) == there + 6)
            text.replace(there, 6, " on its own field");
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
        text += ".";
    }
    return all;
}

std::string condition(const Expression& guard) {
    return Teller().condition(guard);
}

std::string action(const Expression& e) {
    return Teller().action(e);
}

}  // namespace acedrex::program
