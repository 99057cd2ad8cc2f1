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

/// What the scripts may take together that a command loads one after the other, each as its own doing: where
/// those that take much have used it up, each further one has little.
struct Loading {
    std::uint64_t each;                ///< instructions of Lua that one script may take
    std::uint64_t together;            ///< that all of them may take
    std::uint64_t used = 0;            ///< that they have taken
    std::vector<std::string> users{};  ///< their files
};

/// Where a host looks for scripts, and what it lets them do.
struct HostOptions {
    std::filesystem::path home;  ///< holds scripts-lua/ and variants/
    std::vector<std::filesystem::path>
        variant_roots;                            ///< searched in order; the first is normally home/variants
    std::function<void(std::string_view)> print;  ///< scripts' print; default: stderr
    /// Texts that are read instead of what these files hold, as of scripts that are being edited.
    std::map<std::filesystem::path, std::string> instead{};
    std::shared_ptr<Loading> loading;  ///< of several hosts; default: of each
};

/// What one command may take, however many scripts it loads.
Loading loading_of_command();

/// From ACEDREX_HOME or the program's own place, ACEDREX_PATH and XDG_DATA_HOME.
HostOptions default_host_options();

/// A script file, found by its name.
struct FoundScript {
    std::string slug;            ///< "zebra-chess"; "zoo/okapi" for a piece
    std::string family;          ///< the folder below the root
    std::filesystem::path path;  ///< of the file
    bool is_piece = false;       ///< it stands in a folder of pieces
    std::string piece{};         ///< its name, where the script returns several
};

/// A piece of a script that returns a table of several.
struct PieceOfSet {
    std::string key;  ///< by which it stands in the table: "Fox", or "1" in a list
    PieceRef piece;   ///< as the script made it
};

/// What a script file turned out to return.
struct Loaded {
    std::shared_ptr<const VariantSpec> variant;  ///< nullptr: it returned none
    PieceRef piece;                              ///< nullptr: it returned none
    std::vector<PieceOfSet> set{};               ///< several, in the order in which they were made
    bool set_lacks = false;                      ///< and some that could not be made
    bool scenario = false;                       ///< it called into acedrex.scenario and returned nothing
    bool library = false;                        ///< it returned something else, perhaps a table of pieces
    /// The variant compiled, as by compile_here(): where what its seed has drawn had to be judged.
    std::optional<Result<std::shared_ptr<const Variant>>> judged{};
};

/// The board on which a piece is shown that belongs to no variant.
struct FreeBoard {
    int files = 8;        ///< from 1 to 64
    int ranks = 8;        ///< from 1 to 64
    bool alone = false;   ///< the piece is all that is set up on it: its siblings need not be compiled
    std::string first{};  ///< where the piece stands in the first position; "": nowhere
};

/// What stands about on such boards, and never moves.
PieceRef stone();

/// By line within each file, files in the order of their first fault.
void put_in_order(std::vector<Diagnostic>& diagnostics);

/// Loads scripts and compiles variants. For one thread at a time.
class Host {
  public:
    explicit Host(HostOptions options);  ///< runs nothing yet
    ~Host();                             ///< variants may outlive it, but for those of compile_here()

    /// All variants (and pieces) below the roots, by file name only: nothing is run. left_out: warnings of
    /// files whose names are no slugs, and of what is called a script and cannot be read as a file.
    std::vector<FoundScript> find_variants(std::vector<Diagnostic>* left_out = nullptr) const;
    /// The pieces alone, likewise.
    std::vector<FoundScript> find_pieces(std::vector<Diagnostic>* left_out = nullptr) const;

    /// NAME as cli.md has it: a path ending in .lua, a variant's slug, or a piece ("family/slug"), with
    /// options behind a colon, or the name of a piece behind '#' where the script returns several. Nothing,
    /// with the nearest names in the diagnostic "unknown-variant", where there is none (the program exits
    /// with 2 then).
    Result<std::filesystem::path> resolve(const std::string& name) const;

    /// Runs a script file; every fault that was found is in the diagnostics. options: of the variant that it
    /// returns, as in "seed=7,size=big"; "": as it has them by itself. An unknown one, or one without such a
    /// value, has the code "bad-option". piece: the one of several that is wanted, by its key or name; if
    /// there is none, the code is "unknown-piece-of-script".
    Result<Loaded> load(const std::filesystem::path& path, const std::string& options = "",
                        const std::string& piece = "");

    /// What else is wrong with a script that load() has found at fault: what would be found if the rest were
    /// sound. Only where the rest can be judged.
    std::vector<Diagnostic> further_faults(const std::filesystem::path& path);

    /// resolve + load + compile. A piece gives the free board (its family's pieces, stones, no royals), and
    /// so does a script of several: the first of them comes first, unless another is named.
    Result<std::shared_ptr<const Variant>> variant(const std::string& name, FreeBoard board = {});

    /// Compiles a specification whose expressions were made in this host, which the variant must not outlive.
    Result<std::shared_ptr<const Variant>> compile_here(const VariantSpec& spec);
    /// The variant that was loaded, by this slug.
    Result<std::shared_ptr<const Variant>> compile_here(const Loaded& loaded, const std::string& slug);

    /// Calls into Lua made during play (where, pick) since the host was made.
    std::uint64_t script_calls() const;

    /// The files of all scripts that were asked for so far, whether they could be read or not.
    std::vector<std::filesystem::path> files() const;

    const HostOptions& options() const { return options_; }  ///< as it was made with
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
