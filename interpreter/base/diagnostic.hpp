// What is wrong with a script, a position or a move, in one form for every reader of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace acedrex {

/// A place in a text file.
struct Place {
    std::string file;  ///< as it was asked for
    int line = 0;      ///< from 1; 0: not known
};

/// A warning may come with a value; an error says why there is none.
enum class Severity { warning, error };

/// What is wrong, where, and what to write instead.
struct Diagnostic {
    std::string code;                     ///< short and stable: "unknown-key"
    Severity severity = Severity::error;  ///< error or warning
    Place place;                          ///< where it was found
    std::string message;                  ///< what was expected and found
    std::string remedy;                   ///< what to write instead; may be empty
};

/// "FILE:LINE: error: MESSAGE; REMEDY", as compilers print it.
std::string to_string(const Diagnostic& diagnostic);

/// A value, or the reasons why there is none. Warnings may accompany a value.
template <class T>
struct Result {
    std::optional<T> value;               ///< absent where there are errors
    std::vector<Diagnostic> diagnostics;  ///< errors, or warnings

    /// Is there a value?
    explicit operator bool() const { return value.has_value(); }
};

/// The candidate nearest to `wrong` by edit distance, or "" where none is near enough to be meant.
std::string nearest_name(std::string_view wrong, const std::vector<std::string>& candidates);
/// "did you mean ...?" with that name, or `otherwise` where there is none.
std::string remedy_for(std::string_view wrong, const std::vector<std::string>& candidates,
                       const std::string& otherwise);

/// What the items of a list are called.
template <class List>
std::vector<std::string> names_of(const List& list) {
    std::vector<std::string> names;
    for (const auto& item : list) names.push_back(item.name);
    return names;
}

}  // namespace acedrex
