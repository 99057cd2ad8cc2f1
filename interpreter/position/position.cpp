#include "position/position.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

#include "base/ranges.hpp"

namespace acedrex {

namespace {

constexpr std::uint64_t kDarkToMove = fact_key(Fact::dark_to_move, 0);

constexpr std::uint64_t lost_key(std::size_t side) {
    return fact_key(Fact::lost, 0, static_cast<std::uint16_t>(side));
}

constexpr std::uint64_t air_key(const Position::Air& air) {
    return fact_key(Fact::air_piece, std::uint32_t{air.code} << 16 | air.activator, air.at) ^
           halves_key(Fact::air_tags, Fact::more_air_tags, air.tags, 0) ^
           fact_key(Fact::air_momentum, static_cast<std::uint32_t>(air.momentum));
}

constexpr std::uint64_t last_key(std::int32_t packed) {
    return packed == Position::Last{}.packed() ? 0 : fact_key(Fact::last, static_cast<std::uint32_t>(packed));
}

}  // namespace

PositionTables::PositionTables(const Board& board, const Cast& cast)
    : fields(board.size()), codes(cast.codes()), wall(cast.wall()) {
    keys.reserve(static_cast<std::size_t>(codes) * static_cast<std::size_t>(fields));
    for (int code = 0; code < codes; ++code)
        for (int f = 0; f < fields; ++f)
            keys.push_back(piece_key(static_cast<Code>(code), static_cast<Field>(f)));
    royal.resize(static_cast<std::size_t>(codes) + 1);
    setup.resize(static_cast<std::size_t>(fields));
}

Position::Position(const PositionTables& tables) : tables_(&tables) {
    const auto fields = static_cast<std::size_t>(tables.fields);
    cells_.resize(fields + 1);
    cells_[fields] = tables.wall;
    tags_.resize(fields + 1);
    slots_.resize(fields + 1);
    counts_.resize(static_cast<std::size_t>(tables.codes) + 1);
    const std::size_t pockets = tables.queues.size();
    reserve_.resize(pockets * (static_cast<std::size_t>(tables.codes) + 1));
    pocketed_.resize(pockets * kSides);
    taken_.resize(pockets * kSides);
    for (const PositionTables::Held& held : tables.held)
        if (held.is_endless()) hold_without_end(held.code, held.pocket);
    counters_ = tables.counters;
    for (std::size_t i = 0; i < counters_.size(); ++i)
        hash_ ^= counter_key(static_cast<std::uint16_t>(i), counters_[i]);
    for (auto& list : lists_) list.reserve(fields);
    log_.reserve(256);
}

// Keeps cells, tags, counts, royals and the hash; the lists are kept by the callers.
void Position::write_cell(Field f, Code before, Code after, Tags tags_before, Tags tags_after) {
    if (before != kNoPiece) {
        --counts_[before];
        hash_ ^= tables_->key(before, f);
        if (tables_->royal[before] & PositionTables::kCheckRoyal)
            --royals_[static_cast<std::size_t>(Cast::side(before))];
    }
    if (after != kNoPiece) {
        ++counts_[after];
        hash_ ^= tables_->key(after, f);
        if (tables_->royal[after] & PositionTables::kCheckRoyal) {
            const auto side = static_cast<std::size_t>(Cast::side(after));
            ++royals_[side];
            royal_at_[side] = f;
        }
    }
    if ((tags_before | tags_after) != 0) hash_ ^= tags_key(f, tags_before) ^ tags_key(f, tags_after);
    cells_[f] = after;
    tags_[f] = tags_after;
}

void Position::set(Field f, Code code, Tags tags, Edit::Why why) {
    const Code before = cells_[f];
    const Tags tags_before = tags_[f];
    // An activation is logged even where nothing changes.
    if (before == code && tags_before == tags && why != Edit::Why::activate) return;
    Edit& edit = log_.emplace_back();
    edit.why = why;
    edit.field = f;
    edit.before = before;
    edit.after = code;
    edit.tags_before = tags_before;
    edit.tags_after = tags;
    if (!same_list(before, code)) {
        if (before != kNoPiece) {
            auto& list = list_of(before);
            const std::uint16_t slot = slots_[f];
            edit.slot = slot;
            list[slot] = list.back();
            slots_[list[slot]] = slot;
            list.pop_back();
        }
        if (code != kNoPiece) {
            auto& list = list_of(code);
            slots_[f] = static_cast<std::uint16_t>(list.size());
            list.push_back(f);
        }
    }
    write_cell(f, before, code, tags_before, tags);
}

void Position::undo_cell(const Edit& edit) {
    const Field f = edit.field;
    if (!same_list(edit.before, edit.after)) {
        if (edit.after != kNoPiece) list_of(edit.after).pop_back();
        if (edit.before != kNoPiece) {
            // Back into its slot; the field that was moved there goes back to the end.
            auto& list = list_of(edit.before);
            list.push_back(f);
            std::swap(list[edit.slot], list.back());
            slots_[list.back()] = static_cast<std::uint16_t>(list.size() - 1);
            slots_[f] = edit.slot;
        }
    }
    write_cell(f, edit.after, edit.before, edit.tags_after, edit.tags_before);
}

void Position::add_rush(Field f, int passed) {
    if (rush_count_ == kMostRushes) return;  // more pieces than can rush in two turns
    commit({.what = Edit::What::rush, .field = f, .number = passed});
}

void Position::set_up_rush(Field f, int passed) {
    if (rush_count_ == kMostRushes) return;
    rushes_[rush_count_++] = {f, static_cast<std::uint8_t>(passed), 1};
    flip_rush(rushes_[rush_count_ - 1]);
}

void Position::note_pocket(int pocket) {
    commit({.what = Edit::What::into, .why = Edit::Why::put, .slot = static_cast<std::uint16_t>(pocket)});
}

void Position::note_passage(Field in, Field out, bool back) {
    commit({.what = Edit::What::passage, .why = Edit::Why::put, .field = in, .slot = out, .number = back});
}

void Position::note_rules() {
    commit({.what = Edit::What::rules, .why = Edit::Why::put});
}

void Position::set_lost(Side side) {
    if (!has_lost(side)) commit({.what = Edit::What::lost, .number = static_cast<int>(side)});
}

void Position::write_field_tags(Field f, Tags tags) {
    if (field_tags_.empty()) field_tags_.resize(cells_.size());
    const Tags before = field_tags_[f];
    tagged_fields_ += (tags != 0) - (before != 0);
    hash_ ^= field_tags_key(f, before) ^ field_tags_key(f, tags);
    field_tags_[f] = tags;
}

void Position::set_field_tags(Field f, Tags tags) {
    if (const Tags before = field_tags(f); before != tags)
        commit({.what = Edit::What::field_tags, .field = f, .tags_before = before, .tags_after = tags});
}

// The tag goes with the record of an old rush, unless a younger rush has ended on the same field.
bool Position::loses_tag(const Rush& old) const {
    return (tags_[old.field] & kRushedTag) &&
           std::none_of(rushes().begin(), rushes().end(),
                        [&](const Rush& rush) { return rush.field == old.field && rush.age == 0; });
}

void Position::end_turn() {
    // One turn less for everything that is given for some turns.
    if (tables_->any_timed != 0) {
        for (const auto& list : lists_)
            for (const Field f : list)
                if (tags_[f] & tables_->any_timed)
                    set(f, cells_[f], tables_->later(tags_[f]), Edit::Why::expire);
        for (std::size_t f = 0; tagged_fields_ > 0 && f < field_tags_.size(); ++f)
            if (field_tags_[f] != 0) set_field_tags(static_cast<Field>(f), tables_->later(field_tags_[f]));
    }
    // Old records expire. So does the record of a piece that has left the field in the same turn: the piece
    // cannot be captured for that rush.
    for (std::size_t i = 0; i < rush_count_;) {
        const Rush rush = rushes_[i];
        if (rush.age == 0 && (tags_[rush.field] & kRushedTag)) {
            ++i;
            continue;
        }
        if (rush.age > 0 && loses_tag(rush))
            set(rush.field, cells_[rush.field], tags_[rush.field] & ~kRushedTag, Edit::Why::expire);
        commit({.what = Edit::What::expire,
                .field = rush.field,
                .slot = static_cast<std::uint16_t>(i),
                .before_number = rush.age,
                .number = rush.passed});
    }
    commit({.what = Edit::What::turn});
}

// Without the log: this is asked of every move that is listed.
std::uint64_t Position::hash_when_over() {
    std::uint64_t hash = hash_;
    if (tables_->any_timed != 0) {
        for (const auto& list : lists_)
            for (const Field f : list)
                if (tags_[f] & tables_->any_timed)
                    hash ^= tags_key(f, tags_[f]) ^ tags_key(f, tables_->later(tags_[f]));
        for (std::size_t f = 0; tagged_fields_ > 0 && f < field_tags_.size(); ++f) {
            const auto field = static_cast<Field>(f);
            if (const Tags tags = field_tags_[f]; tags != 0)
                hash ^= field_tags_key(field, tags) ^ field_tags_key(field, tables_->later(tags));
        }
    }
    for (std::size_t i = 0; i < rush_count_; ++i) {
        const Rush& rush = rushes_[i];
        const Tags tags = tables_->later(tags_[rush.field]);
        hash ^= rush_key(rush.field, rush.passed, rush.age);
        if (rush.age == 0) {
            if (tags & kRushedTag) hash ^= rush_key(rush.field, rush.passed, 1);
            continue;
        }
        const bool first = std::none_of(rushes().begin(), rushes().begin() + static_cast<std::ptrdiff_t>(i),
                                        [&](const Rush& other) { return other.field == rush.field; });
        if (first && loses_tag(rush))
            hash ^= tags_key(rush.field, tags) ^ tags_key(rush.field, tags & ~kRushedTag);
    }
    return hash;
}

Field Position::royal(Side side) const {
    const auto is_royal = [&](Field f) {
        return (tables_->royal[cells_[f]] & PositionTables::kCheckRoyal) != 0;
    };
    // Most often the only one stands where one was put last; if that has gone, another side's may stand
    // there.
    const Field last = royal_at_[static_cast<std::size_t>(side)];
    if (royals(side) == 1 && is_royal(last) && Cast::side(cells_[last]) == side) return last;
    return *ranges::find_if(pieces(side), is_royal);
}

void Position::set_to_move(Side side) {
    if (to_move_ == side) return;
    to_move_ = side;
    hash_ ^= kDarkToMove;
}

void Position::forget_rushes(FunctionRef<bool(Field f)> which) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < rush_count_; ++i) {
        const Rush rush = rushes_[i];
        const Field f = rush.field;
        if (!which(f)) {
            rushes_[kept++] = rush;
            continue;
        }
        flip_rush(rush);
        write_cell(f, cells_[f], cells_[f], tags_[f], tags_[f] & ~kRushedTag);
    }
    rush_count_ = kept;
}

void Position::set_air(const Air& air) {
    if (this->air() != nullptr) hash_ ^= air_key(air_);
    air_ = air;
    hash_ ^= air_key(air_);
}

void Position::clear_air() {
    if (air() != nullptr) commit({.what = Edit::What::air});
}

void Position::commit(const Edit& edit) {
    log_.push_back(edit);
    apply(edit, true);
}

void Position::redo(const Edit& edit) {
    if (edit.what == Edit::What::cell)
        set(edit.field, edit.after, edit.tags_after, edit.why);
    else
        commit(edit);
}

void Position::undo_to(std::size_t checkpoint) {
    while (log_.size() > checkpoint) {
        const Edit edit = log_.back();
        log_.pop_back();
        if (edit.what == Edit::What::cell)
            undo_cell(edit);
        else
            apply(edit, false);
    }
#ifdef ACEDREX_ASSERTIONS
    assert(is_consistent());
#endif
}

void Position::count_turn(int by) {
    for (std::size_t i = 0; i < rush_count_; ++i) {
        flip_rush(rushes_[i]);
        rushes_[i].age = static_cast<std::uint8_t>(rushes_[i].age + by);
        flip_rush(rushes_[i]);
    }
    to_move_ = other(to_move_);
    turns_ += by;
    hash_ ^= kDarkToMove;
}

// Does an edit that changes no cell, or takes it back.
void Position::apply(const Edit& edit, bool forward) {
    if (edit.what == Edit::What::turn) return count_turn(forward ? 1 : -1);  // most often
    const std::int32_t number = forward ? edit.number : edit.before_number;
    const auto first = rushes_.begin();
    switch (edit.what) {
        case Edit::What::rush:
            if (forward) rushes_[rush_count_++] = {edit.field, static_cast<std::uint8_t>(edit.number), 0};
            flip_rush(rushes_[rush_count_ - 1]);
            if (!forward) --rush_count_;
            break;
        case Edit::What::expire:
            if (forward) {
                flip_rush(rushes_[edit.slot]);
                std::shift_left(first + edit.slot, first + static_cast<std::ptrdiff_t>(rush_count_--), 1);
            } else {
                std::shift_right(first + edit.slot, first + static_cast<std::ptrdiff_t>(++rush_count_), 1);
                rushes_[edit.slot] = {edit.field, static_cast<std::uint8_t>(edit.number),
                                      static_cast<std::uint8_t>(edit.before_number)};
                flip_rush(rushes_[edit.slot]);
            }
            break;
        case Edit::What::quiet:
            halfmove_clock_ = number;
            break;
        case Edit::What::passes:
            passes_ = number;
            break;
        case Edit::What::lost: {
            const auto side = static_cast<std::size_t>(edit.number);
            lost_[side] = forward;
            hash_ ^= lost_key(side);
            break;
        }
        case Edit::What::last:
            hash_ ^= last_key(last_.packed()) ^ last_key(number);
            last_ = {static_cast<std::int16_t>((number >> 17) - 1), (number >> 16 & 1) != 0,
                     static_cast<Field>(number & 0xffff)};
            break;
        case Edit::What::own_last: {
            std::int32_t& type = own_last_[edit.slot];
            hash_ ^= own_last_key(edit.slot, type) ^ own_last_key(edit.slot, number);
            type = number;
            break;
        }
        case Edit::What::field_tags:
            write_field_tags(edit.field, forward ? edit.tags_after : edit.tags_before);
            break;
        case Edit::What::reserve:
            write_reserve(edit, forward);
            break;
        case Edit::What::counter:
            hash_ ^= counter_key(edit.slot, counters_[edit.slot]) ^ counter_key(edit.slot, number);
            counters_[edit.slot] = number;
            break;
        case Edit::What::air:
            if (!forward) std::swap(air_, begun_);
            hash_ ^= air_key(air_);
            if (forward) begun_ = std::exchange(air_, {});
            break;
        case Edit::What::cell:
        case Edit::What::turn:
        case Edit::What::part:
        case Edit::What::into:
        case Edit::What::passage:
        case Edit::What::rules:
            break;
    }
}

std::uint64_t Position::recomputed_hash() const {
    std::uint64_t hash = to_move_ == Side::dark ? kDarkToMove : 0;
    for (std::size_t f = 0; f + 1 < cells_.size(); ++f) {
        const auto field = static_cast<Field>(f);
        if (cells_[f] != kNoPiece) hash ^= tables_->key(cells_[f], field);
        hash ^= tags_key(field, tags_[f]) ^ field_tags_key(field, field_tags(field));
    }
    for (const Rush& rush : rushes()) hash ^= rush_key(rush.field, rush.passed, rush.age);
    for (std::size_t i = 0; i < lost_.size(); ++i)
        if (lost_[i]) hash ^= lost_key(i);
    if (air() != nullptr) hash ^= air_key(air_);
    hash ^= last_key(last_.packed());
    for (std::size_t i = 0; i < own_last_.size(); ++i)
        hash ^= own_last_key(static_cast<std::uint16_t>(i), own_last_[i]);
    const std::size_t slots = static_cast<std::size_t>(tables_->codes) + 1;
    for (std::size_t i = 0; i < reserve_.size(); ++i)
        hash ^= reserve_key(static_cast<std::uint16_t>(i / slots), static_cast<Code>(i % slots), reserve_[i]);
    for (std::size_t i = 0; i < pocketed_.size(); ++i) hash ^= line_key(i);
    for (std::size_t i = 0; i < counters_.size(); ++i)
        hash ^= counter_key(static_cast<std::uint16_t>(i), counters_[i]);
    return hash;
}

void Position::put_in_order() {
    forget_log();
    for (auto& list : lists_) {
        std::sort(list.begin(), list.end());
        for (std::size_t i = 0; i < list.size(); ++i) slots_[list[i]] = static_cast<std::uint16_t>(i);
    }
    const auto end = rushes_.begin() + static_cast<std::ptrdiff_t>(rush_count_);
    std::sort(rushes_.begin(), end, [](const Rush& a, const Rush& b) {
        return std::tie(a.field, a.passed, a.age) < std::tie(b.field, b.passed, b.age);
    });
}

bool Position::is_consistent() const {
    std::vector<std::uint16_t> counts(counts_.size());
    std::array<int, kSides> royals{};
    std::size_t listed = 0;
    int tagged = 0;
    for (const auto& list : lists_) listed += list.size();
    for (Field f = 0; f < tables_->fields; ++f) {
        tagged += field_tags(f) != 0;
        const Code code = cells_[f];
        if (code == kNoPiece) continue;
        const auto side = static_cast<std::size_t>(Cast::side(code));
        --listed;
        ++counts[code];
        royals[side] += (tables_->royal[code] & PositionTables::kCheckRoyal) != 0;
        if (slots_[f] >= lists_[side].size() || lists_[side][slots_[f]] != f) return false;
    }
    return listed == 0 && counts == counts_ && royals == royals_ && tagged == tagged_fields_ &&
           hash_ == recomputed_hash();
}

bool Position::operator==(const Position& other) const {
    return cells_ == other.cells_ && tags_ == other.tags_ && to_move_ == other.to_move_ &&
           halfmove_clock_ == other.halfmove_clock_ && passes_ == other.passes_ && turns_ == other.turns_ &&
           lost_ == other.lost_ && reserve_ == other.reserve_ && taken_ == other.taken_ &&
           pocketed_ == other.pocketed_ && counters_ == other.counters_ && air_ == other.air_ &&
           partial_ == other.partial_ && unknown_ == other.unknown_ && lists_ == other.lists_ &&
           last_ == other.last_ && own_last_ == other.own_last_ && hash_ == other.hash_ &&
           std::equal(rushes().begin(), rushes().end(), other.rushes().begin(), other.rushes().end());
}

}  // namespace acedrex
