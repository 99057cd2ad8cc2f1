#include "engines/paths.hpp"

#include <algorithm>
#include <utility>

#include "base/engines.hpp"
#include "engines/unroll.hpp"

namespace acedrex {

namespace {

class PathMaker {
    using Deed = Paths::Deed;
    using What = Paths::Condition::What;

  public:
    PathMaker(const Movement& movement, Code walker, const BindContext& binding, const Meetings& meetings)
        : movement_(movement),
          walker_(walker),
          tables_(movement.tables),
          binding_(binding),
          unroller_(movement.program, walker, binding, meetings, made_) {}

    std::shared_ptr<const Paths> make() {
        made_.apart = std::none_of(tables_.begin(), tables_.end(), [](const TableAlternative& t) {
            return t.kind == TableAlternative::Kind::passer;
        });
        bool any = false;
        const bool walks = !movement_.walks.empty() && !movement_.looks;
        for (Field f = 0; f < binding_.board->size(); ++f) {
            made_.offsets.push_back(static_cast<std::uint32_t>(made_.paths.size()));
            const bool foreseen = walks && (binding_.board->is_hole(f) || foresee(f));
            made_.foreseen.push_back(foreseen);
            any = any || foreseen;
            made_.apart = made_.apart && foreseen && are_apart(f);
        }
        made_.offsets.push_back(static_cast<std::uint32_t>(made_.paths.size()));
        if (movement_.whole_on_capture() != Movement::kNoProgram) any = foresee_captures() || any;
        return any ? std::make_shared<const Paths>(std::move(made_)) : nullptr;
    }

  private:
    // What depends on nothing that fields differ in is foreseen on all of them, or on none.
    bool foresee_captures() {
        const std::vector<Instruction>& code = movement_.program.code;
        const bool alike_everywhere =
            std::none_of(code.begin() + movement_.whole_on_capture(), code.end(), [](const Instruction& in) {
                return in.op == Op::step || in.op == Op::test_fields || in.asks(GuardKind::start_colour) ||
                       in.does_any(kShifts);
            });
        bool any = false;
        made_.after_capture.assign(static_cast<std::size_t>(binding_.board->size()), Paths::kNone);
        for (Field f = 0; f < binding_.board->size(); ++f) {
            if (binding_.board->is_hole(f)) continue;
            made_.after_capture[f] = after_capture(f);
            any = any || made_.after_capture[f] != Paths::kNone;
            if (alike_everywhere && !any) break;
        }
        return any;
    }

    std::uint32_t after_capture(Field at) {
        try {
            add(unroller_.rule(movement_.whole_on_capture(), at));
        } catch (const NotForeseen&) {
            return Paths::kNone;
        }
        return static_cast<std::uint32_t>(made_.paths.size() - 1);
    }

    bool foresee(Field from) {
        Unroller::Ways ways;
        try {
            ways = unroller_.walks(movement_.walks, from);
        } catch (const NotForeseen&) {
            return false;
        }
        // Whether a walk that comes back has changed anything is asked of the position.
        const bool comes_back = std::any_of(ways.begin(), ways.end(), [&](const UnrolledWay& way) {
            return way.f == from || unroller_.does(way, [&](const Deed& deed) {
                return deed.field == from && deed.what != Deed::What::tag_field;
            });
        });
        if (comes_back) return false;
        std::vector<bool> added(ways.size());
        for (std::size_t i = 0; i < ways.size(); ++i) {
            if (added[i]) continue;
            for (std::size_t j = i; j < ways.size(); ++j) {
                if (added[j] || !unroller_.do_the_same(ways[i], ways[j])) continue;
                added[j] = true;
                add(ways[j]);
                made_.paths.back().again = j > i;
            }
        }
        return true;
    }

    void add(const UnrolledWay& way) {
        const std::vector<Deed> deeds = unroller_.deeds_of(way);
        Paths::Path path{.first_condition = static_cast<std::uint32_t>(made_.conditions.size()),
                         .first_deed = static_cast<std::uint32_t>(made_.deeds.size()),
                         .deeds = static_cast<std::uint16_t>(deeds.size()),
                         .to = way.f,
                         .piece = way.w,
                         .as = way.as,
                         .gone = way.down == UnrolledWay::Down::gone,
                         .promotes = !way.no_promotion};
        path.goes_and_takes = goes_and_takes(way, deeds);
        const std::vector<Paths::Condition> conditions = unroller_.conditions_of(way);
        for (auto one = conditions.begin(); one != conditions.end(); ++one) {
            Paths::Condition condition = *one;
            if (condition.what == What::codes) {
                // The last one holds all that has been asked of the field.
                const bool more = std::any_of(one + 1, conditions.end(), [&](const Paths::Condition& later) {
                    return later.what == What::codes && later.field == condition.field;
                });
                if (more) continue;
                condition.set = unroller_.number_of(condition.set);
            }
            made_.conditions.push_back(condition);
            ++path.conditions;
        }
        made_.deeds.insert(made_.deeds.end(), deeds.begin(), deeds.end());
        // What fails most is asked first: an empty field is what there is most of.
        std::stable_partition(made_.conditions.begin() + path.first_condition, made_.conditions.end(),
                              [&](const Paths::Condition& c) {
                                  return c.what != What::codes || made_.code_sets[c.set][kNoPiece] == 0;
                              });
        made_.paths.push_back(path);
    }

    bool goes_and_takes(const UnrolledWay& way, const std::vector<Deed>& deeds) {
        if (way.down != UnrolledWay::Down::landed || way.w != walker_) return false;
        std::vector<Field> taken;
        for (const Deed& deed : deeds) {
            const bool again = std::find(taken.begin(), taken.end(), deed.field) != taken.end();
            const bool good = deed.what == Deed::What::put ? deed.number == 0 && !again
                              : deed.what == Deed::What::remove
                                  ? deed.number == 0 && !again && !unroller_.may_be_own(way, deed.field)
                                  : deed.what == Deed::What::tag && deed.field == way.f;
            if (!good) return false;
            if (deed.what == Deed::What::remove) taken.push_back(deed.field);
        }
        return !unroller_.may_be_own(way, way.f);
    }

    // The fields where something is taken besides.
    std::vector<Field> taken_by(const Paths::Path& path) const {
        std::vector<Field> taken;
        for (const Deed& deed : made_.deeds_of(path))
            if (deed.what == Deed::What::remove) taken.push_back(deed.field);
        std::sort(taken.begin(), taken.end());
        return taken;
    }

    bool tables_may_end(Field from, Field to) const {
        bool found = false;
        for (const TableAlternative& t : tables_)
            for_each_possible_end(t, from, *binding_.board, [&](Field f) { found = found || f == to; });
        return found;
    }

    // Do paths from there that end on one field take different pieces, and tables lead to none where nothing
    // is taken besides?
    bool are_apart(Field from) const {
        const std::size_t first = made_.offsets.back();
        for (std::size_t i = first; i < made_.paths.size(); ++i) {
            const Paths::Path& path = made_.paths[i];
            if (!path.goes_and_takes) return false;
            if (path.again) continue;
            const std::vector<Field> taken = taken_by(path);
            if (taken.empty() && tables_may_end(from, path.to)) return false;
            for (std::size_t j = first; j < i; ++j)
                if (made_.paths[j].to == path.to && !made_.paths[j].again &&
                    taken_by(made_.paths[j]) == taken)
                    return false;
        }
        return true;
    }

    const Movement& movement_;
    Code walker_;
    const std::vector<TableAlternative>& tables_;
    const BindContext& binding_;
    Paths made_;
    Unroller unroller_;
};

// With the walker taken up; mover: as what, and carrying what, it has begun.
void do_deeds(const Paths& paths, const Paths::Path& path, Code mover, Tags carried, Position& position) {
    using Deed = Paths::Deed;
    const PositionTables& tables = position.tables();
    const auto put = [&](Field f, Code code, Tags before, Edit::Why why) {
        position.set(f, code, tables.arrival_tags(f, code, before), why);
    };
    for (const Deed& deed : paths.deeds_of(path)) {
        const Code there = position.at(deed.field);
        const Tags tags = position.tags(deed.field);
        switch (deed.what) {
            case Deed::What::put: {
                Tags arrives = tables.arrival_tags(deed.field, deed.code, carried);
                if (deed.code != mover) arrives &= ~tables.promoted_tag;
                if (deed.number > 0) arrives |= kRushedTag;
                position.set(deed.field, deed.code, arrives,
                             there == kNoPiece ? Edit::Why::put : Edit::Why::capture);
                if (deed.number > 0) position.add_rush(deed.field, deed.number);
                break;
            }
            case Deed::What::remove:
                if (deed.number == 0 || paths.code_sets[deed.number - 1u][there] != 0)
                    position.set(deed.field, kNoPiece, 0, deed.why);
                break;
            case Deed::What::shift:
                position.set(deed.field, kNoPiece, 0, deed.why);
                put(deed.to, there, tags, deed.why);
                break;
            case Deed::What::place:
                put(deed.field, deed.code, 0, deed.why);
                break;
            case Deed::What::retype:
                if (const Code code = paths.retypings[deed.number][there]; code != there)
                    put(deed.field, code, tags, deed.why);
                break;
            case Deed::What::tag:
                position.set(deed.field, there, (tags & ~deed.clear) | deed.give, deed.why);
                break;
            case Deed::What::tag_field:
                position.set_field_tags(deed.field,
                                        (position.field_tags(deed.field) & ~deed.clear) | deed.give);
                break;
        }
    }
}

}  // namespace

void go(const Paths& paths, const Paths::Path& path, Field from, Position& position) {
    const Code mover = position.at(from);
    const Tags carried = position.tags(from);
    position.set(from, kNoPiece, 0, Edit::Why::lift);
    do_deeds(paths, path, mover, carried, position);
}

bool follow_capture(const Paths& paths, Field at, Position& position) {
    if (paths.after_capture.empty() || paths.after_capture[at] == Paths::kNone) return false;
    do_deeds(paths, paths.paths[paths.after_capture[at]], position.at(at), 0, position);
    return true;
}

std::shared_ptr<const Paths> paths_of(const Movement& movement, Code walker, const BindContext& binding,
                                      const Meetings& meetings) {
    if (!Engines::use(Engines::paths)) return nullptr;
    return PathMaker(movement, walker, binding, meetings).make();
}

}  // namespace acedrex
