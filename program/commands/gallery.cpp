// gallery: a page with every piece of a family.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>

#include "commands/commands.hpp"
#include "drawing/gallery_page.hpp"
#include "drawing/glyph.hpp"
#include "drawing/picture.hpp"
#include "portraits/boards.hpp"
#include "sandbox/foreign_file.hpp"
#include "sandbox/names.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"
#include "shell/script_files.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostOfPage = std::size_t{64} << 20;

struct GalleryOptions {
    std::string family;
    std::string folder;
};

// The pieces that lie in a folder, or in its `pieces`. What cannot be loaded is reported when it is looked
// at.
std::vector<FoundScript> pieces_in(const fs::path& folder) {
    std::error_code fault;
    const fs::path inner = folder / "pieces", place = fs::is_directory(inner, fault) ? inner : folder;
    std::vector<FoundScript> found;
    HostOptions hosts = default_host_options();
    hosts.loading = std::make_shared<Loading>(loading_of_command());
    for (const ScriptFile& file : script_files({place.string()})) {
        if (file.path.parent_path() != place) continue;
        const Result<Loaded> loaded = Host(hosts).load(file.path);
        if (!loaded || loaded.value->piece || !loaded.value->set.empty())
            found.push_back({file.path.string(), folder.filename().string(), file.path, true});
    }
    if (found.empty()) throw UsageError{fmt::format("there is no piece in {}", folder.string())};
    return found;
}

std::vector<FoundScript> pieces_of(const Host& host, const std::string& family) {
    std::vector<Diagnostic> unnamed;
    std::vector<FoundScript> found = host.find_pieces(&unnamed);
    print_diagnostics(unnamed);
    std::vector<std::string> families;
    for (const FoundScript& script : found) families.push_back(script.family);
    std::erase_if(found, [&](const FoundScript& script) { return script.family != family; });
    if (std::error_code fault; found.empty() && fs::is_directory(family, fault))
        return pieces_in(fs::canonical(family, fault));
    if (!found.empty()) return found;
    std::sort(families.begin(), families.end());
    families.erase(std::unique(families.begin(), families.end()), families.end());
    const std::string meant = did_you_mean(family, families);
    throw UsageError{fmt::format(
        "there is no family '{}' of pieces{}", family,
        meant.empty() ? fmt::format(", and no such folder; there is {}", fmt::join(families, ", ")) : meant)};
}

// Each piece of a script that has several is one of its own.
std::vector<FoundScript> one_by_one(Host& host, const std::vector<FoundScript>& scripts) {
    std::vector<FoundScript> pieces;
    for (const FoundScript& script : scripts) {
        pieces.push_back(script);
        const Result<Loaded> loaded = host.load(script.path);
        if (!loaded || loaded.value->set.empty()) continue;
        pieces.pop_back();
        for (const PieceOfSet& one : loaded.value->set) {
            pieces.push_back(script);
            pieces.back().piece = one.piece->name;
        }
    }
    return pieces;
}

GalleryEntry entry_of(Boards& boards, const FoundScript& script, const Shapes& shapes, const Scenes& scenes) {
    const Sitter sitter = boards.widest(script);
    const PieceSpec& piece = sitter.variant->piece(sitter.type);
    GalleryEntry entry;
    entry.slug = script.path.stem().string();
    if (!script.piece.empty()) entry.slug += "-" + acedrex::slug_of(script.piece);
    entry.name = piece.name;
    entry.symbol = piece.symbol;
    entry.about = piece.about;
    const Side side = piece.owner == Owner::none ? Side::none : Side::light;
    entry.kind = kind_of(glyph_of(piece, side, false));
    entry.thumbnail = PieceArt(*sitter.variant, shapes, PieceStyle::shapes)
                          .drawn(sitter.variant->cast().code(sitter.type, side), {50, 50}, 94);
    entry.words = brief_words(words_of_piece(*sitter.variant, sitter.type), kBrief);
    const auto found = scenes.find(piece.name);
    for (const Portrait& portrait :
         portraits_of(boards, sitter, found == scenes.end() ? std::vector<Scene>{} : found->second))
        entry.figures.push_back({to_svg({.variant = *portrait.variant,
                                         .position = portrait.position,
                                         .shapes = shapes,
                                         .markers = portrait.markers,
                                         .legend = false,
                                         .fields = false},
                                        false),
                                 portrait.markers, portrait.words});
    return entry;
}

// Other files may lie there, but a page that this command did not write is not written over.
fs::path page_in(const std::string& folder) {
    std::error_code fault;
    fs::create_directories(folder, fault);
    if (std::error_code unknown; !fs::is_directory(folder, unknown)) {
        say(fmt::format("cannot make the folder {}: {}", folder,
                        fault ? fault.message() : "something else is there"));
        throw Refusal{};
    }
    const fs::path page = fs::path(folder) / "index.html";
    // A page is as large as its family; a hundred pieces make some MB.
    const ForeignText there = read_foreign(page, kMostOfPage);
    if (!there.absent && !is_gallery_page(there.text.value_or(""))) {
        say(fmt::format("{} is there already and is no gallery; name another folder", page.string()));
        throw Refusal{};
    }
    return page;
}

int run(const GalleryOptions& options) {
    Host host(default_host_options());
    const std::vector<FoundScript> scripts = one_by_one(host, pieces_of(host, options.family));
    const fs::path page = page_in(options.folder);
    const fs::path beside = scripts.front().path.parent_path();
    const Shapes shapes = shapes_beside(beside);
    const Scenes scenes = scenes_beside(beside);
    Boards boards(host);
    std::vector<GalleryEntry> entries;
    std::vector<std::string> left_out;
    {
        ProgressLine progress;
        for (const FoundScript& script : scripts) {
            progress.show(fmt::format("{} of {}: {}", entries.size() + 1, scripts.size(), script.slug));
            try {
                entries.push_back(entry_of(boards, script, shapes, scenes));
            } catch (const Refusal&) {
                left_out.push_back(script.piece.empty() ? script.slug : script.slug + "#" + script.piece);
            }
        }
    }
    const std::string name = scripts.front().family;
    if (const auto fault = write_whole(page.string(), gallery_page(name, entries))) {
        say(fmt::format("cannot write {}: {}", page.string(), *fault));
        return kNo;
    }
    put("{}\n", page.string());
    for (const std::string& slug : left_out) say(fmt::format("{} is left out, for what is said above", slug));
    return left_out.empty() ? kDone : kNo;
}

}  // namespace

Command gallery_command() {
    return {"gallery", "writes a page with every piece of a family: its picture and its words",
            "acedrex gallery testing-board gallery", [](Arguments& a) {
                auto options = std::make_shared<GalleryOptions>();
                a.text("FAMILY", options->family,
                       "a family of pieces that ships or lies in ACEDREX_PATH, or a folder of pieces");
                a.text("DIR", options->folder,
                       "the folder that index.html is written to; made if it is not there");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
