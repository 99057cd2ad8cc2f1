// The boards that pieces are portrayed on: free ones, without royal rules, as large as it takes.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "host/host.hpp"
#include "portraits/portrait.hpp"
#include "portraits/scenes.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

// A piece on a free board.
struct Sitter {
    VariantRef variant;
    int type;
    const PieceSpec& piece() const { return variant->piece(type); }
};

// Free boards with all of the family's pieces that go together, and others for those that do not. All that
// cannot be compiled is said, and a Refusal thrown.
class Boards {
  public:
    // doubts: what is doubtful of pieces that lie beside others is said too.
    explicit Boards(Host& host, bool doubts = false) : host_(host), doubts_(doubts) {}

    // The piece of that script, or the one that is named there, on the widest of them.
    Sitter widest(const FoundScript& script);
    // Where what it does can be seen without the family's other pieces, these are not compiled.
    Sitter lone(const FoundScript& script);
    // The piece on such a board without royal rules, with no more of the others than it takes to see what it
    // does.
    Sitter on_board(const Sitter& sitter, FreeBoard size);
    // Without royal rules.
    VariantRef lawless(const VariantRef& variant, FreeBoard size);
    // The piece on a board without royal rules. The family's board takes long to compile, so the
    // others are there in name only, unless it moves by what they do; of a plain walker they are left out but
    // for Stones.
    Sitter alone(const Sitter& sitter, FreeBoard size);
    VariantRef of(const Scene& scene, const Sitter& sitter);
    // Scenes that name its slug are set up of this variant, which the same host has made.
    void know(const VariantRef& variant) { named_[variant->spec().slug] = variant; }
    // A piece of a variant: on the widest of its script, where that returns it, else among those of the
    // variant and Stones, where no game ends.
    Sitter of_variant(const VariantRef& variant, int type);
    // The same variant, with the piece on each field of the first board at first; nullptr where its movement
    // does not ask whether it has moved.
    VariantRef home(const VariantRef& variant, int type);
    // Variants where the piece moves to the fields that its auras lie on; one for each of them.
    std::vector<VariantRef> auras(const VariantRef& variant, int type);

  private:
    // The script that returns the piece: one of a family, or one that lies beside the variant's.
    std::optional<FoundScript> script_of(const Variant& variant, const PieceSpec& piece);

    Host& host_;
    bool doubts_;
    std::vector<VariantRef> widest_;
    std::map<std::string, VariantRef> named_;
    std::map<const Variant*, VariantRef> endless_;
    std::map<std::tuple<const Variant*, int, int>, VariantRef> lawless_;
};

// How the piece is shown: in its scenes, else alone or among Stones on boards that are large enough.
std::vector<Portrait> portraits_of(Boards& boards, const Sitter& sitter, const std::vector<Scene>& scenes);
// A piece of a variant: in the scenes that the tables beside the variant's script have of it, or those of its
// own script; else as above.
std::vector<Portrait> portraits_of(Boards& boards, const VariantRef& variant, int type);
// From that field of the board that it sits on, which has no royal rules.
Portrait portrait_from(Boards& boards, const Sitter& sitter, Field start);

}  // namespace acedrex::program
