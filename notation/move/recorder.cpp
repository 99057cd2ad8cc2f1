// Records made of what a move is, or of the edits that it makes.
#include <algorithm>

#include "base/ranges.hpp"
#include "notation/move/record.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace {

using Effect = SideEffect::Kind;
using Why = Edit::Why;

Effect effect_of(Why why) {
    constexpr std::pair<Why, Effect> kEffects[] = {
        {Why::convert, Effect::convert}, {Why::flip, Effect::convert},      {Why::change, Effect::change},
        {Why::become, Effect::change},   {Why::promote, Effect::change},    {Why::push, Effect::push},
        {Why::pull, Effect::pull},       {Why::displace, Effect::displace}, {Why::swap, Effect::swap},
        {Why::place, Effect::place}};
    const auto known = ranges::find(kEffects, why, &std::pair<Why, Effect>::first);
    return known == std::end(kEffects) ? Effect::other : known->second;
}

// Does the piece get the tag of a promotion that is put off?
bool puts_off_promotion(const Edit& e) {
    return (e.tags_after & ~e.tags_before & kPromotionTag) != 0;
}

bool is_part(const Edit& e) {
    return e.what == Edit::What::part;
}

// A ply of which nothing is known yet but what moves, from where to where.
PlyRecord begun(const Position& position, const Position::Part& part, Tags tags) {
    PlyRecord ply;
    ply.player = position.to_move();
    ply.piece = part.piece;
    ply.side = part.piece == kNoPiece ? position.to_move() : Cast::side(part.piece);
    ply.from = part.from;
    ply.to = part.to;
    ply.tags = tags;
    ply.action = part.action;
    return ply;
}

PlyRecord plain(const Position& position, const Move& move) {
    PlyRecord ply =
        begun(position, {move.from, move.to, position.at(move.from), 0, 0}, position.tags(move.from));
    if (const Code taken = position.at(move.to); taken != kNoPiece) {
        ply.captures.push_back({move.to, taken, 0, position.tags(move.to)});
        ply.kind = PlyKind::capture;
    }
    if (move.kind == Move::Kind::rush) ply.kind = PlyKind::rush;
    if (move.promoted != 0) ply.kind = PlyKind::promote;
    ply.promoted_to = move.promoted;
    if (move.tagged) ply.effects.push_back({Effect::tag, ply.piece, ply.to, ply.to});
    return ply;
}

// Of the piece that the edit takes out of a pocket. Others like it lie there already, or the turn has put
// them there.
Kept kept_by(const Position& position, std::span<const Edit> turn, const Edit& taken) {
    const Code code = taken.after;
    const auto is_other = [&](const Pocketed& there) {
        return there.code == code && there.kept != taken.tags_after;
    };
    const auto comes = [&](const Edit& e) {
        return e.what == Edit::What::reserve && e.slot == taken.slot && e.number > e.before_number &&
               is_other({e.after, e.tags_after});
    };
    const bool several = ranges::any_of(position.pocketed(Cast::side(code), taken.slot), is_other) ||
                         ranges::any_of(turn, comes);
    return {taken.tags_after, several};
}

// Follows the edits of one ply.
class Recorder {
  public:
    // position: before the turn, whose edits are `turn`. diverges: the piece is not put down, and makes the
    // next ply too.
    Recorder(const Variant& variant, const Position& position, PlyRecord ply, std::span<const Edit> turn,
             std::span<const Edit> edits, bool diverges)
        : variant_(variant),
          position_(position),
          turn_(turn),
          edits_(edits),
          claimed_(edits.size()),
          diverges_(diverges),
          now_(ply.piece),
          ply_(std::move(ply)) {}

    // how, pocket: as Position::Part has them.
    PlyRecord record(std::uint16_t how, int pocket) {
        if (how == Position::kAir)
            in_air(pocket);
        else if (how == Position::kDrop)
            drop(pocket);
        else if (how == static_cast<std::uint16_t>(Move::Kind::castle))
            castle();
        else if (edits_.empty() || ply_.passes())
            by_itself(PlyKind::pass, std::nullopt);
        else
            edited();
        return std::move(ply_);
    }

  private:
    // Nothing lifts it: it is in the air already.
    void in_air(int momentum) {
        ply_.activated = true;
        if (momentum < kUnlimited) ply_.momentum = momentum;
        if (!edits_.empty() || diverges_) return edited();
        ply_.kind = PlyKind::other;  // it could go nowhere
        add(Effect::oblate, ply_.piece, ply_.from, kNoField);
    }

    void drop(int pocket) {
        ply_.from = kNoField;
        ply_.pocket = pocket;
        for (const Edit& e : edits_)
            if (e.why == Why::drop && e.after != ply_.piece) ply_.promoted_to = e.after;
        ply_.kept = kept_by(position_, turn_, edits_.front());
        by_itself(PlyKind::drop, Why::drop);
    }

    void castle() {
        // Taken up: mover, partner; put down: mover, partner.
        const Edit& up = edits_[1];
        for (const Edit& e : edits_)
            if (e.why == Why::castle && e.after == up.before && e.after != kNoPiece && e.field != ply_.to)
                add(Effect::castle, up.before, up.field, e.field);
        by_itself(PlyKind::castle, Why::castle);
    }

    // What happens besides the edits of its `own` kind that make the ply.
    void by_itself(PlyKind kind, std::optional<Why> own) {
        ply_.kind = kind;
        for (const Edit& e : edits_)
            if (e.what == Edit::What::cell && e.why != own) on_other(e);
    }

    // Follows the piece through what happened.
    void edited() {
        if (!ply_.activated) at_ = ply_.from;
        bool passer = false;
        for (const Edit& e : edits_) {
            if (e.what == Edit::What::rush) ply_.kind = PlyKind::rush;
            if (e.what == Edit::What::into) ply_.into = e.slot;
            if (e.what == Edit::What::passage)
                ply_.passages.push_back({e.field, static_cast<Field>(e.slot), e.number != 0});
            if (e.what != Edit::What::cell) continue;
            passer = passer || e.why == Why::take_passer;
            if (at_ == e.field)
                on_mover(e);
            else if (!at_ && !gone_ && lands(e))
                landed(e);
            else
                on_other(e);
        }
        if (!at_ && !gone_ && !diverges_) leave(ply_.to);
        name_kind(passer);
    }

    // What the ply is called for all that it did.
    void name_kind(bool passer) {
        const auto any = [&](std::initializer_list<Effect> kinds) {
            return ranges::any_of(kinds, [&](Effect kind) { return ply_.has(kind); });
        };
        // Also where it touches another piece that is promoted, or may be later.
        const bool touches = ply_.activated && ranges::any_of(edits_, [](const Edit& e) {
                                 return e.why == Why::promote || puts_off_promotion(e);
                             });
        // Of what leaves one of several pockets it has to be told which one.
        const auto from_some = [&](Code piece) {
            const Promotion& promotion = variant_.promotion();
            return promotion.out_of_pocket(piece) && promotion.rule(piece).pockets.size() > 1;
        };
        for (std::size_t i = 1; i < edits_.size(); ++i)
            if (edits_[i].why == Why::promote && from_some(edits_[i].before))
                ply_.pocket = edits_[i - 1].slot;
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
        return e.after != kNoPiece && (e.why == Why::put || e.why == Why::capture || e.why == Why::activate);
    }
    static bool moves(const Edit& e) {
        return e.why == Why::push || e.why == Why::pull || e.why == Why::displace || e.why == Why::swap;
    }

    void landed(const Edit& e) {
        if (e.why == Why::capture) captured(e);
        if (e.why == Why::activate) ply_.kind = PlyKind::activate;
        at_ = e.field;
        ply_.landed_after = ply_.captures.size();
        becomes(e);
    }

    void becomes(const Edit& e) {
        if (e.after != now_) {
            ply_.promoted_to = e.after;
            // What rules of pieces do comes last.
            if (e.why != Why::become || ply_.became == kNoPiece) ply_.became = e.after;
        }
        now_ = e.after;
        if (const Edit* taken = e.why == Why::promote ? out_of_pocket(e) : nullptr)
            ply_.kept = kept_by(position_, turn_, *taken);
        if (puts_off_promotion(e)) add(Effect::tag, ply_.piece, ply_.to, ply_.to);
    }

    void leave(Field from) {
        gone_ = true;
        at_.reset();
        add(Effect::leave, ply_.piece, from, kNoField);
    }

    // What happens to the piece itself where it stands.
    void on_mover(const Edit& e) {
        if (e.why == Why::lift) {
            at_.reset();
        } else if (e.takes() || e.why == Why::oblate) {
            leave(e.field);
        } else if (moves(e)) {
            at_ = effect(e);
            gone_ = !at_;
        } else if (e.why == Why::put || e.why == Why::become || e.why == Why::promote ||
                   puts_off_promotion(e)) {
            becomes(e);
        } else {
            effect(e);
            now_ = e.after;
        }
    }

    void on_other(const Edit& e) {
        if (e.takes())
            captured(e);
        else
            effect(e);
    }

    void captured(const Edit& e) {
        ply_.captures.push_back({e.field, e.before, ply_.effects.size(), e.tags_before});
    }

    void add(Effect kind, Code piece, Field from, Field to, Tags had = 0) {
        ply_.effects.push_back({kind, piece, from, to, 0, false, had});
    }

    // A piece that is moved about is taken up and put down: one effect. Returns where it then stands.
    std::optional<Field> effect(const Edit& e) {
        if (moves(e)) {
            if (e.before == kNoPiece || e.before == e.after) return std::nullopt;  // told with the taking up
            const std::optional<Field> to = goes_to(e);
            add(effect_of(e.why), e.before, e.field, to.value_or(kNoField), e.tags_before);
            return to;
        }
        if (e.why == Why::oblate)
            add(Effect::oblate, e.before, e.field, kNoField, e.tags_before);
        else if (e.why == Why::mark)
            marked(e);
        else if (e.after != kNoPiece)
            placed(e);
        return std::nullopt;
    }

    void placed(const Edit& e) {
        const Edit* taken = e.why == Why::place ? out_of_pocket(e) : nullptr;
        ply_.effects.push_back({effect_of(e.why), e.after, e.field, e.field, 0, false, e.tags_before,
                                e.before, taken != nullptr,
                                taken != nullptr ? kept_by(position_, turn_, *taken) : Kept{}});
    }

    // What has taken the piece out of a pocket at once before; nullptr: it came from none.
    const Edit* out_of_pocket(const Edit& e) const {
        const auto i = static_cast<std::size_t>(&e - edits_.data());
        const bool takes = i > 0 && edits_[i - 1].what == Edit::What::reserve &&
                           edits_[i - 1].number < edits_[i - 1].before_number;
        return takes ? &edits_[i - 1] : nullptr;
    }

    // Where a piece that is taken up is put down; what happened at once may be listed in any order.
    std::optional<Field> goes_to(const Edit& up) {
        const auto i = static_cast<std::size_t>(&up - edits_.data());
        for (const Why why : {up.why, Why::capture})
            for (std::size_t n = 1; n < edits_.size(); ++n) {
                const std::size_t k = (i + n) % edits_.size();
                const Edit& e = edits_[k];
                if (claimed_[k] || e.what != Edit::What::cell || e.why != why || e.after != up.before ||
                    e.field == up.field)
                    continue;
                claimed_[k] = true;
                return e.field;
            }
        return std::nullopt;
    }

    // The marks of a piece that then goes on are told with its ply.
    void marked(const Edit& e) {
        const auto goes_on = [&](const Edit& later) {
            return &later > &e && later.why == Why::activate && later.field == e.field;
        };
        if (ranges::any_of(edits_, goes_on)) return;
        for (const Tag& tag : variant_.tags().all())
            if (tag.told() && tag.value(e.tags_before) != tag.value(e.tags_after))
                ply_.effects.push_back(
                    {Effect::mark, e.after, e.field, e.field, tag.mask, (e.tags_after & tag.mask) == 0});
    }

    const Variant& variant_;
    const Position& position_;
    std::span<const Edit> turn_;
    std::span<const Edit> edits_;
    std::vector<bool> claimed_;  // edits that put down what was moved about
    bool diverges_;
    std::optional<Field> at_;  // where the piece stands; absent while it is on its way, or gone
    bool gone_ = false;
    Code now_;  // what the piece has become
    PlyRecord ply_;
};

// The tags of the piece that makes the part, before its edits.
Tags tags_before(const Position::Part& part, std::span<const Edit> edits) {
    const auto first = ranges::find_if(edits, [&](const Edit& e) {
        return e.what == Edit::What::cell && e.field == part.from && e.before == part.piece;
    });
    return first == edits.end() ? 0 : first->tags_before;
}

// How a piece in the air came to make its ply. up: what took it up; nullptr: it was not put down. before: all
// that the move did so far.
void set_going(PlyRecord& ply, const PlyRecord& last, const Edit* up, const Position& position,
               std::span<const Edit> before) {
    if (up != nullptr) {
        ply.tags = up->tags_before;
        ply.handed_back = up->after == kNoPiece;
        return;
    }
    ply.tags = last.tags & position.tables().travelling;
    ply.diverged = true;
    ply.diverged_from = position.at(ply.from);
    for (const Edit& e : before)
        if (e.what == Edit::What::cell && e.field == ply.from) ply.diverged_from = e.after;
}

}  // namespace

std::vector<PlyRecord> plies_of(const Variant& variant, const Position& position, const Move& move,
                                const Edit* edits) {
    if (move.kind == Move::Kind::plain || move.kind == Move::Kind::rush) return {plain(position, move)};
    const std::span<const Edit> all(edits + move.first_edit, move.edit_count);
    Position::Part part{move.from, move.to, position.at(move.from), static_cast<std::uint16_t>(move.kind), 0};
    if (move.from == variant.board().off()) part = {kNoField, kNoField, kNoPiece, part.how, 0};
    Field last = part.to;      // where the part ends that may be several plies
    const Edit* up = nullptr;  // of the ply before: what took up the piece that goes on
    std::vector<PlyRecord> plies;
    std::size_t begin = 0;
    do {
        if (begin < all.size() && is_part(all[begin])) {
            part = Position::part_of(all[begin++]);
            if (part.piece == kNoPiece) part.from = part.to = kNoField;  // a part that is passed
            if (part.how != Position::kAgain && part.how != Position::kAir) last = part.to;
        }
        const std::span<const Edit> rest = all.subspan(begin);
        const auto next = ranges::find_if(rest, is_part);
        const std::span<const Edit> own(rest.begin(), next);
        const bool goes_on =
            next != rest.end() && (next->slot == Position::kAgain || next->slot == Position::kAir);
        part.to = goes_on ? Position::part_of(*next).to : last;
        PlyRecord ply = begun(position, part, 0);
        if (part.how == Position::kAir && !plies.empty())
            set_going(ply, plies.back(), up, position, all.first(begin));
        else if (plies.empty() && part.piece != kNoPiece)
            ply.tags = position.air() != nullptr ? position.air()->tags : position.tags(part.from);
        else
            ply.tags = tags_before(part, own);
        up = nullptr;
        for (const Edit& e : own)
            if (e.why == Why::activate) up = &e;
        const bool diverges = goes_on && next->slot == Position::kAir && up == nullptr;
        plies.push_back(
            Recorder(variant, position, std::move(ply), all, own, diverges).record(part.how, part.pocket));
        begin += own.size();
    } while (begin < all.size());
    return plies;
}

}  // namespace acedrex
