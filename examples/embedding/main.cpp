// A game of Croatian Ties, played by a program: load a variant, play moves as text, list what is legal, ask
// how it stands. Whatever can fail says why; nothing is printed behind one's back.
#include <acedrex/acedrex.hpp>
#include <cstdio>

int main() {
    // Scripts come from where acedrex is installed; folders of your own can stand beside it.
    acedrex::HostOptions options;
    options.home = ACEDREX_DATA_DIR;
    options.variant_roots = {options.home / "variants"};
    acedrex::Host host(options);

    const auto variant = host.variant("croatian-ties");
    if (!variant) {
        for (const acedrex::Diagnostic& d : variant.diagnostics) std::puts(to_string(d).c_str());
        return 1;
    }

    acedrex::Game game(*variant.value);
    for (const char* move : {"e5", "Ec8", "Ec3", "Kf5"}) {
        const acedrex::PlayResult result = game.play(move);
        if (result)
            std::printf("%s\n", result.text.c_str());
        else
            std::printf("%s: %s\n", move, result.reason.c_str());
    }

    const acedrex::Listing listing = game.moves();
    std::printf("%zu moves, such as %s\n", listing.moves.size(), listing.moves.front()->text.c_str());
    std::printf("%s\n", std::string(to_string(game.status().kind)).c_str());
    std::printf("%s\n", game.setup().c_str());
    return 0;
}
