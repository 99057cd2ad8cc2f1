// Drops that are forced. Whether one can be made is judged over whole turns: of a turn that leaves it out it
// is asked whether some legal turn makes it. Of several the first one in the turn is judged first, and the
// next one among the turns that are left.

#include "base/ranges.hpp"
#include "legality/legal.hpp"

namespace acedrex {

namespace {

// Those of the turn that may be forced, in order.
void add_forced_drops(const std::vector<Part>& parts, std::vector<const Part*>& drops) {
    for (const Part& part : parts) {
        if (part.forced_number >= 0) drops.push_back(&part);
        add_forced_drops(part.parts, drops);
    }
}

}  // namespace

void LegalMoves::judge_each_forced_drop() {
    const Turn& turn = variant_.turn();
    look_.forced = {};
    if (safety_.ignored() || position_.air() != nullptr) return;
    std::vector<const Part*> drops;
    add_forced_drops(turn.ways, drops);
    look_.forced.least.assign(drops.size(), 0);
    const bool filled = !variant_.move_rules().captures.empty();  // pockets may be, in this turn
    for (const Part* drop : drops) {
        if (!may_be_forced(*drop, position_) || (!filled && !generator_.waits(*drop))) continue;
        while (look_.forced.at(*drop) < drop->times && some_turn_makes(*drop, look_.forced.at(*drop) + 1))
            ++look_.forced.at(*drop);
    }
}

// Does some legal turn make the drop so often?
bool LegalMoves::some_turn_makes(const Part& drop, int times) {
    Looking how = alike();
    how.forced = look_.forced;
    how.forced.at(drop) = times;
    how.forced.wanted = &drop;
    return ask_another(how, [](LegalMoves& looking) {
        const Work work(kOfListing);
        return looking.some_turn();
    });
}

// Can a turn of this way, which is due, be legal, as far as it leaves out others that are single drops?
bool LegalMoves::may_take(const Part& way) {
    if (look_.forced.least.empty()) return true;
    if (look_.forced.wanted != nullptr && way.parts.empty() && &way != look_.forced.wanted) return false;
    if (look_.forced.wanted == &way && due(way, position_) != Due::must) return false;
    return ranges::all_of(variant_.turn().ways, [&](const Part& given) {
        const Part& other = plan_.due_part(given, position_);
        return &other == &way || other.forced_number < 0 || look_.forced.at(other) == 0;
    });
}

// The same of a turn of such a course.
bool LegalMoves::leaves_out(const Course& course) const {
    if (look_.forced.wanted != nullptr &&
        (course.forced.empty() ||
         look_.forced.made_by(course, *look_.forced.wanted) < look_.forced.at(*look_.forced.wanted)))
        return true;
    for (std::size_t i = 0; i < course.forced.size() && i < look_.forced.least.size(); ++i)
        if (course.forced[i].left > 0 && course.forced[i].made < look_.forced.least[i]) return true;
    return false;
}

// Goes on with a turn that leaves out these drops, as far as there is a piece to be dropped.
bool LegalMoves::without(std::span<const Part* const> drops, Course& course, FunctionRef<bool()> go_on) {
    const std::vector<Course::Forced> before = course.forced;
    bool too_few = false;
    for (const Part* drop : drops) {
        if (!generator_.waits(*drop)) continue;
        const Course::Forced& so_far = course.add_forced(variant_.turn(), *drop, &Course::Forced::left);
        too_few =
            too_few || (!look_.forced.least.empty() && drop->times - so_far.left < look_.forced.at(*drop));
    }
    const bool more = too_few || go_on();
    course.forced = before;
    return more;
}

}  // namespace acedrex
