#include "portraits/scenes.hpp"

#include <fmt/core.h>

#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kFile = "scenes.json";

bool read_scene(const Json& entry, Scene& scene) {
    if (!entry.is_object() || !entry.contains("setup")) return false;
    const std::map<std::string, std::string*> texts{{"variant", &scene.variant},
                                                    {"board", &scene.board},
                                                    {"setup", &scene.setup},
                                                    {"words", &scene.words}};
    for (const auto& [key, value] : entry.items()) {
        if (key == "moves" && value.is_array()) {
            for (const Json& move : value) {
                if (!move.is_string()) return false;
                scene.moves.push_back(move.get<std::string>());
            }
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
        say(file + ": this is no table of scenes: {\"NAME\": [{\"setup\": SETUP, ...}, ...], ...}");
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
                say(
                    fmt::format("{}: a scene of {} is left out: texts \"setup\" and perhaps \"board\", "
                                "\"variant\" and \"words\" are expected, a list \"moves\", and \"calm\"",
                                file, ours ? name : "a piece"));
        }
    return scenes;
}

}  // namespace

Scenes scenes_beside(const std::filesystem::path& folder) {
    Scenes scenes = read_scenes(folder);
    scenes.merge(read_scenes(folder.parent_path()));
    return scenes;
}

}  // namespace acedrex::program
