// Where scripts lie, by the names of files and folders, and names that they give to pieces, read off their
// text; nothing is run here.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "base/ranges.hpp"
#include "declare/options_reading.hpp"
#include "declare/source_keys.hpp"
#include "host/host_state.hpp"
#include "host/scripts.hpp"
#include "sandbox/foreign_file.hpp"
#include "sandbox/names.hpp"

namespace acedrex {

namespace fs = std::filesystem;

namespace {

constexpr const char* kPieces = "pieces";
constexpr const char* kNoSlug =
    "its name has other characters than letters, digits, - and _, or begins with -; a path may name it";
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

// Which scripts are looked for; "": any.
struct Sought {
    std::string family, stem;
};

// The scripts in a folder that can be called by a slug; the others are named in left_out. Editors keep files
// of their own there, which begin with a dot.
std::vector<fs::path> scripts_in(const fs::path& folder, const std::string& stem,
                                 std::vector<Diagnostic>* left_out) {
    std::vector<fs::path> scripts;
    std::error_code error;
    std::vector<fs::path> files;
    if (stem.empty())
        files = entries_of(folder);
    else if (const fs::path file = folder / (stem + ".lua"); fs::exists(file, error))
        files.push_back(file);
    for (const fs::path& file : files) {
        if (file.extension() != ".lua" || file.filename().string().starts_with('.') || is_folder(file))
            continue;
        std::string fault = why_unreadable(file);
        if (fault.empty() && !is_slug(file.stem().string())) fault = kNoSlug;
        if (!fault.empty() && left_out != nullptr)
            left_out->push_back(warning_at({file.string(), 0}, "left-out", "left out: " + fault));
        if (fault.empty() && is_script(file)) scripts.push_back(file);
    }
    return scripts;
}

// The folders of a root that can be families.
std::vector<fs::path> families_in(const fs::path& root, std::vector<Diagnostic>* left_out) {
    std::vector<fs::path> families;
    for (const fs::path& folder : entries_of(root)) {
        if (!is_folder(folder) || folder.filename().string().starts_with('.')) continue;
        if (is_slug(folder.filename().string()))
            families.push_back(folder);
        else if (left_out != nullptr)
            left_out->push_back(
                warning_at({folder.string(), 0}, "left-out", std::string("left out: ") + kNoSlug));
    }
    return families;
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
        if (ranges::count(options.variant_roots, root) == 0) options.variant_roots.push_back(root);
    return options;
}

namespace {

std::vector<FoundScript> variants_in(const std::vector<fs::path>& roots, const Sought& sought,
                                     std::vector<Diagnostic>* left_out) {
    std::vector<FoundScript> found;
    std::set<std::string> known;  // the first of a slug hides those of later roots
    const auto add = [&](const fs::path& folder, const std::string& family) {
        for (const fs::path& file : scripts_in(folder, sought.stem, left_out)) {
            const std::string slug = file.stem().string();
            if (slug != kFamilyFile && known.insert(slug).second)
                found.push_back({slug, family, file, false});
        }
    };
    for (const fs::path& root : roots) {
        for (const fs::path& family : families_in(root, left_out)) add(family, family.filename().string());
        add(root, "");  // of no family
    }
    return found;
}

std::vector<FoundScript> pieces_in(const std::vector<fs::path>& roots, const Sought& sought,
                                   std::vector<Diagnostic>* left_out) {
    std::vector<FoundScript> found;
    std::set<std::string> known;
    for (const fs::path& root : roots)
        for (const fs::path& family : families_in(root, nullptr)) {
            const std::string name = family.filename().string();
            if (!sought.family.empty() && name != sought.family) continue;
            for (const fs::path& file : scripts_in(family / kPieces, sought.stem, left_out)) {
                const std::string slug = name + "/" + file.stem().string();
                if (known.insert(slug).second) found.push_back({slug, name, file, true});
            }
        }
    return found;
}

// The piece with the name most like `name`, families left out, as "family/piece"; "" where no name is
// like it.
std::string without_family(const std::string& name, const std::vector<std::string>& slugs) {
    std::vector<std::string> stems;
    for (const std::string& slug : slugs)
        if (const std::size_t slash = slug.find('/'); slash != slug.npos)
            stems.push_back(slug.substr(slash + 1));
    const std::string stem = nearest_name(name, stems);
    const auto is_of = [&](const std::string& slug) { return slug.ends_with("/" + stem); };
    const auto found = stem.empty() ? slugs.end() : ranges::find_if(slugs, is_of);
    return found == slugs.end() ? "" : *found;
}

// The shortest that begins so; "" where none does, or too little is said.
std::string shortest_from(const std::string& beginning, const std::vector<std::string>& slugs) {
    constexpr std::size_t kTelling = 3;  // letters
    std::string shortest;
    if (beginning.size() < kTelling) return shortest;
    for (const std::string& slug : slugs)
        if (slug.starts_with(beginning) && (shortest.empty() || slug.size() < shortest.size()))
            shortest = slug;
    return shortest;
}

std::vector<std::string> texts_in(const fs::path& script, const std::vector<std::string_view>& keys) {
    const auto read = read_foreign(script, kMostOfScript);
    return read.text ? texts_of_keys(*read.text, keys) : std::vector<std::string>{};
}

// The variants that other programs call so, by what their scripts say (`also`).
std::vector<FoundScript> called_elsewhere(const std::vector<FoundScript>& variants, const std::string& name) {
    std::vector<FoundScript> found;
    const std::string bare = bare_name(name);
    for (const FoundScript& script : variants)
        if (!bare.empty() && ranges::any_of(texts_in(script.path, {"also"}),
                                            [&](const std::string& also) { return bare_name(also) == bare; }))
            found.push_back(script);
    return found;
}

}  // namespace

std::vector<std::string> names_in_scripts(const std::vector<fs::path>& roots) {
    std::vector<std::string> names;
    for (const fs::path& root : roots) {
        std::error_code error;
        for (fs::recursive_directory_iterator it(root, error), end; !error && it != end;
             it.increment(error)) {
            if (it->path().extension() != ".lua") continue;
            for (std::string& name : texts_in(it->path(), {"name", "class"}))
                names.push_back(std::move(name));
        }
    }
    std::sort(names.begin(), names.end());  // folders have their own order
    return names;
}

std::vector<FoundScript> Host::find_variants(std::vector<Diagnostic>* left_out) const {
    return variants_in(options_.variant_roots, {}, left_out);
}

std::vector<FoundScript> Host::find_pieces(std::vector<Diagnostic>* left_out) const {
    return pieces_in(options_.variant_roots, {}, left_out);
}

Result<fs::path> Host::resolve(const std::string& name_and_options) const {
    const std::string name = cut_name(name_and_options).script;
    Result<fs::path> result;
    const auto refuse = [&](std::string message, std::string remedy) {
        result.diagnostics.push_back(error_at({}, "unknown-variant", std::move(message), std::move(remedy)));
        return result;
    };
    if (name.ends_with(".lua")) {
        const std::string fault = why_unreadable(name);
        if (has_nul(name) || !(is_script(name) || options_.instead.contains(name)))
            return refuse(fault.empty() ? "there is no file " + in_quotes(name)
                                        : in_quotes(name) + " is not a script: " + fault,
                          "");
        result.value = name;
        return result;
    }
    // Scripts of that name first: most folders have no other part in it.
    const std::size_t slash = name.find('/');
    const bool in_family = slash != name.npos;
    const Sought sought{in_family ? name.substr(0, slash) : "", in_family ? name.substr(slash + 1) : name};
    const bool is_name = is_slug(sought.stem);
    std::vector<std::string> known;
    const auto look = [&](const std::vector<FoundScript>& scripts) {
        for (const FoundScript& script : scripts) {
            known.push_back(script.slug);
            const bool in_full =
                !script.is_piece && !script.family.empty() && name == script.family + "/" + script.slug;
            if (!result.value && (name == script.slug || in_full)) result.value = script.path;
        }
    };
    if (is_name) look(variants_in(options_.variant_roots, sought, nullptr));
    if (is_name && in_family && !result.value) look(pieces_in(options_.variant_roots, sought, nullptr));
    if (result.value) return result;
    const std::vector<FoundScript> variants = find_variants();
    const std::vector<FoundScript> also = called_elsewhere(variants, name);
    if (also.size() == 1) result.value = also[0].path;
    if (result.value) return result;
    look(variants);
    look(find_pieces());
    if (also.size() > 1) {
        std::string all;
        for (const FoundScript& script : also) all += (all.empty() ? "" : " or ") + script.slug;
        return refuse("several variants are called " + in_quotes(name) + " elsewhere", "write " + all);
    }
    for (const std::string& slug : known)
        if (slug.starts_with(name + "/"))
            return refuse(
                in_quotes(name) + " is a family of pieces, and no variant",
                "name one of them, like " + slug + ", or see them all by acedrex gallery " + name + " DIR");
    std::string nearest = nearest_name(name, known);
    for (const std::string& slug : known)  // one word of several
        if (nearest.empty() && (slug.ends_with("-" + name) || slug.starts_with(name + "-"))) nearest = slug;
    if (nearest.empty()) nearest = without_family(name, known);
    if (nearest.empty()) nearest = shortest_from(name, known);
    return refuse("there is no variant " + in_quotes(name), nearest.empty()
                                                                ? "`acedrex variants` lists what there is"
                                                                : "did you mean " + nearest + "?");
}

}  // namespace acedrex
