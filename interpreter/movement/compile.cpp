// Bound expressions to programs.
#include <algorithm>
#include <map>

#include "movement/program.hpp"

namespace acedrex {

namespace {

constexpr std::int32_t kMostRushed = 256;  // a rush that is longer is told as one of this length

class Compiler {
  public:
    explicit Compiler(Program& program) : p_(program) {}

    Pc whole(const Bound& e) {
        const Pc begin = here();
        emit(e);
        put(Op::end);
        return begin;
    }

  private:
    Pc here() const { return static_cast<Pc>(p_.code.size()); }
    Pc put(Op op, std::uint16_t a = 0, std::uint32_t b = 0) {
        p_.code.push_back({op, a, b, 0});
        return here() - 1;
    }
    template <class List, class Item>
    static std::uint32_t kept(List& list, Item&& item) {
        const auto it = std::find(list.begin(), list.end(), item);
        if (it != list.end()) return static_cast<std::uint32_t>(it - list.begin());
        list.push_back(std::forward<Item>(item));
        return static_cast<std::uint32_t>(list.size() - 1);
    }

    void emit(const Bound& e);
    void emit_effect(const Bound& e);
    void emit_choice(const Bound& e);
    void emit_line(const Bound& e);
    void emit_repeat(const Bound& e);
    void emit_inside(const Bound& e, Op op, std::uint16_t a);
    void emit_first_of(const Bound& e);
    void emit_grammar(const Bound& e);
    void count_preludes(const BoundNumberRef& n, std::vector<std::uint32_t>& counts);
    std::uint32_t prelude(Prelude::What what, const Bound& e);

    Program& p_;
    bool in_fresh_ = false;
    std::map<int, std::uint32_t> grammars_;  // the first of each one's beginnings in targets
};

void Compiler::emit(const Bound& e) {
    switch (e.kind) {
        case BoundKind::step:
        case BoundKind::across:
        case BoundKind::roam: {
            const auto first = static_cast<std::uint32_t>(p_.step_lists.size());
            p_.step_lists.insert(p_.step_lists.end(), e.steps.begin(), e.steps.end());
            put(e.kind == BoundKind::roam ? Op::roam : Op::step, static_cast<std::uint16_t>(e.steps.size()),
                first);
            break;
        }
        case BoundKind::anywhere:
            put(Op::anywhere);
            break;
        case BoundKind::pass:
            break;
        case BoundKind::none:
            put(Op::fail);
            break;
        case BoundKind::sequence:
            for (const BoundRef& kid : e.kids) emit(*kid);
            break;
        case BoundKind::choice:
            emit_choice(e);
            break;
        case BoundKind::repeat:
            emit_repeat(e);
            break;
        case BoundKind::look:
            emit_inside(e, Op::look, 0);
            break;
        case BoundKind::look_not:
            emit_inside(e, Op::look, 1);
            break;
        case BoundKind::aside:
            emit_inside(e, Op::aside, 0);
            break;
        case BoundKind::every:
            emit_inside(e, Op::every, 0);
            break;
        case BoundKind::first_of:
            emit_first_of(e);
            break;
        case BoundKind::fresh:
            // What is fresh inside fresh is bound by the outer one already.
            if (in_fresh_) {
                emit(*e.kids[0]);
                break;
            }
            in_fresh_ = true;
            p_.merges = true;
            put(Op::fresh_begin);
            emit(*e.kids[0]);
            put(Op::fresh_end);
            in_fresh_ = false;
            break;
        case BoundKind::from: {
            const std::uint32_t judged = prelude(Prelude::What::from, *e.kids[0]);
            put(Op::test_prelude, 0, judged);
            break;
        }
        case BoundKind::codes:
            put(Op::test_codes, 0, kept(p_.code_sets, e.codes));
            break;
        case BoundKind::fields:
            put(Op::test_fields, 0, kept(p_.field_sets, e.fields));
            break;
        case BoundKind::start_colour:
            put(Op::test_start_colour);
            break;
        case BoundKind::at_start:
            put(Op::test_at_start);
            break;
        case BoundKind::prey:
            put(Op::test_prey);
            break;
        case BoundKind::free:
            put(Op::test_free);
            break;
        case BoundKind::tagged:
            put(Op::test_tag, 0, e.tag);
            break;
        case BoundKind::passed:
            put(Op::test_passed);
            break;
        case BoundKind::where:
            put(Op::where, 0, static_cast<std::uint32_t>(e.hook));
            break;
        case BoundKind::initial:
            put(Op::test_initial);
            break;
        case BoundKind::carries:
            put(Op::test_carries, 0, e.tag);
            break;
        case BoundKind::counter: {
            const Pc test = put(Op::test_counter, static_cast<std::uint16_t>(e.type),
                                static_cast<std::uint32_t>(e.lo->constant));
            p_.code[test].c = static_cast<std::uint32_t>(e.hi->constant);
            break;
        }
        case BoundKind::test:
            put(Op::test, static_cast<std::uint16_t>(e.number));
            break;
        case BoundKind::effect:
            emit_effect(e);
            break;
        case BoundKind::grammar:
            emit_grammar(e);
            break;
        case BoundKind::call: {
            const Pc call = put(Op::call, 0, static_cast<std::uint32_t>(grammars_.at(e.number)));
            p_.code[call].c = static_cast<std::uint32_t>(e.type);
            break;
        }
        case BoundKind::i_am:
            put(Op::test_walker, 0, kept(p_.code_sets, e.codes));
            break;
        case BoundKind::walked:
            p_.told_steps = std::max(p_.told_steps, std::min<std::int32_t>(e.number, kUnlimited) + 1);
            put(Op::test_walked, 0, static_cast<std::uint32_t>(e.number));
            break;
        case BoundKind::left:
            p_.told_steps = kUnlimited;
            put(Op::test_left, 0, static_cast<std::uint32_t>(e.number));
            break;
        case BoundKind::last:
            put(Op::test_last, static_cast<std::uint16_t>(e.number), kept(p_.code_sets, e.codes));
            break;
        case BoundKind::lent:
            p_.borrows = p_.borrows || static_cast<Lender>(e.number) != Lender::last;
            put(Op::test_lent, static_cast<std::uint16_t>(e.number), static_cast<std::uint32_t>(e.type));
            break;
        case BoundKind::marked:
            put(Op::test_marked, 0, e.tag);
            break;
    }
}

void Compiler::emit_effect(const Bound& e) {
    switch (e.effect) {
        case EffectKind::capture:
            put(Op::capture);
            break;
        case EffectKind::change:
            put(Op::change, 0, kept(p_.changes, e.table));
            break;
        case EffectKind::push:
        case EffectKind::pull:
            p_.code[put(Op::push, static_cast<std::uint16_t>(e.number), e.steps[0])].c =
                (e.effect == EffectKind::pull ? 1u : 0u) + (e.type == 1 ? 2u : 0u);
            break;
        case EffectKind::displace: {
            const Pc over = put(Op::jump);
            std::vector<Pc> begins;
            const auto first_prelude = static_cast<std::uint32_t>(p_.preludes.size());
            const bool fresh = in_fresh_;
            in_fresh_ = false;
            for (const BoundRef& kid : e.kids) begins.push_back(whole(*kid));
            in_fresh_ = fresh;
            const auto last_prelude = static_cast<std::uint32_t>(p_.preludes.size());
            p_.code[over].b = here();
            const auto first = static_cast<std::uint32_t>(p_.targets.size());
            p_.targets.insert(p_.targets.end(), begins.begin(), begins.end());
            const Pc displace = put(Op::displace, 0, first);
            // What the way asks beforehand is asked of the piece displaced: these preludes, from and to.
            if (last_prelude > first_prelude) p_.code[displace].c = (first_prelude << 16) | last_prelude;
            break;
        }
        case EffectKind::mark:
            put(Op::mark, static_cast<std::uint16_t>(e.number), e.tag);
            break;
        case EffectKind::unmark:
            put(Op::unmark, 0, e.tag);
            break;
        case EffectKind::mark_field:
            put(Op::mark_field, static_cast<std::uint16_t>(e.number), e.tag);
            break;
        case EffectKind::walk_as:
            put(Op::walk_as, 0, static_cast<std::uint32_t>(e.type));
            break;
        case EffectKind::place:
            put(Op::place, 0, static_cast<std::uint32_t>(e.type));
            break;
        case EffectKind::become:
            put(Op::become, 0, static_cast<std::uint32_t>(e.type));
            break;
        case EffectKind::promote:
            put(Op::become, 1, static_cast<std::uint32_t>(e.type));
            break;
        case EffectKind::land:
            put(Op::land);
            break;
        case EffectKind::settle:
            put(Op::settle);
            break;
        case EffectKind::strike:
            put(Op::strike);
            break;
        case EffectKind::rushed:
            p_.told_steps = std::max(p_.told_steps, kMostRushed);
            put(Op::rushed);
            break;
        case EffectKind::add_counter:
            put(Op::add_counter, static_cast<std::uint16_t>(e.type),
                static_cast<std::uint32_t>(e.lo->constant));
            break;
        default:  // takes nothing: done by a case in play/walker_effects.cpp
            put(Op::effect, static_cast<std::uint16_t>(e.effect));
            break;
    }
}

void Compiler::emit_choice(const Bound& e) {
    std::vector<Pc> ends;
    for (std::size_t i = 0; i < e.kids.size(); ++i) {
        const bool last = i + 1 == e.kids.size();
        const Pc fork = last ? 0 : put(Op::fork);
        emit(*e.kids[i]);
        if (!last) {
            ends.push_back(put(Op::jump));
            p_.code[fork].b = here();
        }
    }
    for (const Pc end : ends) p_.code[end].b = here();
    put(Op::merge);
    p_.merges = true;
}

// No two ways along a line lead to the same, and it ends by itself: there is nothing to count or to merge.
void Compiler::emit_line(const Bound& e) {
    const int lo = e.lo->constant;
    for (int turn = 0; turn < lo; ++turn) emit(*e.kids[0]);
    std::vector<Pc> outs;
    const bool endless = e.hi->constant >= kUnlimited;
    for (int turn = lo; turn < (endless ? lo + 1 : e.hi->constant); ++turn) {
        outs.push_back(put(Op::fork));
        emit(*e.kids[0]);
    }
    if (endless) put(Op::jump, 0, outs[0]);
    for (const Pc out : outs) p_.code[out].b = here();
}

void Compiler::emit_repeat(const Bound& e) {
    if (e.line) return emit_line(e);
    const auto id = static_cast<std::uint32_t>(p_.repetitions.size());
    p_.repetitions.emplace_back();
    Repetition r;
    r.lo = e.lo;
    r.hi = e.hi;
    count_preludes(e.lo, r.lo_counts);
    count_preludes(e.hi, r.hi_counts);
    r.chained = !keeps_walker(*e.kids[0]);
    put(Op::repeat, 0, id);
    r.body = here();
    emit(*e.kids[0]);
    put(Op::repeat_next, 0, id);
    r.after = here();
    put(Op::merge);
    p_.merges = true;
    p_.repetitions[id] = r;
}

// The productions stand one after another, each ending in `ret`; a call at the very end of one needs no way
// back.
void Compiler::emit_grammar(const Bound& e) {
    const auto first = static_cast<std::uint32_t>(p_.targets.size());
    p_.targets.resize(p_.targets.size() + e.kids.size());
    grammars_[e.number] = first;
    p_.merges = true;
    put(Op::call, 0, first);
    const Pc over = put(Op::jump);
    for (std::size_t i = 0; i < e.kids.size(); ++i) {
        p_.targets[first + i] = here();
        emit(*e.kids[i]);
        put(Op::ret);
    }
    p_.code[over].b = here();
    for (Pc pc = over; pc < here(); ++pc) {
        if (p_.code[pc].op != Op::call) continue;
        Pc next = pc + 1;
        while (p_.code[next].op == Op::jump || p_.code[next].op == Op::merge)
            next = p_.code[next].op == Op::jump ? p_.code[next].b : next + 1;
        if (p_.code[next].op == Op::ret) p_.code[pc].a = 1;
    }
}

void Compiler::emit_inside(const Bound& e, Op op, std::uint16_t a) {
    const Pc at = put(op, a);
    p_.code[at].b = whole(*e.kids[0]);
    p_.code[at].c = here();
}

void Compiler::emit_first_of(const Bound& e) {
    const Pc at = put(Op::first_of, static_cast<std::uint16_t>(e.kids.size()));
    std::vector<Pc> begins;
    for (const BoundRef& kid : e.kids) begins.push_back(whole(*kid));
    p_.code[at].b = static_cast<std::uint32_t>(p_.targets.size());
    p_.targets.insert(p_.targets.end(), begins.begin(), begins.end());
    p_.code[at].c = here();
}

std::uint32_t Compiler::prelude(Prelude::What what, const Bound& e) {
    // The place is taken first: what is judged inside e comes after it.
    const auto index = static_cast<std::uint32_t>(p_.preludes.size());
    p_.preludes.push_back({what, 0});
    const Pc over = put(Op::jump);
    const bool fresh = in_fresh_;
    in_fresh_ = false;
    p_.preludes[index].begin = whole(e);
    in_fresh_ = fresh;
    p_.code[over].b = here();
    return index;
}

void Compiler::count_preludes(const BoundNumberRef& n, std::vector<std::uint32_t>& counts) {
    if (!n) return;
    if (n->op == BoundNumber::Op::count) counts.push_back(prelude(Prelude::What::count, *n->counted));
    count_preludes(n->left, counts);
    count_preludes(n->right, counts);
}

}  // namespace

Pc Program::add(const Bound& e) {
    return Compiler(*this).whole(e);
}

}  // namespace acedrex
