// The cast, its royal pieces, and the numbers of the variant's own: what movements are bound against, and
// what positions know.
#include <algorithm>
#include <set>

#include "base/ranges.hpp"
#include "variant/compile_steps.hpp"

namespace acedrex {

int TypeNames::find(const std::string& name, const char* key, const std::string& context) const {
    if (const auto type = cast.type_named(name)) return *type;
    faults.error("unknown-piece", key, context + ": the variant has no piece \"" + name + "\"",
                 remedy_for(name, names_of(cast.entries()), "add it to pieces"));
    return -1;
}

std::vector<int> TypeNames::list(const std::vector<std::string>& names, const char* key,
                                 const std::string& context) const {
    std::vector<int> types;
    for (const std::string& name : names)
        if (const int type = find(name, key, context); type >= 0) types.push_back(type);
    return types;
}

std::vector<bool> TypeNames::named(const std::vector<std::string>& names, const char* key,
                                   const std::string& context) const {
    std::vector<bool> types(count(), false);
    for (const int type : list(names, key, context)) types[static_cast<std::size_t>(type)] = true;
    return types;
}

std::vector<bool> TypeNames::answering(const std::vector<std::string>& names, const char* key,
                                       const std::string& context) const {
    std::vector<bool> types(count(), names.empty());
    for (const std::string& name : names) {
        bool known = false;
        for (int type = 0; type < cast.types(); ++type)
            if (cast.answers_to(type, name)) types[static_cast<std::size_t>(type)] = known = true;
        if (!known) find(name, key, context);
    }
    return types;
}

std::vector<Expr> expressions_of(const VariantSpec& spec) {
    std::vector<Expr> all{spec.lands, spec.on_capture, spec.on_promotion};
    for (const RoleSpec& role : spec.roles) all.push_back(role.moves);
    for (const PieceRef& p : spec.pieces) {
        const InfluenceSpec& rules = p->influence;
        all.insert(all.end(), {p->moves, p->lands, p->gait, rules.frozen, rules.wake, rules.on_turn_start,
                               rules.on_turn_end, rules.on_capture, rules.on_promotion});
        for (const auto& [name, walks] : p->actions) all.push_back(walks);
        for (const AuraSpec& aura : rules.auras) {
            all.push_back(aura.wake);
            for (const AuraSpec::Lending& lending : aura.lends) all.push_back(lending.walk);
        }
    }
    each_drop(spec, [&](const DropSpec& drop) { all.push_back(drop.on_drop); });
    std::erase(all, nullptr);
    return all;
}

std::vector<std::string> action_names(const VariantSpec& spec) {
    std::set<std::string> names;
    for (const PieceRef& p : spec.pieces)
        for (const auto& [name, walks] : p->actions) names.insert(name);
    return {names.begin(), names.end()};
}

void each_part(const VariantSpec& spec, FunctionRef<void(const PartSpec&)> visit) {
    const auto within = [&](const PartSpec& part, const auto& again) -> void {
        visit(part);
        for (const PartSpec& one : part.parts) again(one, again);
    };
    if (spec.turn) within(*spec.turn, within);
}

void each_drop(const VariantSpec& spec, FunctionRef<void(const DropSpec&)> visit) {
    for (const DropSpec& drop : spec.drops) visit(drop);
    each_part(spec, [&](const PartSpec& part) {
        for (const DropSpec& drop : part.drops) visit(drop);
    });
}

namespace {

std::string in_lower_case(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

}  // namespace

std::unique_ptr<Cast> compile_cast(SpecFaults& faults) {
    std::vector<Cast::Entry> entries;
    std::map<std::string, std::string> names, symbols;
    std::map<std::string, std::vector<PieceRef>> by_letters;  // of symbols, in lower case
    for (const PieceRef& p : faults.spec.pieces) {
        if (!names.emplace(p->name, p->symbol).second)
            faults.error("name-twice", "pieces", "two pieces are called \"" + p->name + "\"");
        const auto [twin, added] = symbols.emplace(p->symbol, p->name);
        if (!added && twin->second != p->name)
            faults.error(
                "symbol-twice", "pieces",
                "symbol \"" + p->symbol + "\" is used twice, by " + twin->second + " and by " + p->name,
                "give one of them another symbol");
        // In dark's hands only the first letter is lower case, so that the two are easily confused.
        std::vector<PieceRef>& alike = by_letters[in_lower_case(p->symbol)];
        for (const PieceRef& other : alike)
            if (other->symbol != p->symbol && !(other->shade && p->shade))
                faults.note(Severity::warning, p->place, "symbols-alike",
                            "the symbols \"" + other->symbol + "\" of " + other->name + " and \"" +
                                p->symbol + "\" of " + p->name + " differ in upper and lower case only",
                            "give one of them another symbol; old_symbol = \"" + p->symbol +
                                "\" keeps the one that it had");
        alike.push_back(p);
        entries.push_back({p->name, p->symbol, p->classes});
    }
    if (entries.empty()) {
        faults.error("no-pieces", "pieces", "the variant has no pieces", "list them in pieces = { ... }");
        return nullptr;
    }
    return std::make_unique<Cast>(std::move(entries));
}

namespace {

std::vector<BindContext::Counter> compile_counters(SpecFaults& faults, const Pockets& pockets) {
    std::vector<BindContext::Counter> counters;
    std::set<std::string> names{"turn", "quiet", "loser", "taken", "marks", "air", "passes", "last"};
    if (faults.spec.endings.checks > 0) names.insert("checks");
    const auto take = [&](const std::string& name, const std::string& code, const char* key) {
        if (!names.insert(name).second)
            faults.error(code, key, code + ": \"" + name + "\" is a word of setup strings",
                         "call it something else");
    };
    for (std::size_t i = 0; i < pockets.names.size(); ++i)
        if (pockets.stores[i]) take(pockets.names[i], "pockets", "captures");
    for (const CounterSpec& c : faults.spec.state) {
        take(c.name, "state", "state");
        if (c.from > c.to || c.start < c.from || c.start > c.to)
            faults.error("state", "state",
                         "state: " + c.name + " goes from " + std::to_string(c.from) + " to " +
                             std::to_string(c.to) + " and starts at " + std::to_string(c.start),
                         "let it start within its range");
        const BindContext::Counter counter{c.name, c.from, c.to, c.start, std::nullopt};
        if (!c.of_each_side) {
            counters.push_back(counter);
            continue;
        }
        for (const Side side : {Side::light, Side::dark}) counters.emplace_back(counter).side = side;
    }
    for (const OptionSpec& option : faults.spec.options) take(option.name, "options", "options");
    return counters;
}

using EffectVisit = FunctionRef<void(const Expression& effect)>;
void each_effect(const NumberRef& number, EffectVisit visit);

// All effects in the expression, if there is one.
void each_effect(const Expr& e, EffectVisit visit) {
    if (!e) return;
    if (e->kind == ExprKind::effect) visit(*e);
    for (const Expr& kid : e->kids) each_effect(kid, visit);
    for (const NumberRef& number : {e->lo, e->hi}) each_effect(number, visit);
}

void each_effect(const NumberRef& number, EffectVisit visit) {
    if (!number) return;
    each_effect(number->counted, visit);
    each_effect(number->left, visit);
    each_effect(number->right, visit);
}

// The tags that effects give for some turns, each with the longest time that it is given for.
std::map<std::string, int> timed_tags(const VariantSpec& spec) {
    std::map<std::string, int> turns;
    const auto note = [&](const Expression& e) {
        if ((e.effect != EffectKind::mark && e.effect != EffectKind::mark_field) ||
            !(e.number > 0 || e.number == kThisTurn))
            return;
        const auto [longest, first] = turns.try_emplace(e.names[0], e.number);
        longest->second = std::max(longest->second, e.number);
    };
    for (const Expr& e : expressions_of(spec)) each_effect(e, note);
    return turns;
}

// The names under which pieces keep fields in mind, and where that is written.
std::map<std::string, Place> named_notes(const VariantSpec& spec) {
    std::map<std::string, Place> names;
    for (const PieceRef& p : spec.pieces)
        for (const std::string& note : p->notes) names.emplace(note, p->place);
    for (const Expr& e : expressions_of(spec))
        each_effect(e, [&](const Expression& part) {
            if (part.effect == EffectKind::note) names.emplace(part.names[0], part.place);
        });
    return names;
}

void name_notes(SpecFaults& faults, TagNames& tags, int fields) {
    for (const auto& [name, place] : named_notes(faults.spec)) {
        if (tags.add_note(name, fields)) continue;
        const bool taken = tags.find(name).has_value();
        faults.note(
            Severity::error, place.line != 0 ? place : faults.spec.place, taken ? "note" : "too-many-tags",
            taken ? "\"" + name + "\" is a tag of pieces, and no name for a field that they keep in mind"
                  : "the note \"" + name + "\" does not fit any more, with all tags and notes",
            taken ? "call the note something else" : "");
    }
}

// Tags that last for some turns take the more bits the longer they do, and need more room than those that
// last for ever: they come first.
void name_tags(SpecFaults& faults, TagNames& tags) {
    const VariantSpec& spec = faults.spec;
    for (const auto& [name, most] : timed_tags(spec))
        if (!tags.find_or_add(name, most) && !TagNames::of_game(name))  // told where it is given
            faults.note(Severity::error, spec.place, "too-many-tags",
                        "the tag \"" + name + "\" for " + std::to_string(std::max(most, 0)) +
                            " turns does not fit any more");
    const auto add = [&](const PieceRef& p, const std::string& tag, int lasts) {
        if (!tags.find_or_add(tag, lasts))
            faults.note(Severity::error, p->place, "too-many-tags", kTooManyTags);
    };
    for (const PieceRef& p : spec.pieces) {
        for (const std::string& tag : p->tags) add(p, tag, kUntilItMoves);
        for (const std::string& tag : p->lasting_tags) add(p, tag, kAlways);
    }
}

// By RoyalKind.
constexpr std::array<std::uint8_t, 6> kRoyalBits = {0,
                                                    PositionTables::kRoyal | PositionTables::kCheckRoyal,
                                                    PositionTables::kRoyal,
                                                    PositionTables::kRoyal | PositionTables::kAntiRoyal,
                                                    PositionTables::kRoyal | PositionTables::kMustFlee,
                                                    PositionTables::kEscapes};

}  // namespace

std::unique_ptr<BindContext> compile_binding(SpecFaults& faults, const Board& board, const Cast& cast) {
    const VariantSpec& spec = faults.spec;
    auto binding = std::make_unique<BindContext>(board, cast);
    binding->rotate = spec.rotate;
    binding->tells_steps = spec.tells_steps;
    binding->zones = compile_zones(faults, board);
    const Pockets pockets = compile_pockets(spec);
    binding->counters = compile_counters(faults, pockets);
    binding->pockets = pockets.names;
    for (const PieceRef& p : spec.pieces) {
        const RoyalKind royal = spec.royal_kind(*p);
        binding->royal_types.push_back(royal != RoyalKind::none);
        binding->safe_types.push_back(royal == RoyalKind::check && spec.unmet(*p) != Unmet::stays &&
                                      spec.obligations.several_royals == MoveObligations::Royals::each);
        binding->neutral_types.push_back(p->owner == Owner::none);
        binding->set_up_types.push_back(!spec.first_alone || p == spec.pieces.front());
        binding->moves.push_back(p->moves);
        binding->gaits.push_back(p->gait);
        binding->does.push_back(p->does);
        binding->spared.push_back(p->spared);
    }
    binding->protectable.resize(static_cast<std::size_t>(cast.codes()));
    for (std::size_t type = 0; type < spec.pieces.size(); ++type)
        for (const AuraSpec& aura : spec.pieces[type]->influence.auras)
            for (Code code = 1; code < cast.codes() && aura.protect; ++code)
                if (may_concern(aura, static_cast<int>(type), code, *binding)) binding->protectable[code] = 1;
    for (Code code = 0; code <= cast.codes(); ++code)
        binding->rush_back.push_back(
            binding->steps.id(turned_for(Cast::side(code), binding->rotate, {0, -1})));
    name_tags(faults, binding->tags);
    name_notes(faults, binding->tags, board.size());
    return binding;
}

std::unique_ptr<PositionTables> compile_position_tables(const VariantSpec& spec, BindContext& binding,
                                                        const Pockets& pockets, const Turn& turn) {
    auto tables = std::make_unique<PositionTables>(*binding.board, *binding.cast);
    tables->keeps_moved = binding.asks_initial;
    tables->keeps_last = binding.asks_last;
    tables->keeps_own_last = binding.asks_own_last;
    // Also where places have names: they are counted from the first one.
    tables->keeps_taken = turn.reads_taken || ranges::any_of(pockets.places, [](const auto& sides) {
                              return !sides[0].empty() || !sides[1].empty();
                          });
    for (const Tag& tag : binding.tags.all()) {
        if (tag.timed() || tag.always) tables->travelling |= tag.mask;
        if (tag.always && !tag.timed()) tables->kept |= tag.mask;
        if (!tag.timed()) continue;
        tables->timed.push_back(tag);
        tables->any_timed |= tag.mask;
    }
    for (Code code = 1; code < binding.cast->codes(); ++code) {
        const PieceSpec& piece = *spec.pieces[static_cast<std::size_t>(Cast::type(code))];
        if (Cast::side(code) != Side::none)
            tables->royal[code] = kRoyalBits[static_cast<std::size_t>(spec.royal_kind(piece))];
    }
    tables->queues = pockets.queues;
    tables->stores = pockets.stores;
    for (const BindContext::Counter& c : binding.counters) tables->counters.push_back(c.start);
    if (spec.endings.checks > 0) tables->counters.insert(tables->counters.end(), {0, 0});
    if (ranges::any_of(spec.captures, [](const CaptureSpec& c) { return c.promoted.has_value(); }))
        tables->promoted_tag = binding.tags.find_or_add("promoted").value_or(0);
    return tables;
}

std::vector<Tags> compile_initial_tags(const VariantSpec& spec, BindContext& binding,
                                       const Castling& castling) {
    std::vector<Tags> initial(static_cast<std::size_t>(binding.cast->codes()), 0);
    for (Code code = 1; code < binding.cast->codes(); ++code) {
        const auto type = static_cast<std::size_t>(Cast::type(code));
        for (const std::string& name : spec.pieces[type]->all_tags())
            initial[code] |= binding.tags.find_or_add(name).value_or(0);
        const bool by_type =
            spec.castling && ranges::count(spec.castling->partners, spec.pieces[type]->name) > 0;
        if (castling.mover == Cast::type(code) || by_type) initial[code] |= kCastlingTag;
    }
    return initial;
}

std::vector<std::vector<Tag>> compile_initial_notes(const VariantSpec& spec, const BindContext& binding) {
    std::vector<std::vector<Tag>> initial(static_cast<std::size_t>(binding.cast->codes()));
    for (Code code = 1; code < binding.cast->codes(); ++code)
        for (const std::string& name : spec.pieces[static_cast<std::size_t>(Cast::type(code))]->notes)
            if (const Tag* note = binding.tags.note(name)) initial[code].push_back(*note);
    return initial;
}

}  // namespace acedrex
