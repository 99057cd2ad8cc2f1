#include "notation/position/drawing.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

class DrawingReader {
  public:
    DrawingReader(const Variant& variant, std::vector<Code>& setup) : variant_(variant), setup_(setup) {}

    std::vector<Diagnostic> read() {
        const VariantSpec& spec = variant_.spec();
        const auto& parts = variant_.board().parts();
        read_drawing(spec.setup, parts[0], "setup");
        std::size_t i = 1;
        for (const auto& [name, side] : spec.board.beside) read_drawing(side.setup, parts[i++], "board");
        return std::move(faults_);
    }

  private:
    void error(Place where, std::string message, std::string remedy = "") {
        faults_.push_back(
            {"setup", Severity::error, std::move(where), std::move(message), std::move(remedy)});
    }

    struct Row {
        std::vector<std::string_view> words;
        int line;
    };

    // A word for each field; of a word alone, each of its letters is one where that fits the board.
    static std::vector<Row> rows_of(std::string_view drawing, const BoardPart& board) {
        std::vector<Row> rows;
        int line = 0;
        for (const std::string_view text : split(drawing, '\n')) {
            Row row{words(text), ++line};
            if (row.words.empty()) continue;
            if (row.words.size() == 1 && static_cast<int>(text.size()) == board.files) {
                row.words.clear();
                for (std::size_t i = 0; i < text.size(); ++i) row.words.push_back(text.substr(i, 1));
            }
            rows.push_back(std::move(row));
        }
        return rows;
    }

    static bool fits(const Row& row, const BoardPart& board) {
        return static_cast<int>(row.words.size()) == board.files;
    }

    void read_drawing(const std::string& setup, const BoardPart& board, const char* key) {
        const std::vector<Row> rows = rows_of(setup, board);
        if (rows.empty()) return;
        const auto at_line = [&](int number) {
            Place p = variant_.spec().place_of(key);
            if (p.line > 0) p.line += number;
            return p;
        };
        if (rows.size() == 1 && board.ranks > 1 && setup.find_first_of("0123456789/") != setup.npos)
            return error(variant_.spec().place_of(key),
                         "the setup is one line with numbers, and the board has " +
                             std::to_string(board.ranks) + " ranks",
                         "draw it, a line for each rank; setup strings and FEN are for commands and scripted "
                         "tests");
        const auto fit = [&](const Row& row) { return fits(row, board); };
        const bool ranks_fit = static_cast<int>(rows.size()) == board.ranks;
        if (const Place& own = variant_.spec().place;
            variant_.spec().place_of(key).file != own.file &&
            !(ranks_fit && std::all_of(rows.begin(), rows.end(), fit)))
            return error(own,
                         "the setup of " + variant_.spec().place_of(key).file +
                             " does not fit this board of " + std::to_string(board.files) + "x" +
                             std::to_string(board.ranks),
                         "give it a setup of its own");
        if (!ranks_fit)
            error(variant_.spec().place_of(key), "the setup has " + std::to_string(rows.size()) +
                                                     " ranks, the board " + std::to_string(board.ranks));
        int rank = board.ranks;
        for (const Row& row : rows) {
            --rank;
            if (!fit(row))
                error(at_line(row.line), "rank " + std::to_string(rank + 1) + " of the setup has " +
                                             std::to_string(row.words.size()) + " fields, the board has " +
                                             std::to_string(board.files) + " files");
            for (int file = 0; fit(row) && file < board.files && rank >= 0; ++file)
                put(row.words[static_cast<std::size_t>(file)], board, file, rank, at_line(row.line));
        }
    }

    void put(std::string_view word, const BoardPart& board, int file, int rank, const Place& where) {
        if (word == "." || word == "*") return;
        const std::string field =
            (board.name.empty() ? "" : board.name + ":") + file_name(file) + std::to_string(rank + 1);
        const auto code = code_with_symbol(variant_, word);
        if (!code) {
            if (!unknown_symbols_.emplace(word).second) return;
            std::vector<std::string> symbols;
            for (const PieceRef& p : variant_.spec().pieces) symbols.push_back(p->symbol);
            const std::string near = nearest_name(word, symbols);
            error(where, "the setup puts " + quoted(word) + " on " + field + ", but no piece has that symbol",
                  near.empty() ? "use a symbol of the pieces, or . for an empty field"
                               : "did you mean " + quoted(near) + "?");
            return;
        }
        const Field f = variant_.board().at(board, file, rank);
        if (f == variant_.board().off())
            error(where, "the setup puts " + quoted(word) + " on " + field + ", which is a hole");
        else
            setup_[f] = *code;
    }

    const Variant& variant_;
    std::vector<Code>& setup_;               // by field
    std::set<std::string> unknown_symbols_;  // each is told once
    std::vector<Diagnostic> faults_;
};

}  // namespace

std::vector<Diagnostic> read_drawings(const Variant& variant, std::vector<Code>& setup) {
    return DrawingReader(variant, setup).read();
}

}  // namespace acedrex
