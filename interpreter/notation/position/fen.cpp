// FEN, read.
#include "notation/position/fen.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>
#include <utility>

#include "notation/position/setup.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

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
        // Counters of checks, before or behind those of moves.
        for (std::size_t i = fields.size(); i-- > 4;)
            if (fields[i].find('+') != std::string::npos) {
                error("checks are not counted here, but \"" + fields[i] + "\" does");
                fields.erase(fields.begin() + static_cast<std::ptrdiff_t>(i));
            }
        if (fields.size() < 2) {
            error("a FEN has six fields, or the first two (pieces and side to move), found " +
                  std::to_string(fields.size()));
        } else {
            read_placement(fields[0]);
            put_beside();
            if (fields[1] != "w" && fields[1] != "b")
                error("the side to move is w or b, found \"" + fields[1] + "\"");
            position_.set_to_move(fields[1] == "b" ? Side::dark : Side::light);
            give_initial_tags();
            if (faults_.empty() && fields.size() > 2) read_castling(fields[2]);
            if (faults_.empty() && fields.size() > 3 && fields[3] != "-")
                if (std::string fault = note_passed(variant_, position_, fields[3]); !fault.empty())
                    error(std::move(fault));
            if (fields.size() > 4) read_quiet(fields[4]);
            read_turn(fields.size() > 5 ? fields[5] : "1");
            if (fields.size() > 6)
                error("a FEN has at most six fields, found " + std::to_string(fields.size()));
        }
        note_lost();
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
            while (i < open && is_digit(text[i]))
                run = std::min(10 * run + (text[i++] - '0'), Board::kMaxFiles);
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
        if (text == "-") return;
        for (const char c : text) {
            const auto code = code_with_symbol(variant_, std::string(1, c));
            if (!code) return error(std::string("no piece has the symbol \"") + c + "\" (in the reserve)");
            position_.add_to_reserve(*code);
        }
    }

    void read_rank(std::string_view text, int rank) {
        int file = 0;
        const std::string_view whole = text;
        const auto stand = [&](Code code) {
            const Field f = board_.at(file, rank);
            if (file < board_.files() && f == board_.off())
                error(file_name(file) + std::to_string(rank + 1) + " is a hole");
            else if (file < board_.files())
                position_.set(f, code, 0, Edit::Why::setup);
            ++file;
        };
        bool promoted = false;  // a + was read
        const auto put = [&](std::string_view symbol) {
            const auto code = code_with_symbol(variant_, symbol);
            if (!code)
                return error("no piece has the symbol \"" + std::string(symbol) + "\" (rank " +
                             std::to_string(rank + 1) + "); " + symbol_remedy(variant_, symbol));
            if (!std::exchange(promoted, false)) return stand(*code);
            const auto face = promoted_face(variant_, Cast::type(*code));
            if (!face)
                return error("+" + std::string(symbol) + " (rank " + std::to_string(rank + 1) +
                             "): " + variant_.cast().name(*code) + " is not promoted to one certain piece");
            if (file < board_.files()) promoted_.push_back(board_.at(file, rank));
            stand(variant_.cast().code(*face, Cast::side(*code)));
        };
        while (!text.empty()) {
            const char c = text[0];
            if (promoted && !is_letter(c) && c != '[') break;
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
                const auto nobodys = lone_neutral(variant_);
                const bool hole = file >= board_.files() || board_.at(file, rank) == board_.off();
                if (!hole && !nobodys)
                    return error(file_name(file) + std::to_string(rank + 1) +
                                 " is no hole, and no piece here is written *");
                if (hole)
                    ++file;
                else
                    stand(*nobodys);
                text.remove_prefix(1);
            } else if (c == '+') {
                promoted = true;
                text.remove_prefix(1);
            } else {
                put(text.substr(0, 1));
                text.remove_prefix(1);
            }
            if (!faults_.empty()) return;
        }
        if (promoted)
            return error("rank " + std::to_string(rank + 1) + " (\"" + std::string(whole) +
                         "\"): after the + there is no piece");
        if (file != board_.files())
            error("rank " + std::to_string(rank + 1) + " (\"" + std::string(whole) + "\") has " +
                  std::to_string(file) + " fields, the board has " + std::to_string(board_.files()) +
                  " files");
    }

    // FEN shows the first board only. Nobody's piece that begins beside it, and is not shown, is there still.
    void put_beside() {
        const auto code = lone_neutral(variant_);
        if (!code || position_.count(*code) > 0) return;
        const auto& setup = position_.tables().setup;
        const auto f = static_cast<Field>(std::find(setup.begin(), setup.end(), *code) - setup.begin());
        if (!board_.part(f).name.empty()) position_.set(f, *code, 0, Edit::Why::setup);
    }

    // A side that has nothing left of what it must not lose has lost, if the other side has.
    void note_lost() {
        std::array<bool, 2> lost{};
        for (const ExtinctionGroup& group : variant_.move_rules().extinction_groups)
            if (!group.held(position_)) lost[static_cast<std::size_t>(group.side)] = true;
        if (lost[0] != lost[1]) position_.set_lost(lost[0] ? Side::light : Side::dark);
    }

    void give_initial_tags() {
        for (Field f = 0; f < board_.size(); ++f) {
            const Code code = position_.at(f);
            if (code != kNoPiece && position_.tables().setup[f] == code)
                position_.set(f, code, variant_.initial_tags(code) & ~kCastlingTag, Edit::Why::setup);
        }
        for (const Field f : promoted_) {
            const Tags tag = variant_.position_tables().promoted_tag;
            if (position_.at(f) != kNoPiece) position_.set(f, position_.at(f), tag, Edit::Why::setup);
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
                if (f == board_.off() || f == at || position_.at(f) == kNoPiece ||
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

    void read_quiet(const std::string& text) {
        if (text.empty() || text.size() > 6 || !std::all_of(text.begin(), text.end(), is_digit))
            return error("the fifth field counts half moves, found \"" + text + "\"");
        position_.set_halfmove_clock(std::stoi(text));
    }

    // Some programs count from 0, which is let pass where no rule asks for the number.
    void read_turn(const std::string& text) {
        const bool number =
            !text.empty() && text.size() < 6 && std::all_of(text.begin(), text.end(), is_digit);
        if (!number || (variant_.turn().reads_turns && std::stoi(text) < 1))
            return error("the sixth field counts full moves from 1, found \"" + text + "\"");
        const int turn = std::max(std::stoi(text), 1);
        position_.set_turns(2 * (turn - 1) + (position_.to_move() != variant_.spec().first ? 1 : 0));
    }

    const Variant& variant_;
    const Board& board_;
    SetupOptions options_;
    Position position_;
    std::vector<Field> promoted_;
    std::vector<Diagnostic> faults_;
};

}  // namespace

std::optional<Code> lone_neutral(const Variant& variant) {
    std::optional<Code> found;
    for (const Code code : variant.position_tables().setup) {
        if (code == kNoPiece || Cast::side(code) != Side::none) continue;
        if (found) return std::nullopt;
        found = code;
    }
    return found;
}

std::optional<int> promoted_face(const Variant& variant, int type) {
    const Promotion& promotion = variant.promotion();
    if (!promotion.promotes(type)) return std::nullopt;
    const std::vector<int>& to = promotion.to[static_cast<std::size_t>(type)];
    return to.size() == 1 ? std::optional(to[0]) : std::nullopt;
}

std::optional<int> unpromoted_type(const Variant& variant, int type) {
    for (const CaptureRule& rule : variant.move_rules().captures) {
        const Code taken = rule.becomes[0][variant.cast().code(type, Side::dark)];
        if (taken != kNoPiece && promoted_face(variant, Cast::type(taken)) == type) return Cast::type(taken);
    }
    return std::nullopt;
}

Result<Position> read_fen(const Variant& variant, std::string_view text, SetupOptions options) {
    return FenReader(variant, options).read(text);
}

}  // namespace acedrex
