// Walks that look at nothing on their way, as tables: where they end is known at load.
#include <algorithm>
#include <array>
#include <deque>
#include <utility>

#include "movement/blind_walk.hpp"

namespace acedrex {

namespace {

using Mode = TableAlternative::Mode;

// One of the ways, to its `end`: where it leads from each start.
class BlindWay {
  public:
    BlindWay(const BindContext& binding, const Program& program, Pc begin)
        : board_(*binding.board), walk_(binding, program), begin_(begin) {
        const Field middle = board_.at(board_.files() / 2, board_.ranks() / 2);
        if (program.code[begin].op == Op::test_fields) {
            starts_ = program.field_sets[program.code[begin].b];
            ++begin_;
        }
        same_ = board_.parts().size() == 1 && middle != board_.off();
        for (Pc pc = begin_; program.code[pc].op != Op::end; ++pc) {
            const Instruction& in = program.code[pc];
            same_ = same_ && in.op != Op::step && in.op != Op::test_fields && in.op != Op::test;
        }
        if (!same_) return;
        // From the middle the fields beyond the edge reach as far as any two fields of the board lie apart.
        walk_.begin(middle);
        for (const auto& [to, mode] : walk_.ends(begin_, {middle}))
            offsets_.emplace_back(mode, board_.coordinates(to) - board_.coordinates(middle));
    }

    // end(field, mode) for every end from f, fields off the board among them.
    template <class End>
    void from(Field f, End end) {
        if (!starts_.empty() && !starts_[f]) return;
        if (same_) {
            for (const auto& [mode, v] : offsets_)
                end(board_.at(board_.file(f) + v.x, board_.rank(f) + v.y), mode);
            return;
        }
        walk_.begin(f);
        for (const auto& [to, mode] : walk_.ends(begin_, {f})) end(to, mode);
    }

  private:
    const Board& board_;
    BlindWalk walk_;
    Pc begin_;
    FieldSet starts_;    // empty: anywhere
    bool same_ = false;  // the ends lie the same way from every start, as far as there are fields
    std::vector<std::pair<Mode, Vector>> offsets_;
};

}  // namespace

std::optional<std::vector<TableAlternative>> as_blind_tables(const Program& program,
                                                             const std::vector<Pc>& ways, Code walker,
                                                             const BindContext& binding,
                                                             const Meetings& meetings,
                                                             const std::vector<std::uint8_t>& meets) {
    const Board& board = *binding.board;
    const std::vector<std::uint8_t> anywhere(static_cast<std::size_t>(binding.cast->codes()), 1);
    std::deque<BlindWay> blind;
    for (const Pc way : ways) blind.emplace_back(binding, program, way);
    std::array<TableAlternative, 3> by_mode;
    for (Field f = 0; f < board.size(); ++f) {
        for (TableAlternative& t : by_mode) t.offsets.push_back(static_cast<std::uint32_t>(t.targets.size()));
        if (board.is_hole(f)) continue;
        for (BlindWay& way : blind)
            way.from(f, [&](Field to, Mode mode) {
                if (to != f && to < board.off())
                    by_mode[static_cast<std::size_t>(mode)].targets.push_back(to);
            });
        for (TableAlternative& t : by_mode) {
            const auto here = t.targets.begin() + t.offsets.back();
            std::sort(here, t.targets.end());
            t.targets.erase(std::unique(here, t.targets.end()), t.targets.end());
        }
    }
    std::vector<TableAlternative> tables;
    for (std::size_t mode = 0; mode < by_mode.size(); ++mode) {
        TableAlternative& table = by_mode[mode];
        if (table.targets.empty()) continue;
        table.offsets.push_back(static_cast<std::uint32_t>(table.targets.size()));
        table.mode = static_cast<Mode>(mode);
        if (!fill_row(table, walker, meetings, anywhere, meets)) return std::nullopt;
        tables.push_back(std::move(table));
    }
    return tables;
}

}  // namespace acedrex
