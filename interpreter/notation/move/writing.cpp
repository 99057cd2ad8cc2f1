// Moves written by a table of signs.
#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "base/ranges.hpp"
#include "notation/move/notation.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

using Effect = SideEffect::Kind;

class PlyWriter {
  public:
    PlyWriter(const Variant& variant, const TrailSigns& signs, const PlyRecord& ply, std::size_t steps)
        : variant_(variant),
          board_(variant.board()),
          signs_(signs),
          ply_(ply),
          steps_(steps),
          own_capture_(capture_by_itself(ply)),
          met_(signs.plain ? nullptr : touched(ply)) {}

    // What stands behind the ply and the sign that closes it.
    const std::string& lost() const { return lost_; }

    // Nothing where the signs cannot tell all of it.
    std::optional<std::string> write() {
        const bool of_board = !ply_.passes() && ply_.kind != PlyKind::drop;
        if (!signs_.plain && (!of_board || ply_.kind == PlyKind::pass)) return std::nullopt;
        if (!signs_.plain && stuck(ply_)) return symbol(ply_.piece) + board_.name(ply_.from) + "!";
        if (of_board)
            write_walk();
        else
            text_ = ply_.passes() ? "pass" : drop();
        if (!signs_.plain) return told_ && tells_all() ? std::optional(std::move(text_)) : std::nullopt;
        for (const Besides& one : besides(variant_, ply_))
            if (!one.told_by_move) text_ += "," + (one.named ? one.piece : "") + one.text;
        return std::move(text_);
    }

  private:
    void sign(Sign which, const std::string& behind = "") {
        told_ = told_ && !signs_[which].empty();
        text_ += signs_[which] + behind;
    }

    std::string symbol(Code piece) const { return bracketed(variant_.cast().symbol(piece)); }

    std::string drop() const {
        const std::string& pocket = variant_.pockets().names[static_cast<std::size_t>(ply_.pocket)];
        return symbol(ply_.piece) + (pocket.empty() ? "" : "{" + pocket + "}") + "+" + board_.name(ply_.to) +
               (ply_.promoted_to == kNoPiece ? "" : "=" + symbol(ply_.promoted_to));
    }

    void write_walk() {
        text_ = symbol(ply_.piece) + board_.name(ply_.from);
        const bool promoted = ply_.promoted_to != kNoPiece;
        if (ply_.from != ply_.to || !promoted || !ply_.captures.empty()) write_way();
        if (ply_.kind == PlyKind::castle) sign(Sign::castle);
        if (own_capture_ != nullptr)
            sign(ply_.kind == PlyKind::en_passant ? Sign::in_passing : Sign::capture);
        if (met_ != nullptr && met_->kind == Effect::convert) sign(Sign::convert, symbol(met_->piece));
        if (met_ != nullptr && met_->kind != Effect::convert)
            sign(Sign::promote, met_->kind == Effect::change ? symbol(met_->piece) : "");
        if (lost_in_passage(ply_) && !signs_[Sign::portal_lost].empty())
            lost_ = signs_[Sign::portal_lost] + symbol(ply_.piece);
        else if (fails())
            sign(Sign::failed);
        if (promoted) sign(Sign::promote, symbol(ply_.promoted_to));
        for (const SideEffect& e : ply_.effects) {
            if (e.kind == Effect::tag && (signs_.plain || !leaves(ply_))) sign(Sign::promote);
            if (e.kind == Effect::leave && signs_.plain) text_ += "!";
        }
    }

    // Where the signs can tell of passages, the way is written in parts, one up to each and one from the
    // last.
    void write_way() {
        const std::vector<Field> way = steps_ > 0 ? way_of(board_, ply_) : std::vector<Field>{};
        auto from = way.begin();
        if (signs_[Sign::portal].empty()) return write_part({from, way.end()}, ply_.to);
        for (const PlyRecord::Passage& passage : ply_.passages) {
            auto behind = std::find(from, way.end(), passage.in);
            if (behind != way.end()) ++behind;
            write_part({from, behind}, passage.in);
            from = behind;
            if (&passage == &ply_.passages.back() && lost_in_passage(ply_)) return;
            const bool ends = passage.out == ply_.to;
            text_ += (ends ? "" : signs_[Sign::close]) + signs_[Sign::portal] +
                     (ends ? "" : signs_[Sign::open]) + symbol(ply_.piece) + board_.name(passage.out);
            if (ends) return;
            if (from != way.end()) ++from;
        }
        write_part({from, way.end()}, ply_.to);
    }

    // way: of this part, if steps are to be written.
    void write_part(std::span<const Field> way, Field to) {
        Sign before = Sign::step;
        for (std::size_t i = 0; i < steps_ && i + 1 < way.size(); ++i) {
            if (way[i] != kNoField) sign(before, board_.name(way[i]));
            before = way[i] == kNoField ? Sign::distant : Sign::step;
        }
        sign(Sign::to, board_.name(to));
    }

    // Is the piece gone, and has nothing else happened?
    bool fails() const {
        return !signs_[Sign::failed].empty() && met_ == nullptr && leaves(ply_) && ply_.from != ply_.to &&
               ply_.effects.size() == 1 && ply_.captures.empty();
    }

    // Do the signs so far tell all that happened?
    bool tells_all() const {
        if (ply_.captures.size() != (own_capture_ != nullptr ? 1 : 0)) return false;
        return ranges::all_of(ply_.effects, [&](const SideEffect& e) {
            if (e.kind == Effect::leave) return met_ != nullptr || !lost_.empty() || fails();
            if (e.kind == Effect::tag) return !leaves(ply_);
            return e.kind == Effect::castle || &e == met_;
        });
    }

    const Variant& variant_;
    const Board& board_;
    const TrailSigns& signs_;
    const PlyRecord& ply_;
    std::size_t steps_;
    const LeftPiece* own_capture_;
    const SideEffect* met_;  // what befell the piece that it came upon, where the signs can tell that
    std::string text_;
    std::string lost_;  // that the piece was lost in a passage, behind the ply
    bool told_ = true;
};

}  // namespace

std::string long_form(const Variant& variant, const std::vector<PlyRecord>& plies, std::size_t steps) {
    const TrailSigns& signs = signs_of(variant);
    const bool several = ranges::any_of(plies, &PlyRecord::activated);
    std::string text;
    for (const PlyRecord& ply : plies) {
        if (&ply != &plies.front()) text += ply.activated && !signs.plain ? signs[Sign::ply] : "; ";
        PlyWriter writer(variant, signs, ply, steps);
        const std::optional<std::string> told = writer.write();
        const std::string one = told ? *told : *PlyWriter(variant, plain_signs(), ply, 0).write();
        text += (several ? signs[Sign::open] + one + signs[Sign::close] : one) + (told ? writer.lost() : "");
    }
    return text;
}

void tell_apart(const Variant& variant, const std::vector<std::vector<PlyRecord>>& moves,
                std::vector<std::string>& texts) {
    if (signs_of(variant).plain) return;
    std::map<std::string, std::vector<std::size_t>> same;
    for (std::size_t i = 0; i < texts.size(); ++i) same[texts[i]].push_back(i);
    for (const auto& [text, group] : same) {
        if (group.size() == 1) continue;
        std::size_t longest = 0;
        for (const std::size_t i : group)
            for (const PlyRecord& ply : moves[i])
                longest = std::max(longest, way_of(variant.board(), ply).size());
        for (std::size_t steps = 1; steps < longest; ++steps) {
            std::vector<std::string> longer;
            for (const std::size_t i : group) longer.push_back(long_form(variant, moves[i], steps));
            if (std::set<std::string>(longer.begin(), longer.end()).size() < group.size()) continue;
            for (std::size_t k = 0; k < group.size(); ++k) texts[group[k]] = longer[k];
            break;
        }
    }
}

void number_texts(std::vector<std::string>& texts) {
    std::map<std::string, int> met;
    for (std::string& text : texts)
        if (const int before = met[text]++; before > 0) text += "#" + std::to_string(before + 1);
}

}  // namespace acedrex
