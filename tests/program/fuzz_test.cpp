// The program, from outside, with folders of scripts, sessions of `play` and saved games that are broken in
// every way, and with broken requests to its desk: it ends by itself, with an exit code of its own, and what
// is refused is said. Under sanitizers the cases of the ordinary suite take up to a minute, those of the slow
// one ten times that; ACEDREX_FUZZ_SEED begins elsewhere.
#include <sys/stat.h>
#include <sys/wait.h>

#include "bindings/script_fixture.hpp"
#include "mutator.hpp"
#include "variant/variant.hpp"

namespace acedrex::testing {
namespace {

namespace fs = std::filesystem;

// Names of files and folders, sound ones and others.
const Texts kNames = {"fox.lua",
                      "hare.lua",
                      "Fox.lua",
                      "fam.lua",
                      "init.lua",
                      "shapes.json",
                      "scenes.json",
                      "two words.lua",
                      "-x.lua",
                      ".lua",
                      "..lua",
                      ".hidden.lua",
                      "$(id).lua",
                      "a\nb.lua",
                      "\033[31m.lua",
                      "\xff\xfe.lua",
                      "\xc5\xa1"
                      "ah.lua",
                      "fox",
                      "fox.LUA",
                      "fox.lua.lua",
                      "classical-chess.lua",
                      std::string(200, 'x') + ".lua",
                      "pieces",
                      "lib.lua",
                      "'.lua",
                      "\".lua",
                      "%s%n.lua",
                      "a.b.lua",
                      "#.lua",
                      "&amp;<b>.lua"};
const Texts kLinks = {"fox.lua",       ".",  "..", "nowhere", "/dev/null", "/dev/zero", "hare.lua",
                      "/etc/hostname", "fam"};
const Texts kHelp = {"return require(\"fam.fox\")",
                     "return require(\"fam.pieces.fox\")",
                     "return { require \"fam.hare\", require \"fam.lib\" }",
                     "return {}",
                     "return 1",
                     "",
                     "\xef\xbb\xbfreturn {}",
                     "#!/usr/bin/lua\nreturn {}",
                     "error({})",
                     "error(setmetatable({}, { __tostring = error }))",
                     "local t = require \"acedrex.scenario\" t.it(\"a\", function() assert(false) end)",
                     "return coroutine.wrap(function() coroutine.yield(1) end)()",
                     "return setmetatable({}, { __index = function(t, k) return t[k .. k] end })"};
const Texts kJson = {"{\"Fox\": \"M 1 1 L 2 2 Z\"}",
                     "{\"Fox\": {\"path\": \"M1 1\", \"about\": [1, 2, {}]}}",
                     "{\"fox\": [\"T Fd4\", 1, null, true, -0, 1e999]}",
                     "[]",
                     "null",
                     "{\"a\": \"\\ud800\"}",
                     "\"\\u0000\""};
const Texts kJsonWords = {"{",    "}",   "[",       "]",       ":", ",",   "\"",
                          "null", "1e9", "\\u0000", "\\ud800", "-", "\xff"};
const Texts kWords = {"moves",  "moves e2", "board",         "setup",  "undo",   "draw",
                      "accept", "decline",  "resign",        "help",   "save g", "load g",
                      "save",   "load",     "pass",          "end",    "e4",     "e5",
                      "O-O",    "Ke1-e2",   "picture p.svg", "Pe2-e4", "Pe7-e5", "0-0-0",
                      "--",     "?",        "Kk6-l6",        "+",      "load .", "load nowhere"};
const Texts kLineWords = {"\n", " ", "\t", "\r\n", "\0", "#", "\033[A",     "\xff",
                          "=",  "~", "[",  "]",    "*",  "&", "99999999999"};

const Texts kRequests = {
    R"({"id":1,"do":"targets","from":"b1"})",
    R"({"do":"step","from":"e2","to":"e4"})",
    R"({"do":"finish","limit":3})",
    R"({"do":"play","text":"e5"})",
    R"({"do":"back"})",
    R"({"do":"undo"})",
    R"({"do":"redo"})",
    R"({"do":"goto","ply":1})",
    R"({"do":"new"})",
    R"({"do":"pass"})",
    R"({"do":"list"})",
    R"({"do":"view","style":"letters","flipped":true})",
    R"({"do":"say","what":"offer"})",
    R"({"do":"score"})",
    R"({"do":"comment","ply":1,"text":"best"})",
    R"({"do":"within","plies":1})",
    R"({"do":"perft","depth":2})",
    R"({"do":"cast"})",
    R"({"do":"card","piece":"Knight","side":"light"})",
    R"({"do":"edit","field":"e4","piece":"Queen","side":"dark","tags":"|"})",
    R"({"do":"load","text":"1. e4 e5 2. Nf3 *"})",
    R"({"do":"setup","text":"CC Ke1,ke8,Pa7"})",
    R"({"do":"open","variant":"duck","moves":["Pe2-e4; DP:a1-e5"],"ply":1,"begun":"Pd7-d6"})",
    R"({"do":"open","variant":"fox.lua","setup":"F Fd4","script":"local m = require \"acedrex.movement\" return piece { name = \"Fox\", symbol = \"F\", moves = m.step(m.N) }"})",
    R"({"do":"update","text":"return variant {}"})",
    R"({"do":"check","text":"return 3 +"})",
    R"({"do":"script"})",
};

class ProgramFuzz : public ScriptTest {
  protected:
    // Runs the program on those words of a shell within the folder. Nothing may be worse than a refusal.
    void run(const std::string& words) {
        const char* program = std::getenv("ACEDREX_PROGRAM");
        ASSERT_NE(program, nullptr) << "ACEDREX_PROGRAM says where the program is";
        SCOPED_TRACE(words);
        // What a run may take is processor time; the other bound is for what waits for ever.
        const std::string command = "ulimit -t 60; cd '" + folder_.string() + "' && ACEDREX_PATH='" +
                                    (folder_ / "in").string() + "' timeout 1800 '" + program + "' " + words +
                                    " >out 2>err";
        const int status = std::system(command.c_str());
        ASSERT_TRUE(WIFEXITED(status));
        const int code = WEXITSTATUS(status);
        const std::string said = contents(folder_ / "err");
        EXPECT_LE(code, 2) << said.substr(0, 4000);
        EXPECT_EQ(std::string::npos, said.find("runtime error:")) << said.substr(0, 4000);
        EXPECT_EQ(std::string::npos, said.find("Sanitizer")) << said.substr(0, 4000);
        EXPECT_EQ(std::string::npos, said.find("cannot go on")) << said.substr(0, 4000);
        if (code == 2) {
            EXPECT_FALSE(said.empty()) << "refused without a word";
        }
        if (code == 1) {
            EXPECT_FALSE(said.empty() && contents(folder_ / "out").empty()) << "refused without a word";
        }
    }

    void put(const fs::path& path, const std::string& text) {
        std::error_code wrong;
        fs::create_directories(path.parent_path(), wrong);
        if (!fs::exists(fs::symlink_status(path, wrong))) std::ofstream(path, std::ios::binary) << text;
    }

    // A folder of scripts, files, links and pipes of which some are broken.
    void make_scripts(reference::Random& random, Mutator& scripts, Mutator& helpers, Mutator& json) {
        std::error_code wrong;
        fs::remove_all(folder_ / "in", wrong);
        fs::create_directories(folder_ / "in" / "fam" / "pieces");
        for (int i = random.between(1, 8); i > 0; --i) {
            fs::path at = folder_ / "in";
            if (random.chance(90)) at /= "fam";
            if (random.chance(40)) at /= "pieces";
            if (random.chance(5)) at /= random.pick(kNames);
            at /= random.pick(kNames);
            switch (random.weighted({60, 25, 12, 12, 3, 3})) {
                case 0:
                    put(at, scripts.next());
                    break;
                case 1:
                    put(at, helpers.next());
                    break;
                case 2:
                    put(at.parent_path() / (random.chance(50) ? "shapes.json" : "scenes.json"), json.next());
                    break;
                case 3:
                    fs::create_symlink(random.pick(kLinks), at, wrong);
                    break;
                case 4:
                    mkfifo(at.c_str(), 0600);
                    break;
                default:
                    fs::create_directories(at, wrong);
                    break;
            }
        }
    }

    template <class Try>
    void repeat(int times, Try attempt) {
        for (int i = 0; i < times && !HasFailure(); ++i) attempt();
    }

    // Lines of requests, some of them broken.
    void try_desk(int times) {
        reference::Random random(fuzz_seed());
        Texts corpus = kRequests;
        for (const std::string& line : lines_of(host_.options().home / "tests" / "fuzz" / "positions.txt"))
            corpus.push_back("{\"do\":\"setup\",\"text\":\"" + line + "\"}");
        Mutator broken(corpus, kJsonWords, fuzz_seed());
        const Texts games = {"classical-chess", "mirandas-veil", "crazyhouse", "duck", "shogi"};
        repeat(times, [&] {
            std::string text;
            for (int i = random.between(1, 60); i > 0; --i) {
                std::string line = random.chance(50) ? broken.next() : random.pick(kRequests);
                std::erase(line, '/');  // nothing is read elsewhere than in the folder
                text += line + "\n";
            }
            std::ofstream(folder_ / "requests", std::ios::binary) << text;
            run("desk " + random.pick(games) + " <requests");
        });
    }

    void try_folders(int times) {
        reference::Random random(fuzz_seed());
        Mutator scripts(files(host_.options().home / "variants", ".lua"),
                        {"(", ")", "{", "}", "nil", "\0", "m.", "\"", "require "}, fuzz_seed());
        Mutator helpers(kHelp, {"fam.", "lib", "\"", "(", ")", "return "}, fuzz_seed());
        Mutator json(kJson, kJsonWords, fuzz_seed());
        const Texts commands = {"variants",
                                "check in",
                                "check in/fam",
                                "pieces in/fam/fox.lua",
                                "show fam/fox",
                                "show fam/fox.lua",
                                "gallery fam pages",
                                "gallery in pages",
                                "test in",
                                "explain in/fam/fox.lua",
                                "moves fox",
                                "variants fam",
                                "pieces",
                                "test in --format junit",
                                "check in --json",
                                "show fox --svg fox.svg"};
        repeat(times, [&] {
            make_scripts(random, scripts, helpers, json);
            for (int i = 0; i < 2; ++i) run(random.pick(commands));
        });
    }

    std::string session(reference::Random& random, Mutator& lines) {
        std::string text;
        for (int i = random.between(1, 40); i > 0; --i) {
            std::string line = random.chance(40) ? lines.next() : random.pick(kWords);
            // Nothing is written or read elsewhere than in the folder.
            if (line.find("sav") != std::string::npos || line.find("pic") != std::string::npos ||
                line.find("load") != std::string::npos)
                std::erase(line, '/');
            text += line + "\n";
        }
        return text;
    }

    void try_sessions(int times) {
        reference::Random random(fuzz_seed());
        Texts corpus = lines_of(host_.options().home / "tests" / "fuzz" / "positions.txt");
        corpus.insert(corpus.end(), kWords.begin(), kWords.end());
        Mutator lines(corpus, kLineWords, fuzz_seed());
        const Texts games = {"classical-chess", "mirandas-veil",   "crazyhouse", "duck",
                             "xiangqi",         "dialectic-chess", "shogi"};
        repeat(times, [&] {
            std::error_code wrong;
            fs::remove(folder_ / "g", wrong);
            if (random.chance(50)) std::ofstream(folder_ / "g", std::ios::binary) << session(random, lines);
            std::ofstream(folder_ / "session", std::ios::binary) << session(random, lines);
            run("play " + random.pick(games) + " <session");
        });
    }

    void try_saved_games(int times) {
        reference::Random random(fuzz_seed());
        const Texts games = {
            "# acedrex play classical-chess\ne4\ne5\nNf3\nNc6\nBb5\na6\n",
            "# acedrex play classical-chess --setup 'CC Ke1&,Ra1&,Pa2|,pd5:2,ke8;quiet=4'\nKe1-e2\nKe8-e7\n",
            "# acedrex play crazyhouse --fen 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 "
            "1'\ne4\nd5\nexd5\nQxd5\n",
            "# acedrex play shogi\nresign\n", "e4\ndraw\naccept\n"};
        Mutator broken(games,
                       {"#", "acedrex", "play", "--setup", "--fen", "'", "\n", "\0", "draw", "resign", "undo",
                        "load g", "save h"},
                       fuzz_seed());
        repeat(times, [&] {
            std::string game = broken.next();
            std::erase(game, '/');
            std::ofstream(folder_ / "g", std::ios::binary) << game;
            std::ofstream(folder_ / "session") << "load g\nmoves\nundo\nsave h\nload h\nsetup\n";
            run("play " + std::string(random.chance(70) ? "classical-chess" : "crazyhouse") + " <session");
        });
    }
};

class FuzzProgram : public ProgramFuzz {};
class SlowFuzzProgram : public ProgramFuzz {};

// As in bindings/fuzz_test.cpp.
constexpr int kFolders = 12, kSessions = 30, kSaved = 30, kDesks = 20;
constexpr int kLongRun = 10;

TEST_F(FuzzProgram, FoldersOfScripts) {
    try_folders(kFolders);
}
TEST_F(FuzzProgram, SessionsOfPlay) {
    try_sessions(kSessions);
}
TEST_F(FuzzProgram, SavedGames) {
    try_saved_games(kSaved);
}
TEST_F(FuzzProgram, RequestsOfTheDesk) {
    try_desk(kDesks);
}
TEST_F(SlowFuzzProgram, FoldersOfScripts) {
    try_folders(kLongRun * kFolders);
}
TEST_F(SlowFuzzProgram, SessionsOfPlay) {
    try_sessions(kLongRun * kSessions);
}
TEST_F(SlowFuzzProgram, SavedGames) {
    try_saved_games(kLongRun * kSaved);
}
TEST_F(SlowFuzzProgram, RequestsOfTheDesk) {
    try_desk(kLongRun * kDesks);
}

}  // namespace
}  // namespace acedrex::testing
