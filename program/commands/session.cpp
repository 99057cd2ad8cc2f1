#include "commands/session.hpp"

#include <fmt/core.h>

#include <filesystem>
#include <sstream>

#include "drawing/picture.hpp"
#include "games/draw.hpp"
#include "notation/position/setup.hpp"
#include "sandbox/foreign_file.hpp"
#include "sandbox/shown_text.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"
#include "shell/refusal.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kHeader = "# acedrex play ";
constexpr const char* kSetupHeader = "# setup ";

std::string trimmed(const std::string& text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

}  // namespace

bool Session::refuse(const std::string& reason) const {
    if (!secret_) say(reason);
    return false;
}

const std::vector<Session::Word>& Session::vocabulary() {
    static const std::vector<Word> words{
        {"moves", "[FIELD]", "list the legal moves (from a field), or what may follow in a turn",
         &Session::moves},
        {"board", "", "draw the board", &Session::board},
        {"setup", "", "print the position as a setup string", &Session::setup},
        {"picture", "FILE", "draw the board as SVG, with the last move marked", &Session::picture},
        {"undo", "", "take the last move back, or the last part of a turn that is not whole", &Session::undo},
        {"back", "", "take the last part of a turn back, or the last ply of a cascade", &Session::back},
        {"end", "", "end a turn that could go on", &Session::end},
        {"draw", "", "offer a draw, or accept one", &Session::draw},
        {"accept", "", "accept the draw that is offered", &Session::accept},
        {"decline", "", "decline it; otherwise it stands, whatever is played", &Session::decline},
        {"resign", "", "the side to move gives up", &Session::resign},
        {"save", "FILE", "write the moves so far to a file", &Session::save},
        {"load", "FILE", "begin anew and play the moves of a file", &Session::load},
        {"help", "", "print this", &Session::help},
        {"quit", "", "leave", &Session::quit},
    };
    return words;
}

Session::Session(Game start, std::string variant, bool chatty)
    : start_(start), game_(std::move(start)), variant_(std::move(variant)), chatty_(chatty) {}

bool Session::take(const std::string& line) {
    const std::string text = trimmed(line);
    if (const ToldMove told = told_move(signs_of(game_.variant()), text); told.said) return said(told, text);
    if (text.empty() || text[0] == '#') return true;
    const std::size_t space = text.find_first_of(" \t");
    const std::string word = text.substr(0, space);
    const std::string argument = space == std::string::npos ? "" : trimmed(text.substr(space));
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
    put("{}\n", draw_board(game_.variant(), game_.position()));
    const Status status = game_.status();
    if (is_over())
        announce_result();
    else if (status.kind == StatusKind::check)
        put("  check\n");
}

std::vector<std::string> Session::words_to_complete() const {
    std::vector<std::string> words;
    for (const Word& w : vocabulary()) words.emplace_back(w.name);
    if (is_over()) return words;
    if (turn_) {
        for (const BegunTurn::Way& way : turn_->next()) words.push_back(way.made.text);
        return words;
    }
    for (const auto& listed : game_.moves().moves) words.push_back(listed->text);
    if (BegunTurn turn(game_); BegunTurn::may_be_long(game_.variant()))
        for (const BegunTurn::Way& way : turn.next())
            if (way.goes_on) words.push_back(way.made.text);
    return words;
}

std::string Session::result_words() const {
    const auto won_by = [](Side side) { return fmt::format("{} wins", to_string(side)); };
    if (const auto& agreed = conduct_.agreed())
        return agreed->winner ? won_by(*agreed->winner) + ": resigned" : "draw: agreed";
    const Status status = game_.status();
    const std::string verdict = status.winner ? won_by(*status.winner) : "draw";
    return status.reason.empty() ? verdict : verdict + ": " + status.reason;
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
            return part(trimmed(text.substr(0, text.size() - mark.size())), true);
    return turn_ ? part(text, false) : whole_move(text);
}

bool Session::whole_move(const std::string& text) {
    const Side mover = game_.to_move();
    const PlayResult result = game_.play(text);
    if (result) return played(mover, result, text);
    // It may be the beginning of a turn.
    if (result.kind == PlayResult::Kind::not_legal && BegunTurn::may_be_long(game_.variant())) {
        auto turn = std::make_unique<BegunTurn>(game_);
        const PlayResult begun = turn->add(text);
        if (begun.kind == PlayResult::Kind::ambiguous) return refuse_move(begun, text);
        if (begun && turn->goes_on()) {
            turn_ = std::move(turn);
            show_part();
            return true;
        }
    }
    return refuse_move(result, text);
}

// A part of a turn. goes_on: further ones are to follow.
bool Session::part(const std::string& text, bool goes_on) {
    const bool begins = turn_ == nullptr;
    if (begins) turn_ = std::make_unique<BegunTurn>(game_);
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
    game_.play(*whole);
    PlayResult made;
    made.text = whole->text;
    return played(mover, made, whole->text);
}

bool Session::refuse_move(const PlayResult& result, const std::string& text) const {
    if (secret_) return false;
    print_refusal(result);
    std::vector<std::string> names;
    for (const Word& w : vocabulary()) names.emplace_back(w.name);
    const std::string meant = did_you_mean(text, names);
    if (result.kind == PlayResult::Kind::not_notation && !meant.empty()) say("or is it a command" + meant);
    return false;
}

bool Session::played(Side mover, const PlayResult& result, const std::string& written) {
    if (silent_) return true;
    put("{}: {}\n", to_string(mover), result.text);
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
    if (chatty_) put("{}\n", draw_board(game_.variant(), turn_->position()));
    if (const auto air = turn_->activated())
        put("  activated: the {} on {}{}\n", game_.variant().cast().name(air->piece),
            game_.variant().board().name(air->at),
            air->momentum ? fmt::format(", momentum {}", *air->momentum) : "");
    else if (turn_->may_end())
        put("  the turn may end here: 'end'\n");
}

// A turn that is not whole is not part of the game yet.
void Session::of_turns_start(const char* what) const {
    if (turn_) say(fmt::format("{} is that of the turn's start, without {}", what, turn_->text()));
}

// By a sign of the notation, behind a move or instead of one.
bool Session::said(const ToldMove& told, const std::string& text) {
    const Side speaker = game_.to_move();
    if (!told.move.empty() && !move(text)) return false;
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
    if (!conduct_.take_back() && !game_.undo()) return refuse("there is no move to take back");
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
    return tell(conduct_.offers(other(side)) ? conduct_.accept(side) : conduct_.offer(side));
}

// Both share the input: of a word it is not told who says it.
Side Session::answering() const {
    const Side side = game_.to_move();
    return conduct_.offers(side) && !conduct_.offers(other(side)) ? other(side) : side;
}

bool Session::accept(const std::string&) {
    if (is_over()) return refuse("the game is over already (" + result_words() + ")");
    return tell(conduct_.accept(answering()));
}

bool Session::decline(const std::string&) {
    return tell(conduct_.decline(answering()));
}

bool Session::moves(const std::string& field) {
    std::optional<Field> from;
    if (!field.empty()) {
        from = game_.variant().board().field(field);
        if (!from) return refuse(fmt::format("'{}' is no field of this board", field));
    }
    if (turn_) {
        for (const BegunTurn::Way& way : turn_->next())
            if (!from || way.ply().from == *from) put("{}\n", way.made.text);
        if (turn_->may_end()) put("end\n");
        return true;
    }
    const Listing listing = game_.moves(from);
    for (const auto& listed : listing.moves) put("{}\n", listed->text);
    if (!listing.complete) say("there are more moves: the listing was cut by its limit");
    return true;
}

bool Session::board(const std::string&) {
    show_board();
    return true;
}

bool Session::setup(const std::string&) {
    put("{}\n", game_.setup());
    of_turns_start("the setup");
    return true;
}

std::string Session::transcript() const {
    // A command that runs, whatever slug the script gives itself.
    std::string text = fmt::format("{}{}\n", kHeader, shown_on_one_line(variant_));
    const std::string setup = start_.setup();
    if (setup != write_setup(game_.variant(), initial_position(game_.variant())))
        text += kSetupHeader + setup + "\n";
    for (const std::string& move : game_.texts()) text += move + "\n";
    if (const auto& agreed = conduct_.agreed()) text += agreed->winner ? "resign\n" : "draw\naccept\n";
    return text;
}

bool Session::picture(const std::string& path) {
    if (const auto fault = write_whole(path, to_svg(picture_of(game_))))
        return refuse(fmt::format("cannot write {}: {}", path, *fault));
    of_turns_start("the picture");
    return true;
}

bool Session::save(const std::string& path) {
    if (const auto fault = write_whole(path, transcript()))
        return refuse(fmt::format("cannot write {}: {}", path, *fault));
    say(fmt::format("saved {} moves in {}", game_.texts().size(), path));
    of_turns_start("the saved game");
    return true;
}

// By its slug, or by the name of its script, wherever that lies now.
bool Session::is_of_this_variant(const std::string& name) const {
    const auto stem = [](const std::string& called) { return std::filesystem::path(called).stem(); };
    return name == game_.variant().spec().slug || stem(name) == stem(variant_);
}

std::optional<std::string> Session::replay(const std::string& path, const std::string& text) {
    // Of what may be no game at all, like the file that a link leads to, nothing is told but a number.
    secret_ = !text.starts_with(kHeader);
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        line = trimmed(line);
        const auto fault = [&](const std::string& reason) {
            return fmt::format("{}:{}: error: {}", path, number, reason);
        };
        const std::size_t setup_at = std::string_view(kSetupHeader).size();
        if (const std::string_view header = kHeader;
            line.starts_with(header) && !is_of_this_variant(line.substr(header.size())))
            return fault(fmt::format("this is a game of {}, not of {}", line.substr(header.size()),
                                     game_.variant().spec().slug));
        if (line.rfind(kSetupHeader, 0) == 0 && line.substr(setup_at) != start_.setup())
            return fault("this game began from another position" +
                         (secret_ ? "" : "; play it with --setup '" + line.substr(setup_at) + "'"));
        // A file of moves may come from anywhere: it reads and writes no files itself.
        const std::string word = line.substr(0, line.find_first_of(" \t"));
        const bool harmless = word != "save" && word != "load" && word != "picture";
        if (!harmless || !take(line))
            return fault(secret_ ? "this line cannot be played here"
                                 : fmt::format("'{}' cannot be played here", line));
    }
    if (turn_) return fmt::format("{}: error: the last turn is not whole", path);
    return std::nullopt;
}

bool Session::load(const std::string& path) {
    const ForeignText read = read_foreign(path, kMostOfGame);
    if (!read.text) return refuse(fmt::format("cannot read {}: {}", path, read.fault));
    Session loaded(start_, variant_, chatty_);
    loaded.silent_ = true;
    if (const auto fault = loaded.replay(path, *read.text)) {
        say(*fault);
        return refuse("the game that was being played goes on");
    }
    turn_.reset();
    game_ = loaded.game_;
    conduct_ = loaded.conduct_;
    say(fmt::format("loaded {} moves from {}", game_.texts().size(), path));
    if (chatty_) show_board();
    return true;
}

bool Session::help(const std::string&) {
    put("A line is a move in any notation that names just one ('moves' lists them), or a command.\n"
        "A turn of several parts, and a cascade, can be entered part by part, and ply by ply: a turn that "
        "could\n"
        "end goes on where a ';' stands behind its part.\n");
    std::vector<std::vector<std::string>> rows;
    for (const Word& w : vocabulary()) rows.push_back({fmt::format("  {} {}", w.name, w.argument), w.about});
    put("{}", columns(rows));
    return true;
}

bool Session::quit(const std::string&) {
    finished_ = true;
    return true;
}

}  // namespace acedrex::program
