#include "export/diagram.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <tuple>

#include "base/ranges.hpp"
#include "outline/outline.hpp"

namespace acedrex::program::exports {

namespace {

using imports::Gait;

constexpr std::size_t kAllWays = 4;

// The same by all straight steps and by all diagonal ones are one walk: K, Q.
void join_eight(std::vector<program::Walk>& walks) {
    for (std::size_t i = 0; i < walks.size(); ++i) {
        Leg& leg = walks[i].legs[0];
        if (leg.leap != Vector{0, 1} || leg.steps.size() != kAllWays) continue;
        const auto twin = ranges::find_if(walks, [&](const program::Walk& other) {
            program::Walk same = other;
            if (other.legs[0].leap != Vector{1, 1} || other.legs[0].steps.size() != kAllWays) return false;
            same.legs[0].leap = leg.leap;
            same.legs[0].steps = leg.steps;
            return same == walks[i];
        });
        if (twin == walks.end()) continue;
        leg.both = true;
        walks.erase(twin);
    }
}

// The same walks as XBetza tells them, which reads letters of directions as acedrex does.
std::string xbetza(const std::vector<imports::Walk>& walks) {
    using Way = Leg::Way;
    std::vector<program::Walk> told;
    for (const imports::Walk& walk : walks) {
        Leg leg{.leap = leap_of({walk.x, walk.y}), .steps = {{walk.x, walk.y}}};
        leg.way = walk.gait == Gait::lame           ? Way::lame
                  : walk.gait == Gait::hop          ? Way::over
                  : walk.gait == Gait::hop_directly ? Way::beside
                                                    : Way::line;
        const bool once = walk.gait == Gait::step || walk.gait == Gait::lame;
        leg.limit = once ? 1 : walk.limit == 0 ? kUnlimited : walk.limit;
        program::Walk one{.legs = {leg}, .end = walk.moves && walk.captures ? "" : walk.moves ? "m" : "c"};
        const auto alike = ranges::find_if(told, [&](const program::Walk& other) {
            program::Walk same = other;
            same.legs[0].steps = one.legs[0].steps;
            return same == one;
        });
        if (alike == told.end())
            told.push_back(std::move(one));
        else
            alike->legs[0].steps.push_back({walk.x, walk.y});
    }
    for (program::Walk& walk : told) ranges::sort(walk.legs[0].steps);
    join_eight(told);
    return betza(told);
}

class DiagramWriter {
  public:
    explicit DiagramWriter(const Study& study)
        : study_(study), variant_(*study.variant), spec_(variant_.spec()) {}

    Exported write() {
        const Board& board = variant_.board();
        put("files", std::to_string(board.files()));
        put("ranks", std::to_string(board.ranks()));
        put("symmetry", spec_.rotate ? "rotate" : "mirror");
        std::vector<int> order = order_of_types();
        tell_promotion();
        tell_royals(order);
        tell_rules();
        for (const int type : order) tell_piece(type);
        return {std::move(text_), std::move(unsaid_)};
    }

  private:
    void put(const std::string& key, const std::string& value) { text_ += key + "=" + value + "\n"; }
    std::string id(int type) const {
        return std::string(1, static_cast<char>(study_.letter(type) - 'a' + 'A'));
    }

    // Those that are promoted come first.
    std::vector<int> order_of_types() const {
        std::vector<int> order;
        for (const bool promoted : {true, false})
            for (int type = 0; type < variant_.cast().types(); ++type)
                if (variant_.promotion().promotes(type) == promoted) order.push_back(type);
        return order;
    }

    void tell_promotion() {
        const Promotion& promotion = variant_.promotion();
        int promoted = 0;
        for (int type = 0; type < variant_.cast().types(); ++type)
            promoted += promotion.promotes(type) ? 1 : 0;
        put("maxPromote", std::to_string(promoted));
        if (promoted == 0) return;
        if (spec_.promotions.size() != 1 || spec_.promotions[0].own || spec_.promotions[0].source)
            throw Untold{"its promotion is of a kind that the export cannot express"};
        const PromotionSpec& rule = spec_.promotions[0];
        const int ranks = ranks_of(promotion.rules[0].zone[index(Side::light)]);
        tell_when(rule, ranks);
        if (spec_.board.zones.contains(rule.zone) && !is_mirrored(promotion.rules[0]))
            unsaid_.push_back("promotion: dark's zone is as large as light's (moves)");
        if (!rule.limit.empty()) unsaid_.push_back("promotion: any number of each type may be made (moves)");
        put("promoZone", std::to_string(ranks));
        std::string choice;
        for (const char letter : letters_named(study_, rule.to))
            choice += static_cast<char>(letter - 'a' + 'A');
        put("promoChoice", choice);
    }

    // A zone of whole ranks, from the last one.
    int ranks_of(const FieldSet& zone) const {
        const Board& board = variant_.board();
        int ranks = 0;
        for (int f = 0; f < board.size(); ++f)
            if (zone[static_cast<std::size_t>(f)] != 0)
                ranks = std::max(ranks, board.ranks() - board.rank(static_cast<Field>(f)));
        if (static_cast<int>(ranges::count(zone, std::uint8_t{1})) != ranks * board.files())
            throw Untold{"its promotion zone is not made of whole ranks"};
        return ranks;
    }

    bool is_mirrored(const PromotionRule& rule) const {
        const Board& board = variant_.board();
        for (int f = 0; f < board.size(); ++f) {
            const Field across = board.seen_by_other(static_cast<Field>(f), false);
            if (rule.zone[index(Side::light)][static_cast<std::size_t>(f)] !=
                rule.zone[index(Side::dark)][across])
                return false;
        }
        return true;
    }

    // There a zone of several ranks leaves the choice up to the last one.
    void tell_when(const PromotionSpec& rule, int ranks) {
        const bool at_once = rule.when == PromotionSpec::When::at_once;
        const bool waits = rule.when == PromotionSpec::When::choice && rule.must == "last" && ranks > 1;
        if (!at_once && !waits) throw Untold{"its promotion is of a kind that the export cannot express"};
        if (at_once && ranks > 1) unsaid_.push_back("promotion: it may wait until the last rank (moves)");
        if (rule.touches && ranks > 1)
            unsaid_.push_back("promotion: a piece is promoted only where its move ends (moves)");
    }

    // Without the key the last type is royal there.
    void tell_royals(const std::vector<int>& order) {
        bool any = false;
        for (std::size_t i = 0; i < order.size(); ++i) {
            const PieceSpec& piece = variant_.piece(order[i]);
            const RoyalKind kind = spec_.royal_kind(piece);
            if (kind == RoyalKind::none) continue;
            if (kind != RoyalKind::check) {
                unsaid_.push_back(fmt::format("royals: the {} is an ordinary piece (endings)", piece.name));
                continue;
            }
            any = true;
            put("royal", std::to_string(i + 1));
        }
        if (!any) put("royal", "0");
    }

    void tell_rules() {
        const MoveObligations& duties = spec_.obligations;
        if (duties.capture != MoveObligations::Capture::free)
            unsaid_.push_back("capture: no capture is due (moves)");
        if (duties.pass != MoveObligations::Pass::never) unsaid_.push_back("pass: no turn is passed (moves)");
        if (duties.giving_check != MoveObligations::Checks::legal)
            unsaid_.push_back("giving_check: moves may give check (moves)");
        if (!duties.prefer.empty()) unsaid_.push_back("prefer: no turn comes first (moves)");
        if (spec_.obligations_of_one[0] || spec_.obligations_of_one[1])
            unsaid_.push_back("light, dark: both sides have the same rules (moves)");
        if (spec_.first == Side::dark) unsaid_.push_back("first: light begins (moves)");
        const EndingSpec& ends = spec_.endings;
        if (ranges::any_of(ends.repetitions,
                           [](const RepetitionSpec& rule) { return rule.result == Verdict::illegal; }))
            unsaid_.push_back("repetition: positions may come about again (moves)");
        if (duties.stalemate != Verdict::draw) unsaid_.push_back("stalemate: it is a draw (endings)");
        if (ends.checkmate != Verdict::loss) unsaid_.push_back("checkmate: it loses (endings)");
        if (ends.count.at_full_board)
            unsaid_.push_back("count: the game goes on where the board is full (endings)");
        if (!ends.goals.empty() || !ends.extinction.empty() || ends.checks > 0 || !ends.counters.empty() ||
            ends.bare != Bare::plays_on)
            unsaid_.push_back("goal, extinction, checks, counter or bare: only mate wins (endings)");
    }

    // ;O2: the King castles two fields to either side.
    std::string castling(int type) {
        const PieceSpec& piece = variant_.piece(type);
        if (!spec_.castling || piece.name != spec_.castling->mover) return "";
        const auto light = castles(variant_, Side::light), dark = castles(variant_, Side::dark);
        if (light && dark && light->king - light->to_left == light->to_right - light->king && *light == *dark)
            return fmt::format("isO{}", light->to_right - light->king);
        unsaid_.push_back("castling: pieces do not castle (moves)");
        return "";
    }

    void tell_piece(int type) {
        const PieceSpec& piece = variant_.piece(type);
        const StudiedPiece& studied = study_.pieces[static_cast<std::size_t>(type)];
        if (studied.bound[0] || studied.bound[1]) throw Untold{piece.name + ": it does not go everywhere"};
        std::string moves = xbetza(studied.walks);
        if (const auto at = moves.find("fcF"); studied.captures_in_passing && at != std::string::npos)
            moves.insert(at + 2, "e");
        if (studied.rush != 0) tell_rush(type, studied, moves);
        moves += castling(type);
        text_ += fmt::format("{}:{}:{}:{}:{}", name(piece), id(type), moves, name(piece),
                             fields(type, Side::light));
        const std::string dark = fields(type, Side::dark), mirrored = mirror_of(type);
        text_ += dark == mirrored ? "\n" : ",," + dark + "\n";
    }

    // There whatever has not moved may go further.
    void tell_rush(int type, const StudiedPiece& studied, std::string& moves) {
        moves += fmt::format("ifmR{}", studied.rush);
        for (const Side side : kBothSides) {
            if (initial_fields(variant_, type, side) == studied.starts[index(side)]) continue;
            unsaid_.push_back(
                fmt::format("{}: each that has not moved may go {} fields, and no other (moves)",
                            variant_.piece(type).name, studied.rush));
            return;
        }
    }

    // A line has blanks and colons between its parts.
    static std::string name(const PieceSpec& piece) {
        std::string name;
        for (const char c : piece.name)
            name += c == ' ' || c == ':' || c == '=' || c == '<' || c == '&'
                        ? '-'
                        : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        return name;
    }

    std::string fields(int type, Side side) const { return fields(type, side, side); }
    // Where dark's would stand if they stood opposite to light's.
    std::string mirror_of(int type) const { return fields(type, Side::light, Side::dark); }
    std::string fields(int type, Side of, Side seen_by) const {
        const Board& board = variant_.board();
        Fields fields;
        for (const Field at : initial_fields(variant_, type, of))
            fields.insert(of == seen_by ? at : board.seen_by_other(at, spec_.rotate));
        std::string text;
        for (const Field field : fields) text += (text.empty() ? "" : ",") + board.name(field);
        return text;
    }

    const Study& study_;
    const Variant& variant_;
    const VariantSpec& spec_;
    std::string text_;
    std::vector<std::string> unsaid_;
};

}  // namespace

Exported diagram_of(const Study& study) {
    return DiagramWriter(study).write();
}

}  // namespace acedrex::program::exports
