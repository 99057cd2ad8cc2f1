# The files of the page become part of the program.
set(PAGE_FILES index.html page.css page.js words.json report.js)
set(PAGE_TYPES text/html text/css text/javascript application/json text/javascript)
set(PAGE_ROWS "")
foreach(file type IN ZIP_LISTS PAGE_FILES PAGE_TYPES)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/page/${file})
  file(READ ${PROJECT_SOURCE_DIR}/page/${file} text)
  string(APPEND PAGE_ROWS "    {\"/${file}\", \"${type}; charset=utf-8\", R\"page(${text})page\"sv},\n")
endforeach()
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/made/page_files.cpp CONTENT [[
#include "serve/page_files.hpp"

using namespace std::string_view_literals;

namespace acedrex::program {

static constexpr PageFile kFiles[] = {
@PAGE_ROWS@};

const PageFile* page_file(std::string_view path) {
    if (path == "/") path = "/index.html";
    for (const PageFile& file : kFiles)
        if (file.path == path) return &file;
    return nullptr;
}

}  // namespace acedrex::program
]] @ONLY)
