// The Lua state of a host with all that scripts made in it, and the hooks through which variants call back.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "host/scripts.hpp"
#include "movement/bind_context.hpp"
#include "sandbox/sandbox.hpp"

namespace acedrex {

struct Host::State {
    explicit State(HostOptions options) : scripts(std::move(options)) {}

    Expr on_board(HookId hook, const Board& board, Side side, bool rotate);
    Expr each_type(HookId hook, const Cast& cast, int type);
    int limit(HookId hook, const Board& board, int field, Vector direction, Side side, bool rotate);
    bool where(HookId hook, const WalkView& view);  // throws ScriptFault

    // faulty: what the script returned is the value even if errors were found.
    Result<Loaded> load(const std::filesystem::path& path, std::uint64_t spend, bool faulty = false);
    PieceRef with_what_is_left(const PieceSpec& piece);
    void read_family(const std::filesystem::path& folder, VariantSpec& spec, FreeBoard asked,
                     std::vector<Diagnostic>& diagnostics);
    std::vector<PieceRef> siblings(const std::filesystem::path& path, std::vector<PieceRef> cast,
                                   std::vector<Diagnostic>& diagnostics);

    // Compiles, and adds what hooks found wrong meanwhile.
    Result<std::shared_ptr<const Variant>> compile(const VariantSpec& spec, std::shared_ptr<Hooks> hooks);

    Scripts scripts;
    std::mutex playing;  // `where` may be asked by several threads, and Lua has one state
    std::uint64_t script_calls = 0;

  private:
    std::shared_ptr<const Board> kept(const Board& board);
    // Runs the body of a hook at load. What goes wrong is noted with the faults of the run; a function that
    // once ran out of budget is not tried again for every field and side.
    template <class Body>
    void ask(HookId hook, Body body);

    const std::vector<std::string>& known_names();

    std::map<HookId, Diagnostic> exhausted_;
    std::optional<std::vector<std::string>> known_names_;  // of pieces in all scripts; read once
};

}  // namespace acedrex
