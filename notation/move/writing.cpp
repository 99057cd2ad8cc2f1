// Moves written by a table of signs.
#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "base/ranges.hpp"
#include "notation/move/notation.hpp"
#include "notation/text/symbols.hpp"
#include "notation/text/tags.hpp"

namespace acedrex {

namespace {

using Effect = SideEffect::Kind;

// Does it take the partner to tell the way that leads the piece that castles from one file to the other?
bool needs_partner(const Castling& rule, int mover_from, int mover_to) {
    return ranges::count(rule.ways, std::pair(mover_from, mover_to),
                         [](const CastlingWay& way) { return std::pair(way.mover, way.mover_to); }) > 1;
}

class PlyWriter {
  public:
    // Of ply `i` of a move.
    PlyWriter(const Variant& variant, const TrailSigns& signs, Plies plies, std::size_t i,
              const Telling& telling)
        : variant_(variant),
          board_(variant.board()),
          signs_(signs),
          ply_(plies[i]),
          next_(i + 1 < plies.size() ? &plies[i + 1] : nullptr),
          steps_(telling.steps),
          details_(telling.details != nullptr ? &(*telling.details)[i] : nullptr),
          own_capture_(capture_by_itself(ply_)) {
        if (signs_.plain) return;
        met_ = touched(ply_);
        met_by_ = met_on_way(ply_);
    }

    // What stands behind the ply and the sign that closes it.
    const std::string& behind() const { return behind_; }

    // Nothing where the signs cannot tell all of it.
    std::optional<std::string> write() {
        const bool of_board = !ply_.passes() && ply_.kind != PlyKind::drop;
        if (!signs_.plain && (!of_board || ply_.kind == PlyKind::pass)) return std::nullopt;
        if (!signs_.plain && stuck(ply_)) return symbol(ply_.piece) + board_.name(ply_.from) + "!";
        if (of_board) {
            text_ = named(ply_.piece, details_ != nullptr ? details_->lost : 0) + board_.name(ply_.from);
            write_walk();
        } else {
            text_ = ply_.passes() ? "pass" : drop();
        }
        if (!signs_.plain) return told();
        for (const Besides& one : besides(variant_, ply_))
            if (!one.told_by_move)
                text_ += "," + (one.named ? one.piece : "") + one.text + (one.kept_apart ? one.kept : "");
        return std::move(text_);
    }

    // What stands behind the sign of a divergence.
    std::optional<std::string> write_diverged() {
        if (ply_.diverged_from != kNoPiece) text_ = symbol(ply_.diverged_from);
        write_walk();
        return told();
    }

    // What stands behind the sign of a role in which the piece left the board.
    std::optional<std::string> write_spent() {
        for (const LeftPiece& c : ply_.captures)
            text_ += (text_.empty() ? "" : ",") + symbol(c.piece) + board_.name(c.field);
        const bool all =
            ranges::all_of(ply_.effects, [](const SideEffect& e) { return e.kind == Effect::leave; });
        return all ? std::optional(std::move(text_)) : std::nullopt;
    }

  private:
    std::optional<std::string> told() {
        if (!told_ || !tells_all()) return std::nullopt;
        if (closes_at_) {
            behind_.insert(0, text_, *closes_at_);
            text_.resize(*closes_at_);
        }
        return std::move(text_);
    }

    void sign(Sign which, const std::string& behind = "") {
        told_ = told_ && !signs_[which].empty();
        text_ += signs_[which] + behind;
    }

    std::string symbol(Code piece) const { return move_symbol_of(variant_, piece); }

    // With the signs of the tags that are lost with it or by it, where such details are told.
    std::string named(Code piece, Tags lost) const {
        std::string text = symbol(piece);
        for (const auto& [tag, sign] : signs_.lost)
            if (details_ != nullptr && (variant_.tags().find(tag).value_or(0) & lost) != 0) text += sign;
        return text;
    }

    // Has the walk said into which pocket that goes what it has captured?
    bool tells_pocket() const { return ply_.into >= 0 && !ply_.captures.empty(); }

    static Tags told(const Kept& kept) { return kept.apart ? kept.tags : 0; }

    // Behind the symbol of a piece out of a pocket.
    std::string pocket() const {
        const Tags kept = told(ply_.kept);
        return ply_.pocket < 0 ? tags_text(variant_, kept) : pocketed_text(variant_, ply_.pocket, kept);
    }

    std::string drop() const {
        return symbol(ply_.piece) + pocket() + "+" + board_.name(ply_.to) +
               (ply_.promoted_to == kNoPiece ? "" : "=" + symbol(ply_.promoted_to));
    }

    // What the partner in castling does, where the piece's own way does not tell.
    std::string partners_way() const {
        const auto partner = ranges::find(ply_.effects, Effect::castle, &SideEffect::kind);
        if (partner == ply_.effects.end() ||
            !needs_partner(variant_.castling(), board_.file(ply_.from), board_.file(ply_.to)))
            return "";
        return board_.name(partner->from) + signs_[Sign::to] + board_.name(partner->to);
    }

    void write_walk() {
        const bool promoted = ply_.promoted_to != kNoPiece;
        if (ply_.from != ply_.to || !promoted || !ply_.captures.empty()) write_way();
        if (ply_.kind == PlyKind::castle) sign(Sign::castle, partners_way());
        if (own_capture_ != nullptr)
            ply_.kind == PlyKind::en_passant
                ? sign(Sign::in_passing)
                : sign(Sign::capture,
                       details_ != nullptr ? named(own_capture_->piece, own_capture_->tags) : "");
        else if (offers() && !role_follows())
            sign(Sign::capture);
        if (signs_.plain && tells_pocket())
            text_ += "{" + variant_.pockets().names[static_cast<std::size_t>(ply_.into)] + "}";
        if (!signs_.plain)
            for (const SideEffect* e : changed_elsewhere(ply_))
                sign(Sign::changed, symbol(e->was) + board_.name(e->from));
        if (const SideEffect* back = signs_.plain ? nullptr : retrieved(ply_))
            sign(Cast::side(back->piece) == ply_.player ? Sign::retrieved : Sign::retrieved_theirs,
                 symbol(back->piece) + (back->from == ply_.to ? "" : board_.name(back->from)));
        if (met_ != nullptr && met_->kind == Effect::convert) sign(Sign::convert, symbol(met_->piece));
        if (met_ != nullptr && met_->kind != Effect::convert)
            sign(Sign::promote, met_->kind == Effect::change ? symbol(met_->piece) : "");
        if (told_as_lost())
            behind_ = signs_[Sign::portal_lost] + symbol(ply_.piece);
        else if (fails())
            sign(Sign::failed);
        if (promoted) sign(Sign::promote, symbol(ply_.promoted_to) + pocket());
        told_ = told_ && (signs_.plain || ply_.pocket < 0);
        for (const SideEffect& e : ply_.effects) {
            if (e.kind == Effect::tag && (signs_.plain || !leaves(ply_))) sign(Sign::promote);
            if (e.kind == Effect::leave && signs_.plain) text_ += "!";
        }
    }

    bool told_as_lost() const { return lost_in_passage(ply_) && !signs_[Sign::portal_lost].empty(); }

    // Where the signs can tell of passages, the way is written in parts, one up to each and one from the
    // last.
    void write_way() {
        const std::vector<Field> way = steps_ > 0 || by_steps() ? way_of(board_, ply_) : std::vector<Field>{};
        auto from = way.begin();
        const auto part = [&way](auto first, auto behind) {
            return std::span(way).subspan(static_cast<std::size_t>(first - way.begin()),
                                          static_cast<std::size_t>(behind - first));
        };
        if (signs_[Sign::portal].empty()) return write_part(part(from, way.end()), ply_.to);
        for (const PlyRecord::Passage& passage : ply_.passages) {
            auto behind = std::find(from, way.end(), passage.in);
            if (behind != way.end()) ++behind;
            write_part(part(from, behind), passage.in);
            from = behind;
            if (&passage == &ply_.passages.back() && lost_in_passage(ply_)) return;
            const bool ends = passage.out == ply_.to;
            if (ends) closes_at_ = text_.size();
            const std::string& through = signs_[passage.back ? Sign::portal_back : Sign::portal];
            told_ = told_ && !through.empty();
            text_ += (ends ? "" : signs_[Sign::close]) + through + (ends ? "" : signs_[Sign::open]) +
                     symbol(ply_.piece) + board_.name(passage.out);
            if (ends) return;
            if (from != way.end()) ++from;
        }
        write_part(part(from, way.end()), ply_.to);
    }

    // way: of this part, if steps are to be written. Those are at which something happens, and as many first
    // ones as are asked for.
    void write_part(std::span<const Field> way, Field to) {
        std::size_t told = 0;  // steps up to the last one that is written
        for (std::size_t i = 0; i < way.size(); ++i) {
            const bool ends = i + 1 == way.size();
            const bool apart = i == starts_apart();
            const bool happens = told_met_ < met_by_.size() && met_by_[told_met_].field == way[i];
            const LeftPiece* passed = ends ? nullptr : passed_on(way[i]);
            if (way[i] == kNoField ||
                !(happens || apart || passed != nullptr || (ends ? by_steps() : i < steps_)))
                continue;
            sign(apart ? Sign::apart : told == i ? Sign::step : Sign::distant, board_.name(way[i]));
            told = i + 1;
            if (passed != nullptr) sign(Sign::over, symbol(passed->piece));
            if (happens) write_met(met_by_[told_met_++]);
        }
        if (way.empty() || told < way.size()) sign(Sign::to, board_.name(to));
    }

    void write_met(const LeftPiece& met) {
        const std::string piece = named(met.piece, met.tags);
        if (met.to == kNoField)
            sign(Sign::capture, piece);
        else
            sign(Sign::displaced, piece + board_.name(met.to));
    }

    const LeftPiece* passed_on(Field field) const {
        if (details_ == nullptr) return nullptr;
        const auto found = ranges::find(details_->passed, field, &LeftPiece::field);
        return found == details_->passed.end() ? nullptr : &*found;
    }

    // Is every step told up to the last one, as far as it is written? Where the way is not known none is.
    bool by_steps() const {
        return !signs_.plain && !ply_.trail.empty() &&
               (!met_by_.empty() || ply_.diverged || (next_ != nullptr && next_->diverged) ||
                (details_ != nullptr && !details_->passed.empty()));
    }

    // The first step on the board, where that leads farther off than the next one, in a role; else none.
    std::optional<std::size_t> starts_apart() const {
        if (signs_[Sign::apart].empty() || !in_role(ply_)) return std::nullopt;
        const auto on_board = [](Field f) { return f != kNoField; };
        const auto far = [&](Field f) {
            return std::max(std::abs(board_.file(f) - board_.file(ply_.from)),
                            std::abs(board_.rank(f) - board_.rank(ply_.from)));
        };
        const auto first = ranges::find_if(ply_.trail, on_board);
        if (first == ply_.trail.end()) return std::nullopt;
        const auto next = std::find_if(first + 1, ply_.trail.end(), on_board);
        if (next == ply_.trail.end() || far(*first) <= far(*next)) return std::nullopt;
        return static_cast<std::size_t>(first - ply_.trail.begin());
    }
    bool in_role(const PlyRecord& ply) const {
        return ply.activated && !role_sign(variant_, signs_.roles, ply.tags).empty();
    }

    // What it takes off where it stands is what the next ply's role is given for.
    bool offers() const { return !signs_.plain && offering(ply_) != nullptr; }
    bool role_follows() const { return next_ != nullptr && in_role(*next_); }

    // Is the piece gone, and has nothing else happened?
    bool fails() const {
        return !signs_[Sign::failed].empty() && met_ == nullptr && leaves(ply_) && ply_.from != ply_.to &&
               ply_.effects.size() == 1 && ply_.captures.empty();
    }

    // Do the signs so far tell all that happened?
    bool tells_all() const {
        if (told_met_ != met_by_.size() || tells_pocket()) return false;
        const std::vector<const SideEffect*> changed = changed_elsewhere(ply_);
        return ranges::all_of(ply_.effects, [&](const SideEffect& e) {
            if (ranges::find(changed, &e) != changed.end()) return true;
            if (e.kind == Effect::leave)
                return met_ != nullptr || told_as_lost() || fails() || retrieved(ply_) != nullptr;
            if (e.out_of_pocket) return &e == retrieved(ply_) && !e.kept.apart;
            if (e.kind == Effect::tag) return !leaves(ply_);
            if (e.kind == Effect::displace) return e.to != kNoField;
            return e.kind == Effect::castle || &e == met_ || &e == offering(ply_);
        });
    }

    const Variant& variant_;
    const Board& board_;
    const TrailSigns& signs_;
    const PlyRecord& ply_;
    const PlyRecord* next_;  // nullptr: there is none
    std::size_t steps_;
    const PlyDetails* details_;  // where they are told
    const LeftPiece* own_capture_;
    std::vector<LeftPiece> met_by_;  // what befell others on the way, and
    std::size_t told_met_ = 0;       // how much of that is told
    // What befell the piece that it came upon, where the signs can tell that.
    const SideEffect* met_ = nullptr;
    std::string text_;
    std::string behind_;  // where the piece came out of a passage at last, or that it was lost there
    std::optional<std::size_t> closes_at_;  // where the text is closed and that begins
    bool told_ = true;
};

class MoveWriter {
  public:
    MoveWriter(const Variant& variant, Plies plies, const Telling& telling)
        : variant_(variant), signs_(signs_of(variant)), plies_(plies), telling_(telling) {}

    std::string write() {
        for (std::size_t i = 0; i < plies_.size();) i = spent_or_lost(i) ? i + 1 : whole(i);
        return several_ ? held_ : loose_;
    }

  private:
    std::string between(const PlyRecord& ply) const {
        if (!ply.activated || signs_.plain) return "; ";
        const std::string_view role = role_sign(variant_, signs_.roles, ply.tags);
        return role.empty() ? signs_[Sign::ply] : std::string(role);
    }

    // A ply of which only the outcome is told, by a sign instead of the one between plies.
    bool spent_or_lost(std::size_t i) {
        const PlyRecord& ply = plies_[i];
        const bool lost = stuck(ply);
        if (i == 0 || !ply.activated || !(lost || leaves(ply))) return false;
        const std::string_view sign =
            role_sign(variant_, lost ? signs_.role_lost : signs_.role_spent, ply.tags);
        if (sign.empty()) return false;
        const std::optional<std::string> behind =
            lost ? move_symbol_of(variant_, ply.piece)
                 : PlyWriter(variant_, signs_, plies_, i, telling_).write_spent();
        if (!behind) return false;
        for (std::string* text : {&loose_, &held_}) *text += std::string(sign) + *behind;
        return several_ = true;
    }

    // The ply, with those behind divergences if the signs tell them all. Returns which one is next.
    std::size_t whole(std::size_t i) {
        PlyWriter first(variant_, signs_, plies_, i, telling_);
        std::optional<std::string> text = first.write();
        std::string told = text ? *text : *PlyWriter(variant_, plain_signs(), plies_, i, {}).write();
        std::string behind = first.behind();
        std::size_t next = i + 1;
        for (; text && next < plies_.size() && plies_[next].diverged && !signs_[Sign::diverge].empty();
             ++next) {
            PlyWriter further(variant_, signs_, plies_, next, telling_);
            text = further.write_diverged();
            if (!text) break;
            told += signs_[Sign::diverge] + *text;
            behind = further.behind();
        }
        const std::string sign = i == 0 ? "" : between(plies_[i]);
        loose_ += sign + told + behind;
        held_ += sign + signs_[Sign::open] + told + signs_[Sign::close] + behind;
        several_ = several_ || plies_[i].activated;
        return next;
    }

    const Variant& variant_;
    const TrailSigns& signs_;
    Plies plies_;
    Telling telling_;
    std::string loose_, held_;  // the move without the signs that hold plies together, and with them
    bool several_ = false;      // these are needed
};

}  // namespace

std::string long_form(const Variant& variant, Plies plies, const Telling& telling) {
    return MoveWriter(variant, plies, telling).write();
}

std::vector<std::string> long_forms(const Variant& variant, const std::vector<Plies>& moves) {
    std::vector<std::string> texts;
    std::map<std::string, std::vector<std::size_t>> same;  // where the signs can tell steps
    for (std::size_t i = 0; i < moves.size(); ++i) {
        texts.push_back(long_form(variant, moves[i]));
        if (!signs_of(variant).plain) same[texts.back()].push_back(i);
    }
    for (const auto& [text, group] : same) {
        if (group.size() == 1) continue;
        std::size_t longest = 0;
        for (const std::size_t i : group)
            for (const PlyRecord& ply : moves[i])
                longest = std::max(longest, way_of(variant.board(), ply).size());
        for (std::size_t steps = 1; steps < longest; ++steps) {
            std::vector<std::string> longer;
            for (const std::size_t i : group)
                longer.push_back(long_form(variant, moves[i], {.steps = steps}));
            if (std::set<std::string>(longer.begin(), longer.end()).size() < group.size()) continue;
            for (std::size_t k = 0; k < group.size(); ++k) texts[group[k]] = longer[k];
            break;
        }
    }
    number_alike(texts);
    return texts;
}

void number_alike(std::vector<std::string>& texts) {
    std::map<std::string, int> met;
    for (std::string& text : texts)
        if (const int before = met[text]++; before > 0) text += "#" + std::to_string(before + 1);
}

}  // namespace acedrex
