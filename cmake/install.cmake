# What `cmake --install` puts where: the program with its scripts, manual and completion (the component `runtime`), and the
# libraries with a package for find_package(acedrex) (`development`).
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(ACEDREX_DATA_DIR ${CMAKE_INSTALL_DATADIR}/acedrex)
set(ACEDREX_PACKAGE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/acedrex)

# The launcher builds the program alone: what else is installed is built here, where it is missing.
install(CODE "
  if(NOT EXISTS \"${CMAKE_CURRENT_BINARY_DIR}/made/acedrex.1\")
    execute_process(COMMAND \"${CMAKE_COMMAND}\" --build \"${PROJECT_BINARY_DIR}\" --target acedrex_made
                    OUTPUT_QUIET RESULT_VARIABLE failed)
    if(failed)
      message(FATAL_ERROR \"what is to be installed could not be built: cmake --build ${PROJECT_BINARY_DIR}\")
    endif()
  endif()" COMPONENT runtime)

# The program finds its scripts in ../share/acedrex.
install(TARGETS acedrex_program RUNTIME COMPONENT runtime)
install(DIRECTORY scripts-lua variants examples DESTINATION ${ACEDREX_DATA_DIR} COMPONENT runtime)
# The page as one file, where it has been built: cmake --preset wasm.
install(FILES ${PROJECT_SOURCE_DIR}/build/wasm/acedrex.html DESTINATION ${ACEDREX_DATA_DIR} OPTIONAL COMPONENT runtime)
file(GLOB PAGES CONFIGURE_DEPENDS *.md docs/*.md docs/*.json)
list(FILTER PAGES EXCLUDE REGEX "/CONTRIBUTING\\.md$")
install(FILES ${PAGES} LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT runtime)
install(FILES docs/lab/hill.html docs/lab/castling.html DESTINATION ${CMAKE_INSTALL_DOCDIR}/lab COMPONENT runtime)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright COMPONENT runtime)
# Of what the page is made of besides.
install(FILES page/LICENSES.txt DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME page-licenses.txt COMPONENT runtime)

# Made by the program itself, from what its commands declare.
set(MADE ${CMAKE_CURRENT_BINARY_DIR}/made)
file(MAKE_DIRECTORY ${MADE})
foreach(pair bash:acedrex zsh:_acedrex fish:acedrex.fish man:acedrex.1)
  string(REPLACE ":" ";" pair ${pair})
  list(GET pair 0 kind)
  list(GET pair 1 file)
  add_custom_command(OUTPUT ${MADE}/${file} COMMAND acedrex_program completion ${kind} > ${MADE}/${file}
                     DEPENDS acedrex_program VERBATIM)
  list(APPEND MADE_FILES ${MADE}/${file})
endforeach()
add_custom_target(acedrex_made ALL DEPENDS ${MADE_FILES})
install(FILES ${MADE}/acedrex DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT runtime)
install(FILES ${MADE}/_acedrex DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions COMPONENT runtime)
install(FILES ${MADE}/acedrex.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT runtime)
install(FILES ${MADE}/acedrex.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT runtime)

# The libraries. #include <acedrex/acedrex.hpp>; their headers include each other from include/acedrex.
foreach(library kernel notation bindings)
  target_include_directories(acedrex_${library} INTERFACE
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/acedrex>)
endforeach()
set_target_properties(acedrex_bindings PROPERTIES EXPORT_NAME acedrex)
set_target_properties(acedrex_notation PROPERTIES EXPORT_NAME notation)
set_target_properties(acedrex_kernel PROPERTIES EXPORT_NAME kernel)
install(TARGETS acedrex_kernel acedrex_notation acedrex_bindings EXPORT acedrexTargets
        ARCHIVE COMPONENT development)
include(cmake/faces.cmake)
install(EXPORT acedrexTargets NAMESPACE acedrex:: DESTINATION ${ACEDREX_PACKAGE_DIR} COMPONENT development)
configure_package_config_file(cmake/acedrexConfig.cmake.in ${CMAKE_CURRENT_BINARY_DIR}/acedrexConfig.cmake
                              INSTALL_DESTINATION ${ACEDREX_PACKAGE_DIR} PATH_VARS ACEDREX_DATA_DIR)
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/acedrexConfigVersion.cmake
                                 COMPATIBILITY SameMajorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/acedrexConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/acedrexConfigVersion.cmake
        DESTINATION ${ACEDREX_PACKAGE_DIR} COMPONENT development)
