#include "export/study.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "base/ranges.hpp"
#include "export/engine_betza.hpp"

namespace acedrex::program::exports {

namespace {

constexpr std::string_view kAlphabet = "abcdefghijklmnopqrstuvwxyz";

char lower(char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

bool is_free(const std::string& letters, char c) {
    return kAlphabet.find(c) != std::string_view::npos && letters.find(c) == std::string::npos;
}

// By type: its symbol where that is a letter, else the first of its name that is free, else any.
std::string letters_of(const Variant& variant) {
    const int types = variant.cast().types();
    if (types > static_cast<int>(kAlphabet.size())) throw Untold{"it has more types than there are letters"};
    std::string letters(static_cast<std::size_t>(types), ' ');
    const auto choose = [&](int type, const std::string& from) {
        char& letter = letters[static_cast<std::size_t>(type)];
        for (std::size_t i = 0; i < from.size() && letter == ' '; ++i)
            if (is_free(letters, lower(from[i]))) letter = lower(from[i]);
    };
    for (int type = 0; type < types; ++type)
        if (variant.piece(type).symbol.size() == 1) choose(type, variant.piece(type).symbol);
    for (int type = 0; type < types; ++type) choose(type, variant.piece(type).name + std::string(kAlphabet));
    return letters;
}

void check_shape(const Variant& variant, FreeBoard most) {
    const VariantSpec& spec = variant.spec();
    const auto refuse_if = [](bool wrong, const char* why) {
        if (wrong) throw Untold{why};
    };
    if (variant.board().files() > most.files || variant.board().ranks() > most.ranks)
        throw Untold{fmt::format("boards there have at most {} files and {} ranks", most.files, most.ranks)};
    if (const auto& parts = variant.board().parts(); parts.size() > 1)
        throw Untold{fmt::format("there is a board beside the first one ({})", parts[1].name)};
    refuse_if(spec.board.wrap_files || spec.board.wrap_ranks, "edges of its board are joined");
    refuse_if(!spec.board.holes.empty(), "its board has holes");
    refuse_if(!spec.drops.empty() || !spec.pockets.empty(), "pieces are dropped");
    refuse_if(spec.turn.has_value(), "its turns have parts");
    refuse_if(!spec.state.empty(), "it keeps counters");
    refuse_if(!spec.roles.empty(), "pieces play roles");
    refuse_if(spec.views.has_value(), "its sides have secrets");
    refuse_if(spec.lands || spec.on_capture || spec.on_promotion, "captures or promotions do more");
    refuse_if(spec.obligations.self_check_loses, "a move into check loses");
}

// What is not seen in its moves.
void check_piece(const PieceSpec& piece) {
    const InfluenceSpec& influence = piece.influence;
    const auto refuse_if = [&](bool wrong, const char* why) {
        if (wrong) throw Untold{piece.name + ": " + why};
    };
    refuse_if(piece.owner == Owner::none, "it is no side's");
    refuse_if(!influence.auras.empty(), "it has an aura");
    refuse_if(influence.rules(), "something happens by itself when it captures, or between turns");
    refuse_if(!piece.actions.empty() || piece.lands || piece.may_pass, "it does more than to move");
    refuse_if(!piece.notes.empty(), "it keeps fields in mind");
}

// By side, where pieces of the type can come to stand by other means than their own moves.
std::array<Fields, 2> places_of(const Variant& variant, int type) {
    std::array<Fields, 2> places;
    const Board& board = variant.board();
    const Position start = initial_position(variant);
    bool is_made = false;
    for (const std::vector<int>& into : variant.promotion().to) is_made |= ranges::count(into, type) > 0;
    for (int f = 0; f < board.size(); ++f) {
        const auto field = static_cast<Field>(f);
        const Code code = start.at(field);
        if (code != kNoPiece && Cast::type(code) == type) places[index(Cast::side(code))].insert(field);
        for (const Side side : kBothSides)
            for (const PromotionRule& rule : variant.promotion().rules)
                if (is_made && rule.zone[index(side)][field] != 0) places[index(side)].insert(field);
    }
    return places;
}

// What has longer moves from some fields: only straight ahead, without capture, two or three fields.
int rush_of(const PieceSpec& piece, FoundWalks& found) {
    int longest = 0;
    for (const imports::Walk& walk : found.walks) {
        if (!walk.initial) continue;
        const int length = walk.gait == imports::Gait::slide  ? walk.limit * walk.y
                           : walk.gait == imports::Gait::lame ? walk.y
                                                              : 0;
        if (walk.x != 0 || (length != 2 && length != 3) || !walk.moves || walk.captures)
            throw Untold{piece.name + ": its longer first moves have no word there"};
        longest = std::max(longest, length);
    }
    std::erase_if(found.walks, [](const imports::Walk& walk) { return walk.initial; });
    return longest;
}

}  // namespace

Study study(Host& host, const VariantRef& variant, FreeBoard most) {
    check_shape(*variant, most);
    Study made{variant, letters_of(*variant), {}};
    const auto lawless = host.compile_here(without_laws(variant->spec()));
    if (!lawless) throw Untold{"without its laws it cannot be compiled"};
    for (int type = 0; type < variant->cast().types(); ++type) {
        const PieceSpec& piece = variant->piece(type);
        check_piece(piece);
        StudiedPiece studied{walks_of(*lawless.value, type, places_of(*variant, type))};
        if (!studied.fault.empty()) throw Untold{piece.name + ": " + studied.fault};
        studied.rush = rush_of(piece, studied);
        studied.captures_in_passing = piece.moves && says(*piece.moves, GuardKind::passed);
        made.pieces.push_back(std::move(studied));
    }
    return made;
}

std::optional<Castles> castles(const Variant& variant, Side side) {
    const std::optional<CastlingSpec>& rule = variant.spec().castling;
    if (!rule || rule->onward || !rule->ways.empty() || rule->partner || rule->partners.size() != 1 ||
        rule->apart != std::array{0, 0} || rule->through_attack || rule->out_of_attack)
        return std::nullopt;
    const Board& board = variant.board();
    const Position start = initial_position(variant);
    Castles found;
    for (int file = 0; file < board.files(); ++file) {
        const Code code = start.at(board.at(file, side == Side::light ? 0 : board.ranks() - 1));
        if (code == kNoPiece || Cast::side(code) != side) continue;
        const std::string& name = variant.piece(Cast::type(code)).name;
        if (name == rule->mover) found.king = file;
        if (name == rule->partners[0]) (found.king < 0 ? found.left : found.right) = file;
    }
    if (found.king < 0 || found.left < 0 || found.right < 0) return std::nullopt;
    if (rule->to.size() == 2) {
        found.to_left = file_number(rule->to[0]).value_or(0);
        found.to_right = file_number(rule->to[1]).value_or(0);
    } else if (rule->to.empty() && rule->distances.size() == 1) {
        found.to_left = found.king - rule->distances[0];
        found.to_right = found.king + rule->distances[0];
    } else {
        return std::nullopt;
    }
    return found;
}

Fields initial_fields(const Variant& variant, int type, Side side) {
    const Position start = initial_position(variant);
    Fields fields;
    for (Field f = 0; f < variant.board().size(); ++f)
        if (start.at(f) == variant.cast().code(type, side)) fields.insert(f);
    return fields;
}

std::string letters_named(const Study& study, const std::vector<std::string>& names) {
    std::string letters;
    for (int type = 0; type < study.variant->cast().types(); ++type) {
        const PieceSpec& piece = study.variant->piece(type);
        const bool is_meant = ranges::any_of(names, [&](const std::string& name) {
            return name == piece.name || ranges::count(piece.classes, name) > 0;
        });
        if (is_meant) letters += study.letter(type);
    }
    return letters;
}

}  // namespace acedrex::program::exports
