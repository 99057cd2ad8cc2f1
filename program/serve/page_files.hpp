// The files of the page, as they were when the program was built.
#pragma once

#include <string_view>

namespace acedrex::program {

struct PageFile {
    std::string_view path;  // "/page.js"
    std::string_view type;
    std::string_view text;
};

// nullptr where there is none by that path; "/" is the page itself.
const PageFile* page_file(std::string_view path);

}  // namespace acedrex::program
