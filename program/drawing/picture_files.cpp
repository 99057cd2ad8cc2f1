// Where pictures find the shapes of pieces, and where they are written.
#include <fmt/core.h>

#include <map>

#include "drawing/picture.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"

namespace acedrex::program {

Shapes shapes_for(const Variant& variant) {
    const auto folder = [](const Place& place) { return std::filesystem::path(place.file).parent_path(); };
    Shapes shapes = shapes_beside(folder(variant.spec().place));
    // Pieces of other families bring their own.
    std::map<std::filesystem::path, Shapes> known;
    for (int type = 0; type < variant.cast().types(); ++type) {
        const PieceSpec& piece = variant.piece(type);
        const std::filesystem::path place = folder(piece.place);
        if (place.empty() || shapes.pieces.contains(piece.name)) continue;
        const auto [beside, added] = known.try_emplace(place);
        if (added) beside->second = shapes_beside(place);
        const auto found = beside->second.pieces.find(piece.name);
        if (found != beside->second.pieces.end()) shapes.pieces.insert(*found);
    }
    return shapes;
}

Shapes shapes_beside(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> folders{folder, folder.parent_path()};
    const HostOptions options = default_host_options();
    folders.insert(folders.end(), options.variant_roots.begin(), options.variant_roots.end());
    return read_shapes(folders);
}

void write_picture(const std::string& file, const std::string& svg) {
    if (file == "-") {
        put("{}", svg);
        return;
    }
    if (const auto fault = write_whole(file, svg)) {
        say(fmt::format("cannot write {}: {}", file, *fault));
        throw Refusal{};
    }
}

}  // namespace acedrex::program
