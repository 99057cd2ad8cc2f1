// Tables of words, as the modules of the library and the globals are.
#pragma once

#include <map>
#include <string>

#include "values/lua_util.hpp"

namespace acedrex {

void open_word_tables(lua_State* lua);

// Wraps the table on top of the stack: its words can be read, not written, and an unknown one is a fault that
// names the nearest. `shown` is what messages call it ("m"); `meant`: words of elsewhere, and those here that
// mean the same. Its word `call` is what happens when the whole is called.
void wrap_words(lua_State* lua, std::string shown, std::map<std::string, std::string> meant = {},
                std::map<std::string, std::string> remedies = {});

// Makes the global `word` of scripts: what it does when it is called, and its word `extend`.
void open_declaring_word(lua_State* lua, const char* word, lua_CFunction call, lua_CFunction extend);

// Has the value at that index, a set of words, such a word?
bool has_word(lua_State* lua, int index, const std::string& word);

}  // namespace acedrex
