// Binding movement expressions for one walker: but for words (bind_words.cpp).
#include <algorithm>
#include <utility>

#include "base/ranges.hpp"
#include "movement/bind_memo.hpp"
#include "movement/bound.hpp"

namespace acedrex {

using namespace bound;

namespace {

constexpr std::size_t kMaxNodes = 400'000;  // of one piece and side
// How deep functions of scripts may return functions, and pieces borrow from pieces that borrow.
constexpr int kMaxBindDepth = 16;

// Little enough to be written out turn by turn, but for an end without a limit?
bool is_short(const BoundNumber& lo, const BoundNumber& hi) {
    constexpr int kMostWrittenOut = 16;
    const bool fixed = lo.op == BoundNumber::Op::constant && hi.op == BoundNumber::Op::constant;
    return fixed && lo.constant >= 0 && lo.constant <= kMostWrittenOut &&
           (hi.constant >= kUnlimited || (hi.constant >= lo.constant && hi.constant <= kMostWrittenOut));
}

bool is_step(const Bound& e) {
    return e.kind == BoundKind::step || e.kind == BoundKind::roam;
}

// The single steps that a walk may begin with.
void first_steps(const Bound& e, std::vector<StepId>& steps) {
    if (is_step(e)) {
        for (const StepId step : e.steps)
            if (ranges::count(steps, step) == 0) steps.push_back(step);
        return;
    }
    if (e.kind == BoundKind::look || e.kind == BoundKind::look_not || e.kind == BoundKind::aside ||
        e.kind == BoundKind::every || e.kind == BoundKind::from || e.kind == BoundKind::effect)
        return;
    for (const BoundRef& kid : e.kids) {
        first_steps(*kid, steps);
        if (e.kind == BoundKind::sequence && any_inside(*kid, is_step)) return;
    }
}

}  // namespace

Expr made_by_script(BindContext& binding, const Expression& e, Side side) {
    const bool typed = e.kind == ExprKind::each_type;
    const auto [made, fresh] =
        binding.made_by_scripts.try_emplace({e.kind, e.hook, typed ? Side::none : side}, make::none());
    if (!fresh || binding.hooks == nullptr) return made->second;
    try {
        made->second = typed ? make::of(ExprKind::choice, binding.hooks->each_type(e.hook, *binding.cast))
                             : binding.hooks->on_board(e.hook, *binding.board, side, binding.rotate);
    } catch (const ScriptFault& fault) {
        binding.diagnostics.push_back(fault.diagnostic);
    }
    return made->second;
}

StepId Binder::step_id(Vector v) {
    asked |= kAsksDirections | kAsksAbsolute | kAsksWrap;
    return binding.steps.id(absolute ? v : turned_for(directions, binding.rotate, v), wrap);
}

std::vector<BoundRef> Binder::bound_kids(const Expr& e) {
    std::vector<BoundRef> kids;
    kids.reserve(e->kids.size());
    for (const Expr& kid : e->kids) kids.push_back(bind(kid));
    return kids;
}

// What happens at once is no choice, and leaves the pockets as they are.
void Binder::refuse_choice(const Expr& e, const Expr& by, const char* word) {
    if (says(*e, EffectKind::retrieve))
        binding.error("expression", place_of(*by),
                      std::string(word) + " does everything at once, and what m.retrieve brings is a choice");
    if (says(*e, EffectKind::into))
        binding.error("expression", place_of(*by),
                      std::string(word) + " does everything at once, and m.into is said of a single walk");
}

BoundRef Binder::bind_kids(const Expr& e, BoundKind kind) {
    if (kind == BoundKind::every) refuse_choice(e->kids[0], e, "m.every");
    return finished(
        {.kind = kind, .a = static_cast<std::uint16_t>(e->number), .kids = bound_kids(e), .source = e});
}

BoundRef Binder::repeat_of(BoundRef body, BoundNumberRef lo, BoundNumberRef hi, const Expr& source) {
    const std::vector<BoundRef> parts = factors(body);
    Bound b{.kind = BoundKind::repeat, .source = source};
    b.line =
        parts[0]->kind == BoundKind::step && parts[0]->steps.size() == 1 &&
        std::all_of(parts.begin() + 1, parts.end(), [](const BoundRef& part) { return only_asks(*part); }) &&
        is_short(*lo, *hi) && binding.steps.ends(parts[0]->steps[0]);
    b.kids = {std::move(body)};
    b.lo = std::move(lo);
    b.hi = std::move(hi);
    return finished(std::move(b));
}

BoundRef Binder::bind_whole(const Expr& e) {
    asked = 0;
    const BoundRef b = bind(e);
    if ((asked & kMayBecome) == 0) return b;
    changes_type = true;
    nodes = 0;
    const std::vector<Diagnostic> said = binding.diagnostics;  // nothing is said twice
    const BoundRef open = bind(e);
    binding.diagnostics = said;
    return open;
}

BoundRef Binder::bind(const Expr& e) {
    if (memo == nullptr) return bind_anew(e);
    const BindMemo::Made* made = memo->find(*this, e);
    // What is too much is said where it is bound.
    if (made != nullptr && nodes + made->nodes < kMaxNodes && depth + made->depth <= kMaxBindDepth) {
        nodes += made->nodes;
        deepest = std::max(deepest, depth + made->depth);
        asked |= made->asked;
        return made->bound;
    }
    const std::size_t nodes_before = nodes, said = binding.diagnostics.size();
    const int deepest_before = std::exchange(deepest, depth);
    const unsigned asked_before = std::exchange(asked, 0);
    BoundRef bound = bind_anew(e);
    if (binding.diagnostics.size() == said)
        memo->keep(*this, e, {bound, nodes - nodes_before, deepest - depth, asked});
    deepest = std::max(deepest, deepest_before);
    asked |= asked_before;
    return bound;
}

BoundRef Binder::bind_anew(const Expr& e) {
    if (++nodes == kMaxNodes)
        binding.error("expression", place,
                      "the movement has more than " + std::to_string(kMaxNodes) + " parts");
    if (nodes >= kMaxNodes) return simple(BoundKind::none);
    // The body, bound with one of the binder's settings changed.
    const auto with = [&](auto& setting, auto value) {
        const auto before = std::exchange(setting, value);
        BoundRef b = bind(e->kids[0]);
        setting = before;
        return b;
    };
    switch (e->kind) {
        case ExprKind::step:
            return bind_step(e);
        case ExprKind::anywhere:
            return stepped(simple(BoundKind::anywhere));
        case ExprKind::aligned:
            return bind_aligned(e);
        case ExprKind::pass:
            return simple(BoundKind::pass);
        case ExprKind::none:
            return simple(BoundKind::none);
        case ExprKind::sequence:
            return said_by(joined(BoundKind::sequence, bound_kids(e)), e);
        case ExprKind::choice:
            return said_by(joined(BoundKind::choice, bound_kids(e)), e);
        case ExprKind::repeat: {
            BoundRef body = bind(e->kids[0]);
            BoundNumberRef lo = bind_number(e->lo);
            return repeat_of(std::move(body), std::move(lo), bind_number(e->hi), e);
        }
        case ExprKind::look:
            return look_of(bind(e->kids[0]), e);
        case ExprKind::look_not:
            return look_not_of(bind(e->kids[0]), e);
        case ExprKind::aside:
            return bind_kids(e, BoundKind::aside);
        case ExprKind::every:
            return bind_kids(e, BoundKind::every);
        case ExprKind::first_of:
            return bind_kids(e, BoundKind::first_of);
        case ExprKind::fresh:
            return bind_kids(e, BoundKind::fresh);
        case ExprKind::portal:
            return bind_kids(e, BoundKind::portal);
        case ExprKind::each_step:
            return with(after_step, e->kids[1]);
        case ExprKind::from:
            return finished({.kind = BoundKind::from, .kids = {with(before_walk, true)}, .source = e});
        case ExprKind::by_side:
            asked |= kAsksDirections;
            return bind(e->kids[directions == Side::dark ? 1 : 0]);
        case ExprKind::absolute:
            return with(absolute, true);
        case ExprKind::on_board:
        case ExprKind::each_type:
            return bind_made_by_script(e);
        case ExprKind::guard:
            return bind_guard(e);
        case ExprKind::effect:
            return bind_effect(e);
        case ExprKind::wrapped:
            return with(wrap, Wrap{wrap.files || (e->number & kWrapFiles) != 0,
                                   wrap.ranks || (e->number & kWrapRanks) != 0});
        case ExprKind::roaming:
            return with(roams, true);
        case ExprKind::across:
            return bind_across(e);
        case ExprKind::grammar:
            return bind_grammar(e);
        case ExprKind::call:
            return bind_call(e);
        case ExprKind::moves_of:
            return bind_moves_of(e);
        case ExprKind::gait:
            return bind_gait(e);
    }
    return simple(BoundKind::none);
}

BoundRef Binder::bind_step(const Expr& e) {
    asked |= kAsksRoams;
    Bound b{.kind = roams ? BoundKind::roam : BoundKind::step, .source = e};
    for (const Vector v : e->vectors) b.steps.push_back(step_id(v));
    return stepped(finished(std::move(b)));
}

BoundRef Binder::bind_aligned(const Expr& e) {
    return stepped(finished({.kind = BoundKind::aligned,
                             .a = static_cast<std::uint16_t>(e->number),
                             .kids = {bind(e->kids[0])},
                             .source = e}));
}

BoundRef Binder::bind_across(const Expr& e) {
    const int part = index_of("board", e, e->names[0], names_of(binding.board->parts()),
                              ": there is no such board", "name it in board = { beside = { ... } }");
    if (part < 0) return simple(BoundKind::none);
    return stepped(finished({.kind = BoundKind::across, .steps = {binding.steps.across(part)}, .source = e}));
}

// A step, and what is walked behind each. Steps in that are not followed by it again.
BoundRef Binder::stepped(BoundRef step) {
    asked |= kAsksAfterStep;
    if (!after_step) return step;
    const Expr after = std::exchange(after_step, nullptr);
    const BoundRef all = joined(BoundKind::sequence, {step, bind(after)});
    after_step = after;
    return all;
}

BoundNumberRef Binder::bind_number(const NumberRef& n) {
    BoundNumber b{.op = n->op, .constant = n->constant};
    if (n->op == Number::Op::count) {
        const bool outer = std::exchange(before_walk, true);
        b.counted = bind(n->counted);
        before_walk = outer;
    } else if (n->op == Number::Op::per_field) {
        b.fields = limits_of(*n);
    } else if (n->op != Number::Op::constant) {
        b.left = bind_number(n->left);
        b.right = bind_number(n->right);
        if (b.left->op == Number::Op::constant && b.right->op == Number::Op::constant)
            b = {.constant = BoundNumber::combined(n->op, b.left->constant, b.right->constant)};
        else if (b.left->fixed() && b.right->fixed()) {
            for (Field f = 0; f < binding.board->size(); ++f)
                b.fields.push_back(BoundNumber::combined(n->op, b.left->at(f), b.right->at(f)));
            b = {.op = Number::Op::per_field, .fields = std::move(b.fields)};
        }
    }
    return std::make_shared<const BoundNumber>(std::move(b));
}

// What a function of the script returns for each field.
std::vector<int> Binder::limits_of(const Number& n) {
    const Side side = absolute ? Side::light : directions;
    asked |= kAsksDirections | kAsksAbsolute;
    const auto [made, fresh] = binding.limits_by_scripts.try_emplace(
        {n.hook, n.direction.x, n.direction.y, side}, static_cast<std::size_t>(binding.board->size()), 0);
    if (!fresh || binding.hooks == nullptr) return made->second;
    try {
        made->second = binding.hooks->limits(n.hook, *binding.board, n.direction, side, binding.rotate);
    } catch (const ScriptFault& fault) {
        binding.diagnostics.push_back(fault.diagnostic);
    }
    return made->second;
}

// What a function of a script has made is bound like what stands in the script itself.
BoundRef Binder::bind_made(const Expr& made, const Expr& e, const std::string& endless) {
    if (depth >= kMaxBindDepth) {
        if (memo != nullptr && (e->kind == ExprKind::each_type || e->kind == ExprKind::on_board))
            memo->set_endless();
        binding.error("expression", place_of(*e), endless);
        return simple(BoundKind::none);
    }
    deepest = std::max(deepest, ++depth);
    BoundRef b = bind(made);
    --depth;
    return b;
}

BoundRef Binder::bind_made_by_script(const Expr& e) {
    const std::string word = e->kind == ExprKind::on_board ? "m.on_board" : "m.each_type";
    const std::string endless = word + " functions return " + word + " without end";
    // Once that has been found, further functions are not asked: they may be many at each depth.
    if (memo != nullptr && memo->endless()) return simple(BoundKind::none);
    asked |= kAsksDirections;
    const Expr made = made_by_script(binding, *e, directions);
    if (e->kind == ExprKind::on_board) return bind_made(made, e, endless);
    std::vector<BoundRef> kids;
    for (const Expr& kid : made->kids) kids.push_back(bind_made(kid, e, endless));
    return said_by(joined(BoundKind::choice, kids), e);
}

// The movement of a type as this walker's own, turned for the walker.
BoundRef Binder::bind_movement_of(int type, const Expr& e) {
    const Expr& moves = binding.moves[static_cast<std::size_t>(type)];
    if (!moves) return simple(BoundKind::none);
    const auto outer = std::exchange(scopes, {});
    const std::uint32_t outer_scope = scope;
    if (memo != nullptr && scope != 0) scope = memo->scope_inside(scope, {});
    BoundRef b = bind_made(moves, e, "m.moves_of: pieces borrow from each other without end");
    scopes = outer;
    scope = outer_scope;
    return b;
}

// What the activator says of itself, else: it rides the single steps that begin some way of its movement.
// Whether those are meant for going or for capturing makes no difference to the heir.
BoundRef Binder::bind_gait(const Expr& e) {
    asked |= kAsksActivator;
    if (activator == kNoPiece) return simple(BoundKind::none);
    const auto type = static_cast<std::size_t>(Cast::type(activator));
    const Side own = std::exchange(directions, Cast::side(activator));
    const Code by = std::exchange(activator, kNoPiece);  // what it inherits itself, it does not bequeath
    std::vector<StepId> steps;
    BoundRef said;
    if (binding.gaits[type]) {
        said = bind_made(binding.gaits[type], e, "gaits are made of gaits without end");
    } else {
        const Expr after = std::exchange(after_step, nullptr);
        first_steps(*bind_movement_of(static_cast<int>(type), e), steps);
        after_step = after;
    }
    directions = own;
    activator = by;
    if (said) return said;
    asked |= kAsksRoams;
    const BoundRef over = bind_guard(make::guard(GuardKind::free));
    std::vector<BoundRef> rides;
    for (const StepId step : steps) {
        const BoundRef go =
            stepped(finished({.kind = roams ? BoundKind::roam : BoundKind::step, .steps = {step}}));
        const BoundRef on = repeat_of(joined(BoundKind::sequence, {go, over}), bind_number(make::constant(0)),
                                      bind_number(make::constant(kUnlimited)), nullptr);
        rides.push_back(joined(BoundKind::sequence, {on, go}));
    }
    return said_by(joined(BoundKind::choice, rides), e);
}

// What is borrowed from pieces about is bound for all types that might lend: each type's movement behind the
// question whether it is lent. What those borrow in turn is not theirs: the question asks for the type that
// it came from.
BoundRef Binder::bind_moves_of(const Expr& e) {
    if (e->lender == Lender::type) {
        const int type = lender_called(e);
        return type < 0 ? simple(BoundKind::none) : bind_movement_of(type, e);
    }
    asked |= kAsksBorrowed;
    if (borrowed) return simple(BoundKind::none);
    warn_of_unknown(*e, "m.moves_of: except =");
    borrowed = true;
    std::vector<BoundRef> kids;
    for (int type = 0; type < binding.cast->types(); ++type) {
        const Expr& moves = binding.moves[static_cast<std::size_t>(type)];
        if (!moves || binding.cast->answers_to(type, e->names)) continue;
        const std::string& name = binding.cast->entry(type).name;
        std::vector<std::string> names{name};
        if (e->number == kByWhich) names.emplace_back("by_which");
        const Expr lent = make::guard(GuardKind::lent, std::move(names), static_cast<int>(e->lender));
        const BoundRef theirs = bind_movement_of(type, e);
        if (theirs->kind == BoundKind::none) continue;
        kids.push_back(
            joined(BoundKind::sequence,
                   {bind_guard(lent), bind_effect(make::effect(EffectKind::walk_as, {name})), theirs}));
    }
    borrowed = false;
    return said_by(joined(BoundKind::choice, kids), e);
}

BoundRef Binder::bind_grammar(const Expr& e) {
    Bound b{.kind = BoundKind::grammar, .a = static_cast<std::uint16_t>(grammars++), .source = e};
    asked |= kAsksScope;
    const std::uint32_t outer = scope;
    if (memo != nullptr) scope = memo->scope_inside(scope, e->names);
    scopes.emplace_back(b.a, e.get());
    for (const Expr& production : e->kids) b.kids.push_back(bind(production));
    scopes.pop_back();
    scope = outer;
    --grammars;
    return finished(std::move(b));
}

BoundRef Binder::bind_call(const Expr& e) {
    asked |= kAsksScope;
    std::vector<std::string> known;
    for (std::size_t i = scopes.size(); i-- > 0;) {
        const auto& [number, grammar] = scopes[i];
        const auto name = std::find(grammar->names.begin(), grammar->names.end(), e->names[0]);
        known.insert(known.end(), grammar->names.begin(), grammar->names.end());
        if (name == grammar->names.end()) continue;
        return finished({.kind = BoundKind::call,
                         .a = static_cast<std::uint16_t>(number),
                         .b = static_cast<std::uint32_t>(name - grammar->names.begin()),
                         .source = e});
    }
    unknown("production", place_of(*e),
            scopes.empty() ? binding.text(*e) + " stands outside of m.grammar"
                           : binding.text(*e) + ": the grammar has no \"" + e->names[0] + "\"",
            e->names[0], known, "write m.grammar{ \"start\", start = ... }");
    return simple(BoundKind::none);
}

}  // namespace acedrex
