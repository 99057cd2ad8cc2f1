// Single moves of the oracle of variants: walks with what follows from them, promotion, castling.
#include "variants.hpp"

#include <algorithm>
#include <cstdlib>

namespace acedrex::reference {

namespace {

// One question is rarely large here; what has no end is stopped all the same.
constexpr std::size_t kMostStates = 50'000'000;
constexpr std::size_t kMostInAir = 400;

bool activates(const VariantSpec& variant) {
    const auto words = words_of(variant);
    return std::any_of(words.begin(), words.end(), [](const Expr& e) {
        return says(e, [](const Expression& part) {
            return part.kind == ExprKind::effect && part.effect == EffectKind::activate;
        });
    });
}

}  // namespace

std::vector<Expr> words_of(const VariantSpec& variant) {
    std::vector<Expr> words{variant.lands};
    for (const PieceRef& p : variant.pieces)
        for (const Expr& e : {p->moves, p->takes, p->immune, p->passes, p->lands, p->gait})
            words.push_back(e);
    return words;
}

VariantOracle::VariantOracle(const VariantSpec& variant, const Board& board, const Placement& initial,
                             Hooks* hooks)
    : variant_(variant),
      board_(board),
      initial_(initial),
      hooks_(hooks),
      wording_(wording_of(variant, board, cast_of(variant), hooks)),
      cascades_(activates(variant)),
      reverts_(std::any_of(variant.captures.begin(), variant.captures.end(),
                           [](const CaptureSpec& c) { return !c.promoted.empty(); })) {}

Evaluator& VariantOracle::evaluator(Side player) {
    auto& made = evaluators_[player == Side::dark ? 1 : 0];
    if (!made) made = std::make_unique<Evaluator>(variant_, board_, initial_, player, hooks_, kMostStates);
    return *made;
}

CascadeOracle& VariantOracle::cascades(Side player) {
    auto& made = cascade_oracles_[player == Side::dark ? 1 : 0];
    if (!made) made = std::make_unique<CascadeOracle>(variant_, board_, player, hooks_, kMostInAir);
    return *made;
}

bool VariantOracle::named(const std::vector<std::string>& names, int type) const {
    const PieceSpec& piece = spec(type);
    return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
        return piece.name == name ||
               std::find(piece.classes.begin(), piece.classes.end(), name) != piece.classes.end();
    });
}

int VariantOracle::type_named(const std::string& name) const {
    const auto found = std::find_if(variant_.pieces.begin(), variant_.pieces.end(),
                                    [&](const PieceRef& p) { return p->name == name; });
    return found == variant_.pieces.end() ? -1 : static_cast<int>(found - variant_.pieces.begin());
}

Side VariantOracle::owner(int type, Side side) const {
    return spec(type).owner == Owner::none ? Side::none : side;
}

std::vector<Field> VariantOracle::fields_of(const Placement& board, Side side) const {
    std::vector<Field> fields;
    for (Field f = 0; f < board_.off(); ++f)
        if (board.at(f) && board.at(f)->side == side) fields.push_back(f);
    return fields;
}

// Judged by the piece, in hand over the field.
bool VariantOracle::holds(const Expr& guard, const Placement& board, Field f, const Man& man) {
    return !guard || !evaluator(man.side).walked(*guard, board.with(f, man), f).empty();
}

// "last": the last rank.
bool VariantOracle::in_zone(const std::string& zone, Field f, const Man& man) {
    if (zone == "last") {
        const int last = man.side == Side::dark ? 0 : board_.ranks() - 1;
        return board_.part(f).name.empty() && board_.rank(f) == last;
    }
    return holds(make::guard(GuardKind::zone, {zone}), Placement(board_), f, man);
}

// A piece that is new on f has no tags but those given for some turns.
Man VariantOracle::arrived(int type, Side side, Field f, const Marks& before) const {
    Man man{type, side, before};
    std::erase_if(man.tags, [&](const auto& tag) { return !wording_.timed.count(tag.first); });
    const Cell& first = initial_.at(f);
    if (wording_.asks_initial && first && first->type == type && first->side == side) man.tags["moved"] = 0;
    return man;
}

// Walks, castling, and promotions that were put off; by pieces of these names only, if there are any.
VariantOracle::Ways VariantOracle::moves(const Stand& s, const std::vector<std::string>& pieces) {
    Ways ways;
    for (Field from = 0; from < board_.off(); ++from) {
        const Cell& man = s.board.at(from);
        if (!man || (!pieces.empty() && !named(pieces, man->type))) continue;
        const bool anyones = man->side == Side::none && spec(man->type).anyones;
        if (man->side != s.to_move && !anyones) continue;
        if (cascades_) {  // where promotions that were put off are the cascades' own
            for (const Placement& end : cascades(s.to_move).outcomes(s.board, from)) {
                Made made{s, 0, true};
                made.now.board = end;
                ways.insert(made);
            }
        } else if (!spec(man->type).passive) {
            walks(s, from, ways);
        }
        if (variant_.castling && man->side == s.to_move && spec(man->type).name == variant_.castling->mover)
            castlings(s, from, ways);
        const bool waits =
            variant_.promotion && variant_.promotion->when == PromotionSpec::When::now_or_later;
        if (!cascades_ && waits && man->tags.count("promotion") && promotes(man->type))
            for (const Placement& board : promoted(s.board, from)) {
                if (board.at(from)->type == man->type) continue;
                Made made{s, 0, true};
                made.now.board = board;
                ways.insert(made);
            }
    }
    return ways;
}

void VariantOracle::walks(const Stand& s, Field from, Ways& ways) {
    const Walk walk{from, s.board, *s.board.at(from)};
    const States ends = evaluator(s.to_move).plies(walk);
    for (const State& end : ends) follow(s, from, end, ways);
}

// What comes after a ply: what its captures set off, who goes into a pocket, who is promoted.
void VariantOracle::follow(const Stand& s, Field from, const State& end, Ways& ways) {
    const Man mover = *s.board.at(from);
    Made made{s, 0, true};
    made.now.board = end.board;
    bool stands = end.down == Down::landed;
    if (stands && reverts_ && mover.tags.count("promoted") && end.walker.type == mover.type) {
        Man man = *end.board.at(end.field);  // what it was goes with it
        man.tags["promoted"] = 0;
        made.now.board = made.now.board.with(end.field, man);
    }
    if (stands && !end.captured.empty()) {
        const Cell before = made.now.board.at(end.field);
        made.now.board = after_capture(made.now.board, end.field, s.to_move);
        stands = made.now.board.at(end.field) == before;
    }
    for (const Field f : end.captured) {
        if (!s.board.at(f)) throw TooManyStates{};  // it was brought there on the way
        made.captured += s.board.at(f)->side != s.to_move;
        fill_pockets(made.now, mover.type, *s.board.at(f));
    }
    std::vector<Placement> boards{made.now.board};
    if (stands && due(*made.now.board.at(end.field), from, end.field))
        boards = promoted(made.now.board, end.field);
    for (const Placement& board : boards) {
        made.now.board = board;
        ways.insert(made);
    }
}

// What the piece does where it has captured: the effects of all its walks, at once.
Placement VariantOracle::after_capture(const Placement& board, Field at, Side player) {
    const Expr& deed = spec(board.at(at)->type).influence.on_capture;
    if (!deed) return board;
    Placement all = board;
    for (const State& end : evaluator(player).walked(*deed, board, at)) {
        const Placement after = end.down == Down::gone ? end.board : end.board.with(at, board.at(at));
        for (Field f = 0; f < board_.off(); ++f) {
            if (after.at(f) == board.at(f)) continue;
            if (all.at(f) != board.at(f) && all.at(f) != after.at(f)) throw Contradiction{};
            all = all.with(f, after.at(f));
        }
    }
    return all;
}

void VariantOracle::fill_pockets(Stand& s, int capturer, const Man& taken) const {
    for (const CaptureSpec& rule : variant_.captures) {
        if (!rule.by.empty() && !named(rule.by, capturer)) continue;
        if (!rule.pieces.empty() && !named(rule.pieces, taken.type)) continue;
        if (rule.to == CaptureSpec::To::nobody) return;
        std::string becomes = spec(taken.type).name;
        if (const auto as = rule.as.find(becomes); as != rule.as.end()) becomes = as->second;
        if (taken.tags.count("promoted") && !rule.promoted.empty()) becomes = rule.promoted;
        const int type = type_named(becomes);
        const Side side = owner(type, rule.to == CaptureSpec::To::capturer ? s.to_move : taken.side);
        ++s.pockets[{side, rule.pocket, type}];
        return;
    }
}

bool VariantOracle::promotes(int type) const {
    if (!variant_.promotion) return false;
    const PromotionSpec& rule = *variant_.promotion;
    if (!rule.own) return named(rule.pieces, type);
    return !spec(type).promotes.empty() && (rule.pieces.empty() || named(rule.pieces, type));
}

// A piece that comes into the zone from outside; or where that is enough, one that begins or ends there.
bool VariantOracle::due(const Man& man, Field from, Field to) {
    if (!promotes(man.type)) return false;
    const bool ends = in_zone(variant_.promotion->zone, to, man);
    const bool begins = in_zone(variant_.promotion->zone, from, man);
    return variant_.promotion->touches ? begins || ends : ends && !begins;
}

// Every way to promote what stands there, and that it is not where it need not be.
std::vector<Placement> VariantOracle::promoted(const Placement& board, Field at) {
    using When = PromotionSpec::When;
    const PromotionSpec& rule = *variant_.promotion;
    const Man man = *board.at(at);
    std::vector<Placement> all;
    for (const std::string& name : rule.own ? spec(man.type).promotes : rule.to) {
        const int type = type_named(name);
        if (type < 0) continue;  // what the variant lacks it does not become
        Man queen = arrived(type, owner(type, man.side), at, man.tags);
        queen.tags.erase("moved");
        if (reverts_) queen.tags["promoted"] = 0;
        all.push_back(board.with(at, queen));
    }
    if (rule.when == When::at_once || (!rule.must.empty() && in_zone(rule.must, at, man))) return all;
    Man same = man;
    if (rule.when == When::now_or_later) same.tags["promotion"] = 0;
    all.push_back(board.with(at, same));
    return all;
}

// With the nearest partner on either side that has not moved.
void VariantOracle::castlings(const Stand& s, Field king, Ways& ways) {
    const CastlingSpec& rule = *variant_.castling;
    if (!s.board.at(king)->tags.count("castling")) return;
    for (const int way : {-1, 1}) {
        Field rook = board_.step(king, {way, 0});
        const auto partner = [&](const Cell& q) {
            return q && q->side == s.to_move && q->tags.count("castling") && named(rule.partners, q->type);
        };
        while (rook != board_.off() && !partner(s.board.at(rook))) rook = board_.step(rook, {way, 0});
        if (rook == board_.off()) continue;
        const int from = board_.file(king), gap = std::abs(board_.file(rook) - from);
        for (const int distance : rule.distances)
            if (distance + rule.apart[way > 0] < gap)
                castle(s, king, rook, from + way * distance, from + way * (distance - 1), ways);
        if (rule.to.empty()) continue;
        std::vector<int> files;
        for (const std::string& name : rule.to) files.push_back(*file_number(name));
        const int file = *(way < 0 ? std::min_element(files.begin(), files.end())
                                   : std::max_element(files.begin(), files.end()));
        castle(s, king, rook, file, file - way, ways);
    }
}

// Not over anybody else, and not out of, through or into attack.
void VariantOracle::castle(const Stand& s, Field king, Field rook, int king_file, int rook_file, Ways& ways) {
    const CastlingSpec& rule = *variant_.castling;
    const int rank = board_.rank(king), from = board_.file(king);
    const Field king_to = board_.at(king_file, rank), rook_to = board_.at(rook_file, rank);
    if (king_to == board_.off() || rook_to == board_.off()) return;
    const Man k = *s.board.at(king), r = *s.board.at(rook);
    const Placement lifted = s.board.without(king).without(rook);
    const auto files = {from, board_.file(rook), king_file, rook_file};
    for (int file = std::min(files); file <= std::max(files); ++file) {
        const Field f = board_.at(file, rank);
        if (f == board_.off()) return;
        const Cell& there = lifted.at(f);
        if (!there) continue;
        if (f == king_to || f == rook_to) return;
        for (const auto& [at, man] : {std::pair(king, k), std::pair(rook, r)}) {
            const Expr over = make::absolute(make::step({{file - board_.file(at), 0}}));
            if (!holds(make::sequence({over, make::guard(GuardKind::free)}), lifted, at, man)) return;
        }
    }
    if (must_be_safe(s.board, k)) {
        if (!rule.out_of_attack && attacked(s.board, king)) return;
        const int way = king_file > from ? 1 : -1;
        for (int file = from + way; !rule.through_attack && king_file != from && file != king_file;
             file += way) {
            const Field over = board_.at(file, rank);
            if (attacked(s.board.without(king).with(over, Man{k.type, k.side, {}}), over)) return;
        }
    }
    Made made{s, 0, true};
    made.now.board = lifted.with(king_to, Man{k.type, k.side, {}}).with(rook_to, Man{r.type, r.side, {}});
    ways.insert(made);
}

}  // namespace acedrex::reference
