// gallery: a page with every piece of a family.
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <utility>

#include "command.hpp"
#include "console.hpp"
#include "file_writing.hpp"
#include "gallery_page.hpp"
#include "picture.hpp"
#include "portrait.hpp"
#include "table.hpp"

namespace acedrex::program {

namespace {

namespace fs = std::filesystem;

constexpr int kWidest = 15;

struct Options {
    std::string family;
    std::string folder;
};

std::vector<FoundScript> pieces_of(const Host& host, const std::string& family) {
    std::vector<FoundScript> found = host.find_pieces();
    std::vector<std::string> families;
    for (const FoundScript& script : found) families.push_back(script.family);
    std::erase_if(found, [&](const FoundScript& script) { return script.family != family; });
    if (found.empty())
        throw UsageError{
            fmt::format("there is no family '{}' of pieces{}", family, did_you_mean(family, families))};
    return found;
}

bool is_from(const Variant& variant, int type, const fs::path& script) {
    std::error_code fault;
    return fs::equivalent(variant.piece(type).place.file, script, fault);
}

// A piece on a free board.
struct Sitter {
    VariantRef variant;
    int type;
};

// Free boards with all of the family's pieces that go together, and others for those that do not.
class Boards {
  public:
    explicit Boards(Host& host) : host_(host) {}

    // The piece of that script on the widest of them.
    Sitter widest(const FoundScript& script) {
        for (const VariantRef& variant : widest_)
            for (int type = 0; type < variant->cast().types(); ++type)
                if (is_from(*variant, type, script.path)) return {variant, type};
        // What is said of pieces that lie beside it is said where they are looked at themselves.
        Result<VariantRef> made = host_.variant(script.slug, {kWidest, kWidest});
        if (made) made.diagnostics.clear();
        widest_.push_back(required(std::move(made)));
        return {widest_.back(), 0};  // it comes first
    }

    // Without royal rules, which would forbid most of what a lonely piece can do.
    VariantRef lawless(const VariantRef& variant, int size) {
        VariantRef& kept = lawless_[{variant.get(), size}];
        if (kept) return kept;
        VariantSpec spec = on_other_board(variant->spec(), {size, size});
        for (const PieceRef& piece : spec.pieces)
            if (spec.royal_kind(*piece) != RoyalKind::none)
                spec.royals.push_back({piece->name, RoyalKind::none});
        return kept = required(host_.compile_here(spec));
    }

  private:
    Host& host_;
    std::vector<VariantRef> widest_;
    std::map<std::pair<const Variant*, int>, VariantRef> lawless_;
};

GalleryEntry entry_of(Boards& boards, const FoundScript& script, const Shapes& shapes) {
    const auto [variant, type] = boards.widest(script);
    const VariantRef widest = boards.lawless(variant, kWidest);
    const VariantRef board = boards.lawless(variant, fitting_size(widest, type));
    const PieceSpec& piece = variant->piece(type);
    GalleryEntry entry;
    entry.slug = script.path.stem().string();
    entry.name = piece.name;
    entry.symbol = piece.symbol;
    entry.about = piece.about;
    entry.words = words_of_piece(*variant, type);
    for (const Portrait& portrait : portraits(board, type, depends_on_colour(widest, type)))
        entry.figures.push_back({to_svg({.variant = *board,
                                         .position = portrait.position,
                                         .shapes = shapes,
                                         .marks = portrait.marks,
                                         .legend = false,
                                         .side_to_move = false},
                                        false),
                                 portrait.marks, portrait.words});
    return entry;
}

// Other files may lie there, but a page that somebody else wrote is not written over.
fs::path page_in(const std::string& folder) {
    std::error_code fault;
    fs::create_directories(folder, fault);
    if (!fs::is_directory(folder)) {
        say(fmt::format("cannot make the folder {}: {}", folder,
                        fault ? fault.message() : "something else is there"));
        throw Refusal{};
    }
    const fs::path page = fs::path(folder) / "index.html";
    if (fs::exists(page, fault) && !is_gallery_page(read_whole(page.string()).value_or(""))) {
        say(fmt::format("{} is there already and is no gallery; name another folder", page.string()));
        throw Refusal{};
    }
    return page;
}

int run(const Options& options) {
    Host host(default_host_options());
    const std::vector<FoundScript> scripts = pieces_of(host, options.family);
    const fs::path page = page_in(options.folder);
    std::vector<fs::path> folders{scripts.front().path.parent_path().parent_path()};
    folders.insert(folders.end(), host.options().variant_roots.begin(), host.options().variant_roots.end());
    const Shapes shapes = read_shapes(folders);
    Boards boards(host);
    std::vector<GalleryEntry> entries;
    std::vector<std::string> left_out;
    {
        ProgressLine progress;
        for (const FoundScript& script : scripts) {
            progress.show(fmt::format("{} of {}: {}", entries.size() + 1, scripts.size(), script.slug));
            try {
                entries.push_back(entry_of(boards, script, shapes));
            } catch (const Refusal&) {
                left_out.push_back(script.slug);
            }
        }
    }
    if (const auto fault = write_whole(page.string(), gallery_page(options.family, entries))) {
        say(fmt::format("cannot write {}: {}", page.string(), *fault));
        return kNo;
    }
    fmt::print("{}\n", page.string());
    for (const std::string& slug : left_out) say(fmt::format("{} is left out: its script is broken", slug));
    return left_out.empty() ? kDone : kNo;
}

}  // namespace

Command gallery_command() {
    return {"gallery", "writes a page with every piece of a family: its picture and its words",
            "acedrex gallery testing-board gallery", [](Arguments& a) {
                auto options = std::make_shared<Options>();
                a.text("FAMILY", options->family, "a folder of variants, with its pieces in FAMILY/pieces");
                a.text("DIR", options->folder,
                       "the folder that index.html is written to; made if it is not there");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
