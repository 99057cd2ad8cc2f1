// Scenes: positions that show a piece better than an empty board does, in tables beside the pieces.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace acedrex::program {

struct Scene {
    std::string variant;  // a slug; "": the free board of the piece, without royal rules
    std::string board;    // of the free board: "9x9"
    // Where the piece, as the first of its kind that is light's or nobody's, is looked at.
    std::string setup;
    std::vector<std::string> moves;  // made before
    // Parts of the next turn, which is shown as far as they go: "Ad4-d6", "start Pd3-d4".
    std::vector<std::string> begun;
    std::string words;  // below the picture
    bool calm = false;  // what is done to others, but for simple captures, is shown for the pieces that stand
                        // there only
};
using Scenes = std::map<std::string, std::vector<Scene>>;  // by the names of pieces, or name_in_scenes()

// Of the piece of that name; there may be none.
std::vector<Scene> scenes_of(const Scenes& scenes, const std::string& name);
// Of a piece that a variant makes itself: the name in the table is "slug#Piece".
std::string name_in_scenes(const std::string& slug, const std::string& piece);

// Reads the files scenes.json of the folder and of the one above, if they are there; what the first says of a
// name counts. What cannot be read is spoken of on stderr and left out.
Scenes scenes_beside(const std::filesystem::path& folder);

}  // namespace acedrex::program
