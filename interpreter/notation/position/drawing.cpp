#include "notation/position/drawing.hpp"

#include <algorithm>
#include <set>
#include <sstream>
#include <utility>

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

    using Rows = std::vector<std::pair<std::vector<std::string>, int>>;  // words, and in which line

    static bool misfits(const Rows& rows, const BoardPart& board) {
        return static_cast<int>(rows.size()) != board.ranks ||
               std::any_of(rows.begin(), rows.end(), [&](const auto& row) {
                   const auto files = static_cast<std::size_t>(board.files);
                   return row.first.size() != files &&
                          !(row.first.size() == 1 && row.first[0].size() == files);
               });
    }

    void read_drawing(const std::string& setup, const BoardPart& board, const char* key) {
        std::istringstream lines(setup);
        std::string line;
        Rows rows;
        for (int number = 1; std::getline(lines, line); ++number) {
            std::istringstream words(line);
            std::vector<std::string> row;
            for (std::string word; words >> word;) row.push_back(word);
            if (!row.empty()) rows.emplace_back(std::move(row), number);
        }
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
        if (const Place& own = variant_.spec().place;
            variant_.spec().place_of(key).file != own.file && misfits(rows, board))
            return error(own,
                         "the setup of " + variant_.spec().place_of(key).file +
                             " does not fit this board of " + std::to_string(board.files) + "x" +
                             std::to_string(board.ranks),
                         "give it a setup of its own");
        if (static_cast<int>(rows.size()) != board.ranks)
            error(variant_.spec().place_of(key), "the setup has " + std::to_string(rows.size()) +
                                                     " ranks, the board " + std::to_string(board.ranks));
        int rank = board.ranks;
        for (auto& [row, number] : rows) {
            --rank;
            if (row.size() == 1 && static_cast<int>(row[0].size()) == board.files && board.files > 1) {
                const std::string packed = row[0];
                row.clear();
                for (const char c : packed) row.emplace_back(1, c);
            }
            if (static_cast<int>(row.size()) != board.files) {
                error(at_line(number), "rank " + std::to_string(rank + 1) + " of the setup has " +
                                           std::to_string(row.size()) + " fields, the board has " +
                                           std::to_string(board.files) + " files");
                continue;
            }
            for (int file = 0; file < board.files && rank >= 0; ++file)
                put(row[static_cast<std::size_t>(file)], board, file, rank, at_line(number));
        }
    }

    void put(const std::string& word, const BoardPart& board, int file, int rank, const Place& where) {
        if (word == "." || word == "*") return;
        const std::string field =
            (board.name.empty() ? "" : board.name + ":") + file_name(file) + std::to_string(rank + 1);
        const auto code = code_with_symbol(variant_, word);
        if (!code) {
            if (!unknown_symbols_.insert(word).second) return;
            std::vector<std::string> symbols;
            for (const PieceRef& p : variant_.spec().pieces) symbols.push_back(p->symbol);
            const std::string near = nearest_name(word, symbols);
            error(where, "the setup puts \"" + word + "\" on " + field + ", but no piece has that symbol",
                  near.empty() ? "use a symbol of the pieces, or . for an empty field"
                               : "did you mean \"" + near + "\"?");
            return;
        }
        const Field f = variant_.board().at(board, file, rank);
        if (f == variant_.board().off())
            error(where, "the setup puts \"" + word + "\" on " + field + ", which is a hole");
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
