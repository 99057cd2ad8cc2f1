// What setup strings are made of: symbols, pieces on fields, tags, and the parts "key=value".
#pragma once

#include "notation/position/setup.hpp"
#include "notation/text/cursor.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// Reads them; each reader notes what is wrong.
struct SetupParts {
    struct Item {
        Code code = kNoPiece;  // none: no piece has the symbol
        Field field = 0;
        Tags tags = 0;
        Tags unnoted = 0;             // notes that are said not to be there
        std::optional<int> passed{};  // fields, by a rush; 0: to be worked out
    };

    // "K" or "[Fi]", which is taken; kNoPiece where no piece has the symbol.
    Code symbol(Cursor& text);
    // "Pa2|"; absent where the field is none.
    std::optional<Item> item(std::string_view text);
    // "|{name:2}" into `item`, to the end of the text.
    void tags(Cursor& text, Item& item);
    // "name", "name:2" or "name:b1"; "name:-" into `unnoted`.
    Tags named_tag(std::string_view text, std::string_view whole, Tags& unnoted);
    Tags note(const Tag& tag, std::string_view value, std::string_view whole, Tags& unnoted);
    // "Pa2|" or "+Q" into the position.
    void piece(std::string_view text, SetupOptions options);
    // "+Q" or "+Q{pocket}", with what it has kept behind that; into a store "Q".
    void reserve(std::string_view text, std::optional<int> store = std::nullopt);
    // "key=value".
    void key(std::string_view text);

    void error(const char* code, std::string message, std::string remedy = "") {
        faults.push_back({code, Severity::error, {}, std::move(message), std::move(remedy)});
    }

    const Variant& variant;
    Position position{variant.position_tables()};
    int turn = 1;                                 // the number of the turn of the side to move
    std::vector<std::pair<Field, int>> rushes{};  // with the fields passed; 0: to be worked out
    std::vector<Diagnostic> faults{};
    std::string_view called{};  // the variant; "": by its slug
};

// All parts "key=value" that tell something, each behind a semicolon.
std::string write_setup_keys(const Variant& variant, const Position& position);

}  // namespace acedrex
