# The page as one file: kernel, Lua and all shipped variants as WebAssembly in a worker, in one HTML file that needs neither
# a server nor a network. With Debian's emscripten (apt-get install emscripten):
#   cmake --preset wasm && cmake --build --preset wasm      makes build/wasm/acedrex.html
# `cmake --install build/release` installs it as share/acedrex/acedrex.html where it is there.

# Lua as C++, so that its errors unwind C++ frames.
include(cmake/lua_source.cmake)
lua_source(${PROJECT_BINARY_DIR})
file(GLOB LUA_SOURCES ${PROJECT_BINARY_DIR}/lua-5.4.4/src/*.c)
list(FILTER LUA_SOURCES EXCLUDE REGEX "/(lua|luac)\\.c$")
set_source_files_properties(${LUA_SOURCES} PROPERTIES LANGUAGE CXX COMPILE_OPTIONS "-Wno-everything;-xc++")

# Libraries of headers only; the machine's other headers are not for this compiler.
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/headers)
foreach(library fmt nlohmann)
  file(CREATE_LINK /usr/include/${library} ${PROJECT_BINARY_DIR}/headers/${library} SYMBOLIC)
endforeach()

file(GLOB_RECURSE KERNEL_SOURCES CONFIGURE_DEPENDS interpreter/*.cpp notation/*.cpp bindings/*.cpp)
file(GLOB_RECURSE DESK_SOURCES CONFIGURE_DEPENDS program/desk/*.cpp program/drawing/*.cpp program/english/*.cpp
  program/import/*.cpp program/opponent/annotation.cpp program/opponent/telling.cpp program/outline/*.cpp program/portraits/*.cpp
  program/problems/*.cpp program/worker/*.cpp)
# Of the shell what needs neither arguments nor a terminal nor another process.
file(GLOB SHELL_SOURCES CONFIGURE_DEPENDS program/shell/*.cpp)
list(FILTER SHELL_SOURCES EXCLUDE REGEX "/(arguments|child|line_reader|watch)\\.cpp$")
add_executable(acedrex_worker ${KERNEL_SOURCES} ${DESK_SOURCES} ${SHELL_SOURCES} ${LUA_SOURCES})
# The files of a folder are compiled together, some at a time, and those of different folders are not: what a file keeps to
# itself has a name of its own within its folder only.
set_target_properties(acedrex_worker PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP
  UNITY_BUILD_CODE_BEFORE_INCLUDE "#pragma GCC diagnostic ignored \"-Wshadow\"")
get_target_property(SOURCES acedrex_worker SOURCES)
list(FILTER SOURCES EXCLUDE REGEX "/bindings/words/bind_|/lua-5.4.4/")
foreach(source IN LISTS SOURCES)
  cmake_path(GET source PARENT_PATH folder)
  cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
  string(MAKE_C_IDENTIFIER "${folder}" folder)
  list(APPEND FILES_${folder} ${source})
  list(LENGTH FILES_${folder} number)
  math(EXPR batch "${number} / 16")
  set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${batch})
endforeach()
target_include_directories(acedrex_worker PRIVATE . interpreter bindings program)
target_include_directories(acedrex_worker SYSTEM PRIVATE ${PROJECT_BINARY_DIR}/headers ${PROJECT_BINARY_DIR}/lua-5.4.4/src)
target_compile_definitions(acedrex_worker PRIVATE FMT_HEADER_ONLY)
target_compile_options(acedrex_worker PRIVATE -fwasm-exceptions -O2)
target_link_options(acedrex_worker PRIVATE -fwasm-exceptions -O2 -sENVIRONMENT=worker,node
  -sALLOW_MEMORY_GROWTH=1 -sMAXIMUM_MEMORY=2GB -sTOTAL_STACK=16MB -sINITIAL_MEMORY=64MB -sEXPORTED_FUNCTIONS=_acedrex_answer,_free,_malloc
  -sEXIT_RUNTIME=0 -sINCOMING_MODULE_JS_API=onRuntimeInitialized,instantiateWasm,preRun,wasmBinary
  --no-entry "SHELL:--pre-js ${PROJECT_SOURCE_DIR}/program/worker/messages.js"
  "SHELL:--embed-file ${PROJECT_SOURCE_DIR}/scripts-lua@/acedrex/scripts-lua"
  "SHELL:--embed-file ${PROJECT_SOURCE_DIR}/variants@/acedrex/variants")
# Debian's emscripten has its scripts' packages where only Debian's own Node looks for them.
set_target_properties(acedrex_worker PROPERTIES CXX_LINKER_LAUNCHER "env;NODE_PATH=/usr/share/nodejs")
file(GLOB_RECURSE EMBEDDED CONFIGURE_DEPENDS scripts-lua/* variants/*)
set_target_properties(acedrex_worker PROPERTIES OUTPUT_NAME kernel SUFFIX .js
  LINK_DEPENDS "${PROJECT_SOURCE_DIR}/program/worker/messages.js;${EMBEDDED}")

set(SINGLE_FILE ${PROJECT_BINARY_DIR}/acedrex.html)
file(GLOB PAGE_FILES CONFIGURE_DEPENDS page/*.html page/*.css page/*.js page/*.json)
add_custom_command(OUTPUT ${SINGLE_FILE} VERBATIM
  COMMAND sh -c "gzip -9nc kernel.wasm | base64 -w0 >kernel.base64"
  COMMAND node ${PROJECT_SOURCE_DIR}/cmake/listed.cjs kernel.js kernel.list
  COMMAND ${CMAKE_COMMAND} -DPAGE=${PROJECT_SOURCE_DIR}/page -DKERNEL=${PROJECT_BINARY_DIR}/kernel -DTO=${SINGLE_FILE}
          -P ${PROJECT_SOURCE_DIR}/cmake/single_file.cmake
  DEPENDS acedrex_worker ${PAGE_FILES} cmake/single_file.cmake cmake/listed.cjs)
add_custom_target(acedrex_single_file ALL DEPENDS ${SINGLE_FILE})
