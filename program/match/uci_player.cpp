#include <fmt/core.h>

#include <cmath>

#include "base/ranges.hpp"
#include "engine/xboard_names.hpp"
#include "export/section.hpp"
#include "match/outside_player.hpp"
#include "notation/text/ascii.hpp"
#include "sandbox/names.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

// What stands behind the word; "" where it is not there.
std::string behind(const std::string& line, const std::string& word) {
    const std::vector<std::string_view> all = words(line);
    const auto at = ranges::find(all, word);
    return at == all.end() || at + 1 == all.end() ? "" : std::string(at[1]);
}

// "option name Skill Level type spin ...": "Skill Level".
std::string option_name(const std::string& line) {
    const std::size_t begin = line.find(" name ");
    const std::size_t end = line.find(" type ");
    if (begin == line.npos) return "";
    return line.substr(begin + 6, end == line.npos ? line.npos : end - begin - 6);
}

}  // namespace

void UciPlayer::greet() {
    send("uci");
    take_options();
    for (const auto& [name, value] : spec_.settings) set(name, value);
    // A file of variants adds to those that can be played.
    if (ranges::any_of(spec_.settings, [](const auto& one) { return one.first == "VariantPath"; })) {
        send("uci");
        take_options();
    }
    choose_variant();
    send("isready");
    const Wait wait(spec_.wait);
    while (line_in_time(wait) != "readyok") {
    }
}

void UciPlayer::take_options() {
    options_.clear();
    variants_.clear();
    const Wait wait(spec_.wait);
    while (true) {
        const std::string said = line_in_time(wait);
        if (said == "uciok") return;
        if (said.starts_with("id name ")) title_ = said.substr(8);
        if (!said.starts_with("option ")) continue;
        options_.push_back(option_name(said));
        if (options_.back() != "UCI_Variant") continue;
        const std::vector<std::string_view> all = words(said);
        for (std::size_t i = 1; i < all.size(); ++i)
            if (all[i - 1] == "var") variants_.emplace_back(all[i]);
    }
}

void UciPlayer::set(const std::string& option, const std::string& value) {
    check_option(option);
    send(fmt::format("setoption name {} value {}", option, value));
    if (option == "UCI_Chess960") dialect_.castles_by_partner = value == "true";
}

void UciPlayer::choose_variant() {
    const VariantSpec& spec = table_.variant->spec();
    if (spec_.variant) {
        if (ranges::find(variants_, *spec_.variant) == variants_.end())
            fail(fmt::format("does not know the variant '{}'{}", *spec_.variant,
                             did_you_mean(*spec_.variant, variants_)));
        return set("UCI_Variant", *spec_.variant);
    }
    const std::vector<std::string> names = bare_names_of(spec);
    // One that knows no variants plays chess.
    if (variants_.empty() && ranges::find(names, "chess") != names.end()) return;
    for (const std::string& name : names)
        for (const std::string& known : variants_)
            if (bare_name(known) == name) return set("UCI_Variant", known);
    export_variant();
}

void UciPlayer::export_variant() {
    const std::string& slug = slug_of(*table_.variant);
    if (ranges::find(options_, "VariantPath") == options_.end())
        fail(fmt::format("does not know {}, and reads no files of variants", slug));
    if (!section_) try {
            const auto study = exports::study(*table_.host, table_.variant, exports::kMostOfEngine);
            const exports::Exported made = exports::section_of(study, slug);
            if (!made.unsaid.empty())
                fail(fmt::format("does not know {}, and a file cannot express all of it: {}", slug,
                                 made.unsaid[0]));
            section_ = std::make_unique<SectionFile>(made.text);
        } catch (const exports::Untold& untold) {
            fail(fmt::format("does not know {}, and a file cannot express it: {}", slug, untold.why));
        }
    set("VariantPath", section_->path());
    set("UCI_Variant", slug);
    check_start();
}

// Old programs pass over what they do not know of a file, and would play another game.
void UciPlayer::check_start() {
    const std::string ours = Game(table_.variant, initial_position(*table_.variant)).fen().value_or("");
    const std::string kFen = "Fen: ";
    for (const char* line : {"position startpos", "d", "isready"}) send(line);
    const Wait wait(spec_.wait);
    for (std::string said; (said = line_in_time(wait)) != "readyok";)
        if (said.starts_with(kFen) &&
            said.substr(kFen.size(), said.find_first_of(" [", kFen.size()) - kFen.size()) !=
                ours.substr(0, ours.find_first_of(" [")))
            fail(fmt::format("does not read all of {}: it begins with {}", slug_of(*table_.variant),
                             said.substr(kFen.size())));
}

std::string UciPlayer::position_line() const {
    const std::optional<std::string> start = unusual_start();
    std::string line = start ? "position fen " + *start : "position startpos";
    if (!turns_.empty()) line += " moves";
    for (const std::string& turn : turns_) line += " " + turn;
    return line;
}

std::string UciPlayer::ask() {
    if (new_game_) send("ucinewgame");
    new_game_ = false;
    send(position_line());
    const SearchLimits& limits = spec_.limits;
    std::string go = "go";
    if (limits.nodes > 0) go += fmt::format(" nodes {}", limits.nodes);
    if (limits.depth > 0) go += fmt::format(" depth {}", limits.depth);
    if (limits.seconds > 0) go += fmt::format(" movetime {}", std::lround(limits.seconds * 1000));
    send(go);
    const Wait wait(spec_.wait + limits.seconds);
    while (true) {
        const std::string said = line_in_time(wait);
        if (!said.starts_with("bestmove")) continue;
        const std::string turn = behind(said, "bestmove");
        if (turn.empty() || turn == "(none)" || turn == "none") fail("finds no turn, though there is one");
        return turn;
    }
}

}  // namespace acedrex::program
