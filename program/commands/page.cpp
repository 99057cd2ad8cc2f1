// page: the single file of the page, written where it is wanted. The launcher of a checkout builds it first.
#include <fmt/core.h>

#include <filesystem>

#include "commands/commands.hpp"
#include "host/host.hpp"
#include "sandbox/foreign_file.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"
#include "shell/refusal.hpp"

namespace acedrex::program {

namespace {

constexpr std::size_t kMostOfSingleFile = std::size_t{64} << 20;

struct PageOptions {
    std::string file;
};

int run(const PageOptions& options) {
    if (!options.file.ends_with(".html"))
        throw UsageError{fmt::format("page: '{}' should end in .html", options.file)};
    const std::filesystem::path home = default_host_options().home;
    // Of an installation, or of a checkout.
    for (const std::filesystem::path& made :
         {home / "acedrex.html", home / "build" / "wasm" / "acedrex.html"}) {
        const ForeignText page = read_foreign(made, kMostOfSingleFile);
        if (!page.text) continue;
        if (const auto fault = write_whole(options.file, *page.text)) {
            say(fmt::format("cannot write {}: {}", options.file, *fault));
            return kNo;
        }
        put("{}: {:.1f} MB; it opens from disk or from any web space, and needs neither a server nor a "
            "network\n",
            options.file, static_cast<double>(page.text->size()) / 1e6);
        return kDone;
    }
    say("the page has not been made here: './acedrex page FILE.html' in a checkout makes it "
        "(docs/single-file.md)");
    return kNo;
}

}  // namespace

Command page_command() {
    return {"page", "writes the board for browsers as a single file, which works without this program",
            "acedrex page acedrex.html", [](Arguments& a) {
                auto options = std::make_shared<PageOptions>();
                a.text(
                    "FILE.html", options->file,
                    "the file to write; an existing one is replaced. A checkout compiles the page first, and "
                    "says how long that takes");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
