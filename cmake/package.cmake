# What `cpack` makes, in the build folder: acedrex_1.0_amd64.deb, of the component `runtime`, which needs no compiler, and a
# tarball of the same. The single file is in both where it has been built before (docs/single-file.md).
set(CPACK_PACKAGE_NAME acedrex)
set(CPACK_PACKAGE_VENDOR acedrex)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
if(PROJECT_VERSION_PATCH)
  string(APPEND CPACK_PACKAGE_VERSION .${PROJECT_VERSION_PATCH})
endif()
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_DEBIAN_RUNTIME_DESCRIPTION "Over a hundred variants of chess, at the terminal or in a browser, against another person or
the computer. Each variant is a Lua script of about a page: write your own, and play it at once.
Also analysis, problems, matches with other engines, pictures, and tests of rules.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_COMPONENTS_ALL runtime)
set(CPACK_STRIP_FILES ON)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_NAME acedrex)
set(CPACK_DEBIAN_RUNTIME_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "acedrex developers <maintainers@users.noreply.a-seed-40f14e01.example>" CACHE STRING "of the Debian package")
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "bash-completion, xdg-utils")

set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
string(TOLOWER ${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR} CPACK_SYSTEM_NAME)
set(CPACK_PACKAGE_FILE_NAME acedrex-${CPACK_PACKAGE_VERSION}-${CPACK_SYSTEM_NAME})
set(CPACK_ARCHIVE_RUNTIME_FILE_NAME ${CPACK_PACKAGE_FILE_NAME})
# Of the tarball alone everything is in a folder of its name.
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_BINARY_DIR}/package_options.cmake)
file(WRITE ${CPACK_PROJECT_CONFIG_FILE} "if(CPACK_GENERATOR STREQUAL TGZ)
  set(CPACK_COMPONENT_INCLUDE_TOPLEVEL_DIRECTORY ON)
endif()
")
include(CPack)
