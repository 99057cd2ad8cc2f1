#include "notation/move/record.hpp"

#include <algorithm>
#include <array>

namespace acedrex {

namespace {

using Effect = SideEffect::Kind;

constexpr std::array kPlyWords{"move",       "capture", "activate", "promote", "convert", "rush",
                               "en-passant", "castle",  "displace", "drop",    "pass",    "other"};
constexpr std::array kEffectWords{"push",  "pull",   "displace", "swap", "castle", "convert", "change",
                                  "place", "oblate", "leave",    "mark", "tag",    "other"};

Effect effect_of(Edit::Why why) {
    switch (why) {
        case Edit::Why::convert:
        case Edit::Why::flip:
            return Effect::convert;
        case Edit::Why::change:
        case Edit::Why::become:
        case Edit::Why::promote:
            return Effect::change;
        case Edit::Why::push:
            return Effect::push;
        case Edit::Why::pull:
            return Effect::pull;
        case Edit::Why::displace:
            return Effect::displace;
        case Edit::Why::swap:
            return Effect::swap;
        case Edit::Why::place:
            return Effect::place;
        default:
            return Effect::other;
    }
}

// Does the piece get the tag of a promotion that is put off?
bool puts_off_promotion(const Edit& e) {
    return (e.tags_after & ~e.tags_before & kPromotionTag) != 0;
}

class Recorder {
  public:
    Recorder(const Variant& variant, const Position& position, const Move& move, const Edit* edits)
        : variant_(variant), move_(move) {
        if (edits != nullptr) edits_ = {edits + move.first_edit, edits + move.first_edit + move.edit_count};
        ply_.side = position.to_move();
        if (move.from != variant.board().off()) {
            begin(position.at(move.from));
            ply_.tags = position.tags(move.from);
        }
        switch (move.kind) {
            case Move::Kind::plain:
            case Move::Kind::rush:
                plain(position);
                break;
            case Move::Kind::castle:
                castle();
                break;
            case Move::Kind::edits:
                edited(position.at(move.from));
                break;
            case Move::Kind::pass:
                ply_.kind = PlyKind::pass;
                besides({});
                break;
        }
    }

    // One part of a turn of the side `us`. move: from and to are the part's.
    Recorder(const Variant& variant, Side us, const Position::Part& part, const Move& move,
             std::vector<Edit> edits)
        : variant_(variant), move_(move), edits_(std::move(edits)) {
        if (part.piece == kNoPiece) {
            ply_.side = us;
            ply_.kind = PlyKind::pass;
            besides({});
            return;
        }
        begin(part.piece);
        const auto first = std::find_if(edits_.begin(), edits_.end(), [&](const Edit& e) {
            return e.what == Edit::What::cell && e.field == move.from && e.before == part.piece;
        });
        if (first != edits_.end()) ply_.tags = first->tags_before;
        if (part.how == Position::kAir)
            in_air(part);
        else if (part.how == Position::kDrop)
            drop(part);
        else if (move.kind == Move::Kind::castle)
            castle();
        else if (edits_.empty())
            ply_.kind = PlyKind::pass;
        else
            edited(part.piece);
    }

    PlyRecord take() { return std::move(ply_); }

  private:
    void begin(Code code) {
        ply_.piece = code;
        ply_.side = Cast::side(code);
        ply_.from = move_.from;
        ply_.to = move_.to;
    }

    // Nothing lifts it: it is in the air already.
    void in_air(const Position::Part& part) {
        ply_.activated = true;
        if (part.pocket < kUnlimited) ply_.momentum = part.pocket;
        if (edits_.empty()) {  // it could go nowhere
            ply_.kind = PlyKind::other;
            add(Effect::oblate, ply_.piece, ply_.from, kNoField);
            return;
        }
        edited(part.piece);
    }

    void drop(const Position::Part& part) {
        ply_.from = kNoField;
        ply_.kind = PlyKind::drop;
        ply_.pocket = part.pocket;
        for (const Edit& e : edits_)
            if (e.why == Edit::Why::drop && e.after != part.piece) ply_.promoted_to = e.after;
        besides(Edit::Why::drop);
    }

    // What happens by itself when the ply, which edits of its `own` kind are of, is made.
    void besides(std::optional<Edit::Why> own) {
        claimed_.assign(edits_.size(), false);
        for (std::size_t i = 0; i < edits_.size(); ++i) {
            const Edit& e = edits_[i];
            if (e.what != Edit::What::cell || e.why == own) continue;
            if (e.takes())
                captured(e.field, e.before, e.tags_before);
            else
                effect(i);
        }
    }

    void captured(Field f, Code code, Tags tags) {
        ply_.captures.push_back({f, code, ply_.effects.size(), tags});
    }

    void add(Effect kind, Code piece, Field from, Field to) {
        ply_.effects.push_back({kind, piece, from, to});
    }

    void plain(const Position& position) {
        if (position.at(move_.to) != kNoPiece) {
            captured(move_.to, position.at(move_.to), position.tags(move_.to));
            ply_.kind = PlyKind::capture;
        }
        if (move_.kind == Move::Kind::rush) ply_.kind = PlyKind::rush;
        if (move_.promoted != 0) {
            ply_.kind = PlyKind::promote;
            ply_.promoted_to = move_.promoted;
        }
        if (move_.tagged) add(Effect::tag, ply_.piece, ply_.to, ply_.to);
    }

    void castle() {
        ply_.kind = PlyKind::castle;
        // Taken up: mover, partner; put down: mover, partner.
        const Edit& up = edits_[1];
        for (const Edit& e : edits_)
            if (e.why == Edit::Why::castle && e.after == up.before && e.after != kNoPiece &&
                e.field != move_.to)
                add(Effect::castle, up.before, up.field, e.field);
        besides(Edit::Why::castle);
    }

    // Follows the piece through what happened.
    void edited(Code mover) {
        now_ = mover;
        if (!ply_.activated) at_ = move_.from;
        claimed_.assign(edits_.size(), false);
        bool passer = false;
        for (std::size_t i = 0; i < edits_.size(); ++i) {
            const Edit& e = edits_[i];
            if (e.what == Edit::What::rush) ply_.kind = PlyKind::rush;
            if (e.what != Edit::What::cell) continue;
            passer = passer || e.why == Edit::Why::take_passer;
            if (at_ == e.field)
                on_mover(i);
            else if (!at_ && !gone_ && lands(e))
                landed(e);
            else if (e.takes())
                captured(e.field, e.before, e.tags_before);
            else
                effect(i);
        }
        if (!at_ && !gone_) leave(move_.to);
        name_kind(passer);
    }

    // What the ply is called for all that it did.
    void name_kind(bool passer) {
        const auto any = [&](std::initializer_list<Effect> kinds) {
            return std::any_of(kinds.begin(), kinds.end(), [&](Effect k) { return ply_.effect(k); });
        };
        // Also where it touches another piece that is promoted, or may be later.
        const bool touches = ply_.activated && std::any_of(edits_.begin(), edits_.end(), [](const Edit& e) {
                                 return e.why == Edit::Why::promote || puts_off_promotion(e);
                             });
        if (ply_.promoted_to != kNoPiece || touches)
            ply_.kind = PlyKind::promote;
        else if (passer)
            ply_.kind = PlyKind::en_passant;
        else if (ply_.kind == PlyKind::activate)
            return;
        else if (!ply_.captures.empty())
            ply_.kind = PlyKind::capture;
        else if (any({Effect::convert}))
            ply_.kind = PlyKind::convert;
        else if (any({Effect::push, Effect::pull, Effect::displace, Effect::swap}))
            ply_.kind = PlyKind::displace;
        else if (any({Effect::oblate, Effect::leave, Effect::change, Effect::place, Effect::mark,
                      Effect::other}))
            ply_.kind = PlyKind::other;
        else if (ply_.kind == PlyKind::move && ply_.from == ply_.to && ply_.effects.empty())
            ply_.kind = PlyKind::pass;
    }

    static bool lands(const Edit& e) {
        return e.after != kNoPiece &&
               (e.why == Edit::Why::put || e.why == Edit::Why::capture || e.why == Edit::Why::activate);
    }
    static bool moves(const Edit& e) {
        return e.why == Edit::Why::push || e.why == Edit::Why::pull || e.why == Edit::Why::displace ||
               e.why == Edit::Why::swap;
    }

    void landed(const Edit& e) {
        if (e.why == Edit::Why::capture) captured(e.field, e.before, e.tags_before);
        if (e.why == Edit::Why::activate) ply_.kind = PlyKind::activate;
        at_ = e.field;
        becomes(e);
    }

    void becomes(const Edit& e) {
        if (e.after != now_) ply_.promoted_to = e.after;
        now_ = e.after;
        if (puts_off_promotion(e)) add(Effect::tag, ply_.piece, ply_.to, ply_.to);
    }

    void leave(Field from) {
        gone_ = true;
        at_.reset();
        add(Effect::leave, ply_.piece, from, kNoField);
    }

    // What happens to the piece itself where it stands.
    void on_mover(std::size_t i) {
        const Edit& e = edits_[i];
        if (e.why == Edit::Why::lift) {
            at_.reset();
        } else if (e.takes() || e.why == Edit::Why::oblate) {
            leave(e.field);
        } else if (moves(e)) {
            at_ = effect(i);
            gone_ = !at_;
        } else if (e.why == Edit::Why::put || e.why == Edit::Why::become || e.why == Edit::Why::promote ||
                   puts_off_promotion(e)) {
            becomes(e);
        } else {
            effect(i);
            now_ = e.after;
        }
    }

    // A piece that is moved about is taken up and put down: one effect. Returns where it then stands.
    std::optional<Field> effect(std::size_t i) {
        const Edit& e = edits_[i];
        if (moves(e)) {
            if (e.before == kNoPiece || e.before == e.after) return std::nullopt;  // told with the taking up
            const std::optional<Field> to = goes_to(i);
            add(effect_of(e.why), e.before, e.field, to.value_or(kNoField));
            return to;
        }
        if (e.why == Edit::Why::oblate)
            add(Effect::oblate, e.before, e.field, kNoField);
        else if (e.why == Edit::Why::mark)
            marked(e);
        else if (e.after != kNoPiece)
            add(effect_of(e.why), e.after, e.field, e.field);
        return std::nullopt;
    }

    // Where the piece that edit i takes up is put down; what happened at once may be listed in any order.
    std::optional<Field> goes_to(std::size_t i) {
        const Edit& up = edits_[i];
        for (const bool by_taking : {false, true})
            for (std::size_t n = 1; n < edits_.size(); ++n) {
                const std::size_t k = (i + n) % edits_.size();
                const Edit& e = edits_[k];
                if (claimed_[k] || e.what != Edit::What::cell || e.after != up.before || e.field == up.field)
                    continue;
                if (e.why != (by_taking ? Edit::Why::capture : up.why)) continue;
                claimed_[k] = true;
                return e.field;
            }
        return std::nullopt;
    }

    void marked(const Edit& e) {
        for (const Tag& tag : variant_.tags().all())
            if (tag.value(e.tags_before) != tag.value(e.tags_after))
                ply_.effects.push_back(
                    {Effect::mark, e.after, e.field, e.field, tag.mask, (e.tags_after & tag.mask) == 0});
    }

    const Variant& variant_;
    const Move& move_;
    std::vector<Edit> edits_;
    std::vector<bool> claimed_;  // edits that put down what was moved about
    std::optional<Field> at_;    // where the piece stands; absent while it is on its way, or gone
    bool gone_ = false;
    Code now_ = kNoPiece;  // what the piece has become
    PlyRecord ply_;
};

// Is it a turn that is made of parts?
bool in_parts(const Move& move, const Edit* edits) {
    if (move.kind != Move::Kind::edits) return false;
    const Edit* first = edits + move.first_edit;
    return std::any_of(first, first + move.edit_count,
                       [](const Edit& e) { return e.what == Edit::What::part; });
}

}  // namespace

const SideEffect* PlyRecord::effect(SideEffect::Kind wanted) const {
    const auto found = std::find_if(effects.begin(), effects.end(),
                                    [wanted](const SideEffect& e) { return e.kind == wanted; });
    return found == effects.end() ? nullptr : &*found;
}

std::string_view to_string(PlyKind kind) {
    return kPlyWords[static_cast<std::size_t>(kind)];
}

std::string_view to_string(SideEffect::Kind kind) {
    return kEffectWords[static_cast<std::size_t>(kind)];
}

std::vector<PlyRecord> plies_of(const Variant& variant, const Position& position, const Move& move,
                                const Edit* edits) {
    if (!in_parts(move, edits)) return {Recorder(variant, position, move, edits).take()};
    std::vector<PlyRecord> plies;
    const std::span<const Edit> all(edits + move.first_edit, move.edit_count);
    Position::Part part{move.from, move.to, position.at(move.from), static_cast<std::uint16_t>(move.kind), 0};
    Tags activated = 0;    // of the piece that goes on, before it was activated
    Field last = move.to;  // where the part ends that may be several plies
    for (std::size_t begin = 0; begin < all.size();) {
        if (all[begin].what == Edit::What::part) {
            part = Position::part_of(all[begin++]);
            if (part.how != Position::kAgain && part.how != Position::kAir) last = part.to;
        }
        std::size_t end = begin;
        while (end < all.size() && all[end].what != Edit::What::part) ++end;
        const bool goes_on = end < all.size() && all[end].slot == Position::kAgain;
        Move one;
        one.from = part.from;
        const bool in_air = end < all.size() && all[end].slot == Position::kAir;
        one.to = goes_on || in_air ? all[end].field : last;
        one.kind = part.how >= Position::kAir ? Move::Kind::edits : static_cast<Move::Kind>(part.how);
        const auto at = [&](std::size_t i) { return all.begin() + static_cast<std::ptrdiff_t>(i); };
        plies.push_back(
            Recorder(variant, position.to_move(), part, one, std::vector<Edit>(at(begin), at(end))).take());
        if (part.how == Position::kAir) plies.back().tags = activated;
        for (std::size_t i = begin; i < end; ++i)
            if (all[i].why == Edit::Why::activate) activated = all[i].tags_before;
        begin = end;
    }
    return plies;
}

}  // namespace acedrex
