// A host with one folder of scripts of its own, for tests of what scripts say.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "host/host.hpp"
#include "sandbox/sandbox.hpp"
#include "values/context.hpp"
#include "values/declared_values.hpp"
#include "values/expression_text.hpp"

namespace acedrex::testing {

class ScriptTest : public ::testing::Test {
  protected:
    ScriptTest() : folder_(make_folder()), host_(options()) {}
    ~ScriptTest() override { std::filesystem::remove_all(folder_); }

    std::filesystem::path write(const std::string& name, const std::string& text) {
        const std::filesystem::path path = folder_ / name;
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path) << text;
        return path;
    }

    // The expression that "return ..." makes, as text, or the first fault.
    std::string made(const std::string& text) {
        const auto path =
            write("made" + std::to_string(++made_) + ".lua",
                  "local m = require 'acedrex.movement'\nreturn piece { name = 'X', symbol = 'X', "
                  "moves = " +
                      text + " }");
        const Result<Loaded> loaded = host_.load(path);
        if (!loaded) return loaded.diagnostics.empty() ? "?" : loaded.diagnostics.front().message;
        return loaded.value->piece ? to_string(*loaded.value->piece->moves) : "no piece";
    }

    // All that is wrong with a script, one a line, with the file's name alone.
    std::string faults(const std::string& text) {
        const Result<Loaded> loaded = host_.load(write("script" + std::to_string(++made_) + ".lua", text));
        return lines(loaded.diagnostics);
    }
    static std::string lines(const std::vector<Diagnostic>& diagnostics) {
        std::string all;
        for (Diagnostic d : diagnostics) {
            d.place.file = std::filesystem::path(d.place.file).filename().string();
            all += std::to_string(d.place.line) + ": " + d.message +
                   (d.remedy.empty() ? "" : "; " + d.remedy) + "\n";
        }
        return all;
    }

    HostOptions options() const {
        HostOptions result = default_host_options();
        result.variant_roots = {result.home / "variants", folder_};
        result.print = [](std::string_view) {};
        return result;
    }

    std::filesystem::path folder_;
    Host host_;

  private:
    static std::filesystem::path make_folder() {
        std::string name = (std::filesystem::temp_directory_path() / "acedrex-test-XXXXXX").string();
        return mkdtemp(name.data()) ? name : throw std::runtime_error("no folder for tests");
    }
    int made_ = 0;
};

}  // namespace acedrex::testing
