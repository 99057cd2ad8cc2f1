// Binding the words of guards and effects: what they are given, names, numbers, tags, types; guards that look
// at nothing but the occupant or the field become sets.
#include <algorithm>
#include <cstdlib>

#include "base/ranges.hpp"
#include "movement/bind_memo.hpp"
#include "movement/script_words.hpp"

namespace acedrex {

using bound::finished;
using bound::simple;

namespace {

// What guards ask of one field.
struct FieldGuard {
    const BindContext& binding;
    const Expression& guard;
    Side side;
    bool absolute;
    Field f;

    const Board& board() const { return *binding.board; }
    int ranks() const { return board().part(f).ranks; }
    // From 1, as the side counts them.
    int counted_rank(bool from_the_top) const {
        return from_the_top ? ranks() - board().rank(f) : board().rank(f) + 1;
    }
    bool named(const std::string& name) const { return ranges::count(guard.names, name) > 0; }

    bool zone() const {
        const auto known = binding.zones.find(guard.names[0]);
        return known != binding.zones.end() && known->second[static_cast<std::size_t>(side)][f];
    }
    bool rank() const {
        const int asked = guard.number > 0 ? guard.number : ranks() + 1 + guard.number;
        return counted_rank(side == Side::dark && !absolute) == asked;
    }
    bool own_half() const { return 2 * counted_rank(side == Side::dark) <= ranks(); }
    bool their_half() const { return 2 * counted_rank(side == Side::dark) > ranks() + 1; }
    bool own_colour() const { return board().is_light(f) == (side != Side::dark); }
    bool light_field() const { return board().is_light(f); }
    bool dark_field() const { return !board().is_light(f); }
    bool file() const { return named(file_name(board().file(f))); }
    bool on() const { return named(board().name(f)); }

    bool holds() const {
#define ASKED_field(name) \
    case GuardKind::name: \
        return name();
#define ASKED_occupant(name)
#define ASKED_meeting(name)
#define ASKED_play(name)
#define GUARD(name, word, given, function, traits) ASKED_##function(name)
        switch (guard.guard) {
#include "movement/words.def"
            default:
                return false;
        }
    }
};

// By code, whether it is of a type that answers to one of the names.
std::vector<std::uint8_t> codes_called(const Cast& cast, const std::vector<std::string>& names) {
    std::vector<std::uint8_t> codes{0};
    for (int type = 0; type < cast.types(); ++type)
        codes.insert(codes.end(), kSides, cast.answers_to(type, names) ? 1 : 0);
    return codes;
}

}  // namespace

// What a guard names that the board has not.
void Binder::report_fields(const Expression& g) {
    if (g.guard == GuardKind::zone && binding.zones.count(g.names[0]) == 0) {
        std::vector<std::string> names;
        for (const auto& [name, fields] : binding.zones) names.push_back(name);
        unknown("zone", place_of(g), "the board has no zone \"" + g.names[0] + "\"", g.names[0], names,
                "name it in board = { zones = { ... } }");
    }
    const auto doubt = [&](const std::string& lacking) {
        binding.warn("unknown-field", place_of(g), binding.text(g) + ": the board has no " + lacking,
                     "it never holds there");
    };
    const auto any_part = [&](const auto& has) {
        const std::vector<BoardPart>& parts = binding.board->parts();
        return ranges::any_of(parts, has);
    };
    for (const std::string& name : g.names) {
        const auto in_part = [&](const BoardPart& part) { return *file_number(name) < part.files; };
        if (g.guard == GuardKind::on && !binding.board->field(name)) doubt("field \"" + name + "\"");
        if (g.guard == GuardKind::file && !any_part(in_part)) doubt("file \"" + name + "\"");
    }
    const auto has_rank = [&](const BoardPart& part) { return std::abs(g.number) <= part.ranks; };
    if (g.guard == GuardKind::rank && !any_part(has_rank)) doubt("rank " + std::to_string(g.number));
}

BoundRef Binder::bind_guard(const Expr& e) {
    const WordRow& word = row_of(e->guard);
    binding.asks_initial = binding.asks_initial || word.has(kReadsInitial);
    binding.asks_last = binding.asks_last || word.has(kReadsLast);
    if (word.given == Given::pieces) warn_of_unknown(*e, script_word(word));
    Bound b{.word = static_cast<std::uint8_t>(e->guard), .source = e};
    switch (word.function) {
        case Function::occupant:
            b.kind = BoundKind::codes;
            if (e->guard == GuardKind::own || e->guard == GuardKind::enemy) asked |= kAsksSide;
            if (e->guard == GuardKind::is) b.codes = codes_called(*binding.cast, e->names);
            for (Code c = 0; c < binding.cast->codes() && e->guard != GuardKind::is; ++c)
                b.codes.push_back(settle_guard(*e, walker, c, binding) == Answer::yes);
            return finished(std::move(b));
        case Function::field:
            asked |= kAsksDirections | kAsksAbsolute;
            report_fields(*e);
            b.kind = BoundKind::fields;
            for (Field f = 0; f < binding.board->size(); ++f)
                b.fields.push_back(FieldGuard{binding, *e, directions, absolute, f}.holds());
            return finished(std::move(b));
        case Function::meeting:
            asked |= kAsksMeetings | kAsksChangesType;
            b.codes = codes_met(e->guard);
            b.kind = b.codes.empty() ? BoundKind::test : BoundKind::codes;
            return finished(std::move(b));
        default:
            b.kind = BoundKind::test;
            break;
    }
    if (!give(b, e, word.given)) return simple(BoundKind::none);
    if (e->guard == GuardKind::i_am) asked |= kAsksChangesType | kAsksBeforeWalk;
    if (e->guard == GuardKind::i_am && !changes_type && !before_walk) {
        asked |= kAsksType;
        return simple(b.codes[walker] ? BoundKind::pass : BoundKind::none);
    }
    return finished(std::move(b));
}

// What the walker takes (prey), or steps over (free); empty where it depends on more than the two.
std::vector<std::uint8_t> Binder::codes_met(GuardKind guard) const {
    const bool prey = guard == GuardKind::prey;
    if (changes_type) return {};
    const std::uint8_t yes = prey ? Meetings::kTakes : Meetings::kPasses;
    const std::uint8_t maybe = prey ? Meetings::kTakesMaybe : Meetings::kPassesMaybe;
    std::vector<std::uint8_t> codes{!prey};
    for (Code c = 1; c < binding.cast->codes(); ++c) {
        const std::uint8_t bits = meetings.at(walker, c);
        // What is attacked without being prey is prey while it is asked which pieces attack it.
        const bool differs = ((bits & Meetings::kTakes) != 0) != ((bits & Meetings::kAttacks) != 0) ||
                             (bits & Meetings::kAttacksMaybe);
        const bool spared = bits != 0 && binding.protectable[c] != 0;
        if ((bits & maybe) || (prey && (differs || spared))) return {};
        codes.push_back((bits & yes) != 0);
    }
    return codes;
}

BoundRef Binder::closed_guard(const BoundRef& guard) const {
    if (guard->is(GuardKind::i_am)) return simple(guard->codes[walker] ? BoundKind::pass : BoundKind::none);
    if (!guard->is(GuardKind::prey) && !guard->is(GuardKind::free)) return guard;
    Bound b = *guard;
    b.codes = codes_met(static_cast<GuardKind>(b.word));
    b.kind = b.codes.empty() ? BoundKind::test : BoundKind::codes;
    return finished(std::move(b));
}

void Binder::unknown(const char* what, const Place& at, std::string message, const std::string& name,
                     const std::vector<std::string>& known, const char* remedy) {
    binding.error(std::string("unknown-") + what, at, std::move(message), remedy_for(name, known, remedy));
}

void Binder::warn_of_unknown(const Expression& e, const std::string& word) {
    for (const std::string& name : e.names) {
        bool known = false;
        for (int t = 0; t < binding.cast->types() && !known; ++t) known = binding.cast->answers_to(t, name);
        if (known) continue;
        const std::vector<std::string>& elsewhere = binding.names_of_other_scripts();
        if (ranges::count(elsewhere, name) > 0) continue;
        std::vector<std::string> names = elsewhere;
        for (const Cast::Entry& type : binding.cast->entries()) names.push_back(type.name);
        const std::string near = nearest_name(name, names);
        binding.warn(
            "unknown-piece", place_of(e), word + " \"" + name + "\": no piece has that name or class",
            near.empty() ? "it never holds here" : "did you mean \"" + near + "\"? It never holds here");
    }
}

// Where a name stands among those known; -1, and an error, where it does not.
int Binder::index_of(const char* what, const Expr& e, const std::string& name,
                     const std::vector<std::string>& known, const std::string& lacking, const char* remedy) {
    const auto found = std::find(known.begin(), known.end(), name);
    if (found != known.end()) return static_cast<int>(found - known.begin());
    unknown(what, place_of(*e), binding.text(*e) + lacking, name, known, remedy);
    return -1;
}

int Binder::type_called(const Expr& e, const std::string& name) {
    if (const auto type = binding.cast->type_named(name)) return *type;
    return index_of("piece", e, name, names_of(binding.cast->entries()),
                    ": the variant has no piece \"" + name + "\"", "add it to pieces");
}

// Of m.moves_of, which takes words for pieces about as well.
int Binder::lender_called(const Expr& e) {
    std::vector<std::string> known = names_of(binding.cast->entries());
    known.insert(known.end(), kLenderWords.begin() + 1, kLenderWords.end());
    return index_of("piece", e, e->names[0], known, ": the variant has no piece \"" + e->names[0] + "\"",
                    "add it to pieces");
}

Tags Binder::tag_called(const Expression& e) {
    if (binding.tags.note(e.names[0]) != nullptr)
        binding.error(
            "note", place_of(e),
            binding.text(e) + ": \"" + e.names[0] + "\" is a field that pieces keep in mind, no tag",
            "call one of the two something else");
    const auto tag = binding.tags.find_or_add(e.names[0], e.number);
    if (!tag && TagNames::of_game(e.names[0]))
        binding.error(
            "tag", place_of(e),
            binding.text(e) + ": \"" + e.names[0] + "\" is a tag of the game itself, which counts no turns",
            "give it without a number, or call the tag something else");
    else if (!tag)
        binding.error("too-many-tags", place, kTooManyTags);
    return tag.value_or(0);
}

// What the instruction of a word carries; false where what is named does not exist.
bool Binder::give(Bound& b, const Expr& e, Given given) {
    switch (given) {
        case Given::plain:
        case Given::names:
            return true;
        case Given::pieces:
            b.codes = codes_called(*binding.cast, e->names);
            return true;
        case Given::number:
            b.b = static_cast<std::uint32_t>(e->number);
            return true;
        case Given::tag:
        case Given::turns:
            b.a = static_cast<std::uint16_t>(e->number);
            b.b = packed_tag(tag_called(*e));
            if (given == Given::turns) binding.given_tags.emplace(e->names[0], place_of(*e));
            if (e->kind == ExprKind::guard) binding.note_asked(e->names[0], place_of(*e));
            if (b.b == packed_tag(kMovedTag) && (b.is(GuardKind::tagged) || b.is(GuardKind::carries)))
                binding.asks_initial = true;
            return true;
        case Given::note:
            return give_note(b, *e);
        case Given::pocket:
            return give_pocket(b, e);
        case Given::type: {
            const int type = type_called(e, e->names[0]);
            b.b = static_cast<std::uint32_t>(type);
            return type >= 0;
        }
        case Given::counter:
            b.b = static_cast<std::uint32_t>(e->lo ? e->lo->constant : e->number);
            if (e->hi) b.c = static_cast<std::uint32_t>(e->hi->constant);
            return give_counter(b, e);
        case Given::hook:
            b.b = static_cast<std::uint32_t>(e->hook);
            return true;
        case Given::asked:
            return give_asked(b, e);
        case Given::askers:
            b.a = static_cast<std::uint16_t>(e->lo->constant);
            b.c = static_cast<std::uint32_t>(e->hi->constant);
            return give_asked(b, e);
        case Given::walk:
            give_walk(b, e->kids[0]);
            return true;
        case Given::own:
            return e->kind == ExprKind::guard ? give_guard(b, e) : give_effect(b, e);
    }
    return true;
}

// A field that pieces keep in mind; one that none does is an error.
bool Binder::give_note(Bound& b, const Expression& e) {
    const Tag* note = binding.tags.note(e.names[0]);
    if (note != nullptr) {
        b.b = packed_tag(note->mask);
        return true;
    }
    std::vector<std::string> known;
    for (const Tag& tag : binding.tags.all())
        if (tag.note) known.push_back(tag.name);
    unknown("note", place_of(e), binding.text(e) + ": no piece keeps a field \"" + e.names[0] + "\" in mind",
            e.names[0], known, "name it in notes = { ... } of a piece, or note it by m.note");
    return false;
}

// What is asked of other pieces, each on its field: nothing of the position or of the walk.
bool Binder::give_asked(Bound& b, const Expr& e) {
    b.kids = bound_kids(e);
    const auto asks_more = [](const Bound& part) {
        switch (part.kind) {
            case BoundKind::pass:
            case BoundKind::none:
            case BoundKind::sequence:
            case BoundKind::choice:
            case BoundKind::look:
            case BoundKind::look_not:
            case BoundKind::first_of:
            case BoundKind::codes:
            case BoundKind::fields:
                return false;
            default:
                return !part.is(GuardKind::tagged) && !part.is(GuardKind::mine) &&
                       !part.is(GuardKind::theirs);
        }
    };
    if (!any_inside(*b.kids[0], asks_more)) return true;
    binding.error("expression", place_of(*e),
                  binding.text(*e) + " asks of the pieces for more than types, sides, tags and fields");
    return false;
}

// Of a counter that each side has, that of the walker's side is meant, or of the other; a neutral walker has
// none.
bool Binder::give_counter(Bound& b, const Expr& e) {
    const int first =
        index_of("counter", e, e->names[0], names_of(binding.counters),
                 ": the variant keeps no \"" + e->names[0] + "\"", "name it in state = { ... }");
    if (first < 0) return false;
    const bool of_other = e->names.size() > 1;
    const bool of_each = binding.counters[static_cast<std::size_t>(first)].side.has_value();
    if (of_other && !of_each)
        binding.error("counter", place_of(*e),
                      binding.text(*e) + ": both sides have one \"" + e->names[0] + "\" together",
                      "write each = \"side\" in its state, or leave out \"other\"");
    const Side side = Cast::side(walker);
    asked |= kAsksSide;
    if (of_each && side == Side::none) return false;
    const Side whose = of_other ? other(side) : side;
    b.a = static_cast<std::uint16_t>(first + (of_each && whose == Side::dark ? 1 : 0));
    return true;
}

bool Binder::give_guard(Bound& b, const Expr& e) {
    b.a = static_cast<std::uint16_t>(e->number);
    if (e->guard == GuardKind::vacated) {
        if (e->names.empty()) return true;
        b.b = packed_tag(tag_called(*e));
        binding.note_asked(e->names[0], place_of(*e), true);
        return true;
    }
    if (e->guard == GuardKind::lent) {
        b.b = static_cast<std::uint32_t>(binding.cast->type_named(e->names[0]).value_or(-1));
        b.c = e->names.size() > 1 ? 1 : 0;
        const auto lender = static_cast<Lender>(e->number);
        binding.asks_own_last = binding.asks_own_last || lender == Lender::own_last;
        binding.asks_last = binding.asks_last || lender == Lender::last || lender == Lender::own_last;
        return true;
    }
    warn_of_unknown(*e, "m.last: is =");
    for (int t = 0; t < binding.cast->types(); ++t) b.codes.push_back(binding.cast->answers_to(t, e->names));
    return true;
}

bool Binder::give_effect(Bound& b, const Expr& e) {
    switch (e->effect) {
        case EffectKind::push:
        case EffectKind::pull:
            b.a = static_cast<std::uint16_t>(e->number);
            b.b = step_id(e->effect == EffectKind::push ? e->vectors[0] : -e->vectors[0]);
            b.c = e->names.empty() ? 0 : 1;  // also off the board
            return true;
        case EffectKind::change:
            b.table.assign(static_cast<std::size_t>(binding.cast->types()), -1);
            if (!e->names.empty()) std::fill(b.table.begin(), b.table.end(), type_called(e, e->names[0]));
            for (const auto& [was, becomes] : e->table) {
                Expression to_one = *make::effect(EffectKind::change, {becomes});
                to_one.place = e->place;
                const int to = type_called(std::make_shared<const Expression>(std::move(to_one)), becomes);
                if (const auto from = binding.cast->type_named(was)) {
                    b.table[static_cast<std::size_t>(*from)] = to;
                } else {
                    Expression of_none = *make::effect(EffectKind::change, {was});
                    of_none.place = e->place;
                    warn_of_unknown(of_none, "m.change:");
                }
            }
            return true;
        case EffectKind::retrieve: {
            const bool there = give_pocket(b, e);
            return give_retrieved(b, *e) && there;
        }
        default:
            return true;
    }
}

bool Binder::give_pocket(Bound& b, const Expr& e) {
    b.a = static_cast<std::uint16_t>(index_of("pocket", e, e->names[0], binding.pockets,
                                              ": the variant has no pocket \"" + e->names[0] + "\"",
                                              "name it in captures = { pocket = ... } or in pockets"));
    return static_cast<std::size_t>(b.a) < binding.pockets.size();
}

// The codes of the pieces that may come; what they have kept is asked in play.
bool Binder::give_retrieved(Bound& b, const Expression& e) {
    const Expression& which = *e.kids[0];
    asked |= kAsksSide;
    const auto asks_kept = [](const Expression& part) {
        return part.kind == ExprKind::guard &&
               (row_of(part.guard).given == Given::note || part.guard == GuardKind::tagged);
    };
    const auto asks_more = [&](const Expression& part) {
        return part.kind == ExprKind::guard && !asks_kept(part) &&
               row_of(part.guard).function != Function::occupant;
    };
    const bool kept = any_inside(which, asks_kept) && !any_inside(which, asks_more);
    b.codes.assign(static_cast<std::size_t>(binding.cast->codes()) + 1, 0);
    for (Code code = 1; code < binding.cast->codes(); ++code) {
        const auto may = kept ? std::optional(settle_guard(which, walker, code, binding) != Answer::no)
                              : settled(which, e, walker, code);
        if (!may) return false;
        b.codes[code] = *may && Cast::side(code) != Side::none;
    }
    if (kept) b.kids = {bind(e.kids[0])};
    return true;
}

// The walk is walked by the piece on the field, as that piece would: bound for any piece of each side.
void Binder::give_walk(Bound& b, const Expr& walk) {
    for (const Side side : {Side::light, Side::dark, Side::none}) {
        Binder theirs{binding, meetings, binding.cast->code(0, side), side, absolute, true, place, depth};
        theirs.of_any = true;
        theirs.wrap = wrap;
        theirs.after_step = after_step;
        theirs.memo = memo;
        theirs.grammars = grammars;
        if (memo != nullptr && scope != 0) theirs.scope = memo->scope_inside(scope, {});
        b.kids.push_back(theirs.bind(walk));
        asked |= theirs.asked;
        deepest = std::max(deepest, theirs.deepest);
    }
}

BoundRef Binder::bind_effect(const Expr& e) {
    const WordRow& word = row_of(e->effect);
    Bound b{.kind = BoundKind::effect, .word = static_cast<std::uint8_t>(e->effect), .source = e};
    if (word.has(kNotLent)) asked |= kAsksBorrowed;
    if ((borrowed && word.has(kNotLent)) || !give(b, e, word.given)) return simple(BoundKind::none);
    if (e->effect == EffectKind::become || e->effect == EffectKind::promote) asked |= kMayBecome;
    const BoundRef effect = finished(std::move(b));
    const std::vector<std::uint8_t> open = open_to(e->effect);
    if (open.empty()) return effect;
    return bound::joined(BoundKind::sequence, {finished({.kind = BoundKind::codes, .codes = open}), effect});
}

// The codes to which the walker, as it began, can do this by what their types say; empty: to all.
std::vector<std::uint8_t> Binder::open_to(EffectKind effect) {
    if (!row_of(effect).has(kOnOccupant) || row_of(effect).has(kTakes)) return {};
    const auto named = [&](const auto& guards) { return guards.count(effect) != 0; };
    if (!ranges::any_of(binding.does, named) && !ranges::any_of(binding.spared, named)) return {};
    asked |= kAsksType;
    if (of_any) return {};
    std::vector<std::uint8_t> open(static_cast<std::size_t>(binding.cast->codes()) + 1, 1);
    bool any = false;
    const auto ask = [&](const auto& by_type, Code asking, Code met, bool wanted) {
        const auto& guards = by_type[static_cast<std::size_t>(Cast::type(asking))];
        const auto guard = guards.find(effect);
        if (guard == guards.end()) return;
        any = true;
        const Code occupant = asking == walker ? met : asking;
        if (settled(*guard->second, *guard->second, asking, met) != wanted) open[occupant] = 0;
    };
    for (Code code = 1; code < binding.cast->codes(); ++code) {
        ask(binding.does, walker, code, true);
        ask(binding.spared, code, walker, false);
    }
    return any ? open : std::vector<std::uint8_t>{};
}

std::optional<bool> Binder::settled(const Expression& guard, const Expression& said, Code asking, Code met) {
    const Answer answer = settle_guard(guard, asking, met, binding);
    if (answer != Answer::depends) return answer == Answer::yes;
    binding.error("expression", place_of(said),
                  binding.text(said) + " asks for more than types and sides of pieces");
    return std::nullopt;
}

}  // namespace acedrex
