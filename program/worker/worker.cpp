// The program as a worker beside the page, in one file with it: a desk that is asked by lines of JSON.
#include <emscripten/emscripten.h>

#include <cstdlib>
#include <string>

#include "desk/desk.hpp"

namespace acedrex::program {

namespace {

Desk& the_desk() {
    setenv("ACEDREX_HOME", "/acedrex", 1);  // where cmake/wasm.cmake puts the scripts
    static Desk desk(default_host_options());
    return desk;
}

}  // namespace

}  // namespace acedrex::program

// The answer stands until the next one is asked for.
extern "C" EMSCRIPTEN_KEEPALIVE const char* acedrex_answer(const char* request) {
    static std::string answer;
    answer = acedrex::program::the_desk().answer(request);
    return answer.c_str();
}
