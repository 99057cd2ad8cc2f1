// Turns, drops and pockets: from what a variant declares to what play reads.
#include <algorithm>
#include <numeric>

#include "base/ranges.hpp"
#include "engines/automaton.hpp"
#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

// Does the guard hold on a field where that piece stands, whatever else stands on the board?
Answer settled(const Bound& e, Field f, Code there) {
    switch (e.kind) {
        case BoundKind::pass:
            return Answer::yes;
        case BoundKind::none:
            return Answer::no;
        case BoundKind::codes:
            return answer(e.codes[there] != 0);
        case BoundKind::fields:
            return answer(e.fields[f]);
        case BoundKind::sequence:
        case BoundKind::choice:
            return combined_answer(e.kids, answer(e.kind == BoundKind::choice),
                                   [&](const BoundRef& kid) { return settled(*kid, f, there); });
        default:
            return Answer::depends;
    }
}

class TurnCompiler {
  public:
    TurnCompiler(const TypeNames& types, const Meetings& meetings, const Pockets& pockets)
        : names_(types), meetings_(meetings), pockets_(pockets) {}

    Turn turn() {
        if (spec_.turn) {
            add_ways(*spec_.turn);
        } else {
            PartSpec move, drop;
            drop.kind = PartSpec::Kind::drop;
            add_ways(move);
            key_ = "drops";
            if (!spec_.drops.empty()) add_ways(drop);
        }
        std::vector<Part>& ways = turn_.ways;
        std::stable_partition(ways.begin(), ways.end(), [](const Part& p) { return p.any_move(); });
        turn_.one_move = ways.size() == 1 && ways[0].any_move();
        for (const Part& way : ways)
            turn_.several = turn_.several || (way.kind != Part::Kind::move && way.kind != Part::Kind::drop);
        turn_.actions = actions_;
        turn_.may_lapse = ranges::all_of(ways, [](const Part& way) { return way.may_lapse; });
        return std::move(turn_);
    }

  private:
    void error(const char* code, std::string message, std::string remedy) {
        names_.faults.error(code, key_, std::move(message), std::move(remedy));
    }
    std::vector<bool> named(const std::vector<std::string>& names, const std::string& context) {
        return names_.answering(names, key_, context);
    }
    // The number of the action; 0 where it has no name, or there is none of that name.
    int action_called(const std::string& name) {
        if (name.empty()) return 0;
        const auto known = ranges::find(actions_, name);
        if (known != actions_.end()) return static_cast<int>(known - actions_.begin()) + 1;
        error("unknown-action", "turn: no piece has an action \"" + name + "\"",
              remedy_for(name, actions_, "write actions = { " + name + " = ... } in a piece"));
        return 0;
    }
    // Where a part of actions keeps what is said of a type, or behind these of an action; -1: of neither.
    int doer_called(const std::string& name, const std::string& context) {
        const auto action = ranges::find(actions_, name);
        const auto type = names_.cast.type_named(name);
        if (action == actions_.end() && (type || actions_.empty())) return names_.find(name, key_, context);
        if (action == actions_.end()) {
            std::vector<std::string> known = names_of(names_.cast.entries());
            known.insert(known.end(), actions_.begin(), actions_.end());
            error("unknown-piece",
                  context + ": the variant has neither a piece nor an action \"" + name + "\"",
                  remedy_for(name, known, "add it to pieces"));
            return -1;
        }
        if (type)
            error("name-twice", context + ": \"" + name + "\" is a piece and an action",
                  "call one of them something else");
        return static_cast<int>(types_) + static_cast<int>(action - actions_.begin());
    }
    void set_each(std::vector<std::optional<int>>& by_doer, const std::map<std::string, int>& numbers,
                  const std::string& context) {
        for (const auto& [name, number] : numbers)
            if (const int doer = doer_called(name, context); doer >= 0)
                by_doer[static_cast<std::size_t>(doer)] = number;
    }

    void add_ways(const PartSpec& spec) {
        if (spec.kind != PartSpec::Kind::either) return turn_.ways.push_back(part(spec));
        for (const PartSpec& one : spec.parts) add_ways(one);
    }

    // times: how often a turn can come to the part.
    Part part(const PartSpec& spec, int times = 1) {
        Part p;
        static_cast<PartShape&>(p) = spec;
        if (!spec.pieces.empty()) p.types = named(spec.pieces, "turn: pieces of a move");
        p.action = action_called(spec.action);
        if (p.action != 0 && !p.types.empty()) find_actors(spec, p.types);
        p.times = std::min(times * most_times(spec), kMostTimes);
        add_parts(spec, p);
        if (spec.when) p.when = compile_when(names_, meetings_, spec.when);
        if (spec.from) p.from = compile_from(names_, meetings_, spec.from);
        p.may_lapse = may_lapse(p);
        if (spec.kind == PartSpec::Kind::drop)
            for (const DropSpec& drop : spec.drops.empty() ? spec_.drops : spec.drops)
                p.drops.push_back(rule(drop));
        if (spec.kind == PartSpec::Kind::drop && p.drops.empty())
            error("turn", "turn: a drop that does not say what is dropped, and the variant has no drops",
                  "write phase.drop{ from = ... }, or drops = { ... } in the variant");
        if (spec.kind == PartSpec::Kind::drop && spec.forced != PartSpec::Forced::no)
            p.forced_number = turn_.forced_drops++;
        if (spec.kind == PartSpec::Kind::actions) {
            p.types_in_all = static_cast<int>(types_);
            p.costs.assign(types_, spec.cost);
            for (auto* by_doer : {&p.costs, &p.captures}) by_doer->resize(types_ + actions_.size());
            set_each(p.costs, spec.costs, "turn: cost");
            set_each(p.captures, spec.captures, "turn: limits.captures");
            p.again.assign(types_ + actions_.size(), false);
            for (const std::string& name : spec.again)
                if (const int doer = doer_called(name, "turn: again"); doer >= 0)
                    p.again[static_cast<std::size_t>(doer)] = true;
        }
        const bool windowed = !spec.windows[0].empty();
        turn_.reads_taken |= windowed;
        turn_.reads_turns |= windowed || spec.counts.size() > 1;
        turn_.reads_actors |= spec.by != PartSpec::By::any || spec.kind == PartSpec::Kind::actions;
        turn_.check_ends |= spec.check_ends;
        turn_.safe_each |= spec.safe_each;
        for (const AskedGuard* guard : {&p.when, &p.from})
            turn_.asks_parts |= guard->program.facts.asks(GuardKind::arrived) ||
                                guard->program.facts.asks(GuardKind::vacated);
        return p;
    }

    // Some piece of those that may make the part should have its action.
    void find_actors(const PartSpec& spec, const std::vector<bool>& types) {
        for (std::size_t type = 0; type < types_; ++type)
            if (types[type] && spec_.pieces[type]->actions.contains(spec.action)) return;
        names_.faults.note(Severity::error, spec.place, "unknown-action",
                           "turn: of these pieces none has an action \"" + spec.action + "\"",
                           "write actions = { " + spec.action + " = ... } in one of them");
    }

    static bool may_lapse(const Part& p) {
        using Kind = Part::Kind;
        const auto lapses = [](const Part& one) { return one.may_lapse; };
        if (p.kind == Kind::move || p.kind == Kind::drop) return false;
        if (p.kind == Kind::given) return p.parts[0].may_lapse;
        return p.is_conditional() ? ranges::any_of(p.parts, lapses) : ranges::all_of(p.parts, lapses);
    }

    // How often what is in the part may be made in a turn.
    static int most_times(const PartSpec& spec) {
        if (spec.kind == PartSpec::Kind::actions) return spec.budget;
        return spec.counts.empty() ? 1 : *std::max_element(spec.counts.begin(), spec.counts.end());
    }
    // What one may choose among is one choice, however it is written.
    void add_parts(const PartSpec& spec, Part& p) {
        for (const PartSpec& one : spec.parts) {
            const bool choice = one.kind == PartSpec::Kind::either && !one.optional;
            if (choice && spec.kind == PartSpec::Kind::either)
                add_parts(one, p);
            else
                p.parts.push_back(part(one, p.times));
        }
    }

    DropRule rule(const DropSpec& spec) {
        DropRule r;
        static_cast<DropShape&>(r) = spec;
        r.pocket = pockets_.find(spec.from).value_or(0);
        r.types = named(spec.pieces, "drops: pieces");
        for (std::size_t type = 0; type < types_; ++type) r.as.push_back({static_cast<int>(type)});
        for (const auto& [was, becomes] : spec.as) {
            const int from = names_.find(was, key_, "drops: as");
            std::vector<int> to = names_.list(becomes, key_, "drops: as");
            if (from >= 0) r.as[static_cast<std::size_t>(from)] = std::move(to);
        }
        r.limits.resize(types_);
        names_.each(spec.limit, key_, "drops: limit", [&](std::size_t type, const DropLimit& limit) {
            DropRule::Limit& to = r.limits[type].emplace(DropRule::Limit{limit.most, limit.of});
            if (limit.of == DropLimit::Of::zone)
                to.zone = find_zone(names_, limit.zone, key_, "drops: limit");
        });
        for (const std::string& tag : spec.tags) {
            const auto bit = names_.binding.tags.find_or_add(tag);
            if (!bit) error("too-many-tags", kTooManyTags, "");
            r.tags |= bit.value_or(0);
        }
        make_fields(spec, r);
        if (spec.on_drop) make_rule(spec.on_drop, r);
        return r;
    }

    void make_rule(const Expr& on_drop, DropRule& r) {
        for (Code code = 0; code < names_.cast.codes(); ++code) {
            Binder of_piece = binder_of(names_, meetings_, code, key_);
            of_piece.refuse_choice(on_drop, on_drop, "on_drop");
            r.on_drop.push_back(code == kNoPiece ? DropRule::kNever
                                                 : r.program.add(*of_piece.bind_whole(on_drop)));
        }
    }

    void make_fields(const DropSpec& spec, DropRule& r) {
        const Board& board = *names_.binding.board;
        const auto is_vacated = [](const BoundRef& factor) { return factor->is(GuardKind::vacated); };
        const auto is_of_field = [&](const BoundRef& factor) {
            return is_vacated(factor) || factor->kind == BoundKind::fields;
        };
        r.vacated = r.only_vacated = spec.at != nullptr;
        bool some_by_any = false;  // for pieces of some code whatever has left will do
        r.at.resize(static_cast<std::size_t>(names_.cast.codes()));
        r.asked.assign(static_cast<std::size_t>(names_.cast.codes()), DropRule::kNever);
        r.looks.resize(static_cast<std::size_t>(names_.cast.codes()));
        for (Code code = 1; code < names_.cast.codes(); ++code) {
            BoundRef guard = bound::simple(BoundKind::pass);
            if (spec.at) {
                names_.binding.binds_drops = true;
                guard = binder_of(names_, meetings_, code, key_).bind(spec.at);
                names_.binding.binds_drops = false;
                const auto asked = factors(guard);
                r.vacated = r.vacated && ranges::any_of(asked, is_vacated);
                r.only_vacated = r.only_vacated && r.vacated && ranges::all_of(asked, is_of_field);
                Tags left_by = 0;
                for (const BoundRef& factor : asked)
                    if (is_vacated(factor)) left_by |= unpacked_tag(factor->b);
                some_by_any = some_by_any || left_by == 0;
                r.left_by |= left_by;
            }
            auto [fields, depends] = where_held(board, *guard);
            r.at[code] = std::move(fields);
            if (!depends) continue;
            r.asked[code] = r.program.add(*guard);
            r.looks[code] = automaton_of_guard(r.program, r.asked[code], code, names_.binding, meetings_);
        }
        if (some_by_any) r.left_by = 0;
    }

    const TypeNames& names_;
    const Meetings& meetings_;
    const Pockets& pockets_;
    const VariantSpec& spec_ = names_.spec;
    const std::size_t types_ = names_.count();
    const std::vector<std::string> actions_ = action_names(spec_);
    const char* key_ = "turn";
    static constexpr int kMostTimes = 1000;
    Turn turn_;
};

std::size_t add_pocket(Pockets& pockets, const std::string& name) {
    if (const auto known = pockets.find(name)) return static_cast<std::size_t>(*known);
    pockets.names.push_back(name);
    pockets.queues.push_back(0);
    pockets.stores.push_back(1);
    pockets.places.emplace_back();
    return pockets.names.size() - 1;
}

}  // namespace

HeldOn where_held(const Board& board, const Bound& guard, Code there) {
    HeldOn held{FieldSet(static_cast<std::size_t>(board.size()), 0)};
    for (Field f = 0; f < board.size(); ++f) {
        if (board.is_hole(f)) continue;
        const Answer holds = settled(guard, f, there);
        held.fields[f] = holds != Answer::no;
        held.depends = held.depends || holds == Answer::depends;
    }
    return held;
}

std::optional<int> Pockets::find(std::string_view name) const {
    const auto it = std::find(names.begin(), names.end(), name);
    return it == names.end() ? std::nullopt : std::optional(static_cast<int>(it - names.begin()));
}

int find_pocket(const TypeNames& types, const Pockets& pockets, const std::string& name, const char* key,
                const std::string& context, const char* remedy) {
    const auto pocket = pockets.find(name);
    if (!pocket)
        types.faults.error(key, key, context + ": there is no pocket \"" + name + "\"",
                           remedy_for(name, pockets.names, remedy));
    return pocket.value_or(0);
}

Pockets compile_pockets(const VariantSpec& spec) {
    Pockets pockets;
    each_drop(spec, [&](const DropSpec& drop) {
        const std::size_t pocket = add_pocket(pockets, drop.from);
        if (drop.queue) pockets.queues[pocket] = 1;
        pockets.stores[pocket] = 0;
    });
    for (const CaptureSpec& capture : spec.captures) add_pocket(pockets, capture.pocket);
    for (const PocketSpec& pocket : spec.pockets)
        for (const std::size_t side : {0U, 1U})
            pockets.places[add_pocket(pockets, pocket.name)][side] = pocket.places[side];
    return pockets;
}

std::vector<PositionTables::Held> compile_held(const TypeNames& types, const Pockets& pockets) {
    std::vector<PositionTables::Held> all;
    for (const PocketSpec& pocket : types.spec.pockets)
        for (const Side side : {Side::light, Side::dark})
            for (const auto& [name, number] : pocket.held[static_cast<std::size_t>(side)]) {
                const int type = types.find(name, "pockets", "pockets");
                if (type < 0) continue;
                const int place = pockets.find(pocket.name).value_or(0);
                if (types.binding.neutral_types[static_cast<std::size_t>(type)])
                    types.faults.error(
                        "pockets", "pockets",
                        "pockets: a " + name + " is neutral, so it waits in neither side's pocket",
                        "put it on the board: m.place \"" + name + "\"");
                else
                    all.push_back({types.cast.code(type, side), place, number});
                if (number == PocketSpec::kEndless && pockets.queues[static_cast<std::size_t>(place)] != 0)
                    types.faults.error("pockets", "pockets",
                                       "pockets: there is no end of a " + name +
                                           ", so that nothing behind it would leave the queue",
                                       "give it a number, or drop without order = \"queue\"");
            }
    return all;
}

Turn compile_turn(const TypeNames& types, const Meetings& meetings, const Pockets& pockets) {
    return TurnCompiler(types, meetings, pockets).turn();
}

std::vector<CaptureRule> compile_captures(const TypeNames& types, const Pockets& pockets) {
    const auto type_called = [&](const std::string& name, const char* context) {
        return types.find(name, "captures", context);
    };
    const auto says_pocket = [](const Expr& e) { return says(*e, EffectKind::into); };
    if (types.spec.captures.empty() && ranges::any_of(expressions_of(types.spec), says_pocket))
        types.faults.error("captures", "captures",
                           "m.into says into which pocket a capture goes, and nothing says to which side",
                           "write captures = { to = \"capturer\" } or { to = \"owner\" }");
    std::vector<CaptureRule> rules;
    for (const CaptureSpec& spec : types.spec.captures) {
        CaptureRule& rule = rules.emplace_back();
        for (const std::string& name : spec.into)
            rule.into.push_back(
                find_pocket(types, pockets, name, "captures", "captures into", "nothing is dropped from it"));
        rule.by = types.answering(spec.by, "captures", "captures by");
        rule.pieces = types.answering(spec.pieces, "captures", "captures of pieces");
        rule.oblated = spec.oblated;
        rule.pocket = pockets.find(spec.pocket).value_or(0);
        std::vector<int> as(types.count());
        std::iota(as.begin(), as.end(), 0);
        for (const auto& [was, becomes] : spec.as) {
            const int from = type_called(was, "captures as");
            const int to = becomes.empty() ? -1 : type_called(becomes, "captures as");
            if (from >= 0) as[static_cast<std::size_t>(from)] = to;
        }
        const int promoted =
            spec.promoted.value_or("").empty() ? -1 : type_called(*spec.promoted, "captures promoted");
        for (const Side mover : {Side::light, Side::dark}) {
            auto& becomes = rule.becomes[static_cast<std::size_t>(mover)];
            auto& reverts = rule.promoted[static_cast<std::size_t>(mover)];
            becomes.assign(static_cast<std::size_t>(types.cast.codes()), kNoPiece);
            reverts = becomes;
            if (spec.to == CaptureSpec::To::nobody) continue;
            for (Code code = 1; code < types.cast.codes(); ++code) {
                if (Cast::side(code) == Side::none) continue;  // it would wait in neither side's pocket
                const Side of = Cast::side(code);
                const Side owner = spec.to == CaptureSpec::To::capturer   ? mover
                                   : spec.to == CaptureSpec::To::opponent ? other(of)
                                                                          : of;
                const int type = as[static_cast<std::size_t>(Cast::type(code))];
                if (type >= 0) becomes[code] = types.binding.code_for(type, owner);
                if (!spec.promoted)
                    reverts[code] = becomes[code];
                else if (promoted >= 0)
                    reverts[code] = types.binding.code_for(promoted, owner);
            }
        }
    }
    return rules;
}

}  // namespace acedrex
