#include "rules/record.hpp"

#include <algorithm>

namespace acedrex {

namespace {

const char* effect_name(Edit::Why why) {
    switch (why) {
        case Edit::Why::oblate:
            return "oblate";
        case Edit::Why::convert:
        case Edit::Why::flip:
            return "convert";
        case Edit::Why::change:
            return "change";
        case Edit::Why::push:
            return "push";
        case Edit::Why::pull:
            return "pull";
        case Edit::Why::displace:
            return "displace";
        case Edit::Why::swap:
            return "swap";
        case Edit::Why::mark:
            return "mark";
        case Edit::Why::place:
            return "place";
        default:
            return "other";
    }
}

class Recorder {
  public:
    Recorder(const Variant& variant, const Position& position, const Move& move, const Edit* edits)
        : variant_(variant), board_(variant.board()), cast_(variant.cast()), move_(move) {
        if (edits != nullptr) edits_ = {edits + move.first_edit, edits + move.first_edit + move.edit_count};
        ply_.side = position.to_move();
        if (move.from == board_.off()) {
            ply_.kind = "pass";
            return;
        }
        const Code code = position.at(move.from);
        begin(code);
        if (move.kind == Move::Kind::plain || move.kind == Move::Kind::rush) plain(position);
        if (move.kind == Move::Kind::castle) castle();
        if (move.kind == Move::Kind::pass) ply_.kind = "pass";
        if (move.kind == Move::Kind::edits) edited(code);
    }

    // One part of a turn. move: from and to are the part's.
    Recorder(const Variant& variant, const Position::Part& part, const Move& move, std::vector<Edit> edits)
        : variant_(variant),
          board_(variant.board()),
          cast_(variant.cast()),
          move_(move),
          edits_(std::move(edits)) {
        begin(part.piece);
        if (part.how == Position::kDrop)
            drop(part);
        else if (move.kind == Move::Kind::castle)
            castle();
        else if (edits_.empty())
            ply_.kind = "pass";
        else
            edited(part.piece);
    }

    PlyRecord take() { return std::move(ply_); }

  private:
    void begin(Code code) {
        ply_.piece = cast_.name(code);
        ply_.symbol = cast_.symbol(code);
        ply_.side = Cast::side(code);
        ply_.from = board_.name(move_.from);
        ply_.to = board_.name(move_.to);
        ply_.kind = "move";
    }

    void drop(const Position::Part& part) {
        ply_.from.clear();
        ply_.kind = "drop";
        ply_.pocket = variant_.pockets().names[static_cast<std::size_t>(part.pocket)];
        for (const Edit& e : edits_)
            if (e.why == Edit::Why::drop && e.after != part.piece) ply_.promoted_to = cast_.name(e.after);
    }

    void captured(Field f, Code code) {
        ply_.captures.push_back({board_.name(f), cast_.name(code), Cast::side(code)});
    }

    void plain(const Position& position) {
        if (position.at(move_.to) != kNobody) {
            captured(move_.to, position.at(move_.to));
            ply_.kind = "capture";
        }
        if (move_.kind == Move::Kind::rush) ply_.kind = "rush";
        if (move_.promoted != 0) {
            ply_.kind = "promote";
            ply_.promoted_to = cast_.name(move_.promoted);
        }
        if (move_.tagged) ply_.effects.push_back({"tag", ply_.piece, ply_.side, ply_.to, ply_.to});
    }

    void castle() {
        ply_.kind = "castle";
        // Taken up: mover, partner; put down: mover, partner.
        const Edit& up = edits_[1];
        for (const Edit& e : edits_)
            if (e.after == up.before && e.after != kNobody && e.field != move_.to)
                ply_.effects.push_back({"castle", cast_.name(up.before), Cast::side(up.before),
                                        board_.name(up.field), board_.name(e.field)});
    }

    void edited(Code mover) {
        bool passer = false;
        bool captures = false;
        Code now = mover;
        for (std::size_t i = 0; i < edits_.size(); ++i) {
            const Edit& e = edits_[i];
            if (e.what == Edit::What::rush) ply_.kind = "rush";
            if (e.what != Edit::What::cell || e.why == Edit::Why::lift) continue;
            const bool own = e.field == move_.to && e.after != kNobody &&
                             (e.why == Edit::Why::put || e.why == Edit::Why::become ||
                              e.why == Edit::Why::promote || (e.why == Edit::Why::capture));
            if (e.why == Edit::Why::capture || e.why == Edit::Why::take_passer) {
                captured(e.field, e.before);
                passer = passer || e.why == Edit::Why::take_passer;
                captures = true;
            }
            if (own) {
                if (e.after != now && e.after != kNobody) {
                    now = e.after;
                    ply_.promoted_to = cast_.name(now);
                }
                if (e.tags_after & ~e.tags_before & kPromotionTag)
                    ply_.effects.push_back({"tag", ply_.piece, ply_.side, ply_.to, ply_.to});
                continue;
            }
            if (e.why == Edit::Why::capture || e.why == Edit::Why::take_passer) continue;
            effect(i);
        }
        if (gone()) ply_.effects.push_back({"leave", ply_.piece, ply_.side, ply_.to, ""});
        if (captures) ply_.kind = "capture";
        if (passer) ply_.kind = "en-passant";
        for (const char* kind : {"convert", "displace"})
            for (const SideEffect& e : ply_.effects)
                if (e.kind == kind) ply_.kind = kind;
        if (!ply_.promoted_to.empty()) ply_.kind = "promote";
        if (ply_.kind == "move" && !ply_.effects.empty()) ply_.kind = "other";
    }

    // A piece that is moved about is taken up and put down: one effect.
    void effect(std::size_t i) {
        const Edit& e = edits_[i];
        const char* kind = effect_name(e.why);
        const bool moved = e.why == Edit::Why::push || e.why == Edit::Why::pull ||
                           e.why == Edit::Why::displace || e.why == Edit::Why::swap;
        if (moved) {
            if (e.after != kNobody) return;  // told with the taking up
            const auto put =
                std::find_if(edits_.begin() + static_cast<std::ptrdiff_t>(i) + 1, edits_.end(),
                             [&](const Edit& f) { return f.why == e.why && f.after == e.before; });
            ply_.effects.push_back({kind, cast_.name(e.before), Cast::side(e.before), board_.name(e.field),
                                    put == edits_.end() ? "" : board_.name(put->field)});
            return;
        }
        const Code told = e.why == Edit::Why::oblate ? e.before : e.after;
        if (told == kNobody) return;
        ply_.effects.push_back({kind, cast_.name(told), Cast::side(told), board_.name(e.field),
                                e.why == Edit::Why::oblate ? "" : board_.name(e.field)});
    }

    // Was the mover taken up and never put down?
    bool gone() const {
        const bool up = std::any_of(edits_.begin(), edits_.end(), [&](const Edit& e) {
            return e.why == Edit::Why::lift && e.field == move_.from;
        });
        const bool down = std::any_of(edits_.begin(), edits_.end(), [&](const Edit& e) {
            return e.what == Edit::What::cell && e.field == move_.to && e.after != kNobody &&
                   (e.why == Edit::Why::put || e.why == Edit::Why::capture);
        });
        return up && !down;
    }

    const Variant& variant_;
    const Board& board_;
    const Cast& cast_;
    const Move& move_;
    std::vector<Edit> edits_;
    PlyRecord ply_;
};

// Is it a turn that is made of parts?
bool in_parts(const Move& move, const Edit* edits) {
    return move.kind == Move::Kind::edits && move.edit_count > 0 &&
           edits[move.first_edit].what == Edit::What::part;
}

}  // namespace

std::vector<PlyRecord> plies_of(const Variant& variant, const Position& position, const Move& move,
                                const Edit* edits) {
    if (!in_parts(move, edits)) return {Recorder(variant, position, move, edits).take()};
    std::vector<PlyRecord> plies;
    const std::span<const Edit> all(edits + move.first_edit, move.edit_count);
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin + 1;
        while (end < all.size() && all[end].what != Edit::What::part) ++end;
        const Position::Part part = Position::part_of(all[begin]);
        Move one;
        one.from = part.from;
        one.to = part.to;
        one.kind = part.how == Position::kDrop ? Move::Kind::edits : static_cast<Move::Kind>(part.how);
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(begin) + 1;
        plies.push_back(Recorder(variant, part, one,
                                 std::vector<Edit>(first, all.begin() + static_cast<std::ptrdiff_t>(end)))
                            .take());
        begin = end;
    }
    return plies;
}

}  // namespace acedrex
