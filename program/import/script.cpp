#include "import/script.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "sandbox/shown_text.hpp"

namespace acedrex::program::imports {

namespace {

constexpr std::size_t kWidth = 116;

bool is_name(const std::string& key) {
    return !key.empty() && std::isdigit(static_cast<unsigned char>(key[0])) == 0 &&
           std::all_of(key.begin(), key.end(),
                       [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
}

std::string spelled(const std::string& key) {
    return is_name(key) ? key : "[" + in_quotes(key) + "]";
}

// The text with breaks before the sums within so many parentheses, where lines would be too long.
std::string broken_within(const std::string& text, std::size_t column, std::size_t depth, int most_nested) {
    std::string result;
    int nested = 0;
    const std::string indent = "\n" + std::string(depth + 2, ' ');
    std::size_t begin = 0, width = column;
    const auto flush = [&](std::size_t end) {
        const std::string part = text.substr(begin, end - begin);
        if (!result.empty() && width + part.size() > kWidth) {
            result += indent;
            width = depth + 2;
        } else if (!result.empty()) {
            result += ' ';
        }
        result += part;
        width += part.size() + 1;
        begin = end + 1;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '(' || text[i] == '{') ++nested;
        if (text[i] == ')' || text[i] == '}') --nested;
        if (text.compare(i, 3, " + ") == 0 && nested <= most_nested) flush(i);
    }
    flush(text.size());
    return result;
}

bool is_short(const std::string& text, std::size_t column) {
    for (const char c : text) {
        column = c == '\n' ? 0 : column + 1;
        if (column > kWidth) return false;
    }
    return true;
}

// A long sum goes on below, each line with its sign before it.
std::string broken(const std::string& text, std::size_t column, std::size_t depth) {
    if (text.find('\n') != std::string::npos) return text;
    std::string result = text;
    for (int nested = 0; nested <= 3 && !is_short(result, column); ++nested)
        result = broken_within(text, column, depth, nested);
    return result;
}

}  // namespace

Lua Lua::list(const std::vector<Lua>& items) {
    Lua list = table();
    for (const Lua& item : items) list.add(item);
    return list;
}

Lua Lua::drawing(std::vector<std::string> lines) {
    Lua drawing;
    drawing.lines_ = std::move(lines);
    return drawing;
}

Lua& Lua::set(const std::string& key, Lua value) {
    if (Lua* there = find(key))
        *there = std::move(value);
    else
        entries_.emplace_back(key, std::move(value));
    return *this;
}

Lua& Lua::add(Lua value) {
    entries_.emplace_back("", std::move(value));
    return *this;
}

Lua* Lua::find(const std::string& key) {
    const auto at =
        std::find_if(entries_.begin(), entries_.end(), [&](const auto& e) { return e.first == key; });
    return at == entries_.end() ? nullptr : &at->second;
}

std::string Lua::on_one_line() const {
    if (!is_table_) return text_;
    std::string inside;
    for (const auto& [key, value] : entries_)
        inside += fmt::format("{}{}{}", inside.empty() ? "" : ", ", key.empty() ? "" : spelled(key) + " = ",
                              value.on_one_line());
    return inside.empty() ? "{}" : "{ " + inside + " }";
}

std::string Lua::laid_out(std::size_t column, std::size_t depth) const {
    const std::string indent(depth, ' ');
    if (!lines_.empty()) {
        std::string text = "[[\n";
        for (const auto& line : lines_) text += fmt::format("{}  {}\n", indent, line);
        return text + indent + "]]";
    }
    if (!is_table_) return broken(text_, column, depth);
    const bool drawn =
        std::any_of(entries_.begin(), entries_.end(), [](const auto& e) { return !e.second.lines_.empty(); });
    if (const std::string line = on_one_line(); !drawn && column + line.size() <= kWidth) return line;
    std::string text = "{\n";
    for (const auto& [key, value] : entries_) {
        const std::string before = std::string(depth + 2, ' ') + (key.empty() ? "" : spelled(key) + " = ");
        text += fmt::format("{}{},\n", before, value.laid_out(before.size() + 1, depth + 2));
    }
    return text + indent + "}";
}

std::string identifier(const std::string& name) {
    std::string text;
    bool begins = true;
    for (const char c : name) {
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) {
            begins = true;
            continue;
        }
        text += begins ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
        begins = false;
    }
    return text.empty() || std::isdigit(static_cast<unsigned char>(text[0])) != 0 ? "Piece" + text : text;
}

namespace {

std::string required(const std::string& module) {
    return fmt::format("require \"{}\"", module);
}

std::string made(const CastPiece& one) {
    const bool extends = !one.shipped.empty();
    Lua keys = Lua::table();
    if (one.name != one.shipped_name) keys.set("name", in_quotes(one.name));
    if (one.symbol != one.shipped_symbol) keys.set("symbol", in_quotes(one.symbol));
    keys.merge(one.keys);
    const std::string before =
        fmt::format("local {} = {}", one.local,
                    extends ? fmt::format("piece.extend({}, ", required(one.shipped)) : "piece ");
    return before + keys.laid_out(before.size(), 0) + (extends ? ")" : "");
}

std::string reference(const CastPiece& one) {
    return one.local.empty() ? required(one.shipped) : one.local;
}

bool uses(const std::string& text, const std::string& library) {
    for (std::size_t at = text.find(library + "."); at != std::string::npos;
         at = text.find(library + ".", at + 1))
        if (at == 0 || (std::isalnum(static_cast<unsigned char>(text[at - 1])) == 0 && text[at - 1] != '_' &&
                        text[at - 1] != '.' && text[at - 1] != '"'))
            return true;
    return false;
}

}  // namespace

Lua& Lua::merge(const Lua& other) {
    for (const auto& [key, value] : other.entries_) {
        if (key.empty())
            add(value);
        else
            set(key, value);
    }
    return *this;
}

namespace {

// With different names in the script for pieces whose own names have the same letters.
std::vector<CastPiece> told_apart(std::vector<CastPiece> cast) {
    for (std::size_t i = 0; i < cast.size(); ++i) {
        const auto before = cast.begin() + static_cast<std::ptrdiff_t>(i);
        const auto taken = std::count_if(cast.begin(), before, [&](const CastPiece& c) {
            return !c.local.empty() && identifier(c.name) == identifier(cast[i].name);
        });
        if (!cast[i].local.empty() && taken > 0) cast[i].local += std::to_string(taken + 1);
    }
    return cast;
}

}  // namespace

std::string Script::text() const {
    Lua all = keys;
    Lua list = Lua::table(), replace = Lua::table();
    std::string pieces_made;
    for (const CastPiece& one : told_apart(cast)) {
        if (!one.local.empty()) pieces_made += made(one) + "\n";
        if (std::find(kept.begin(), kept.end(), one.name) != kept.end()) continue;
        if (std::find(replaced.begin(), replaced.end(), one.name) != replaced.end())
            replace.set(one.name, reference(one));
        else
            list.add(reference(one));
    }
    Lua pieces = list;
    if (!extends.empty()) {
        pieces = Lua::table();
        if (replace.size() > 0) pieces.set("replace", replace);
        if (list.size() > 0) pieces.set("add", list);
        if (!removed.empty()) pieces.set("remove", name_list(removed));
    }
    if (Lua* there = all.find("pieces")) {
        *there = pieces;
        if (pieces.size() == 0) all.erase("pieces");
    }
    const std::string before =
        extends.empty() ? "return variant " : fmt::format("return variant.extend({}, ", required(extends));
    std::string body;
    for (const auto& [name, value] : locals) {
        if (name.ends_with(')')) {
            body += fmt::format("local function {} return {} end\n", name, value);
            continue;
        }
        const std::string start = fmt::format("local {} = ", name);
        body += start + Lua(value).laid_out(start.size(), 0) + "\n";
    }
    if (!locals.empty()) body += "\n";
    body += pieces_made + (pieces_made.empty() ? "" : "\n");
    body += before + all.laid_out(kWidth, 0) + (extends.empty() ? "\n" : ")\n");

    std::string text;
    for (const auto& line : head) text += "-- " + shown_on_one_line(line) + "\n";
    std::string libraries;
    for (const auto& [library, name] :
         {std::pair{"m", "movement"}, std::pair{"phase", "phase"}, std::pair{"rush", "rush"}})
        if (uses(body, library))
            libraries += fmt::format("local {} = {}\n", library, required(fmt::format("acedrex.{}", name)));
    return text + libraries + (libraries.empty() ? "" : "\n") + body;
}

}  // namespace acedrex::program::imports
