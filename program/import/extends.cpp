// Where a variant differs from Classical Chess by its cast, its setup and its rules alone, its script says
// only that.
#include <algorithm>

#include "import/converter.hpp"

namespace acedrex::program::imports {

namespace {

const std::vector<std::string> kClassical{"King", "Queen", "Rook", "Bishop", "Knight", "Pawn"};

bool is_as(Lua& keys, const std::string& key, const std::string& text) {
    Lua* there = keys.find(key);
    return there != nullptr && there->laid_out(0, 0) == text;
}

}  // namespace

void Converter::extend_chess() {
    auto& cast = script_.cast;
    const auto is_shipped = [&](const CastPiece& one) {
        return one.local.empty() && one.shipped.starts_with("classical.") && one.symbol == one.shipped_symbol;
    };
    const auto kept = std::count_if(cast.begin(), cast.end(), [&](const CastPiece& one) {
        return is_shipped(one) &&
               std::find(kClassical.begin(), kClassical.end(), one.name) != kClassical.end();
    });
    if (files_ != 8 || ranks_ != 8 || kept < 4 || start_.has_walls() || keys_.find("symmetry") != nullptr)
        return;
    if (!is_as(keys_, "royals", "{ King = \"check\" }")) return;
    script_.extends = "classical.classical-chess";
    for (const auto& name : kClassical) {
        const auto at =
            std::find_if(cast.begin(), cast.end(), [&](const CastPiece& c) { return c.name == name; });
        if (at == cast.end())
            script_.removed.push_back(name);
        else if (is_shipped(*at))
            script_.kept.push_back(name);
        else
            script_.replaced.push_back(name);
    }
    keys_.erase("royals");
    Lua* board = keys_.find("board");
    board->erase("files");
    board->erase("ranks");
    if (board->size() == 0) keys_.erase("board");
    static const Lua usual =
        Lua::drawing({"r n b q k b n r", "p p p p p p p p", ". . . . . . . .", ". . . . . . . .",
                      ". . . . . . . .", ". . . . . . . .", "P P P P P P P P", "R N B Q K B N R"});
    if (*keys_.find("setup") == usual && script_.removed.empty()) keys_.erase("setup");
    if (keys_.find("castling") == nullptr)
        keys_.set("castling", "false");
    else if (is_as(keys_, "castling", "{ king = \"King\", rooks = { \"Rook\" }, distances = { 2 } }"))
        keys_.erase("castling");
    // Tables merge key by key: what Classical Chess says besides has to be said otherwise.
    if (Lua* castling = keys_.find("castling");
        castling != nullptr && castling->is_table() && !castling->has("distances"))
        castling->set("distances", "false");
    if (Lua* promotion = keys_.find("promotion");
        promotion != nullptr && promotion->has("to") && !promotion->has("pieces")) {
        std::vector<std::string> names;
        for (const Promoted& one : promoted_) names.push_back(one.base);
        promotion->set("pieces", name_list(names));
    }
    if (keys_.find("promotion") == nullptr)
        keys_.set("promotion", "false");
    else if (is_as(keys_, "promotion",
                   "{ pieces = { \"Pawn\" }, zone = \"last\", to = { \"Queen\", \"Rook\", \"Bishop\", "
                   "\"Knight\" }, when = \"at once\" }"))
        keys_.erase("promotion");
    if (is_as(rules_, "stalemate", "\"draw\"")) rules_.erase("stalemate");
    if (is_as(rules_, "repetition", "{ times = 3, result = \"draw\" }"))
        rules_.erase("repetition");
    else if (rules_.find("repetition") == nullptr)
        rules_.set("repetition", "false");
    if (is_as(rules_, "quiet", "{ plies = 100, result = \"draw\", reset = { \"Pawn\" } }"))
        rules_.erase("quiet");
    else if (rules_.find("quiet") == nullptr)
        rules_.set("quiet", "false");
    rules_.set("dead", "{}");
    keys_.set("rules", rules_);
}

}  // namespace acedrex::program::imports
