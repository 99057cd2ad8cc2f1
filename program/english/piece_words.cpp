#include "english/piece_words.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "english/teller.hpp"
#include "english/tiers.hpp"
#include "shell/console.hpp"
#include "values/expression_text.hpp"

namespace acedrex::program {

namespace {

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

// Whom an aura concerns, and where they stand.
std::string reach_words(const AuraSpec& aura) {
    std::vector<Expr> tests =
        aura.of->kind == ExprKind::sequence ? aura.of->kids : std::vector<Expr>{aura.of};
    const Expression& at = *(aura.at->kind == ExprKind::sequence ? aura.at->kids[0] : aura.at);
    const bool beside = at.kind == ExprKind::step && at.vectors.size() == 8 &&
                        std::all_of(at.vectors.begin(), at.vectors.end(), is_short);
    const bool asks =
        aura.at->kind == ExprKind::sequence && std::all_of(aura.at->kids.begin() + 1, aura.at->kids.end(),
                                                           [](const Expr& e) { return is_test(*e); });
    const bool near = beside && (asks || aura.at->kind != ExprKind::sequence);
    if (near && asks) tests.insert(tests.end(), aura.at->kids.begin() + 1, aura.at->kids.end());
    const std::optional<Occupant> who = take_occupant(tests);
    const std::string place = (aura.except_self ? " but itself" : "") + std::string(near ? " beside it" : "");
    std::string words = who ? who->with("every", place) : "every piece" + place;
    if (!near) words += " to which this would lead: (" + action(*aura.at) + ")";
    for (const Expr& test : tests) words += ", if " + condition(*test);
    return words;
}

// Walks that differ by where the piece stands that they are lent to. As a rule they are one walk, turned.
std::string lent_by_place(const std::vector<AuraSpec::Lending>& lends) {
    std::vector<Expr> from_giver;
    for (const auto& [direction, walk] : lends)
        from_giver.push_back(make::sequence({make::step({direction}), walk}));
    if (Teller().alternatives(from_giver).size() == 1)
        return fmt::format(
            "may also move so: ({}), as for a piece that stands {} of this one; for other places this is "
            "turned",
            action(*lends[0].walk), direction_words({lends[0].direction}));
    std::vector<std::string> each;
    for (const auto& [direction, walk] : lends)
        each.push_back(fmt::format("{}: ({})", direction_words({direction}), action(*walk)));
    return fmt::format("may also move so, by the way from this piece to it: {}", fmt::join(each, "; "));
}

// What an aura does, to whom, and where.
std::string aura_words(const AuraSpec& aura) {
    std::vector<std::string> does;
    if (aura.freeze) does.emplace_back("may not move");
    if (aura.protect) does.emplace_back("cannot be captured");
    if (!aura.mark.empty()) does.push_back(fmt::format("has the tag \"{}\" for the turn", aura.mark));
    if (aura.plies > 1) does.push_back("may move up to " + number_word(aura.plies) + " times in a turn");
    if (!aura.lends.empty()) {
        const auto& [direction, walk] = aura.lends[0];
        does.push_back(direction == Vector{} ? fmt::format("may also move so: ({})", action(*walk))
                                             : lent_by_place(aura.lends));
    }
    if (aura.wake) does.push_back("does this on the field that it has left: (" + action(*aura.wake) + ")");
    return fmt::format("{} {}", reach_words(aura), listed(does, "and"));
}

// What the piece is to its side's fate; "" if it is like any other.
const char* royal_words(RoyalKind kind) {
    switch (kind) {
        case RoyalKind::none:
            return "";
        case RoyalKind::check:
            return "royal: must never be left attacked";
        case RoyalKind::capture:
            return "royal: a side that loses the last one has lost";
        case RoyalKind::attacked:
            return "royal: must always be left attacked";
        case RoyalKind::escapes:
            return "precious: a turn may leave it attacked only where every legal turn does";
        case RoyalKind::flees:
            break;
    }
    return "shy: attacked where its turn begins, it must itself go where it is not";
}

// What becomes of it where no turn leaves it so; "" where the side has lost then.
const char* unmet_words(Unmet unmet) {
    switch (unmet) {
        case Unmet::loses:
            return "";
        case Unmet::stays:
            return "; beside another royal piece it may stay so where no turn helps";
        case Unmet::goes:
            return "; beside another royal piece it leaves the board where no turn helps";
    }
    return "";
}

}  // namespace

int piece_named(const Variant& variant, const std::string& name) {
    std::vector<std::string> names;
    for (int type = 0; type < variant.cast().types(); ++type) {
        const PieceSpec& piece = variant.piece(type);
        for (const std::string& known : {piece.name, piece.symbol, piece.slug})
            if (lower(known) == lower(name)) return type;
        names.push_back(piece.name);
    }
    throw UsageError{
        fmt::format("{} has no piece '{}'{}", variant.spec().name, name, did_you_mean(name, names))};
}

namespace {

// Of importance in cascades only.
constexpr const char* kInherited = "inherited as";
// Of movement that its script makes for the size of a board.
constexpr const char* kToldFor = "told for";

using Rows = std::vector<std::vector<std::string>>;

// What it may capture and may be captured by, and so on: a guard on pieces.
std::string guarded(const Expr& guard, const char* none) {
    if (!guard) return "";
    return guard->kind == ExprKind::none ? none : whom(*guard);
}

// What an effect has done to a piece: "converted".
std::string done_words(EffectKind effect) {
    const std::string word = row_of(effect).word;
    if (effect == EffectKind::flip) return "flipped";
    if (effect == EffectKind::swap) return "swapped";
    return word + (word.ends_with("e") ? "d" : "ed");
}

// What meets it, and what it meets.
void tell_meetings(const PieceSpec& piece, Rows& rows) {
    rows.push_back({"captures", guarded(piece.takes, "no enemy")});
    const bool safe = piece.immune && piece.immune->kind == ExprKind::pass;
    rows.push_back({"not captured by", safe ? "any piece" : guarded(piece.immune, "")});
    for (const auto& [effect, guard] : piece.does)
        rows.push_back({fmt::format("may {}", row_of(effect).word), guarded(guard, "nothing")});
    for (const auto& [effect, guard] : piece.spared)
        rows.push_back({fmt::format("not {} by", done_words(effect)), guarded(guard, "")});
    rows.push_back({"attacked by", guarded(piece.attacked_by, "none")});
    rows.push_back({"passes over", guarded(piece.passes, "")});
}

// What was made for each type is told where it is no more than this.
constexpr std::size_t kMostOfTypes = 6;

// With what functions of the script return for the variant's board and its types, in place of these.
Expr on_its_board(const Variant& variant, const Expr& e) {
    if (e->kind == ExprKind::on_board || e->kind == ExprKind::each_type) {
        const bool typed = e->kind == ExprKind::each_type;
        const auto& made = variant.binding().made_by_scripts;
        const auto found = made.find({e->kind, e->hook, typed ? Side::none : Side::light});
        if (found == made.end() || (typed && found->second->kids.size() > kMostOfTypes)) return e;
        return on_its_board(variant, typed ? make::choice(found->second->kids) : found->second);
    }
    std::vector<Expr> kids = e->kids;
    for (Expr& kid : kids) kid = on_its_board(variant, kid);
    if (kids == e->kids) return e;
    if (e->kind == ExprKind::choice) return make::choice(kids);
    if (e->kind == ExprKind::sequence) return make::sequence(kids);
    auto copy = std::make_shared<Expression>(*e);
    copy->kids = std::move(kids);
    return copy;
}

// What happens because of it.
void tell_influence(const Variant& variant, const InfluenceSpec& influence, Rows& rows) {
    const auto effects = [](const Expr& e) { return e ? action(*e) : std::string(); };
    const auto in_turn = [&](const Expr& own, const Expr& common) {
        return effects(own) + (own && common ? "; then " : "") + effects(common);
    };
    for (AuraSpec aura : influence.auras) {
        for (AuraSpec::Lending& lending : aura.lends) lending.walk = on_its_board(variant, lending.walk);
        rows.push_back({"aura", aura_words(aura)});
    }
    if (influence.frozen)
        rows.push_back({"what it freezes", fmt::format("may only do this: ({})", action(*influence.frozen))});
    rows.push_back({"leaves behind", effects(influence.wake)});
    rows.push_back({"as a turn begins", effects(influence.on_turn_start)});
    rows.push_back({"as a turn ends", effects(influence.on_turn_end)});
    rows.push_back({"on capturing", in_turn(influence.on_capture, variant.spec().on_capture)});
    rows.push_back({"on promoting", in_turn(influence.on_promotion, variant.spec().on_promotion)});
}

// How it is activated, and what goes on from it.
void tell_activation(const PieceSpec& piece, Rows& rows) {
    rows.push_back({"on a piece", piece.lands ? action(*piece.lands) : ""});
    const bool own = !piece.gait || (piece.moves && to_string(*piece.gait) == to_string(*piece.moves));
    if (!own)
        rows.push_back(
            {kInherited, piece.gait->kind == ExprKind::none ? "no movement" : action(*piece.gait)});
    if (piece.blocked)
        rows.push_back({"activated in vain", piece.blocked->kind == ExprKind::pass
                                                 ? std::string("leaves the board")
                                                 : "leaves the board, if " + condition(*piece.blocked)});
}

std::vector<std::string> traits_of(const Variant& variant, const PieceSpec& piece) {
    std::vector<std::string> traits;
    const RoyalKind royal = variant.spec().royal_kind(piece);
    if (royal != RoyalKind::none)
        traits.push_back(std::string(royal_words(royal)) + unmet_words(variant.spec().unmet(piece)));
    if (piece.transparent) traits.emplace_back("transparent: others pass over it");
    if (piece.passive) traits.emplace_back("passive: it moves only when another piece activates it");
    if (piece.may_pass) traits.emplace_back("free to pass");
    if (piece.anyones) traits.emplace_back("moved by either side");
    if (!piece.spends) traits.emplace_back("tireless: its steps cost no momentum");
    if (piece.roams) traits.emplace_back("free to go beyond the edge where it moves like another piece");
    if (piece.replaces_lands) traits.emplace_back("free of the variant's rules of landing on pieces");
    return traits;
}

}  // namespace

PieceWords words_of_piece(const Variant& variant, int type) {
    const PieceSpec& piece = variant.piece(type);
    PieceWords words;
    const bool still = !piece.moves || piece.moves->kind == ExprKind::none;
    const Expr moves = still ? piece.moves : on_its_board(variant, piece.moves);
    if (!still) words.moves = sentences(*moves);
    const auto walks = still ? std::nullopt : outline(*piece.moves);
    if (walks) words.betza = betza(*walks);
    Rows& rows = words.rows;
    rows.push_back({"Betza", words.betza});
    const Board& board = variant.board();
    if (moves != piece.moves)
        rows.push_back({kToldFor, fmt::format("a board of {}x{}, as its script asks for the size",
                                              board.files(), board.ranks())});
    rows.push_back({"promotes to", listed(piece.promotes, "or")});
    for (std::string& trait : traits_of(variant, piece)) rows.push_back({"is", std::move(trait)});
    rows.push_back({"belongs to", piece.owner == Owner::none ? "neither side" : ""});
    for (const auto& [name, told] : piece.actions)
        rows.push_back({"action " + name, action(*on_its_board(variant, told))});
    tell_meetings(piece, rows);
    tell_influence(variant, piece.influence, rows);
    tell_activation(piece, rows);
    rows.push_back({"starts with", fmt::format("{}", fmt::join(piece.all_tags(), ", "))});
    rows.push_back({"counts as", fmt::format("{}", fmt::join(piece.classes, ", "))});
    rows.push_back({"worth", piece.worth ? fmt::format("{}", *piece.worth) : ""});
    rows.push_back({"was written", piece.old_symbol});
    rows.push_back({kTierRow, report_of(variant, type).tier});
    std::erase_if(rows, [](const auto& row) { return row[1].empty(); });
    return words;
}

namespace {

// As lines: two blanks before each, and two between the columns of a row.
std::size_t letters_of(const PieceWords& words) {
    constexpr std::size_t kIndent = 2, kGap = 2, kEnd = 1;
    std::size_t count = 0, wide = 0;
    for (const auto& row : words.rows) wide = std::max(wide, row[0].size());
    for (const std::string& sentence : words.moves) count += kIndent + sentence.size() + kEnd;
    for (const auto& row : words.rows) count += kIndent + wide + kGap + row[1].size() + kEnd;
    return count;
}

// The longest sentence or row; false where none is left.
bool drop_longest(PieceWords& words) {
    const auto sentence = std::max_element(words.moves.begin(), words.moves.end(),
                                           [](const auto& a, const auto& b) { return a.size() < b.size(); });
    const auto row = std::max_element(words.rows.begin(), words.rows.end(),
                                      [](const auto& a, const auto& b) { return a[1].size() < b[1].size(); });
    if (sentence != words.moves.end() && (row == words.rows.end() || sentence->size() >= (*row)[1].size()))
        words.moves.erase(sentence);
    else if (row != words.rows.end())
        words.rows.erase(row);
    else
        return false;
    return true;
}

}  // namespace

PieceWords brief_words(const PieceWords& words, std::size_t room) {
    PieceWords brief = words;
    std::erase_if(brief.rows, [](const auto& row) { return row[0] == kTierRow; });
    if (letters_of(brief) <= room) return brief;
    std::erase_if(brief.rows, [](const auto& row) { return row[0] == kInherited || row[0] == kToldFor; });
    const std::size_t more = std::string(kMore).size() + 1;
    while (letters_of(brief) + more > room && drop_longest(brief)) continue;
    brief.moves.emplace_back(kMore);
    return brief;
}

std::string piece_in_words(const Variant& variant, int type, bool full) {
    const PieceSpec& piece = variant.piece(type);
    std::string text = fmt::format("{} ({})\n", piece.name, piece.symbol);
    if (!piece.about.empty()) text += fmt::format("  {}\n", piece.about);
    PieceWords words = words_of_piece(variant, type);
    const std::string how = words.moves.empty() ? kStill : "How it moves:";
    if (!full) {
        const std::size_t said = text.size() + how.size() + 1;
        words = brief_words(words, said < kBrief ? kBrief - said : 0);
    }
    const bool cut = !words.moves.empty() && words.moves.back() == kMore;
    if (cut) words.moves.pop_back();
    if (!cut || !words.moves.empty()) text += how + "\n";
    for (const std::string& sentence : words.moves) text += fmt::format("  {}\n", sentence);
    for (auto& row : words.rows) row[0].insert(0, "  ");
    text += columns(words.rows);
    return cut ? text + kMore + "\n" : text;
}

}  // namespace acedrex::program
