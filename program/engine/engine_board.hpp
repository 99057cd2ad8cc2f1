// The game that another program has an engine play: the variant that it has chosen, and where the game
// stands.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dialect.hpp"
#include "engine/xboard_setup.hpp"
#include "search/search.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

class EngineBoard {
  public:
    // only: the one variant that is played; "": all that are found.
    explicit EngineBoard(const std::string& only);

    // The names of variants that may be chosen, the one that is played first.
    std::vector<std::string> names() const;
    const std::string& first_name() const { return first_; }
    // The same for XBoard: of all that are found those that it knows; the only one where it can be told.
    std::vector<std::string> xboard_names() const;
    // Chooses a variant by such a name, by another name of it, or by the path of a script. Says why not; ""
    // where it is chosen.
    std::string choose(const std::string& name);
    // A script adds its variant to the names; likewise.
    std::string add(const std::string& path);
    const std::string& name() const { return name_; }

    const Variant& variant() const { return *table_->variant; }
    const Table& table() const { return *table_; }
    // The text that describes the variant to XBoard: made once, as that takes a while.
    const XboardSetup& told_to_xboard() const;
    Game& game() { return *game_; }
    const Game& game() const { return *game_; }
    Search& search();

    // The first position, or one as FEN or a setup string; likewise. Where the game began from it already,
    // its turns stay, until it begins again.
    void start();
    std::string set_up(const std::string& position);
    void begin_again();
    // The turns that follow where the game was set up last. Those that it has played already are not played
    // again. Says which one cannot be played, and why.
    std::string play_all(const std::vector<std::string>& turns, Dialect dialect);

  private:
    bool only_one_;
    std::map<std::string, std::string> files_;  // of the variants that were added
    std::string first_, name_;
    std::optional<Table> table_;
    std::unique_ptr<Search> search_;
    mutable std::optional<XboardSetup> told_to_xboard_;  // once it has been asked for
    std::optional<Game> start_, game_;
    std::vector<std::string> played_;  // since the start, as they were told
};

// The variants below the roots in which sides have no secrets, by their slugs.
void each_variant(const std::function<void(const std::string& slug, const VariantSpec& spec)>& visit);

// "+0.34" as engines have it: cp 34; mate 2: in so many moves of the mover.
std::string uci_score(const SearchScore& score);
// The turns of a line, in the dialect, as many as can be told in a moment.
std::string line_text(const Game& game, const SearchLine& line, Dialect dialect);

// From -20 to 20, as engines have it: the limits of the levels, and none of 20.
constexpr int kLeastSkill = -20, kMostSkill = 20;
SearchLimits limits_of_skill(int skill);
// The same, with further limits: the narrower ones count.
SearchLimits narrower(SearchLimits a, const SearchLimits& b);
// Seconds for a turn, of the clock of the side to move, for so many turns (0: it is not told), with so many
// seconds more for each.
double share_of_clock(double left, double more, int turns);

}  // namespace acedrex::program
