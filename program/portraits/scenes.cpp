#include "portraits/scenes.hpp"

#include <fmt/core.h>

#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kFile = "scenes.json";

// A list of texts.
bool read_texts(const Json& list, std::vector<std::string>& texts) {
    if (!list.is_array()) return false;
    for (const Json& text : list) {
        if (!text.is_string()) return false;
        texts.push_back(text.get<std::string>());
    }
    return true;
}

bool read_scene(const Json& entry, Scene& scene) {
    if (!entry.is_object() || !entry.contains("setup")) return false;
    const std::map<std::string, std::string*> texts{{"variant", &scene.variant},
                                                    {"board", &scene.board},
                                                    {"setup", &scene.setup},
                                                    {"words", &scene.words}};
    for (const auto& [key, value] : entry.items()) {
        if (key == "moves" || key == "begun") {
            if (!read_texts(value, key == "moves" ? scene.moves : scene.begun)) return false;
            continue;
        }
        if (key == "calm" && value.is_boolean()) {
            scene.calm = value.get<bool>();
            continue;
        }
        const auto text = texts.find(key);
        if (text == texts.end() || !value.is_string()) return false;
        *text->second = value.get<std::string>();
    }
    return true;
}

Scenes read_scenes(const std::filesystem::path& folder) {
    Scenes scenes;
    const std::string file = (folder / kFile).string();
    const auto text = read_if_there(file, kMostOfJson);
    if (!text) return scenes;
    const Json table = read_json(*text);
    if (!table.is_object()) {
        say(file + ": this is not a table of scenes: {\"NAME\": [{\"setup\": SETUP, ...}, ...], ...}");
        return scenes;
    }
    // What a link leads to may be a table of other things.
    std::error_code fault;
    const bool ours = std::filesystem::canonical(file, fault).filename() == kFile;
    for (const auto& [name, entries] : table.items())
        for (const Json& entry : entries) {
            Scene scene;
            if (read_scene(entry, scene))
                scenes[name].push_back(std::move(scene));
            else
                say(fmt::format(
                    "{}: a scene of {} is left out: texts \"setup\" and perhaps \"board\", "
                    "\"variant\" and \"words\" are expected, lists \"moves\" and \"begun\", and \"calm\"",
                    file, ours ? name : "a piece"));
        }
    return scenes;
}

}  // namespace

std::vector<Scene> scenes_of(const Scenes& scenes, const std::string& name) {
    const auto found = scenes.find(name);
    return found == scenes.end() ? std::vector<Scene>{} : found->second;
}

std::string name_in_scenes(const std::string& slug, const std::string& piece) {
    return slug + "#" + piece;
}

Scenes scenes_beside(const std::filesystem::path& folder) {
    Scenes scenes = read_scenes(folder);
    scenes.merge(read_scenes(folder.parent_path()));
    return scenes;
}

}  // namespace acedrex::program
