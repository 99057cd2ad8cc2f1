#include "views.hpp"

#include <algorithm>

#include "kernel_side.hpp"
#include "notation/find/view.hpp"
#include "pieces/tags.hpp"
#include "random_expressions.hpp"
#include "stub_hooks.hpp"
#include "sugar.hpp"
#include "values/expression_faults.hpp"
#include "variant_positions.hpp"

namespace acedrex::reference {

namespace {

constexpr std::size_t kMostStatesOfSight = 50'000;

bool answers_to(const PieceSpec& piece, const std::string& name) {
    return piece.name == name ||
           std::find(piece.classes.begin(), piece.classes.end(), name) != piece.classes.end();
}

// Does the row apply to what has that type and these tags, wherever it is?
bool row_applies(const VariantSpec& spec, const SecretSpec& row, int type, const Marks& tags) {
    const PieceSpec& piece = *spec.pieces[static_cast<std::size_t>(type)];
    const bool is_named =
        row.pieces.empty() || std::any_of(row.pieces.begin(), row.pieces.end(),
                                          [&](const std::string& name) { return answers_to(piece, name); });
    const bool is_tagged =
        row.tagged.empty() || std::any_of(row.tagged.begin(), row.tagged.end(),
                                          [&](const std::string& tag) { return tags.count(tag) > 0; });
    return is_named && is_tagged;
}

// What is seen in its place; nothing: nothing is.
Cell mask_of(const VariantSpec& spec, const SecretSpec& row, Man man) {
    if (row.seen_as.empty()) return std::nullopt;
    man.type = 0;
    while (spec.pieces[static_cast<std::size_t>(man.type)]->name != row.seen_as) ++man.type;
    for (const std::string& tag : row.tagged) man.tags.erase(tag);
    return man;
}

std::set<Field> unknown_to(const ViewsSpec& views, const Board& board, Evaluator& sight, const Stand& truth,
                           Side side, const std::set<Field>& ends) {
    std::set<Field> unknown;
    if (!views.sees_moves && !views.sees) return unknown;
    for (Field f = 0; f < board.off(); ++f)
        if (!(truth.board.at(f) && truth.board.at(f)->side == side)) unknown.insert(f);
    for (const Field f : ends) unknown.erase(f);
    if (views.sees_moves) return unknown;
    for (Field from = 0; from < board.off(); ++from)
        if (truth.board.at(from) && truth.board.at(from)->side == side)
            for (const State& end : sight.walked(*views.sees, truth.board, from)) unknown.erase(end.field);
    return unknown;
}

// Those of the other side that are secret wherever they are, which is asked of pieces in pockets.
void mask_in_pockets(const VariantSpec& spec, Stand& seen, Side side) {
    const auto pockets = std::exchange(seen.pockets, {});
    for (const auto& [held, number] : pockets) {
        const auto& [owner, name, piece] = held;
        const auto row =
            std::find_if(spec.views->secrets.begin(), spec.views->secrets.end(), [&](const SecretSpec& one) {
                return owner == other(side) && !one.at && row_applies(spec, one, piece.type, piece.kept);
            });
        if (row == spec.views->secrets.end()) {
            seen.pockets[held] += number;
        } else if (const Cell mask = mask_of(spec, *row, {piece.type, owner, piece.kept})) {
            seen.pockets[{owner, name, Held{mask->type, mask->tags}}] += number;
        }
    }
}

std::string told(const VariantSpec& spec, const Cell& cell) {
    if (!cell) return "nothing";
    std::string text = std::string(acedrex::to_string(cell->side)) + " " +
                       spec.pieces[static_cast<std::size_t>(cell->type)]->name;
    for (const auto& [tag, value] : cell->tags) text += " {" + tag + " " + std::to_string(value) + "}";
    return text;
}

// Of what a mask did in the last turn this comparison says nothing.
Cell without_rush(Cell cell) {
    if (cell) cell->tags.erase("rushed");
    return cell;
}

std::string view_differs(const SideView& view, const Seen& expected, const Board& board,
                         const VariantSpec& spec, const Variant& variant) {
    const Stand found = read(variant, view.seen());
    std::string text;
    for (Field f = 0; f < board.off(); ++f) {
        const bool unknown = expected.unknown.count(f) > 0;
        if (view.unknown(f) != unknown)
            text += board.name(f) + (unknown ? " is known" : " is unknown") + " to the kernel alone\n";
        const Cell a = without_rush(expected.stand.board.at(f)), b = without_rush(found.board.at(f));
        if (a != b) text += board.name(f) + ": " + told(spec, a) + ", to the kernel " + told(spec, b) + "\n";
        if (expected.stand.board.marks(f) != found.board.marks(f))
            text += board.name(f) + " has other marks\n";
    }
    if (expected.stand.pockets != found.pockets) text += "other pieces lie in pockets\n";
    return text.empty() ? "" : std::string(acedrex::to_string(view.side())) + " sees otherwise:\n" + text;
}

}  // namespace

Seen slowly_seen(const VariantSpec& spec, const Board& board, Evaluator& sight, Evaluator& asked,
                 const Stand& truth, Side side, const std::set<Field>& ends) {
    Seen seen{unknown_to(*spec.views, board, sight, truth, side, ends), truth};
    for (Field f = 0; f < board.off(); ++f) {
        const Cell& man = truth.board.at(f);
        if (seen.unknown.count(f)) {
            seen.stand.board = seen.stand.board.without(f).with_marks(f, {});
            continue;
        }
        if (!man || man->side != other(side)) continue;
        for (const SecretSpec& row : spec.views->secrets) {
            if (!row_applies(spec, row, man->type, man->tags) ||
                (row.at && !asked.holds_standing(*row.at, truth.board, f)))
                continue;
            seen.stand.board = seen.stand.board.with(f, mask_of(spec, row, *man));
            break;
        }
    }
    mask_in_pockets(spec, seen.stand, side);
    return seen;
}

std::string views_differ(const Game& game, const VariantSpec& spec, Hooks* hooks) {
    const Variant& variant = game.variant();
    const Board& board = variant.board();
    const Placement initial = read(variant, initial_position(variant)).board;
    const Stand truth = read(variant, game.position());
    std::string text;
    for (const Side side : {Side::light, Side::dark}) {
        const SideView view(game.state(), side);
        if (view.whole()) {
            if (!game.status().over()) text += "all is seen of a game that goes on\n";
            continue;
        }
        Evaluator sight(spec, board, initial, side, hooks, kMostStatesOfSight);
        Evaluator asked(spec, board, initial, truth.to_move, hooks, kMostStatesOfSight);
        std::set<Field> ends;
        if (spec.views->sees_moves) ends = VariantOracle(spec, board, initial, hooks).ends(truth, side);
        text += view_differs(view, slowly_seen(spec, board, sight, asked, truth, side, ends), board, spec,
                             variant);
    }
    return text;
}

Case with_views(Case c) {
    Random random(c.seed * 5 + 2);
    ExpressionMaker maker(random, 2);
    ViewsSpec views;
    const auto sound = [](const auto& draw) {
        Expr e = draw();
        while (!fault_of(*e).empty()) e = draw();
        return e;
    };
    for (int rows = random.weighted({1, 4, 3}); rows > 0; --rows) {
        SecretSpec row;
        for (int names = random.below(3); names > 0; --names) row.pieces.push_back(random.pick(kNames));
        if (random.chance(40)) row.tagged = {random.pick(kTags)};
        if (row.tagged.size() == 1 && random.chance(30)) row.tagged = kTags;
        if (random.chance(40)) row.at = sound([&] { return maker.immunity(); });
        if (random.chance(65)) row.seen_as = random.pick(kTypes);
        views.secrets.push_back(std::move(row));
    }
    if (random.chance(65))
        views.sees = sound([&] { return random.chance(60) ? maker.looking() : maker.plain(); });
    c.spec.views = std::move(views);
    for (int type = 0; type < static_cast<int>(kTypes.size()); ++type)
        for (const Side side : {Side::light, Side::dark})
            if (random.chance(25))
                c.position = c.position.with_pocketed("", Man{type, side, {}}, random.between(1, 2));
    return c;
}

std::string views_of_case_differ(const Case& c, Tally& tally) {
    ++tally.cases;
    const std::shared_ptr<Hooks> hooks = stub_hooks();
    const KernelSide kernel(c, hooks);
    if (kernel.refusal().find(kTooManyTags) != std::string::npos) {
        ++tally.too_large;
        return "";
    }
    if (!kernel.refusal().empty()) return kernel.refusal();
    if (!c.spec.views) return "";
    try {
        const Game game(std::shared_ptr<const Variant>(std::shared_ptr<void>(), &kernel.variant()),
                        kernel.position());
        std::string text = views_differ(game, c.spec, hooks.get());
        tally.walkers += 2;
        tally.outcomes += SideView(game.state(), c.player).whole() ? 0 : 1;
        return text;
    } catch (const TooManyStates&) {
        ++tally.too_large;
    } catch (const Contradiction&) {
        ++tally.contradictory;
    } catch (const ScriptFault&) {  // two pieces do different things at once when the status is asked
        ++tally.contradictory;
    }
    return "";
}

}  // namespace acedrex::reference
