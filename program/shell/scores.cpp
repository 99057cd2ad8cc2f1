#include "shell/scores.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <set>

#include "base/ranges.hpp"
#include "declare/options_reading.hpp"
#include "notation/move/notation.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/notations.hpp"
#include "sandbox/foreign_file.hpp"
#include "sandbox/names.hpp"
#include "sandbox/shown_text.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

// What other programs say of games that are no variant of theirs.
bool says_nothing(std::string_view tag) {
    const std::string name = bare_name(tag);
    return name.empty() || name == "standard" || name == "normal" || name == "fromposition";
}

}  // namespace

GameText game_in_file(const std::string& path, int number) {
    std::optional<ForeignPieces> file;
    if (path != "-") file.emplace(path);
    ScoreTexts texts(
        [&](std::string& text) { return file ? file->more(text) : more_of_standard_input(text); },
        kMostOfGame);
    int found = 0;
    while (const auto one = texts.next())
        if (++found == number) return {path, std::string(one->text), one->line, one->cut_off};
    if (file && !file->fault().empty())
        say(fmt::format("cannot read {}: {}", path, file->fault()));
    else
        say(found == 0 ? fmt::format("{} has no game", path)
                       : fmt::format("{} has {}, and no number {}", path,
                                     counted(static_cast<std::size_t>(found), "game"), number));
    throw Refusal{};
}

std::string options_in_score(const GameText& game) {
    constexpr std::string_view kTag = "[Variant \"";
    // The tags of a score stand together, before its moves.
    for (std::size_t at = 0; at < game.text.size();) {
        const std::size_t end = std::min(game.text.find('\n', at), game.text.size());
        const std::string_view line = trimmed(std::string_view(game.text).substr(at, end - at));
        at = end + 1;
        if (line.empty()) continue;
        if (!line.starts_with('[') || line.find(" \"") == line.npos) break;
        if (!line.starts_with(kTag)) continue;
        const std::string_view value = line.substr(kTag.size());
        return cut_name(std::string(value.substr(0, value.find('"')))).options;
    }
    return "";
}

bool is_called(const VariantSpec& variant, std::string_view called, const std::string& name) {
    const std::string tag = bare_name(cut_name(name).script);
    const auto stem = [](const std::string& path) {
        return bare_name(std::filesystem::path(path).stem().string());
    };
    const std::string of_file = stem(cut_name(std::string(called)).script);
    const std::string of_tag = stem(cut_name(name).script);
    if (ranges::any_of(variant.also, [&](const std::string& also) { return tag == bare_name(also); }))
        return true;
    return tag == bare_name(variant.slug) || tag == bare_name(variant.name) || of_tag == of_file ||
           of_tag == bare_name(variant.slug);
}

// Has the variant these options, as behind the colon of a name?
static bool has_options(const VariantSpec& variant, std::string_view options) {
    std::set<std::string> has, asked;
    const std::string own = options_text(variant);
    for (const std::string_view part : split(own, ',')) has.emplace(part);
    for (const std::string_view part : split(options, ',')) {
        std::string one(part);
        if (part.find('=') == part.npos)
            for (const OptionSpec& option : variant.options)
                if (option.kind == OptionSpec::Kind::seed) one = fmt::format("{}={}", option.name, part);
        asked.insert(std::move(one));
    }
    return has == asked;
}

// Other programs take the usual first rank where a game of drawn ones tells none; so does the default here.
static void tell_of_seed(const VariantSpec& variant, const Score& score) {
    if (score.tag("FEN") != nullptr || score.tag("Position") != nullptr) return;
    for (const OptionSpec& option : variant.options)
        if (option.kind == OptionSpec::Kind::seed && !option.given)
            say(fmt::format("the game does not give its first position: played from {}={}", option.name,
                            option.value));
}

std::optional<Diagnostic> of_another_variant(const Variant& variant, std::string_view called,
                                             const Score& score, const std::string& path) {
    const std::string* tag = score.tag("Variant");
    if (tag == nullptr || says_nothing(*tag)) return std::nullopt;
    const auto refused = [&](const std::string& name, const std::string& remedy) {
        return Diagnostic{"score",
                          Severity::error,
                          {path, score.line},
                          fmt::format("this is a game of {}, not of {}", *tag, name),
                          remedy};
    };
    const VariantSpec& spec = variant.spec();
    if (!is_called(spec, called, *tag))
        return refused(
            spec.slug,
            fmt::format("if it is the same game by another name, write [Variant \"{}\"]", spec.slug));
    if (const std::string options = cut_name(*tag).options; !options.empty() && !has_options(spec, options))
        return refused(spec.slug + (options_text(spec).empty() ? "" : ":" + options_text(spec)),
                       "open it as " + *tag);
    return std::nullopt;
}

Score read_game(const Variant& variant, std::string_view called, const GameText& game, bool partly) {
    Result<Score> read = read_score(variant, {game.text, game.line, game.cut_off}, game.path);
    print_diagnostics(read.diagnostics);
    if (!read.diagnostics.empty() && !partly) throw Refusal{};
    Score score = std::move(*read.value);
    tell_of_seed(variant.spec(), score);
    if (const auto fault = of_another_variant(variant, called, score, game.path)) {
        print_diagnostics({*fault});
        throw Refusal{};
    }
    return score;
}

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::array<char, 16> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y.%m.%d", std::localtime(&now));
    return {text.data(), length};
}

// Where it began, if elsewhere than usual: in FEN as far as that tells it.
static void add_start(Score& score, const Game& start) {
    const Variant& variant = start.variant();
    const std::string setup = start.setup();
    if (setup == write_setup(variant, initial_position(variant))) return;
    const std::optional<std::string> fen = notations_of(variant).trail ? std::nullopt : start.fen();
    if (fen) {
        score.set("SetUp", "1");
        score.set("FEN", *fen);
        if (const auto again = unchecked(read_fen(variant, *fen));
            again && write_setup(variant, *again.value) == setup)
            return;
    }
    score.set("Position", setup);
}

void fill_score(Score& score, const Game& start, const Game& game,
                const std::optional<Conduct::Agreement>& agreed, const std::string& variant,
                const std::string& hash) {
    const std::vector<std::string> texts = score_texts(game);
    score.moves.resize(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) score.moves[i].text = texts[i];
    // A command that runs, whatever slug the script gives itself.
    score.set("Variant", shown_on_one_line(variant));
    if (!hash.empty()) score.set("ScriptHash", hash);
    // The moves are those of the true game, not what a side has been told of them.
    if (game.variant().views()) score.set("Truth", "whole");
    add_start(score, start);
    const Status status = game.status();
    const bool over = agreed || status.over();
    const std::optional<Side> winner = agreed ? agreed->winner : status.winner;
    const std::string result = !over ? "*" : !winner ? "1/2-1/2" : (*winner == Side::light ? "1-0" : "0-1");
    // How it came to the end that it was read with, only its writer knows.
    if (score.as_read && score.result == result) return;
    score.result = result;
    score.set("Termination", !over            ? "unterminated"
                             : !agreed        ? "normal"
                             : agreed->winner ? "resignation"
                                              : "agreement");
}

Conduct conduct_of(const Score& score, Side first, const Game& game) {
    Conduct conduct;
    const Status status = game.status();
    if (status.over()) return conduct;
    const TrailSigns& signs = signs_of(game.variant());
    Side mover = first;
    const auto say = [&](const std::string& text, bool offers_only) {
        const ToldMove told = told_move(signs, text);
        if (!told.move.empty() || !told.said) return;
        const bool own = *told.said == Sign::offer || *told.said == Sign::withdraw;
        if (own || !offers_only) conduct.say(*told.said, own ? mover : other(mover), status);
    };
    for (const ScoreMove& move : score.moves) {
        for (const std::string& sign : move.said) say(sign, false);
        // Comments of other programs may look like other signs.
        for (const std::string& comment : move.behind) say(comment, true);
        mover = other(mover);
    }
    if (score.result == "1-0") conduct.resign(Side::dark);
    if (score.result == "0-1") conduct.resign(Side::light);
    if (score.result == "1/2-1/2") {
        conduct.offer(Side::light);
        conduct.accept(Side::dark);
    }
    return conduct;
}

// FNV-1a, 64 bits, of the files in the order of what they contain: where they lie does not matter.
std::string hash_of_scripts(const Host& host) {
    std::set<std::string> contents;
    for (const std::filesystem::path& path : host.files())
        if (const ForeignText read = read_foreign(path, kMostOfScript); read.text)
            contents.insert(*read.text);
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const std::string& text : contents)
        for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return fmt::format("{:016x}", hash);
}

}  // namespace acedrex::program
