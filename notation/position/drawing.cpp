// Setups as authors draw them.
#include <fmt/core.h>

#include <algorithm>
#include <set>

#include "base/ranges.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/cursor.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

using WrittenOut = FunctionRef<bool(const Place& key, const std::string& drawing)>;

class DrawingReader {
  public:
    DrawingReader(const Variant& variant, std::vector<Code>& setup, WrittenOut written_out)
        : variant_(variant), setup_(setup), written_out_(written_out) {}

    std::vector<Diagnostic> read() {
        const VariantSpec& spec = variant_.spec();
        const auto& parts = variant_.board().parts();
        read_drawing(spec.setup, parts[0], spec.place_of("setup"));
        std::size_t i = 1;
        for (const auto& [name, side] : spec.board.beside) read_drawing(side.setup, parts[i++], side.drawn);
        return std::move(faults_);
    }

  private:
    void error(Place where, std::string message, std::string remedy = "") {
        faults_.push_back(
            {"setup", Severity::error, std::move(where), std::move(message), std::move(remedy)});
    }

    struct Row {
        std::vector<std::string_view> words;
        Place place;
        bool fits;  // a word for each file
    };

    static std::vector<std::string_view> letters_of(std::string_view text) {
        std::vector<std::string_view> letters;
        for (Cursor rest(text); !rest.at_end();) letters.push_back(rest.letter());
        return letters;
    }

    // A word for each field; of a word alone, each of its letters is one where that fits the board.
    std::vector<Row> rows_of(const std::string& drawing, const BoardPart& board, Place place) const {
        const bool known = place.line > 0 && written_out_(place, drawing);
        const auto files = static_cast<std::size_t>(board.files);
        std::vector<Row> rows;
        for (const std::string_view text : split(drawing, '\n')) {
            if (known) ++place.line;
            std::vector<std::string_view> fields = words(text);
            if (fields.empty()) continue;
            if (fields.size() == 1)
                if (std::vector<std::string_view> letters = letters_of(text); letters.size() == files)
                    fields = std::move(letters);
            const bool fits = fields.size() == files;
            rows.push_back({std::move(fields), place, fits});
        }
        return rows;
    }

    void read_drawing(const std::string& setup, const BoardPart& board, const Place& drawn) {
        const VariantSpec& spec = variant_.spec();
        const std::vector<Row> rows = rows_of(setup, board, drawn);
        if (rows.empty()) return;
        const std::string said = board.name.empty() ? "the setup" : "the setup of the board " + board.name;
        const char* that = board.name.empty() ? "the" : "that";
        if (rows.size() == 1 && board.ranks > 1 && setup.find_first_of("0123456789/") != setup.npos)
            return error(
                drawn,
                fmt::format("{} is one line with numbers, and {} board has {} ranks", said, that,
                            board.ranks),
                "draw it, a line for each rank; setup strings and FEN are for commands and scripted tests");
        const bool ranks_fit = static_cast<int>(rows.size()) == board.ranks;
        if (drawn.file != spec.place.file && !(ranks_fit && ranges::all_of(rows, &Row::fits)))
            return error(spec.place,
                         fmt::format("the setup of {} does not fit this board of {}x{}", drawn.file,
                                     board.files, board.ranks),
                         "give it a setup of its own");
        if (!ranks_fit)
            error(drawn,
                  fmt::format("{} has {}, {} board {}", said, some(rows.size(), "rank"), that, board.ranks));
        int rank = board.ranks;
        for (const Row& row : rows) {
            --rank;
            if (!row.fits)
                error(row.place, fmt::format("rank {} of {} has {}, {} board has {}", rank + 1, said,
                                             some(row.words.size(), "field"), that,
                                             some(static_cast<std::size_t>(board.files), "file")));
            for (int file = 0; row.fits && file < board.files && rank >= 0; ++file)
                put(row.words[static_cast<std::size_t>(file)], board, file, rank, row.place);
        }
    }

    void put(std::string_view word, const BoardPart& board, int file, int rank, const Place& where) {
        if (word == "." || word == "*") return;
        const auto code = code_with_symbol(variant_, word);
        if (!code && !unknown_symbols_.emplace(word).second) return;
        const std::string puts = fmt::format("the setup puts \"{}\" on {}{}{}{}", word, board.name,
                                             board.name.empty() ? "" : ":", file_name(file), rank + 1);
        const Field f = variant_.board().at(board, file, rank);
        if (!code) {
            std::vector<std::string> symbols;
            for (const PieceRef& p : variant_.spec().pieces) symbols.push_back(p->symbol);
            error(where, puts + ", but no piece has that symbol",
                  remedy_for(word, symbols, "use a symbol of the pieces, or . for an empty field"));
        } else if (f == variant_.board().off()) {
            error(where, puts + ", which is a hole");
        } else {
            setup_[f] = *code;
        }
    }

    const Variant& variant_;
    std::vector<Code>& setup_;  // by field
    WrittenOut written_out_;
    std::set<std::string> unknown_symbols_;  // each is told once
    std::vector<Diagnostic> faults_;
};

}  // namespace

std::vector<Diagnostic> read_drawings(const Variant& variant, std::vector<Code>& setup,
                                      WrittenOut written_out) {
    return DrawingReader(variant, setup, written_out).read();
}

}  // namespace acedrex
