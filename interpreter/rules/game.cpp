#include "rules/game.hpp"

#include <algorithm>
#include <tuple>

#include "rules/legal.hpp"
#include "rules/notation.hpp"
#include "rules/setup.hpp"

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

// Would the move bring the position about once too often, where that is illegal?
bool Game::repeats_illegally(const Move& move, const Edit* edits) const {
    const Endings& endings = variant_->endings();
    if (endings.repetition_times == 0 || endings.repetition != Verdict::illegal) return false;
    Game after = *this;
    after.history_.push_back({after.position_.mark(), repetition_key()});
    make_move(after.position_, move, edits, variant_->move_rules());
    return after.repetitions(after.repetition_key()) >= endings.repetition_times;
}

Listing Game::list(bool ignore_safety, std::optional<Field> from, std::size_t limit,
                   const MovePattern* pattern) const {
    Lent lent(*variant_, position_);
    lent.legal.ignore_safety(ignore_safety);
    if (pattern != nullptr)
        lent.legal.only_parts([&](std::size_t part, std::span<const Edit> edits) {
            Move move;
            move.kind = Move::Kind::edits;
            move.edit_count = static_cast<std::uint16_t>(edits.size());
            return part <= pattern->further.size() &&
                   fits(*variant_, part == 0 ? *pattern : pattern->further[part - 1],
                        plies_of(*variant_, position_, move, edits.data())[0]);
        });
    MoveList list;
    lent.legal.list(list, false, from);
    if (!ignore_safety)
        std::erase_if(list.moves,
                      [&](const Move& move) { return repeats_illegally(move, list.edits.data()); });
    const std::vector<std::string> texts = move_texts(*variant_, position_, list);
    std::vector<std::size_t> order(list.moves.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    // By type of piece, then by field, so that listings read well and do not depend on how the game went.
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const Move& x = list.moves[a];
        const Move& y = list.moves[b];
        return std::tuple(position_.at(x.from), x.from, x.to, texts[a]) <
               std::tuple(position_.at(y.from), y.from, y.to, texts[b]);
    });
    Listing listing;
    listing.complete = list.complete;
    const std::size_t most = limit == 0 ? kDefaultBudget : limit;
    for (const std::size_t i : order) {
        if (listing.moves.size() == most) {
            listing.complete = false;
            break;
        }
        auto listed = std::make_shared<ListedMove>();
        const Move& move = list.moves[i];
        listed->plies = plies_of(*variant_, position_, move, list.edits.data());
        listed->text = texts[i];
        listed->edits.assign(list.edits.begin() + move.first_edit,
                             list.edits.begin() + move.first_edit + move.edit_count);
        listed->move = move;
        listed->move.first_edit = 0;
        listing.moves.push_back(std::move(listed));
    }
    return listing;
}

Listing Game::moves(std::optional<Field> from, std::size_t limit) const {
    const auto end = ended_by_count();
    if (end && end->winner) return {};
    return list(false, from, limit, nullptr);
}

std::vector<Field> Game::ends(Field from) const {
    Lent lent(*variant_, position_);
    MoveList list;
    lent.legal.list_from(from, list);
    std::vector<Field> fields;
    for (const Move& move : list.moves) fields.push_back(move.to);
    std::sort(fields.begin(), fields.end());
    fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
    return fields;
}

void Game::play(const ListedMove& move) {
    history_.push_back({position_.mark(), repetition_key()});
    texts_.push_back(move.text);
    make_move(position_, move.move, move.edits.data(), variant_->move_rules());
}

bool Game::undo() {
    if (history_.empty()) return false;
    position_.undo_to(history_.back().mark);
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

namespace {

// The classical forms leave out the letter of the piece that is promoted; where a text without a letter fits
// several pieces, that one is meant.
std::vector<std::shared_ptr<const ListedMove>> preferring_promotable(
    const Variant& variant, const std::vector<std::shared_ptr<const ListedMove>>& fitting) {
    std::vector<std::shared_ptr<const ListedMove>> preferred;
    for (const auto& move : fitting) {
        const auto type = variant.cast().type_named(move->plies[0].piece);
        if (type && variant.promotion().promotes(*type)) preferred.push_back(move);
    }
    return preferred;
}

std::vector<std::string> nearest_texts(std::string_view text, const Listing& listing) {
    std::vector<std::string> texts, near;
    for (const auto& move : listing.moves) texts.push_back(move->text);
    while (near.size() < 5) {
        const std::string next = nearest_name(text, texts);
        if (next.empty()) break;
        near.push_back(next);
        std::erase(texts, next);
    }
    return near;
}

}  // namespace

PlayResult Game::find(std::string_view text, std::shared_ptr<const ListedMove>& found) const {
    using Kind = PlayResult::Kind;
    PlayResult result;
    // Of turns that are put together of parts there are many: those that fit are looked for, not all listed,
    // and any way to an outcome will do.
    if (MovePattern pattern;
        variant_->turn().several && parse_move(*variant_, text, pattern, result.reason)) {
        std::vector<std::shared_ptr<const ListedMove>> fitting;
        for (const auto& move : list(false, std::nullopt, 0, &pattern).moves)
            if (move->text == text || fits(*variant_, pattern, move->plies)) fitting.push_back(move);
        const auto exact = std::find_if(fitting.begin(), fitting.end(),
                                        [&](const auto& move) { return move->text == text; });
        if (exact != fitting.end()) std::swap(*exact, fitting[0]);
        if (exact != fitting.end() || fitting.size() == 1) {
            found = fitting[0];
            result.text = found->text;
            return result;
        }
    }
    const Listing legal = moves();
    if (legal.moves.empty()) {
        result.kind = Kind::not_legal;
        result.rule = "game-over";
        result.reason = "the game is over: " + status().reason;
        return result;
    }
    for (const auto& move : legal.moves)
        if (move->text == text) {
            found = move;
            result.text = move->text;
            return result;
        }
    MovePattern pattern;
    if (!parse_move(*variant_, text, pattern, result.reason)) {
        result.kind = Kind::not_notation;
        result.reason = "\"" + std::string(text) + "\" is no move: " + result.reason;
        result.near = nearest_texts(text, legal);
        return result;
    }
    std::vector<std::shared_ptr<const ListedMove>> fitting;
    for (const auto& move : legal.moves)
        if (fits(*variant_, pattern, move->plies)) fitting.push_back(move);
    if (fitting.size() > 1 && pattern.symbol.empty() && pattern.from_rank < 0) {
        auto preferred = preferring_promotable(*variant_, fitting);
        if (!preferred.empty()) fitting = std::move(preferred);
    }
    if (fitting.size() == 1) {
        found = fitting[0];
        result.text = found->text;
        return result;
    }
    if (fitting.empty()) {
        result.kind = Kind::not_legal;
        refuse(text, pattern, result);
        if (result.near.empty()) result.near = nearest_texts(text, legal);
        return result;
    }
    result.kind = Kind::ambiguous;
    result.reason = "\"" + std::string(text) + "\" fits " + std::to_string(fitting.size()) + " moves";
    for (const auto& move : fitting) result.near.push_back(move->text);
    return result;
}

// Which rule forbids what the pattern asks for.
void Game::refuse(std::string_view text, MovePattern& pattern, PlayResult& result) const {
    const Board& board = variant_->board();
    const std::string quoted = "\"" + std::string(text) + "\"";
    const Side us = position_.to_move();
    const std::string side(to_string(us));
    const bool several = variant_->turn().several;
    const auto say = [&](const char* rule, std::string reason) {
        result.rule = rule;
        result.reason = std::move(reason);
    };
    if (!pattern.symbol.empty() && !variant_->cast().type_with_symbol(pattern.symbol))
        return say("no-such-piece", quoted + ": no piece has the symbol \"" + pattern.symbol + "\"");
    const auto part_named = [&](const std::string& name) -> const BoardPart& {
        const auto& parts = board.parts();
        return *std::find_if(parts.begin(), parts.end(), [&](const BoardPart& p) { return p.name == name; });
    };
    for (const auto& [on, file, rank] :
         {std::tuple{&part_named(pattern.from_board), pattern.from_file, pattern.from_rank},
          std::tuple{&part_named(pattern.to_board), pattern.to_file, pattern.to_rank}})
        if (file >= on->files || rank >= on->ranks ||
            (file >= 0 && rank >= 0 && board.at(*on, file, rank) == board.off()))
            return say("no-such-field", quoted + " names a field that the board does not have");
    if (pattern.from_file >= 0 && pattern.from_rank >= 0) {
        const Field from = board.at(part_named(pattern.from_board), pattern.from_file, pattern.from_rank);
        const Code there = position_.at(from);
        if (there == kNobody) return say("no-such-piece", "nothing stands on " + board.name(from));
        if (Cast::side(there) != us && !variant_->movement(there).anyones)
            return say("not-your-piece", "the " + variant_->cast().name(there) + " on " + board.name(from) +
                                             " is not " + side + "'s, and " + side + " is to move");
        if (!pattern.symbol.empty() && variant_->cast().symbol(there) != pattern.symbol)
            return say("no-such-piece",
                       "on " + board.name(from) + " stands a " + variant_->cast().name(there));
    }
    for (const auto& move : list(true, std::nullopt, 0, several ? &pattern : nullptr).moves) {
        if (!fits(*variant_, pattern, move->plies)) continue;
        result.reason = quoted + broken_rule(*move, several, result);
        return;
    }
    if (pattern.passes)
        return say("pass", quoted + (variant_->duties().pass == DutySpec::Pass::never
                                         ? ": no turn may be passed"
                                         : ": a turn is passed only where there is no other move"));
    if (!variant_->turn().one_move && refuse_turn(quoted, pattern, result)) return;
    if (pattern.drop) return refuse_drop(quoted, pattern, result);
    if (pattern.castles != MovePattern::Castles::unsaid) {
        const std::string why = castling_refusal(*variant_, position_);
        return say("castling", quoted + ": " + (why.empty() ? "castling goes elsewhere" : why));
    }
    if (!pattern.promotion.empty() || pattern.passer || pattern.capture) {
        MovePattern bare = pattern;
        bare.promotion.clear();
        bare.passer = bare.capture = false;
        for (const auto& move : moves().moves)
            if (fits(*variant_, bare, move->plies)) {
                result.near.push_back(move->text);
                if (!pattern.promotion.empty())
                    say("promotion", quoted + ": no such promotion there");
                else if (pattern.passer)
                    say("en-passant", quoted + ": nothing can be captured en passant there");
                else
                    say("capture", quoted + ": nothing is captured there");
            }
        if (!result.rule.empty()) return;
    }
    const std::string piece =
        pattern.symbol.empty()
            ? "no piece of " + side
            : "no " + variant_->cast().entry(*variant_->cast().type_with_symbol(pattern.symbol)).name +
                  " of " + side;
    say("movement", quoted + ": " + piece + " moves like that here");
}

// Does the text go wrong with the number of its parts, or with one after the first?
bool Game::refuse_turn(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const {
    const std::size_t given = 1 + pattern.further.size();
    const auto part = [&](std::size_t i) -> const MovePattern& {
        return i == 0 ? pattern : pattern.further[i - 1];
    };
    std::size_t best = 0;
    bool goes_on = false;
    for (const auto& move : moves().moves) {
        std::size_t same = 0;
        while (same < std::min(given, move->plies.size()) && fits(*variant_, part(same), move->plies[same]))
            ++same;
        if (same > best) result.near.clear();
        if (same > best) goes_on = false;
        if (same < best || same == 0) continue;
        best = same;
        goes_on = goes_on || move->plies.size() > same;
        if (result.near.size() < 5) result.near.push_back(move->text);
    }
    if (best == 0) return false;
    result.rule = "turn";
    if (best == given) {
        result.reason = quoted + ": the turn is not complete, it has further parts";
    } else if (!goes_on) {
        result.reason = quoted + ": the turn ends before part " + std::to_string(best + 1);
    } else if (part(best).drop && variant_->cast().type_with_symbol(part(best).symbol)) {
        refuse_drop(quoted, part(best), result);
    } else {
        result.reason = quoted + ": part " + std::to_string(best + 1) + " is not possible there";
    }
    return true;
}

// Why a piece cannot be brought in.
void Game::refuse_drop(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const {
    result.rule = "drop";
    const auto& pockets = variant_->pockets().names;
    const std::string& name = variant_->cast().entry(*variant_->cast().type_with_symbol(pattern.symbol)).name;
    const Side us = position_.to_move();
    const Code code = variant_->cast().code(*variant_->cast().type_with_symbol(pattern.symbol), us);
    bool held = false, known = pattern.pocket.empty();
    for (std::size_t i = 0; i < pockets.size(); ++i) {
        known = known || pockets[i] == pattern.pocket;
        if (pattern.pocket.empty() || pockets[i] == pattern.pocket)
            held = held || position_.reserve(code, static_cast<int>(i)) > 0;
    }
    const Board& board = variant_->board();
    const bool field = pattern.to_file >= 0 && pattern.to_rank >= 0;
    if (!known)
        result.reason = quoted + ": there is no pocket {" + pattern.pocket + "}";
    else if (!held)
        result.reason = quoted + ": " + std::string(to_string(us)) + " has no " + name + " in reserve";
    else if (field && position_.at(board.at(pattern.to_file, pattern.to_rank)) != kNobody)
        result.reason =
            quoted + ": " + board.name(board.at(pattern.to_file, pattern.to_rank)) + " is not empty";
    else
        result.reason = quoted + ": the rules do not let the " + name + " come in so now";
}

// Which rule forbids a move that the piece can make; the sentence goes on after the move's text.
std::string Game::broken_rule(const ListedMove& move, bool several, PlayResult& result) const {
    const Side us = position_.to_move();
    const std::string side(to_string(us));
    Game after = *this;
    after.play(move);
    const Peril peril = Lent(*variant_, after.position_).legal.peril(us);
    if (peril == Peril::attacked) {
        result.rule = "check";
        return " leaves " + side + "'s own royal piece in check";
    }
    if (peril == Peril::unattacked) {
        result.rule = "unattacked";
        return " leaves " + side + "'s own royal piece unattacked, which has to be attacked";
    }
    if (several && variant_->turn().safe_each) {
        result.rule = "check";
        return " leaves " + side + "'s own royal piece in check after one of its parts";
    }
    Lent lent(*variant_, position_);
    if (lent.legal.must_flee()) {
        result.rule = "flight";
        return ": " + side + "'s royal piece is attacked and has to go where it is not";
    }
    if (!repeats_illegally(move.move, move.edits.data())) {
        result.rule = "compulsory-capture";
        return variant_->duties().capture == DutySpec::Capture::most
                   ? ": another move captures more pieces"
                   : ": a piece can be captured, so one has to be";
    }
    result.rule = "repetition";
    return " repeats a position once too often";
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
    if (endings.quiet_plies > 0 && position_.quiet() >= endings.quiet_plies)
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
    if (const auto end = lent.legal.board_end()) {
        Status s = ended(Verdict::draw, end->reason);
        if (end->winner) s.kind = StatusKind::won;
        s.winner = end->winner;
        return s;
    }
    const Endings& endings = variant_->endings();
    const bool repetition_matters = endings.repetition_times > 0 && endings.repetition == Verdict::illegal;
    if (repetition_matters ? moves().moves.empty() : !lent.legal.any()) return without_moves();
    if (const auto end = ended_by_count()) return *end;
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

std::optional<std::string> Game::fen() const {
    return write_fen(*variant_, position_, 1 + static_cast<int>(history_.size()) / 2);
}

}  // namespace acedrex
