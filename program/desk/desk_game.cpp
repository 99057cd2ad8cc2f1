#include "desk/desk_game.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <utility>

#include "notation/text/tags.hpp"

namespace acedrex::program {

namespace {

constexpr std::size_t kMostChoices = 200;  // that are offered at once

// In the order in which they count where ways share a field.
constexpr const char* kTargetKinds[] = {"captures", "activates", "goes", "drops", "other"};

constexpr int kGoes = 2;

int kind_of(const PlyRecord& ply) {
    if (!ply.captures.empty()) return 0;
    switch (ply.kind) {
        case PlyKind::activate:
            return 1;
        case PlyKind::move:
        case PlyKind::rush:
        case PlyKind::promote:
        case PlyKind::castle:
            return kGoes;
        case PlyKind::drop:
            return 3;
        default:
            return 4;
    }
}

// Where its partner in castling stands.
std::optional<Field> partner_of(const PlyRecord& ply) {
    for (const SideEffect& effect : ply.effects)
        if (effect.kind == SideEffect::Kind::castle) return effect.from;
    return std::nullopt;
}

// The fields that a click may name for the ply. A shot ends where it began: it is named by what it takes,
// else by where it puts something, and castling in which the piece stays by its partner.
std::vector<Field> fields_of(const PlyRecord& ply) {
    if (ply.to == kNoField) return {};
    if (ply.to == ply.from)
        if (const auto partner = partner_of(ply)) return {*partner};
    std::vector<Field> fields;
    if (ply.to == ply.from) {
        for (const LeftPiece& taken : ply.captures) fields.push_back(taken.field);
        if (fields.empty())
            for (const SideEffect& effect : ply.effects)
                if (effect.kind == SideEffect::Kind::place) fields.push_back(effect.to);
    }
    return fields.empty() ? std::vector{ply.to} : fields;
}

void add(std::map<Field, Target>& targets, Field field, const PlyRecord& ply, int kind) {
    const auto [target, added] = targets.try_emplace(field, Target{field, kTargetKinds[kind], 0, ply.action});
    if (target->second.action != ply.action) target->second.action = 0;
    if (!added &&
        std::find(kTargetKinds, kTargetKinds + kind + 1, target->second.kind) == kTargetKinds + kind + 1)
        target->second.kind = kTargetKinds[kind];
    ++target->second.ways;
}

std::vector<Target> listed(const std::map<Field, Target>& targets) {
    std::vector<Target> list;
    for (const auto& [field, target] : targets) list.push_back(target);
    return list;
}

bool is_drop_of(const Variant& variant, const PlyRecord& ply, const Stored& stored) {
    return ply.kind == PlyKind::drop && ply.piece == stored.piece && ply.pocket == stored.pocket &&
           (!stored.kept || tags_text(variant, ply.kept.tags) == *stored.kept);
}

// What tells the way from others to the same field: a piece that is promoted, perhaps not the one that moves.
Code becomes(const BegunTurn::Way& way) {
    for (std::size_t i = way.told; i < way.made.plies.size(); ++i) {
        const PlyRecord& ply = way.made.plies[i];
        if (ply.promoted_to != kNoPiece) return ply.promoted_to;
        for (const SideEffect& effect : ply.effects)
            if (effect.kind == SideEffect::Kind::change) return effect.piece;
    }
    return way.ply().piece;
}

// What its last ply leaves on the board: the piece, or what it becomes.
Code stands_last(const ListedMove& move) {
    if (move.plies.empty()) return kNoPiece;
    const PlyRecord& ply = move.plies.back();
    return ply.promoted_to != kNoPiece ? ply.promoted_to : ply.piece;
}

// The whole turns that begin so: one that is whole already, or those that go on.
std::vector<std::shared_ptr<const ListedMove>> ends_of(BegunTurn& turn, std::size_t most) {
    std::shared_ptr<const ListedMove> whole;
    if (!turn.goes_on()) return turn.end(whole) ? std::vector{whole} : decltype(Listing::moves){};
    return turn.endings(most).moves;
}

}  // namespace

DeskFault fault_of(const PlayResult& result) {
    const char* rule = result.kind == PlayResult::Kind::not_notation ? "not-notation"
                       : result.kind == PlayResult::Kind::ambiguous  ? "ambiguous"
                                                                     : result.rule.c_str();
    return {result.reason, rule, result.near};
}

DeskFault no_position(const std::vector<Diagnostic>& faults) {
    std::string all;
    for (const Diagnostic& fault : faults)
        all += (all.empty() ? "" : "\n") + fault.message + (fault.remedy.empty() ? "" : "; " + fault.remedy);
    return {all.empty() ? "this is not a position" : all, "setup"};
}

Position during(BegunTurn& turn) {
    Position position = turn.position();
    if (const auto air = turn.activated()) {
        Position::Air told;
        told.code = air->piece;
        told.at = air->at;
        told.momentum = air->momentum.value_or(Position::Air::kNoLimit);
        position.set_air(told);
    }
    return position;
}

DeskGame::DeskGame(Game start) : start_(start), game_(std::move(start)), texts_(game_.texts()) {
    while (start_.undo()) {
    }
}

std::optional<BegunTurn::Activated> DeskGame::in_air() {
    return turn_ ? turn_->activated() : std::nullopt;
}

Position DeskGame::position() {
    return turn_ ? during(*turn_) : game().position();
}

// Asking for it may list all moves of the position.
const Status& DeskGame::status() const {
    if (!status_) status_ = seen() ? seen()->status() : game_.status();
    return *status_;
}

std::optional<Conduct::Agreement> DeskGame::ended() const {
    if (conduct_.agreed() || turn_ || !read_end_ || game_.texts() != read_texts_) return conduct_.agreed();
    return read_end_;
}

void DeskGame::ends(const std::optional<Conduct::Agreement>& as_read) {
    read_end_ = as_read;
    read_texts_ = game_.texts();
}

bool DeskGame::is_over() const {
    return conduct_.agreed().has_value() || status().over();
}

void DeskGame::forget() {
    before_.reset();
    status_.reset();
    asked_.reset();
    seen_.reset();
    seen_texts_.reset();
}

// What is looked at is clicked next.
const std::vector<BegunTurn::Way>& DeskGame::ways_from(Field from) {
    if (!asked_ || asked_->first != from) asked_.emplace(from, turn().next_from(from));
    return asked_->second;
}

void DeskGame::need_open() const {
    if (is_over()) throw DeskFault{"the game is over", "over"};
}

std::vector<PartsAhead> DeskGame::ahead() {
    return is_over() || waits() ? std::vector<PartsAhead>{} : parts_ahead(turn());
}

void DeskGame::need_turn() const {
    need_open();
    if (waits()) throw not_ones_turn(*seen());
}

BegunTurn& DeskGame::turn() {
    if (turn_) return *turn_;
    if (!before_) before_ = std::make_unique<BegunTurn>(game());
    return *before_;
}

std::vector<Target> DeskGame::targets(Field from) {
    std::map<Field, Target> targets;
    if (is_over() || waits()) return {};
    std::vector<std::pair<Field, const PlyRecord*>> partners;
    for (const BegunTurn::Way& way : ways_from(from)) {
        const PlyRecord& ply = way.ply();
        for (const Field field : fields_of(ply)) add(targets, field, ply, kind_of(ply));
        if (const auto partner = partner_of(ply)) partners.emplace_back(*partner, &ply);
    }
    for (const auto& [partner, ply] : partners)
        if (!targets.contains(partner)) add(targets, partner, *ply, kGoes);
    return listed(targets);
}

std::vector<Target> DeskGame::drops(const Stored& stored) {
    std::map<Field, Target> targets;
    if (is_over() || waits()) return {};
    for (const BegunTurn::Way& way : turn().next())
        if (is_drop_of(variant(), way.ply(), stored))
            add(targets, way.ply().to, way.ply(), kind_of(way.ply()));
    return listed(targets);
}

std::vector<BegunTurn::Way> DeskGame::ways_to(Field from, Field to) {
    std::vector<BegunTurn::Way> ways, castlings;
    for (const BegunTurn::Way& way : ways_from(from)) {
        const PlyRecord& ply = way.ply();
        const std::vector<Field> fields = fields_of(ply);
        if (std::find(fields.begin(), fields.end(), to) != fields.end()) ways.push_back(way);
        if (partner_of(ply) == to) castlings.push_back(way);
    }
    return ways.empty() ? castlings : ways;
}

std::vector<Choice> DeskGame::step(Field from, Field to) {
    need_turn();
    const auto ways = ways_to(from, to);
    if (ways.empty()) {
        if (attempt_unlisted(from, to)) return {};
        if (targets(from).empty()) throw reason(from);
        const Code code = position().at(from);
        throw DeskFault{fmt::format("{} does not go from {} to {}",
                                    code == kNoPiece ? "what is there" : "the " + variant().cast().name(code),
                                    variant().board().name(from), variant().board().name(to)),
                        "movement"};
    }
    return take_one(ways);
}

std::vector<Choice> DeskGame::drop(const Stored& stored, Field to) {
    need_turn();
    std::vector<BegunTurn::Way> ways;
    for (const BegunTurn::Way& way : turn().next())
        if (is_drop_of(variant(), way.ply(), stored) && way.ply().to == to) ways.push_back(way);
    if (ways.empty())
        throw DeskFault{fmt::format("the {} cannot come in on {}", variant().cast().name(stored.piece),
                                    variant().board().name(to)),
                        "drop"};
    return take_one(ways);
}

std::vector<Choice> DeskGame::take_one(const std::vector<BegunTurn::Way>& ways) {
    if (ways.size() == 1) {
        take(ways.front());
        return {};
    }
    // Complete moves, as each of them may go on.
    std::vector<Choice> choices;
    const bool begins = turn_ == nullptr;
    if (begins) turn_ = std::make_unique<BegunTurn>(game());
    for (const BegunTurn::Way& way : ways) {
        turn_->take(way);
        for (const auto& move : ends_of(*turn_, kMostChoices - choices.size()))
            choices.push_back({move->text, becomes(way)});
        turn_->take_back();
        if (choices.size() >= kMostChoices) break;
    }
    if (begins) turn_.reset();
    return choices;
}

void DeskGame::take(const BegunTurn::Way& way) {
    asked_.reset();
    if (!turn_) turn_ = std::make_unique<BegunTurn>(game());
    turn_->take(way);
    try {
        if (turn_->goes_on()) return;
        std::shared_ptr<const ListedMove> whole;
        if (const PlayResult result = turn_->end(whole); !result) throw fault_of(result);
        make(*whole);
    } catch (...) {
        // Nothing is changed by what cannot be done, also where a script fails.
        if (turn_) turn_->take_back();
        if (turn_ && turn_->empty()) turn_.reset();
        throw;
    }
}

// Turns that were taken back are forgotten, unless this is the first of them.
void DeskGame::made(const std::string& text) {
    forget();
    const std::size_t at = game_.texts().size() - 1;
    if (at < texts_.size() && texts_[at] == text) return;
    texts_.resize(at);
    texts_.push_back(text);
}

void DeskGame::begin(const std::string& text) {
    if (waits()) throw not_ones_turn(*seen());
    auto turn = std::make_unique<BegunTurn>(game());
    if (const PlayResult result = turn->add(text); !result) throw fault_of(result);
    asked_.reset();
    turn_ = std::move(turn);
}

void DeskGame::play(const std::string& text) {
    need_turn();
    // Either the whole move, which begins as the turn does, or what follows.
    const PlayResult whole = play_whole(text);
    if (whole) return;
    if (!turn_ || is_refused_attempt(whole)) throw fault_of(whole);
    asked_.reset();
    if (const PlayResult result = turn_->add(text); !result) throw fault_of(result);
    if (turn_->goes_on()) return;
    std::shared_ptr<const ListedMove> found;
    if (const PlayResult end = turn_->end(found); !end) throw fault_of(end);
    make(*found);
}

// A move of the game, which was played before.
void DeskGame::play_again(Game& game, const std::string& text) const {
    if (text == kNullMove) return game.pass_anyway();
    if (const PlayResult result = game.play(text); !result) throw fault_of(result);
}

bool DeskGame::can_pass() {
    if (is_over() || turn_ || waits()) return false;
    if (variant().obligations(position().to_move()).pass == MoveObligations::Pass::never) return false;
    const auto& ways = turn().next();
    return std::any_of(ways.begin(), ways.end(),
                       [](const BegunTurn::Way& way) { return way.ply().passes(); });
}

void DeskGame::pass() {
    need_turn();
    for (const BegunTurn::Way& way : turn().next())
        if (way.ply().passes()) {
            const BegunTurn::Way copy = way;
            return take(copy);
        }
    throw DeskFault{"the rules have no pass here", "pass"};
}

DeskGame::Endings DeskGame::endings(std::size_t most) {
    if (!turn_) throw DeskFault{"no turn has been begun", "begun"};
    const Listing listed = turn_->endings(most);
    Endings found{{}, listed.complete};
    for (const auto& move : listed.moves) found.moves.push_back({move->text, stands_last(*move)});
    return found;
}

// A search that was stopped has left turns that are made in place as it pleased.
void DeskGame::begin_again() {
    asked_.reset();
    before_.reset();
    if (!turn_) return;
    const std::vector<BegunTurn::Way> ways = turn_->taken();
    turn_ = std::make_unique<BegunTurn>(game());
    for (const BegunTurn::Way& way : ways) turn_->take(way);
}

bool DeskGame::can_undo() const {
    return turn_ || conduct_.agreed() || (shown() > 0 && (!seen() || waits()));
}

bool DeskGame::back() {
    if (!turn_) return undo();
    asked_.reset();
    turn_->take_back();
    if (turn_->empty()) turn_.reset();
    return true;
}

bool DeskGame::undo() {
    if (turn_) {
        turn_.reset();
        asked_.reset();
        return true;
    }
    const bool was_agreed = conduct_.take_back();
    if (!was_agreed && shown() > 0 && !can_undo())
        throw DeskFault{fmt::format("the last turn is {}'s, who alone may take it back",
                                    to_string(other(seen()->side()))),
                        "turn"};
    forget();
    return was_agreed || game_.undo();
}

bool DeskGame::redo() {
    if (shown() == texts_.size()) return false;
    go_to(shown() + 1);
    return true;
}

void DeskGame::go_to(std::size_t turns) {
    turn_.reset();
    forget();
    conduct_.take_back();
    while (game_.texts().size() > turns) game_.undo();
    while (game_.texts().size() < turns) play_again(game_, texts_[game_.texts().size()]);
}

Conduct::Answer DeskGame::say(Conduct::Answer (Conduct::*what)(Side), Side by) {
    need_open();
    const Conduct::Answer answer = (conduct_.*what)(by);
    if (!answer.done) throw DeskFault{answer.words, "offer"};
    if (conduct_.agreed()) {
        turn_.reset();
        forget();
    }
    return answer;
}

}  // namespace acedrex::program
