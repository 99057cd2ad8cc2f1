#include "piece_words.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "console.hpp"

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
    const std::vector<AlternativeReport>& alternatives = variant.alternatives(type);
    std::string text = fmt::format("{} ({})\n", piece.name, piece.symbol);
    if (!piece.about.empty()) text += fmt::format("  {}\n", piece.about);
    std::vector<std::vector<std::string>> rows;
    const auto row = [&rows](const char* key, std::string value) {
        if (!value.empty()) rows.push_back({key, std::move(value)});
    };
    const auto expression = [](const Expr& e) { return e ? to_string(*e) : std::string(); };
    row("  tier", report.why.empty() ? report.tier : report.tier + ": " + report.why);
    row("  tags", fmt::format("{}", fmt::join(piece.tags, ", ")));
    row("  class", fmt::format("{}", fmt::join(piece.classes, ", ")));
    row("  takes", expression(piece.takes));
    row("  immune", expression(piece.immune));
    row("  lands", expression(piece.lands));
    row("  passes", expression(piece.passes));
    row("  owner", piece.owner == Owner::nobody ? "nobody" : "");
    row("  worth", piece.worth ? fmt::format("{}", *piece.worth) : "");
    std::vector<std::string> traits;
    if (piece.transparent) traits.emplace_back("transparent");
    if (piece.passive) traits.emplace_back("passive");
    if (piece.may_pass) traits.emplace_back("free to pass");
    row("  is", fmt::format("{}", fmt::join(traits, ", ")));
    text += columns(rows);
    if (alternatives.empty()) return text + "  it does not move\n";
    text += "  it moves by\n";
    rows.clear();
    for (const AlternativeReport& a : alternatives)
        rows.push_back({"    " + a.text, a.why.empty() ? tier_words(a.tier)
                                                       : fmt::format("{}: {}", tier_words(a.tier), a.why)});
    return text + columns(rows);
}

}  // namespace acedrex::program
