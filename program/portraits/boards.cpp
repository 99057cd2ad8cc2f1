#include "portraits/boards.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "english/turn_words.hpp"
#include "notation/find/begun_turn.hpp"
#include "notation/position/setup.hpp"
#include "outline/outline.hpp"
#include "shell/console.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

constexpr int kWidest = 15;

// name: of one of several; "": the script has one piece.
bool is_from(const Variant& variant, int type, const FoundScript& script) {
    std::error_code fault;
    const PieceSpec& piece = variant.piece(type);
    return (script.piece.empty() || script.piece == piece.name) &&
           std::filesystem::equivalent(piece.place.file, script.path, fault);
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

// What it does can be seen without the others, but for Stones.
bool goes_alone(const PieceSpec& piece) {
    return !piece.passive && piece.moves && !borrows(*piece.moves) && is_plain(piece) &&
           piece.influence.auras.empty() && piece.promotes.empty();
}

}  // namespace

Sitter Boards::lone(const FoundScript& script) {
    if (!script.piece.empty()) return widest(script);  // its script has others
    Result<VariantRef> made = host_.variant(script.slug, {kWidest, kWidest, true});
    if (!made || !goes_alone((*made.value)->piece(0))) return widest(script);
    return {required(std::move(made)), 0};
}

Sitter Boards::on_board(const Sitter& sitter, FreeBoard size) {
    if (goes_alone(sitter.piece())) return alone(sitter, size);
    return {lawless(sitter.variant, size), sitter.type};
}

Sitter Boards::widest(const FoundScript& script) {
    for (const VariantRef& variant : widest_)
        for (int type = 0; type < variant->cast().types(); ++type)
            if (is_from(*variant, type, script)) return {variant, type};
    // What is said of pieces that lie beside it is said where they are looked at themselves.
    Result<VariantRef> made = host_.variant(script.slug, {kWidest, kWidest});
    if (made && !doubts_) made.diagnostics.clear();
    widest_.push_back(required(std::move(made)));
    const VariantRef& variant = widest_.back();
    // It comes first, or stands among those of its script.
    const auto type = script.piece.empty() ? std::nullopt : variant->cast().type_named(script.piece);
    return {variant, type.value_or(0)};
}

VariantRef Boards::lawless(const VariantRef& variant, FreeBoard size) {
    VariantRef& kept = lawless_[{variant.get(), size.files, size.ranks}];
    if (kept) return kept;
    VariantSpec spec = on_other_board(variant->spec(), size);
    depose(spec);
    Result<VariantRef> made = host_.compile_here(spec);
    if (made) made.diagnostics.clear();  // doubts were reported before, or belong to variants
    return kept = required(std::move(made));
}

VariantRef Boards::home(const VariantRef& variant, int type) {
    const auto asks = [](const Expression& part) {
        return part.kind == ExprKind::guard && row_of(part.guard).has(kReadsInitial);
    };
    const PieceSpec& piece = variant->piece(type);
    if (!piece.moves || !any_inside(*piece.moves, asks)) return nullptr;
    VariantSpec spec = variant->spec();
    const Board& board = variant->board();
    const BoardPart& part = board.parts().front();
    spec.setup.clear();
    for (int rank = part.ranks; rank-- > 0; spec.setup += '\n')
        for (int file = 0; file < part.files; ++file)
            spec.setup += (board.at(part, file, rank) == board.off() ? "." : piece.symbol) + " ";
    Result<VariantRef> made = host_.compile_here(spec);
    return made ? *made.value : nullptr;
}

Sitter Boards::alone(const Sitter& sitter, FreeBoard size) {
    const PieceSpec& piece = sitter.variant->piece(sitter.type);
    if (!piece.passive && piece.moves && !borrows(*piece.moves)) {
        VariantSpec spec = on_other_board(sitter.variant->spec(), size);
        depose(spec);
        spec.first_alone = false;
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
    return {lawless(sitter.variant, size), sitter.type};
}

VariantRef Boards::of(const Scene& scene, const Sitter& sitter) {
    if (scene.variant.empty())
        return lawless(sitter.variant, scene.board.empty() ? FreeBoard{} : board_size(scene.board));
    VariantRef& named = named_[scene.variant];
    if (!named) named = required(host_.variant(scene.variant));
    const BoardPart& part = named->board().parts().front();
    return lawless(named, {part.files, part.ranks});
}

std::optional<FoundScript> Boards::script_of(const Variant& variant, const PieceSpec& piece) {
    const std::filesystem::path path = piece.place.file, folder = path.parent_path();
    const std::filesystem::path beside = std::filesystem::path(variant.spec().place.file).parent_path();
    if (folder.filename() != "pieces" && folder != beside) return std::nullopt;
    const Result<Loaded> loaded = host_.load(path);
    if (!loaded) return std::nullopt;
    FoundScript script{path.string(), folder.filename().string(), path, true};
    if (loaded.value->piece && loaded.value->piece->name == piece.name) return script;
    for (const PieceOfSet& one : loaded.value->set) {
        if (one.piece->name != piece.name) continue;
        script.piece = piece.name;
        return script;
    }
    return std::nullopt;
}

Sitter Boards::of_variant(const VariantRef& variant, int type) {
    if (const auto script = script_of(*variant, variant->piece(type))) return widest(*script);
    VariantRef& endless = endless_[variant.get()];
    if (!endless) {
        VariantSpec spec = variant->spec();
        spec.endings = {};
        spec.obligations = {};
        const PieceRef obstacle = stone();
        const auto is_taken = [&](const PieceRef& piece) {
            return piece->name == obstacle->name || piece->symbol == obstacle->symbol;
        };
        if (std::none_of(spec.pieces.begin(), spec.pieces.end(), is_taken)) spec.pieces.push_back(obstacle);
        Result<VariantRef> made = host_.compile_here(spec);
        if (made) made.diagnostics.clear();  // its own check tells what is doubtful of a variant
        endless = required(std::move(made));
    }
    return {endless, type};
}

std::vector<VariantRef> Boards::auras(const VariantRef& variant, int type) {
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

namespace {

[[noreturn]] void refuse(const Scene& scene, const std::string& why) {
    say(fmt::format("the scene {} is refused: {}", scene.setup, why));
    throw Refusal{};
}

// part: "Ad1-d4", or "shoot Ad4-d4,d6+X", which names the action where several would be written alike.
bool goes_on(BegunTurn& turn, const std::string& part) {
    if (turn.add(part)) return true;
    const auto& ways = turn.next();
    const auto fits = [&](const BegunTurn::Way& way) {
        const std::string action = turn.variant().turn().action_name(way.ply().action);
        const std::string text = way.made.text.substr(0, way.made.text.find('#'));
        return action + " " + text == part;
    };
    const auto found = std::find_if(ways.begin(), ways.end(), fits);
    if (found == ways.end()) return false;
    turn.take(BegunTurn::Way(*found));
    return true;
}

// "two to hop; next: shoot with the Amazon on d4".
std::string with_what_follows(const std::string& words, BegunTurn& turn) {
    const std::string ahead = words_ahead(turn);
    if (ahead.empty()) return words;
    return words + (words.empty() ? "" : "; ") + "next: " + ahead;
}

// In the midst of a turn: where the piece goes next, or where others may be dropped.
Portrait portrait_amid(const VariantRef& variant, BegunTurn& turn, Field start, std::string words) {
    Portrait portrait{variant, turn.position(), start, {}, std::move(words)};
    for (const BegunTurn::Way& way : turn.next()) {
        const PlyRecord& ply = way.ply();
        if (ply.from == start)
            portrait.markers.add_ply(portrait.position, *variant, ply);
        else if (ply.kind == PlyKind::drop)
            portrait.markers.add(ply.to, Marker::places);
    }
    portrait.markers.add(start, Marker::start);
    return portrait;
}

Portrait portrait_of(Boards& boards, const Scene& scene, const Sitter& sitter) {
    const std::string name = sitter.variant->piece(sitter.type).name;
    const VariantRef variant = boards.of(scene, sitter);
    Game game(variant, required(unchecked(read_setup(*variant, scene.setup))));
    for (const std::string& move : scene.moves)
        if (!game.play(move)) refuse(scene, move + " is not legal there");
    BegunTurn turn(game);
    for (const std::string& part : scene.begun)
        if (!goes_on(turn, part)) refuse(scene, part + " is not legal there");
    const auto type = variant->cast().type_named(name);
    if (!type) refuse(scene, "the variant has no " + name);
    const Backdrop backdrop{boards.auras(variant, *type), boards.home(variant, *type)};
    const Code code = variant->binding().code_for(*type, Side::light);
    const std::string words = with_what_follows(scene.words, turn);
    for (int f = 0; f < variant->board().size(); ++f) {
        const auto field = static_cast<Field>(f);
        if (turn.position().at(field) != code) continue;
        if (!turn.empty()) return portrait_amid(variant, turn, field, words);
        return portrait_in(variant, *type, game.position(), field, backdrop, words, scene.calm);
    }
    refuse(scene, fmt::format("no {}{} stands there", Cast::side(code) == Side::light ? "light " : "", name));
}

}  // namespace

std::vector<Portrait> portraits_of(Boards& boards, const Sitter& sitter, const std::vector<Scene>& scenes) {
    if (scenes.empty()) {
        const Sitter widest = boards.alone(sitter, {kWidest, kWidest});
        const int size = fitting_size(widest.variant, widest.type);
        const bool by_colour = depends_on_colour(widest.variant, widest.type);
        if (sitter.variant->piece(sitter.type).influence.auras.empty()) {
            const Sitter fitting = boards.alone(sitter, {size, size});
            return portraits(fitting.variant, fitting.type, by_colour,
                             {{}, boards.home(fitting.variant, fitting.type)});
        }
        const VariantRef board = boards.lawless(sitter.variant, {size, size});
        return portraits(board, sitter.type, by_colour,
                         {boards.auras(board, sitter.type), boards.home(board, sitter.type)});
    }
    std::vector<Portrait> made;
    for (const Scene& scene : scenes) made.push_back(portrait_of(boards, scene, sitter));
    return made;
}

std::vector<Portrait> portraits_of(Boards& boards, const VariantRef& variant, int type) {
    const VariantSpec& spec = variant->spec();
    const PieceSpec& piece = variant->piece(type);
    const auto beside = [](const Place& place) {
        return scenes_beside(std::filesystem::path(place.file).parent_path());
    };
    std::vector<Scene> scenes = scenes_of(beside(spec.place), name_in_scenes(spec.slug, piece.name));
    for (Scene& scene : scenes)
        if (scene.variant.empty()) scene.variant = spec.slug;
    boards.know(variant);
    const Sitter sitter = boards.of_variant(variant, type);
    const bool by_its_script = sitter.variant->spec().place.file != spec.place.file;
    if (scenes.empty() && by_its_script) scenes = scenes_of(beside(piece.place), piece.name);
    return portraits_of(boards, sitter, scenes);
}

Portrait portrait_from(Boards& boards, const Sitter& sitter, Field start) {
    const VariantRef& board = sitter.variant;
    return portrait_at(board, sitter.type, start,
                       {boards.auras(board, sitter.type), boards.home(board, sitter.type)});
}

}  // namespace acedrex::program
