// A variant as its author declares it: plain data, nothing resolved. compile() (variant.hpp) makes it
// playable.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "movement/expression.hpp"
#include "pieces/side.hpp"
#include "play/promotion.hpp"

namespace acedrex {

enum class Owner : std::uint8_t { player, nobody };

// Expressions left empty (nullptr) have the default that the comment names.
struct PieceSpec {
    std::string name;
    std::string symbol;
    std::string slug;                  // of the script's file, or of the name
    std::vector<std::string> classes;  // further names that `is` accepts
    std::vector<std::string> tags;     // carried in the initial setup
    Expr moves;                        // none
    Expr takes;                        // enemy
    Expr immune;                       // none
    Expr lands;                        // none
    Expr passes;                       // none
    bool transparent = false;
    bool passive = false;
    bool may_pass = false;
    Owner owner = Owner::player;
    std::optional<double> worth;  // in units of the weakest piece
    std::string about;
    Place place;
};
using PieceRef = std::shared_ptr<const PieceSpec>;

// Field names and ranges ("d4", "e5-f6") as written.
struct ZoneSpec {
    std::vector<std::string> light;
    std::optional<std::vector<std::string>> dark;  // absent: the mirror image, or the same where `shared`
    bool shared = false;                           // given as one list: the same for both sides
};

struct BoardSpec {
    int files = 0;
    int ranks = 0;
    std::vector<std::string> holes;
    bool wrap_files = false;
    bool wrap_ranks = false;
    std::map<std::string, ZoneSpec> zones;
};

struct RoyalSpec {
    std::string piece;
    bool check = true;  // true: "check", never left attacked; false: "capture", may be lost, and loses
};

struct PromotionSpec {
    using When = Promotion::When;
    std::vector<std::string> pieces;
    std::string zone = "last";  // "last": the last rank; else the name of a zone
    std::vector<std::string> to;
    When when = When::at_once;
};

struct CastlingSpec {
    std::string mover;
    std::vector<std::string> partners;
    std::vector<int> distances;   // how far the mover goes, or
    std::vector<std::string> to;  // the files where it ends, from the left
    bool through_attack = false;
    bool out_of_attack = false;
};

enum class Verdict : std::uint8_t { draw, loss, win, illegal };

struct EndingSpec {
    Verdict stalemate = Verdict::draw;   // for the side that cannot move
    bool bare_loses = false;             // a side with royals only loses
    int repetition_times = 0;            // 0: no rule
    Verdict repetition = Verdict::draw;  // draw or illegal
    int quiet_plies = 0;                 // 0: no rule
    Verdict quiet = Verdict::draw;
    std::vector<std::string> quiet_reset;
    std::vector<std::vector<std::string>> dead;  // neither side has more than one of these: draw
};

struct VariantSpec {
    std::string name;
    std::string slug;
    std::string code;  // before a setup string
    std::string about;
    std::string family;
    BoardSpec board;
    std::vector<PieceRef> pieces;
    std::map<std::string, std::string>
        old_symbols;    // symbol of a replaced type -> name of the new one, read in `setup`
    std::string setup;  // drawn, top rank first; empty: an empty board
    Side first = Side::light;
    bool rotate = false;  // symmetry: rotate, else mirror
    std::vector<RoyalSpec> royals;
    Expr lands;
    std::optional<PromotionSpec> promotion;
    std::optional<CastlingSpec> castling;
    EndingSpec endings;
    Place place;
    std::map<std::string, Place> key_places;  // where `setup`, `royals`, `promotion`, ... were written
};

}  // namespace acedrex
