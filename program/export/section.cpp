#include "export/section.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "base/ranges.hpp"
#include "export/engine_betza.hpp"

namespace acedrex::program::exports {

namespace {

constexpr std::size_t kMostCustom = 25;
constexpr std::array<const char*, 2> kSideNames{"White", "Black"};

// Movements that the engine has a name for.
struct Named {
    const char* key;
    const char* betza;
};
constexpr std::array kNamed{Named{"knight", "N"}, Named{"bishop", "B"}, Named{"rook", "R"},
                            Named{"queen", "Q"}};

char upper(char c) {
    return static_cast<char>(c - 'a' + 'A');
}

class Writer {
  public:
    explicit Writer(const Study& study) : study_(study), variant_(*study.variant), spec_(variant_.spec()) {}

    Exported write(const std::string& name) {
        tell_board();
        tell_pieces();
        tell_promotion();
        tell_castling();
        tell_rules();
        tell_endings();
        std::string text;
        for (const std::string& what : unsaid_) text += "# not said: " + what + "\n";
        text += "[" + name + "]\n";
        for (const std::string& line : lines_) text += line + "\n";
        return {text, unsaid_};
    }

  private:
    const Board& board() const { return variant_.board(); }
    char letter(int type) const { return study_.letter(type); }
    std::string letters_of_names(const std::vector<std::string>& names) const {
        const std::string letters = letters_named(study_, names);
        return letters.empty() ? "-" : letters;
    }
    void put(const std::string& key, const std::string& value) { lines_.push_back(key + " = " + value); }
    void unsaid(std::string what) { unsaid_.push_back(std::move(what)); }

    void tell_board() {
        put("maxRank", std::to_string(board().ranks()));
        put("maxFile", std::to_string(board().files()));
    }

    void tell_pieces() {
        for (int type = 0; type < variant_.cast().types(); ++type)
            tell_piece(type, study_.pieces[static_cast<std::size_t>(type)]);
        put("startFen", placement() + (spec_.first == Side::light ? " w " : " b ") + rights() + " - 0 1");
    }

    void tell_piece(int type, const StudiedPiece& studied) {
        const PieceSpec& piece = variant_.piece(type);
        const auto betza = engine_betza(studied.walks);
        if (!betza) throw Untold{piece.name + ": its moves have no text in the engine's Betza"};
        const RoyalKind royal = spec_.royal_kind(piece);
        if (studied.rush != 0 && royal != RoyalKind::none)
            throw Untold{piece.name + ": its first moves have no word there"};
        std::string key;
        if (royal == RoyalKind::check) {
            if (!king_.empty()) throw Untold{"it has royal pieces of several types"};
            king_ = letter(type);
            put(key = "king", king_ + (*betza == "K" ? "" : ":" + *betza));
        } else if (royal != RoyalKind::none && royal != RoyalKind::capture) {
            throw Untold{piece.name + " is royal in a way that the engine does not know"};
        } else if (studied.rush != 0) {
            tell_pawn(type, studied);
            key = "pawn";
        } else {
            key = tell_common(type, *betza);
        }
        if (royal == RoyalKind::capture) lost_.push_back(std::string(1, letter(type)));
        key[0] = upper(key[0]);
        for (const Side side : kBothSides)
            if (studied.bound[index(side)])
                put(std::string("mobilityRegion") + kSideNames[index(side)] + key,
                    fields_text(region_of(type, side, studied)));
    }

    // No field at all would be every one there: what never moves may go to where it stands.
    Fields region_of(int type, Side side, const StudiedPiece& studied) const {
        const Fields& ends = studied.ends[index(side)];
        return ends.empty() ? initial_fields(variant_, type, side) : ends;
    }

    // The key that it is declared by.
    std::string tell_common(int type, const std::string& betza) {
        const auto named = ranges::find_if(kNamed, [&](const Named& n) { return betza == n.betza; });
        if (named != kNamed.end() && named_.insert(named->key).second) {
            put(named->key, std::string(1, letter(type)));
            return named->key;
        }
        if (++custom_ > kMostCustom) throw Untold{"it has more user-defined pieces than the engine allows"};
        lines_.push_back("# " + variant_.piece(type).name);
        const std::string key = "customPiece" + std::to_string(custom_);
        put(key, std::string(1, letter(type)) + ":" + betza);
        return key;
    }

    void tell_pawn(int type, const StudiedPiece& studied) {
        static const auto pawn = engine_betza(imports::read_betza("fmWfcF").walks);
        if (pawn_ != 0 || engine_betza(studied.walks) != pawn)
            throw Untold{variant_.piece(type).name +
                         ": it has longer first moves, and does not move as a Pawn"};
        pawn_ = letter(type);
        put("pawn", std::string(1, pawn_));
        for (const Side side : kBothSides) {
            const std::string starts = fields_text(studied.starts[index(side)]);
            put(std::string("doubleStepRegion") + kSideNames[index(side)], starts);
            if (studied.rush == 3) put(std::string("tripleStepRegion") + kSideNames[index(side)], starts);
        }
        if (!studied.captures_in_passing) put("enPassantTypes", "-");
    }

    // Of the first position.
    std::string placement() const {
        const Position position = initial_position(variant_);
        std::string text;
        for (int rank = board().ranks(); rank-- > 0; text += rank > 0 ? "/" : "") {
            int empty = 0;
            for (int file = 0; file <= board().files(); ++file) {
                const Code code = file < board().files() ? position.at(board().at(file, rank)) : kNoPiece;
                if (file < board().files() && code == kNoPiece) {
                    ++empty;
                    continue;
                }
                if (empty > 0) text += std::to_string(std::exchange(empty, 0));
                if (code == kNoPiece) continue;
                const char of_type = letter(Cast::type(code));
                text += Cast::side(code) == Side::light ? upper(of_type) : of_type;
            }
        }
        return text;
    }

    // "*2 d4": whole ranks by themselves.
    std::string fields_text(const Fields& fields) const {
        std::string text;
        for (int rank = 0; rank < board().ranks(); ++rank) {
            std::string some;
            int count = 0;
            for (int file = 0; file < board().files(); ++file) {
                if (fields.count(board().at(file, rank)) == 0) continue;
                some += (some.empty() ? "" : " ") + board().name(board().at(file, rank));
                ++count;
            }
            if (count == board().files()) some = "*" + std::to_string(rank + 1);
            if (!some.empty()) text += (text.empty() ? "" : " ") + some;
        }
        return text.empty() ? "-" : text;
    }

    std::string zone_text(const FieldSet& zone) const {
        Fields fields;
        for (int f = 0; f < board().size(); ++f)
            if (zone[static_cast<std::size_t>(f)] != 0) fields.insert(static_cast<Field>(f));
        return fields_text(fields);
    }

    void tell_promotion() {
        const bool usual = spec_.promotions.size() == 1 && !spec_.promotions[0].own &&
                           !spec_.promotions[0].source &&
                           spec_.promotions[0].when == PromotionSpec::When::at_once &&
                           !spec_.promotions[0].touches && spec_.promotions[0].must.empty();
        if (spec_.promotions.empty()) {
            put("promotionPawnTypes", "-");
            return;
        }
        if (!usual) throw Untold{"its promotion is of a kind that the export cannot express"};
        const PromotionSpec& rule = spec_.promotions[0];
        put("promotionPawnTypes", letters_of_names(rule.pieces));
        put("promotionPieceTypes", letters_of_names(rule.to));
        for (const Side side : kBothSides)
            put(std::string("promotionRegion") + kSideNames[index(side)],
                zone_text(variant_.promotion().rules[0].zone[index(side)]));
        tell_limit(rule);
    }

    void tell_limit(const PromotionSpec& rule) {
        std::string limits;
        for (const auto& [name, most] : rule.limit)
            for (const char letter : letters_named(study_, {name}))
                limits += fmt::format("{}{}:{}", limits.empty() ? "" : " ", letter, most);
        if (!limits.empty()) put("promotionLimit", limits);
    }

    // As of the first position in FEN.
    std::string rights() const {
        if (!spec_.castling) return "-";
        const auto light = castles(variant_, Side::light), dark = castles(variant_, Side::dark);
        if (light && dark && *light != *dark) return "-";
        return light && dark ? "KQkq" : light ? "KQ" : dark ? "kq" : "-";
    }

    void tell_castling() {
        if (rights() == "-") {
            put("castling", "false");
            if (spec_.castling) unsaid("castling: pieces do not castle (moves)");
            return;
        }
        const auto light = castles(variant_, Side::light);
        const Castles there = light ? *light : *castles(variant_, Side::dark);
        put("castlingKingFile", file_name(there.king));
        put("castlingQueensideFile", file_name(there.to_left));
        put("castlingKingsideFile", file_name(there.to_right));
        if (there.left != 0) put("castlingRookQueensideFile", file_name(there.left));
        if (there.right != board().files() - 1) put("castlingRookKingsideFile", file_name(there.right));
        put("castlingKingPiece", letters_of_names({spec_.castling->mover}));
        put("castlingRookPieces", letters_of_names(spec_.castling->partners));
    }

    void tell_rules() {
        const MoveObligations& duties = spec_.obligations;
        if (duties.capture == MoveObligations::Capture::must) put("mustCapture", "true");
        if (duties.capture == MoveObligations::Capture::most)
            unsaid("capture = \"most\": any capture may be made (moves)");
        if (duties.pass == MoveObligations::Pass::free) put("pass", "true");
        if (duties.pass == MoveObligations::Pass::forced) put("passOnStalemate", "true");
        if (duties.giving_check == MoveObligations::Checks::illegal) put("checking", "false");
        if (duties.giving_check == MoveObligations::Checks::mates)
            unsaid("giving_check: moves may give check (moves)");
        if (!duties.prefer.empty()) unsaid("prefer: no turn comes first (moves)");
        if (spec_.obligations_of_one[0] || spec_.obligations_of_one[1])
            unsaid("light, dark: both sides have the same rules (moves)");
    }

    static std::optional<std::string> value(Verdict verdict) {
        if (verdict == Verdict::draw) return "draw";
        if (verdict == Verdict::loss) return "loss";
        if (verdict == Verdict::win) return "win";
        return std::nullopt;
    }

    void tell_endings() {
        const EndingSpec& ends = spec_.endings;
        const Verdict stalemate = spec_.obligations.stalemate;
        if (!value(stalemate)) unsaid("stalemate: it is a draw (endings)");
        put("stalemateValue", value(stalemate).value_or("draw"));
        if (ends.checks == 3)
            put("checkCounting", "true");
        else if (ends.checks > 0)
            unsaid(fmt::format("checks = {}: checks do not win (endings)", ends.checks));
        tell_quiet(ends);
        put("nFoldRule", std::to_string(ends.repetitions.empty() ? 0 : ends.repetitions[0].times));
        if (!ends.repetitions.empty()) tell_repetition(ends.repetitions[0].result);
        const auto mate = value(ends.checkmate);
        if (!mate) unsaid("checkmate: it loses (endings)");
        if (mate && *mate != "loss") put("checkmateValue", *mate);
        if (ends.count.at_full_board) unsaid("count: the game goes on where the board is full (endings)");
        if (!ends.repetitions.empty() && ends.repetitions[0].checks) put("perpetualCheckIllegal", "true");
        tell_extinction();
        if (!ends.counters.empty()) unsaid("counter: no number of points wins (endings)");
        if (ends.bare != Bare::plays_on) unsaid("bare: a side with few pieces left plays on (endings)");
        const bool as_there = ends.passes.times == 2 && ends.passes.result == Verdict::draw;
        if (ends.passes.times > 0 && !as_there)
            unsaid("passes: the game goes on after passed turns (endings)");
        if (ends.length.times > 0) unsaid("moves: the game may be longer (endings)");
        for (const GoalSpec& goal : ends.goals) tell_goal(goal);
        if (ends.goals.size() > 1) unsaid("goal: there are several (endings)");
    }

    // The number there is of moves of both sides.
    void tell_quiet(const EndingSpec& ends) {
        const int plies = ends.halfmoves.times;
        put("nMoveRule", std::to_string((plies + 1) / 2));
        if (plies == 0) return;
        const std::string reset = letters_of_names(ends.halfmove_resets);
        if (reset != (pawn_ == 0 ? "-" : std::string(1, pawn_))) put("nMoveRuleTypes", reset);
        if (plies % 2 != 0)
            unsaid(fmt::format("quiet: the game ends a ply later, by {} (endings)", plies + 1));
        if (ends.halfmoves.result != Verdict::draw) unsaid("quiet: it is a draw (endings)");
    }

    // The value there is of the side to move, or of light.
    void tell_repetition(Verdict result) {
        const bool of_light = result == Verdict::light || result == Verdict::dark;
        if (of_light || result == Verdict::win || result == Verdict::loss)
            put("nFoldValue", result == Verdict::light || result == Verdict::loss ? "win" : "loss");
        else if (result == Verdict::illegal)
            unsaid("repetition: positions may come about again, and it is a draw (moves)");
        else if (result != Verdict::draw)
            unsaid("repetition: it is a draw (endings)");
        if (of_light) put("nFoldValueAbsolute", "true");
    }

    void tell_extinction() {
        const std::vector<ExtinctionSpec>& rules = spec_.endings.extinction;
        Verdict result = Verdict::loss;
        bool alike = true;
        for (const ExtinctionSpec& rule : rules) {
            alike = alike && rule.pieces.size() == 1 && (lost_.empty() || rule.result == result);
            result = rule.result;
            lost_.push_back(letters_of_names(rule.pieces));
        }
        if (lost_.empty()) return;
        std::string all;
        for (const std::string& letters : lost_) all += letters;
        const bool of_all = rules.size() == 1 && lost_.size() == 1 && all.size() == study_.letters.size();
        put("extinctionValue", value(result).value_or("loss"));
        put("extinctionPieceTypes", of_all ? "*" : all);
        if (!of_all && !alike)
            unsaid("extinction: the loss of each type ends the game, not that of all together (endings)");
    }

    // All eight directions, each perhaps by its opposite?
    static bool is_any_line(const std::vector<Vector>& dirs) {
        return ranges::all_of(
            std::array{Vector{0, 1}, Vector{1, 1}, Vector{1, 0}, Vector{1, -1}}, [&](Vector d) {
                return ranges::any_of(dirs, [&](Vector one) { return one == d || one == -d; });
            });
    }

    void tell_goal(const GoalSpec& goal) {
        if (&goal != spec_.endings.goals.data()) return;
        if (goal.kind == GoalSpec::Kind::line && goal.result == Verdict::win && goal.block == 0 &&
            !goal.gaps && goal.pieces.empty() && !goal.when && !goal.safe && !goal.holds &&
            is_any_line(goal.dirs))
            return put("connectN", std::to_string(goal.length));
        if (goal.kind != GoalSpec::Kind::zone || goal.result != Verdict::win || goal.when || goal.holds ||
            goal.full)
            return unsaid("goal, line or connect: of a kind that has no word there (endings)");
        put("flagPiece", letters_of_names(goal.pieces));
        for (const Side side : kBothSides)
            put(std::string("flagRegion") + kSideNames[index(side)],
                zone_text(variant_.endings().goals[0].zone[index(side)]));
        if (goal.count > 1) put("flagPieceCount", std::to_string(goal.count));
        if (goal.safe) put("flagPieceSafe", "true");
        if (goal.answered) put("flagMove", "true");
    }

    const Study& study_;
    const Variant& variant_;
    const VariantSpec& spec_;
    std::vector<std::string> lines_, unsaid_;
    std::set<std::string> named_;
    std::size_t custom_ = 0;
    std::string king_;
    char pawn_ = 0;
    std::vector<std::string> lost_;  // letters of types whose loss loses
};

}  // namespace

Exported section_of(const Study& study, const std::string& name) {
    return Writer(study).write(name);
}

}  // namespace acedrex::program::exports
