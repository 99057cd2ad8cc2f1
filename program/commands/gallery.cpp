// gallery: a page with every piece of a family or of a variant.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <functional>

#include "commands/commands.hpp"
#include "declare/options_reading.hpp"
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
    std::string name;
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

// Of the family or the folder; none where it is neither.
std::vector<FoundScript> pieces_of(const Host& host, const std::string& family) {
    std::vector<Diagnostic> unnamed;
    std::vector<FoundScript> found = host.find_pieces(&unnamed);
    print_diagnostics(unnamed);
    std::erase_if(found, [&](const FoundScript& script) { return script.family != family; });
    if (std::error_code fault; found.empty() && fs::is_directory(family, fault))
        return pieces_in(fs::canonical(family, fault));
    return found;
}

UsageError no_such(const Host& host, const std::string& name) {
    std::vector<std::string> families, variants;
    for (const FoundScript& script : host.find_pieces()) families.push_back(script.family);
    for (const FoundScript& script : host.find_variants()) variants.push_back(script.slug);
    std::sort(families.begin(), families.end());
    families.erase(std::unique(families.begin(), families.end()), families.end());
    std::string meant = did_you_mean(name, families);
    if (meant.empty()) meant = did_you_mean(name, variants);
    return {fmt::format(
        "there is no family '{}' of pieces{}", name,
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

GalleryEntry entry_of(std::string slug, const Sitter& sitter, const std::vector<Portrait>& portraits,
                      const Shapes& shapes) {
    const PieceSpec& piece = sitter.piece();
    GalleryEntry entry;
    entry.slug = std::move(slug);
    entry.name = piece.name;
    entry.symbol = piece.symbol;
    entry.about = piece.about;
    const Side side = piece.owner == Owner::none ? Side::none : Side::light;
    entry.kind = kind_of(glyph_of(piece, side, false));
    entry.thumbnail = PieceArt(*sitter.variant, shapes, PieceStyle::shapes)
                          .drawn(sitter.variant->cast().code(sitter.type, side), {50, 50}, 94);
    entry.words = brief_words(words_of_piece(*sitter.variant, sitter.type), kBrief);
    for (const Portrait& portrait : portraits)
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

// "of-some-words" as "Of Some Words".
std::string as_title(std::string slug) {
    bool begins = true;
    for (char& c : slug) {
        if (c == '-') c = ' ';
        if (begins) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        begins = c == ' ';
    }
    return slug;
}

// A piece that is to be in the gallery.
struct Exhibit {
    std::string name;  // by which it is told that it is left out
    std::function<GalleryEntry()> entry;
};
struct Exhibition {
    std::string title;
    std::vector<Exhibit> exhibits;
};

// boards: outlive it.
Exhibition of_scripts(Host& host, const std::vector<FoundScript>& scripts, Boards& boards) {
    Exhibition all{as_title(scripts.front().family), {}};
    const fs::path beside = scripts.front().path.parent_path();
    const auto shapes = std::make_shared<const Shapes>(shapes_beside(beside));
    const auto scenes = std::make_shared<const Scenes>(scenes_beside(beside));
    for (const FoundScript& script : one_by_one(host, scripts))
        all.exhibits.push_back(
            {script.piece.empty() ? script.slug : script.slug + "#" + script.piece, [=, &boards] {
                 const Sitter sitter = boards.widest(script);
                 std::string slug = script.path.stem().string();
                 if (!script.piece.empty()) slug += "-" + acedrex::slug_of(script.piece);
                 return entry_of(std::move(slug), sitter,
                                 portraits_of(boards, sitter, scenes_of(*scenes, sitter.piece().name)),
                                 *shapes);
             }});
    return all;
}

Exhibition of_variant(const VariantRef& variant, Boards& boards) {
    Exhibition all{variant->spec().name, {}};
    const auto shapes = std::make_shared<const Shapes>(shapes_for(*variant));
    for (int type = 0; type < variant->cast().types(); ++type) {
        const std::string& name = variant->piece(type).name;
        all.exhibits.push_back({name, [=, &boards] {
                                    return entry_of(acedrex::slug_of(name), {variant, type},
                                                    portraits_of(boards, variant, type), *shapes);
                                }});
    }
    return all;
}

// What NAME stands for: a family, a folder, or else a variant or a script of pieces.
Exhibition exhibition_of(Host& host, const std::string& name, Boards& boards) {
    if (const std::vector<FoundScript> found = pieces_of(host, name); !found.empty())
        return of_scripts(host, found, boards);
    const Result<fs::path> path = host.resolve(name);
    if (!path) throw no_such(host, name);
    const Loaded loaded = load_by_name(host, name);
    // Of what is neither, too, that is said.
    if (!loaded.piece && loaded.set.empty()) return of_variant(required(host.variant(name)), boards);
    FoundScript script{path.value->string(), path.value->parent_path().filename().string(), *path.value,
                       true};
    script.piece = cut_name(name).piece;
    return of_scripts(host, {script}, boards);
}

// Other files may lie there, but a page that this command did not write is not written over.
fs::path page_in(const std::string& folder) {
    make_folder(folder);
    const fs::path page = fs::path(folder) / "index.html";
    // A page is as large as its family; a hundred pieces make some MB.
    const ForeignText there = read_foreign(page, kMostOfPage);
    if (!there.absent && !is_gallery_page(there.text.value_or(""))) {
        say(fmt::format("{} is there already and is not a gallery; name another folder", page.string()));
        throw Refusal{};
    }
    return page;
}

int run(const GalleryOptions& options) {
    Host host(default_host_options());
    Boards boards(host);
    const Exhibition exhibition = exhibition_of(host, options.name, boards);
    const fs::path page = page_in(options.folder);
    std::vector<GalleryEntry> entries;
    std::vector<std::string> left_out;
    {
        ProgressLine progress;
        for (const Exhibit& exhibit : exhibition.exhibits) {
            progress.show(
                fmt::format("{} of {}: {}", entries.size() + 1, exhibition.exhibits.size(), exhibit.name));
            try {
                entries.push_back(exhibit.entry());
            } catch (const Refusal&) {
                left_out.push_back(exhibit.name);
            }
        }
    }
    if (const auto fault = write_whole(page.string(), gallery_page(exhibition.title, entries))) {
        say(fmt::format("cannot write {}: {}", page.string(), *fault));
        return kNo;
    }
    put("{}\n", page.string());
    for (const std::string& name : left_out) say(fmt::format("{} is left out, for what is said above", name));
    return left_out.empty() ? kDone : kNo;
}

}  // namespace

Command gallery_command() {
    return {"gallery",
            "writes a page with every piece of a family or a variant: its picture and its description",
            "acedrex gallery testing-board gallery", [](Arguments& a) {
                auto options = std::make_shared<GalleryOptions>();
                a.text("FAMILY", options->name,
                       "a family of pieces (shipped, or in ACEDREX_PATH), a folder of pieces, a variant, or "
                       "a script of pieces");
                a.text("DIR", options->folder, "the folder for index.html; it is made if it does not exist");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
