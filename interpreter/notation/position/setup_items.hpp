// What setup strings are made of, read: symbols, pieces on fields, tags, and the parts "key=value".
#pragma once

#include "notation/position/setup.hpp"
#include "notation/text/cursor.hpp"

namespace acedrex {

// Each notes what is wrong.
class ItemReader {
  public:
    struct Item {
        std::optional<Code> code;  // absent: no piece has the symbol
        Field field = 0;
        Tags tags = 0;
        std::optional<int> passed{};  // fields, by a rush; 0: to be worked out
    };

    explicit ItemReader(const Variant& variant) : variant_(variant) {}

    // "K" or "[Fi]", which is taken.
    std::optional<Code> symbol(Cursor& text);
    // "Pa2|"; absent where the field is none.
    std::optional<Item> item(std::string_view text);
    // "|{name:2}" into `item`, to the end of the text.
    void tags(Cursor& text, Item& item);

    void error(const char* code, std::string message, std::string remedy = "") {
        faults.push_back({code, Severity::error, {}, std::move(message), std::move(remedy)});
    }

    std::vector<Diagnostic> faults;

  private:
    Tags named_tag(std::string_view text, std::string_view whole);

    const Variant& variant_;
};

// "did you mean {name}?"; "" where no name is near.
std::string meant_in_braces(std::string_view wrong, const std::vector<std::string>& names);

// One tag, or all, as setup strings write them: "|", "{name:2}".
std::string tag_text(const Tag& tag, Tags tags);
std::string tags_text(const Variant& variant, Tags tags);

// "key=value" into the position; `turn` is the number of the turn of the side to move.
void read_setup_key(const Variant& variant, std::string_view text, ItemReader& items, Position& position,
                    int& turn);
// All parts that tell something, each behind a semicolon.
std::string write_setup_keys(const Variant& variant, const Position& position);

}  // namespace acedrex
