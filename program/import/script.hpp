// A script of a variant in the making, and how it is laid out.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "import/words.hpp"

namespace acedrex::program::imports {

// A value of a script: words as they stand, a drawing, or a table.
class Lua {
  public:
    Lua() = default;
    Lua(std::string text) : text_(std::move(text)) {}  // NOLINT: a text is a value
    Lua(const char* text) : text_(text) {}             // NOLINT
    Lua(const Words& words) : text_(words.text()) {}   // NOLINT
    static Lua table() { return Lua(Table{}); }
    static Lua list(const std::vector<Lua>& items);
    // Lines between [[ and ]].
    static Lua drawing(std::vector<std::string> lines);

    // Of a table: an entry of that key, or without one; a key that is there already gets the new value.
    Lua& set(const std::string& key, Lua value);
    Lua& add(Lua value);
    Lua& merge(const Lua& other);
    Lua* find(const std::string& key);
    bool has(const std::string& key) const {
        return std::any_of(entries_.begin(), entries_.end(), [&](const auto& e) { return e.first == key; });
    }
    void erase(const std::string& key) {
        std::erase_if(entries_, [&](const auto& e) { return e.first == key; });
    }
    bool is_table() const { return is_table_; }
    bool empty() const { return text_.empty() && entries_.empty() && lines_.empty(); }
    std::size_t size() const { return entries_.size(); }

    // As it stands behind what takes `column` columns, its further lines as deep as `depth`.
    std::string laid_out(std::size_t column, std::size_t depth) const;
    bool operator==(const Lua&) const = default;

  private:
    struct Table {};
    explicit Lua(Table) : is_table_(true) {}
    std::string on_one_line() const;
    std::string text_;
    bool is_table_ = false;
    std::vector<std::pair<std::string, Lua>> entries_;
    std::vector<std::string> lines_;
};

// One type of piece of the script.
struct CastPiece {
    std::string name, symbol;
    std::string shipped;  // the shipped piece that it is, or from which it is made; "" where there is none
    Lua keys = Lua::table();  // what it says beyond that
    std::string local;        // its name in the script, where it is not just required
    // Written where the shipped piece has it already.
    std::string shipped_symbol, shipped_name;
};

struct Script {
    std::vector<std::string> head;                            // remarks, without dashes
    std::vector<std::pair<std::string, std::string>> locals;  // in order
    std::vector<CastPiece> cast;
    Lua keys = Lua::table();
    std::string extends;                               // the module of the variant that this one extends; ""
    std::vector<std::string> removed, replaced, kept;  // by names of that variant

    std::string text() const;
};

// "Piece E" -> "PieceE"
std::string identifier(const std::string& name);

}  // namespace acedrex::program::imports
