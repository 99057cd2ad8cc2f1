// What players say beside their moves.
#include "notation/find/conduct.hpp"

#include <gtest/gtest.h>

namespace acedrex {

namespace {

constexpr Side kLight = Side::light, kDark = Side::dark;
const Status kPlaying{};

Status mated(Side winner) {
    return {StatusKind::checkmate, other(winner), winner, "checkmate"};
}

}  // namespace

TEST(Conduct, KeepsAnOfferUntilItIsWithdrawn) {
    Conduct conduct;
    EXPECT_EQ(conduct.say(Sign::offer, kLight, kPlaying).words, "light offers a draw");
    EXPECT_TRUE(conduct.say(Sign::offer, kLight, kPlaying).done);
    EXPECT_TRUE(conduct.offers(kLight));
    EXPECT_TRUE(conduct.say(Sign::withdraw, kLight, kPlaying).done);
    EXPECT_FALSE(conduct.offers(kLight));
    EXPECT_EQ(conduct.say(Sign::withdraw, kLight, kPlaying).words, "light has offered no draw");
    EXPECT_EQ(conduct.say(Sign::accept, kDark, kPlaying).words, "no draw has been offered");
    EXPECT_FALSE(conduct.agreed());
}

TEST(Conduct, EndsByAcceptance) {
    Conduct conduct;
    conduct.offer(kLight);
    const Conduct::Answer own = conduct.accept(kLight);
    EXPECT_FALSE(own.done);
    EXPECT_EQ(own.words, "only the other side can accept the draw");
    EXPECT_TRUE(conduct.accept(kDark).done);
    ASSERT_TRUE(conduct.agreed());
    EXPECT_FALSE(conduct.agreed()->winner);
    EXPECT_EQ(conduct.say(Sign::resign, kDark, kPlaying).words, "the game is over already");
    EXPECT_TRUE(conduct.take_back());
    EXPECT_FALSE(conduct.offers(kLight));
    EXPECT_FALSE(conduct.take_back());
}

TEST(Conduct, DeclinesTheOtherSidesOfferAlone) {
    Conduct conduct;
    conduct.offer(kLight);
    conduct.offer(kDark);
    EXPECT_TRUE(conduct.decline(kLight).done);
    EXPECT_TRUE(conduct.offers(kLight));
    EXPECT_FALSE(conduct.offers(kDark));
    EXPECT_FALSE(conduct.decline(kLight).done);
}

TEST(Conduct, ResignsForTheOneWhoSpeaks) {
    Conduct conduct;
    EXPECT_TRUE(conduct.say(Sign::resign, kDark, kPlaying).done);
    ASSERT_TRUE(conduct.agreed());
    EXPECT_EQ(conduct.agreed()->winner, kLight);
}

TEST(Conduct, ComparesClaimsWithTheRules) {
    Conduct conduct;
    EXPECT_FALSE(conduct.say(Sign::mate, kDark, kPlaying).done);
    EXPECT_FALSE(conduct.say(Sign::mate, kDark, mated(kLight)).done);
    EXPECT_TRUE(conduct.say(Sign::mate, kDark, mated(kDark)).done);
    EXPECT_FALSE(conduct.say(Sign::draw, kDark, kPlaying).done);
    EXPECT_FALSE(conduct.say(Sign::draw, kDark, mated(kLight)).done);
    EXPECT_TRUE(conduct.say(Sign::draw, kDark, {StatusKind::draw, kDark, std::nullopt, "repetition"}).done);
    EXPECT_FALSE(conduct.say(Sign::placeholder, kDark, kPlaying).done);
    EXPECT_FALSE(conduct.agreed());
}

}  // namespace acedrex
