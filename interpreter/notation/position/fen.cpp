// FEN, read.
#include "notation/position/fen.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "base/ranges.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/counted.hpp"
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
                read_checks(fields[i]);
                fields.erase(fields.begin() + static_cast<std::ptrdiff_t>(i));
            }
        if (fields.size() < 2)
            error(fmt::format("a FEN has six fields, or the first two (pieces and side to move), found {}",
                              fields.size()));
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
        if (fields.size() > 6) error(fmt::format("a FEN has at most six fields, found {}", fields.size()));
    }

    void read_placement(std::string_view text) {
        const std::vector<std::string_view> ranks = split(text, '/');
        if (static_cast<int>(ranks.size()) != board_.ranks())
            return error(fmt::format("there {} {}, the board has {}", ranks.size() == 1 ? "is" : "are",
                                     some(ranks.size(), "rank"), board_.ranks()));
        rank_ = board_.ranks();
        for (const std::string_view rank : ranks) {
            --rank_;
            read_rank(rank);
        }
    }

    void read_rank(std::string_view text) {
        file_ = 0;
        Cursor cursor(text);
        std::string_view reserve;
        bool promoted = false, alone = false;  // a + was read; no piece followed one
        while (!cursor.at_end()) {
            if (promoted && !is_letter(cursor.peek()) && !cursor.is_next('[')) alone = true;
            if (alone) promoted = false;
            if (is_digit(cursor.peek())) {
                file_ += cursor.number(Cursor::kAll, 1000);
            } else if (cursor.take('~')) {
                if (file_ > 0) promoted_.push_back(board_.at(file_ - 1, rank_));
            } else if (cursor.take('*')) {
                put_star();
            } else if (cursor.take('+')) {
                promoted = true;
            } else if (rank_ == 0 && file_ >= board_.files() && cursor.is_next('[') && text.ends_with(']')) {
                reserve = cursor.take_rest();
            } else if (cursor.is_next('[') && cursor.rest().find(']') == std::string_view::npos) {
                return error(quoted(text) + ": [ without ]");
            } else {
                put(cursor.symbol(), std::exchange(promoted, false));
            }
            if (!faults_.empty()) return;
        }
        text.remove_suffix(reserve.size());
        const std::string rank = fmt::format("{} (\"{}\")", rank_name(), text);
        if (promoted || alone) return error(rank + ": after the + there is no piece");
        if (file_ != board_.files())
            error(fmt::format("{} has {}, the board has {}", rank,
                              some(static_cast<std::size_t>(file_), "field"),
                              some(static_cast<std::size_t>(board_.files()), "file")));
        if (!reserve.empty()) read_reserve(reserve.substr(1, reserve.size() - 2));
    }

    void read_reserve(std::string_view text) {
        if (text == "-") return;
        for (Cursor cursor(text); !cursor.at_end();) {
            const std::string_view symbol = cursor.symbol();
            const auto code = code_with_symbol(variant_, symbol);
            if (!code) return error("no piece has the symbol " + quoted(symbol) + " (in the reserve)");
            if (position_.reserve(*code) == Position::kMostInPocket)
                return error(
                    fmt::format("the reserve has more than {} of one kind", Position::kMostInPocket));
            position_.add_to_reserve(*code);
        }
    }

    std::string rank_name() const { return "rank " + std::to_string(rank_ + 1); }
    std::string field_name() const { return file_name(file_) + std::to_string(rank_ + 1); }

    void put(std::string_view symbol, bool promoted) {
        const auto code = code_with_symbol(variant_, symbol);
        if (!code)
            return error(fmt::format("no piece has the symbol \"{}\" ({}); {}", symbol, rank_name(),
                                     symbol_remedy(variant_, symbol)));
        if (!promoted) return put(*code);
        const auto face = promoted_face(variant_, Cast::type(*code));
        if (!face)
            return error(fmt::format("+{} ({}): {} is not promoted to one certain piece", symbol, rank_name(),
                                     variant_.cast().name(*code)));
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

    // A side that has nothing left of what it must not lose has lost, if the other side has. (Without a royal
    // piece that must be safe the position is set up for study.)
    void note_lost() {
        std::array<bool, 2> lost{};
        for (const ExtinctionGroup& group : variant_.move_rules().extinction_groups)
            if (group.by != ExtinctionGroup::By::check && !group.held(position_))
                lost[static_cast<std::size_t>(group.side)] = true;
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

    void read_castling(std::string_view text) {
        if (text == "-") return;
        const int type = variant_.castling().mover;
        for (const char c : text) {
            if (type < 0) return error("this variant has no castling, but " + quoted(text) + " grants some");
            const Side side = is_upper(c) ? Side::light : Side::dark;
            const auto pieces = position_.pieces(side);
            const auto mover = ranges::find(pieces, variant_.cast().code(type, side),
                                            [&](Field f) { return position_.at(f); });
            if (!is_letter(c) || mover == pieces.end())
                return error(quoted(text) + " grants castling that is not there");
            const auto partner = partner_for(*mover, to_lower(c));
            if (!partner)
                return error(fmt::format("\"{}\": there is no piece to castle with for \"{}\"", text, c));
            for (const Field f : {*mover, *partner})
                position_.set(f, position_.at(f), position_.tags(f) | kCastlingTag, Edit::Why::setup);
        }
    }

    // By its letter, or by its file.
    std::optional<Field> partner_for(Field mover, char letter) const {
        const auto partners = castling_partners(variant_, position_, mover);
        auto found = ranges::find(partners, letter, &CastlingPartner::letter);
        if (found == partners.end())
            found = ranges::find(partners, std::string(1, letter),
                                 [&](const CastlingPartner& p) { return file_name(board_.file(p.field)); });
        return found == partners.end() ? std::nullopt : std::optional(found->field);
    }

    // Light's number first: "+1+0" have been given, or "2+3" are still to be given.
    void read_checks(std::string_view text) {
        const int most = variant_.endings().checks;
        if (most == 0) return error("checks are not counted here, but " + quoted(text) + " does");
        const bool given = text.starts_with('+');
        const auto [light, dark] = cut(text.substr(given ? 1 : 0), '+');
        for (const auto& [side, told] :
             {std::pair(Side::light, light), std::pair(Side::dark, dark.value_or(""))}) {
            const auto number = whole_number(told);
            if (!number || *number > most)
                return error(
                    fmt::format("{} counts no checks: write +1+0 for those that were given, or {}+{} for "
                                "those that are missing",
                                quoted(text), most, most));
            position_.set_counter(variant_.check_counter(side), given ? *number : most - *number);
        }
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

std::vector<CastlingPartner> castling_partners(const Variant& variant, const Position& position, Field at) {
    const Board& board = variant.board();
    std::vector<CastlingPartner> partners;
    const auto add = [&](int file, char& letter) {
        const Field f = board.at(board.part(at), file, board.rank(at));
        const Code code = f == board.off() ? kNoPiece : position.at(f);
        if (code == kNoPiece || Cast::side(code) != Cast::side(position.at(at)) ||
            !variant.castling().partners[static_cast<std::size_t>(Cast::type(code))])
            return;
        const char outermost = std::exchange(letter, '\0');
        partners.push_back({f, outermost != '\0' ? outermost : file_name(file)[0]});
    };
    char right = 'k', left = 'q';
    for (int file = board.part(at).files; --file > board.file(at);) add(file, right);
    for (int file = 0; file < board.file(at); ++file) add(file, left);
    return partners;
}

std::vector<Field> neighbours(const Board& board, Field f) {
    std::vector<Field> fields;
    for (int x = -1; x <= 1; ++x)
        for (int y = -1; y <= 1; ++y)
            if (const Field next = board.step(f, {x, y}); next != f && next != board.off())
                fields.push_back(next);
    return fields;
}

Result<UncheckedPosition> read_fen(const Variant& variant, std::string_view text) {
    return FenReader(variant).read(text);
}

}  // namespace acedrex
