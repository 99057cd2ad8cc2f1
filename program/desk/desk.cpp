#include "desk/desk.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/patience.hpp"
#include "desk/desk_view.hpp"
#include "desk/request.hpp"
#include "drawing/picture.hpp"
#include "drawing/styles.hpp"
#include "games/perft.hpp"
#include "sandbox/shown_text.hpp"
#include "shell/groups.hpp"

namespace acedrex::program {

namespace {

constexpr std::size_t kMostEndings = 50;  // that are offered where nothing is said
constexpr std::size_t kMostListed = 20'000;
constexpr std::size_t kMostDepth = 20;
// What one request may take: some seconds, and less than a gigabyte. Searches end then, and say that they are
// incomplete. Where moves are played again, each has a bound of its own, and all fail when the time is over.
constexpr std::uint64_t kOfRequest = 6 * Work::kSecond;
constexpr double kSecondsOfRequest = 20;  // of the processor

std::string line_of(const Json& json) {
    return shown(json.dump(-1, ' ', false, Json::error_handler_t::replace), Escapes::json);
}

}  // namespace

const std::vector<Desk::Command>& Desk::commands() {
    static const std::vector<Command> all{
        {"list", &Desk::list},
        {"open", &Desk::open, true, false, true},
        {"view", &Desk::view},
        {"targets", &Desk::targets},
        {"step", &Desk::step, false, true, true},
        {"play", &Desk::play, false, true, true},
        {"finish", &Desk::finish},
        {"back", &Desk::back},
        {"undo", &Desk::undo},
        {"redo", &Desk::redo, true},
        {"goto", &Desk::go_to, true},
        {"new", &Desk::begin_anew, false, false, true},
        {"pass", &Desk::pass, false, true, true},
        {"say", &Desk::say},
        {"setup", &Desk::setup, false, false, true},
        {"edit", &Desk::edit},
        {"score", &Desk::score, true},
        {"load", &Desk::load, true},
        {"svg", &Desk::picture},
        {"script", &Desk::read},
        {"check", &Desk::check},
        {"update", &Desk::update, true},
        {"card", &Desk::card},
        {"cast", &Desk::cast},
        {"perft", &Desk::count},
        {"comment", &Desk::comment},
        {"within", &Desk::within},
        {"variation", &Desk::variation, true},
        {"moves", &Desk::moves},
        {"import", &Desk::import},
        {"figures", &Desk::figures},
        {"figure", &Desk::figure, true},
        {"thumbnail", &Desk::thumbnail},
        {"best", &Desk::best},
        {"annotate", &Desk::annotate},
        {"solve", &Desk::solve},
        {"hint", &Desk::hint},
        {"thought", &Desk::thought},
        {"stop", &Desk::stop},
        {"computer", &Desk::computer, false, false, true},
    };
    return all;
}

const Desk::Command& Desk::command(const std::string& wanted) {
    const auto found = std::find_if(commands().begin(), commands().end(),
                                    [&](const Command& command) { return command.name == wanted; });
    if (found != commands().end()) return *found;
    std::vector<std::string> names;
    for (const Command& each : commands()) names.emplace_back(each.name);
    const std::string near = nearest_name(wanted, names);
    DeskFault fault{fmt::format("there is no request \"{}\"{}", wanted,
                                near.empty() ? "; there is " + fmt::format("{}", fmt::join(names, ", "))
                                             : "; did you mean \"" + near + "\"?")};
    if (!near.empty()) fault.near = {near};
    throw fault;
}

Json Desk::error_of(const DeskFault& fault) const {
    Json error{{"message", fault.message}};
    if (!fault.rule.empty()) error["rule"] = fault.rule;
    if (!fault.near.empty()) error["near"] = fault.near;
    if (fault.ply > 0) error["ply"] = fault.ply;
    if (fault.turn_lost) error["turn_lost"] = true;
    return error;
}

Json Desk::error_of(const ScriptFault& fault) const {
    return {{"message", fault.diagnostic.message},
            {"rule", "script"},
            {"file", fault.diagnostic.place.file},
            {"here", !script_ || is_in(*script_, fault.diagnostic.place.file)},
            {"line", fault.diagnostic.place.line}};
}

std::string Desk::answer(const std::string& request) {
    const Json asked = read_json(request);
    Json answer = Json::object();
    const std::optional<Side> seated = seat_;
    const bool named = asked.is_object() && asked.contains("id"),
               returned = !named || can_return(asked["id"]);
    id_ = named && returned ? asked["id"] : Json(Json::value_t::discarded);
    if (!id_.is_discarded()) answer["id"] = id_;
    try {
        if (is_too_deep(request))
            throw DeskFault{fmt::format("a request has at most {} levels of lists and objects", kMostLevels)};
        if (!asked.is_object()) throw DeskFault{"a request is an object of JSON: {\"do\": \"view\"}"};
        if (!returned) throw DeskFault{"\"id\" has a number of more than 64 bits; write it as a text"};
        const Command& found = command(text_in(asked, "do"));
        look_.drawn = flag_in(asked, "svg", true);
        if (asked.contains("as")) seat(side_if_any(asked, "as", "all that there is"));
        const Work work(found.plays_again ? Work::kAny : kOfRequest);
        const Patience patience(kSecondsOfRequest);
        answer["answer"] = answered(found, asked);
    } catch (const Later&) {
        return "";
    } catch (const DeskFault& fault) {
        answer["error"] = error_of(fault);
    } catch (const OutOfPatience&) {
        if (game_) game_->begin_again();
        answer["error"] = {{"message", fmt::format("this takes longer than {:.0f} seconds, and was stopped",
                                                   kSecondsOfRequest)},
                           {"rule", "time"}};
    } catch (const ScriptFault& fault) {
        answer["error"] = error_of(fault);
    }
    if (answer.contains("error")) seat(seated);
    return line_of(answer);
}

// What changes the game stops the search in it.
Json Desk::answered(const Command& command, const Json& asked) {
    const std::optional<GameKey> before = thinks() ? std::optional(key()) : std::nullopt;
    Json told = command.makes && game_ ? made(command.run, asked) : (this->*command.run)(asked);
    if (before && *before != key()) thinking_.stop(!moves_for_computer_);
    if (command.invites) let_computer_move();
    return told;
}

void Desk::tell(const Json& id, const char* what, const Json& told) const {
    Json line = Json::object();
    if (!id.is_discarded()) line["id"] = id;
    line[what] = told;
    tell_(line_of(line));
}

void Desk::seat(std::optional<Side> side) {
    seat_ = side;
    if (game_) game_->seat(side);
}

void Desk::need_all(const char* what) const {
    if (game_ && game_->seen())
        throw DeskFault{fmt::format("{} shows what a side may not know; ask with \"as\": null", what),
                        "secret"};
}

DeskGame& Desk::game() {
    if (!game_)
        throw DeskFault{script_ ? "the script is broken: there is no board" : "nothing is open", "closed"};
    return *game_;
}

// A script that fails in play does so whenever its rules are asked: the board is shown without them.
Json Desk::view_of_game(std::vector<Diagnostic>& faults) {
    try {
        return view_of(*game_, *script_, look_);
    } catch (const ScriptFault& fault) {
        faults.push_back(fault.diagnostic);
        return view_without_rules(*game_, *script_, look_);
    }
}

Json Desk::shown() {
    const Work work(kOfRequest);
    std::vector<Diagnostic> faults = script_ ? script_->problems : std::vector<Diagnostic>{};
    look_.annotation = annotation();
    Json told = game_ ? view_of_game(faults) : Json{{"variant", script_ ? script_->name : ""}, {"svg", ""}};
    if (game_ && !game_->seen()) tell_said(told);
    told["version"] = kVersion;
    told["figure"] = told_figure();
    // What was found when the script was tried may be what happens in play.
    if (faults.size() > 1 && std::any_of(faults.begin(), faults.end() - 1, [&](const Diagnostic& known) {
            return is_same(known, faults.back());
        }))
        faults.pop_back();
    Json problems = script_ ? to_json(faults, *script_) : Json::array();
    for (Json& problem : script_ ? to_json(faults_of_moves(), *script_) : Json::array()) {
        if (problem["severity"] == "error") problem["ply"] = failed_ply_;
        problems.push_back(std::move(problem));
    }
    told["problems"] = std::move(problems);
    return told;
}

Json Desk::list(const Json&) {
    Host host(hosts_);
    Json variants = Json::array(), families = Json::object(), groups = Json::array();
    for (const VariantGroup& group : in_groups(host.find_variants())) {
        groups.push_back({{"group", group.family.empty() ? "others" : group.family},
                          {"title", group.title},
                          {"variants", Json::array()}});
        for (const FoundScript& found : group.scripts) {
            const Result<Loaded> loaded = host.load(found.path);
            if (!loaded || !loaded.value->variant) continue;
            const VariantSpec& v = *loaded.value->variant;
            variants.push_back({{"slug", found.slug},
                                {"name", v.name},
                                {"family", found.family},
                                {"about", v.about},
                                {"files", v.board.files},
                                {"ranks", v.board.ranks}});
            groups.back()["variants"].push_back(found.slug);
        }
    }
    for (const FoundScript& found : host.find_pieces()) families[found.family].push_back(found.slug);
    return {{"version", kVersion},      {"variants", variants}, {"groups", groups},
            {"start", to_start_with()}, {"families", families}, {"styles", picture_styles()}};
}

void Desk::look(const Json& request) {
    if (const auto style = text_if_any(request, "style")) {
        if (*style != "shapes" && *style != "letters" && *style != "glyphs")
            throw DeskFault{"\"style\" is shapes, letters or glyphs"};
        look_.style = *style == "letters"  ? PieceStyle::letters
                      : *style == "glyphs" ? PieceStyle::glyphs
                                           : PieceStyle::shapes;
    }
    look_.flipped = flag_in(request, "flipped", look_.flipped);
    look_.trail = flag_in(request, "trail", look_.trail);
    look_.inset = flag_in(request, "inset", look_.inset);
    look_.all_tags = flag_in(request, "all_tags", look_.all_tags);
}

Json Desk::view(const Json& request) {
    look(request);
    return shown();
}

Field Desk::field(const Json& request, const char* key) {
    const std::string name = text_in(request, key);
    if (const auto field = game().variant().board().field(name)) return *field;
    throw DeskFault{fmt::format("'{}' is not a field of this board", name), "field"};
}

Code Desk::piece(const Json& request) {
    const Variant& variant = game().variant();
    const std::string name = text_in(request, "piece");
    const Side side = side_in(request, "side");
    if (const auto type = variant.cast().type_named(name)) return variant.cast().code(*type, side);
    const std::string near = nearest_name(name, names_of(variant.cast().entries()));
    throw DeskFault{fmt::format("there is no piece \"{}\"{}", name,
                                near.empty() ? "" : "; did you mean \"" + near + "\"?"),
                    "piece", near.empty() ? std::vector<std::string>{} : std::vector{near}};
}

int Desk::pocket(const Json& request) {
    const std::string name = text_if_any(request, "pocket").value_or("");
    const auto found = game().variant().pockets().find(name);
    if (!found) throw DeskFault{fmt::format("there is no pocket \"{}\"", name), "pocket"};
    return *found;
}

Stored Desk::stored(const Json& request) {
    return {piece(request), pocket(request), text_if_any(request, "tags")};
}

Json Desk::targets(const Json& request) {
    const Variant& variant = game().variant();
    const auto told = [&](const std::vector<Target>& found, const auto& piece) {
        Json json{{"targets", to_json(variant, found)}};
        if (!found.empty()) return json;
        const DeskFault why = game().reason(piece);
        json["reason"] = {{"message", why.message}, {"rule", why.rule}};
        return json;
    };
    if (request.contains("piece")) {
        const Stored piece = stored(request);
        return told(game().drops(piece), piece);
    }
    const Field from = field(request, "from");
    return told(game().targets(from), from);
}

Json Desk::chosen(const std::vector<Choice>& choices) {
    if (choices.empty()) return shown();
    return {{"choices", to_json(game().variant(), choices, shapes_for(game().variant()), look_)}};
}

Json Desk::step(const Json& request) {
    const Field to = field(request, "to");
    return chosen(request.contains("piece") ? game().drop(stored(request), to)
                                            : game().step(field(request, "from"), to));
}

Json Desk::play(const Json& request) {
    game().play(text_in(request, "text"));
    return shown();
}

Json Desk::finish(const Json& request) {
    const DeskGame::Endings found = game().endings(number_in(request, "limit", kMostEndings));
    return {{"choices", to_json(game().variant(), found.moves, shapes_for(game().variant()), look_)},
            {"complete", found.complete}};
}

// Of the position before what has been begun.
Json Desk::moves(const Json& request) {
    const auto field_if_any = [&](const char* key) {
        return text_if_any(request, key) ? std::optional(field(request, key)) : std::nullopt;
    };
    const std::optional<Field> from = field_if_any("from"), to = field_if_any("to");
    const std::size_t limit = number_in(request, "limit", kMostListed);
    if (limit == 0) throw DeskFault{"\"limit\" should be a number from 1 on"};
    if (game().waits()) return {{"moves", Json::array()}, {"complete", true}};
    const Listing listing = game().game().moves(from, limit, false, to);
    Json moves = Json::array();
    for (const auto& move : listing.moves) moves.push_back(to_json(game().variant(), *move));
    return {{"moves", moves}, {"complete", listing.complete}};
}

Json Desk::cast(const Json&) {
    return cast_of(game().variant(), look_);
}

Json Desk::count(const Json& request) {
    const std::size_t depth = number_in(request, "depth", 1);
    if (depth > kMostDepth) throw DeskFault{fmt::format("\"depth\" is at most {}", kMostDepth)};
    const PerftResult counted = perft(game().game().state(), static_cast<int>(depth));
    return {{"nodes", counted.nodes}, {"seconds", counted.seconds}, {"complete", counted.complete}};
}

Json Desk::back(const Json&) {
    game().back();
    return shown();
}
Json Desk::undo(const Json&) {
    game().undo();
    return shown();
}
Json Desk::redo(const Json&) {
    game().redo();
    return shown();
}
Json Desk::go_to(const Json& request) {
    const std::size_t ply = number_in(request, "ply", 0);
    if (ply > game().texts().size()) throw no_ply(game(), ply);
    game().go_to(ply);
    return shown();
}
Json Desk::pass(const Json&) {
    game().pass();
    return shown();
}

Json Desk::say(const Json& request) {
    const std::string what = text_in(request, "what");
    DeskGame& playing = game();
    const Side side = playing.speaker();
    const Conduct& conduct = playing.conduct();
    // Where both share the input, what is answered is the other side's.
    const Side answering =
        !playing.seen() && conduct.offers(side) && !conduct.offers(other(side)) ? other(side) : side;
    Conduct::Answer answer;
    if (what == "resign")
        answer = playing.say(&Conduct::resign, side);
    else if (what == "offer")
        answer = playing.say(&Conduct::offer, side);
    else if (what == "accept")
        answer = playing.say(&Conduct::accept, answering);
    else if (what == "decline")
        answer = playing.say(&Conduct::decline, answering);
    else
        throw DeskFault{"\"what\" is resign, offer, accept or decline"};
    Json told = shown();
    told["said"] = answer.words;
    return told;
}

}  // namespace acedrex::program
