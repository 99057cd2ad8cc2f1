// A script at a desk: what it is called, its text, and what is wrong with it. Its text may differ from its
// file, as while it is edited.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/desk_game.hpp"
#include "host/host.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

// What is wrong with what was asked for, with what may have been meant.
DeskFault fault_of(const Diagnostic& d);

struct DeskScript {
    std::string name;  // as it was asked for: a slug, a path, a piece, with options
    std::filesystem::path path;
    std::string text;
    std::shared_ptr<Host> host;              // hooks of the variant live in it
    std::shared_ptr<const Variant> variant;  // nullptr where it is broken
    PieceRef piece;                          // where the script is one
    std::string options;                     // of the variant, as they were chosen
    std::vector<Diagnostic> problems;
};

// Reads the script by any of the names that VARIANT stands for. text: instead of what the file holds. setup:
// of the position that will be opened, which tells options that the name does not. Throws DeskFault where
// there is no such script, or an option is wrong.
DeskScript read_script(const HostOptions& hosts, const std::string& name,
                       const std::optional<std::string>& text = std::nullopt, const std::string& setup = "");

// Does that file name, as diagnostics have it, stand for the script's own?
bool is_in(const DeskScript& script, const std::string& file);

// Is the same said of the same line?
bool is_same(const Diagnostic& one, const Diagnostic& other);

// Is it one of those that come with the program, which are never written?
bool is_shipped(const HostOptions& hosts, const std::filesystem::path& path);

}  // namespace acedrex::program
