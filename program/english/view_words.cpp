#include "english/view_words.hpp"

#include <fmt/core.h>

#include <cctype>

#include "english/describe.hpp"

namespace acedrex::program {

namespace {

std::string several(const std::vector<std::string>& pieces) {
    std::vector<std::string> names;
    for (const std::string& piece : pieces) names.push_back(piece + "s");
    return listed(names, "and");
}

std::string words_of(const SecretSpec& secret) {
    std::string hidden = secret.pieces.empty() ? "pieces" : several(secret.pieces);
    if (!secret.tagged.empty()) hidden += " with the tag " + listed(secret.tagged, "or");
    if (secret.at) hidden += fmt::format(" where {}", condition(*secret.at));
    if (secret.seen_as.empty()) return fmt::format("A side does not see the other side's {}.", hidden);
    return fmt::format("A side sees {} {} in place of the other side's {}.", article(secret.seen_as),
                       secret.seen_as, hidden);
}

std::string words_of_sight(const ViewsSpec& views) {
    if (views.sees_moves) return "A side sees its own pieces and the fields to which they can move.";
    if (views.sees->kind == ExprKind::none) return "A side sees its own pieces alone.";
    std::vector<std::string> ways = sentences(*views.sees);
    for (std::string& way : ways) {
        way.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(way.front())));
        if (way.back() == '.') way.pop_back();
    }
    return fmt::format("A side sees its own pieces, and the fields where one of them ends that {}.",
                       listed(ways, "or"));
}

std::string words_of_refusals(const ViewsSpec& views) {
    return fmt::format(
        "What only seems legal is refused with \"no\"{}{}.",
        views.refuses_check ? ", or with \"check\" where it would leave an own royal piece attacked" : "",
        views.refused_loses_turn ? ", and costs the turn" : "");
}

std::string words_of_umpire(const TellsSpec& tells) {
    std::vector<std::string> told;
    if (tells.checks == TellsShape::Checks::yes) told.emplace_back("of check");
    if (tells.checks == TellsShape::Checks::line) told.emplace_back("of check and how it is given");
    if (tells.captures) {
        std::vector<std::string> captured;
        for (const std::string& piece : tells.named)
            captured.push_back(fmt::format("{} {}", article(piece), piece));
        captured.emplace_back(captured.empty() ? "something" : "another piece");
        told.push_back(fmt::format("where {} was captured", listed(captured, "or")));
    }
    if (!tells.tries.empty())
        told.push_back(fmt::format("how many captures the {} can make", several(tells.tries)));
    return told.empty() ? "" : fmt::format("An umpire tells both sides {}.", listed(told, "and"));
}

}  // namespace

std::vector<std::string> words_of_views(const Variant& variant) {
    std::vector<std::string> words;
    const auto& views = variant.spec().views;
    if (!views) return words;
    for (const SecretSpec& secret : views->secrets) words.push_back(words_of(secret));
    if (views->sees_moves || views->sees) words.push_back(words_of_sight(*views));
    words.push_back(words_of_refusals(*views));
    if (std::string told = words_of_umpire(views->tells); !told.empty()) words.push_back(std::move(told));
    return words;
}

}  // namespace acedrex::program
