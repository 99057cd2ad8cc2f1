// Turns made part by part, or ply by ply: what may follow, and which turns are whole.
#include "notation/find/begun_turn.hpp"

#include <algorithm>
#include <tuple>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "legality/legal.hpp"
#include "notation/find/finding.hpp"
#include "notation/move/notation.hpp"
#include "notation/text/notations.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

constexpr std::size_t kMostStates = 400;  // that are looked at to see whether a way leads to a legal turn
constexpr std::size_t kMostLooksForEnds = 4'000;
constexpr std::size_t kMostFound = 8;    // ways that a text may fit
constexpr std::size_t kMostLooks = 400;  // at what may follow, to find what a text of several parts means

Position in_order(Position position) {
    position.put_in_order();
    return position;
}

}  // namespace

BegunTurn::BegunTurn(const Game& game)
    : game_(game),
      variant_(game.variant()),
      position_(in_order(game.position())),
      legal_(std::make_unique<LegalMoves>(variant_, position_)) {
    game_.state().lift_where_escapes_repeat(*legal_);
}

BegunTurn::~BegunTurn() = default;

bool BegunTurn::may_be_long(const Variant& variant) {
    return variant.turn().several || parts_go_on(variant);
}

std::vector<TurnPart> BegunTurn::following(std::optional<Field> only_from) {
    std::vector<TurnPart> parts;
    const auto add = [&](const TurnPart& part) {
        if (ranges::find(parts, part) == parts.end()) parts.push_back(part);
        return true;
    };
    legal_->next(add, only_from);
    return parts;
}

ListedMove BegunTurn::made_so_far() {
    MoveList list;
    legal_->so_far(list);
    return made_of(variant_, game_.position(), list.moves[0], list.edits.data());
}

// Each part that may follow, with the promotions that have to follow at once.
void BegunTurn::explore(const Where& where, std::vector<TurnPart>& parts, std::vector<Way>& found) {
    for (const TurnPart& part : following(where.from)) {
        if (part.kind == TurnPart::Kind::ply &&
            ((where.from && part.from != *where.from) || (where.to && part.to != *where.to)))
            continue;
        if (Patience::stopped()) return;
        legal_->make(part);
        parts.push_back(part);
        const std::vector<TurnPart> then = following();
        const bool may_end = legal_->may_end();
        const bool promotes = !may_end && !then.empty() && ranges::all_of(then, [](const TurnPart& one) {
            return one.kind == TurnPart::Kind::promotion;
        });
        if (promotes)
            explore({}, parts, found);
        else if (may_end || !then.empty())
            found.push_back({parts, made_so_far(), told(), !then.empty()});
        parts.pop_back();
        legal_->unmake();
    }
}

std::vector<BegunTurn::Way> BegunTurn::ways(const Where& where) {
    std::vector<Way> found;
    std::vector<TurnPart> parts;
    explore(where, parts, found);
    for (Way& way : found) {
        // The record of a piece that is in the air now comes with its own ply.
        std::vector<PlyRecord>& plies = way.made.plies;
        if (way.goes_on && plies.size() > way.told + 1 && plies.back().activated && stuck(plies.back()))
            plies.pop_back();
    }
    std::erase_if(found, [](const Way& way) { return way.made.plies.size() <= way.told; });
    std::vector<ListedMove*> noted;
    for (Way& way : found) noted.push_back(&way.made);
    note_ways(variant_, game_.position(), noted);
    return found;
}

const std::vector<BegunTurn::Way>& BegunTurn::next() {
    if (!next_) next_ = legal_ways(std::nullopt);
    return *next_;
}

std::vector<BegunTurn::Way> BegunTurn::next_from(Field from) {
    std::vector<Way> found = next_ ? *next_ : legal_ways(from);
    std::erase_if(found, [from](const Way& way) { return way.ply().from != from; });
    return found;
}

std::vector<BegunTurn::Way> BegunTurn::legal_ways(std::optional<Field> from) {
    std::vector<Way> found = ways({.from = from, .to = {}});
    std::erase_if(found,
                  [&](const Way& way) { return !after(way.parts, [&] { return leads_to(Turns::legal); }); });
    std::vector<const ListedMove*> made;
    for (const Way& way : found) made.push_back(&way.made);
    std::vector<std::string> texts = texts_of(variant_, game_.position(), made, !from, told());
    for (std::size_t i = 0; i < found.size(); ++i) found[i].made.text = std::move(texts[i]);
    ranges::sort(found,
                 [](const Way& way) { return std::tuple(way.ply().piece, way.ply().from, way.ply().to); });
    return found;
}

bool BegunTurn::ends(Turns turns) {
    if (!legal_->may_end()) return false;
    MoveList whole;
    if (const char* rule = legal_->forbidden(whole))
        return turns == Turns::legal_or_losing && rule == std::string_view("check") &&
               variant_.obligations().self_check_loses && made_so_far().plies.size() > 1;
    return !game_.state().repeats_illegally(whole.moves[0], whole.edits.data());
}

// What is asked when these parts have been made besides.
template <class Ask>
bool BegunTurn::after(std::span<const TurnPart> parts, Ask ask) {
    for (const TurnPart& part : parts) legal_->make(part);
    const bool answer = ask();
    for (std::size_t i = 0; i < parts.size(); ++i) legal_->unmake();
    return answer;
}

bool BegunTurn::leads_to(Turns turns) {
    std::unordered_set<std::uint64_t> seen;
    if (leads_to(turns, seen)) return true;
    hopeless_[static_cast<std::size_t>(turns)].merge(seen);
    return false;
}

// Near ends first. Where too many states would have to be looked at, the answer is yes.
bool BegunTurn::leads_to(Turns turns, std::unordered_set<std::uint64_t>& seen) {
    if (ends(turns)) return true;
    const std::uint64_t state = legal_->state();
    if (hopeless_[static_cast<std::size_t>(turns)].count(state) != 0 || !seen.insert(state).second)
        return false;
    const std::vector<TurnPart> parts = following();
    if (seen.size() > kMostStates || Patience::stopped()) return !parts.empty();
    const auto any = [&](auto ask) {
        return ranges::any_of(parts, [&](const TurnPart& part) { return after({&part, 1}, ask); });
    };
    return any([&] { return ends(turns); }) || any([&] { return leads_to(turns, seen); });
}

bool BegunTurn::goes_on() {
    const bool leads_on = ranges::any_of(following(), [&](const TurnPart& part) {
        return after({&part, 1}, [&] { return leads_to(Turns::legal_or_losing); });
    });
    return leads_on || Patience::stopped();
}

std::string BegunTurn::text() const {
    return taken_.empty() ? "" : text_of(variant_, game_.position(), taken_.back().made);
}

std::optional<BegunTurn::Activated> BegunTurn::activated() {
    if (taken_.empty() || legal_->may_end()) return std::nullopt;
    for (const Way& way : next())
        if (const PlyRecord& ply = way.ply(); ply.activated)
            return Activated{ply.piece, ply.from, ply.momentum};
    return std::nullopt;
}

void BegunTurn::take(const Way& way) {
    for (const TurnPart& part : way.parts) legal_->make(part);
    taken_.push_back(way);
    next_.reset();
}

bool BegunTurn::take_back() {
    if (taken_.empty()) return false;
    for (std::size_t i = 0; i < taken_.back().parts.size(); ++i) legal_->unmake();
    taken_.pop_back();
    next_.reset();
    return true;
}

bool BegunTurn::fits_way(const MovePattern& part, const Way& way) const {
    const Candidate candidate = Candidate::of(way.made);
    const auto does = [&](const MovePattern& asked) {
        return fits_traced(game_.state(), asked, candidate, way.told) &&
               passes_over(game_.state(), asked, candidate, way.told);
    };
    // What is told with the last part may happen when the turn is over.
    return does(part) || (variant_.play().ends_turns && does(part.without_effects()));
}

std::vector<BegunTurn::Way> BegunTurn::fitting(const MovePattern& part) {
    const Board& board = variant_.board();
    const Field to = part.to.field(board);
    std::vector<Way> found = ways({.from = empty() ? start_of(board, part) : std::nullopt,
                                   .to = to == board.off() ? std::nullopt : std::optional(to)});
    std::erase_if(found, [&](const Way& way) { return !fits_way(part, way); });
    // As where whole moves are found: castling is written by its field only where nothing else goes there.
    if (part.castles == MovePattern::Castles::unsaid)
        prefer(found, [](const Way& way) { return way.ply().kind != PlyKind::castle; });
    if (!part.piece.given() && part.from.rank < 0)
        prefer(found, [&](const Way& way) { return may_be_unnamed(variant_, way.ply().piece); });
    return found;
}

// looks: how many more times it may be asked what may follow.
void BegunTurn::search(const MovePattern& pattern, Path& path, std::vector<Path>& found, std::size_t& looks) {
    if (found.size() >= kMostFound) return;
    if (path.size() == pattern.parts()) {
        found.push_back(path);
        return;
    }
    if (looks == 0) return;
    --looks;
    for (const Way& way : fitting(pattern.part(path.size()))) {
        take(way);
        path.push_back(way);
        search(pattern, path, found, looks);
        path.pop_back();
        take_back();
    }
}

// The men after each of the edits in turn: the first ones that a way leads to, and so on. Does that tell all?
bool BegunTurn::add_edits(std::string_view text) {
    std::string why;
    const auto edits = read_edits(variant_, position_.to_move(), text, why);
    if (!edits) return false;
    Men men(variant_, position_);
    std::size_t ways = 0;
    bool told_all = false;
    for (const BoardEdit& edit : *edits) {
        told_all = false;
        if (!do_edits(variant_, {&edit, 1}, men, why)) break;
        const auto leads = [&](const Way& way) {
            return after(way.parts, [&] { return Men(variant_, position_).board == men.board; });
        };
        const auto way = ranges::find_if(next(), leads);
        if (way == next().end()) continue;
        take(Way(*way));
        ++ways;
        told_all = true;
    }
    for (; !told_all && ways > 0; --ways) take_back();
    return told_all;
}

// Part by part, each of which can mean one way alone.
bool BegunTurn::add_by_forms(std::string_view text) {
    std::size_t ways = 0;
    for (const Stretch& part : split_at(plain_signs(), text, {";"})) {
        std::vector<Plies> plies;
        for (const Way& way : next()) plies.push_back(way.plies());
        const auto read = read_by_forms(variant_, MovesByForms(variant_, plies), part.text);
        if (!read || read->moves.size() != 1) {
            for (; ways > 0; --ways) take_back();
            return false;
        }
        take(Way(next()[read->moves.front()]));
        ++ways;
    }
    return true;
}

PlayResult BegunTurn::add(std::string_view given) {
    using Kind = PlayResult::Kind;
    PlayResult result;
    std::string text(given);
    const auto added = [&] {
        result.text = this->text();
        return result;
    };
    if (notations_of(variant_).forms) {
        if (add_by_forms(text)) return added();
        // A whole turn, of which several parts may be told together.
        if (std::shared_ptr<const ListedMove> whole; empty() && game_.find(text, whole))
            text = long_form(variant_, whole->plies);
    }
    if (notations_of(variant_).edits) {
        text = without_comment(variant_, given);
        if (add_edits(text)) return added();
    }
    MovePattern pattern;
    if (!parse_move(variant_, text, pattern, result.reason)) {
        result.kind = Kind::not_notation;
        result.reason = "\"" + text + "\" is not a move: " + result.reason;
        result.near = texts_of_next();
        return result;
    }
    std::vector<Path> found, dead;
    if (!empty() && pattern.parts() == 1)
        for (const Way& way : next())
            if (way.made.text == text) found = {{way}};
    if (std::size_t looks = kMostLooks; found.empty()) {
        Path path;
        search(pattern, path, found, looks);
    }
    std::erase_if(found, [&](const Path& path) {
        for (const Way& way : path) take(way);
        const bool hopeless = !leads_to(Turns::legal_or_losing);
        for (std::size_t i = 0; i < path.size(); ++i) take_back();
        if (hopeless) dead.push_back(path);
        return hopeless;
    });
    if (found.size() > 1) {
        result.kind = Kind::ambiguous;
        result.reason = "\"" + text + "\" fits " +
                        (found.size() < kMostFound ? std::to_string(found.size()) : "many") +
                        " ways of going on";
        for (const Path& path : found)
            result.near.push_back(text_of(variant_, game_.position(), path.back().made, path.front().told));
        return result;
    }
    if (found.empty()) return refused(text, dead);
    for (const Way& way : found[0]) take(way);
    return added();
}

std::vector<std::string> BegunTurn::texts_of_next() {
    std::vector<std::string> texts;
    for (const Way& way : next())
        if (texts.size() < kNear) texts.push_back(way.made.text);
    return texts;
}

PlayResult BegunTurn::refuse(std::string rule, std::string reason) {
    return PlayResult::not_legal(std::move(rule), std::move(reason), texts_of_next());
}

// dead: ways that fit the text, but from which no legal turn can be made.
PlayResult BegunTurn::refused(std::string_view text, const std::vector<Path>& dead) {
    const std::string quoted = "\"" + std::string(text) + "\"";
    if (!dead.empty()) {
        std::shared_ptr<const ListedMove> none;
        const PlayResult whole = game_.find(text_of(variant_, game_.position(), dead[0].back().made), none);
        if (whole.kind == PlayResult::Kind::not_legal && whole.rule != "turn" && whole.rule != "cascade")
            return refuse(whole.rule, whole.reason);
        return refuse("turn", quoted + " leads to no legal turn");
    }
    if (const auto air = activated())
        return refuse("cascade", quoted + " cannot follow: the " + piece_on(variant_, air->piece, air->at) +
                                     " is activated, and it makes the next ply, which is not that");
    return refuse("turn", quoted + (empty() ? " begins no turn here" : " cannot follow " + this->text()));
}

PlayResult BegunTurn::end(std::shared_ptr<const ListedMove>& found) {
    if (!legal_->may_end()) {
        if (const auto air = activated())
            return refuse("cascade", "the turn cannot end here: the activated " +
                                         piece_on(variant_, air->piece, air->at) + " must move on");
        return refuse("turn", "the turn cannot end here: it has further parts");
    }
    MoveList whole;
    const char* rule = legal_->forbidden(whole);
    const auto made = listed(whole.moves[0], whole.edits.data());
    const PlayResult by_text = find(made, found);
    if (found != nullptr || by_text.kind == PlayResult::Kind::not_legal) return by_text;
    if (rule != nullptr) return refuse(rule, "the turn cannot end here, by the rule: " + std::string(rule));
    found = among_all(made);
    PlayResult result;
    result.text = found->text;
    return result;
}

std::shared_ptr<ListedMove> BegunTurn::listed(const Move& move, const Edit* edits) const {
    auto made = std::make_shared<ListedMove>(made_of(variant_, game_.position(), move, edits));
    note_ways(variant_, game_.position(), {made.get()});
    made->text = text_of(variant_, game_.position(), *made);
    return made;
}

bool BegunTurn::is_same(const ListedMove& made, const ListedMove& move) const {
    if (move.self_check) return true;
    Position after = in_order(game_.position());
    place_move(after, move.move, move.edits.data(), variant_.move_rules());
    return after.outcome_hash() == made.move.result;
}

// The move as it is known by its text, which a saved game has to be read by; nullptr where the text stands
// for another one, for several, or for none.
PlayResult BegunTurn::find(const std::shared_ptr<ListedMove>& made,
                           std::shared_ptr<const ListedMove>& found) const {
    PlayResult by_text = game_.find(made->text, found);
    if (!by_text || !is_same(*made, *found)) found = nullptr;
    return by_text;
}

// Its outcome as the game lists it; where that is not listed, the move itself.
std::shared_ptr<const ListedMove> BegunTurn::among_all(const std::shared_ptr<ListedMove>& made) const {
    const Listing all = game_.moves();
    const auto same = ranges::find_if(all.moves, [&](const auto& move) { return is_same(*made, *move); });
    return same == all.moves.end() ? made : *same;
}

Listing BegunTurn::endings(std::size_t most) {
    Listing found;
    if (legal_->is_planned()) {
        std::size_t looks = kMostLooksForEnds;
        collect(found, most, looks);
        return found;
    }
    MoveList list;
    legal_->list_begun(list, most + 1);  // one more tells whether there are more
    found.complete = list.complete;
    for (const Move& move : list.moves) {
        if (found.moves.size() == most || Patience::stopped()) {
            found.complete = false;
            break;
        }
        const auto made = listed(move, list.edits.data());
        std::shared_ptr<const ListedMove> known;
        const PlayResult by_text = find(made, known);
        if (known == nullptr && by_text.kind == PlayResult::Kind::not_legal) continue;
        found.moves.push_back(known != nullptr ? known : among_all(made));
    }
    return found;
}

// Of turns of several parts: depth first, each as far as it goes.
void BegunTurn::collect(Listing& found, std::size_t most, std::size_t& looks) {
    if (may_end()) {
        std::shared_ptr<const ListedMove> whole;
        if (found.moves.size() >= most) {
            found.complete = false;
            return;
        }
        if (end(whole)) found.moves.push_back(whole);
    }
    if (!goes_on()) return;
    const std::vector<Way> ways = next();
    for (const Way& way : ways) {
        if (found.moves.size() >= most || looks == 0 || Patience::stopped()) {
            found.complete = false;
            return;
        }
        --looks;
        take(way);
        collect(found, most, looks);
        take_back();
    }
}

}  // namespace acedrex
