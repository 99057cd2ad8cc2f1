// Reading variant{...} into plain data. What only makes sense across keys (names that must exist, widths that
// must agree) is checked where the variant is compiled.
#include "declare/variant_reading.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>

#include "base/ranges.hpp"
#include "board/board.hpp"
#include "declare/options_reading.hpp"
#include "declare/parts.hpp"
#include "sandbox/names.hpp"
#include "values/context.hpp"
#include "values/declared_values.hpp"

namespace acedrex {

namespace {

using Names = std::vector<std::string>;

const KeysOf<RoleSpec> kRoleKeys{
    {"moves", &RoleSpec::moves, "what a piece walks that carries the tag"},
    {"blocked", reads::as(&RoleSpec::blocked, read_blocked)},
};

// By the tags that pieces carry in the air.
std::vector<RoleSpec> read_roles(const Declaration& d) {
    std::vector<RoleSpec> roles;
    const auto all = d.within("roles", "write roles = { tag = { moves = ... } }");
    if (!all) return roles;
    check_tags(d, "roles", all->keys());
    for (const std::string& tag : all->keys())
        if (const auto one = all->within(tag, "write " + tag + " = { moves = ... }"))
            if (RoleSpec role = kRoleKeys.read(*one, {tag, {}, {}, d.place_of("roles")}); role.moves)
                roles.push_back(std::move(role));
    return roles;
}

}  // namespace

void read_zones(const Declaration& board, BoardSpec& spec) {
    const auto zones = board.within("zones");
    if (!zones) return;
    static const KeysOf<ZoneSpec> by_side{
        {"light", &ZoneSpec::light, "the fields of light's zone"},
        {"dark", &ZoneSpec::dark},
    };
    for (const std::string& name : zones->keys()) {
        if (zones->look(name, has_text_keys))
            spec.zones.emplace(name, by_side.read(*zones->within(name)));
        else
            spec.zones.emplace(name, ZoneSpec{zones->names(name), {}, true});
    }
}

namespace {

void read_wrap(const Declaration& board, const std::string&, RectangleSpec& spec) {
    for (const std::string& which : board.names("wrap")) {
        if (which == "files")
            spec.wrap_files = true;
        else if (which == "ranks")
            spec.wrap_ranks = true;
        else
            board.fault("wrap", "wrong-type",
                        "board.wrap should name \"files\" or \"ranks\", found " + in_quotes(which));
    }
}

// Of the first board, and of those beside it.
template <class Spec>
KeysOf<Spec> rectangle_keys() {
    const std::string size = "a whole number up to " + std::to_string(Board::kMaxFiles);
    return {{"files", reads::whole(&Spec::files, 1, Board::kMaxFiles), Types::none, size},
            {"ranks", reads::whole(&Spec::ranks, 1, Board::kMaxRanks), Types::none, size},
            {"holes", &Spec::holes},
            {"wrap", read_wrap}};
}

const KeysOf<SideBoardSpec> kSideBoardKeys =
    rectangle_keys<SideBoardSpec>().with({"setup", reads::text(&SideBoardSpec::setup, kLongestDrawing)});

// Boards that are played on beside the first one, by what their fields' names begin with.
void read_beside(const Declaration& board, const std::string& key, BoardSpec& spec) {
    const std::string remedy = "write beside = { B = { files = 8, ranks = 8 } }";
    const auto boards = board.within(key, remedy);
    if (!boards) return;
    std::size_t others = 0;
    const Names names = text_keys(board.lua(), boards->index(), &others);
    if (others > 0)
        board.fault(key, "wrong-type",
                    "board.beside: a board beside the first has a name, found a value without a key", remedy);
    for (const std::string& name : names) {
        const bool letters =
            ranges::all_of(name, [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
        const auto one = letters ? boards->within(name) : nullptr;
        if (!one) {
            boards->fault(
                name, "wrong-type",
                "a board beside the first has a name of letters and a table, found " + in_quotes(name),
                remedy);
            continue;
        }
        SideBoardSpec side;
        side.files = side.ranks = 1;
        side.drawn = one->place_of("setup");
        spec.beside.emplace(name, kSideBoardKeys.read(*one, std::move(side)));
    }
}

const KeysOf<BoardSpec> kBoardKeys =
    rectangle_keys<BoardSpec>()
        .with(
            {"zones", [](const Declaration& d, const std::string&, BoardSpec& spec) { read_zones(d, spec); }})
        .with({"beside", read_beside})
        .with({"shape", reads::word(&BoardSpec::shape, {{"squares", BoardShape::squares},
                                                        {"hexagons", BoardShape::hexagons},
                                                        {"rhombus", BoardShape::rhombus}})});

// The board that a drawing is of, for games that name none.
void size_from_drawing(const std::string& setup, BoardSpec& board) {
    std::istringstream lines(setup);
    int ranks = 0, files = 0;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        int width = 0;
        for (std::string word; words >> word;) ++width;
        if (width > 0) ++ranks;
        files = std::max(files, width);
    }
    board.files = ranks > 0 ? std::min(files, Board::kMaxFiles) : 8;
    board.ranks = ranks > 0 ? std::min(ranks, Board::kMaxRanks) : 8;
}

std::vector<PieceRef> read_pieces(const Declaration& d, bool unfinished) {
    std::vector<PieceRef> pieces;
    lua_State* lua = d.lua();
    const auto list = d.within("pieces");
    if (!list) {
        if (!d.has("pieces") && !unfinished) d.missing("pieces", "the list of its piece types");
        return pieces;
    }
    for (const std::string& key : list->keys())
        list->fault(key, "unknown-key", "pieces is a list, found the key " + key,
                    "replace, add and remove belong to variant.extend");
    for_each_item(lua, list->index(), [&](int i) {
        if (PieceRef piece = to_piece(lua, -1))
            pieces.push_back(std::move(piece));
        else if (!is_broken(lua, -1))
            d.fault("pieces", "wrong-type",
                    "pieces[" + std::to_string(i) + "] should be a piece, found " + describe(lua, -1),
                    lua_isnil(lua, -1) ? "is the variable's name spelt as where it was made?"
                    : lua_type(lua, -1) == LUA_TSTRING
                        ? "write require \"FAMILY.pieces." + slug_of(text_at(lua, -1).value_or("")) + "\""
                        : "");
    });
    return pieces;
}

std::size_t listed(const Declaration& d, const char* key) {
    const auto list = d.within(key);
    return list ? static_cast<std::size_t>(list_length(d.lua(), list->index())) : 0;
}

// A word, or { word, unmet = ... }.
std::optional<RoyalSpec> read_royal(const Declaration& royals, const std::string& name) {
    Words<RoyalKind> words = royal_words();
    words.emplace_back("no", RoyalKind::none);
    if (royals.look(name, lua_type) != LUA_TTABLE) {
        const auto kind = royals.word(name, words);
        return kind ? std::optional(RoyalSpec{name, *kind}) : std::nullopt;
    }
    const auto table = royals.within(name);
    for (const std::string& key : table->keys())
        if (key != "unmet")
            table->fault(key, "unknown-key", "royals: unknown key " + key, nearest_remedy(key, {"unmet"}));
    if (list_length(royals.lua(), table->index()) != 1) {
        royals.fault(name, "wrong-type",
                     "royals: a table says of " + name + " which kind it is, and what becomes of it unmet",
                     "write " + name + " = { \"attacked\", unmet = \"goes\" }");
        return std::nullopt;
    }
    std::optional<RoyalKind> kind;
    royals.each_alone(table->index(), name, [&](const Declaration& item) {
        kind = item.word(name, words);
        return true;
    });
    if (!kind) return std::nullopt;
    RoyalSpec royal{name, *kind};
    royal.unmet =
        table
            ->word("unmet",
                   Words<Unmet>{{"loses", Unmet::loses}, {"stays", Unmet::stays}, {"goes", Unmet::goes}})
            .value_or(Unmet::loses);
    const bool asks = *kind == RoyalKind::check || *kind == RoyalKind::attacked || *kind == RoyalKind::flees;
    if (royal.unmet != Unmet::loses && !asks)
        table->fault("unmet", "wrong-type", "royals: nothing is asked of " + name + " that could be unmet",
                     "leave unmet out, or name another kind");
    return royal;
}

void read_royals(const Declaration& d, const std::string& key, VariantSpec& spec) {
    const std::string remedy = "write royals = { Name = \"check\" }";
    const auto table = d.within(key, remedy);
    if (!table) return;
    std::size_t others = 0;
    for (const std::string& name : text_keys(d.lua(), table->index(), &others))
        if (auto royal = read_royal(*table, name)) spec.royals.push_back(std::move(*royal));
    if (others > 0) d.fault(key, "wrong-type", "royals says for each piece type what it is", remedy);
}

struct SourceAsRead : PromotionSpec::Source {
    bool stays_without = true;
};

// Whose pockets they are. Who says "own" or "theirs" bars what would have to be promoted and cannot be;
// `without` may say otherwise.
void read_owner(const Declaration& d, const std::string& key, SourceAsRead& source) {
    const auto word = d.one_of(key, {"own", "theirs", "other"});
    source.of_other = word && *word != "own";
    source.stays_without = !word || *word == "other";
}

const KeysOf<SourceAsRead> kSourceKeys{
    {"pocket", reads::as(&SourceAsRead::pockets, pockets_at), "the name of a pocket, or \"\""},
    {"take", reads::word(&SourceAsRead::take, {{"any", PocketSource::Take::any},
                                               {"first", PocketSource::Take::first},
                                               {"last", PocketSource::Take::last}})},
    {"of", read_owner},
    {"pieces", reads::by(&SourceAsRead::pieces, &Declaration::types), Types::list},
};

void read_targets(const Declaration& d, const std::string& key, PromotionSpec& spec) {
    if (d.look(key, has_text_keys)) {
        const SourceAsRead source = kSourceKeys.read(*d.within(key));
        spec.source = source;
        spec.stays_without = source.stays_without;
    } else {
        spec.to = d.names(key);
        spec.own = spec.to == Names{"own"};
        if (spec.own) spec.to.clear();
    }
    if (!d.has("pieces") && !spec.own) d.missing("pieces", "a list of piece types");
    if (!d.has(key))
        d.missing(key,
                  "a list of piece types, or \"own\": what each piece promotes to, or "
                  "{ pocket = NAME }: what lies there");
}

void read_without(const Declaration& d, const std::string& key, PromotionSpec& spec) {
    const auto stays = d.word<bool>(key, {{"stays", true}, {"illegal", false}});
    if (!stays) return;
    if (!spec.source && spec.limit.empty())
        d.fault(key, "wrong-type",
                "promotion.without says what happens where a pocket is empty, or limits leave nothing",
                "write to = { pocket = NAME }, or limit = { A = 1 }");
    spec.stays_without = *stays;
}

const KeysOf<PromotionSpec> kPromotionKeys{
    {"pieces", &PromotionSpec::pieces, Types::rule},
    {"zone", &PromotionSpec::zone},
    {"to", read_targets, kSourceKeys, Types::rule},
    {"when", reads::word(&PromotionSpec::when, {{"at once", PromotionSpec::When::at_once},
                                                {"now or later", PromotionSpec::When::now_or_later},
                                                {"choice", PromotionSpec::When::choice}})},
    {"enters", reads::word(&PromotionSpec::touches, {{"ends", false}, {"touches", true}})},
    {"must", &PromotionSpec::must},
    {"limit",
     reads::numbers_by_name(&PromotionSpec::limit, 1000,
                            "write limit = { A = 1 }: with 1 A on the board, no piece becomes another"),
     Types::by_type},
    {"without", read_without},  // behind what it is without
};

void read_mover(const Declaration& d, const std::string& key, CastlingSpec& spec) {
    const PieceRef piece = d.look(key, to_piece);
    spec.mover = piece ? piece->name : d.text(key).value_or("");
}

void read_distances(const Declaration& d, const std::string& key, CastlingSpec& spec) {
    for (const long long n : d.wholes(key).value_or(std::vector<long long>{}))
        if (n < 1 || n > Board::kMaxFiles)
            d.fault(key, "wrong-type",
                    "castling.distances are numbers of fields, found " + std::to_string(n));
        else
            spec.distances.push_back(static_cast<int>(n));
}

void read_apart(const Declaration& d, const std::string& key, CastlingSpec& spec) {
    const auto apart = d.wholes(key);
    if (!apart) return;
    const auto is_number = [](long long n) { return n >= -1 && n < Board::kMaxFiles; };
    if (apart->size() == 2 && ranges::all_of(*apart, is_number))
        spec.apart = {static_cast<int>((*apart)[0]), static_cast<int>((*apart)[1])};
    else
        d.fault(
            key, "wrong-type",
            "castling.apart is { towards the first file, towards the last }: two numbers of fields, -1 where "
            "it may end on its partner's own");
}

// Where a piece stands and where it ends: two files.
auto two_files(std::array<std::string, 2> CastlingSpec::Way::*member) {
    return [=](const Declaration& d, const std::string& key, CastlingSpec::Way& way) {
        const auto files = d.texts(key);
        if (!files) return;
        if (files->size() == 2) {
            way.*member = {(*files)[0], (*files)[1]};
            return;
        }
        d.push(key);
        d.wrong(key, "two files, where it stands and where it ends", lua_gettop(d.lua()),
                "write " + key + " = { \"e\", \"g\" }");
        lua_pop(d.lua(), 1);
    };
}

const KeysOf<CastlingSpec::Way> kCastlingWayKeys{
    {
        {"mover", two_files(&CastlingSpec::Way::mover), "two files: where it stands, and where it ends"},
        {"partner", two_files(&CastlingSpec::Way::partner),
         "two files: where its partner stands, and where that ends"},
    },
    "castling"};

void read_ways(const Declaration& d, const std::string& key, CastlingSpec& spec) {
    const std::vector<std::string> names = kCastlingWayKeys.names(d.lua());
    d.each(
        key,
        [&](const Declaration& d) {
            const CastlingSpec::Way way = kCastlingWayKeys.read(d);
            if (!way.mover[0].empty() && !way.partner[0].empty()) spec.ways.push_back(way);
        },
        "write " + key + " = { { " + names[0] + " = { \"e\", \"g\" }, " + names[1] +
            " = { \"h\", \"f\" } } }");
}

const KeysOf<CastlingSpec> kCastlingKeys{
    {
        {"mover", read_mover, Types::the_one, "the name of a piece type"},
        {"partners", &CastlingSpec::partners, Types::rule},
        {"partner", reads::by(&CastlingSpec::partner, &Declaration::guard)},
        {"distances", read_distances},
        {"to", &CastlingSpec::to},
        {"ways", read_ways},
        {"apart", read_apart},
        {"through_attack", &CastlingSpec::through_attack},
        {"out_of_attack", &CastlingSpec::out_of_attack},
        {"onward", &CastlingSpec::onward},
    },
    "castling"};

std::optional<CastlingSpec> read_castling(const Declaration& d) {
    const std::vector<std::string> names = kCastlingKeys.names(d.lua());
    const auto table = d.within("castling", "write castling = { " + names[0] + " = \"A\", " + names[1] +
                                                " = { \"B\" }, distances = { 2 } }");
    if (!table) return std::nullopt;
    CastlingSpec spec = kCastlingKeys.read(*table);
    if (!table->has(names[1]) && !table->has("partner"))
        table->missing(names[1], "a list of piece types, or partner: a guard on the piece and its field");
    if (!table->has("distances") && !table->has("to") && !table->has("ways"))
        table->missing("distances", "how far it goes, or to: the files where it ends");
    if (table->has("distances") && table->has("to"))
        table->fault("to", "wrong-type", "castling tells where it ends by distances or by to, found both",
                     "leave one of them out");
    return spec;
}

void read_names(const Declaration& d, VariantSpec& spec, bool anonymous, bool unfinished) {
    spec.name = d.text("name").value_or(anonymous ? "Test" : "");
    if (!d.has("name") && !anonymous && !unfinished) d.missing("name", "what the variant is called");
    if (d.text("name") && !is_plain_name(spec.name))
        d.fault("name", "bad-name",
                "name should be one line of text without spaces around it, found " + in_quotes(spec.name));
    spec.slug = d.text("slug").value_or(slug_of(spec.name));
    if (d.text("slug") && !is_slug(spec.slug))
        d.fault("slug", "bad-name",
                "slug should be made of letters, digits, - and _, found " + in_quotes(spec.slug),
                "write " + in_quotes(slug_of(spec.slug)));
    spec.code = d.text("code").value_or(capitals_of(spec.name));
    const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    if (d.text("code") && (spec.code.empty() || !ranges::all_of(spec.code, is_letter)))
        d.fault("code", "bad-name", "code should be letters, found " + in_quotes(spec.code));
    if (spec.code.empty()) spec.code = "T";
    spec.also = d.names("also");
    for (const std::string& name : spec.also)
        if (!is_plain_name(name) || bare_name(name).empty())
            d.fault("also", "bad-name",
                    "also names the variant as other programs do, on one line, found " + in_quotes(name));
}

}  // namespace

std::string surface_key(lua_State* lua, const char* table, const char* word) {
    if (!context_of(lua).import) return word;
    const StackGuard guard(lua);
    std::string name = word;
    push_module(lua, "acedrex.variant_keys");  // read-only, so that its fields are no raw ones
    if (lua_istable(lua, -1)) {
        lua_getfield(lua, -1, table);
        if (lua_istable(lua, -1)) {
            lua_getfield(lua, -1, word);
            name = text_at(lua, -1).value_or(word);
            lua_pop(lua, 1);
        }
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    return name;
}

const KeysOf<VariantSpec> kVariantKeys{
    "name",
    "slug",
    "code",
    {"about", reads::text(&VariantSpec::about, kLongestText)},
    {"family", &VariantSpec::family},
    KeysOf<VariantSpec>::Row(Key{"board", Types::none, "", &kBoardKeys}),
    "pieces",
    "setup",
    {"first", reads::word(&VariantSpec::first, {{"light", Side::light}, {"dark", Side::dark}})},
    {"symmetry", reads::word(&VariantSpec::rotate, {{"mirror", false}, {"rotate", true}})},
    {"royals", read_royals, Types::by_type},
    {"lands", &VariantSpec::lands},
    {"on_capture", reads::as(&VariantSpec::on_capture, read_piece_rule)},
    {"on_promotion", reads::as(&VariantSpec::on_promotion, read_piece_rule)},
    {"promotion",
     reads::each(&VariantSpec::promotions, kPromotionKeys,
                 "write promotion = { pieces = { \"A\" }, zone = \"last\", to = { \"B\" } }"),
     kPromotionKeys},
    {"castling", reads::as(&VariantSpec::castling, read_castling), kCastlingKeys},
    {"rules", read_rules, kRuleKeys},
    {"drops", reads::each(&VariantSpec::drops, kDropKeys, "write drops = { at = m.empty }"), kDropKeys},
    {"captures", reads::each(&VariantSpec::captures, kCaptureKeys, "write captures = { to = \"capturer\" }"),
     kCaptureKeys},
    {"turn", reads::as(&VariantSpec::turn, read_turn), kPartKeys},
    {"state", reads::as(&VariantSpec::state, read_state)},
    {"notation", read_notation, kNotationKeys},
    {"pockets", reads::as(&VariantSpec::pockets, read_pockets), kPocketKeys},
    {"roles", reads::as(&VariantSpec::roles, read_roles)},
    {"secrets", read_secrets, kSecretKeys},
    {"sees", read_sees},
    {"refusals", read_refusals},
    {"refused", read_refused},
    {"tells", read_tells, kTellsKeys},
    {"options", reads::as(&VariantSpec::options, read_options)},
    "by_options",
    "also",
};

std::shared_ptr<VariantSpec> read_variant(const Declaration& d, bool anonymous, bool unfinished) {
    const StackGuard guard(d.lua());
    auto spec = std::make_shared<VariantSpec>();
    d.allow(kVariantKeys.names(d.lua()),
            {.inner = {{"rules", kRuleKeys.names(d.lua())}, {"board", kBoardKeys.names(d.lua())}},
             .meant = &kMeantInVariant,
             .others = piece_keys().names(d.lua()),
             .other = "piece"});
    read_names(d, *spec, anonymous, unfinished);
    spec->setup = d.text("setup", kLongestDrawing).value_or("");
    if (!d.has("board") && !anonymous && !unfinished)
        d.missing("board", "its size: { files = 8, ranks = 8 }");
    if (const auto board = d.within("board", "write board = { files = 8, ranks = 8 }"))
        spec->board = kBoardKeys.read(*board);
    if (!d.has("board") && anonymous) size_from_drawing(spec->setup, spec->board);
    spec->pieces = read_pieces(d, unfinished);
    const bool no_board = spec->board.files == 0 || spec->board.ranks == 0;
    spec->lacks_parts =
        (no_board && (d.has("board") || !unfinished)) || spec->pieces.size() < listed(d, "pieces");
    kVariantKeys.read_checked(d, *spec);
    spec->place = d.place();
    for (const Key& key : kVariantKeys.rows)
        if (d.has(key.name)) spec->key_places[key.name] = d.place_of(key.name);
    return spec;
}

std::shared_ptr<const VariantSpec> read_anonymous_variant(lua_State* lua, int table_index) {
    return read_variant(Declaration(lua, table_index, "game", "game"), true);
}

}  // namespace acedrex
