#include "piece_words.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "console.hpp"
#include "describe.hpp"

namespace acedrex::program {

namespace {

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

}  // namespace

const char* tier_words(AlternativeReport::Tier tier) {
    switch (tier) {
        case AlternativeReport::Tier::leaps:
            return "leap table";
        case AlternativeReport::Tier::rays:
            return "ray table";
        case AlternativeReport::Tier::program:
            return "program";
        default:
            return "calls into Lua";
    }
}

int piece_named(const Variant& variant, const std::string& name) {
    std::vector<std::string> names;
    for (int type = 0; type < variant.cast().types(); ++type) {
        const PieceSpec& piece = variant.piece(type);
        for (const std::string& known : {piece.name, piece.symbol, piece.slug})
            if (lower(known) == lower(name)) return type;
        names.push_back(piece.name);
    }
    throw UsageError{
        fmt::format("{} has no piece '{}'{}", variant.spec().name, name, did_you_mean(name, names))};
}

std::string piece_in_words(const Variant& variant, int type) {
    const PieceSpec& piece = variant.piece(type);
    const PieceReport report = variant.report(type);
    std::string text = fmt::format("{} ({})\n", piece.name, piece.symbol);
    if (!piece.about.empty()) text += fmt::format("  {}\n", piece.about);
    const bool still = !piece.moves || piece.moves->kind == ExprKind::none;
    text += still ? "It does not move.\n" : "How it moves:\n";
    if (!still)
        for (const std::string& sentence : sentences(*piece.moves)) text += fmt::format("  {}\n", sentence);
    std::vector<std::vector<std::string>> rows;
    const auto row = [&rows](const char* key, std::string value) {
        if (!value.empty()) rows.push_back({key, std::move(value)});
    };
    const auto clause = [](const Expr& e) { return e ? condition(*e) : std::string(); };
    const auto walks = still ? std::nullopt : outline(*piece.moves);
    row("  Betza", walks ? betza(*walks) : "");
    row("  may capture if", clause(piece.takes));
    row("  is safe if",
        piece.immune ? clause(piece.immune) + " (seen from it: the capturer on its field)" : "");
    row("  passes over if", clause(piece.passes));
    row("  on an occupied field", piece.lands ? action(*piece.lands) : "");
    row("  starts with", fmt::format("{}", fmt::join(piece.tags, ", ")));
    row("  is also a", fmt::format("{}", fmt::join(piece.classes, ", ")));
    row("  belongs to", piece.owner == Owner::nobody ? "nobody" : "");
    row("  worth", piece.worth ? fmt::format("{}", *piece.worth) : "");
    std::vector<std::string> traits;
    if (piece.transparent) traits.emplace_back("transparent: others pass over it");
    if (piece.passive) traits.emplace_back("passive: it makes no move of its own accord");
    if (piece.may_pass) traits.emplace_back("free to pass");
    row("  is", fmt::format("{}", fmt::join(traits, ", ")));
    row("  runs as", report.why.empty() ? report.tier : report.tier + ": " + report.why);
    return text + columns(rows);
}

}  // namespace acedrex::program
