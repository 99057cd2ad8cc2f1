#include <algorithm>

#include "movement/bound.hpp"

namespace acedrex {

namespace {

constexpr std::size_t kMaxNodes = 400'000;  // of one piece and side
constexpr int kMaxOnBoardDepth = 16;

BoundRef finished(Bound b) {
    return std::make_shared<const Bound>(std::move(b));
}

BoundRef simple(BoundKind kind) {
    Bound b;
    b.kind = kind;
    return finished(std::move(b));
}

bool is_set(const BoundRef& b) {
    return b->kind == BoundKind::codes || b->kind == BoundKind::fields;
}

// Both set guards of one kind in one; `all`: both must hold, else one of them.
BoundRef merged_sets(const BoundRef& a, const BoundRef& b, bool all) {
    Bound m = *a;
    for (std::size_t i = 0; i < m.codes.size(); ++i)
        m.codes[i] = all ? m.codes[i] & b->codes[i] : m.codes[i] | b->codes[i];
    for (std::size_t i = 0; i < m.fields.size(); ++i)
        m.fields[i] = all ? m.fields[i] && b->fields[i] : m.fields[i] || b->fields[i];
    if (a->source && b->source)
        m.source = all ? make::sequence({a->source, b->source}) : make::choice({a->source, b->source});
    return finished(std::move(m));
}

BoundRef sequence_of(std::vector<BoundRef> kids) {
    std::vector<BoundRef> flat;
    for (const BoundRef& kid : kids) {
        if (kid->kind == BoundKind::none) return kid;
        if (kid->kind == BoundKind::pass) continue;
        const auto add = [&](const BoundRef& k) {
            if (!flat.empty() && is_set(k) && flat.back()->kind == k->kind)
                flat.back() = merged_sets(flat.back(), k, true);
            else
                flat.push_back(k);
        };
        if (kid->kind == BoundKind::sequence)
            for (const BoundRef& k : kid->kids) add(k);
        else
            add(kid);
    }
    if (flat.empty()) return simple(BoundKind::pass);
    if (flat.size() == 1) return flat[0];
    Bound b;
    b.kind = BoundKind::sequence;
    b.kids = std::move(flat);
    return finished(std::move(b));
}

BoundRef choice_of(std::vector<BoundRef> kids) {
    std::vector<BoundRef> flat;
    for (const BoundRef& kid : kids) {
        if (kid->kind == BoundKind::none) continue;
        const auto add = [&](const BoundRef& k) {
            const auto twin = std::find_if(
                flat.begin(), flat.end(), [&](const BoundRef& f) { return is_set(k) && f->kind == k->kind; });
            if (twin != flat.end())
                *twin = merged_sets(*twin, k, false);
            else
                flat.push_back(k);
        };
        if (kid->kind == BoundKind::choice)
            for (const BoundRef& k : kid->kids) add(k);
        else
            add(kid);
    }
    if (flat.empty()) return simple(BoundKind::none);
    if (flat.size() == 1) return flat[0];
    Bound b;
    b.kind = BoundKind::choice;
    b.kids = std::move(flat);
    return finished(std::move(b));
}

// The same, said to stem from e: for reports.
BoundRef said_by(const BoundRef& a, const Expr& e) {
    if (a->source || a->kind == BoundKind::pass || a->kind == BoundKind::none) return a;
    Bound m = *a;
    m.source = e;
    return finished(std::move(m));
}

BoundRef complement(const BoundRef& a) {
    Bound m = *a;
    if (a->source) m.source = make::look_not(a->source);
    for (auto& code : m.codes) code = !code;
    m.fields.flip();
    return finished(std::move(m));
}

}  // namespace

bool changes_type(const Expression& e) {
    if (e.kind == ExprKind::effect && (e.effect == EffectKind::become || e.effect == EffectKind::promote))
        return true;
    if (e.kind == ExprKind::on_board) return true;  // not known before it is bound
    return std::any_of(e.kids.begin(), e.kids.end(), [](const Expr& kid) { return changes_type(*kid); });
}

bool keeps_walker(const Bound& e) {
    return !any_inside(e, [](const Bound& b) {
        if (b.kind != BoundKind::effect) return false;
        switch (b.effect) {
            case EffectKind::settle:
            case EffectKind::strike:
            case EffectKind::land:
            case EffectKind::leave:
            case EffectKind::become:
            case EffectKind::promote:
            case EffectKind::rushed:
                return true;
            default:
                return false;
        }
    });
}

StepId Binder::step_id(Vector v) {
    return world.steps.id(absolute ? v : turned_for(directions, world.rotate, v));
}

BoundRef Binder::bind_kids(const Expr& e, BoundKind kind) {
    Bound b;
    b.kind = kind;
    b.source = e;
    for (const Expr& kid : e->kids) b.kids.push_back(bind(kid));
    return finished(std::move(b));
}

BoundRef Binder::bind(const Expr& e) {
    if (++nodes == kMaxNodes)
        world.error("expression", place,
                    "the movement has more than " + std::to_string(kMaxNodes) + " parts");
    if (nodes >= kMaxNodes) return simple(BoundKind::none);
    switch (e->kind) {
        case ExprKind::step: {
            Bound b;
            b.kind = BoundKind::step;
            b.source = e;
            for (const Vector v : e->vectors) b.steps.push_back(step_id(v));
            return finished(std::move(b));
        }
        case ExprKind::anywhere:
            return simple(BoundKind::anywhere);
        case ExprKind::pass:
            return simple(BoundKind::pass);
        case ExprKind::none:
            return simple(BoundKind::none);
        case ExprKind::sequence:
        case ExprKind::choice: {
            std::vector<BoundRef> kids;
            for (const Expr& kid : e->kids) kids.push_back(bind(kid));
            return said_by(
                e->kind == ExprKind::sequence ? sequence_of(std::move(kids)) : choice_of(std::move(kids)), e);
        }
        case ExprKind::repeat: {
            Bound b;
            b.kind = BoundKind::repeat;
            b.source = e;
            b.kids = {bind(e->kids[0])};
            b.lo = bind_number(e->lo);
            b.hi = bind_number(e->hi);
            return finished(std::move(b));
        }
        case ExprKind::look: {
            BoundRef inner = bind(e->kids[0]);
            if (is_set(inner) || inner->kind == BoundKind::pass || inner->kind == BoundKind::none)
                return inner;
            Bound b;
            b.kind = BoundKind::look;
            b.source = e;
            b.kids = {inner};
            return finished(std::move(b));
        }
        case ExprKind::look_not: {
            BoundRef inner = bind(e->kids[0]);
            if (is_set(inner)) return complement(inner);
            if (inner->kind == BoundKind::none) return simple(BoundKind::pass);
            if (inner->kind == BoundKind::pass) return simple(BoundKind::none);
            Bound b;
            b.kind = BoundKind::look_not;
            b.source = e;
            b.kids = {inner};
            return finished(std::move(b));
        }
        case ExprKind::aside:
            return bind_kids(e, BoundKind::aside);
        case ExprKind::every:
            return bind_kids(e, BoundKind::every);
        case ExprKind::first_of:
            return bind_kids(e, BoundKind::first_of);
        case ExprKind::fresh:
            return bind_kids(e, BoundKind::fresh);
        case ExprKind::from:
            return bind_kids(e, BoundKind::from);
        case ExprKind::by_side:
            return bind(e->kids[Cast::side(walker) == Side::dark ? 1 : 0]);
        case ExprKind::absolute: {
            const bool before = absolute;
            absolute = true;
            BoundRef b = bind(e->kids[0]);
            absolute = before;
            return b;
        }
        case ExprKind::on_board:
            return bind_on_board(e);
        case ExprKind::guard:
            return bind_guard(e);
        case ExprKind::effect:
            return bind_effect(e);
    }
    return simple(BoundKind::none);
}

BoundRef Binder::bind_on_board(const Expr& e) {
    if (world.hooks == nullptr) return simple(BoundKind::none);
    try {
        const Expr made = world.hooks->on_board(e->hook, *world.board, directions);
        if (const std::string fault = fault_of(*made); !fault.empty()) {
            world.error("expression", e->place.line > 0 ? e->place : place, fault);
            return simple(BoundKind::none);
        }
        if (++depth > kMaxOnBoardDepth) {
            world.error("expression", place, "m.on_board functions return m.on_board without end");
            return simple(BoundKind::none);
        }
        BoundRef b = bind(made);
        --depth;
        return b;
    } catch (const ScriptFault& fault) {
        world.diagnostics.push_back(fault.diagnostic);
        return simple(BoundKind::none);
    }
}

FieldSet Binder::fields_of(const Expression& g) {
    const Board& board = *world.board;
    FieldSet set(static_cast<std::size_t>(board.size()), false);
    const bool dark = directions == Side::dark && !absolute;
    if (g.guard == GuardKind::zone) {
        const auto zone = world.zones.find(g.names[0]);
        if (zone != world.zones.end()) return zone->second[static_cast<std::size_t>(directions)];
        std::vector<std::string> names;
        for (const auto& [name, fields] : world.zones) names.push_back(name);
        const std::string near = nearest_name(g.names[0], names);
        world.error(
            "unknown-zone", place, "the board has no zone \"" + g.names[0] + "\"",
            near.empty() ? "name it in board = { zones = { ... } }" : "did you mean \"" + near + "\"?");
        return set;
    }
    for (Field f = 0; f < board.size(); ++f) {
        const int half = directions == Side::dark ? board.ranks() - board.rank(f) : board.rank(f) + 1;
        const int rank = dark ? board.ranks() - board.rank(f) : board.rank(f) + 1;
        switch (g.guard) {
            case GuardKind::rank:
                set[f] = rank == (g.number > 0 ? g.number : board.ranks() + 1 + g.number);
                break;
            case GuardKind::own_half:
                set[f] = 2 * half <= board.ranks();
                break;
            case GuardKind::their_half:
                set[f] = 2 * half > board.ranks() + 1;
                break;
            case GuardKind::own_colour:
                set[f] = board.is_light(f) == (Cast::side(walker) != Side::dark);
                break;
            default:
                break;
        }
    }
    return set;
}

BoundRef Binder::bind_guard(const Expr& e) {
    Bound b;
    b.source = e;
    switch (e->guard) {
        case GuardKind::empty:
        case GuardKind::own:
        case GuardKind::enemy:
        case GuardKind::neutral:
        case GuardKind::occupied:
        case GuardKind::is:
        case GuardKind::royal:
            b.kind = BoundKind::codes;
            for (Code c = 0; c < world.cast->codes(); ++c)
                b.codes.push_back(settle_guard(*e, walker, c, world) == Answer::yes);
            if (e->guard == GuardKind::is)
                for (const std::string& name : e->names) {
                    bool known = std::find(world.known_names.begin(), world.known_names.end(), name) !=
                                 world.known_names.end();
                    for (int t = 0; t < world.cast->types() && !known; ++t)
                        known = world.cast->answers_to(t, name);
                    if (!known && Cast::side(walker) == Side::light)
                        world.warn("unknown-piece", e->place.line > 0 ? e->place : place,
                                   "m.is \"" + name + "\": no piece has that name or class",
                                   "it never holds here");
                }
            break;
        case GuardKind::free:
        case GuardKind::prey: {
            const bool prey = e->guard == GuardKind::prey;
            const std::uint8_t yes = prey ? Meetings::kTakes : Meetings::kPasses;
            const std::uint8_t maybe = prey ? Meetings::kTakesMaybe : Meetings::kPassesMaybe;
            b.kind = prey ? BoundKind::prey : BoundKind::free;
            bool open = changes_type;
            for (Code c = 0; c < world.cast->codes(); ++c) {
                const std::uint8_t bits = c == kNobody ? 0 : meetings.at(walker, c);
                open = open || (bits & maybe);
                b.codes.push_back(c == kNobody ? !prey : (bits & yes) != 0);
            }
            if (open)
                b.codes.clear();
            else
                b.kind = BoundKind::codes;
            break;
        }
        case GuardKind::tagged:
        case GuardKind::carries: {
            b.kind = e->guard == GuardKind::tagged ? BoundKind::tagged : BoundKind::carries;
            const auto tag = world.tags.find_or_add(e->names[0]);
            if (!tag) world.error("too-many-tags", place, "more than 32 different tags");
            b.tag = tag.value_or(0);
            if (b.tag == kMovedTag) world.asks_initial = true;
            break;
        }
        case GuardKind::zone:
        case GuardKind::rank:
        case GuardKind::own_half:
        case GuardKind::their_half:
        case GuardKind::own_colour:
            b.kind = BoundKind::fields;
            b.fields = fields_of(*e);
            break;
        case GuardKind::start_colour:
            b.kind = BoundKind::start_colour;
            break;
        case GuardKind::at_start:
            b.kind = BoundKind::at_start;
            break;
        case GuardKind::passed:
            b.kind = BoundKind::passed;
            break;
        case GuardKind::mine:
            b.kind = BoundKind::mine;
            break;
        case GuardKind::theirs:
            b.kind = BoundKind::theirs;
            break;
        case GuardKind::where:
            b.kind = BoundKind::where;
            b.hook = e->hook;
            break;
        case GuardKind::initial:
            b.kind = BoundKind::initial;
            world.asks_initial = true;
            break;
    }
    return finished(std::move(b));
}

int Binder::type_called(const Expr& e) {
    const std::string& name = e->names[0];
    if (const auto type = world.cast->type_named(name)) return *type;
    std::vector<std::string> names;
    for (int t = 0; t < world.cast->types(); ++t) names.push_back(world.cast->entry(t).name);
    const std::string near = nearest_name(name, names);
    if (Cast::side(walker) == Side::light)  // said once, not for each side
        world.error("unknown-piece", e->place.line > 0 ? e->place : place,
                    to_string(*e) + ": the variant has no piece \"" + name + "\"",
                    near.empty() ? "add it to pieces" : "did you mean \"" + near + "\"?");
    return -1;
}

BoundRef Binder::bind_effect(const Expr& e) {
    Bound b;
    b.kind = BoundKind::effect;
    b.effect = e->effect;
    b.source = e;
    switch (e->effect) {
        case EffectKind::push:
            b.steps = {step_id(e->vectors[0])};
            break;
        case EffectKind::pull:
            b.steps = {step_id(-e->vectors[0])};
            break;
        case EffectKind::mark:
            b.tag = world.tags.find_or_add(e->names[0]).value_or(0);
            break;
        case EffectKind::place:
        case EffectKind::become:
        case EffectKind::promote:
            b.type = type_called(e);
            if (b.type < 0) return simple(BoundKind::none);
            break;
        case EffectKind::change: {
            b.table.assign(static_cast<std::size_t>(world.cast->types()), -1);
            if (!e->names.empty()) {
                std::fill(b.table.begin(), b.table.end(), type_called(e));
                break;
            }
            for (const auto& [was, becomes] : e->table) {
                const int to = type_called(make::effect(EffectKind::change, {becomes}));
                if (const auto from = world.cast->type_named(was))
                    b.table[static_cast<std::size_t>(*from)] = to;
            }
            break;
        }
        case EffectKind::displace: {
            // The way is walked by the piece displaced, as that piece would: bound for any piece of each
            // side.
            for (const Side side : {Side::light, Side::dark, Side::none}) {
                Binder theirs{world, meetings, world.cast->code(0, side), side, absolute, true, place, depth};
                b.kids.push_back(theirs.bind(e->kids[0]));
            }
            break;
        }
        default:
            break;
    }
    return finished(std::move(b));
}

BoundNumberRef Binder::bind_number(const NumberRef& n) {
    BoundNumber b;
    switch (n->op) {
        case Number::Op::constant:
            b.constant = n->constant;
            break;
        case Number::Op::count:
            b.op = BoundNumber::Op::count;
            b.counted = bind(n->counted);
            break;
        case Number::Op::per_field: {
            b.op = BoundNumber::Op::per_field;
            b.fields.assign(static_cast<std::size_t>(world.board->size()), 0);
            if (world.hooks == nullptr) break;
            const Side side = absolute ? Side::light : directions;
            try {
                for (Field f = 0; f < world.board->size(); ++f)
                    b.fields[f] = world.hooks->limit(n->hook, *world.board, f, n->direction, side);
            } catch (const ScriptFault& fault) {
                world.diagnostics.push_back(fault.diagnostic);
            }
            break;
        }
        case Number::Op::add:
        case Number::Op::subtract:
        case Number::Op::multiply: {
            b.op = n->op == Number::Op::add        ? BoundNumber::Op::add
                   : n->op == Number::Op::subtract ? BoundNumber::Op::subtract
                                                   : BoundNumber::Op::multiply;
            b.left = bind_number(n->left);
            b.right = bind_number(n->right);
            if (!b.left->fixed() || !b.right->fixed()) break;
            const auto value = [&](Field f) {
                const long x = b.left->at(f), y = b.right->at(f);
                const long z = n->op == Number::Op::add        ? x + y
                               : n->op == Number::Op::subtract ? x - y
                                                               : x * y;
                return static_cast<int>(std::clamp<long>(z, -kUnlimited, kUnlimited));
            };
            const bool constant =
                b.left->op == BoundNumber::Op::constant && b.right->op == BoundNumber::Op::constant;
            BoundNumber folded;
            folded.op = constant ? BoundNumber::Op::constant : BoundNumber::Op::per_field;
            if (constant)
                folded.constant = value(0);
            else
                for (Field f = 0; f < world.board->size(); ++f) folded.fields.push_back(value(f));
            return std::make_shared<const BoundNumber>(std::move(folded));
        }
    }
    return std::make_shared<const BoundNumber>(std::move(b));
}

}  // namespace acedrex
