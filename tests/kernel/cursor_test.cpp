// What the cursor takes from texts, and what it leaves.
#include "notation/text/cursor.hpp"

#include <gtest/gtest.h>

#include "notation/text/ascii.hpp"

namespace acedrex {
namespace {

TEST(CursorTest, TakesSymbolsAndFields) {
    Cursor text("[Fi]B:aa12|");
    EXPECT_EQ(text.symbol(), "Fi");
    EXPECT_EQ(text.field(), "B:aa12");
    EXPECT_EQ(text.at(), 10u);
    EXPECT_EQ(text.symbol(), "|");
    EXPECT_TRUE(text.at_end());
    EXPECT_EQ(text.symbol(), "");
    EXPECT_EQ(text.peek(), '\0');

    Cursor open("[Fi");
    EXPECT_EQ(open.symbol(), "[");
    EXPECT_EQ(open.rest(), "Fi");
    // The colon behind a field names no board.
    EXPECT_EQ(Cursor("e4:").field(), "e4");
    EXPECT_EQ(Cursor("e:").field(), "e:");
}

TEST(CursorTest, LeavesWhatItCannotTake) {
    Cursor text("{a");
    EXPECT_FALSE(text.between('{', '}'));
    EXPECT_FALSE(text.take('a'));
    EXPECT_FALSE(text.take("{b"));
    EXPECT_EQ(text.number(), 0);
    EXPECT_EQ(text.rest(), "{a");
}

TEST(CursorTest, NumbersDoNotGrowAboveTheirCap) {
    Cursor text("0123456789012345678901234567890x");
    EXPECT_EQ(text.number(3), 12);
    EXPECT_EQ(text.number(Cursor::kAll, 64), 64);
    EXPECT_EQ(text.rest(), "x");
    EXPECT_EQ(whole_number("123456"), 123456);
    EXPECT_FALSE(whole_number("1234567"));
    EXPECT_FALSE(whole_number("-1"));
    EXPECT_FALSE(whole_number(""));
}

TEST(CursorTest, FilesOfTwoLettersNeedADigitAndABoard) {
    EXPECT_EQ(Cursor("aa12").file_letters(30), "aa");
    EXPECT_EQ(Cursor("aa12").file_letters(8), "a");
    EXPECT_EQ(Cursor("ec4").file_letters(30), "e");
    EXPECT_EQ(Cursor("e").file_letters(8), "e");
    EXPECT_EQ(Cursor("xd4").file_letters(30, 'x'), "");
    EXPECT_EQ(Cursor("x4").file_letters(30, 'x'), "x");
    EXPECT_EQ(Cursor("E4").file_letters(8), "");
}

TEST(CursorTest, PartsAreTrimmed) {
    EXPECT_EQ(split(" a ,,b", ','), (std::vector<std::string_view>{"a", "", "b"}));
    EXPECT_EQ(words(" a \t\nb "), (std::vector<std::string_view>{"a", "b"}));
    EXPECT_EQ(cut("k=v=w", '='), (std::pair<std::string_view, std::optional<std::string_view>>("k", "v=w")));
    EXPECT_FALSE(cut("k", '=').second);
}

}  // namespace
}  // namespace acedrex
