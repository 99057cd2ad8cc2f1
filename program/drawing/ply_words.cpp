#include "drawing/ply_words.hpp"

#include <fmt/core.h>

#include "english/describe.hpp"

namespace acedrex::program {

namespace {

class Sentence {
  public:
    Sentence(const Variant& variant, const PlyRecord& ply, const PlyRecord* next)
        : variant_(variant), ply_(ply), next_(next) {}

    std::string words() {
        if (ply_.passes()) return fmt::format("{} passed", ply_.player == Side::light ? "Light" : "Dark");
        if (ply_.action != 0) text_ = variant_.turn().action_name(ply_.action) + ": ";
        text_ += (text_.empty() ? "The " : "the ") + piece(ply_.piece);
        went();
        for (const LeftPiece& taken : ply_.captures) took(taken);
        for (const SideEffect& effect : ply_.effects) did(effect);
        became();
        if (goes_on()) add("set the " + piece(next_->piece) + " there going");
        return text_;
    }

  private:
    std::string field(Field f) const { return f == kNoField ? "the pocket" : variant_.board().name(f); }
    std::string name(Code code) const { return code == kNoPiece ? "piece" : variant_.cast().name(code); }
    static std::string some(const std::string& noun) { return article(noun) + (" " + noun); }
    // With the side where it is not that of the player.
    std::string piece(Code code) const {
        if (code == kNoPiece || Cast::side(code) == Side::none || Cast::side(code) == ply_.player)
            return name(code);
        return fmt::format("{} {}", to_string(Cast::side(code)), name(code));
    }
    bool goes_on() const {
        return next_ != nullptr && next_->activated && next_->from == ply_.to && !next_->diverged;
    }
    void add(const std::string& deed) { text_ += ", " + deed; }

    void went() {
        if (ply_.kind == PlyKind::drop)
            text_ += " came in on " + field(ply_.to);
        else if (ply_.kind == PlyKind::castle && ply_.from == ply_.to)
            text_ += " castled on " + field(ply_.from);
        else if (ply_.kind == PlyKind::castle)
            text_ += fmt::format(" castled from {} to {}", field(ply_.from), field(ply_.to));
        else if (ply_.from == ply_.to)
            text_ += " on " + field(ply_.from) + " stayed";
        else
            text_ += fmt::format(" went from {} to {}", field(ply_.from), field(ply_.to));
        for (const PlyRecord::Passage& passage : ply_.passages)
            if (passage.out != kNoField)
                add(fmt::format("through {} and out of {}", field(passage.in), field(passage.out)));
    }
    void took(const LeftPiece& taken) {
        if (taken.field == ply_.to)
            add("took the " + piece(taken.piece));
        else
            add(fmt::format("took the {} on {}{}", piece(taken.piece), field(taken.field),
                            ply_.kind == PlyKind::en_passant ? " in passing" : ""));
    }
    void did(const SideEffect& effect) {
        using Kind = SideEffect::Kind;
        const std::string it = "the " + piece(effect.piece);
        switch (effect.kind) {
            case Kind::push:
            case Kind::pull:
            case Kind::displace:
            case Kind::swap:
            case Kind::castle:
                return add(
                    effect.to == kNoField
                        ? fmt::format("moved {} on {} off the board", it, field(effect.from))
                        : fmt::format("{} went from {} to {}", it, field(effect.from), field(effect.to)));
            case Kind::convert:
                return add(fmt::format("won the {} on {} over", name(effect.piece), field(effect.from)));
            case Kind::change:
                return add(fmt::format("made the {} on {} {}", piece(effect.was), field(effect.from),
                                       some(name(effect.piece))));
            case Kind::place:
                return add(fmt::format("put {} on {}", some(piece(effect.piece)), field(effect.from)));
            case Kind::oblate:
                return add(fmt::format("took {} on {} off the board", it, field(effect.from)));
            case Kind::leave:
                return add("left the board");
            case Kind::mark:
                return add(fmt::format("{} \"{}\" {} {}", effect.lost ? "took the tag" : "put the tag",
                                       variant_.tags().with_mask(effect.tag).name,
                                       effect.lost ? "from" : "on", field(effect.from)));
            case Kind::tag:
                return add("may be promoted later");
            case Kind::other:
                return;
        }
    }
    void became() {
        if (ply_.promoted_to == kNoPiece) return;
        add((ply_.kind == PlyKind::drop ? "as " : "became ") + some(name(ply_.promoted_to)));
    }

    const Variant& variant_;
    const PlyRecord& ply_;
    const PlyRecord* next_;
    std::string text_;
};

}  // namespace

std::string words_of_ply(const Variant& variant, const PlyRecord& ply, const PlyRecord* next) {
    return Sentence(variant, ply, next).words();
}

}  // namespace acedrex::program
