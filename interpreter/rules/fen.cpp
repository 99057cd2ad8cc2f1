// FEN, read and written.
#include <algorithm>
#include <cctype>
#include <sstream>

#include "rules/reading.hpp"
#include "rules/setup.hpp"

namespace acedrex {

namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool is_letter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

class FenReader {
  public:
    FenReader(const Variant& variant, SetupOptions options)
        : variant_(variant),
          board_(variant.board()),
          options_(options),
          position_(variant.position_tables()) {}

    Result<Position> read(std::string_view text) {
        std::istringstream words{std::string(text)};
        std::vector<std::string> fields;
        for (std::string word; words >> word;) fields.push_back(word);
        if (fields.size() < 2) {
            error("a FEN has six fields, or the first two (pieces and side to move), found " +
                  std::to_string(fields.size()));
        } else {
            read_placement(fields[0]);
            if (fields[1] != "w" && fields[1] != "b")
                error("the side to move is w or b, found \"" + fields[1] + "\"");
            position_.set_to_move(fields[1] == "b" ? Side::dark : Side::light);
            give_initial_tags();
            if (faults_.empty() && fields.size() > 2) read_castling(fields[2]);
            if (faults_.empty() && fields.size() > 3) read_passed(fields[3]);
            if (fields.size() > 4) read_quiet(fields[4]);
            read_turn(fields.size() > 5 ? fields[5] : "1");
            if (fields.size() > 6)
                error("a FEN has at most six fields, found " + std::to_string(fields.size()));
        }
        Result<Position> r;
        if (faults_.empty() && !options_.unchecked) check_turn(variant_, position_, faults_);
        position_.forget_log();
        if (faults_.empty()) r.value = std::move(position_);
        r.diagnostics = std::move(faults_);
        return r;
    }

  private:
    void error(std::string message) {
        faults_.push_back({"fen", Severity::error, {}, "FEN: " + std::move(message), ""});
    }

    void read_placement(std::string_view text) {
        if (const auto bracket = find_reserve(text); bracket != std::string_view::npos) {
            read_reserve(text.substr(bracket));
            text = text.substr(0, bracket);
        }
        std::vector<std::string_view> ranks;
        for (;;) {
            const auto slash = text.find('/');
            ranks.push_back(text.substr(0, slash));
            if (slash == std::string_view::npos) break;
            text.remove_prefix(slash + 1);
        }
        if (static_cast<int>(ranks.size()) != board_.ranks())
            return error("there are " + std::to_string(ranks.size()) + " ranks, the board has " +
                         std::to_string(board_.ranks()));
        for (int i = 0; i < board_.ranks(); ++i)
            read_rank(ranks[static_cast<std::size_t>(i)], board_.ranks() - 1 - i);
    }

    // The bracket that ends the placement, not one that holds a symbol: it follows the last rank.
    std::size_t find_reserve(std::string_view text) const {
        if (!text.ends_with(']')) return std::string_view::npos;
        const auto open = text.rfind('[');
        const auto slash = text.rfind('/');
        if (open == std::string_view::npos || (slash != std::string_view::npos && open < slash))
            return std::string_view::npos;
        int files = 0;
        for (std::size_t i = slash == std::string_view::npos ? 0 : slash + 1; i < open;) {
            int run = 0;
            while (i < open && is_digit(text[i])) run = 10 * run + (text[i++] - '0');
            if (run > 0) {
                files += run;
            } else if (text[i] == '[') {
                while (i < open && text[i] != ']') ++i;
                ++i;
                ++files;
            } else {
                files += text[i] != '~' && text[i] != '+';
                ++i;
            }
        }
        return files >= board_.files() ? open : std::string_view::npos;
    }

    void read_reserve(std::string_view text) {
        text = text.substr(1, text.size() - 2);
        for (const char c : text) {
            const auto code = code_with_symbol(variant_, std::string(1, c));
            if (!code) return error(std::string("no piece has the symbol \"") + c + "\" (in the reserve)");
            position_.add_to_reserve(*code);
        }
    }

    void read_rank(std::string_view text, int rank) {
        int file = 0;
        const std::string_view whole = text;
        const auto put = [&](std::string_view symbol) {
            const auto code = code_with_symbol(variant_, symbol);
            if (!code)
                return error("no piece has the symbol \"" + std::string(symbol) + "\" (rank " +
                             std::to_string(rank + 1) + "); " + symbol_remedy(variant_, symbol));
            const Field f = board_.at(file, rank);
            if (file < board_.files() && f == board_.off())
                error(file_name(file) + std::to_string(rank + 1) + " is a hole");
            else if (file < board_.files())
                position_.set(f, *code, 0, Edit::Why::setup);
            ++file;
        };
        while (!text.empty()) {
            const char c = text[0];
            if (is_digit(c)) {
                int run = 0;
                while (!text.empty() && is_digit(text[0])) {
                    run = std::min(10 * run + (text[0] - '0'), 1000);
                    text.remove_prefix(1);
                }
                file += run;
            } else if (c == '[') {
                const auto end = text.find(']');
                if (end == std::string_view::npos)
                    return error("\"" + std::string(whole) + "\": [ without ]");
                put(text.substr(1, end - 1));
                text.remove_prefix(end + 1);
            } else if (c == '~') {
                if (file > 0) promoted_.push_back(board_.at(file - 1, rank));
                text.remove_prefix(1);
            } else if (c == '*') {
                if (file < board_.files() && board_.at(file, rank) != board_.off())
                    return error(file_name(file) + std::to_string(rank + 1) + " is no hole");
                ++file;
                text.remove_prefix(1);
            } else {
                put(text.substr(0, 1));
                text.remove_prefix(1);
            }
            if (!faults_.empty()) return;
        }
        if (file != board_.files())
            error("rank " + std::to_string(rank + 1) + " (\"" + std::string(whole) + "\") has " +
                  std::to_string(file) + " fields, the board has " + std::to_string(board_.files()) +
                  " files");
    }

    void give_initial_tags() {
        for (Field f = 0; f < board_.size(); ++f) {
            const Code code = position_.at(f);
            if (code != kNobody && position_.tables().setup[f] == code)
                position_.set(f, code, variant_.initial_tags(code) & ~kCastlingTag, Edit::Why::setup);
        }
        for (const Field f : promoted_) {
            const Tags tag = variant_.position_tables().promoted_tag;
            if (position_.at(f) != kNobody) position_.set(f, position_.at(f), tag, Edit::Why::setup);
        }
    }

    void tag_castling(Field f) {
        position_.set(f, position_.at(f), position_.tags(f) | kCastlingTag, Edit::Why::setup);
    }

    void read_castling(const std::string& text) {
        if (text == "-") return;
        const Castling& rule = variant_.castling();
        for (const char c : text) {
            if (rule.mover < 0)
                return error("this variant has no castling, but \"" + text + "\" grants some");
            const Side side = std::isupper(static_cast<unsigned char>(c)) ? Side::light : Side::dark;
            const Code mover = variant_.cast().code(rule.mover, side);
            const auto on = std::find_if(position_.pieces(side).begin(), position_.pieces(side).end(),
                                         [&](Field f) { return position_.at(f) == mover; });
            if (!is_letter(c) || on == position_.pieces(side).end())
                return error("\"" + text + "\" grants castling that is not there");
            const Field at = *on;
            const char lower = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            std::optional<Field> partner;
            for (int file = 0; file < board_.files(); ++file) {
                const Field f = board_.at(file, board_.rank(at));
                if (f == board_.off() || f == at || position_.at(f) == kNobody ||
                    Cast::side(position_.at(f)) != side)
                    continue;
                if (!rule.partners[static_cast<std::size_t>(Cast::type(position_.at(f)))]) continue;
                const bool right = file > board_.file(at);
                if (lower == 'k'   ? right
                    : lower == 'q' ? !right && !partner
                                   : file_name(file)[0] == lower && file < 26)
                    partner = f;  // of those to the right the last one counts, of those to the left the first
            }
            if (!partner)
                return error("\"" + text + "\": there is no piece to castle with for \"" + c + "\"");
            tag_castling(at);
            tag_castling(*partner);
        }
    }

    void read_passed(std::string_view text) {
        if (text == "-") return;
        const Side rusher = other(position_.to_move());
        const Vector ahead = turned_for(rusher, variant_.world().rotate, {0, 1});
        std::vector<std::pair<Field, int>> rushes;
        while (!text.empty()) {
            std::size_t n = 0;
            while (n < text.size() && !is_digit(text[n])) ++n;
            while (n < text.size() && is_digit(text[n])) ++n;
            const auto field = board_.field(text.substr(0, n));
            if (!field) return error("\"" + std::string(text) + "\" is no field that was passed");
            text.remove_prefix(n);
            int distance = 1;
            Field f = board_.step(*field, ahead);
            while (f != board_.off() && position_.at(f) == kNobody) {
                f = board_.step(f, ahead);
                ++distance;
            }
            if (f == board_.off() || Cast::side(position_.at(f)) != rusher)
                return error("no piece of " + std::string(to_string(rusher)) + " can have passed " +
                             board_.name(*field));
            const auto known =
                std::find_if(rushes.begin(), rushes.end(), [&](const auto& r) { return r.first == f; });
            if (known == rushes.end())
                rushes.emplace_back(f, distance);
            else
                known->second = std::max(known->second, distance);
        }
        for (const auto& [f, passed] : rushes) {
            position_.set(f, position_.at(f), position_.tags(f) | kRushedTag, Edit::Why::setup);
            position_.add_rush(f, passed);
        }
        position_.set_to_move(rusher);
        position_.end_turn();
    }

    void read_quiet(const std::string& text) {
        if (text.empty() || text.size() > 6 || !std::all_of(text.begin(), text.end(), is_digit))
            return error("the fifth field counts half moves, found \"" + text + "\"");
        position_.set_quiet(std::stoi(text));
    }

    // Full moves are counted only where a rule asks for their number.
    void read_turn(const std::string& text) {
        const bool number =
            !text.empty() && text.size() < 6 && std::all_of(text.begin(), text.end(), is_digit);
        if (variant_.turn().reads_turns && (!number || std::stoi(text) < 1))
            return error("the sixth field counts full moves from 1, found \"" + text + "\"");
        const int turn = number ? std::stoi(text) : 1;
        position_.set_turns(2 * (turn - 1) + (position_.to_move() != variant_.spec().first ? 1 : 0));
    }

    const Variant& variant_;
    const Board& board_;
    SetupOptions options_;
    Position position_;
    std::vector<Field> promoted_;
    std::vector<Diagnostic> faults_;
};

std::string placement(const Variant& variant, const Position& position) {
    const Board& board = variant.board();
    std::string text;
    for (int rank = board.ranks() - 1; rank >= 0; --rank) {
        int run = 0;
        const auto flush = [&] {
            if (run > 0) text += std::to_string(run);
            run = 0;
        };
        for (int file = 0; file < board.files(); ++file) {
            const Field f = board.at(file, rank);
            if (f != board.off() && position.at(f) == kNobody) {
                ++run;
                continue;
            }
            flush();
            text += f == board.off() ? "*" : symbol_of(variant, position.at(f));
            if (f != board.off() && (position.tags(f) & position.tables().promoted_tag)) text += "~";
        }
        flush();
        if (rank > 0) text += "/";
    }
    std::string reserve;
    for (const Code code : reserve_of(variant, position, 0)) reserve += symbol_of(variant, code);
    return reserve.empty() && variant.turn().one_move ? text : text + "[" + reserve + "]";
}

// K and Q for the outermost partners, files otherwise, the right one first.
std::string castling_letters(const Variant& variant, const Position& position) {
    const Castling& rule = variant.castling();
    const Board& board = variant.board();
    std::string text;
    if (rule.mover < 0) return "-";
    for (const Side side : {Side::light, Side::dark}) {
        const Code mover = variant.cast().code(rule.mover, side);
        for (const Field at : position.pieces(side)) {
            if (position.at(at) != mover || !(position.tags(at) & kCastlingTag)) continue;
            for (const int way : {1, -1}) {
                bool outer = false;  // has a partner further out been met?
                for (int file = way > 0 ? board.files() - 1 : 0; file != board.file(at); file -= way) {
                    const Field f = board.at(file, board.rank(at));
                    if (f == board.off() || position.at(f) == kNobody || Cast::side(position.at(f)) != side)
                        continue;
                    if (!rule.partners[static_cast<std::size_t>(Cast::type(position.at(f)))]) continue;
                    if (position.tags(f) & kCastlingTag) {
                        const char letter = outer ? file_name(file)[0] : way > 0 ? 'k' : 'q';
                        text += side == Side::light
                                    ? static_cast<char>(std::toupper(static_cast<unsigned char>(letter)))
                                    : letter;
                    }
                    outer = true;
                }
            }
        }
    }
    return text.empty() ? "-" : text;
}

std::string passed_fields(const Variant& variant, const Position& position) {
    const Board& board = variant.board();
    std::string text;
    for (const Position::Rush& rush : position.rushes()) {
        if (!(position.tags(rush.field) & kRushedTag)) continue;
        const Vector back = turned_for(Cast::side(position.at(rush.field)), variant.world().rotate, {0, -1});
        std::vector<Field> fields;
        Field f = rush.field;
        for (int k = 0; k < rush.passed; ++k) {
            f = board.step(f, back);
            if (f != board.off()) fields.insert(fields.begin(), f);
        }
        for (const Field passed : fields) text += board.name(passed);
    }
    return text.empty() ? "-" : text;
}

}  // namespace

Result<Position> read_fen(const Variant& variant, std::string_view text, SetupOptions options) {
    return FenReader(variant, options).read(text);
}

std::optional<std::string> write_fen(const Variant& variant, const Position& position, int full_move) {
    const std::string text =
        placement(variant, position) + (position.to_move() == Side::light ? " w " : " b ") +
        castling_letters(variant, position) + " " + passed_fields(variant, position) + " " +
        std::to_string(position.quiet()) + " " +
        std::to_string(variant.turn().reads_turns ? position.turns() / 2 + 1 : full_move);
    // What FEN has no letter for shows when it is read back.
    const Result<Position> again = read_fen(variant, text, {false, true});
    if (!again || again.value->hash() != position.hash()) return std::nullopt;
    return text;
}

}  // namespace acedrex
