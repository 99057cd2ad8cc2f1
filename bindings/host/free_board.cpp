// Free boards: a piece, what its script and those beside it have, Stones, and what its family says of boards.
#include <algorithm>
#include <cctype>
#include <cstring>

#include "base/ranges.hpp"
#include "declare/variant_reading.hpp"
#include "host/host_state.hpp"
#include "sandbox/foreign_file.hpp"
#include "values/context.hpp"

namespace acedrex {

namespace fs = std::filesystem;

namespace {

// Faulty scripts beside the one that is asked for must not cost much time, however many there are.
constexpr std::uint64_t kOfSibling = 10'000'000, kOfSiblings = 30'000'000;

// How often what is left of the siblings is compiled, before none is taken.
constexpr int kMostTries = 4;

// Does it call `piece` or `piece.extend`?
bool makes_pieces(std::string_view text) {
    for (std::size_t at = text.find("piece"); at != text.npos; at = text.find("piece", at + 1)) {
        std::string_view rest = text.substr(at + 5);
        if (rest.starts_with(".extend")) return true;
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
        if (rest.starts_with('{') || rest.starts_with('(')) return true;
    }
    return false;
}

// Whether a script says `return piece`, or ends by returning what has a name, as a piece that it made before,
// or what another script returns or has in its table: the others beside a piece's script are not even run.
bool may_return_piece(std::string_view text) {
    const auto behind = [&](std::size_t at) {
        return text.substr(std::min(text.find_first_not_of(" \t\r\n", at + 6), text.size()));
    };
    for (std::size_t at = text.find("return"); at != text.npos; at = text.find("return", at + 1))
        if (behind(at).starts_with("piece")) return true;
    const std::size_t last = text.rfind("return");
    if (last == text.npos || (text.find("piece") == text.npos && text.find("require") == text.npos))
        return false;
    // Names, indices and calls with texts: no function.
    const std::string_view end = behind(last);
    if (end.starts_with('{')) return makes_pieces(text);
    const auto may_stand_in_a_name = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
               std::strchr("_.-\"'[]() \t\r\n", c) != nullptr;
    };
    return !end.empty() && !end.starts_with("variant") && !end.starts_with("function") &&
           ranges::all_of(end, may_stand_in_a_name);
}

Diagnostic left_out_of_board(Place place, const std::string& why) {
    return warning_at(std::move(place), "sibling-left-out", "left out of the free board: " + why);
}

bool can_join(const std::vector<PieceRef>& cast, const PieceSpec& piece) {
    return !ranges::any_of(cast, [&](const PieceRef& other) {
        return other->name == piece.name || other->symbol == piece.symbol;
    });
}

// The piece alone on a field, as setups are drawn; "" where the board has no such field.
std::string drawn_alone(const PieceSpec& piece, const FreeBoard& size) {
    const Board board(size.files, size.ranks);
    const std::optional<Field> at = board.field(size.first);
    std::string text;
    for (int rank = size.ranks; at && rank-- > 0; text += '\n')
        for (int file = 0; file < size.files; ++file)
            text += (board.at(file, rank) == *at ? piece.symbol : ".") + " ";
    return text;
}

}  // namespace

PieceRef stone() {
    auto spec = std::make_shared<PieceSpec>();
    spec->name = "Stone";
    spec->symbol = "Zz";
    spec->slug = "stone";
    spec->moves = make::none();
    spec->about = "stands in the way";
    return spec;
}

// The board of a family, where a file in its folder says something about it.
void Host::State::read_family(const fs::path& folder, VariantSpec& spec, const FreeBoard& asked,
                              std::vector<Diagnostic>& diagnostics) {
    const fs::path file = folder / "family.lua";
    std::error_code error;
    if (!fs::is_regular_file(file, error)) return;
    lua_State* lua = scripts.lua();
    auto& faults = faults_of(lua).list;
    std::vector<Diagnostic> outer = std::exchange(faults, {});
    scripts.run(lua, file);
    if (lua_istable(lua, -1)) {
        const FreeBoard usual;
        const auto read = [&](lua_State* in) {
            read_family_table(in, 2, asked.files != usual.files || asked.ranks != usual.ranks, spec);
        };
        if (auto fault = protect(scripts.sandbox(), lua, read, 1)) note(faults_of(lua), std::move(*fault));
    } else {
        lua_pop(lua, 1);
    }
    for (Diagnostic& d : faults) diagnostics.push_back(std::move(d));
    faults = std::move(outer);
}

// The pieces beside a piece's script, without those that are faulty or claim a name that is taken.
std::vector<PieceRef> Host::State::siblings(const fs::path& path, std::vector<PieceRef> cast,
                                            std::vector<Diagnostic>& diagnostics) {
    std::vector<fs::path> files;
    std::error_code error;
    const fs::path folder = path.parent_path().empty() ? fs::path(".") : path.parent_path();
    const auto left_out = [&](const fs::path& file, const std::string& why) {
        diagnostics.push_back(left_out_of_board({shown_path(file), 0}, why));
    };
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        if (it->path().extension() != ".lua") continue;
        std::error_code unknown;  // of a link that leads nowhere
        if (fs::is_directory(it->path(), unknown) || fs::equivalent(it->path(), path, unknown)) continue;
        const ForeignText read = read_foreign(it->path(), kMostOfScript);
        if (!read.text && !read.absent)
            left_out(it->path(), read.fault);
        else if (read.text && may_return_piece(*read.text))
            files.push_back(path.parent_path().empty() ? it->path().filename() : it->path());
    }
    std::sort(files.begin(), files.end());
    const auto join = [&](const fs::path& file, const PieceRef& piece) {
        if (can_join(cast, *piece))
            cast.push_back(piece);
        else
            left_out(file, "its name or symbol is taken");
    };
    Loading loading{kOfSibling, kOfSiblings};
    for (const fs::path& file : files) {
        const Result<Loaded> loaded = load(file, loading);
        if (!loaded)
            left_out(file,
                     loaded.diagnostics.empty() ? "it cannot be loaded" : loaded.diagnostics.front().message);
        else if (loaded.value->piece)
            join(file, loaded.value->piece);
        else
            for (const PieceOfSet& one : loaded.value->set) join(file, one.piece);
    }
    if (loading.used >= loading.together)
        diagnostics.push_back(warning_at({shown_path(path), 0}, "siblings-cost",
                                         "scripts beside it took " + std::to_string(loading.used) +
                                             " steps: " + joined(loading.users) +
                                             "; little was left for the others",
                                         "keep unfinished scripts in a folder of their own"));
    return cast;
}

Result<std::shared_ptr<const Variant>> Host::free_board(const Asked& asked, const FreeBoard& board,
                                                        const std::shared_ptr<Hooks>& hooks) {
    const fs::path& path = asked.path;
    const PieceRef& piece = asked.piece;
    const std::string stem = path.stem().string();
    const bool whole_set = !asked.set.empty() && asked.name.empty();
    VariantSpec spec;
    spec.name = whole_set ? stem : piece->name;
    spec.slug = asked.set.empty() ? piece->slug : whole_set ? stem : stem + "#" + asked.name;
    spec.code = "T";
    spec.about = whole_set ? "" : piece->about;
    spec.place = piece->place;
    spec.board.files = board.files;
    spec.board.ranks = board.ranks;
    std::vector<Diagnostic> diagnostics;
    const fs::path folder = path.parent_path();
    if (folder.filename() == "pieces") {
        spec.family = folder.parent_path().filename().string();
        state_->read_family(folder.parent_path(), spec, board, diagnostics);
    }
    if (!spec.family.empty()) spec.slug = spec.family + "/" + spec.slug;

    spec.pieces = {piece};
    for (const PieceOfSet& one : asked.set)
        if (one.piece != piece && can_join(spec.pieces, *one.piece))
            spec.pieces.push_back(one.piece);
        else if (one.piece->name != piece->name)  // it may be a copy of the same
            diagnostics.push_back(
                warning_at(one.piece->place, "left-out-of-set",
                           one.piece->name + " is left out of the free board: its name or symbol is taken"));
    spec.first_alone = board.alone;
    if (!board.first.empty()) spec.setup = drawn_alone(*piece, board);
    if (const PieceRef obstacle = stone(); can_join(spec.pieces, *obstacle)) spec.pieces.push_back(obstacle);
    const std::vector<PieceRef> fewest = spec.pieces;
    spec.pieces = state_->siblings(path, spec.pieces, diagnostics);

    // A side that has nothing to move there lets the other one go on.
    spec.obligations.pass = MoveObligations::Pass::forced;
    // In short, where no piece has that symbol.
    const std::string shorter = stone()->symbol.substr(0, 1);
    const auto taken = [&](const PieceRef& p) { return p->symbol == shorter; };
    if (!ranges::any_of(spec.pieces, taken)) spec.old_symbols[shorter] = stone()->name;
    // What cannot be compiled together with the others is left out, as long as that helps.
    Result<std::shared_ptr<const Variant>> result = state_->compile(spec, hooks);
    for (int tries = 1; !result && spec.pieces.size() > fewest.size(); ++tries) {
        std::vector<PieceRef> kept = fewest;
        for (std::size_t i = fewest.size(); i < spec.pieces.size(); ++i) {
            const std::string& file = spec.pieces[i]->place.file;
            const auto fault = ranges::find_if(result.diagnostics, [&](const Diagnostic& d) {
                return d.severity == Severity::error && d.place.file == file && file != piece->place.file;
            });
            if (fault == result.diagnostics.end())
                kept.push_back(spec.pieces[i]);
            else
                diagnostics.push_back(left_out_of_board({file, fault->place.line}, fault->message));
        }
        spec.pieces = kept.size() < spec.pieces.size() && tries < kMostTries ? kept : fewest;
        result = state_->compile(spec, hooks);
    }
    // Promotion is a matter of the variants that the piece is made for.
    std::erase_if(result.diagnostics, [](const Diagnostic& d) { return d.code == "no-promotion"; });
    // Only in a family do pieces that lie side by side belong together, so that one left out is worth a word.
    if (spec.family.empty())
        std::erase_if(diagnostics, [](const Diagnostic& d) { return d.code == "sibling-left-out"; });
    result.diagnostics.insert(result.diagnostics.begin(), diagnostics.begin(), diagnostics.end());
    return result;
}

}  // namespace acedrex
