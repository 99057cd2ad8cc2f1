// The third field of FEN: who may castle with whom, and which pieces at home still have the tags that pieces
// have at first, where the setup gives some others than to rush and to castle (KQBCDFGkqbcdfg).
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "base/ranges.hpp"
#include "notation/position/fen.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"
#include "variant/idle_tags.hpp"

namespace acedrex {

namespace {

// The tags of a piece at home that letters of files tell.
Tags told_tags(const Variant& variant, Code code) {
    return code == kNoPiece ? 0 : variant.initial_tags(code) & ~(kRushTag | kCastlingTag);
}

// The rank of the first board where the setup has all pieces of the side with such tags. Absent: on several
// ranks or on none, or the tags are of no use any more; then letters of files mean castling.
std::optional<int> told_rank(const Variant& variant, const Position& position, Side side) {
    const Board& board = variant.board();
    std::optional<int> rank;
    Tags told = 0;
    for (Field f = 0; f < board.size(); ++f) {
        const Code code = variant.position_tables().setup[f];
        const Tags tags = told_tags(variant, code);
        if (tags == 0 || Cast::side(code) != side) continue;
        if (!board.part(f).name.empty() || (rank && *rank != board.rank(f))) return std::nullopt;
        rank = board.rank(f);
        told |= tags;
    }
    const bool used = (told & ~variant.idle_rules().gates) != 0 || !gates_are_idle(variant, position, side);
    return used ? rank : std::nullopt;
}

class RightsReader {
  public:
    RightsReader(const Variant& variant, Position& position, std::string_view text)
        : variant_(variant),
          board_(variant.board()),
          position_(position),
          text_(text),
          ranks_{told_rank(variant, position, Side::light), told_rank(variant, position, Side::dark)} {}

    std::optional<FenFault> read() {
        if (text_ == "-") {
            for (const Side side : {Side::light, Side::dark})
                if (ranks_[static_cast<std::size_t>(side)]) take_told_tags(side);
            return std::nullopt;
        }
        // Where some piece is named by its file, those that are not named have lost their tags. Programs that
        // know castling only name none.
        if (ranges::any_of(text_, [&](char c) { return at_home(c).has_value(); }))
            for (const Side side : {Side::light, Side::dark}) take_told_tags(side);
        for (std::size_t i = 0; i < text_.size(); ++i)
            if (auto fault = grant(text_.substr(i, 1))) return fault;
        return std::nullopt;
    }

  private:
    static Side side_of(char c) { return is_upper(c) ? Side::light : Side::dark; }

    // The field that the letter names by its file; absent where it means castling.
    std::optional<Field> at_home(char c) const {
        const Side side = side_of(c);
        const auto rank = ranks_[static_cast<std::size_t>(side)];
        const char letter = to_lower(c);
        if (!rank || !is_letter(c)) return std::nullopt;
        const auto mover = mover_of(side);
        if (mover && (letter == 'k' || letter == 'q') && partner_for(*mover, letter)) return std::nullopt;
        const auto file = file_number(std::string(1, letter));
        if (!file || *file >= board_.files()) return std::nullopt;
        return board_.at(*file, *rank);
    }

    void take_told_tags(Side side) {
        for (Field f = 0; f < board_.size(); ++f)
            if (const Code code = position_.at(f); code != kNoPiece && Cast::side(code) == side)
                position_.set(f, code, position_.tags(f) & ~told_tags(variant_, code), Edit::Why::setup);
    }

    void give(Field f, Tags tags) {
        position_.set(f, position_.at(f), position_.tags(f) | tags, Edit::Why::setup);
    }

    std::optional<FenFault> grant(std::string_view one) {
        const char c = one[0];
        if (const auto field = at_home(c)) return grant_at_home(*field, one);
        const Side side = side_of(c);
        if (variant_.castling().mover < 0)
            return FenFault{one, "this variant has no castling, but " + quoted(text_) + " grants some"};
        const auto mover = mover_of(side);
        if (!is_letter(c) || !mover)
            return FenFault{one, quoted(text_) + " grants castling that is not there"};
        const auto partner = partner_for(*mover, to_lower(c));
        if (!partner)
            return FenFault{one,
                            fmt::format("\"{}\": there is no piece to castle with for \"{}\"", text_, c)};
        // Files are named by programs that play from drawn first ranks: these say what they mean.
        const bool from_home = to_lower(c) == 'k' || to_lower(c) == 'q';
        const bool told = ranks_[static_cast<std::size_t>(side)].has_value();
        for (const Field f : {*mover, *partner})
            if (told) give(f, told_tags(variant_, position_.at(f)));
        return castle(*mover, *partner, from_home, one);
    }

    // A piece that is named by its file; with the one that castles, if that is named too, it may castle.
    std::optional<FenFault> grant_at_home(Field f, std::string_view one) {
        const Side side = side_of(one[0]);
        const Code code = position_.at(f);
        if (code == kNoPiece || Cast::side(code) != side || told_tags(variant_, code) == 0)
            return FenFault{
                one, fmt::format("\"{}\": on {} stands no piece of {} that has not moved, as \"{}\" says",
                                 text_, board_.name(f), to_string(side), one)};
        give(f, told_tags(variant_, code));
        const auto mover = mover_of(side);
        const auto is_movers = [&](char c) {
            return side_of(c) == side && at_home(c) == mover && mover.has_value();
        };
        if (mover && variant_.castling().may_partner(code, f) && board_.rank(*mover) == board_.rank(f) &&
            ranges::any_of(text_, is_movers))
            return castle(*mover, f, true, one);
        return std::nullopt;
    }

    std::optional<FenFault> castle(Field mover, Field partner, bool from_home, std::string_view one) {
        for (const Field f : {mover, partner}) {
            if (from_home && !is_home(f)) return not_at_home(f, one);
            give(f, kCastlingTag);
        }
        return std::nullopt;
    }

    std::vector<Field> homes(Code code) const {
        std::vector<Field> fields;
        for (Field f = 0; f < board_.size(); ++f)
            if (variant_.position_tables().setup[f] == code) fields.push_back(f);
        return fields;
    }

    // Where castling ends on certain files, or the setup is drawn by lot, it may begin anywhere.
    bool is_home(Field f) const {
        const Castling& rule = variant_.castling();
        const bool anywhere = !rule.to.empty() || !rule.ways.empty() ||
                              ranges::any_of(variant_.spec().options, [](const auto& option) {
                                  return option.kind == OptionSpec::Kind::seed;
                              });
        const std::vector<Field> known = homes(position_.at(f));
        return anywhere || known.empty() || ranges::count(known, f) > 0;
    }

    FenFault not_at_home(Field f, std::string_view one) const {
        std::vector<std::string> names;
        for (const Field home : homes(position_.at(f))) names.push_back(board_.name(home));
        const std::string piece = symbol_of(variant_, position_.at(f)) + board_.name(f);
        return {one,
                fmt::format("\"{}\": the {} is not at home, on {}, so that it cannot castle", text_,
                            piece_on(variant_, position_.at(f), f), fmt::join(names, " or ")),
                fmt::format("leave \"{}\" out; a setup string may grant the right, as {}&", one, piece)};
    }

    // The piece that castles; one at home before others.
    std::optional<Field> mover_of(Side side) const {
        const int type = variant_.castling().mover;
        if (type < 0) return std::nullopt;
        std::optional<Field> found;
        for (const Field f : position_.pieces(side))
            if (position_.at(f) == variant_.cast().code(type, side) && (!found || is_home(f))) found = f;
        return found;
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

    const Variant& variant_;
    const Board& board_;
    Position& position_;
    std::string_view text_;
    std::array<std::optional<int>, 2> ranks_;  // by side, see told_rank()
};

// Light's or dark's letters.
std::string letters_of(const Variant& variant, const Position& position, Side side) {
    std::string text;
    std::vector<Field> covered;  // a letter for castling tells of their tags too
    const auto rank = told_rank(variant, position, side);
    const auto used = [&](Field f) { return position.tags(f) & ~idle_tags(variant, position, f); };
    for (const Field at : position.pieces(side)) {
        if (variant.castling().mover != Cast::type(position.at(at)) || !(used(at) & kCastlingTag)) continue;
        for (const auto& [partner, letter] : castling_partners(variant, position, at)) {
            if (!(used(partner) & kCastlingTag)) continue;
            text += letter;
            covered.push_back(partner);
            if (letter == 'k' || letter == 'q') covered.push_back(at);
        }
    }
    if (rank)
        for (int file = 0; file < variant.board().files(); ++file) {
            const Field f = variant.board().at(file, *rank);
            const Code code = f == variant.board().off() ? kNoPiece : position.at(f);
            if (code == kNoPiece || Cast::side(code) != side || ranges::count(covered, f) > 0) continue;
            if ((used(f) & told_tags(variant, code)) != 0) text += file_name(file)[0];
        }
    if (side == Side::light)
        for (char& c : text) c = to_upper(c);
    return text;
}

}  // namespace

std::vector<CastlingPartner> castling_partners(const Variant& variant, const Position& position, Field at) {
    const Board& board = variant.board();
    std::vector<CastlingPartner> partners;
    const auto add = [&](int file, char& letter) {
        const Field f = board.at(board.part(at), file, board.rank(at));
        const Code code = f == board.off() ? kNoPiece : position.at(f);
        if (code == kNoPiece || Cast::side(code) != Cast::side(position.at(at)) ||
            !variant.castling().may_partner(code, f))
            return;
        const char outermost = std::exchange(letter, '\0');
        partners.push_back({f, outermost != '\0' ? outermost : file_name(file)[0]});
    };
    char right = 'k', left = 'q';
    for (int file = board.part(at).files; --file > board.file(at);) add(file, right);
    for (int file = 0; file < board.file(at); ++file) add(file, left);
    return partners;
}

std::optional<FenFault> read_rights(const Variant& variant, Position& position, std::string_view text) {
    return RightsReader(variant, position, text).read();
}

std::string write_rights(const Variant& variant, const Position& position) {
    const std::string text =
        letters_of(variant, position, Side::light) + letters_of(variant, position, Side::dark);
    return text.empty() ? "-" : text;
}

}  // namespace acedrex
