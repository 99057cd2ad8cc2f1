#include "commands/session.hpp"

#include <fmt/core.h>

#include "drawing/picture.hpp"
#include "drawing/terminal_board.hpp"
#include "english/turn_words.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/notations.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"
#include "shell/refusal.hpp"
#include "shell/result_words.hpp"
#include "shell/scores.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kNoDraw = "the computer agrees to no draw";

}  // namespace

bool Session::refuse(const std::string& reason) const {
    if (!secret_) say(reason);
    return false;
}

const std::vector<Session::Word>& Session::vocabulary() {
    static const std::vector<Word> words{
        {"moves", "[FIELD]", "list the legal moves (from a field), or what may follow in a turn",
         &Session::moves},
        {"hint", "", "print a good turn", &Session::hint},
        {"best", "[LINES]", "print the best turns, and how the game would go on", &Session::best},
        {"turns", "", "list the turns so far", &Session::turns},
        {"board", "", "draw the board", &Session::board},
        {"flip", "", "turn the board round", &Session::flip},
        {"setup", "", "print the position as a setup string", &Session::setup},
        {"picture", "FILE", "draw the board as SVG, with the last move marked", &Session::picture},
        {"undo", "", "take back the last move, or the last part of a turn that has been begun",
         &Session::undo},
        {"back", "", "take back the last part of a turn, or the last ply of a cascade", &Session::back},
        {"end", "", "end a turn that could go on", &Session::end},
        {"draw", "", "offer a draw, or accept one", &Session::draw},
        {"accept", "", "accept the draw that is offered", &Session::accept},
        {"decline", "", "decline the draw; otherwise the offer stays open while play goes on",
         &Session::decline},
        {"resign", "", "resign for the side to move", &Session::resign},
        {"save", "FILE", "write the moves so far to a file", &Session::save},
        {"load", "FILE", "start again with the moves of a file", &Session::load},
        {"help", "", "print this", &Session::help},
        {"quit", "", "leave", &Session::quit},
    };
    return words;
}

Session::Session(Game game, std::string variant, bool chatty, std::optional<Score> score, std::string hash)
    : start_(game),
      game_(std::move(game)),
      hash_(std::move(hash)),
      variant_(std::move(variant)),
      chatty_(chatty) {
    while (start_.undo()) {
    }
    if (score) {
        take_score(std::move(*score));
    } else {
        score_.set("Date", today());
        score_.moves.resize(game_.texts().size());
    }
}

bool Session::take(const std::string& line) {
    const std::string text(trimmed(line));
    if (const ToldMove told = told_move(signs_of(game_.variant()), text); told.said) return said(told, text);
    if (text.empty() || text[0] == '#') return true;
    const std::size_t space = text.find_first_of(" \t");
    const std::string word = text.substr(0, space);
    const std::string argument =
        space == std::string::npos ? "" : std::string(trimmed(std::string_view(text).substr(space)));
    for (const Word& w : vocabulary()) {
        if (word != w.name) continue;
        const bool wants = *w.argument != '\0';
        const bool optional = *w.argument == '[';
        if (!wants && !argument.empty()) return refuse(fmt::format("'{}' takes no argument", word));
        if (wants && !optional && argument.empty())
            return refuse(fmt::format("'{}' needs an argument: {} {}", word, word, w.argument));
        return (this->*w.run)(argument);
    }
    return move(text);
}

std::string Session::prompt() const {
    if (is_over()) return "over> ";
    return fmt::format("{}{}> ", to_string(game_.to_move()), turn_ ? " after " + turn_->text() : "");
}

void Session::show_board() const {
    if (turn_) return show_part();
    const ToldGame told = this->told();
    std::map<Field, char> marks;
    if (chatty_)
        if (const auto last = last_move_of(told)) {
            marks = signs_of(last->markers);
            if (told.hides()) put("  last move: {}\n", last->text);
        }
    put_board(game_.variant(), told.game().position(), marks,
              conduct_.agreed() ? result_words() : told_status(told), view_);
    for (const std::string& sentence : told.said()) put("  {}\n", sentence);
}

// Whoever sits there; through a pipe the side that is to move.
std::optional<Side> Session::told_side() const {
    if (!has_secrets()) return std::nullopt;
    return as_ ? as_ : chatty_ ? sits_ : game_.to_move();
}

std::vector<std::string> Session::words_to_complete() const {
    std::vector<std::string> words;
    for (const Word& w : vocabulary()) words.emplace_back(w.name);
    if (is_over() || changes_seats()) return words;
    if (turn_) {
        for (const BegunTurn::Way& way : turn_->next()) words.push_back(way.made.text);
        return words;
    }
    const ToldGame told = this->told();
    if (!told.may_move()) return words;
    for (const auto& listed : told.game().moves().moves) words.push_back(listed->text);
    if (BegunTurn turn(told.game()); BegunTurn::may_be_long(game_.variant()))
        for (const BegunTurn::Way& way : turn.next())
            if (way.goes_on) words.push_back(way.made.text);
    return words;
}

std::string Session::result_words() const {
    const auto& agreed = conduct_.agreed();
    if (!agreed) return words_of(told().status());
    return agreed->winner ? fmt::format("{} wins: resigned", to_string(*agreed->winner)) : "draw: agreed";
}

void Session::announce_result() const {
    if (!silent_) put("{}\n", result_words());
}

bool Session::move(const std::string& text) {
    if (is_over()) return refuse("the game is over (" + result_words() + "); undo, load or quit");
    // "e4;": the turn goes on.
    const std::string& sign = signs_of(game_.variant())[Sign::ply];
    for (const std::string_view mark : {std::string_view(";"), std::string_view(sign)})
        if (!mark.empty() && text.ends_with(mark))
            return part(std::string(trimmed(std::string_view(text).substr(0, text.size() - mark.size()))),
                        true);
    return turn_ ? part(text, false) : whole_move(text);
}

void Session::begin_turn() {
    const ToldGame told = this->told();
    seen_ = told.hides() ? std::make_unique<Game>(told.game()) : nullptr;
    turn_ = std::make_unique<BegunTurn>(seen_ ? *seen_ : game_);
}

bool Session::whole_move(const std::string& text) {
    const Side mover = game_.to_move();
    const std::optional<Side> as = has_secrets() ? std::optional(mover) : std::nullopt;
    const PlayResult result = play_as(game_, as, text);
    if (result) return played(mover, result, text);
    score_.moves.resize(game_.texts().size());  // a refusal may cost the turn
    // Of what the other side sees nothing is told.
    if (as_ && as && as_ != as) return refuse(fmt::format("{} cannot play that", to_string(mover)));
    // It may be the beginning of a turn.
    if (result.kind == PlayResult::Kind::not_legal && !is_refused_attempt(result) &&
        BegunTurn::may_be_long(game_.variant())) {
        begin_turn();
        const PlayResult begun = turn_->add(text);
        if (begun && turn_->goes_on()) {
            show_part();
            return true;
        }
        turn_.reset();
        if (begun.kind == PlayResult::Kind::ambiguous) return refuse_move(begun, text);
    }
    return refuse_move(result, text);
}

// A part of a turn. goes_on: further ones are to follow.
bool Session::part(const std::string& text, bool goes_on) {
    const bool begins = turn_ == nullptr;
    if (begins && !told().may_move())
        return refuse(told().whose_turn() + "; enter it as a whole, since its parts are not shown");
    if (begins) begin_turn();
    const PlayResult result = turn_->add(text);
    if (!result) {
        if (begins) turn_.reset();
        return refuse_move(result, text);
    }
    if (turn_->goes_on()) {
        show_part();
        return true;
    }
    if (goes_on && !secret_) say("nothing can follow " + turn_->text());
    return end("");
}

bool Session::end(const std::string&) {
    if (!turn_) return refuse("no turn has been begun");
    const Side mover = game_.to_move();
    std::shared_ptr<const ListedMove> whole;
    const PlayResult result = turn_->end(whole);
    if (!result) {
        // A part that would have ended the turn has done nothing.
        if (!turn_->goes_on()) turn_->take_back();
        if (turn_->empty()) turn_.reset();
        return refuse_move(result, "end");
    }
    turn_.reset();
    if (seen_) return whole_move(whole->text);
    game_.play(*whole);
    PlayResult made;
    made.text = whole->text;
    return played(mover, made, whole->text);
}

bool Session::refuse_move(const PlayResult& result, const std::string& text) const {
    if (secret_) return false;
    // Words of letters only are hardly meant as moves.
    const std::string word = text.substr(0, text.find_first_of(" \t"));
    const bool is_word = word.size() > 2 && word.size() < 24 &&
                         std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    if (result.kind != PlayResult::Kind::not_notation || !is_word) {
        print_refusal(result);
        return false;
    }
    std::vector<std::string> names;
    for (const Word& w : vocabulary()) names.emplace_back(w.name);
    const std::string meant = did_you_mean(word, names);
    return refuse(
        fmt::format("there is no command '{}', nor is it a move{}", word,
                    meant.empty() ? "; 'help' lists the commands, 'moves' the legal moves" : meant));
}

bool Session::played(Side mover, const PlayResult& result, const std::string& written) {
    score_.moves.resize(game_.texts().size());
    score_.result = "*";
    score_.as_read = false;
    if (silent_) return true;
    const bool told_it = !as_ || !has_secrets() || as_ == mover;
    put("{}: {}\n", to_string(mover), told_it ? result.text : told().texts().back());
    if (!result.doubt.empty()) say(fmt::format("'{}': {}", written, result.doubt));
    if (chatty_)
        show_board();
    else if (is_over())
        announce_result();
    return true;
}

// The turn as far as it has been made, and the board in between.
void Session::show_part() const {
    if (silent_) return;
    put("{}: {} ...\n", to_string(game_.to_move()), turn_->text());
    if (chatty_) put_board(game_.variant(), turn_->position(), {}, "", view_);
    if (const auto air = turn_->activated())
        put("  activated: the {} on {}{}\n", game_.variant().cast().name(air->piece),
            game_.variant().board().name(air->at),
            air->momentum ? fmt::format(", momentum {}", *air->momentum) : "");
    else if (turn_->may_end())
        put("  the turn may end here: 'end'\n");
    if (!turn_->activated()) put("  next: {}\n", words_ahead(*turn_));
}

// A turn that is not whole is not part of the game yet.
void Session::of_turns_start(const char* what) const {
    if (turn_) say(fmt::format("{} is that of the turn's start, without {}", what, turn_->text()));
}

// By a sign of the notation, behind a move or instead of one.
bool Session::said(const ToldMove& told, const std::string& text) {
    const Side speaker = game_.to_move();
    if (!told.move.empty() && !move(text)) return false;
    // Saved with the move; in PGN as a comment, where others would take the sign for a variation.
    if (!told.move.empty() && !turn_) {
        ScoreMove& move = score_.moves.back();
        (notations_of(game_.variant()).trail ? move.said : move.behind)
            .push_back(signs_of(game_.variant())[*told.said]);
    }
    return tell(conduct_.say(*told.said, speaker, game_.status()));
}

bool Session::tell(const Conduct::Answer& answer) {
    if (!answer.done) return refuse(answer.words);
    if (conduct_.agreed()) {
        turn_.reset();
        announce_result();
    } else if (!answer.words.empty() && !silent_) {
        put("{}\n", answer.words);
    }
    return true;
}

bool Session::back(const std::string&) {
    if (!turn_) return refuse("no turn has been begun; 'undo' takes a whole move back");
    turn_->take_back();
    if (turn_->empty()) turn_.reset();
    if (chatty_)
        show_board();
    else if (turn_)
        show_part();
    return true;
}

bool Session::undo(const std::string&) {
    if (turn_ && !conduct_.agreed()) return back("");
    if (!conduct_.take_back() && !take_back_move()) return refuse("there is no move to take back");
    score_.result = "*";
    score_.as_read = false;
    score_.moves.resize(game_.texts().size());
    if (chatty_) show_board();
    return true;
}

bool Session::resign(const std::string&) {
    if (is_over()) return refuse("the game is over already (" + result_words() + ")");
    return tell(conduct_.resign(game_.to_move()));
}

bool Session::draw(const std::string&) {
    if (is_over()) return refuse("the game is over already (" + result_words() + ")");
    const Side side = game_.to_move();
    if (is_computers(other(side))) return refuse(kNoDraw);
    return tell(conduct_.offers(other(side)) ? conduct_.accept(side) : conduct_.offer(side));
}

// Both share the input: of a word it is not told who says it.
Side Session::answering() const {
    const Side side = game_.to_move();
    return conduct_.offers(side) && !conduct_.offers(other(side)) ? other(side) : side;
}

bool Session::accept(const std::string&) {
    if (is_over()) return refuse("the game is over already (" + result_words() + ")");
    if (is_computers(answering())) return refuse(kNoDraw);
    return tell(conduct_.accept(answering()));
}

bool Session::decline(const std::string&) {
    return tell(conduct_.decline(answering()));
}

bool Session::moves(const std::string& field) {
    std::optional<Field> from;
    if (!field.empty()) {
        from = game_.variant().board().field(field);
        if (!from) return refuse(fmt::format("'{}' is not a field of this board", field));
    }
    std::vector<std::string> texts;
    if (turn_) {
        for (const BegunTurn::Way& way : turn_->next())
            if (!from || way.ply().from == *from) texts.push_back(way.made.text);
        if (turn_->may_end()) texts.emplace_back("end");
        put("{}", listed(texts));
        return true;
    }
    if (is_over()) return refuse("the game is over (" + result_words() + ")");
    const ToldGame told = this->told();
    if (!told.may_move()) return refuse(told.whose_turn());
    const Listing listing = told.game().moves(from);
    for (const auto& move : listing.moves) texts.push_back(move->text);
    put("{}", listed(texts));
    if (!listing.complete) say("there are more moves: the listing was cut by its limit");
    return true;
}

bool Session::turns(const std::string&) {
    put("{}", listed(told().texts()));
    return true;
}

bool Session::board(const std::string&) {
    show_board();
    return true;
}

bool Session::flip(const std::string&) {
    view_ = view_ == View::light ? View::dark : View::light;
    show_board();
    return true;
}

bool Session::setup(const std::string&) {
    put("{}\n", told().game().setup());
    of_turns_start("the setup");
    return true;
}

bool Session::picture(const std::string& path) {
    const ToldGame told = this->told();
    Picture drawn = picture_of(told);
    drawn.flipped = view_ == View::dark;
    if (const auto fault = write_whole(path, to_svg(drawn)))
        return refuse(fmt::format("cannot write {}: {}", path, *fault));
    of_turns_start("the picture");
    return true;
}

bool Session::help(const std::string&) {
    put("{}",
        wrapped("Type a move, in any notation that names just one ('moves' lists them), or a command.\n"
                "A turn of several parts can be typed part by part, a cascade ply by ply. If the turn could "
                "end behind a part, type ';' after it to go on.\n"));
    std::vector<std::vector<std::string>> rows;
    for (const Word& w : vocabulary()) rows.push_back({fmt::format("  {} {}", w.name, w.argument), w.about});
    put("{}", wrapped(columns(rows)));
    return true;
}

bool Session::quit(const std::string&) {
    finished_ = true;
    return true;
}

}  // namespace acedrex::program
