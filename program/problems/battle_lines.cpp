// Keys, and what is told of them: variations, threats, set play, tries.
#include <algorithm>

#include "base/patience.hpp"
#include "notation/find/finding.hpp"
#include "problems/battle.hpp"

namespace acedrex::program {

namespace {

std::vector<std::string> texts_in(const ProblemBoard& board, const MoveList& list) {
    return move_texts(board.variant(), board.position(), list);
}

}  // namespace

int Battle::least(int most) {
    for (int n = 1; n <= most; ++n)
        if (const Answer one = attack(n); one != Answer::no) {
            if (one == Answer::yes) return n;
            complete_ = false;
            return 0;
        }
    return 0;
}

// The moves of the attacker that solve in n moves, each behind what came before, with what follows.
std::vector<ProblemLine> Battle::answers(int n, const std::vector<std::string>& before) {
    std::vector<ProblemLine> lines;
    const MoveList& list = board_.list();
    complete_ = complete_ && list.complete;
    const std::vector<std::string> texts = texts_in(board_, list);
    for (std::size_t i = 0; i < list.moves.size(); ++i) {
        board_.make(list.moves[i], list);
        const Answer one = attacked(n);
        if (one == Answer::yes) {
            ProblemLine line{.moves = before, .length = n};
            line.moves.push_back(texts[i]);
            line.reaches = !for_others() && board_.reached() == Answer::yes;
            if (!line.reaches) line.variations = variations(left_after(n), true);
            lines.push_back(std::move(line));
        }
        board_.undo();
        complete_ = complete_ && one != Answer::unknown;
    }
    return lines;
}

// What follows a reply that has just been made, and that the attacker has an answer to.
std::vector<ProblemLine> Battle::reply_lines(int n, const std::string& text) {
    const bool ends = for_others()
                          ? board_.reached() == Answer::yes
                          : aim_ == Stipulation::Aim::win && board_.won(other(board_.mover())) == Answer::yes;
    if (ends) return {ProblemLine{.moves = {text}, .length = for_others() ? 1 : 0, .reaches = true}};
    const int moves = least(for_others() ? n - 1 : n);
    if (moves == 0) return {};
    std::vector<ProblemLine> lines = answers(moves, {text});
    for (ProblemLine& line : lines) line.length = moves + (for_others() ? 1 : 0);
    return lines;
}

// The defender is to move. all_replies: the attacker has an answer to each; else only those are told that it
// has one to.
std::vector<ProblemLine> Battle::variations(int n, bool all_replies) {
    std::vector<ProblemLine> lines;
    bool has_to_reach = false;
    if (play_ == Stipulation::Play::reflex || play_ == Stipulation::Play::semi_reflex)
        has_to_reach = can_reach() == Answer::yes;
    const MoveList& list = board_.list();
    complete_ = complete_ && list.complete;
    const std::vector<std::string> texts = texts_in(board_, list);
    for (std::size_t i = 0; i < list.moves.size() && !stopped(); ++i) {
        board_.make(list.moves[i], list);
        if (!has_to_reach || board_.reached() == Answer::yes) {
            const std::vector<ProblemLine> some = reply_lines(n, texts[i]);
            // What has not been found was not looked for to the end.
            if (some.empty() && all_replies) complete_ = false;
            lines.insert(lines.end(), some.begin(), some.end());
        }
        board_.undo();
    }
    return lines;
}

// What the attacker would do in n moves if the defender, which is to move, passed.
std::vector<ProblemLine> Battle::threats(int n) {
    if (for_others() || n == 0 || !board_.pass()) return {};
    std::vector<ProblemLine> lines;
    if (const int moves = board_.lapsed() ? 0 : least(n); moves > 0) lines = answers(moves, {});
    board_.undo();
    for (ProblemLine& line : lines) line.variations.clear();
    return lines;
}

// The replies to the move that has just been made that it does not meet: no more than two of them.
std::vector<std::string> Battle::refutations(int n) {
    const MoveList& list = board_.list();
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < list.moves.size() && found.size() < 2; ++i) {
        board_.make(list.moves[i], list);
        const Answer one = replied(n);
        board_.undo();
        if (one == Answer::no) found.push_back(i);
        complete_ = complete_ && one != Answer::unknown;
    }
    if (found.empty()) return {};
    const std::vector<std::string> all = texts_in(board_, list);
    std::vector<std::string> texts;
    for (const std::size_t i : found) texts.push_back(all[i]);
    return texts;
}

// lengths: by first move, in how many it solves; 0: it does not.
void Battle::tell_tries(int n, const MoveList& list, const std::vector<int>& lengths,
                        const SolveOptions& options, Solved& solved) {
    const std::vector<std::string> texts = texts_in(board_, list);
    for (std::size_t i = 0; i < list.moves.size() && !stopped(); ++i) {
        if (lengths[i] != 0) continue;
        board_.make(list.moves[i], list);
        ProblemLine line{.moves = {texts[i]}, .length = n, .refutations = refutations(left_after(n))};
        if (line.refutations.size() == 1) {
            if (options.variations) {
                line.threats = threats(left_after(n));
                line.variations = variations(left_after(n), false);
            }
            solved.tries.push_back(std::move(line));
        }
        board_.undo();
    }
}

// Of a key that has just been made.
ProblemLine Battle::key_line(const std::string& text, int moves, bool with_variations) {
    ProblemLine line{.moves = {text}, .length = moves};
    line.reaches = !for_others() && board_.reached() == Answer::yes;
    if (!with_variations || line.reaches) return line;
    line.threats = threats(left_after(moves));
    line.variations = variations(left_after(moves), true);
    return line;
}

void Battle::solve(int n, const SolveOptions& options, Solved& solved) {
    if (options.set) {
        solved.passes = board_.pass();
        if (solved.passes) {
            if (!board_.lapsed() && left_after(n) > 0) solved.set = variations(left_after(n), false);
            board_.undo();
        }
    }
    if (play_ == Stipulation::Play::reflex) solved.forestalled = can_reach() == Answer::yes;
    const MoveList& list = board_.list();
    complete_ = complete_ && list.complete;
    std::vector<int> lengths(list.moves.size(), 0);
    std::vector<std::string> texts;  // of all first moves, made when one is told
    for (int moves = 1; moves <= n && !solved.cut && !solved.forestalled; ++moves) {
        if (!options.all && !solved.solutions.empty()) break;
        for (std::size_t i = 0; i < list.moves.size() && !stopped(); ++i) {
            if (options.progress) options.progress(moves, i, list.moves.size());
            if (lengths[i] != 0) continue;
            solved.cut = solved.solutions.size() >= options.limit;
            if (solved.cut) break;
            board_.make(list.moves[i], list);
            const Answer one = attacked(moves);
            board_.undo();
            complete_ = complete_ && one != Answer::unknown;
            if (one != Answer::yes) continue;
            lengths[i] = moves;
            if (texts.empty()) texts = texts_in(board_, list);
            board_.make(list.moves[i], list);
            solved.solutions.push_back(key_line(texts[i], moves, options.variations));
            board_.undo();
        }
    }
    if (options.tries && !solved.forestalled) tell_tries(n, list, lengths, options, solved);
    solved.complete = solved.complete && complete_ && !solved.cut;
}

}  // namespace acedrex::program
