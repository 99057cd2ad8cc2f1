// No two facts about a position change its hash in the same way, be they of one kind or of two.
#include <gtest/gtest.h>

#include <algorithm>

#include "host/host.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace {

// What each fact that a position can hold does to its hash.
class Keys {
  public:
    explicit Keys(const PositionTables& tables)
        : tables_(tables), position_(tables), empty_(position_.hash()) {
        position_.set_to_move(Side::dark);
        keys_.push_back(dark_ = position_.hash() ^ empty_);
        position_.set_to_move(Side::light);
        for (int field = 0; field < tables.fields; ++field) facts_of(static_cast<Field>(field));
        last_turns();
        for (const Side side : {Side::light, Side::dark}) note([&] { position_.set_lost(side); });
        for (int pocket = 0; pocket < static_cast<int>(tables.queues.size()); ++pocket)
            facts_of_pocket(pocket);
        for (int i = 0; i < static_cast<int>(tables.counters.size()); ++i)
            for (int value = -300; value <= 300; ++value)
                if (value != position_.counter(i)) note([&] { position_.set_counter(i, value); });
    }

    std::size_t count() const { return keys_.size(); }
    // Of how many keys there is another that is the same.
    std::size_t shared() {
        std::sort(keys_.begin(), keys_.end());
        return count() - static_cast<std::size_t>(std::unique(keys_.begin(), keys_.end()) - keys_.begin());
    }

  private:
    template <class Change>
    void note(Change change) {
        const std::uint64_t before = position_.hash();
        const std::size_t checkpoint = position_.checkpoint();
        change();
        keys_.push_back(before ^ position_.hash());
        position_.undo_to(checkpoint);
        EXPECT_EQ(position_.hash(), before);
    }

    void facts_of(Field f) {
        for (Code code = 1; code < tables_.codes; ++code)
            note([&] { position_.set(f, code, 0, Edit::Why::setup); });
        position_.set(f, 1, 0, Edit::Why::setup);
        for (int first = 0; first < kTagBits; ++first)
            for (int bits = 1; first + bits <= kTagBits; ++bits) {
                const Tags tags = ~Tags{0} >> (kTagBits - bits) << first;
                note([&] { position_.set(f, 1, tags, Edit::Why::setup); });
                note([&] { position_.set_field_tags(f, tags); });
            }
        position_.undo_to(0);
        position_.set(f, 1, kRushedTag, Edit::Why::setup);  // else the record goes with the turn
        for (int passed = 0; passed < 64; ++passed) {
            const auto rush = [&] { position_.add_rush(f, passed); };
            note(rush);
            note([&] { rush(), position_.end_turn(); });
            keys_.back() ^= dark_;
        }
        position_.undo_to(0);
    }

    void last_turns() {
        for (int type = -1; type < (tables_.codes - 1) / kSides; ++type)
            for (const bool captured : {false, true})
                for (int unit = 0; unit <= tables_.fields; ++unit) {
                    Position::Last last{static_cast<std::int16_t>(type), captured, static_cast<Field>(unit)};
                    if (unit == tables_.fields) last.unit = kNoField;
                    if (last != position_.last()) note([&] { position_.set_last(last); });
                }
    }

    void facts_of_pocket(int pocket) {
        for (Code code = 1; code < tables_.codes; ++code) {
            const auto add = [&] { position_.add_to_reserve(code, pocket); };
            for (int pieces = 0; pieces < 16; ++pieces) note(add), add();
            if (tables_.queues[static_cast<std::size_t>(pocket)])
                note([&] { position_.take_from_reserve(code, pocket); });
            position_.undo_to(0);
        }
    }

    const PositionTables& tables_;
    Position position_;
    std::uint64_t empty_, dark_;
    std::vector<std::uint64_t> keys_;
};

}  // namespace

TEST(Hash, TellsAllFactsApartOnTheLargestBoardWithTheLargestCast) {
    Host host(default_host_options());
    std::string slug;
    std::size_t most = 0;
    for (const FoundScript& found : host.find_variants()) {
        const Result<Loaded> loaded = host.load(found.path);
        if (!loaded || !loaded.value->variant) continue;
        const VariantSpec& spec = *loaded.value->variant;
        const auto fields = static_cast<std::size_t>(spec.board.files * spec.board.ranks);
        if (spec.pieces.size() * fields <= most) continue;
        most = spec.pieces.size() * fields;
        slug = found.slug;
    }
    const auto variant = host.variant(slug);
    ASSERT_TRUE(variant) << slug;
    const Variant& largest = **variant.value;
    PositionTables tables(largest.board(), largest.cast());
    tables.queues = {0, 1, 0, 1};
    tables.keeps_taken = true;
    tables.counters = {0, 7, -7, 1 << 20};
    Keys keys(tables);
    EXPECT_GT(keys.count(), static_cast<std::size_t>(largest.cast().codes() * largest.board().size()));
    EXPECT_EQ(keys.shared(), 0u);
}

}  // namespace acedrex
