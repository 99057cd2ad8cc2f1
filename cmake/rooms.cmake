# Rooms: the folders of interpreter/ and of notation/. Each is a target that sees its own headers and those of the rooms
# that it uses, and no others: an include against the order does not compile. Headers are named from interpreter/
# ("movement/program.hpp"), or from the top ("notation/move/record.hpp"); so that a target sees single folders of these,
# the build has for every room an include folder with nothing but a link to that room.

# acedrex_compile_together(TARGET COUNT [APART]): TARGET's files are compiled COUNT at a time (0: all at once), so that
# what their headers say is read once for all of them. Their names may hide one another's then; those whose paths match
# APART, which have the same names within, stay by themselves.
function(acedrex_compile_together target count)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${count}
    UNITY_BUILD_CODE_BEFORE_INCLUDE "#pragma GCC diagnostic ignored \"-Wshadow\"")
  if(ARGC GREATER 2)
    get_target_property(apart ${target} SOURCES)
    list(FILTER apart INCLUDE REGEX "${ARGV2}")
    set_source_files_properties(${apart} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
endfunction()

# acedrex_room(FOLDER [IN ROOT] [USES ROOM...]): the room FOLDER, or ROOT/FOLDER with headers that are named from ROOT;
# the rooms that it uses bring theirs along.
function(acedrex_room folder)
  cmake_parse_arguments(PARSE_ARGV 1 ROOM "" IN USES)
  cmake_path(APPEND home ${PROJECT_SOURCE_DIR} ${ROOM_IN} ${folder})
  string(REPLACE "/" "_" name ${folder})
  set(include ${PROJECT_BINARY_DIR}/rooms/${name})
  cmake_path(GET folder PARENT_PATH parent)
  file(MAKE_DIRECTORY ${include}/${parent})
  file(CREATE_LINK ${home} ${include}/${folder} SYMBOLIC)

  set(target room_${name})
  file(GLOB sources CONFIGURE_DEPENDS ${home}/*.cpp)
  if(sources)
    add_library(${target} OBJECT ${sources})
    target_link_libraries(${target} PRIVATE acedrex_options)
    if(ACEDREX_SANITIZE)
      acedrex_compile_together(${target} 0)
    elseif(ACEDREX_TOGETHER)
      acedrex_compile_together(${target} 6)
    endif()
    set(scope PUBLIC)
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${target} ${scope} ${include})
  list(TRANSFORM ROOM_USES REPLACE "/" "_")
  list(TRANSFORM ROOM_USES PREPEND room_)
  target_link_libraries(${target} ${scope} fmt::fmt ${ROOM_USES})
endfunction()

# acedrex_library(NAME ROOMS ROOM... [LINKS LIBRARY...]): a library of rooms; whoever links it sees them all.
function(acedrex_library name)
  cmake_parse_arguments(PARSE_ARGV 1 LIBRARY "" "" "ROOMS;LINKS")
  set(objects)
  set(includes)
  foreach(room IN LISTS LIBRARY_ROOMS)
    string(REPLACE "/" "_" room ${room})
    get_target_property(type room_${room} TYPE)
    if(type STREQUAL OBJECT_LIBRARY)
      list(APPEND objects $<TARGET_OBJECTS:room_${room}>)
    endif()
    list(APPEND includes ${PROJECT_BINARY_DIR}/rooms/${room})
  endforeach()
  add_library(${name} STATIC ${objects})
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX)
  target_compile_features(${name} PUBLIC cxx_std_20)
  target_include_directories(${name} INTERFACE "$<BUILD_INTERFACE:${includes}>")
  target_link_libraries(${name} PUBLIC ${LIBRARY_LINKS})
endfunction()
