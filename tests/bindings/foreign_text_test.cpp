// Text and files of others: what is shown of them, and what is read.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "sandbox/foreign_file.hpp"
#include "sandbox/names.hpp"
#include "sandbox/shown_text.hpp"
#include "script_fixture.hpp"
#include "variant/variant.hpp"

namespace acedrex::testing {

TEST(ShownText, ControlsAreEscaped) {
    EXPECT_EQ(shown("plain, \xC5\xA1koda\n\tand so on"), "plain, \xC5\xA1koda\n\tand so on");
    EXPECT_EQ(shown("\x1b[31mred\x1b]0;title\x07"), "\\27[31mred\\27]0;title\\7");
}

TEST(ShownText, DigitsBehindAnEscapeAreNoPartOfIt) {
    EXPECT_EQ(shown(std::string("\x1b") + "1"), "\\0271");
    EXPECT_EQ(shown(std::string("\0", 1)), "\\0");
    EXPECT_EQ(shown("\r\x7f"), "\\13\\127");
}

TEST(ShownText, BeyondAscii) {
    EXPECT_EQ(shown("\xC2\x9b"
                    "31m"),
              "\\u{9B}31m");  // a control of eight bits
    EXPECT_EQ(shown("\xE2\x80\xAE"
                    "abc"),
              "\\u{202E}abc");  // turns the direction
    EXPECT_EQ(shown("\xC2\x9b", Escapes::json), "\\u009b");
    EXPECT_EQ(shown("a\xff"
                    "b\xC3"),
              "a\xEF\xBF\xBD"
              "b\xEF\xBF\xBD");
    EXPECT_EQ(shown("\xC0\xAF\xED\xA0\x80").find('\xC0'), std::string::npos);
    EXPECT_EQ(shown("\xF0\x9F\xA6\x8A"), "\xF0\x9F\xA6\x8A");
    EXPECT_EQ(shown(shown("\x1b\xff\xC2\x9b")), shown("\x1b\xff\xC2\x9b"));
}

TEST(ShownText, NamesOfFilesStayOnOneLine) {
    EXPECT_EQ(shown_on_one_line("a\nb.lua:1: error: c\t\x1b"), "a\\nb.lua:1: error: c\\t\\27");
}

TEST(ShownText, LongMessagesAreCut) {
    EXPECT_EQ(shortened("short"), "short");
    EXPECT_EQ(shortened("0123456789", 4), "0123 ... (6 bytes more)");
}

TEST(Slugs, AreWhatAShellTakesAsItIs) {
    for (const char* good : {"fox", "chess960", "two_words", "x-y", "9",
                             "\xC5\xA1"
                             "ah",
                             "\xD1\x88"})
        EXPECT_TRUE(is_slug(good)) << good;
    for (const char* bad :
         {"", "-x", "two words", "$(id)", "a;b", "a/b", "a.b", "a\nb", "a\x1b", "\xff", "a\xE2\x80\xAE",
          "a\xC2\xA0"
          "b",
          "*", "~x", "\xE2\x80\x93"})
        EXPECT_FALSE(is_slug(bad)) << bad;
    EXPECT_EQ(slug_of("Amazon Chess"), "amazon-chess");
    EXPECT_EQ(slug_of("King's \xC5\xA1"
                      "ah\xff!"),
              "kings-\xC5\xA1"
              "ah");
    EXPECT_TRUE(is_slug(slug_of("a \xE2\x80\x93 b \x1b c")));
}

class ForeignFile : public ScriptTest {};

TEST_F(ForeignFile, OnlyRegularFilesOfBoundedSizeAreRead) {
    EXPECT_EQ(read_foreign(write("a.lua", "text"), 4).text, "text");
    EXPECT_EQ(read_foreign(write("b.lua", "\xEF\xBB\xBFtext"), 100).text, "text");
    EXPECT_EQ(read_foreign(write("c.lua", std::string((1 << 20) + 1, ' ')), 1 << 20).fault,
              "it is larger than 1 MB, the most that is read of such a file");
    EXPECT_TRUE(read_foreign(folder_ / "none.lua", 4).absent);
    EXPECT_EQ(read_foreign(folder_, 4).fault, "it is a folder, not a regular file");
    ASSERT_EQ(mkfifo((folder_ / "fifo").c_str(), 0600), 0);
    EXPECT_EQ(read_foreign(folder_ / "fifo", 4).fault, "it is a FIFO, not a regular file");
    std::filesystem::create_symlink("/dev/zero", folder_ / "zero");
    EXPECT_EQ(read_foreign(folder_ / "zero", 4).fault, "it is a device, not a regular file");
    std::filesystem::create_symlink("a.lua", folder_ / "link");
    EXPECT_EQ(read_foreign(folder_ / "link", 4).text, "text");
    std::filesystem::resize_file(folder_ / "a.lua", std::uintmax_t{1} << 33);  // with a hole in it
    EXPECT_FALSE(read_foreign(folder_ / "a.lua", kMostOfJson).text);
    // Its size is said to be 0.
    EXPECT_FALSE(read_foreign("/proc/self/maps", 16).text);
}

TEST_F(ForeignFile, NamesAreReadFromTextsOfAnyShape) {
    write("zoo/many.lua", "-- name = {" + std::string(900'000, ' '));
    write("zoo/open.lua", [] {
        std::string text;
        while (text.size() < 900'000) text += "name = { class=\"x\nname       ";
        return text;
    }());
    write("zoo/good.lua", "class = { 'one', \"two\" }, name\n=\n'three', surname = 'four', names = 'five'");
    const std::string said = faults(
        "local m = require 'acedrex.movement'\n"
        "return piece { name = 'X', symbol = 'X', moves = m.leap(1, 2) * m.is('one', 'two', 'three') }");
    EXPECT_EQ(said, "");
    const auto warned = [&](const char* name) {
        const auto path =
            write("zoo/pieces/y.lua",
                  std::string("local m = require 'acedrex.movement'\n"
                              "return piece { name = 'Y', symbol = 'Y', moves = m.leap(1, 2) * m.is('") +
                      name + "') }");
        return lines(Host(options()).variant(path.string()).diagnostics);
    };
    for (const char* known : {"one", "two", "three"}) EXPECT_EQ(warned(known), "") << known;
    for (const char* unknown : {"four", "five"}) EXPECT_NE(warned(unknown), "") << unknown;
}

}  // namespace acedrex::testing
