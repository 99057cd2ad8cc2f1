// The Lua state of a host with all that scripts made in it, and the hooks through which variants call back.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "host/scripts.hpp"
#include "movement/bind_context.hpp"
#include "sandbox/sandbox.hpp"
#include "values/expression_text.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// Of a script with one piece, or several: which of them, and those that it stands among.
struct Host::Asked {
    const std::filesystem::path& path;
    PieceRef piece;
    std::vector<PieceOfSet> set;
    std::string name;  // of the piece, as it was asked for; "": all of the set are meant
};

struct Host::State : Hooks {
    explicit State(HostOptions options) : scripts(std::move(options)) {}

    // For those that the state itself outlives: they do not keep it alive.
    std::shared_ptr<Hooks> hooks() { return {std::shared_ptr<void>(), this}; }
    Expr on_board(HookId hook, const Board& board, Side side, bool rotate) override;
    std::vector<Expr> each_type(HookId hook, const Cast& cast) override;
    std::vector<int> limits(HookId hook, const Board& board, Vector direction, Side side,
                            bool rotate) override;
    bool where(HookId hook, const WalkView& view) override;  // throws ScriptFault
    std::string text(const Expression& e) override { return to_string(e); }
    void begin_question() override;
    void end_question() override;

    // faulty: what the script returned is the value even if errors were found.
    Result<Loaded> load(const std::filesystem::path& path, Loading& loading, bool faulty = false);
    void choose(const std::filesystem::path& path, const std::string& options, Result<Loaded>& result);
    // What a table with pieces that is on the stack has of them.
    void read_set(lua_State* lua, int index, const std::filesystem::path& path, Loaded& loaded);
    PieceRef with_what_is_left(const PieceSpec& piece);
    void read_family(const std::filesystem::path& folder, VariantSpec& spec, const FreeBoard& asked,
                     std::vector<Diagnostic>& diagnostics);
    std::vector<PieceRef> siblings(const std::filesystem::path& path, std::vector<PieceRef> cast,
                                   std::vector<Diagnostic>& diagnostics);

    // Compiles, and adds what hooks found wrong meanwhile.
    Result<std::shared_ptr<const Variant>> compile(const VariantSpec& spec, std::shared_ptr<Hooks> hooks);

    Scripts scripts;
    std::mutex playing;  // `where` may be asked by several threads, and Lua has one state
    std::uint64_t script_calls = 0;

  private:
    // What functions of scripts may take together, and what each has taken.
    struct Shared {
        struct Use {
            std::uint64_t calls = 0, units = 0;
        };
        Sandbox::Total left;
        std::map<HookId, Use> uses;
        std::optional<Diagnostic> used_up;
        int depth = 0;

        explicit Shared(std::uint64_t units) : left(Sandbox::total_of(units)) {}
        // Notes what these calls have taken since there was so much left.
        void add(HookId hook, std::uint64_t calls, std::uint64_t before);
    };
    // Of a Shared that has been used up: which function took most of it.
    Diagnostic told(const Shared& shared, std::uint64_t units, const std::string& together,
                    const std::string& asked);
    std::shared_ptr<const Board> kept(const Board& board);
    // Runs the body of a hook at load: body(lua, call), where call(arguments) calls the function below these
    // on the stack. What goes wrong is noted with the faults of the run; a function that once ran out of
    // budget is not tried again for every field and side.
    template <class Body>
    void ask(HookId hook, Body body);

    const std::vector<std::string>& known_names();

    std::map<HookId, Diagnostic> exhausted_;
    std::optional<std::vector<std::string>> known_names_;  // of pieces in all scripts; read once
    std::optional<Shared> compiling_;
    std::map<std::thread::id, Shared> questions_;
};

}  // namespace acedrex
