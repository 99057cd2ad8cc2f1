# The promised faces: what <acedrex/acedrex.hpp> stands for. Their reference, as HTML in BUILD/reference:
#   cmake --build BUILD --target reference
# A promised name without a comment is an error there.
set(ACEDREX_FACES
  bindings/acedrex.hpp bindings/games/perft.hpp bindings/host/host.hpp
  interpreter/base/diagnostic.hpp interpreter/board/side.hpp interpreter/game/status.hpp
  interpreter/legality/turn_part.hpp
  notation/find/begun_turn.hpp notation/find/game.hpp notation/position/setup.hpp)
# What these include besides: it is installed with them and may change with any release. Nothing else is installed.
set(ACEDREX_BEHIND_FACES
  interpreter/base/function_ref.hpp interpreter/base/ranges.hpp
  interpreter/board/board.hpp interpreter/board/vector.hpp
  interpreter/game/game_state.hpp interpreter/pieces/cast.hpp interpreter/pieces/tags.hpp interpreter/play/make_move.hpp
  interpreter/position/edit.hpp interpreter/position/hash_keys.hpp interpreter/position/position.hpp
  notation/move/record.hpp)
foreach(header IN LISTS ACEDREX_FACES ACEDREX_BEHIND_FACES)
  string(REGEX REPLACE "^(interpreter|bindings)/" "" name ${header})  # as it is included
  cmake_path(GET name PARENT_PATH folder)
  install(FILES ${PROJECT_SOURCE_DIR}/${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/acedrex/${folder}
          COMPONENT development)
endforeach()

find_package(Doxygen QUIET)
if(NOT DOXYGEN_FOUND)
  add_custom_target(reference COMMAND ${CMAKE_COMMAND} -E echo "Doxygen is missing: apt-get install doxygen"
                              COMMAND ${CMAKE_COMMAND} -E false VERBATIM)
  return()
endif()
set(DOXYGEN_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/reference)
set(DOXYGEN_HTML_OUTPUT .)
set(DOXYGEN_PROJECT_BRIEF "chess variants whose rules are scripts")
set(DOXYGEN_JAVADOC_AUTOBRIEF YES)
set(DOXYGEN_MAX_INITIALIZER_LINES 1)
set(DOXYGEN_HAVE_DOT NO)
set(DOXYGEN_QUIET YES)
set(DOXYGEN_WARN_AS_ERROR FAIL_ON_WARNINGS)
set(DOXYGEN_EXCLUDE_SYMBOLS Sandbox)
set(DOXYGEN_STRIP_FROM_PATH bindings interpreter)
doxygen_add_docs(reference ${ACEDREX_FACES} USE_STAMP_FILE COMMENT "The reference of the promised faces")
