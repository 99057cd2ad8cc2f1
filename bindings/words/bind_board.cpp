// What hooks look at: the board, its fields, and the view of a `where`.
#include <array>

#include "movement/bind_context.hpp"
#include "values/context.hpp"
#include "values/movement_values.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

struct BoardValue {
    std::shared_ptr<const Board> board;
    Side side = Side::light;
    bool rotate = false;
};

// kept: the board of a hook at load, which lives as long as the value. Otherwise raw, the board of a view,
// which lives while `view` is the latest: afterwards only what the field itself says can be read.
struct FieldValue {
    std::shared_ptr<const Board> kept;
    const Board* raw = nullptr;
    std::uint64_t view = 0;
    Field field = 0;
    int file = 0, rank = 0;  // from 0
    Side side = Side::light;
    bool rotate = false;
};

// Lives while its number is that of the latest view.
struct ViewValue {
    const WalkView* view = nullptr;
    std::uint64_t number = 0;
};

}  // namespace

template <>
inline constexpr const char* kTypeName<BoardValue> = "board";
template <>
inline constexpr const char* kTypeName<FieldValue> = "field";
template <>
inline constexpr const char* kTypeName<ViewValue> = "view";

namespace {

const std::vector<std::string> kBoardFields = {"files", "ranks", "longest", "distance"};
const std::vector<std::string> kFieldFields = {"name", "file", "rank", "step"};
const std::vector<std::string> kViewFields = {"field", "start", "side", "at", "files", "ranks"};

int unknown_field(lua_State* lua, const char* what, const std::vector<std::string>& known) {
    const std::string key = text_at(lua, 2).value_or(describe(lua, 2));
    return luaL_error(lua, "a %s has no %s; %s", what, key.c_str(), nearest_remedy(key, known).c_str());
}

const Board& board_of(lua_State* lua, const FieldValue& f) {
    if (f.kept) return *f.kept;
    if (!f.raw || context_of(lua).views != f.view)
        luaL_error(lua, "this field belongs to a view that is over: a view and its fields last for one call");
    return *f.raw;
}

// The field that a value or a name stands for; off() for nil and for names beyond the board.
Field field_at(lua_State* lua, int index, const Board& board, const char* word) {
    if (lua_isnoneornil(lua, index)) return board.off();
    if (const FieldValue* f = test_value<FieldValue>(lua, index)) return f->field;
    const std::string name = text_at(lua, index).value_or("");
    if (const auto field = board.field(name)) return *field;
    const std::size_t digits = name.find_first_of("0123456789");
    if (digits == std::string::npos || digits == 0 ||
        name.find_first_not_of("0123456789", digits) != std::string::npos ||
        !file_number(name.substr(0, digits)))
        luaL_error(lua, "%s takes a field or its name, found %s", word, describe(lua, index).c_str());
    return board.off();
}

int field_step(lua_State* lua) {
    const FieldValue* f = test_value<FieldValue>(lua, 1);
    const auto v = vector_at(lua, 2);
    if (!f || !v)
        return luaL_error(lua, "field:step(d) takes a direction, found %s", describe(lua, f ? 2 : 1).c_str());
    const Board& board = board_of(lua, *f);
    const Field to = board.step(f->field, turned_for(f->side, f->rotate, *v));
    if (to == board.off()) {
        lua_pushnil(lua);
        return 1;
    }
    FieldValue result = *f;
    result.field = to;
    result.file = board.file(to);
    result.rank = board.rank(to);
    push_value(lua, std::move(result));
    return 1;
}

int field_field(lua_State* lua) {
    const FieldValue& f = *test_value<FieldValue>(lua, 1);
    const std::string key = text_at(lua, 2).value_or("");
    if (key == "name")
        push_text(lua, board_of(lua, f).name(f.field));
    else if (key == "file" || key == "rank")
        lua_pushinteger(lua, (key == "file" ? f.file : f.rank) + 1);
    else if (key == "step")
        lua_pushcfunction(lua, guarded<field_step>);
    else
        return unknown_field(lua, "field", kFieldFields);
    return 1;
}

int field_text(lua_State* lua) {
    const FieldValue& f = *test_value<FieldValue>(lua, 1);
    push_text(lua, board_of(lua, f).name(f.field));
    return 1;
}

int field_equal(lua_State* lua) {
    const FieldValue *a = test_value<FieldValue>(lua, 1), *b = test_value<FieldValue>(lua, 2);
    lua_pushboolean(lua, a && b && a->file == b->file && a->rank == b->rank);
    return 1;
}

// board:distance(field, d): how many steps by d the board has room for.
int board_distance(lua_State* lua) {
    const BoardValue* b = test_value<BoardValue>(lua, 1);
    if (!b || !b->board) return luaL_error(lua, "write board:distance(field, d) with a colon");
    const Field field = field_at(lua, 2, *b->board, "board:distance");
    const auto v = vector_at(lua, 3);
    if (field == b->board->off() || !v || *v == Vector{})
        return luaL_error(lua, "board:distance takes a field and a direction, found %s and %s",
                          describe(lua, 2).c_str(), describe(lua, 3).c_str());
    lua_pushinteger(lua, b->board->distance(field, turned_for(b->side, b->rotate, *v)));
    return 1;
}

int board_field(lua_State* lua) {
    const BoardValue& b = *test_value<BoardValue>(lua, 1);
    const std::string key = text_at(lua, 2).value_or("");
    if (b.board && key == "files")
        lua_pushinteger(lua, b.board->files());
    else if (b.board && key == "ranks")
        lua_pushinteger(lua, b.board->ranks());
    else if (b.board && key == "longest")
        lua_pushinteger(lua, b.board->longest());
    else if (key == "distance")
        lua_pushcfunction(lua, guarded<board_distance>);
    else
        return unknown_field(lua, "board", kBoardFields);
    return 1;
}

const WalkView& live(lua_State* lua, int index) {
    const ViewValue* v = test_value<ViewValue>(lua, index);
    if (!v || !v->view || v->number != context_of(lua).views)
        luaL_error(lua, "this view is over: a view lasts for one call");
    return *v->view;
}

void push_seen(lua_State* lua, const WalkView::Seen& seen) {
    lua_createtable(lua, 0, 4);
    set_text(lua, "name", seen.name);
    set_text(lua, "symbol", seen.symbol);
    set_text(lua, "side", to_string(seen.side));
    // Both a list and a set: tags[1] == "rush", tags.rush == true.
    push_texts(lua, seen.tags);
    for (const std::string& tag : seen.tags) {
        lua_pushboolean(lua, 1);
        lua_setfield(lua, -2, tag.c_str());
    }
    lua_setfield(lua, -2, "tags");
}

// view.at(field); the view is the upvalue, and let pass as first argument too.
int view_at(lua_State* lua) {
    const WalkView& view = live(lua, lua_upvalueindex(1));
    const int argument = test_value<ViewValue>(lua, 1) ? 2 : 1;
    if (lua_gettop(lua) < argument)
        return luaL_error(lua, "view.at takes a field or its name, found nothing");
    const Field field = field_at(lua, argument, view.board, "view.at");
    const auto seen = field == view.board.off() ? std::nullopt : view.at(field);
    if (seen)
        push_seen(lua, *seen);
    else
        lua_pushnil(lua);
    return 1;
}

void push_seen_field(lua_State* lua, const WalkView& view, std::uint64_t number, Field f) {
    const Board& board = view.board;
    push_value(lua,
               FieldValue{nullptr, &board, number, f, board.file(f), board.rank(f), view.side, view.rotate});
}

int view_field(lua_State* lua) {
    const WalkView& view = live(lua, 1);
    const std::uint64_t number = test_value<ViewValue>(lua, 1)->number;
    const std::string key = text_at(lua, 2).value_or("");
    if (key == "field" || key == "start") {
        push_seen_field(lua, view, number, key == "field" ? view.field : view.start);
    } else if (key == "side") {
        push_text(lua, to_string(view.side));
    } else if (key == "files" || key == "ranks") {
        lua_pushinteger(lua, key == "files" ? view.board.files() : view.board.ranks());
    } else if (key == "at") {
        lua_pushvalue(lua, 1);
        lua_pushcclosure(lua, guarded<view_at>, 1);
    } else {
        return unknown_field(lua, "view", kViewFields);
    }
    return 1;
}

int read_only(lua_State* lua) {
    return luaL_error(lua, "%s cannot be changed", describe(lua, 1).c_str());
}

}  // namespace

void open_board(lua_State* lua) {
    register_type<BoardValue>(lua, {{"__index", guarded<board_field>}, {"__newindex", guarded<read_only>}});
    register_type<FieldValue>(lua, {{"__index", guarded<field_field>},
                                    {"__newindex", guarded<read_only>},
                                    {"__tostring", guarded<field_text>},
                                    {"__eq", guarded<field_equal>}});
    register_type<ViewValue>(lua, {{"__index", guarded<view_field>}, {"__newindex", guarded<read_only>}});
}

void push_board(lua_State* lua, std::shared_ptr<const Board> board, Side side, bool rotate) {
    push_value(lua, BoardValue{std::move(board), side, rotate});
}

void push_field_of(lua_State* lua, std::shared_ptr<const Board> board, Field field, Side side, bool rotate) {
    const int file = board->file(field), rank = board->rank(field);
    push_value(lua, FieldValue{std::move(board), nullptr, 0, field, file, rank, side, rotate});
}

void push_view(lua_State* lua, const WalkView& view) {
    push_value(lua, ViewValue{&view, ++context_of(lua).views});
}

}  // namespace acedrex
