// FEN, read.
#include "notation/position/fen.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "base/ranges.hpp"
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
        words_ = words(text);
        std::vector<std::string_view> fields = words_;
        // Counters of checks, before or behind those of moves.
        for (std::size_t i = fields.size(); i-- > 4;)
            if (fields[i].find('+') != std::string_view::npos) {
                read_checks(fields[i]);
                fields.erase(fields.begin() + static_cast<std::ptrdiff_t>(i));
            }
        make_whole(fields);
        if (fields.size() < 2)
            error("",
                  fmt::format("a FEN has six fields, or the first two (pieces and side to move), found {}",
                              fields.size()));
        else
            read_fields(fields);
        note_lost();
        position_.forget_log();
        if (!faults_.empty()) return {std::nullopt, std::move(faults_)};
        return {UncheckedPosition{std::move(position_)}, {}};
    }

  private:
    // at: the part of the text that is at fault; another text where the whole is.
    void error(std::string_view at, std::string message, std::string remedy = "") {
        message = "FEN: " + std::move(message);
        for (std::size_t i = 0; i < words_.size(); ++i) {
            const char* begin = words_[i].data();
            if (at.data() < begin || at.data() > begin + words_[i].size()) continue;
            message += fmt::format(" (field {}, column {})", i + 1, at.data() - words_[0].data() + 1);
        }
        faults_.push_back({"fen", Severity::error, {}, std::move(message), std::move(remedy)});
    }
    // The character that comes next, or the last one.
    static std::string_view here(const Cursor& cursor) {
        return cursor.whole().substr(std::min(cursor.at(), cursor.whole().size() - 1), 1);
    }

    // Of games where nothing castles, as Fairy-Stockfish writes them. Its first positions lack the third and
    // the fourth field: "w 0 1". Where a side has one piece left, its count of moves and the limit of that
    // stand instead of the fourth and the fifth: "b - 128 6 111". Here the players count.
    void make_whole(std::vector<std::string_view>& fields) const {
        if (variant_.castling().mover >= 0) return;
        const auto number = [&](std::size_t i) { return whole_number(fields[i]).has_value(); };
        if (fields.size() == 4 && number(2) && number(3)) fields.insert(fields.begin() + 2, {"", "-"});
        if (fields.size() == 6 && number(3) && number(4)) {
            fields[3] = "-";
            fields[4] = "0";
        }
    }

    void read_fields(const std::vector<std::string_view>& fields) {
        read_placement(fields[0]);
        put_beside();
        if (fields[1] != "w" && fields[1] != "b")
            error(fields[1], "the side to move is w or b, found " + quoted(fields[1]));
        position_.set_to_move(fields[1] == "b" ? Side::dark : Side::light);
        give_initial_tags();
        if (faults_.empty() && fields.size() > 2)
            if (auto fault = read_rights(variant_, position_, fields[2]))
                error(fault->at, std::move(fault->message), std::move(fault->remedy));
        if (faults_.empty() && fields.size() > 3 && fields[3] != "-")
            if (std::string fault = note_passed(variant_, position_, fields[3]); !fault.empty())
                error(fields[3], std::move(fault));
        if (fields.size() > 4) read_halfmove_clock(fields[4]);
        read_turn(fields.size() > 5 ? fields[5] : "1");
        if (fields.size() > 6)
            error(fields[6], fmt::format("a FEN has at most six fields, found {}", fields.size()));
    }

    void read_placement(std::string_view text) {
        std::vector<std::string_view> ranks = split(text, '/');
        // A pocket may be written as one more rank.
        std::optional<std::string_view> pocket;
        if (static_cast<int>(ranks.size()) == board_.ranks() + 1 && has_pocket(variant_)) {
            pocket = ranks.back();
            ranks.pop_back();
        }
        if (static_cast<int>(ranks.size()) != board_.ranks())
            return error(text, fmt::format("there {} {}, the board has {}", ranks.size() == 1 ? "is" : "are",
                                           some(ranks.size(), "rank"), board_.ranks()));
        rank_ = board_.ranks();
        for (const std::string_view rank : ranks) {
            --rank_;
            read_rank(rank);
        }
        if (!pocket) return;
        if (ranks.back().ends_with(']'))
            return error(*pocket, "the pocket is given twice, in brackets and as a rank");
        read_reserve(*pocket);
    }

    void read_rank(std::string_view text) {
        file_ = 0;
        const std::string_view whole = text;
        Cursor cursor(text);
        std::string_view reserve;
        bool promoted = false, alone = false;  // a + was read; no piece followed one
        while (!cursor.at_end()) {
            if (promoted && !is_letter(cursor.peek()) && !cursor.is_next('[')) alone = true;
            if (alone) promoted = false;
            if (is_digit(cursor.peek())) {
                file_ = std::min(file_ + cursor.number(Cursor::kAll, 1000), 1000);
            } else if (cursor.take('~')) {
                if (file_ > 0) promoted_.push_back(board_.at(file_ - 1, rank_));
            } else if (cursor.take('*')) {
                put_star(text.substr(cursor.at() - 1, 1));
            } else if (cursor.take('+')) {
                promoted = true;
            } else if (rank_ == 0 && file_ >= board_.files() && cursor.is_next('[') && text.ends_with(']')) {
                reserve = cursor.take_rest();
            } else if (cursor.is_next('[') && cursor.rest().find(']') == std::string_view::npos) {
                return error(here(cursor), quoted(text) + ": [ without ]");
            } else {
                const std::string_view symbol = here(cursor);
                put(cursor.symbol(), std::exchange(promoted, false), symbol);
            }
            if (!faults_.empty()) return;
        }
        text.remove_suffix(reserve.size());
        const std::string rank = fmt::format("{} (\"{}\")", rank_name(), text);
        if (promoted || alone) return error(whole, rank + ": after the + there is no piece");
        if (file_ != board_.files())
            error(whole, fmt::format("{} has {}, the board has {}", rank,
                                     some(static_cast<std::size_t>(file_), "field"),
                                     some(static_cast<std::size_t>(board_.files()), "file")));
        if (!reserve.empty()) read_reserve(reserve.substr(1, reserve.size() - 2));
    }

    // A number before a symbol tells how many there are of it: [N3P].
    void read_reserve(std::string_view text) {
        if (text == "-") return;
        for (Cursor cursor(text); !cursor.at_end();) {
            const std::string_view at = here(cursor);
            const int count = is_digit(cursor.peek()) ? cursor.number(Cursor::kAll, 1000) : 1;
            const std::string_view symbol = cursor.at_end() ? "" : cursor.symbol();
            const auto code = code_with_symbol(variant_, symbol);
            if (!code) return error(at, "no piece has the symbol " + quoted(symbol) + " (in the reserve)");
            if (position_.reserve(*code) == Position::kEndless) continue;  // whatever number it is told
            if (position_.reserve(*code) + count > Position::kMostInPocket)
                return error(
                    at, fmt::format("the reserve has more than {} of one kind", Position::kMostInPocket));
            for (int i = 0; i < count; ++i) position_.add_to_reserve(*code);
        }
    }

    std::string rank_name() const { return "rank " + std::to_string(rank_ + 1); }
    std::string field_name() const { return file_name(file_) + std::to_string(rank_ + 1); }

    void put(std::string_view symbol, bool promoted, std::string_view at) {
        const auto code = code_with_symbol(variant_, symbol);
        if (!code)
            return error(at, fmt::format("no piece has the symbol \"{}\" ({})", symbol, rank_name()),
                         symbol_remedy(variant_, symbol));
        if (!promoted) return put(*code, at);
        const auto face = promoted_face(variant_, Cast::type(*code));
        if (!face)
            return error(at, fmt::format("+{} ({}): {} is not promoted to one certain piece", symbol,
                                         rank_name(), variant_.cast().name(*code)));
        if (file_ < board_.files()) promoted_.push_back(board_.at(file_, rank_));
        put(variant_.cast().code(*face, Cast::side(*code)), at);
    }

    // A hole, or the one neutral piece.
    void put_star(std::string_view at) {
        const auto neutral = starred_piece(variant_);
        if (file_ >= board_.files() || board_.at(file_, rank_) == board_.off())
            ++file_;
        else if (neutral)
            put(*neutral, at);
        else
            error(at, field_name() + " is not a hole, and no piece here is written *");
    }

    void put(Code code, std::string_view at) {
        const Field f = board_.at(file_, rank_);
        if (file_ < board_.files() && f == board_.off())
            error(at, field_name() + " is a hole");
        else if (file_ < board_.files())
            position_.set(f, code, 0, Edit::Why::setup);
        ++file_;
    }

    // FEN shows the first board only. A neutral piece that begins beside it, and is not shown, is there
    // still.
    void put_beside() {
        const auto code = starred_piece(variant_);
        const auto& setup = position_.tables().setup;
        if (!code || position_.count(*code) > 0 || ranges::count(setup, *code) != 1) return;
        const auto f = static_cast<Field>(std::find(setup.begin(), setup.end(), *code) - setup.begin());
        if (!board_.part(f).name.empty()) position_.set(f, *code, 0, Edit::Why::setup);
    }

    // A side that has nothing left of what decides when it is lost has lost it, if the other side has.
    // (Without a royal piece that must be safe the position is set up for study.)
    void note_lost() {
        std::array<const ExtinctionGroup*, 2> lost{};
        for (const ExtinctionGroup& group : variant_.move_rules().extinction_groups)
            if (group.by != ExtinctionGroup::By::check && !group.held(position_))
                lost[static_cast<std::size_t>(group.side)] = &group;
        if ((lost[0] == nullptr) != (lost[1] == nullptr))
            position_.set_lost((lost[0] != nullptr ? lost[0] : lost[1])->loses);
    }

    void give_initial_tags() {
        for (Field f = 0; f < board_.size(); ++f) {
            const Code code = position_.at(f);
            if (code != kNoPiece && position_.tables().setup[f] == code)
                position_.set(f, code, variant_.initial_tags(code, f) & ~kCastlingTag, Edit::Why::setup);
        }
        for (const Field f : promoted_)
            if (position_.at(f) != kNoPiece)
                position_.set(f, position_.at(f), position_.tables().promoted_tag, Edit::Why::setup);
    }

    // Light's number first: "+1+0" have been given, or "2+3" are still to be given.
    void read_checks(std::string_view text) {
        const int most = variant_.endings().checks;
        if (most == 0) return error(text, "checks are not counted here, but " + quoted(text) + " does");
        const bool given = text.starts_with('+');
        const auto [light, dark] = cut(text.substr(given ? 1 : 0), '+');
        for (const auto& [side, told] :
             {std::pair(Side::light, light), std::pair(Side::dark, dark.value_or(""))}) {
            const auto number = whole_number(told);
            if (!number || *number > most)
                return error(
                    text,
                    fmt::format("{} counts no checks: write +1+0 for those that were given, or {}+{} for "
                                "those that are missing",
                                quoted(text), most, most));
            position_.set_counter(variant_.check_counter(side), given ? *number : most - *number);
        }
    }

    void read_halfmove_clock(std::string_view text) {
        const auto plies = whole_number(text);
        if (!plies) return error(text, "the fifth field counts half moves, found " + quoted(text));
        position_.set_halfmove_clock(*plies);
    }

    // Some programs count from 0, which is let pass where no rule asks for the number.
    void read_turn(std::string_view text) {
        const auto number = whole_number(text, 5);
        if (!number || (variant_.turn().reads_turns && *number < 1))
            return error(text, "the sixth field counts full moves from 1, found " + quoted(text));
        position_.set_turns(2 * (std::max(*number, 1) - 1) +
                            (position_.to_move() != variant_.spec().first ? 1 : 0));
    }

    const Variant& variant_;
    const Board& board_;
    Position position_;
    int file_ = 0, rank_ = 0;  // where the placement has come to
    std::vector<Field> promoted_;
    std::vector<std::string_view> words_;  // all of the text
    std::vector<Diagnostic> faults_;
};

// Is a drop among what the part is made of?
bool drops(const Part& part) {
    return !part.drops.empty() || ranges::any_of(part.parts, drops);
}

// The types that a piece of the type becomes by its own walks (m.promote).
const std::set<int>& promoted_by_walks(const Variant& variant, int type) {
    return variant.movement(variant.cast().code(type, Side::light))
        .program.facts.made_by(EffectKind::promote);
}

}  // namespace

bool has_pocket(const Variant& variant) {
    return ranges::any_of(variant.turn().ways, drops);
}

// Two shades of a neutral piece are told apart by their letters.
std::optional<Code> starred_piece(const Variant& variant) {
    std::set<Code> of_setup, of_cast;
    for (const Code code : variant.position_tables().setup)
        if (code != kNoPiece && Cast::side(code) == Side::none) of_setup.insert(code);
    for (int type = 0; type < variant.cast().types(); ++type)
        if (variant.piece(type).owner == Owner::none) of_cast.insert(variant.cast().code(type, Side::none));
    const std::set<Code>& fits = of_setup.empty() ? of_cast : of_setup;
    if (fits.size() != 1 || variant.piece(Cast::type(*fits.begin())).shade) return std::nullopt;
    return *fits.begin();
}

std::optional<int> promoted_face(const Variant& variant, int type) {
    const Promotion& promotion = variant.promotion();
    std::set<int> to;
    if (promotion.promotes(type)) {
        const std::vector<int>& ruled = promotion.to[static_cast<std::size_t>(type)];
        to.insert(ruled.begin(), ruled.end());
    } else {
        for (const std::string& name : variant.piece(type).promotes)
            if (const auto own = variant.cast().type_named(name)) to.insert(*own);
        if (to.empty()) to = promoted_by_walks(variant, type);
    }
    return to.size() == 1 ? std::optional(*to.begin()) : std::nullopt;
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
