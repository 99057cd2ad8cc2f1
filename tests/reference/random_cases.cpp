#include "random_cases.hpp"

#include <algorithm>
#include <memory>
#include <set>

#include "random.hpp"
#include "random_expressions.hpp"
#include "random_rules.hpp"
#include "random_special.hpp"
#include "stub_hooks.hpp"
#include "values/expression_faults.hpp"
#include "values/expression_text.hpp"
#include "wording.hpp"

namespace acedrex::reference {

namespace {

// Draws until the expression is one that a script could have got past loading.
template <class Draw>
Expr sound(Draw draw) {
    for (;;) {
        Expr e = draw();
        if (fault_of(*e).empty()) return e;
    }
}

constexpr int kLongestSide = 26;  // of random boards

// Of one side of a board: small ones more often, since more happens there.
int random_length(Random& random) {
    switch (random.weighted({3, 12, 3, 1})) {
        case 0:
            return random.between(1, 2);
        case 1:
            return random.between(3, 8);
        case 2:
            return random.between(9, 16);
        default:
            return random.between(17, kLongestSide);
    }
}

BoardSpec random_board(Random& random, Flavour flavour) {
    BoardSpec board;
    if (flavour == Flavour::any) {
        board.files = random_length(random);
        board.ranks = random.chance(40) ? board.files : random_length(random);
    } else {
        const int most = flavour != Flavour::wild || random.chance(20) ? 8 : 6;
        board.files = random.between(3, most);
        board.ranks = random.between(3, most);
    }
    board.wrap_files = random.chance(15);
    board.wrap_ranks = random.chance(8);
    const auto any_field = [&] {
        return file_name(random.below(board.files)) + std::to_string(1 + random.below(board.ranks));
    };
    if (random.chance(25)) {
        const int holes = std::min(random.between(1, 3), board.files * board.ranks - 1);
        for (int i = 0; i < holes; ++i)
            if (const std::string f = any_field();
                std::find(board.holes.begin(), board.holes.end(), f) == board.holes.end())
                board.holes.push_back(f);
    }
    const auto is_hole = [&](const std::string& f) {
        return std::find(board.holes.begin(), board.holes.end(), f) != board.holes.end();
    };
    const auto fields = [&] {
        std::vector<std::string> list;
        const int size = random.between(1, 6);
        for (int i = 0; i < size; ++i)
            if (const std::string f = any_field(); !is_hole(f)) list.push_back(f);
        return list;
    };
    ZoneSpec& garden = board.zones[kZone];
    garden.light = fields();
    switch (random.below(3)) {
        case 0:
            garden.dark = fields();
            break;
        case 1:
            garden.shared = true;
            break;
    }
    return board;
}

Board board_of(const BoardSpec& spec) {
    const Board whole(spec.files, spec.ranks);
    FieldSet holes(static_cast<std::size_t>(whole.size()), false);
    for (const std::string& name : spec.holes) holes[*whole.field(name)] = true;
    return Board(spec.files, spec.ranks, holes, spec.wrap_files, spec.wrap_ranks);
}

std::shared_ptr<PieceSpec> random_piece(Random& random, const std::string& name, Flavour flavour) {
    auto piece = std::make_shared<PieceSpec>();
    piece->name = name;
    piece->symbol = name.substr(0, 1);
    piece->slug = piece->symbol;
    if (name == "Ant" || name == "Bee") piece->classes.push_back("insect");
    if (name == "Cat" || name == "Elk") piece->classes.push_back("furry");
    // Who borrows by name does so from a later type: nobody borrows from himself in the end.
    const auto self = std::find(kTypes.begin(), kTypes.end(), name);
    ExpressionMaker maker(random, random.chance(70) ? 2 : 3, {self + 1, kTypes.end()});
    if (flavour == Flavour::any)
        flavour = random.pick<Flavour>({Flavour::plain, Flavour::looking, Flavour::wild, Flavour::wild});
    if (flavour == Flavour::mixed)
        flavour = random.pick<Flavour>({Flavour::plain, Flavour::plain, Flavour::plain, Flavour::looking,
                                        Flavour::looking, Flavour::brief, Flavour::wild});
    const bool wild = flavour == Flavour::wild;
    if (flavour == Flavour::looking) {
        piece->moves = sound([&] { return maker.looking(); });
        if (random.chance(15))
            piece->takes = make::guard(GuardKind::is, {random.pick(kNames), random.pick(kNames)});
        if (random.chance(5)) piece->immune = sound([&] { return maker.immunity(); });
        piece->transparent = random.chance(15);
        piece->may_pass = random.chance(4);
        return piece;
    }
    if (flavour == Flavour::brief) {
        piece->moves = sound([&] { return maker.brief(); });
        if (random.chance(15)) piece->takes = sound([&] { return maker.occupant_guard(); });
        piece->may_pass = random.chance(4);
        return piece;
    }
    piece->moves = sound([&] { return wild ? maker.wild() : maker.plain(); });
    if (random.chance(20)) piece->takes = sound([&] { return maker.occupant_guard(); });
    if (random.chance(15)) piece->immune = sound([&] { return maker.immunity(); });
    if (random.chance(15)) piece->passes = sound([&] { return maker.occupant_guard(); });
    if (wild && random.chance(20)) piece->lands = sound([&] { return maker.lands(); });
    piece->transparent = random.chance(12);
    piece->passive = random.chance(4);
    piece->may_pass = random.chance(8);
    if (wild && random.chance(25)) {
        const auto effect = random.pick<EffectKind>(
            {EffectKind::convert, EffectKind::flip, EffectKind::change, EffectKind::push,
             EffectKind::displace, EffectKind::oblate, EffectKind::mark});
        (random.chance(50) ? piece->does : piece->spared)[effect] =
            random.chance(30) ? make::guard(GuardKind::enemy)
                              : make::guard(GuardKind::is, {random.pick(kNames), random.pick(kNames)});
    }
    return piece;
}

Placement random_placement(Random& random, const Board& board, bool neutrals) {
    Placement placement(board);
    // In a hundred fields; on a large board of so many parts of it.
    const int density = random.between(8, 45);
    const int parts = std::max(1, board.size() / 64);
    for (Field f = 0; f < board.off(); ++f) {
        if (board.is_hole(f) || random.below(100 * parts) >= density) continue;
        Man man;
        if (neutrals && random.chance(12)) {
            man.type = static_cast<int>(kTypes.size());
            man.side = Side::none;
        } else {
            man.type = random.below(static_cast<int>(kTypes.size()));
            man.side = random.chance(50) ? Side::light : Side::dark;
        }
        placement = placement.with(f, man);
    }
    return placement;
}

// With a piece of each type of the side, as far as there is room.
Placement with_each_type(Random& random, const Board& board, Placement placement, Side side) {
    for (int type = 0; type < static_cast<int>(kTypes.size()); ++type) {
        bool there = false;
        for (Field f = 0; f < board.off(); ++f)
            if (const Cell& q = placement.at(f)) there = there || (q->type == type && q->side == side);
        const auto f = static_cast<Field>(random.below(board.size()));
        if (!there && !board.is_hole(f) && !placement.at(f))
            placement = placement.with(f, Man{type, side, {}});
    }
    return placement;
}

LastTurn random_turn(Random& random, const Board& board, const Placement& placement, Side side) {
    LastTurn last{random.below(static_cast<int>(kTypes.size())), random.chance(40), std::nullopt};
    std::vector<Field> fields;
    for (Field f = 0; f < board.off(); ++f)
        if (const Cell& q = placement.at(f); q && q->side == side) fields.push_back(f);
    if (fields.empty() || random.chance(10)) return last;
    last.unit = random.pick(fields);
    if (random.chance(80)) last.type = placement.at(*last.unit)->type;
    return last;
}

std::string setup_text(const Board& board, const VariantSpec& spec, const Placement& placement) {
    std::string text;
    for (int rank = board.ranks() - 1; rank >= 0; --rank) {
        for (int file = 0; file < board.files(); ++file) {
            const Cell& q = placement.at(static_cast<Field>(file + rank * board.files()));
            std::string symbol = q ? spec.pieces[static_cast<std::size_t>(q->type)]->symbol : ".";
            if (q && q->side == Side::dark) symbol[0] = static_cast<char>(symbol[0] - 'A' + 'a');
            text += symbol + (file + 1 < board.files() ? " " : "\n");
        }
    }
    return text;
}

}  // namespace

Case random_case(std::uint64_t seed, Flavour flavour) {
    if (flavour == Flavour::winding) return winding_case(seed);
    if (flavour == Flavour::leading) return leading_case(seed);
    if (flavour == Flavour::riding) return riding_case(seed);
    const bool wild = flavour == Flavour::wild || flavour == Flavour::any;
    Random random(seed * 2 + (wild ? 1 : 0));
    VariantSpec spec;
    spec.name = "Case " + std::to_string(seed);
    spec.slug = "case-" + std::to_string(seed);
    spec.code = "X";
    spec.board = random_board(random, flavour);
    spec.rotate = random.chance(30);
    spec.state.push_back({.name = kCounter, .to = kMostScored, .start = 1});
    spec.state.push_back({.name = kSideCounter, .to = kMostScored, .start = 1, .of_each_side = true});
    for (const std::string& name : kTypes) spec.pieces.push_back(random_piece(random, name, flavour));
    auto elk = std::make_shared<PieceSpec>();
    elk->name = elk->slug = kNeutralType;
    elk->symbol = "E";
    elk->classes = {"furry"};
    elk->owner = Owner::none;
    elk->tags = kTags;  // so that every variant knows the names
    elk->notes = {kNote};
    elk->transparent = random.chance(15);
    spec.pieces.push_back(elk);
    if (flavour == Flavour::walked) {
        const Expr garden = make::guard(GuardKind::zone, {kZone});
        spec.lands = make::sequence({garden, make::of(ExprKind::look_not, {garden})});
    }
    if (wild && random.chance(12)) {
        ExpressionMaker maker(random, 2);
        spec.lands = sound([&] { return maker.lands(); });
    }

    const Board board = board_of(spec.board);
    const bool neutrals = random.chance(35);
    const Placement initial = random_placement(random, board, neutrals);
    spec.setup = setup_text(board, spec, initial);
    const Side player = random.chance(60) ? Side::light : Side::dark;
    spec.first = player;

    const Wording wording = wording_of(spec, board, cast_of(spec), stub_hooks().get());
    const auto mark = [&](Marks& marks, const std::string& tag) {
        const auto timed = wording.timed.find(tag);
        marks[tag] = timed == wording.timed.end() ? 0 : random.between(0, timed->second);
    };
    // Some of the setup stays, so that `initial` can hold.
    Placement position = random_placement(random, board, neutrals);
    if (flavour == Flavour::any || flavour == Flavour::mixed)
        position = with_each_type(random, board, position, player);
    bool rushed = !random.chance(25);
    for (Field f = 0; f < board.off(); ++f) {
        Cell man = random.chance(35) ? initial.at(f) : position.at(f);
        if (man) {
            if (random.chance(12)) mark(man->tags, "hot");
            if (random.chance(8)) mark(man->tags, "cold");
            if (random.chance(25)) man->tags[kNote] = noting(static_cast<Field>(random.below(board.size())));
            const Cell& first = initial.at(f);
            if (wording.asks_initial && first && first->type == man->type && first->side == man->side &&
                random.chance(30))
                man->tags["moved"] = 0;
            if (man->side == other(player) && !rushed) {
                man->tags["rushed"] = random.between(1, 3);
                rushed = true;
            }
        }
        if (man != position.at(f)) position = position.with(f, man);
        if (!random.chance(6)) continue;
        Marks marks;
        mark(marks, random.pick(kTags));
        if (!board.is_hole(f)) position = position.with_marks(f, marks);
    }
    for (const std::string& name : {kCounter, Placement::numbered(kSideCounter, Side::light),
                                    Placement::numbered(kSideCounter, Side::dark)})
        if (const int score = random.between(0, kMostScored); score != spec.state[0].start)
            position = position.with_number(name, score);
    if (random.chance(80)) position = position.after(random_turn(random, board, position, other(player)));
    for (const Side side : {Side::light, Side::dark})
        if (wording.asks_own_last && random.chance(80))
            position = position.having_moved(side, random.below(static_cast<int>(kTypes.size())));
    return Case{seed, std::move(spec), board, initial, position, player};
}

bool has_possible_marks(const Case& c) {
    const Wording wording = wording_of(c.spec, c.board, cast_of(c.spec), stub_hooks().get());
    for (Field f = 0; f < c.board.off(); ++f)
        if (!possible(wording, c.position.marks(f)) ||
            (c.position.at(f) && !possible(wording, c.position.at(f)->tags)))
            return false;
    return true;
}

Case with_possible_marks(Case c) {
    const Wording wording = wording_of(c.spec, c.board, cast_of(c.spec), stub_hooks().get());
    const auto limited = [&](Marks marks) {
        for (auto& [name, turns] : marks)
            if (!possible(wording, {{name, turns}})) turns = 0;
        return marks;
    };
    for (Field f = 0; f < c.board.off(); ++f) {
        c.position = c.position.with_marks(f, limited(c.position.marks(f)));
        Cell man = c.position.at(f);
        if (!man || man->tags.empty()) continue;
        man->tags = limited(man->tags);
        c.position = c.position.with(f, man);
    }
    return c;
}

void change_piece(VariantSpec& spec, std::size_t type, const std::function<void(PieceSpec&)>& change) {
    auto changed = std::make_shared<PieceSpec>(*spec.pieces[type]);
    change(*changed);
    spec.pieces[type] = std::move(changed);
}

Placement with_one_of_type(const Board& board, Placement placement, int type,
                           const std::function<int()>& other) {
    std::set<Side> seen;
    for (Field f = 0; f < board.off(); ++f) {
        Cell man = placement.at(f);
        if (!man || man->type != type || seen.insert(man->side).second) continue;
        man->type = other();
        placement = placement.with(f, man);
    }
    return placement;
}

std::string drawn(const Board& board, const VariantSpec& spec, const Placement& position) {
    std::string text = setup_text(board, spec, position);
    for (Field f = 0; f < board.off(); ++f) {
        const Cell& q = position.at(f);
        if (!q || q->tags.empty()) continue;
        text += "  " + board.name(f) + ":";
        for (const auto& [tag, value] : q->tags) {
            text += " " + tag;
            if (value > 0) text += "=" + std::to_string(value);
            if (value < 0) text += "=" + board.name(noted(value));
        }
        text += "\n";
    }
    for (Field f = 0; f < board.off(); ++f)
        for (const auto& [mark, value] : position.marks(f))
            text += "  field " + board.name(f) + ": " + mark + "=" + std::to_string(value) + "\n";
    for (const auto& [name, value] : position.numbers())
        text += "  " + name + ": " + std::to_string(value) + "\n";
    if (const LastTurn& last = position.last(); last.type >= 0)
        text += "  last turn: " + spec.pieces[static_cast<std::size_t>(last.type)]->name +
                (last.unit ? " on " + board.name(*last.unit) : "") + (last.captured ? ", captured\n" : "\n");
    for (const Side side : {Side::light, Side::dark})
        if (const int type = position.own_last(side); type >= 0)
            text += "  " + std::string(to_string(side)) +
                    " moved last: " + spec.pieces[static_cast<std::size_t>(type)]->name + "\n";
    return text;
}

std::string to_string(const Case& c) {
    const auto listed = [](const std::vector<std::string>& names) {
        std::string text;
        for (const std::string& name : names) text += " " + name;
        return text;
    };
    const BoardSpec& board = c.spec.board;
    std::string text = "seed " + std::to_string(c.seed) + ": " + std::to_string(board.files) + " x " +
                       std::to_string(board.ranks) + ", " + std::string(to_string(c.player)) + " to move";
    if (board.wrap_files) text += ", files wrap";
    if (board.wrap_ranks) text += ", ranks wrap";
    if (c.spec.rotate) text += ", rotated for dark";
    if (!board.holes.empty()) text += ", holes:" + listed(board.holes);
    const ZoneSpec& garden = board.zones.at(kZone);
    text += "\ngarden:" + listed(garden.light);
    if (garden.dark) text += " | dark:" + listed(*garden.dark);
    if (garden.shared) text += " (shared)";
    text += "\nposition:\n" + drawn(c.board, c.spec, c.position) + "setup:\n" + c.spec.setup;
    for (const PieceRef& piece : c.spec.pieces) {
        text += piece->name + ":";
        if (piece->transparent) text += " transparent";
        if (piece->passive) text += " passive";
        if (piece->may_pass) text += " may_pass";
        for (const auto& [word, e] : {std::pair{"moves", piece->moves}, std::pair{"takes", piece->takes},
                                      std::pair{"immune", piece->immune}, std::pair{"passes", piece->passes},
                                      std::pair{"lands", piece->lands}})
            if (e) text += std::string("\n    ") + word + " = " + acedrex::to_string(*e);
        for (const auto& [name, walks] : piece->actions)
            text += "\n    action " + name + " = " + acedrex::to_string(*walks);
        for (const auto& [key, guards] :
             {std::pair{"takes", &piece->does}, std::pair{"immune", &piece->spared}})
            for (const auto& [effect, guard] : *guards)
                text += std::string("\n    ") + key + " " + row_of(effect).word + " = " +
                        acedrex::to_string(*guard);
        text += "\n";
    }
    if (c.spec.lands) text += "variant lands = " + acedrex::to_string(*c.spec.lands) + "\n";
    return text + rules_of(c);
}

}  // namespace acedrex::reference
