#include "random_rules.hpp"

#include <algorithm>
#include <functional>

#include "random.hpp"
#include "random_expressions.hpp"
#include "sugar.hpp"
#include "values/expression_faults.hpp"

namespace acedrex::reference {

namespace {

constexpr int kMostHeld = 2;  // pieces of a type in a pocket
const std::string kAction = "deed";
const std::string kCage = "cage";  // a pocket beside the one without a name

class RuleMaker {
  public:
    explicit RuleMaker(Case c) : case_(std::move(c)), random_(case_.seed * 7 + 3), maker_(random_, 2) {}

    Case made() {
        add_royals();
        for (int chance : {35, 30})
            if (random_.chance(chance)) add_promotion();
        if (random_.chance(65)) add_drops();
        if (random_.chance(15)) add_castling();
        if (random_.chance(30)) add_influence();
        if (random_.chance(10)) add_common_rules();
        if (random_.chance(15)) add_activation();
        if (random_.chance(15)) add_turn();
        add_obligations();
        if (random_.chance(35)) add_endings();
        if (case_.spec.turn && random_.chance(40)) add_conditions(*case_.spec.turn);
        if (!case_.spec.captures.empty() && random_.chance(50)) add_into();
        return std::move(case_);
    }

  private:
    std::vector<std::string> some_types(int most) {
        std::vector<std::string> some;
        for (int n = random_.between(1, most); n > 0; --n)
            if (const std::string& type = random_.pick(kTypes);
                std::find(some.begin(), some.end(), type) == some.end())
                some.push_back(type);
        return some;
    }
    Vectors directions() { return random_.pick(std::vector<Vectors>{orthogonals, diagonals, compass}); }
    Expr occupant() {
        switch (random_.below(4)) {
            case 0:
                return is(GuardKind::own);
            case 1:
                return is(GuardKind::enemy);
            case 2:
                return make::guard(GuardKind::is, {random_.pick(kNames)});
            default:
                return is(GuardKind::occupied);
        }
    }
    // What a rule does to a piece near by.
    Expr deed() {
        switch (random_.below(5)) {
            case 0:
                return does(EffectKind::oblate);
            case 1:
                return does(EffectKind::flip);
            case 2:
                return make::effect(EffectKind::change, {random_.pick(kTypes)});
            case 3:
                return make::effect(EffectKind::mark, {random_.pick(kTags)}, 2);
            default:
                return does(EffectKind::convert);
        }
    }
    // Of a rule that follows a capture: what was captured, in one case of two.
    Expr taken() {
        if (random_.chance(50)) return make::pass();
        const Expr one =
            random_.chance(70) ? occupant() : make::guard(GuardKind::tagged, {random_.pick(kTags)});
        const Expr took =
            make::node({.kind = ExprKind::guard, .guard = GuardKind::took, .kids = {maybe_not(one)}});
        return maybe_not(took);
    }
    Expr maybe_not(const Expr& guard) {
        return random_.chance(25) ? make::of(ExprKind::look_not, {guard}) : guard;
    }
    void change_some_piece(const std::function<void(PieceSpec&)>& change) {
        change_piece(case_.spec, static_cast<std::size_t>(random_.below(static_cast<int>(kTypes.size()))),
                     change);
    }

    void add_royals() {
        const int kinds = random_.weighted({2, 8, 2});
        for (int i = 0; i < kinds; ++i) {
            const RoyalKind kind =
                random_.chance(75)
                    ? RoyalKind::check
                    : random_.pick<RoyalKind>({RoyalKind::capture, RoyalKind::attacked, RoyalKind::flees,
                                               RoyalKind::escapes, RoyalKind::escapes});
            const Unmet unmet = random_.chance(60) || kind == RoyalKind::capture || kind == RoyalKind::escapes
                                    ? Unmet::loses
                                    : random_.pick<Unmet>({Unmet::stays, Unmet::goes});
            case_.spec.royals.push_back({kTypes[static_cast<std::size_t>(i)], kind, unmet});
            if (random_.chance(80))
                case_.position = with_one_of_type(case_.board, case_.position, i, [i] { return i + 1; });
        }
        using Royals = MoveObligations::Royals;
        if (random_.chance(30))
            case_.spec.obligations.several_royals =
                random_.pick<Royals>({Royals::last, Royals::last, Royals::last_of_each, Royals::all});
    }
    void add_promotion() {
        PromotionSpec rule;
        rule.pieces = some_types(2);
        rule.zone = random_.chance(60) ? "last" : kZone;
        rule.to = some_types(2);
        rule.when = random_.pick<PromotionSpec::When>(
            {PromotionSpec::When::at_once, PromotionSpec::When::choice, PromotionSpec::When::now_or_later});
        rule.touches = random_.chance(25);
        if (rule.when != PromotionSpec::When::at_once && random_.chance(25)) rule.must = kZone;
        if (random_.chance(35)) rule.source = pocket_source();
        if (random_.chance(25)) rule.limit[random_.pick(rule.to)] = random_.between(0, 2);
        rule.stays_without = random_.chance(50);
        case_.spec.promotions.push_back(std::move(rule));
    }
    PromotionSpec::Source pocket_source() {
        PromotionSpec::Source source;
        source.pockets = {""};
        if (random_.chance(40)) source.pieces = some_types(2);
        source.of_other = random_.chance(25);
        if (random_.chance(50)) fill_pockets();  // else some are empty
        return source;
    }
    void fill_pockets() {
        for (int type = 0; type < static_cast<int>(kTypes.size()); ++type)
            for (const Side side : {Side::light, Side::dark})
                if (const Man man{type, side, {}};
                    random_.chance(45) && case_.position.pocketed("", man) == 0)
                    case_.position = case_.position.with_pocketed("", man, random_.between(1, kMostHeld));
    }
    // What a piece does that is dropped.
    Expr come_in() {
        const Expr near = seq({step(directions()), occupant(), deed()});
        switch (random_.below(3)) {
            case 0:
                return near;
            case 1:
                return random_.chance(50)
                           ? make::of(ExprKind::every, {near})
                           : seq({step(directions()), is(GuardKind::enemy), does(EffectKind::capture)});
            default:
                return make::effect(EffectKind::add_counter,
                                    random_.chance(50) ? std::vector{kSideCounter}
                                                       : std::vector{kSideCounter, std::string(kOfOther)},
                                    random_.chance(50) ? 1 : -1);
        }
    }
    DropSpec drop() {
        DropSpec rule;
        if (random_.chance(20)) rule.pieces = some_types(3);
        if (random_.chance(35)) rule.at = random_.chance(30) ? maybe_not(maker_.askers()) : maker_.immunity();
        if (random_.chance(15)) rule.as[random_.pick(kTypes)] = some_types(2);
        using Of = DropLimit::Of;
        if (random_.chance(15))
            rule.limit[random_.pick(kTypes)] = {random_.between(1, 2),
                                                random_.pick<Of>({Of::board, Of::file, Of::zone}), kZone};
        if (random_.chance(15)) rule.tags = {random_.pick(kTags)};
        rule.in_check = !random_.chance(10);
        rule.may_mate = !random_.chance(20);
        rule.may_check = !random_.chance(10);
        if (random_.chance(25)) rule.on_drop = come_in();
        return rule;
    }
    void add_drops() {
        for (int n = random_.chance(20) ? 2 : 1; n > 0; --n) case_.spec.drops.push_back(drop());
        fill_pockets();
        if (random_.chance(15)) {
            PocketSpec pocket;
            pocket.held[random_.chance(50) ? 0 : 1] = {{random_.pick(kTypes), PocketSpec::kEndless}};
            case_.spec.pockets.push_back(std::move(pocket));
        }
        if (!random_.chance(50)) return;
        using To = CaptureSpec::To;
        CaptureSpec rule;
        rule.to = random_.pick<To>({To::capturer, To::capturer, To::owner, To::opponent});
        rule.oblated = random_.chance(25);
        if (random_.chance(20)) rule.as[random_.pick(kTypes)] = random_.pick(kTypes);
        case_.spec.captures.push_back(std::move(rule));
    }
    // Walks that say into which pocket their captures go, and perhaps a rule for these alone.
    void add_into() {
        const std::string pocket = random_.chance(50) ? kCage : "";
        if (pocket == kCage && random_.chance(50)) {
            DropSpec rule = drop();
            rule.from = kCage;
            case_.spec.drops.push_back(std::move(rule));
        } else {
            case_.spec.captures[0].pocket = pocket;
        }
        for (int n = random_.between(1, 2); n > 0; --n)
            change_some_piece([&](PieceSpec& piece) {
                const Expr says = make::effect(EffectKind::into, {pocket});
                const Expr others = piece.moves;
                Expr walk;
                do {
                    walk = maker_.plain();
                    piece.moves = any({others, random_.chance(50) ? seq({says, walk}) : seq({walk, says})});
                    // A cast has one line of rushes, and its walks may have such already.
                } while (!fault_of(*piece.moves).empty() || acedrex::says(*walk, EffectKind::rushed));
            });
        if (random_.chance(40)) return;
        CaptureSpec rule = case_.spec.captures[0];
        rule.into = {pocket};
        if (random_.chance(50)) rule.to = CaptureSpec::To::nobody;
        case_.spec.captures.insert(case_.spec.captures.begin(), std::move(rule));
    }
    void add_castling() {
        CastlingSpec rule;
        rule.mover = kTypes[0];
        rule.partners = {kTypes[1]};
        rule.distances = {random_.between(1, 2)};
        rule.through_attack = random_.chance(30);
        rule.out_of_attack = random_.chance(30);
        if (random_.chance(50)) add_ways(rule);
        case_.spec.castling = std::move(rule);
        for (Field f = 0; f < case_.board.off(); ++f)
            if (Cell man = case_.position.at(f); man && man->type <= 1) {
                man->tags["castling"] = 0;
                case_.position = case_.position.with(f, man);
            }
    }
    // Ways for pieces where some stand, on whatever rank, and perhaps partners by a guard.
    void add_ways(CastlingSpec& rule) {
        rule.distances.clear();
        std::array<std::vector<std::string>, 2> stand;  // the files of both types
        for (Field f = 0; f < case_.board.off(); ++f)
            if (const Cell& man = case_.position.at(f); man && man->type <= 1)
                stand[static_cast<std::size_t>(man->type)].push_back(file_name(case_.board.file(f)));
        if (stand[0].empty() || stand[1].empty()) return;
        const auto any_file = [&] { return file_name(random_.below(case_.board.files())); };
        for (int n = 8; n > 0; --n) {
            const CastlingSpec::Way way{{random_.pick(stand[0]), any_file()},
                                        {random_.pick(stand[1]), any_file()}};
            if (way.mover[0] != way.partner[0] && way.mover[1] != way.partner[1]) rule.ways.push_back(way);
        }
        if (random_.chance(50)) return;
        rule.partners.clear();
        rule.partner = make::guard(GuardKind::is, {kTypes[1]});
    }
    void add_influence() {
        change_some_piece([&](PieceSpec& piece) {
            const Expr near = seq({step(directions()), occupant()});
            switch (random_.weighted({3, 1, 3, 2, 1, 6})) {
                case 0:
                    piece.influence.on_turn_end = seq({near, deed()});
                    break;
                case 1:
                    piece.influence.on_turn_start = seq({near, deed()});
                    break;
                case 2:
                    piece.influence.on_capture = seq({taken(), near, deed()});
                    break;
                case 3:
                    piece.influence.on_promotion = seq({taken(), near, deed()});
                    break;
                case 4:
                    piece.influence.wake =
                        seq({is(GuardKind::empty), make::effect(EffectKind::place, {random_.pick(kTypes)})});
                    break;
                default:
                    piece.influence.auras.push_back(aura());
            }
        });
    }
    void add_common_rules() {
        const auto rule = [&] { return seq({taken(), step(directions()), occupant(), deed()}); };
        case_.spec.on_capture = rule();
        if (random_.chance(40)) case_.spec.on_promotion = rule();
    }
    AuraSpec aura() {
        AuraSpec aura;
        aura.at = random_.chance(60) ? step(directions()) : slide(directions());
        aura.of = occupant();
        aura.except_self = true;
        switch (random_.below(5)) {
            case 0:
                aura.freeze = true;
                break;
            case 1:
                aura.protect = true;
                break;
            case 2:
                aura.mark = random_.pick(kTags);
                break;
            case 3:
                aura.plies = 2;
                break;
            default:
                aura.lends.push_back({{0, 0}, step(directions())});
        }
        return aura;
    }
    // Pieces of some types take up others that they land on.
    void add_activation() {
        change_some_piece([&](PieceSpec& piece) {
            piece.lands = seq({is(GuardKind::own), make::guard(GuardKind::is, {random_.pick(kTypes)}),
                               make::effect(EffectKind::activate)});
        });
    }
    PartSpec part(PartSpec::Kind kind) {
        PartSpec part;
        part.kind = kind;
        return part;
    }
    // Walks with a name, which the part runs; of some pieces.
    void add_action(PartSpec& part) {
        part.action = kAction;
        part.pieces.clear();
        for (int n = random_.between(1, 2); n > 0; --n)
            change_some_piece([&](PieceSpec& piece) {
                Expr& walks = piece.actions[kAction];
                do walks = maker_.plain();
                while (!fault_of(*walks).empty());
            });
    }
    // Among actions of which some run such walks, with what may be said of these.
    void add_actions_to(PartSpec& turn) {
        PartSpec act = part(PartSpec::Kind::move);
        add_action(act);
        PartSpec any = part(PartSpec::Kind::either);
        any.parts = {turn.parts[0], act};
        turn.parts = {any};
        if (random_.chance(50)) turn.costs[kAction] = random_.between(1, 2);
        if (random_.chance(40)) turn.again = {kAction};
        if (random_.chance(40)) turn.captures[kAction] = 1;
    }
    void add_turn() {
        using Kind = PartSpec::Kind;
        PartSpec turn = part(random_.pick<Kind>({Kind::seq, Kind::moves, Kind::either, Kind::actions}));
        PartSpec second = part(Kind::move);
        second.pieces = some_types(2);
        second.optional = random_.chance(50);
        if (random_.chance(35)) add_action(second);
        second.by = random_.pick<PartSpec::By>({PartSpec::By::any, PartSpec::By::same, PartSpec::By::other});
        PartSpec in = part(Kind::drop);
        in.optional = random_.chance(50);
        in.forced = random_.chance(30) ? PartSpec::Forced::always : PartSpec::Forced::no;
        const bool drops = !case_.spec.drops.empty();
        turn.check_ends = turn.kind != Kind::either && random_.chance(20);
        turn.safe_each = turn.kind != Kind::either && random_.chance(20);
        switch (turn.kind) {
            case Kind::seq:
                turn.parts = {part(Kind::move), drops && random_.chance(60) ? in : second};
                break;
            case Kind::either: {
                second.by = PartSpec::By::any;
                second.optional = in.optional = false;
                PartSpec several = part(Kind::seq);
                several.parts = {second, second};
                several.parts[1].optional = true;
                turn.parts = {part(Kind::move), drops && random_.chance(60) ? in : several};
                break;
            }
            case Kind::moves:
                turn.counts = {2};
                turn.parts = {part(Kind::move)};
                break;
            default:
                turn.budget = 2;
                turn.costs[random_.pick(kTypes)] = 2;
                turn.parts = {part(Kind::move)};
                if (random_.chance(30)) add_actions_to(turn);
        }
        case_.spec.turn = std::move(turn);
    }
    // Asked by a walker that stands nowhere.
    Expr condition() {
        const Expr there = seq({make::of(ExprKind::anywhere, {}), occupant(),
                                make::guard(GuardKind::is, {random_.pick(kTypes)})});
        return random_.chance(25) ? is(GuardKind::lights_turn) : maybe_not(make::of(ExprKind::look, {there}));
    }
    // Some part of the turn is due under a condition, or for one side, and some pieces alone may make it.
    void add_conditions(PartSpec& turn) {
        using Kind = PartSpec::Kind;
        PartSpec& one =
            random_.chance(25) || turn.parts.empty()
                ? turn
                : turn.parts[static_cast<std::size_t>(random_.below(static_cast<int>(turn.parts.size())))];
        if (one.kind == Kind::move && random_.chance(40))
            one.from = random_.chance(50) ? make::guard(GuardKind::rank, {}, random_.between(1, 4))
                                          : maybe_not(make::guard(GuardKind::is, {random_.pick(kTypes)}));
        // (Where a piece must flee, whether it may stay depends on all turns that there are.)
        const auto flees = [](const RoyalSpec& royal) { return royal.kind == RoyalKind::flees; };
        const std::vector<RoyalSpec>& royals = case_.spec.royals;
        Kind kind = random_.pick<Kind>({Kind::when, Kind::when, Kind::by_side, Kind::given, Kind::first_of});
        const bool asks_turns = kind == Kind::given || kind == Kind::first_of;
        if (asks_turns && std::any_of(royals.begin(), royals.end(), flees)) kind = Kind::when;
        // (A turn that is passed is no part of a turn to the oracle.)
        const bool passes = case_.spec.some_obligations(
            [](const MoveObligations& rules) { return rules.pass != MoveObligations::Pass::never; });
        if (kind == Kind::first_of && passes) kind = Kind::by_side;
        PartSpec conditional = part(kind);
        if (kind == Kind::when) conditional.when = condition();
        PartSpec other = part(random_.chance(60) ? Kind::move : Kind::seq);  // without parts it lapses
        conditional.parts = {std::move(one), std::move(other)};
        if (random_.chance(30)) std::swap(conditional.parts[0], conditional.parts[1]);
        one = std::move(conditional);
    }
    void add_obligations() {
        MoveObligations& rules = case_.spec.obligations;
        ask_of_a_side(rules);
        rules.self_check_loses = random_.chance(5);
        if (random_.chance(12)) rules.prefer = {preference(), preference()};
        if (random_.chance(80)) return;
        ask_of_a_side(case_.spec.obligations_of_one[random_.chance(50) ? 0 : 1].emplace(rules));
    }
    void ask_of_a_side(MoveObligations& rules) {
        using Capture = MoveObligations::Capture;
        using Pass = MoveObligations::Pass;
        rules.capture = random_.pick<Capture>({Capture::free, Capture::free, Capture::free, Capture::free,
                                               Capture::free, Capture::must, Capture::must, Capture::most});
        rules.pass = random_.pick<Pass>({Pass::never, Pass::never, Pass::never, Pass::free, Pass::forced});
        using Checks = MoveObligations::Checks;
        if (random_.chance(12)) rules.giving_check = random_.pick<Checks>({Checks::illegal, Checks::mates});
    }
    void add_count() {
        EndingSpec& rules = case_.spec.endings;
        rules.count.at_full_board = true;
        case_.spec.obligations.stalemate = Verdict::count;
        if (random_.chance(30)) {
            rules.count.counter = kSideCounter;
        } else if (random_.chance(50)) {
            rules.count.points.emplace();
            for (const std::string& name : some_types(3))
                (*rules.count.points)[name] = random_.between(-1, 3);
        }
        if (random_.chance(30)) rules.count.bonus[1] = 1.5;
    }
    GoalSpec goal() {
        using Kind = GoalSpec::Kind;
        GoalSpec one;
        one.kind = random_.pick<Kind>({Kind::zone, Kind::zone, Kind::line, Kind::chain, Kind::guard});
        one.holds = random_.chance(20);
        if (one.kind != Kind::guard && (one.kind == Kind::zone || random_.chance(60)))
            one.pieces = some_types(2);
        one.zone = random_.chance(70) ? kZone : "own_half";
        if (one.kind == Kind::guard || random_.chance(15)) one.when = condition();
        if (one.kind == Kind::zone) {
            one.safe = random_.chance(40);
            one.answered = random_.chance(40);
            one.count = random_.chance(75) ? 1 : 2;
            one.full = random_.chance(15);
        }
        one.to = "their_half";
        one.dirs = directions();
        if (one.kind == Kind::line) {
            one.length = random_.chance(80) ? random_.between(2, 3) : 0;
            one.block = one.length == 0 || random_.chance(20) ? 2 : 0;
            one.gaps = random_.chance(35);
        }
        return one;
    }
    PreferenceSpec preference() {
        using Kind = PreferenceSpec::Kind;
        PreferenceSpec one{random_.pick<Kind>({Kind::guard, Kind::guard, Kind::guard, Kind::check, Kind::mate,
                                               Kind::promotion}),
                           nullptr};
        if (one.kind == Kind::guard) one.guard = random_.chance(50) ? taken() : maybe_not(occupant());
        return one;
    }
    void add_endings() {
        EndingSpec& rules = case_.spec.endings;
        switch (random_.below(7)) {
            case 0:
                rules.bare = random_.chance(50) ? Bare::loses : Bare::loses_unless_answered;
                break;
            case 1:
                rules.goals.push_back(goal());
                break;
            case 2:
                rules.checks = random_.between(1, 2);
                break;
            case 3:
                rules.passes = {1, random_.pick<Verdict>({Verdict::draw, Verdict::count})};
                break;
            case 4:
                rules.counters.push_back({kSideCounter, random_.between(2, kMostScored)});
                break;
            default:
                rules.extinction.push_back(
                    {some_types(2), random_.pick<Verdict>({Verdict::loss, Verdict::win, Verdict::draw})});
        }
        if (random_.chance(30)) add_count();
        rules.both_lose = random_.pick<Verdict>({Verdict::draw, Verdict::draw, Verdict::win, Verdict::loss});
    }

    Case case_;
    Random random_;
    ExpressionMaker maker_;
};

}  // namespace

Case with_rules(Case c) {
    return RuleMaker(std::move(c)).made();
}

}  // namespace acedrex::reference
