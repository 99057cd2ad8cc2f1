// FEN, read.
#include "notation/position/fen.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "notation/position/setup.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/cursor.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

class FenReader {
  public:
    explicit FenReader(const Variant& variant)
        : variant_(variant), board_(variant.board()), position_(variant.position_tables()) {}

    Result<UncheckedPosition> read(std::string_view text) {
        std::vector<std::string_view> fields = words(text);
        // Counters of checks, before or behind those of moves.
        for (std::size_t i = fields.size(); i-- > 4;)
            if (fields[i].find('+') != std::string_view::npos) {
                error("checks are not counted here, but " + quoted(fields[i]) + " does");
                fields.erase(fields.begin() + static_cast<std::ptrdiff_t>(i));
            }
        if (fields.size() < 2)
            error("a FEN has six fields, or the first two (pieces and side to move), found " +
                  std::to_string(fields.size()));
        else
            read_fields(fields);
        note_lost();
        position_.forget_log();
        if (!faults_.empty()) return {std::nullopt, std::move(faults_)};
        return {UncheckedPosition{std::move(position_)}, {}};
    }

  private:
    void error(std::string message) {
        faults_.push_back({"fen", Severity::error, {}, "FEN: " + std::move(message), ""});
    }

    void read_fields(const std::vector<std::string_view>& fields) {
        read_placement(fields[0]);
        put_beside();
        if (fields[1] != "w" && fields[1] != "b")
            error("the side to move is w or b, found " + quoted(fields[1]));
        position_.set_to_move(fields[1] == "b" ? Side::dark : Side::light);
        give_initial_tags();
        if (faults_.empty() && fields.size() > 2) read_castling(fields[2]);
        if (faults_.empty() && fields.size() > 3 && fields[3] != "-")
            if (std::string fault = note_passed(variant_, position_, fields[3]); !fault.empty())
                error(std::move(fault));
        if (fields.size() > 4) read_halfmove_clock(fields[4]);
        read_turn(fields.size() > 5 ? fields[5] : "1");
        if (fields.size() > 6) error("a FEN has at most six fields, found " + std::to_string(fields.size()));
    }

    void read_placement(std::string_view text) {
        if (const auto bracket = find_reserve(text); bracket != std::string_view::npos) {
            read_reserve(text.substr(bracket));
            text = text.substr(0, bracket);
        }
        const std::vector<std::string_view> ranks = split(text, '/');
        if (static_cast<int>(ranks.size()) != board_.ranks())
            return error("there are " + std::to_string(ranks.size()) + " ranks, the board has " +
                         std::to_string(board_.ranks()));
        for (rank_ = board_.ranks() - 1; rank_ >= 0; --rank_)
            read_rank(ranks[static_cast<std::size_t>(board_.ranks() - 1 - rank_)]);
    }

    // The bracket that ends the placement, not one that holds a symbol: it follows the last rank.
    std::size_t find_reserve(std::string_view text) const {
        if (!text.ends_with(']')) return std::string_view::npos;
        const auto open = text.rfind('[');
        const auto slash = text.rfind('/');
        if (open == std::string_view::npos || (slash != std::string_view::npos && open < slash))
            return std::string_view::npos;
        int files = 0;
        Cursor cursor(text);
        cursor.take_first(slash + 1);
        while (cursor.at() < open) {
            const int run = cursor.number(Cursor::kAll, Board::kMaxFiles);
            files += run;
            if (run > 0) continue;
            files += cursor.is_next('~') || cursor.is_next('+') ? 0 : 1;
            cursor.symbol();
        }
        return files >= board_.files() ? open : std::string_view::npos;
    }

    void read_reserve(std::string_view text) {
        text = text.substr(1, text.size() - 2);
        if (text == "-") return;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const auto code = code_with_symbol(variant_, text.substr(i, 1));
            if (!code)
                return error("no piece has the symbol " + quoted(text.substr(i, 1)) + " (in the reserve)");
            position_.add_to_reserve(*code);
        }
    }

    void read_rank(std::string_view text) {
        file_ = 0;
        Cursor cursor(text);
        bool promoted = false;  // a + was read
        while (!cursor.at_end()) {
            if (promoted && !is_letter(cursor.peek()) && !cursor.is_next('[')) break;
            if (is_digit(cursor.peek())) {
                file_ += cursor.number(Cursor::kAll, 1000);
            } else if (cursor.take('~')) {
                if (file_ > 0) promoted_.push_back(board_.at(file_ - 1, rank_));
            } else if (cursor.take('*')) {
                put_star();
            } else if (cursor.take('+')) {
                promoted = true;
            } else if (cursor.is_next('[') && cursor.rest().find(']') == std::string_view::npos) {
                return error(quoted(text) + ": [ without ]");
            } else {
                put(cursor.symbol(), std::exchange(promoted, false));
            }
            if (!faults_.empty()) return;
        }
        const std::string rank = rank_name() + " (" + quoted(text) + ")";
        if (promoted) return error(rank + ": after the + there is no piece");
        if (file_ != board_.files())
            error(rank + " has " + std::to_string(file_) + " fields, the board has " +
                  std::to_string(board_.files()) + " files");
    }

    std::string rank_name() const { return "rank " + std::to_string(rank_ + 1); }
    std::string field_name() const { return file_name(file_) + std::to_string(rank_ + 1); }

    void put(std::string_view symbol, bool promoted) {
        const auto code = code_with_symbol(variant_, symbol);
        if (!code)
            return error("no piece has the symbol " + quoted(symbol) + " (" + rank_name() + "); " +
                         symbol_remedy(variant_, symbol));
        if (!promoted) return put(*code);
        const auto face = promoted_face(variant_, Cast::type(*code));
        if (!face)
            return error("+" + std::string(symbol) + " (" + rank_name() +
                         "): " + variant_.cast().name(*code) + " is not promoted to one certain piece");
        if (file_ < board_.files()) promoted_.push_back(board_.at(file_, rank_));
        put(variant_.cast().code(*face, Cast::side(*code)));
    }

    // A hole, or the one neutral piece.
    void put_star() {
        const auto neutral = lone_neutral(variant_);
        if (file_ >= board_.files() || board_.at(file_, rank_) == board_.off())
            ++file_;
        else if (neutral)
            put(*neutral);
        else
            error(field_name() + " is no hole, and no piece here is written *");
    }

    void put(Code code) {
        const Field f = board_.at(file_, rank_);
        if (file_ < board_.files() && f == board_.off())
            error(field_name() + " is a hole");
        else if (file_ < board_.files())
            position_.set(f, code, 0, Edit::Why::setup);
        ++file_;
    }

    // FEN shows the first board only. A neutral piece that begins beside it, and is not shown, is there
    // still.
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
        for (const Field f : promoted_)
            if (position_.at(f) != kNoPiece)
                position_.set(f, position_.at(f), position_.tables().promoted_tag, Edit::Why::setup);
    }

    void tag_castling(Field f) {
        position_.set(f, position_.at(f), position_.tags(f) | kCastlingTag, Edit::Why::setup);
    }

    void read_castling(std::string_view text) {
        if (text == "-") return;
        const int type = variant_.castling().mover;
        for (const char c : text) {
            if (type < 0) return error("this variant has no castling, but " + quoted(text) + " grants some");
            const Side side = is_upper(c) ? Side::light : Side::dark;
            const auto pieces = position_.pieces(side);
            const auto mover = std::find_if(pieces.begin(), pieces.end(), [&](Field f) {
                return position_.at(f) == variant_.cast().code(type, side);
            });
            if (!is_letter(c) || mover == pieces.end())
                return error(quoted(text) + " grants castling that is not there");
            const auto partner = partner_for(*mover, to_lower(c));
            if (!partner) return error(quoted(text) + ": there is no piece to castle with for \"" + c + "\"");
            tag_castling(*mover);
            tag_castling(*partner);
        }
    }

    // k: the last one to the right, q: the first one to the left, others: the one on that file.
    std::optional<Field> partner_for(Field mover, char letter) const {
        std::optional<Field> found;
        for (const Field f : castling_partners(variant_, position_, mover)) {
            const int file = board_.file(f);
            const bool right = file > board_.file(mover);
            if (letter == 'k'   ? right
                : letter == 'q' ? !right && !found
                                : file_name(file)[0] == letter && file < 26)
                found = f;
        }
        return found;
    }

    void read_halfmove_clock(std::string_view text) {
        const auto plies = whole_number(text);
        if (!plies) return error("the fifth field counts half moves, found " + quoted(text));
        position_.set_halfmove_clock(*plies);
    }

    // Some programs count from 0, which is let pass where no rule asks for the number.
    void read_turn(std::string_view text) {
        const auto number = whole_number(text, 5);
        if (!number || (variant_.turn().reads_turns && *number < 1))
            return error("the sixth field counts full moves from 1, found " + quoted(text));
        position_.set_turns(2 * (std::max(*number, 1) - 1) +
                            (position_.to_move() != variant_.spec().first ? 1 : 0));
    }

    const Variant& variant_;
    const Board& board_;
    Position position_;
    int file_ = 0, rank_ = 0;  // where the placement has come to
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

std::vector<Field> castling_partners(const Variant& variant, const Position& position, Field at) {
    const Board& board = variant.board();
    std::vector<Field> partners;
    for (int file = 0; file < board.files(); ++file) {
        const Field f = board.at(file, board.rank(at));
        if (f == board.off() || f == at || position.at(f) == kNoPiece) continue;
        const Code code = position.at(f);
        if (Cast::side(code) == Cast::side(position.at(at)) &&
            variant.castling().partners[static_cast<std::size_t>(Cast::type(code))])
            partners.push_back(f);
    }
    return partners;
}

Result<UncheckedPosition> read_fen(const Variant& variant, std::string_view text) {
    return FenReader(variant).read(text);
}

}  // namespace acedrex
