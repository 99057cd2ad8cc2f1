#include "game/game.hpp"

#include <algorithm>
#include <tuple>

#include "legality/legal.hpp"
#include "notation/move/notation.hpp"
#include "notation/move/trail.hpp"
#include "notation/position/setup.hpp"

namespace acedrex {

namespace {

constexpr std::size_t kDefaultBudget = 20'000;  // moves in one listing

// Legal move generators work in place; a game's position is only lent to them.
class Lent {
  public:
    Lent(const Variant& variant, const Position& position) : position_(position), legal(variant, position_) {}

  private:
    Position position_;

  public:
    LegalMoves legal;
    Position& position() { return position_; }
};

// May a part of a turn be several plies?
bool parts_go_on(const Variant& variant) {
    const std::vector<Aura>& auras = variant.play().auras;
    if (std::any_of(auras.begin(), auras.end(), [](const Aura& a) { return a.plies > 1; })) return true;
    for (Code code = 1; code < variant.cast().codes(); ++code)
        if (const Movement& movement = variant.movement(code);
            !movement.activates.empty() || !movement.lands.empty())
            return true;
    return false;
}

// Of turns that are put together of parts there are many: only those that fit are looked for.
LegalMoves::PartFilter fitting_parts(const Variant& variant, const Position& position,
                                     const MovePattern& pattern) {
    MovePattern told = pattern;
    if (variant.play().ends_turns) {  // what is told with the last part may happen when the turn is over
        MovePattern& last = told.further.empty() ? told : told.further.back();
        last = last.without_effects();
    }
    return [&variant, &position, told, go_on = parts_go_on(variant)](std::size_t part,
                                                                     std::span<const Edit> edits) {
        // Where a part may be several plies, how many have gone before cannot be told by its number.
        if (go_on && part > 0) return true;
        Move move;
        move.kind = Move::Kind::edits;
        move.edit_count = static_cast<std::uint16_t>(edits.size());
        const std::vector<PlyRecord> plies = plies_of(variant, position, move, edits.data());
        for (std::size_t i = 0; i < plies.size(); ++i)
            if (part + i > told.further.size() || !fits(variant, told.part(part + i), plies[i])) return false;
        return true;
    };
}

}  // namespace

std::string_view to_string(StatusKind kind) {
    switch (kind) {
        case StatusKind::playing:
            return "playing";
        case StatusKind::check:
            return "check";
        case StatusKind::checkmate:
            return "checkmate";
        case StatusKind::stalemate:
            return "stalemate";
        case StatusKind::draw:
            return "draw";
        case StatusKind::won:
            return "won";
    }
    return "";
}

namespace {

// What has been done of a move so far, as a move.
Move begun(const Position& position, std::span<const Edit> edits) {
    Move move;
    move.kind = Move::Kind::edits;
    move.edit_count = static_cast<std::uint16_t>(edits.size());
    move.from = position.air() != nullptr ? position.air()->at : edits[0].field;
    // The last piece that was put down is where the ply ended.
    for (const Edit& e : edits)
        if (e.what == Edit::What::cell && e.after != kNoPiece) move.to = e.field;
    return move;
}

}  // namespace

Game::Game(std::shared_ptr<const Variant> variant)
    : variant_(std::move(variant)), position_(initial_position(*variant_)) {}

Game::Game(std::shared_ptr<const Variant> variant, Position position)
    : variant_(std::move(variant)), position_(std::move(position)) {
    position_.forget_log();
}

// The position as repetition sees it: tags that can never be used any more make no difference.
std::uint64_t Game::repetition_key() const {
    Position plain = position_;
    if (!plain.rushes().empty()) {
        Lent lent(*variant_, position_);
        MoveList list;
        // Of turns of several parts only what they may begin with.
        if (variant_->turn().several)
            lent.legal.list_parts(list, std::nullopt);
        else
            lent.legal.list(list);
        const bool used = std::any_of(list.edits.begin(), list.edits.end(),
                                      [](const Edit& e) { return e.why == Edit::Why::take_passer; });
        if (!used) plain.forget_rushes();
    }
    const Castling& castling = variant_->castling();
    for (const Side side : {Side::light, Side::dark}) {
        if (castling.mover < 0) break;
        const std::vector<Field> fields(plain.pieces(side).begin(), plain.pieces(side).end());
        const Code mover = variant_->cast().code(castling.mover, side);
        const auto may = [&](Field f, bool as_mover) {
            return (plain.tags(f) & kCastlingTag) && (plain.at(f) == mover) == as_mover;
        };
        const bool both = std::any_of(fields.begin(), fields.end(), [&](Field f) { return may(f, true); }) &&
                          std::any_of(fields.begin(), fields.end(), [&](Field f) { return may(f, false); });
        if (both) continue;
        for (const Field f : fields)
            plain.set(f, plain.at(f), plain.tags(f) & ~kCastlingTag, Edit::Why::expire);
    }
    return plain.hash();
}

int Game::repetitions(std::uint64_t key) const {
    return 1 + static_cast<int>(std::count_if(history_.begin(), history_.end(),
                                              [&](const Turn& turn) { return turn.key == key; }));
}

bool Game::repetition_is_illegal() const {
    return variant_->endings().repetition_times > 0 && variant_->endings().repetition == Verdict::illegal;
}

// Would the move bring a position about once too often, where that is illegal? now: the key of this one.
bool Game::repeats_illegally(std::uint64_t now, const Move& move, const Edit* edits) const {
    Game after = *this;
    after.history_.push_back({after.position_.checkpoint(), now, nullptr});
    make_move(after.position_, move, edits, variant_->move_rules());
    return after.repetitions(after.repetition_key()) >= variant_->endings().repetition_times;
}

Listing Game::list(const Asked& asked) const {
    if (const auto end = ended_by_count(); end && end->winner) return {};
    Lent lent(*variant_, position_);
    lent.legal.ignore_safety(asked.ignore_safety);
    if (const MovePattern* pattern = asked.parts)
        lent.legal.only_parts(fitting_parts(*variant_, position_, *pattern));
    if (asked.ways != nullptr && (!asked.ways->steps.empty() || !asked.ways->further.empty()))
        lent.legal.only_plies([&](std::span<const Edit> edits) {
            const Move move = begun(position_, edits);
            return means_so_far(*asked.ways, plies_of(*variant_, position_, move, edits.data()), move, edits);
        });
    if (asked.ways != nullptr)
        lent.legal.only_ways([&](const Move& move, const Edit* edits) {
            return means(*asked.ways, plies_of(*variant_, position_, move, edits), move,
                         {edits + move.first_edit, move.edit_count});
        });
    MoveList list;
    lent.legal.list(list, Apart::outcome, asked.from);
    if (!asked.ignore_safety && repetition_is_illegal()) {
        const std::uint64_t now = repetition_key();
        std::erase_if(list.moves,
                      [&](const Move& move) { return repeats_illegally(now, move, list.edits.data()); });
    }
    std::vector<std::vector<PlyRecord>> plies;
    std::vector<std::string> texts;
    for (const Move& move : list.moves) {
        plies.push_back(plies_of(*variant_, position_, move, list.edits.data()));
        texts.push_back(long_form(*variant_, plies.back()));
    }
    tell_apart(*variant_, plies, texts);
    number_texts(texts);
    std::vector<std::size_t> order(list.moves.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    // By type of piece, then by field, so that listings read well and do not depend on how the game went.
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const Move& x = list.moves[a];
        const Move& y = list.moves[b];
        return std::tuple(position_.at(x.from), x.from, x.to, std::string_view(texts[a])) <
               std::tuple(position_.at(y.from), y.from, y.to, std::string_view(texts[b]));
    });
    Listing listing;
    listing.complete = list.complete;
    const std::size_t most = asked.limit == 0 ? kDefaultBudget : asked.limit;
    for (const std::size_t i : order) {
        if (listing.moves.size() == most) {
            listing.complete = false;
            break;
        }
        auto listed = std::make_shared<ListedMove>();
        const Move& move = list.moves[i];
        listed->plies = std::move(plies[i]);
        listed->text = std::move(texts[i]);
        listed->edits.assign(list.edits.begin() + move.first_edit,
                             list.edits.begin() + move.first_edit + move.edit_count);
        listed->move = move;
        listed->move.first_edit = 0;
        listing.moves.push_back(std::move(listed));
    }
    return listing;
}

Listing Game::moves(std::optional<Field> from, std::size_t limit) const {
    if (limit != 0) return list({.from = from, .limit = limit});
    if (known_)
        for (const auto& [start, listing] : known_->listings)
            if (start == from) return listing;
    auto known = known_ ? std::make_shared<Known>(*known_) : std::make_shared<Known>();
    known->listings.emplace_back(from, list({.from = from}));
    known_ = known;
    return known->listings.back().second;
}

std::vector<Field> Game::ends(Field from) const {
    Lent lent(*variant_, position_);
    MoveList list;
    lent.legal.list_from(from, list);
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
        fields.push_back(further != end && further->slot == Position::kAir ? further->field : move.to);
    }
    std::sort(fields.begin(), fields.end());
    fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
    return fields;
}

void Game::take_up(const Position::Air& air) {
    position_.set_air(air);
    position_.forget_log();
    history_.clear();
    texts_.clear();
    known_.reset();
}

void Game::play(const ListedMove& move) {
    if (!history_.empty()) history_.back().known.reset();
    history_.push_back({position_.checkpoint(), repetition_key(), std::move(known_)});
    known_.reset();
    texts_.push_back(move.text);
    const Side us = position_.to_move();
    make_move(position_, move.move, move.edits.data(), variant_->move_rules());
    if (!move.self_check) return;
    if (Lent(*variant_, position_).legal.mated()) position_.set_lost(other(us));
    position_.set_lost(us);
}

bool Game::undo() {
    if (history_.empty()) return false;
    position_.undo_to(history_.back().checkpoint);
    known_ = std::move(history_.back().known);
    history_.pop_back();
    texts_.pop_back();
    return true;
}

PlayResult Game::play(std::string_view text) {
    std::shared_ptr<const ListedMove> found;
    PlayResult result = find(text, found);
    if (result) play(*found);
    return result;
}

// verdict: for the side that has just moved, where it names no side.
Status Game::ended(Verdict verdict, std::string reason) const {
    Status s;
    s.to_move = position_.to_move();
    s.reason = std::move(reason);
    s.kind = verdict == Verdict::draw ? StatusKind::draw : StatusKind::won;
    switch (verdict) {
        case Verdict::draw:
        case Verdict::illegal:
            break;
        case Verdict::win:
            s.winner = other(s.to_move);
            break;
        case Verdict::loss:
            s.winner = s.to_move;
            break;
        case Verdict::light:
            s.winner = Side::light;
            break;
        case Verdict::dark:
            s.winner = Side::dark;
            break;
    }
    return s;
}

// By how the game has gone, not by the moves that are left.
std::optional<Status> Game::ended_by_count() const {
    const Endings& endings = variant_->endings();
    if (endings.repetition_times > 0 && endings.repetition != Verdict::illegal &&
        repetitions(repetition_key()) >= endings.repetition_times)
        return ended(endings.repetition, "repetition");
    if (endings.halfmove_limit > 0 && position_.halfmove_clock() >= endings.halfmove_limit)
        return ended(endings.quiet, "quiet");
    if (endings.move_plies > 0 && position_.turns() >= endings.move_plies)
        return ended(endings.move_limit, "move limit");
    return std::nullopt;
}

// The side to move has no legal move.
Status Game::without_moves() const {
    Lent lent(*variant_, position_);
    const Side us = position_.to_move();
    Peril peril = lent.legal.peril(us);
    const bool flees = peril == Peril::none && lent.legal.must_flee();
    if (peril == Peril::none && !flees) {
        // All moves would leave the piece unattacked that now is attacked.
        lent.legal.ignore_unattacked(true);
        if (lent.legal.any()) peril = Peril::unattacked;
    }
    if (peril == Peril::none && !flees) {
        const Verdict rule = variant_->endings().stalemate;
        Status s = ended(rule == Verdict::win    ? Verdict::loss
                         : rule == Verdict::loss ? Verdict::win
                                                 : Verdict::draw,
                         "stalemate");
        if (s.kind == StatusKind::draw) s.kind = StatusKind::stalemate;
        return s;
    }
    Status s = ended(Verdict::win, peril == Peril::unattacked ? "anti-mate" : "checkmate");
    s.kind = StatusKind::checkmate;
    return s;
}

Status Game::status() const {
    Lent lent(*variant_, position_);
    auto end = lent.legal.board_end();
    if (!end) end = lent.legal.bare_end();
    if (end) {
        Status s = ended(Verdict::draw, end->reason);
        if (end->winner) s.kind = end->mate ? StatusKind::checkmate : StatusKind::won;
        s.winner = end->winner;
        return s;
    }
    if (repetition_is_illegal() ? moves().moves.empty() : !lent.legal.any()) return without_moves();
    if (const auto counted = ended_by_count()) return *counted;
    if (is_dead()) return ended(Verdict::draw, "dead position");
    Status s;
    s.to_move = position_.to_move();
    if (lent.legal.in_check(s.to_move) || lent.legal.must_flee()) s.kind = StatusKind::check;
    return s;
}

// Does each side have no more than one of the listed sets of pieces? Where a side lacks its royal piece, the
// position is set up to try something, and nothing is said of it.
bool Game::is_dead() const {
    for (const Side side : {Side::light, Side::dark})
        if (!variant_->check_royals(side).empty() && position_.royals(side) == 0) return false;
    const auto within = [&](Side side, const std::vector<int>& set) {
        for (int type = 0; type < variant_->cast().types(); ++type) {
            const Code code = variant_->cast().code(type, side);
            if (position_.count(code) + position_.in_reserve(code) > set[static_cast<std::size_t>(type)])
                return false;
        }
        return true;
    };
    const auto& dead = variant_->endings().dead;
    const auto side_is_dead = [&](Side side) {
        return std::any_of(dead.begin(), dead.end(),
                           [&](const std::vector<int>& set) { return within(side, set); });
    };
    return side_is_dead(Side::light) && side_is_dead(Side::dark);
}

std::string Game::setup() const {
    return write_setup(*variant_, position_);
}

std::string Game::setup_after(const ListedMove& move) const {
    Position after = position_;
    make_move(after, move.move, move.edits.data(), variant_->move_rules());
    return write_setup(*variant_, after);
}

std::optional<std::string> Game::fen() const {
    return write_fen(*variant_, position_);
}

}  // namespace acedrex
