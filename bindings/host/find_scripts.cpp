// Where scripts lie, by the names of files and folders; nothing is run here.
#include <algorithm>
#include <cstdlib>
#include <regex>
#include <set>

#include "host/host_state.hpp"

namespace acedrex {

namespace fs = std::filesystem;

namespace {

constexpr const char* kPieces = "pieces";
constexpr const char* kFamilyFile = "family";  // says what holds for all of a family, and is no variant

std::vector<fs::path> entries_of(const fs::path& folder) {
    std::vector<fs::path> entries;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        entries.push_back(it->path());
    std::sort(entries.begin(), entries.end());
    return entries;
}

bool is_folder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error);
}

bool is_script(const fs::path& path) {
    std::error_code error;
    return path.extension() == ".lua" && fs::is_regular_file(path, error);
}

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

// The folder with scripts-lua/ and variants/ nearest above the program, or where an installation has it.
fs::path home_of_program() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (error) return fs::current_path(error);
    for (fs::path folder = program.parent_path(); folder != folder.parent_path();
         folder = folder.parent_path())
        if (is_folder(folder / "scripts-lua") && is_folder(folder / "variants")) return folder;
    return (program.parent_path() / ".." / "share" / "acedrex").lexically_normal();
}

}  // namespace

HostOptions default_host_options() {
    HostOptions options;
    const std::string home = environment("ACEDREX_HOME");
    options.home = home.empty() ? home_of_program() : fs::path(home);
    std::vector<fs::path> roots = {options.home / "variants"};
    const std::string path = environment("ACEDREX_PATH");
    for (std::size_t at = 0; at <= path.size();) {
        const std::size_t end = std::min(path.find(':', at), path.size());
        if (end > at) roots.emplace_back(path.substr(at, end - at));
        at = end + 1;
    }
    const std::string data = environment("XDG_DATA_HOME"), user = environment("HOME");
    if (!data.empty())
        roots.push_back(fs::path(data) / "acedrex" / "variants");
    else if (!user.empty())
        roots.push_back(fs::path(user) / ".local" / "share" / "acedrex" / "variants");
    for (const fs::path& root : roots)
        if (std::find(options.variant_roots.begin(), options.variant_roots.end(), root) ==
            options.variant_roots.end())
            options.variant_roots.push_back(root);
    return options;
}

std::vector<FoundScript> Host::find_variants() const {
    std::vector<FoundScript> found;
    std::set<std::string> known;  // the first of a slug hides those of later roots
    for (const fs::path& root : options_.variant_roots)
        for (const fs::path& family : entries_of(root)) {
            if (!is_folder(family)) continue;
            for (const fs::path& file : entries_of(family)) {
                const std::string slug = file.stem().string();
                if (is_script(file) && slug != kFamilyFile && known.insert(slug).second)
                    found.push_back({slug, family.filename().string(), file, false});
            }
        }
    return found;
}

std::vector<FoundScript> Host::find_pieces() const {
    std::vector<FoundScript> found;
    std::set<std::string> known;
    for (const fs::path& root : options_.variant_roots)
        for (const fs::path& family : entries_of(root))
            for (const fs::path& file : entries_of(family / kPieces)) {
                const std::string name = family.filename().string();
                const std::string slug = name + "/" + file.stem().string();
                if (is_script(file) && known.insert(slug).second) found.push_back({slug, name, file, true});
            }
    return found;
}

Result<fs::path> Host::resolve(const std::string& name) const {
    Result<fs::path> result;
    if (name.ends_with(".lua")) {
        if (is_script(name))
            result.value = name;
        else
            result.diagnostics.push_back(
                {"unknown-variant", Severity::error, {}, "there is no file " + in_quotes(name), ""});
        return result;
    }
    std::vector<std::string> known;
    const auto look = [&](const std::vector<FoundScript>& scripts) {
        for (const FoundScript& script : scripts) {
            known.push_back(script.slug);
            const bool in_full = !script.is_piece && name == script.family + "/" + script.slug;
            if (!result.value && (name == script.slug || in_full)) result.value = script.path;
        }
    };
    look(find_variants());
    if (!result.value) look(find_pieces());
    if (result.value) return result;
    for (const std::string& slug : known)
        if (slug.starts_with(name + "/")) {
            result.diagnostics.push_back(
                {"unknown-variant",
                 Severity::error,
                 {},
                 in_quotes(name) + " is a family of pieces, and no variant",
                 "name one of them, like " + slug + ", or see them all by acedrex gallery " + name + " DIR"});
            return result;
        }
    std::string nearest = nearest_name(name, known);
    for (const std::string& slug : known)  // a piece named without its family
        if (nearest.empty() && slug.ends_with("/" + name)) nearest = slug;
    result.diagnostics.push_back(
        {"unknown-variant",
         Severity::error,
         {},
         "there is no variant " + in_quotes(name),
         nearest.empty() ? "`acedrex variants` lists what there is" : "did you mean " + nearest + "?"});
    return result;
}

std::vector<std::string> names_in_scripts(const std::vector<fs::path>& roots) {
    static const std::regex declared("\\b(?:name|class)\\s*=\\s*(?:\\{([^}]*)\\}|[\"']([^\"'\n]*)[\"'])");
    static const std::regex text("[\"']([^\"'\n]*)[\"']");
    std::vector<std::string> names;
    for (const fs::path& root : roots) {
        std::error_code error;
        for (fs::recursive_directory_iterator it(root, error), end; !error && it != end;
             it.increment(error)) {
            if (!is_script(it->path())) continue;
            const std::string source = read_file(it->path()).value_or("");
            if (source.size() > 200'000) continue;  // no piece; and std::regex recurses over what it reads
            for (std::sregex_iterator found(source.begin(), source.end(), declared), none; found != none;
                 ++found) {
                if ((*found)[2].matched) names.push_back((*found)[2]);
                const std::string list = (*found)[1];
                for (std::sregex_iterator word(list.begin(), list.end(), text); word != none; ++word)
                    names.push_back((*word)[1]);
            }
        }
    }
    return names;
}

}  // namespace acedrex
