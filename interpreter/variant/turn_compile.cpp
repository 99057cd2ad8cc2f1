// Turns, drops and pockets: from what a variant declares to what play reads.
#include <algorithm>

#include "variant/turn.hpp"

namespace acedrex {

namespace {

// Does a bound guard hold on an empty field, whatever else stands on the board?
Answer settled(const Bound& e, Field f) {
    switch (e.kind) {
        case BoundKind::pass:
            return Answer::yes;
        case BoundKind::none:
            return Answer::no;
        case BoundKind::codes:
            return answer(e.codes[kNoPiece] != 0);
        case BoundKind::fields:
            return answer(e.fields[f]);
        case BoundKind::sequence:
        case BoundKind::choice:
            return combined_answer(e.kids, answer(e.kind == BoundKind::choice),
                                   [&](const BoundRef& kid) { return settled(*kid, f); });
        default:
            return Answer::depends;
    }
}

class TurnCompiler {
  public:
    TurnCompiler(const TurnContext& context, const Pockets& pockets)
        : c_(context), spec_(context.types.spec()), cast_(context.types.cast()), pockets_(pockets) {}

    Turn turn() {
        Turn turn;
        PartSpec move;
        if (spec_.turn) {
            key_ = "turn";
            add_ways(turn, *spec_.turn);
        } else {
            add_ways(turn, move);
            if (!spec_.drops.empty()) {
                key_ = "drops";
                PartSpec drop;
                drop.kind = PartSpec::Kind::drop;
                add_ways(turn, drop);
            }
        }
        std::stable_partition(turn.ways.begin(), turn.ways.end(), [](const Part& p) { return p.any_move(); });
        turn.one_move = turn.ways.size() == 1 && turn.ways[0].any_move();
        for (const Part& way : turn.ways)
            turn.several = turn.several || (way.kind != Part::Kind::move && way.kind != Part::Kind::drop);
        turn.reads_turns = reads_turns_;
        turn.reads_taken = reads_taken_;
        turn.reads_actors = reads_actors_;
        turn.check_ends = check_ends_;
        turn.safe_each = safe_each_;
        return turn;
    }

    std::vector<CaptureRule> captures() {
        key_ = "captures";
        std::vector<CaptureRule> rules;
        for (const CaptureSpec& spec : spec_.captures) {
            CaptureRule rule;
            rule.by = named(spec.by, "captures by");
            rule.pieces = named(spec.pieces, "captures of pieces");
            rule.pocket = pockets_.find(spec.pocket).value_or(0);
            std::vector<int> as(types());
            for (std::size_t type = 0; type < as.size(); ++type) as[type] = static_cast<int>(type);
            for (const auto& [was, becomes] : spec.as) {
                const int from = type_called(was, "captures as"), to = type_called(becomes, "captures as");
                if (from >= 0) as[static_cast<std::size_t>(from)] = to;
            }
            const int promoted = spec.promoted.empty() ? -1 : type_called(spec.promoted, "captures promoted");
            for (const Side mover : {Side::light, Side::dark}) {
                auto& becomes = rule.becomes[static_cast<std::size_t>(mover)];
                auto& reverts = rule.promoted[static_cast<std::size_t>(mover)];
                becomes.assign(static_cast<std::size_t>(cast_.codes()), kNoPiece);
                if (spec.to != CaptureSpec::To::nobody)
                    for (Code code = 1; code < cast_.codes(); ++code) {
                        const Side owner = spec.to == CaptureSpec::To::capturer ? mover : Cast::side(code);
                        const int type = as[static_cast<std::size_t>(Cast::type(code))];
                        if (type >= 0) becomes[code] = c_.binding.code_for(type, owner);
                    }
                reverts = becomes;
                if (promoted >= 0 && spec.to != CaptureSpec::To::nobody)
                    for (Code code = 1; code < cast_.codes(); ++code)
                        reverts[code] = c_.binding.code_for(
                            promoted, spec.to == CaptureSpec::To::capturer ? mover : Cast::side(code));
            }
            rules.push_back(std::move(rule));
        }
        return rules;
    }

  private:
    std::size_t types() const { return static_cast<std::size_t>(cast_.types()); }

    Place place() const { return spec_.place_of(key_); }

    void error(const char* code, std::string message, std::string remedy) {
        c_.types.faults().error(code, key_, std::move(message), std::move(remedy));
    }

    int type_called(const std::string& name, const std::string& context) {
        return c_.types.find(name, key_, context);
    }
    std::vector<bool> named(const std::vector<std::string>& names, const std::string& context) {
        return c_.types.answering(names, key_, context);
    }

    void add_ways(Turn& turn, const PartSpec& spec) {
        if (spec.kind != PartSpec::Kind::either) return turn.ways.push_back(part(spec));
        for (const PartSpec& one : spec.parts) add_ways(turn, one);
    }

    Part part(const PartSpec& spec) {
        Part p;
        static_cast<PartShape&>(p) = spec;
        p.id = ++ids_;
        if (!spec.pieces.empty()) p.types = named(spec.pieces, "turn: pieces of a move");
        for (const PartSpec& one : spec.parts) p.parts.push_back(part(one));
        if (spec.kind == PartSpec::Kind::drop)
            for (const DropSpec& drop : spec.drops.empty() ? spec_.drops : spec.drops)
                p.drops.push_back(rule(drop));
        if (spec.kind == PartSpec::Kind::drop && p.drops.empty())
            error("turn", "turn: a drop that does not say what is dropped, and the variant has no drops",
                  "write phase.drop{ from = ... }, or drops = { ... } in the variant");
        if (spec.kind == PartSpec::Kind::actions) {
            p.costs.assign(types(), spec.cost);
            for (const auto& [name, cost] : spec.costs)
                if (const int type = type_called(name, "turn: cost"); type >= 0)
                    p.costs[static_cast<std::size_t>(type)] = cost;
            p.captures.resize(types());
            for (const auto& [name, most] : spec.captures)
                if (const int type = type_called(name, "turn: limits.captures"); type >= 0)
                    p.captures[static_cast<std::size_t>(type)] = most;
            p.again =
                spec.again.empty() ? std::vector<bool>(types(), false) : named(spec.again, "turn: again");
        }
        const bool windowed = !spec.windows[0].empty();
        reads_taken_ = reads_taken_ || windowed;
        reads_turns_ = reads_turns_ || windowed || spec.counts.size() > 1;
        reads_actors_ = reads_actors_ || spec.by != PartSpec::By::any || spec.kind == PartSpec::Kind::actions;
        check_ends_ = check_ends_ || spec.check_ends;
        safe_each_ = safe_each_ || spec.safe_each;
        return p;
    }

    DropRule rule(const DropSpec& spec) {
        DropRule r;
        r.pocket = pockets_.find(spec.from).value_or(0);
        r.types = named(spec.pieces, "drops: pieces");
        r.in_check = spec.in_check;
        r.may_mate = spec.may_mate;
        for (std::size_t type = 0; type < types(); ++type) r.as.push_back({static_cast<int>(type)});
        for (const auto& [was, becomes] : spec.as) {
            const int from = type_called(was, "drops: as");
            std::vector<int> to;
            for (const std::string& name : becomes)
                if (const int type = type_called(name, "drops: as"); type >= 0) to.push_back(type);
            if (from >= 0) r.as[static_cast<std::size_t>(from)] = std::move(to);
        }
        r.limits.resize(types());
        for (const auto& [name, most] : spec.limit)
            if (const int type = type_called(name, "drops: limit"); type >= 0)
                r.limits[static_cast<std::size_t>(type)] = most;
        for (const std::string& tag : spec.tags) {
            const auto bit = c_.binding.tags.find_or_add(tag);
            if (!bit) error("too-many-tags", "more than 32 different tags", "");
            r.tags |= bit.value_or(0);
        }
        make_fields(spec, r);
        return r;
    }

    void make_fields(const DropSpec& spec, DropRule& r) {
        const Board& board = *c_.binding.board;
        const FieldSet none(static_cast<std::size_t>(board.size()), false);
        r.at.assign(static_cast<std::size_t>(cast_.codes()), none);
        r.asked.assign(static_cast<std::size_t>(cast_.codes()), DropRule::kNever);
        for (Code code = 1; code < cast_.codes(); ++code) {
            BoundRef guard;
            if (spec.at) {
                Binder binder{c_.binding, c_.meetings, code, Cast::side(code), false, false, place()};
                guard = binder.bind(spec.at);
            }
            bool depends = false;
            for (Field f = 0; f < board.size(); ++f) {
                if (board.is_hole(f)) continue;
                const Answer holds = guard ? settled(*guard, f) : Answer::yes;
                r.at[code][f] = holds != Answer::no;
                depends = depends || holds == Answer::depends;
            }
            if (depends) r.asked[code] = r.program.add(*guard);
        }
    }

    const TurnContext& c_;
    const VariantSpec& spec_;
    const Cast& cast_;
    const Pockets& pockets_;
    const char* key_ = "turn";
    int ids_ = 0;
    bool reads_turns_ = false, reads_taken_ = false, reads_actors_ = false;
    bool check_ends_ = false, safe_each_ = false;
};

void add_pocket(Pockets& pockets, const std::string& name, bool queue) {
    const auto known = pockets.find(name);
    const std::size_t at = known ? static_cast<std::size_t>(*known) : pockets.names.size();
    if (!known) {
        pockets.names.push_back(name);
        pockets.queues.push_back(0);
    }
    if (queue) pockets.queues[at] = 1;
}

void add_pockets(Pockets& pockets, const PartSpec& part) {
    for (const DropSpec& drop : part.drops) add_pocket(pockets, drop.from, drop.queue);
    for (const PartSpec& one : part.parts) add_pockets(pockets, one);
}

}  // namespace

std::optional<int> Pockets::find(std::string_view name) const {
    const auto it = std::find(names.begin(), names.end(), name);
    return it == names.end() ? std::nullopt : std::optional(static_cast<int>(it - names.begin()));
}

Pockets compile_pockets(const VariantSpec& spec) {
    Pockets pockets;
    for (const DropSpec& drop : spec.drops) add_pocket(pockets, drop.from, drop.queue);
    if (spec.turn) add_pockets(pockets, *spec.turn);
    for (const CaptureSpec& capture : spec.captures) add_pocket(pockets, capture.pocket, false);
    return pockets;
}

Turn compile_turn(const TurnContext& context, const Pockets& pockets) {
    return TurnCompiler(context, pockets).turn();
}

std::vector<CaptureRule> compile_captures(const TurnContext& context, const Pockets& pockets) {
    return TurnCompiler(context, pockets).captures();
}

}  // namespace acedrex
