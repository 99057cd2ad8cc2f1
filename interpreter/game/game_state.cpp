#include "game/game_state.hpp"

#include <algorithm>
#include <array>

#include "base/ranges.hpp"
#include "game/list_options.hpp"
#include "game/perpetual.hpp"
#include "game/standing.hpp"
#include "variant/idle_tags.hpp"

namespace acedrex {

namespace {

// Legal move generators work in place: on a copy of the game's position. What they list, and in which order,
// must not depend on how the position came about.
struct Lent {
    Lent(const Variant& variant, const Position& of) : position(in_order(of)), legal(variant, position) {}

    static Position in_order(Position position) {
        position.put_in_order();
        return position;
    }

    Position position;
    LegalMoves legal;
};

// To the position before the turn that these made.
void take_back(Position& position, const std::vector<Edit>& edits) {
    position.restore_log(edits);
    position.undo_to(0);
}

// May it make a difference to the turn, to some piece on the board, or to one that can come out of a pocket?
bool matters_to(const LastReaders& readers, const Variant& variant, const Position& position) {
    if (readers.always) return true;
    for (int type = 0; type < variant.cast().types(); ++type)
        for (const Side side : {Side::light, Side::dark, Side::none})
            if (readers.standing[static_cast<std::size_t>(type)] &&
                position.count(variant.cast().code(type, side)) > 0)
                return true;
    const auto reads = [&](const Pocketed& piece) {
        return readers.dropped[static_cast<std::size_t>(Cast::type(piece.code))] != 0;
    };
    for (std::size_t i = 0; i < readers.drops.size(); ++i) {
        const auto most = static_cast<std::size_t>(readers.drops[i]);
        const int pocket = static_cast<int>(i);
        for (const Side side : {Side::light, Side::dark}) {
            if (most == 0) continue;
            const auto pieces = position.pocketed(side, pocket);
            const bool queue = variant.pockets().queues[i] != 0;
            if (ranges::any_of(queue ? pieces.first(std::min(most, pieces.size())) : pieces, reads))
                return true;
        }
    }
    return false;
}

// The position as repetition sees it, whether or not pieces have rushed: tags that can never be used any more
// make no difference, nor does a last turn for which no piece asks.
std::uint64_t repetition_key(const Variant& variant, Position plain) {
    plain.forget_rushes();
    if (plain.tables().keeps_last && !matters_to(variant.last_readers(), variant, plain)) plain.set_last({});
    if (plain.tables().keeps_own_last && !matters_to(variant.own_last_readers(), variant, plain))
        for (const Side side : {Side::light, Side::dark}) plain.set_own_last(side, -1);
    forget_idle_tags(variant, plain);
    return plain.hash();
}

// Which pieces stand where on one board, or on all others. (Tags that are given for some turns would change
// by themselves.)
std::uint64_t board_key(const Variant& variant, const Position& position, const BoardPart& board,
                        bool others) {
    std::uint64_t key = 0;
    for (Field f = 0; f < variant.board().size(); ++f)
        if (const Code code = position.at(f); code != kNoPiece)
            if ((&variant.board().part(f) != &board) == others) key ^= piece_key(code, f);
    return key;
}

}  // namespace

std::string_view to_string(StatusKind kind) {
    constexpr std::array<std::string_view, 7> kNames{"playing", "check", "checkmate", "stalemate",
                                                     "draw",    "won",   "undecided"};
    return kNames[static_cast<std::size_t>(kind)];
}

GameState::GameState(std::shared_ptr<const Variant> variant, Position position)
    : variant_(std::move(variant)), position_(std::move(position)) {
    pass_over_lapsed_turn(*variant_, position_);
    position_.forget_log();
}

// What pieces that have rushed make of a position that is else the same: 0 where none can be captured for it.
// Where there are very many moves, it is taken for one that can. To see it takes a listing.
std::uint64_t GameState::rush_key(Position position) const {
    const std::uint64_t rushed = position.hash();
    LegalMoves legal(*variant_, position);
    MoveList list;
    constexpr std::uint64_t kMany = 1'000;
    legal.give_up_at(kMany);
    // Of turns of several parts only what they may begin with.
    if (variant_->turn().several)
        legal.list_parts(list, std::nullopt);
    else
        legal.list(list);
    const bool used = !list.complete || ranges::any_of(list.edits, [](const Edit& e) {
        return e.why == Edit::Why::take_passer;
    });
    if (!used) return 0;
    position.forget_rushes();
    return rushed ^ position.hash();
}

GameState::Keys GameState::keys_of(const Variant& variant, const Position& position) {
    Keys keys;
    for (const RepetitionRule& rule : variant.endings().repetitions)
        keys.push_back(rule.board == nullptr
                           ? Key{repetition_key(variant, position), 0, !position.rushes().empty()}
                           : Key{board_key(variant, position, *rule.board, false),
                                 board_key(variant, position, *rule.board, true), false});
    return keys;
}

// The position before that turn was made.
Position GameState::before(std::size_t turn) const {
    Position position = position_;
    for (std::size_t i = history_.size(); i-- > turn;) take_back(position, history_[i].edits);
    return position;
}

// The rule by which the position `now`, which stands behind all turns that were made, has come about once too
// often; absent: by none. illegal: of the rules that make this illegal, else of the others. last: `now`
// comes after a further turn, and the position before that has these keys.
std::optional<GameState::Repeated> GameState::repeated(const Position& now, bool illegal,
                                                       const Keys* last) const {
    const std::vector<RepetitionRule>& rules = variant_->endings().repetitions;
    const auto asked = [&](const RepetitionRule& rule) {
        return (rule.result == Verdict::illegal) == illegal;
    };
    if (!ranges::any_of(rules, asked)) return std::nullopt;
    const Keys keys = keys_of(*variant_, now);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (!asked(rules[i])) continue;
        // What rushed is asked only where the rest is repeated.
        std::optional<std::uint64_t> rushed;
        int times = 1;
        std::size_t first = history_.size();
        // False where no position further back is compared: where a rule looks at one board, only those since
        // the last turn that changed anything elsewhere are.
        const auto compare = [&](const Key& key, std::size_t turn) {
            if (key.elsewhere != keys[i].elsewhere) return false;
            if (key.here != keys[i].here) return true;
            if (!rushed) rushed = keys[i].rushed ? rush_key(now) : 0;
            if ((key.rushed ? rush_key(before(turn)) : 0) != *rushed) return true;
            first = turn;
            return ++times < rules[i].times;
        };
        bool more = last == nullptr || compare((*last)[i], history_.size());
        for (std::size_t turn = history_.size(); more && turn-- > 0;)
            more = compare(history_[turn].keys[i], turn);
        if (times >= rules[i].times) return Repeated{&rules[i], first};
    }
    return std::nullopt;
}

bool GameState::repetition_is_illegal() const {
    return ranges::any_of(variant_->endings().repetitions,
                          [](const RepetitionRule& rule) { return rule.result == Verdict::illegal; });
}

bool GameState::repeats_illegally(const Move& move, const Edit* edits) const {
    return repetition_is_illegal() && repeats(keys_of(*variant_, position_), move, edits);
}

// Would the move bring a position about once too often, where that is illegal? now: the keys of this one.
bool GameState::repeats(const Keys& now, const Move& move, const Edit* edits) const {
    Position after = position_;
    make_turn(*variant_, after, move, edits);
    after.forget_log();
    return repeated(after, true, &now).has_value();
}

void GameState::lift_where_escapes_repeat(LegalMoves& legal) const {
    if (!repetition_is_illegal() || !legal.some_may_escape()) return;
    MoveList all;
    Lent(*variant_, position_).legal.list(all);
    const Keys now = keys_of(*variant_, position_);
    const auto repeating = [&](const Move& move) { return repeats(now, move, all.edits.data()); };
    if (all.complete && ranges::all_of(all.moves, repeating)) legal.lift_escapes(true);
}

void GameState::list(MoveList& out, const ListOptions& options) const {
    out.clear();
    if (decided_by_course()) return;
    Lent lent(*variant_, position_);
    if (!options.ignore_safety) lift_where_escapes_repeat(lent.legal);
    lent.legal.ignore_safety(options.ignore_safety);
    lent.legal.only(options.only);
    lent.legal.give_up_at(options.enough);
    lent.legal.list(
        out, {.from = options.from, .most = options.most, .kinds = options.kinds, .limits = options.limits});
    if (options.ignore_safety || !repetition_is_illegal()) return;
    const Keys now = keys_of(*variant_, position_);
    std::erase_if(out.moves, [&](const Move& move) { return repeats(now, move, out.edits.data()); });
}

std::vector<Field> GameState::ends(Field from, bool ignore_safety) const {
    const Code code = position_.at(from);
    if (code == kNoPiece) return {};
    Lent lent(*variant_, position_);
    MoveList list;
    // As if its side were to move.
    if (position_.air() == nullptr && Cast::side(code) != Side::none)
        lent.position.set_to_move(Cast::side(code));
    lent.legal.ignore_safety(ignore_safety);
    lent.legal.list(list, {.by = Apart::start, .from = from});
    std::vector<Field> fields;
    for (const Move& move : list.moves) {
        // What is in the air and goes nowhere makes no ply.
        if (position_.air() != nullptr && move.edit_count == 1) continue;
        // Further plies are told apart; where the move goes on with a piece in the air, the first one is too.
        const auto begin = list.edits.begin() + move.first_edit, end = begin + move.edit_count;
        const auto further = begin == end ? end : std::find_if(begin + 1, end, [](const Edit& e) {
            return e.what == Edit::What::part && e.slot != Position::kAgain;
        });
        // What begins otherwise is the next move of the turn.
        fields.push_back(further != end && further->slot == Position::kAir ? Position::part_of(*further).to
                                                                           : move.to);
    }
    std::sort(fields.begin(), fields.end());
    fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
    return fields;
}

void GameState::take_up(const Position::Air& air) {
    position_.set_air(air);
    position_.forget_log();
    history_.clear();
    any_move_.reset();
}

void GameState::play(const Move& move, const Edit* edits, bool self_check) {
    history_.push_back({keys_of(*variant_, position_), {}});
    any_move_.reset();
    const Side us = position_.to_move();
    make_turn(*variant_, position_, move, edits);
    if (self_check) {  // the side that has moved has left its own royal piece in check
        if (Lent(*variant_, position_).legal.mated()) position_.set_lost(other(us));
        position_.set_lost(us);
    }
    history_.back().edits = TakenBack::copied(position_.edits_since(0));
    position_.forget_log();
}

bool GameState::undo() {
    if (history_.empty()) return false;
    take_back(position_, history_.back().edits);
    history_.pop_back();
    any_move_.reset();
    return true;
}

// The turns since that one, the last one first.
void GameState::each_turn_back(std::size_t first, FunctionRef<void(const PastTurn&)> visit) const {
    Position after = position_;
    for (std::size_t turn = history_.size(); turn-- > first;) {
        Position before = after;
        take_back(before, history_[turn].edits);
        visit({before, after, history_[turn].edits});
        after = std::move(before);
    }
}

Standing GameState::ended_by(const Repeated& repeated) const {
    const RepetitionRule& rule = *repeated.rule;
    const auto turns = [&](FunctionRef<void(const PastTurn&)> visit) {
        each_turn_back(repeated.first, visit);
    };
    std::array<bool, 2> did{};
    const auto one_did = [&] { return did[0] != did[1]; };
    const auto by = [&](Verdict result, const char* reason) {
        return Standing::ended(winner_by(result, did[0] ? Side::light : Side::dark), reason);
    };
    if (rule.checks) did = always_checking(*variant_, turns);
    if (one_did()) return by(*rule.checks, "perpetual check");
    if (rule.chases && !did[0]) did = always_chasing(*variant_, *rule.chases, turns);
    if (rule.chases && one_did()) return by(rule.chases->result, "perpetual chase");
    return Standing::ended(winner_by(rule.result, other(position_.to_move()), *variant_, position_),
                           "repetition");
}

std::optional<Standing> GameState::ended_by_repetition() const {
    const auto again = repeated(position_, false, nullptr);
    return again ? std::optional(ended_by(*again)) : std::nullopt;
}

bool GameState::decided_by_course() const {
    auto end = ended_by_repetition();
    if (!end) end = ended_by_clocks(*variant_, position_);
    return end && end->winner;
}

std::optional<bool> GameState::any_move() const {
    if (!repetition_is_illegal()) return Lent(*variant_, position_).legal.any();
    if (any_move_) return any_move_;
    MoveList all;
    list(all, {});
    if (!all.moves.empty() || all.complete) any_move_ = !all.moves.empty();
    return any_move_;
}

Status GameState::status() const {
    Lent lent(*variant_, position_);
    const Standing now = standing(*variant_, position_, lent.legal,
                                  {[&] { return any_move(); }, [&] { return ended_by_repetition(); }});
    Status s{now.kind, position_.to_move(), now.winner, now.reason};
    if (s.kind == StatusKind::undecided)
        s.reason = std::string(lent.legal.in_check(s.to_move) ? "in check; " : "") +
                   "no legal move was found within the budget; more moves remain";
    return s;
}

void GameState::each_position(FunctionRef<void(const Position&)> visit) const {
    Position position = before(0);
    visit(position);
    for (const Turn& turn : history_) {
        for (const Edit& e : turn.edits) position.redo(e);
        position.forget_log();
        visit(position);
    }
}

}  // namespace acedrex
