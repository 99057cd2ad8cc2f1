// Moves written by the signs of a variant.
#include <algorithm>
#include <map>
#include <set>

#include "notation/move/ply_facts.hpp"
#include "notation/move/trail.hpp"

namespace acedrex {

namespace {

using Effect = SideEffect::Kind;

class PlyWriter {
  public:
    PlyWriter(const Variant& variant, const PlyRecord& ply, std::size_t steps)
        : variant_(variant), signs_(*variant.spec().notation), ply_(ply), steps_(steps) {}

    // Nothing where the signs cannot tell all of it.
    std::optional<std::string> write() {
        if (ply_.from == kNoField || ply_.kind == PlyKind::pass) return std::nullopt;
        text_ = symbol_for(variant_, ply_.piece) + variant_.board().name(ply_.from);
        if (stuck(ply_)) return text_ + "!";
        const bool at_home = ply_.from == ply_.to && ply_.promoted_to != kNoPiece;
        if (!at_home) write_way();
        write_capture();
        write_effects();
        if (ply_.promoted_to != kNoPiece) sign(Sign::promote, symbol_for(variant_, ply_.promoted_to));
        for (const SideEffect& e : ply_.effects)
            if (e.kind == Effect::tag && !leaves(ply_)) sign(Sign::promote);
        return told_ ? std::optional(std::move(text_)) : std::nullopt;
    }

  private:
    void sign(Sign which, const std::string& behind = "") {
        told_ = told_ && !signs_[which].empty();
        text_ += signs_[which] + behind;
    }

    void write_way() {
        const Board& board = variant_.board();
        const std::vector<Field> way = steps_ > 0 ? way_of(board, ply_) : std::vector<Field>{};
        Sign before = Sign::step;
        for (std::size_t i = 0; i < steps_ && i + 1 < way.size(); ++i) {
            if (way[i] == kNoField) {
                before = Sign::distant;
                continue;
            }
            sign(before, board.name(way[i]));
            before = Sign::step;
        }
        sign(Sign::to, board.name(ply_.to));
    }

    void write_capture() {
        if (ply_.captures.empty()) return;
        const bool passing = ply_.kind == PlyKind::en_passant;
        told_ = told_ && ply_.captures.size() == 1 && (ply_.captures[0].field == ply_.to) != passing;
        sign(passing ? Sign::in_passing : Sign::capture);
    }

    void write_effects() {
        const bool gone = leaves(ply_);
        const SideEffect* met = touched(ply_);
        for (const SideEffect& e : ply_.effects) {
            if (e.kind == Effect::castle)
                sign(Sign::castle);
            else if (&e == met)
                write_met(e);
            else if (e.kind == Effect::leave && met == nullptr && only_fails())
                sign(Sign::failed);
            else if (e.kind == Effect::leave ? met == nullptr : e.kind != Effect::tag || gone)
                told_ = false;
        }
    }

    void write_met(const SideEffect& e) {
        if (e.kind == Effect::convert)
            sign(Sign::convert, symbol_for(variant_, e.piece));
        else
            sign(Sign::promote, e.kind == Effect::change ? symbol_for(variant_, e.piece) : "");
    }

    bool only_fails() const {
        return ply_.from != ply_.to && ply_.effects.size() == 1 && ply_.captures.empty() &&
               !signs_[Sign::failed].empty();
    }

    const Variant& variant_;
    const TrailSigns& signs_;
    const PlyRecord& ply_;
    std::size_t steps_;
    std::string text_;
    bool told_ = true;
};

}  // namespace

std::string trail_form(const Variant& variant, const std::vector<PlyRecord>& plies, std::size_t steps) {
    const TrailSigns& signs = *variant.spec().notation;
    std::string text;
    const bool several =
        std::any_of(plies.begin(), plies.end(), [](const PlyRecord& p) { return p.activated; });
    for (const PlyRecord& ply : plies) {
        if (&ply != &plies.front()) text += ply.activated ? signs[Sign::ply] : "; ";
        const std::string one = PlyWriter(variant, ply, steps).write().value_or(plain_ply_text(variant, ply));
        text += several ? signs[Sign::open] + one + signs[Sign::close] : one;
    }
    return text;
}

void tell_apart(const Variant& variant, const std::vector<std::vector<PlyRecord>>& moves,
                std::vector<std::string>& texts) {
    if (!variant.spec().notation) return;
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
            for (const std::size_t i : group) longer.push_back(trail_form(variant, moves[i], steps));
            if (std::set<std::string>(longer.begin(), longer.end()).size() < group.size()) continue;
            for (std::size_t k = 0; k < group.size(); ++k) texts[group[k]] = longer[k];
            break;
        }
    }
}

}  // namespace acedrex
