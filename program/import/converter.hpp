// Turns settings into a script, part by part. Each part asks the settings for its keys, which are said by
// that, and writes what they come to into the script.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "import/conversion.hpp"
#include "import/fsf_betza.hpp"
#include "import/script.hpp"
#include "import/start.hpp"

namespace acedrex::program::imports {

// A type of piece of the file.
struct PieceType {
    std::string key;  // "rook", "customPiece3"
    char letter = 0;  // in lower case
    std::string name{}, symbol{};
    std::string betza{};
    Walks walks{};
    // The module of a piece that moves so, and what it is called there.
    std::string shipped{}, shipped_symbol{}, shipped_name{};
    Lua keys = Lua::table();  // other keys of the piece
    bool royal_king = false;
    bool used = true;  // false: a promoted form that is a type of its own is made from it, and nothing else
};

// A promoted form: what a piece is once it has been promoted by `promotedPieceType`.
struct Promoted {
    std::string base, form;  // names
    char base_letter = 0, as_letter = 0;
    bool own_type = false;  // it is a type of its own, which remembers what it was
};

// For both sides the fields where something holds.
struct Region {
    Fields light, dark;
    bool operator==(const Region&) const = default;
};

class Converter {
  public:
    Converter(const Source& source, std::string file);
    Conversion run();

  private:
    // The cast (cast.cpp).
    void read_types();
    void leave_out_unused();
    void name_types();
    void pick_shipped(PieceType& type);
    PieceType* type_of(char letter);
    std::vector<std::string> names_of(const std::string& letters);
    void write_cast();

    // Movement (movement.cpp).
    void write_moves();
    Words plain_moves(PieceType& type);
    Words rush_words(PieceType& type);
    Words oblique_rush(const PieceType& type, const Words& right);
    Words promoted_rush(const PieceType& type, const Words& rush);
    Words in_passing(const PieceType& type);
    void bind_to_region(PieceType& type, Words& moves);
    bool may_stay_classical(const PieceType& type) const;
    Words builders(const PieceType& type);
    Words walled(const PieceType& type, const Words& moves);
    Words sittuyin_promotion(const PieceType& type);
    Words stays_in_check(const Words& moves);
    Words cambodian_leaps(PieceType& type);
    Words rook_takes_leap();
    Words special_steps(const PieceType& type, Words moves);
    bool somebody_rushes();
    bool passes(const PieceType& type) const;
    Region immobile(const PieceType& type);

    // Promotion (promotion.cpp).
    void plan_promotions();
    void write_promotions();
    bool stands_alone(char as) const;
    bool remembers() const;
    bool is_promoted_by_moves(const PieceType& type) const;
    Words promoted_by_moves(const PieceType& type, const Words& moves);
    Words promoted_by_capture(const PieceType& type, const Words& moves);
    Lua limits();
    Words choices(const std::string& letters);
    std::string zone_name(const Region& zone, const std::string& use);
    Lua pawn_promotion();

    // Castling (castling.cpp).
    void write_castling();
    std::pair<int, int> castling_rooks(int stands) const;

    // Pockets, drops and turns (pockets.cpp).
    void write_pockets();
    void write_drops();
    void write_gating();
    Words drop_guard(const PieceType& type);
    Words bishops_apart(const PieceType& type);
    Lua drop_rule(const PieceType& type);
    Lua drop_rules();

    // What captures and moves bring about (effects.cpp).
    Words petrified(const Words& leave);
    void write_blasts();
    void write_royal_stones();
    void write_royal_blasts();
    void write_walls();
    void write_duck();
    void write_enclosing();
    Words after_a_move() const;
    Words after_a_drop() const;

    // Royal pieces and how games end (endings.cpp).
    void write_royals();
    void write_endings();
    void write_extinction();
    void write_other_extinction(const std::string& value, bool all, int count);
    void write_goal();
    void write_lines();
    void write_count();
    Lua axf_chases();
    void write_counters();

    // The whole (converter.cpp).
    void write_board();
    Lua drawing() const;
    void extend_chess();
    void finish(Conversion& result);
    bool is_as_of_light(const std::string& key) const;
    bool concerns_nobody(const std::string& key);
    Region region(const std::string& key) const;
    Fields every_field() const;
    bool is_everywhere(const Region& r) const;
    Region mirrored_region(const Fields& light) const;
    Fields mirrored(const Fields& fields) const;
    // The guard on those fields. use: how a zone is called, if there has to be one.
    Words guard(const Region& where, const std::string& use);
    std::optional<Words> ranks_guard(const Region& where) const;
    void unsaid(const std::string& key, const std::string& consequence = "");
    void assume(std::string text) { assumed_.push_back(std::move(text)); }

    const Source& source_;
    const Settings& s_;
    std::string file_;
    int files_ = 8, ranks_ = 8;
    Start start_;
    std::vector<PieceType> types_;
    std::vector<Promoted> promoted_;
    std::vector<std::pair<std::string, Region>> zones_;
    Script script_;
    Lua& keys_ = script_.keys;
    Lua rules_ = Lua::table();
    std::vector<Unsaid> unsaid_;
    std::vector<std::string> assumed_;
    std::vector<std::string> royal_;  // names
    std::string drawn_ = "draw";      // the result of what is a draw in other variants
    std::string duck_moves_;          // of a wall that players move; ""
    std::string wall_;                // the name of the type of walls; "" where there are none
};

}  // namespace acedrex::program::imports
