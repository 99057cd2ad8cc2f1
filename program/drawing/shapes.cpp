#include "drawing/shapes.hpp"

#include <fmt/core.h>

#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kFile = "shapes.json";

// Tables come with scripts and are trusted as little: nothing but a path may get into a drawing.
bool is_path(const std::string& text) {
    return text.find_first_not_of("MmLlHhVvCcSsQqTtAaZz0123456789.,+- ") == std::string::npos;
}

bool read_shape(const Json& entry, Shape& shape) {
    if (!entry.is_object() || !entry.contains("body")) return false;
    for (const auto& [key, value] : entry.items()) {
        if ((key != "body" && key != "lines") || !value.is_string()) return false;
        std::string& path = key == "body" ? shape.body : shape.lines;
        path = value.get<std::string>();
        if (!is_path(path)) return false;
    }
    return true;
}

void add_table(const std::string& file, const std::string& text, Shapes& shapes) {
    const Json table = Json::parse(text, nullptr, false);
    if (!table.is_object())
        return say(file + ": this is no table of shapes: {\"NAME\": {\"body\": PATH}, ...}");
    // What a link leads to may be a table of other things.
    std::error_code fault;
    const bool ours = std::filesystem::canonical(file, fault).filename() == kFile;
    for (const auto& [name, entry] : table.items()) {
        Shape shape;
        if (read_shape(entry, shape))
            shapes.emplace(name, std::move(shape));
        else
            say(fmt::format(
                "{}: the shape of {} is left out: \"body\" and perhaps \"lines\" are expected, SVG paths",
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
