// Writing files so that a reader sees the old text or the new one, never half of either; and reading what
// others wrote.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace acedrex::program {

// Replaces the file (or makes it), and has it and its name on the disk. The reason where it could not be
// done; the old file is untouched then. A link stays, and what it leads to is replaced; a device or a pipe is
// written into, and nothing else takes its place.
std::optional<std::string> write_whole(const std::string& path, const std::string& text);

// Makes the file; refuses where there is one already.
std::optional<std::string> write_new(const std::string& path, const std::string& text);

// For what takes long before it writes such a file: throws Refusal, its words said, where write_new() would
// find one there already, or could make none.
void refuse_unwritable(const std::string& path);

// Makes the folder where it is not there; throws Refusal, its words said, where that cannot be done.
void make_folder(const std::string& folder);

// The text of a file; nothing where there is none, and nothing but a word on stderr where it cannot be read
// or is larger than `most`.
std::optional<std::string> read_if_there(const std::string& path, std::size_t most);

}  // namespace acedrex::program
