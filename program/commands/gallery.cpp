// gallery: a page with every piece of a family.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <tuple>

#include "commands/commands.hpp"
#include "drawing/gallery_page.hpp"
#include "drawing/picture.hpp"
#include "notation/betza/outline.hpp"
#include "notation/position/setup.hpp"
#include "portraits/portrait.hpp"
#include "portraits/scenes.hpp"
#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"
#include "shell/script_files.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

namespace fs = std::filesystem;

constexpr int kWidest = 15;
constexpr std::size_t kMostOfPage = std::size_t{64} << 20;

struct Options {
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
        if (!loaded || loaded.value->piece)
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

bool is_from(const Variant& variant, int type, const fs::path& script) {
    std::error_code fault;
    return fs::equivalent(variant.piece(type).place.file, script, fault);
}

// Does it depend on how others move?
bool borrows(const Expression& e) {
    return any_inside(e, [](const Expression& part) {
        return part.kind == ExprKind::moves_of || part.kind == ExprKind::each_type ||
               part.kind == ExprKind::gait || part.kind == ExprKind::on_board;
    });
}

// What is royal elsewhere would forbid most of what a lonely piece can do.
void depose(VariantSpec& spec) {
    for (const PieceRef& piece : spec.pieces)
        if (spec.royal_kind(*piece) != RoyalKind::none) spec.royals.push_back({piece->name, RoyalKind::none});
}

bool is_plain(const PieceSpec& piece) {
    return !piece.takes && !piece.lands && !piece.passes && outline(*piece.moves);
}

// All but that one stand about and do nothing.
void hush(VariantSpec& spec, int type) {
    for (std::size_t i = 0; i < spec.pieces.size(); ++i) {
        if (static_cast<int>(i) == type || spec.pieces[i]->passive) continue;
        auto copy = std::make_shared<PieceSpec>(*spec.pieces[i]);
        copy->moves = copy->lands = copy->gait = nullptr;
        copy->influence = {};
        spec.pieces[i] = std::move(copy);
    }
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

    // Without royal rules.
    VariantRef lawless(const VariantRef& variant, FreeBoard size) {
        VariantRef& kept = lawless_[{variant.get(), size.files, size.ranks}];
        if (kept) return kept;
        VariantSpec spec = on_other_board(variant->spec(), size);
        depose(spec);
        Result<VariantRef> made = host_.compile_here(spec);
        if (made) made.diagnostics.clear();  // doubts were reported before, or belong to variants
        return kept = required(std::move(made));
    }

    // The piece on a square board without royal rules. The family's board takes long to compile, so the
    // others are there in name only, unless it moves by what they do; of a plain walker they are left out but
    // for Stones.
    Sitter alone(const Sitter& sitter, int size) {
        const PieceSpec& piece = sitter.variant->piece(sitter.type);
        if (!piece.passive && piece.moves && !borrows(*piece.moves)) {
            VariantSpec spec = on_other_board(sitter.variant->spec(), {size, size});
            depose(spec);
            auto copy = std::make_shared<PieceSpec>(piece);
            copy->influence.auras.clear();
            int type = sitter.type;
            if (is_plain(piece)) {
                copy->influence = {};
                copy->promotes.clear();
                std::erase_if(spec.pieces, [](const PieceRef& other) { return other->slug != "stone"; });
                spec.pieces.insert(spec.pieces.begin(), std::move(copy));
                spec.royals = {{piece.name, RoyalKind::none}};
                type = 0;
            } else {
                spec.pieces[static_cast<std::size_t>(type)] = std::move(copy);
                hush(spec, type);
            }
            if (Result<VariantRef> made = host_.compile_here(spec)) return {*made.value, type};
        }
        return {lawless(sitter.variant, {size, size}), sitter.type};
    }

    VariantRef of(const Scene& scene, const Sitter& sitter) {
        if (scene.variant.empty())
            return lawless(sitter.variant, scene.board.empty() ? FreeBoard{} : board_size(scene.board));
        VariantRef& named = named_[scene.variant];
        if (!named) named = required(host_.variant(scene.variant));
        const BoardPart& part = named->board().parts().front();
        return lawless(named, {part.files, part.ranks});
    }

    // Variants where the piece moves to the fields that its auras lie on; one for each of them.
    std::vector<VariantRef> auras(const VariantRef& variant, int type) {
        std::vector<VariantRef> made;
        for (const AuraSpec& aura : variant->piece(type).influence.auras) {
            auto piece = std::make_shared<PieceSpec>(variant->piece(type));
            piece->moves = aura.at;
            piece->takes = piece->lands = piece->passes = nullptr;
            piece->influence = {};
            VariantSpec spec = variant->spec();
            spec.pieces[static_cast<std::size_t>(type)] = piece;
            if (!borrows(*aura.at)) hush(spec, type);
            made.push_back(required(host_.compile_here(spec)));
        }
        return made;
    }

  private:
    Host& host_;
    std::vector<VariantRef> widest_;
    std::map<std::string, VariantRef> named_;
    std::map<std::tuple<const Variant*, int, int>, VariantRef> lawless_;
};

[[noreturn]] void refuse(const Scene& scene, const std::string& why) {
    say(fmt::format("the scene {} is refused: {}", scene.setup, why));
    throw Refusal{};
}

Portrait portrait_of(Boards& boards, const Scene& scene, const Sitter& sitter) {
    const std::string name = sitter.variant->piece(sitter.type).name;
    const VariantRef variant = boards.of(scene, sitter);
    Game game(variant, required(unchecked(read_setup(*variant, scene.setup))));
    for (const std::string& move : scene.moves)
        if (!game.play(move)) refuse(scene, move + " is not legal there");
    const auto type = variant->cast().type_named(name);
    if (!type) refuse(scene, "the variant has no " + name);
    for (int f = 0; f < variant->board().size(); ++f)
        if (game.position().at(static_cast<Field>(f)) == variant->cast().code(*type, Side::light))
            return portrait_in(variant, *type, game.position(), static_cast<Field>(f),
                               boards.auras(variant, *type), scene.words, scene.calm);
    refuse(scene, "no light " + name + " stands there");
}

std::vector<Portrait> portraits_of(Boards& boards, const Sitter& sitter, const std::vector<Scene>& scenes) {
    if (scenes.empty()) {
        const Sitter widest = boards.alone(sitter, kWidest);
        const int size = fitting_size(widest.variant, widest.type);
        const bool by_colour = depends_on_colour(widest.variant, widest.type);
        if (sitter.variant->piece(sitter.type).influence.auras.empty()) {
            const Sitter fitting = boards.alone(sitter, size);
            return portraits(fitting.variant, fitting.type, by_colour, {});
        }
        const VariantRef board = boards.lawless(sitter.variant, {size, size});
        return portraits(board, sitter.type, by_colour, boards.auras(board, sitter.type));
    }
    std::vector<Portrait> made;
    for (const Scene& scene : scenes) made.push_back(portrait_of(boards, scene, sitter));
    return made;
}

GalleryEntry entry_of(Boards& boards, const FoundScript& script, const Shapes& shapes, const Scenes& scenes) {
    const Sitter sitter = boards.widest(script);
    const PieceSpec& piece = sitter.variant->piece(sitter.type);
    GalleryEntry entry;
    entry.slug = script.path.stem().string();
    entry.name = piece.name;
    entry.symbol = piece.symbol;
    entry.about = piece.about;
    entry.words = shortened(words_of_piece(*sitter.variant, sitter.type), kBrief);
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

int run(const Options& options) {
    Host host(default_host_options());
    const std::vector<FoundScript> scripts = pieces_of(host, options.family);
    const fs::path page = page_in(options.folder);
    const fs::path beside = scripts.front().path.parent_path();
    std::vector<fs::path> folders{beside, beside.parent_path()};
    folders.insert(folders.end(), host.options().variant_roots.begin(), host.options().variant_roots.end());
    const Shapes shapes = read_shapes(folders);
    Scenes scenes = read_scenes(beside);
    scenes.merge(read_scenes(beside.parent_path()));
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
                left_out.push_back(script.slug);
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
                auto options = std::make_shared<Options>();
                a.text("FAMILY", options->family,
                       "a family of pieces that ships or lies in ACEDREX_PATH, or a folder of pieces");
                a.text("DIR", options->folder,
                       "the folder that index.html is written to; made if it is not there");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
