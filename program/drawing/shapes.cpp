#include "drawing/shapes.hpp"

#include <fmt/core.h>

#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kFile = "shapes.json";
constexpr const char* kBoards = "boards";  // the key that names no piece

// Tables come with scripts and are trusted as little: nothing but a path may get into a drawing.
bool is_path(const std::string& text) {
    return text.find_first_not_of("MmLlHhVvCcSsQqTtAaZz0123456789.,+- ") == std::string::npos;
}

bool read_path(const Json& value, std::string& path) {
    if (!value.is_string()) return false;
    path = value.get<std::string>();
    return is_path(path);
}

bool read_flag(const Json& value, bool& flag) {
    if (!value.is_boolean()) return false;
    flag = value.get<bool>();
    return true;
}

bool read_outline(const Json& entry, Outline& outline) {
    if (!entry.is_object() || !entry.contains("body")) return false;
    for (const auto& [key, value] : entry.items())
        if (key == "body"    ? !read_path(value, outline.body)
            : key == "lines" ? !read_path(value, outline.lines)
                             : key != "red" || !read_flag(value, outline.red))
            return false;
    return true;
}

bool read_shape(const Json& entry, Shape& shape) {
    if (!entry.is_object()) return false;
    Json outline = Json::object();
    for (const auto& [key, value] : entry.items()) {
        bool sound = true;
        if (key == "turns")
            sound = read_flag(value, shape.turns);
        else if (key == "dark")
            sound = read_outline(value, shape.dark.emplace());
        else
            outline[key] = value;
        if (!sound) return false;
    }
    return read_outline(outline, shape);
}

bool read_board(const Json& entry, BoardStyle& style) {
    if (!entry.is_object() || entry.empty()) return false;
    for (const auto& [key, value] : entry.items()) {
        if (key == "points" ? !read_flag(value, style.points) : key != "river" || !value.is_number_integer())
            return false;
        if (key == "river") style.river = value.get<int>();
    }
    return true;
}

void add_boards(const std::string& file, const Json& boards, Shapes& shapes) {
    if (!boards.is_object())
        return say(file + ": \"boards\" is not a table: {\"VARIANT\": {\"points\": true}, ...}");
    for (const auto& [slug, entry] : boards.items()) {
        BoardStyle style;
        if (read_board(entry, style))
            shapes.boards.emplace(slug, style);
        else
            say(
                fmt::format("{}: the board of {} is left out: \"points\", true or false, and perhaps "
                            "\"river\", a rank, are expected",
                            file, slug));
    }
}

void add_table(const std::string& file, const std::string& text, Shapes& shapes) {
    const Json table = read_json(text);
    if (!table.is_object())
        return say(file + ": this is not a table of shapes: {\"NAME\": {\"body\": PATH}, ...}");
    // What a link leads to may be a table of other things.
    std::error_code fault;
    const bool ours = std::filesystem::canonical(file, fault).filename() == kFile;
    for (const auto& [name, entry] : table.items()) {
        if (name == kBoards) {
            add_boards(file, entry, shapes);
            continue;
        }
        Shape shape;
        if (read_shape(entry, shape))
            shapes.pieces.emplace(name, std::move(shape));
        else
            say(fmt::format(
                "{}: the shape of {} is left out: \"body\" and perhaps \"lines\" are expected, SVG paths, "
                "and perhaps \"red\", \"dark\" with the same, and \"turns\"",
                file, ours ? name : "a piece"));
    }
}

}  // namespace

Shapes read_shapes(const std::vector<std::filesystem::path>& folders) {
    Shapes shapes;
    for (const std::filesystem::path& folder : folders) {
        const std::string file = (folder / kFile).string();
        if (const auto text = read_if_there(file, kMostOfJson)) add_table(file, *text, shapes);
    }
    return shapes;
}

}  // namespace acedrex::program
