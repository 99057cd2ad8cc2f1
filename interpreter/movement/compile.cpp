// Bound expressions to programs.
#include <algorithm>
#include <map>
#include <utility>

#include "movement/program.hpp"

namespace acedrex {

namespace {

class Compiler {
  public:
    explicit Compiler(Program& program) : p_(program) {}

    Pc whole(const Bound& e) {
        const Pc begin = here();
        emit(e);
        put(Op::end);
        for (Pc pc = begin; pc < here(); ++pc)
            if (p_.code[pc].op == Op::anywhere) look_ahead(pc);
        return begin;
    }

  private:
    Pc here() const { return static_cast<Pc>(p_.code.size()); }
    Pc beyond_jumps(Pc pc) const {
        while (p_.code[pc].op == Op::jump) pc = p_.code[pc].b;
        return pc;
    }
    Pc beyond_merges(Pc pc) const {
        for (pc = beyond_jumps(pc); p_.code[pc].op == Op::merge;) pc = beyond_jumps(pc + 1);
        return pc;
    }
    // What is asked of the occupant wherever the walk comes to is asked before it goes there.
    void look_ahead(Pc pc) {
        const Pc next = beyond_merges(pc + 1);
        if (p_.code[next].op != Op::test_codes) return;
        p_.code[pc].a = 1;
        p_.code[pc].b = p_.code[next].b;
    }
    Pc put(Op op, std::uint16_t a = 0, std::uint32_t b = 0, std::uint32_t c = 0) {
        p_.code.push_back({op, 0, a, b, c});
        return here() - 1;
    }
    // Where the item stands in the list, put there if it is new.
    template <class Item>
    static std::uint32_t kept(std::vector<Item>& list, const Item& item) {
        const auto it = std::find(list.begin(), list.end(), item);
        const auto index = static_cast<std::uint32_t>(it - list.begin());
        if (it == list.end()) list.push_back(item);
        return index;
    }

    void emit(const Bound& e) {
        switch (e.kind) {
            case BoundKind::step:
            case BoundKind::across:
                return emit_steps(e, Op::step);
            case BoundKind::roam:
                return emit_steps(e, Op::roam);
            case BoundKind::anywhere:
                put(Op::anywhere);
                return;
            case BoundKind::aligned:
                return emit_inside(e, Op::aligned, e.a);
            case BoundKind::pass:
                return;
            case BoundKind::none:
                put(Op::fail);
                return;
            case BoundKind::sequence:
                for (const BoundRef& kid : e.kids) emit(*kid);
                return;
            case BoundKind::choice:
                return emit_choice(e);
            case BoundKind::repeat:
                return emit_repeat(e);
            case BoundKind::look:
                return emit_inside(e, Op::look);
            case BoundKind::look_not:
                return emit_inside(e, Op::look, 1);
            case BoundKind::aside:
                return emit_inside(e, Op::aside);
            case BoundKind::every:
                return emit_inside(e, Op::every);
            case BoundKind::first_of:
                return emit_inside(e, Op::first_of, static_cast<std::uint16_t>(e.kids.size()));
            case BoundKind::fresh:
                return emit_stretch(e, in_fresh_, Op::fresh_begin, Op::fresh_end);
            case BoundKind::portal:
                return emit_stretch(e, in_portal_, Op::portal_begin, Op::portal_end, e.a);
            case BoundKind::from:
                put(Op::test_prelude, 0, prelude(Prelude::What::from, *e.kids[0]));
                return;
            case BoundKind::codes:
                put(Op::test_codes, 0, kept(p_.code_sets, e.codes));
                return;
            case BoundKind::fields:
                put(Op::test_fields, e.beyond ? 1 : 0, kept(p_.field_sets, e.fields));
                return;
            case BoundKind::test:
            case BoundKind::effect:
                return emit_word(e);
            case BoundKind::grammar:
                return emit_grammar(e);
            case BoundKind::call:
                put(Op::call, 0, grammars_.at(e.a), e.b);
                return;
        }
    }

    // Code that the walk under way does not come to, and whose fields are none of its own.
    template <class Emit>
    void beside_the_way(Emit emit_it) {
        const Pc over = put(Op::jump);
        const bool fresh = std::exchange(in_fresh_, false), portal = std::exchange(in_portal_, false);
        emit_it();
        in_fresh_ = fresh;
        in_portal_ = portal;
        p_.code[over].b = here();
    }

    void emit_steps(const Bound& e, Op op) {
        const auto first = static_cast<std::uint32_t>(p_.step_lists.size());
        p_.step_lists.insert(p_.step_lists.end(), e.steps.begin(), e.steps.end());
        put(op, static_cast<std::uint16_t>(e.steps.size()), first);
    }

    void emit_word(const Bound& e) {
        Instruction in{Op::test, e.word, e.a, e.b, e.c};
        if (e.kind == BoundKind::effect)
            in.op = row_of(in.effect()).function == Function::ways ? Op::ways : Op::effect;
        if (!e.codes.empty()) in.b = kept(p_.code_sets, e.codes);
        if (!e.table.empty()) in.b = kept(p_.changes, e.table);
        if (e.is(EffectKind::retrieve) && !e.kids.empty())
            beside_the_way([&] { in.c = begins_of(e) + 1; });
        else if (!e.kids.empty())
            walk_given(e, in);
        p_.code.push_back(in);
    }

    // The walk that a word is given, by the side of the piece that walks it. What it asks beforehand is asked
    // of that piece: preludes, from (c >> 16) and to.
    void walk_given(const Bound& e, Instruction& in) {
        const auto first_prelude = static_cast<std::uint32_t>(p_.preludes.size());
        beside_the_way([&] { in.b = begins_of(e); });
        const auto last_prelude = static_cast<std::uint32_t>(p_.preludes.size());
        if (last_prelude > first_prelude) in.c = (first_prelude << 16) | last_prelude;
    }

    // The kids one after another, each to its `end`: where their beginnings stand in targets.
    std::uint32_t begins_of(const Bound& e) {
        std::vector<Pc> begins;
        for (const BoundRef& kid : e.kids) begins.push_back(whole(*kid));
        p_.targets.insert(p_.targets.end(), begins.begin(), begins.end());
        return static_cast<std::uint32_t>(p_.targets.size() - begins.size());
    }

    // A stretch of the walk with a rule of its own; inside another one of its kind it is bound by that
    // already.
    void emit_stretch(const Bound& e, bool& inside, Op begin, Op end, std::uint16_t a = 0) {
        if (inside) return emit(*e.kids[0]);
        inside = true;
        put(begin, a);
        emit(*e.kids[0]);
        put(end);
        inside = false;
    }

    void emit_choice(const Bound& e) {
        std::vector<Pc> ends;
        for (std::size_t i = 0; i + 1 < e.kids.size(); ++i) {
            const Pc fork = put(Op::fork);
            emit(*e.kids[i]);
            ends.push_back(put(Op::jump));
            p_.code[fork].b = here();
        }
        emit(*e.kids.back());
        for (const Pc end : ends) p_.code[end].b = here();
        put(Op::merge);
    }

    // No two ways along a line lead to the same, and it ends by itself: there is nothing to count or to
    // merge.
    void emit_line(const Bound& e) {
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

    void emit_repeat(const Bound& e) {
        if (e.line) return emit_line(e);
        const auto id = static_cast<std::uint32_t>(p_.repetitions.size());
        p_.repetitions.emplace_back();
        Repetition r;
        r.lo = e.lo;
        r.hi = e.hi;
        count_preludes(e.lo, r.lo_counts);
        count_preludes(e.hi, r.hi_counts);
        r.chained = any_inside(*e.kids[0], [](const Bound& b) { return b.does(kOfWalker); });
        put(Op::repeat, 0, id);
        r.body = here();
        emit(*e.kids[0]);
        put(Op::repeat_next, 0, id);
        r.after = here();
        put(Op::merge);
        p_.repetitions[id] = r;
    }

    // The productions stand one after another, each ending in `ret`; a call at the very end of one needs no
    // way back.
    void emit_grammar(const Bound& e) {
        const auto first = static_cast<std::uint32_t>(p_.targets.size());
        p_.targets.resize(p_.targets.size() + e.kids.size());
        grammars_[e.a] = first;
        put(Op::call, 0, first);
        const Pc over = put(Op::jump);
        for (std::size_t i = 0; i < e.kids.size(); ++i) {
            p_.targets[first + i] = here();
            emit(*e.kids[i]);
            put(Op::ret);
        }
        p_.code[over].b = here();
        for (Pc pc = over; pc < here(); ++pc) {
            if (p_.code[pc].op == Op::call && p_.code[beyond_merges(pc + 1)].op == Op::ret) p_.code[pc].a = 1;
        }
    }

    // A walk inside the walk, or several of them, and then where it goes on.
    void emit_inside(const Bound& e, Op op, std::uint16_t a = 0) {
        const Pc at = put(op, a);
        const std::uint32_t inside = op == Op::first_of ? begins_of(e) : whole(*e.kids[0]);
        p_.code[at].b = inside;
        p_.code[at].c = here();
    }

    std::uint32_t prelude(Prelude::What what, const Bound& e) {
        // The place is taken first: what is judged inside e comes after it.
        const auto index = static_cast<std::uint32_t>(p_.preludes.size());
        p_.preludes.push_back({what, 0});
        beside_the_way([&] { p_.preludes[index].begin = whole(e); });
        return index;
    }

    void count_preludes(const BoundNumberRef& n, std::vector<std::uint32_t>& counts) {
        if (!n) return;
        if (n->op == BoundNumber::Op::count) counts.push_back(prelude(Prelude::What::count, *n->counted));
        count_preludes(n->left, counts);
        count_preludes(n->right, counts);
    }

    Program& p_;
    bool in_fresh_ = false, in_portal_ = false;
    std::map<int, std::uint32_t> grammars_;  // the first of each one's beginnings in targets
};

}  // namespace

unsigned Instruction::traits() const {
    static constexpr unsigned kTraits[] = {
#define OP(name, printed, traits) traits,
#include "movement/ops.def"
    };
    if (op == Op::test) return row_of(guard()).traits;
    if (op == Op::effect || op == Op::ways) return row_of(effect()).traits;
    return kTraits[static_cast<std::size_t>(op)];
}

Pc Program::add(const Bound& e) {
    const Pc begin = Compiler(*this).whole(e);
    facts.add(*this, begin);
    return begin;
}

}  // namespace acedrex
