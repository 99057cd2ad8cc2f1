#include "english/piece_words.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "english/describe.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

// What an aura does, to whom, and where.
std::string aura_words(const AuraSpec& aura) {
    std::vector<std::string> does;
    if (aura.freeze) does.emplace_back("freezes it: it may not move");
    if (aura.protect) does.emplace_back("protects it: it cannot be captured");
    if (!aura.mark.empty()) does.push_back(fmt::format("marks it {} for the turn", aura.mark));
    if (aura.plies > 1) does.push_back("lets it move up to " + number_word(aura.plies) + " times in a turn");
    if (!aura.lends.empty()) {
        const auto& [direction, walk] = aura.lends[0];
        const char* by = direction == Vector{} ? "" : " by the direction in which it stands, here the first";
        does.push_back(fmt::format("lends it a movement{}: ({})", by, action(*walk)));
    }
    if (aura.wake) does.push_back("lets it leave this behind: (" + action(*aura.wake) + ")");
    return fmt::format("where it could be by this: ({}), if {}{}: {}", action(*aura.at), condition(*aura.of),
                       aura.except_self ? " and it is not itself" : "", listed(does, "and"));
}

// What the piece is to its side's fate; "" if it is like any other.
const char* royal_words(RoyalKind kind) {
    switch (kind) {
        case RoyalKind::none:
            return "";
        case RoyalKind::check:
            return "royal: must never be left attacked";
        case RoyalKind::capture:
            return "royal: a side that loses the last one has lost";
        case RoyalKind::attacked:
            return "royal: must always be left attacked";
        case RoyalKind::flees:
            break;
    }
    return "shy: attacked where its turn begins, it must itself go where it is not";
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

PieceWords words_of_piece(const Variant& variant, int type) {
    const PieceSpec& piece = variant.piece(type);
    const PieceReport report = variant.report(type);
    PieceWords words;
    const bool still = !piece.moves || piece.moves->kind == ExprKind::none;
    if (!still) words.moves = sentences(*piece.moves);
    const auto row = [&words](const char* key, std::string value) {
        if (!value.empty()) words.rows.push_back({key, std::move(value)});
    };
    const auto clause = [](const Expr& e) { return e ? condition(*e) : std::string(); };
    const auto walks = still ? std::nullopt : outline(*piece.moves);
    row("Betza", walks ? betza(*walks) : "");
    row("may capture if", clause(piece.takes));
    const std::string safe = clause(piece.immune);
    const bool plain = safe.empty() || safe == "always" || safe == "never";
    row("is safe if",
        plain ? safe : safe + " (seen by its capturer, as if it stood on the field of the piece)");
    for (const auto& [effect, guard] : piece.does)
        row(("may " + std::string(row_of(effect).word) + " if").c_str(), clause(guard));
    for (const auto& [effect, guard] : piece.spared)
        row(("is safe from " + std::string(row_of(effect).word) + " if").c_str(), clause(guard));
    row("passes over if", clause(piece.passes));
    row("on an occupied field", piece.lands ? action(*piece.lands) : "");
    const auto effects = [](const Expr& e) { return e ? action(*e) : std::string(); };
    const InfluenceSpec& influence = piece.influence;
    for (const AuraSpec& aura : influence.auras) row("aura", aura_words(aura));
    row("what it freezes may", effects(influence.frozen));
    row("leaves behind", effects(influence.wake));
    row("as a turn begins", effects(influence.on_turn_start));
    row("as a turn ends", effects(influence.on_turn_end));
    row("on capturing", effects(influence.on_capture));
    row("on promoting", effects(influence.on_promotion));
    row("starts with", fmt::format("{}", fmt::join(piece.all_tags(), ", ")));
    row("counts as", fmt::format("{}", fmt::join(piece.classes, ", ")));
    row("belongs to", piece.owner == Owner::none ? "nobody" : "");
    row("worth", piece.worth ? fmt::format("{}", *piece.worth) : "");
    std::vector<std::string> traits;
    const RoyalKind royal = variant.spec().royal_kind(piece);
    if (royal != RoyalKind::none) traits.emplace_back(royal_words(royal));
    if (piece.transparent) traits.emplace_back("transparent: others pass over it");
    if (piece.passive) traits.emplace_back("passive: it makes no move of its own accord");
    if (piece.may_pass) traits.emplace_back("free to pass");
    row("is", fmt::format("{}", fmt::join(traits, ", ")));
    constexpr std::size_t kMost = 160;  // the reason may quote a whole grammar
    const std::string why =
        report.why.size() <= kMost ? report.why : report.why.substr(0, kMost - 4) + " ...";
    row(kTierRow, why.empty() ? report.tier : report.tier + ": " + why);
    return words;
}

std::string piece_in_words(const Variant& variant, int type) {
    const PieceSpec& piece = variant.piece(type);
    PieceWords words = words_of_piece(variant, type);
    std::string text = fmt::format("{} ({})\n", piece.name, piece.symbol);
    if (!piece.about.empty()) text += fmt::format("  {}\n", piece.about);
    text += words.moves.empty() ? kStill : "How it moves:";
    text += '\n';
    for (const std::string& sentence : words.moves) text += fmt::format("  {}\n", sentence);
    for (auto& row : words.rows) row[0].insert(0, "  ");
    return text + columns(words.rows);
}

}  // namespace acedrex::program
