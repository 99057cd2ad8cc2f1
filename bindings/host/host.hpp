// The Lua host: finds scripts, runs them in a sandbox, and hands compiled variants to the program.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"

struct lua_State;

namespace acedrex {

class Hooks;
class Variant;
struct PieceSpec;
struct VariantSpec;
/// A piece as its script made it.
using PieceRef = std::shared_ptr<const PieceSpec>;

class Sandbox;

/// How much work all scripts of one command may do together. When they have used it up, each further script
/// may only do a little.
struct Loading {
    std::uint64_t each;                ///< instructions of Lua for one script
    std::uint64_t together;            ///< instructions for all of them
    std::uint64_t used = 0;            ///< instructions used so far
    std::vector<std::string> users{};  ///< the files that used them
};

/// Where a host looks for scripts, and what it lets them do.
struct HostOptions {
    std::filesystem::path home;  ///< holds scripts-lua/ and variants/
    std::vector<std::filesystem::path>
        variant_roots;                            ///< searched in order; the first is normally home/variants
    std::function<void(std::string_view)> print;  ///< scripts' print; default: stderr
    /// Texts that are read instead of these files, such as scripts that are being edited.
    std::map<std::filesystem::path, std::string> instead{};
    std::shared_ptr<Loading> loading;  ///< shared by several hosts; default: one for each
};

/// The limits of one command, however many scripts it loads.
Loading loading_of_command();

/// From ACEDREX_HOME or the program's own place, ACEDREX_PATH and XDG_DATA_HOME.
HostOptions default_host_options();

/// A script file, found by its name.
struct FoundScript {
    std::string slug;            ///< "zebra-chess"; "zoo/okapi" for a piece
    std::string family;          ///< the folder below the root
    std::filesystem::path path;  ///< of the file
    bool is_piece = false;       ///< it is in a folder of pieces
    std::string piece{};         ///< its name, if the script returns several
};

/// A piece of a script that returns a table of several.
struct PieceOfSet {
    std::string key;  ///< its key in the table: "Fox", or "1" in a list
    PieceRef piece;   ///< as the script made it
};

/// What a script file turned out to return.
struct Loaded {
    std::shared_ptr<const VariantSpec> variant;  ///< nullptr: it returned none
    PieceRef piece;                              ///< nullptr: it returned none
    std::vector<PieceOfSet> set{};               ///< several, in the order in which they were made
    bool set_lacks = false;                      ///< some pieces of the table could not be made
    bool scenario = false;  ///< it asked for acedrex.scenario or described tests, and returned nothing
    bool library = false;   ///< it returned something else, perhaps a table of pieces
    /// The compiled variant, as from compile_here(), if `fits` had to judge what its seed has drawn.
    std::optional<Result<std::shared_ptr<const Variant>>> judged{};
};

/// The board on which a piece is shown that belongs to no variant.
struct FreeBoard {
    int files = 8;        ///< from 1 to 64
    int ranks = 8;        ///< from 1 to 64
    bool alone = false;   ///< only this piece: the others of its family are not compiled
    std::string first{};  ///< where the piece stands in the first position; "": nowhere
};

/// The piece of free boards that never moves.
PieceRef stone();

/// By line within each file, files in the order of their first fault.
void put_in_order(std::vector<Diagnostic>& diagnostics);

/// Loads scripts and compiles variants. For one thread at a time.
class Host {
  public:
    explicit Host(HostOptions options);  ///< runs nothing yet
    ~Host();                             ///< variants may outlive it, except those of compile_here()

    /// All variants (and pieces) below the roots, by file name only: nothing is run. left_out: warnings about
    /// files whose names are not slugs, and about scripts that are not readable files.
    std::vector<FoundScript> find_variants(std::vector<Diagnostic>* left_out = nullptr) const;
    /// Only the pieces.
    std::vector<FoundScript> find_pieces(std::vector<Diagnostic>* left_out = nullptr) const;

    /// The file of a name as commands take it: a path ending in .lua, a variant's slug, or a piece
    /// ("family/slug"). Options may follow a colon, and the name of a piece '#' if the script returns
    /// several. If there is no such file: the error "unknown-variant", with the nearest names (commands then
    /// exit with 2).
    Result<std::filesystem::path> resolve(const std::string& name) const;

    /// Runs a script file; the diagnostics have every fault that was found. options: of the variant that it
    /// returns, as in "seed=7,size=big"; "": its defaults. An unknown option or value is the error
    /// "bad-option". piece: one of the pieces that the script returns, by its key or name; if there is no
    /// such piece, the error is "unknown-piece-of-script".
    Result<Loaded> load(const std::filesystem::path& path, const std::string& options = "",
                        const std::string& piece = "");

    /// Further faults of a script in which load() has found some: those of the parts that can still be
    /// judged.
    std::vector<Diagnostic> further_faults(const std::filesystem::path& path);

    /// resolve + load + compile. For a piece it is the free board (the pieces of its family, stones, no royal
    /// pieces), for a script of several pieces the same, with the named piece or the first.
    Result<std::shared_ptr<const Variant>> variant(const std::string& name, FreeBoard board = {});

    /// Compiles a specification made in this host. The variant must not outlive the host.
    Result<std::shared_ptr<const Variant>> compile_here(const VariantSpec& spec);
    /// The same for a variant that was loaded, which gets this slug.
    Result<std::shared_ptr<const Variant>> compile_here(const Loaded& loaded, const std::string& slug);

    /// The number of calls into Lua during play (where, pick) since the host was made.
    std::uint64_t script_calls() const;

    /// The files of all scripts that load() or `require` asked for so far, readable or not.
    std::vector<std::filesystem::path> files() const;

    const HostOptions& options() const { return options_; }  ///< those of the constructor
    Sandbox& sandbox();                                      ///< where the scripts run

  private:
    struct State;  // the Lua state and its hooks; compiled variants keep it alive
    struct Asked;  // of a free board
    Result<std::shared_ptr<const Variant>> free_board(const Asked& asked, const FreeBoard& board,
                                                      const std::shared_ptr<Hooks>& hooks);
    HostOptions options_;
    std::shared_ptr<State> state_;
};

}  // namespace acedrex
