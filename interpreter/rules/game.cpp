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

// Of turns that are put together of parts there are many: only those that fit are looked for.
LegalMoves::PartFilter fitting_parts(const Variant& variant, const Position& position,
                                     const MovePattern& pattern) {
    // Where a part may be several plies, how many have gone before cannot be told by its number.
    const std::vector<Aura>& auras = variant.ground().auras;
    if (std::any_of(auras.begin(), auras.end(), [](const Aura& a) { return a.plies > 1; })) return {};
    return [&](std::size_t part, std::span<const Edit> edits) {
        Move move;
        move.kind = Move::Kind::edits;
        move.edit_count = static_cast<std::uint16_t>(edits.size());
        return part <= pattern.further.size() &&
               fits(variant, part == 0 ? pattern : pattern.further[part - 1],
                    plies_of(variant, position, move, edits.data())[0]);
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
    after.history_.push_back({after.position_.mark(), repetition_key(), nullptr});
    make_move(after.position_, move, edits, variant_->move_rules());
    return after.repetitions(after.repetition_key()) >= endings.repetition_times;
}

Listing Game::list(const Asked& asked) const {
    if (const auto end = ended_by_count(); end && end->winner) return {};
    Lent lent(*variant_, position_);
    lent.legal.ignore_safety(asked.ignore_safety);
    if (const MovePattern* pattern = asked.parts)
        lent.legal.only_parts(fitting_parts(*variant_, position_, *pattern));
    if (asked.ways != nullptr)
        lent.legal.only_ways([&](const Move& move, const Edit* edits) {
            return fits(*variant_, *asked.ways, plies_of(*variant_, position_, move, edits));
        });
    MoveList list;
    lent.legal.list(list, false, asked.from);
    if (!asked.ignore_safety)
        std::erase_if(list.moves,
                      [&](const Move& move) { return repeats_illegally(move, list.edits.data()); });
    std::vector<std::vector<PlyRecord>> plies;
    std::vector<std::string> texts;
    for (const Move& move : list.moves) {
        plies.push_back(plies_of(*variant_, position_, move, list.edits.data()));
        texts.push_back(long_form(*variant_, plies.back()));
    }
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
    for (const Move& move : list.moves) fields.push_back(move.to);
    std::sort(fields.begin(), fields.end());
    fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
    return fields;
}

void Game::play(const ListedMove& move) {
    if (!history_.empty()) history_.back().known.reset();
    history_.push_back({position_.mark(), repetition_key(), std::move(known_)});
    known_.reset();
    texts_.push_back(move.text);
    make_move(position_, move.move, move.edits.data(), variant_->move_rules());
}

bool Game::undo() {
    if (history_.empty()) return false;
    position_.undo_to(history_.back().mark);
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

namespace {

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

// The field that the first part of the text starts from, where it names one.
std::optional<Field> Game::start_of(const MovePattern& pattern) const {
    const Board& board = variant_->board();
    for (const BoardPart& part : board.parts()) {
        const bool there = part.name == pattern.from_board && pattern.from_file >= 0 &&
                           pattern.from_rank >= 0 && pattern.from_file < part.files &&
                           pattern.from_rank < part.ranks;
        const Field from = there ? board.at(part, pattern.from_file, pattern.from_rank) : board.off();
        if (from != board.off()) return from;
    }
    return std::nullopt;
}

// The moves that the text can mean.
std::vector<std::shared_ptr<const ListedMove>> Game::fitting(std::string_view text,
                                                             const MovePattern& pattern) const {
    using Moves = std::vector<std::shared_ptr<const ListedMove>>;
    const MovePattern* parts = variant_->turn().several ? &pattern : nullptr;
    const std::optional<Field> from = start_of(pattern);
    const Listing listed = parts != nullptr ? list({.parts = parts}) : moves(from);
    for (const auto& move : listed.moves)
        if (move->text == text) return {move};
    Moves fitting;
    const auto keep_if = [&](const Moves& moves, const auto& is_meant) {
        Moves kept;
        std::copy_if(moves.begin(), moves.end(), std::back_inserter(kept), is_meant);
        return kept;
    };
    fitting = keep_if(listed.moves, [&](const auto& move) { return fits(*variant_, pattern, move->plies); });
    if (fitting.empty())
        fitting = keep_if(listed.moves, [&](const auto& move) {
            return fits_from_end_to_end(*variant_, pattern, move->plies);
        });
    // An outcome is listed by one of the ways to it; the text may tell another.
    if (fitting.empty() && variant_->outcomes_may_coincide())
        fitting = list({.from = from, .parts = parts, .ways = &pattern}).moves;
    const auto prefer = [&](const auto& is_preferred) {
        if (Moves preferred = keep_if(fitting, is_preferred); !preferred.empty())
            fitting = std::move(preferred);
    };
    if (fitting.size() > 1 && !pattern.effects.empty())
        prefer([&](const auto& move) { return tells_all(pattern, move->plies[0]); });
    // The classical forms leave out the letter of the piece that is promoted; where a text without a letter
    // fits several pieces, that one is meant.
    if (fitting.size() > 1 && pattern.symbol.empty() && pattern.from_rank < 0)
        prefer([&](const auto& move) {
            const auto type = variant_->cast().type_named(move->plies[0].piece);
            return type && variant_->promotion().promotes(*type);
        });
    return fitting;
}

PlayResult Game::find(std::string_view text, std::shared_ptr<const ListedMove>& found) const {
    using Kind = PlayResult::Kind;
    PlayResult result;
    MovePattern pattern;
    const bool is_notation = parse_move(*variant_, text, pattern, result.reason);
    std::vector<std::shared_ptr<const ListedMove>> meant;
    if (is_notation) meant = fitting(text, pattern);
    if (meant.size() == 1) {
        found = meant[0];
        result.text = found->text;
        return result;
    }
    if (meant.size() > 1) {
        result.kind = Kind::ambiguous;
        result.reason = "\"" + std::string(text) + "\" fits " + std::to_string(meant.size()) + " moves";
        for (const auto& move : meant) result.near.push_back(move->text);
        return result;
    }
    const Listing legal = moves();
    result.kind = Kind::not_legal;
    if (legal.moves.empty()) {
        result.rule = "game-over";
        result.reason = "the game is over: " + status().reason;
        return result;
    }
    if (is_notation) {
        refuse(text, pattern, result);
    } else {
        result.kind = Kind::not_notation;
        result.reason = "\"" + std::string(text) + "\" is no move: " + result.reason;
    }
    if (result.near.empty()) result.near = nearest_texts(text, legal);
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
    for (const EffectPattern& effect : pattern.effects)
        if (!board.field(effect.field) ||
            (effect.sign == '>' && !effect.to.empty() && !board.field(effect.to)))
            return say("no-such-field",
                       quoted + ": " + effect_text(effect) + " names a field that the board does not have");
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
    const Asked unsafe{
        .ignore_safety = true, .from = start_of(pattern), .parts = several ? &pattern : nullptr};
    for (const auto& move : list(unsafe).moves) {
        if (!fits(*variant_, pattern, move->plies)) continue;
        result.reason = quoted + broken_rule(*move, several, result);
        return;
    }
    if (pattern.passes)
        return say("pass", quoted + (variant_->duties().pass == DutySpec::Pass::never
                                         ? ": no turn may be passed"
                                         : ": a turn is passed only where there is no other move"));
    const bool in_parts = !variant_->turn().one_move || !pattern.further.empty();
    if (in_parts && refuse_turn(quoted, pattern, result)) return;
    if (pattern.drop) return refuse_drop(quoted, pattern, result);
    if (pattern.castles != MovePattern::Castles::unsaid) {
        const std::string why = castling_refusal(*variant_, position_);
        return say("castling", quoted + ": " + (why.empty() ? "castling goes elsewhere" : why));
    }
    if (refuse_details(quoted, pattern, result)) return;
    const std::string piece =
        pattern.symbol.empty()
            ? "no piece of " + side
            : "no " + variant_->cast().entry(*variant_->cast().type_with_symbol(pattern.symbol)).name +
                  " of " + side;
    say("movement", quoted + ": " + piece + " moves like that here");
}

// Can the piece go there, but not with all that the text says besides?
bool Game::refuse_details(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const {
    const auto tell_near = [&](const MovePattern& bare) {
        for (const auto& move : moves(start_of(bare)).moves)
            if (fits(*variant_, bare, move->plies)) result.near.push_back(move->text);
        return !result.near.empty();
    };
    MovePattern bare = pattern;
    bare.effects.clear();
    bare.leaves = false;
    if ((pattern.leaves || !pattern.effects.empty()) && tell_near(bare)) {
        result.rule = "effect";
        result.reason = quoted + ": not all of that happens at once";
        for (const EffectPattern& effect : pattern.effects) {
            MovePattern one = bare;
            one.effects = {effect};
            const auto legal = moves(start_of(one)).moves;
            if (std::none_of(legal.begin(), legal.end(),
                             [&](const auto& move) { return fits(*variant_, one, move->plies); }))
                result.reason = quoted + ": the move is possible, but not with " + effect_text(effect);
        }
        return true;
    }
    bare.promotion.clear();
    bare.passer = bare.capture = false;
    if (pattern.promotion.empty() && !pattern.passer && !pattern.capture) return false;
    if (!tell_near(bare)) return false;
    result.rule = !pattern.promotion.empty() ? "promotion" : pattern.passer ? "en-passant" : "capture";
    result.reason = quoted + (!pattern.promotion.empty() ? ": no such promotion there"
                              : pattern.passer           ? ": nothing can be captured en passant there"
                                                         : ": nothing is captured there");
    return true;
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
