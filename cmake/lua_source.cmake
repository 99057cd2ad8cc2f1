# lua_source(FOLDER): the source of Lua that Debian's own package is made of, with that package's patches for faults that
# scripts of strangers can use, in FOLDER/lua-5.4.4. Where Debian has mended more since, its archive has another package
# than the one named here, and what is asked for is not found: name the new one.
function(lua_source folder)
  set(done ${folder}/lua-5.4.4/patched)
  if(EXISTS ${done})
    return()
  endif()
  set(pool http://deb.debian.org/debian/pool/main/l/lua5.4)
  find_program(PATCH patch REQUIRED)
  file(REMOVE_RECURSE ${folder}/lua-5.4.4 ${folder}/debian)
  foreach(part
      lua5.4_5.4.4.orig.tar.gz=164c7849653b80ae67bec4b7473b884bf5cc8d2dca05653475ec2ed27b9ebf61
      lua5.4_5.4.4-3+deb12u1.debian.tar.xz=2d8e0e380722c648cfeffb8d58287865619b4d035544d93d7ef3a2eaf627abe6)
    string(REPLACE "=" ";" part ${part})
    list(GET part 0 archive)
    list(GET part 1 hash)
    file(DOWNLOAD ${pool}/${archive} ${folder}/${archive} EXPECTED_HASH SHA256=${hash})
    file(ARCHIVE_EXTRACT INPUT ${folder}/${archive} DESTINATION ${folder})
  endforeach()
  # The others are of Debian's own building.
  file(GLOB patches ${folder}/debian/patches/*cve*.patch)
  list(SORT patches)
  if(NOT patches)
    message(FATAL_ERROR "there are no patches in ${folder}/debian/patches")
  endif()
  foreach(patch IN LISTS patches)
    execute_process(COMMAND ${PATCH} -p1 --forward --silent -i ${patch} WORKING_DIRECTORY ${folder}/lua-5.4.4
      COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  # Its functions keep the names that they have in C, as lua.hpp declares them.
  set(luaconf ${folder}/lua-5.4.4/src/luaconf.h)
  file(READ ${luaconf} text)
  string(REGEX REPLACE "#define LUA_API[ \t]+extern" "#define LUA_API extern \"C\"" text "${text}")
  file(WRITE ${luaconf} "${text}")
  file(TOUCH ${done})
endfunction()

# cmake -DFOLDER=... -P cmake/lua_source.cmake
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  lua_source(${FOLDER})
endif()
