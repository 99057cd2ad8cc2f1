#include "notation/find/told_game.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "base/ranges.hpp"
#include "notation/find/finding.hpp"
#include "notation/move/notation.hpp"

namespace acedrex {

namespace {

constexpr std::string_view kUnseen = "?";

// Could the turn have brought about what the side sees now? after: what it has made of what the side saw
// before. What is not known before or after may be anything.
bool could_lead_to(const SideView& before, const SideView& now, const SideView& after) {
    bool shows = false;
    for (Field f = 0; f < static_cast<Field>(now.seen().tables().fields); ++f) {
        if (now.unknown(f)) continue;
        const Position& seen = now.seen();
        const bool same = after.seen().at(f) == seen.at(f) && after.seen().tags(f) == seen.tags(f);
        const bool came_to_light = before.unknown(f) && after.seen().at(f) == kNoPiece;
        if (!same && !came_to_light) return false;
        shows |= !before.unknown(f) && before.seen().at(f) != seen.at(f);
    }
    return shows;
}

// What the side would see if the game went on by the move, but for limits of sight.
SideView seen_after(const Game& game, const ListedMove& move, Side side) {
    Game after = game;
    after.play(move);
    return SideView::masked(after.state(), side);
}

// Does a piece leave a field by it that the side saw, and no longer sees?
bool leaves_unseen(const SideView& before, const SideView& now, const SideView& after) {
    for (Field f = 0; f < static_cast<Field>(now.seen().tables().fields); ++f)
        if (now.unknown(f) && !before.unknown(f) && before.seen().at(f) != kNoPiece &&
            after.seen().at(f) == kNoPiece)
            return true;
    return false;
}

// Could a piece that the side did not see, of those that it sees now, have come there by one move?
bool may_be_unseen(const std::shared_ptr<const Variant>& variant, const SideView& before,
                   const SideView& now) {
    const auto fields = static_cast<Field>(now.seen().tables().fields);
    for (Field to = 0; to < fields; ++to) {
        const Code code = now.seen().at(to);
        const bool came = code != kNoPiece && Cast::side(code) != now.side() && before.seen().at(to) != code;
        for (Field from = 0; came && from < fields; ++from) {
            if (!before.unknown(from)) continue;
            Position supposed = before.seen();
            supposed.set(from, code, 0, Edit::Why::setup);
            const Game game(variant, std::move(supposed));
            if (!SideView(game.state(), now.side()).unknown(from)) continue;  // it would have been seen
            for (const auto& move : list_moves(game.state(), {.from = from, .to = to}).moves)
                if (could_lead_to(before, now, seen_after(game, *move, now.side()))) return true;
        }
    }
    return false;
}

// The text of several turns that look alike: what they share up to a choice.
std::string told_alike(const Variant& variant, const std::vector<std::string>& texts) {
    if (texts.size() == 1) return texts[0];
    std::string_view shared = texts[0];
    for (const std::string& text : texts) {
        const auto differs = std::mismatch(shared.begin(), shared.end(), text.begin(), text.end());
        shared = shared.substr(0, static_cast<std::size_t>(differs.first - shared.begin()));
    }
    const std::string& sign = signs_of(variant)[Sign::promote];
    const std::size_t choice = sign.empty() ? std::string_view::npos : shared.rfind(sign);
    if (choice == std::string_view::npos) return std::string(kUnseen);
    return fmt::format("{}{}", shared.substr(0, choice + sign.size()), kUnseen);
}

// Of one piece of the other side that the side has seen go, perhaps changed or on a field of one of its own:
// how that is written. A mask has no moves by which it could be told.
std::optional<std::string> went(const Variant& variant, const SideView& before, const SideView& now) {
    const Side them = other(now.side());
    const auto theirs = [&](Code code) { return code != kNoPiece && Cast::side(code) == them; };
    PlyRecord ply;
    ply.side = ply.player = them;
    for (Field f = 0; f < static_cast<Field>(now.seen().tables().fields); ++f) {
        const Code was = before.seen().at(f), is = now.seen().at(f);
        if (before.unknown(f) || now.unknown(f)) {
            if (theirs(was) || theirs(is)) return std::nullopt;
        } else if (was != is && theirs(is) && ply.to == kNoField) {
            ply.to = f;
            ply.promoted_to = is;
            if (was != kNoPiece) ply.captures.push_back({f, was});
        } else if (was != is && theirs(was) && is == kNoPiece && ply.from == kNoField) {
            ply.from = f;
            ply.piece = was;
        } else if (was != is) {
            return std::nullopt;
        }
    }
    if (ply.from == kNoField || ply.to == kNoField) return std::nullopt;
    if (ply.promoted_to == ply.piece) ply.promoted_to = kNoPiece;
    return long_form(variant, {&ply, 1});
}

// What the side sees of a turn of the other one, by what it saw before and sees now alone.
std::string seen_text(const std::shared_ptr<const Variant>& variant, const SideView& before,
                      const SideView& now) {
    const Game game(variant, before.seen());
    std::vector<std::string> texts;
    bool doubtful = false;
    for (const auto& move : game.moves().moves) {
        const SideView then = seen_after(game, *move, now.side());
        if (!could_lead_to(before, now, then)) continue;
        doubtful = doubtful || leaves_unseen(before, now, then);
        texts.push_back(move->text);
    }
    if (doubtful && may_be_unseen(variant, before, now)) return std::string(kUnseen);
    if (texts.empty()) return went(*variant, before, now).value_or(std::string(kUnseen));
    return told_alike(*variant, texts);
}

// A turn that the text names and that captures on a field that the side does not see, where a piece may
// stand.
std::shared_ptr<const ListedMove> capture_supposed(const Game& seen, const SideView& view,
                                                   std::string_view text) {
    const Variant& variant = seen.variant();
    std::shared_ptr<const ListedMove> found;
    for (Field f = 0; f < variant.board().size() && !found; ++f) {
        if (!view.unknown(f) || text.find(variant.board().name(f)) == std::string_view::npos) continue;
        for (int type = 0; type < variant.cast().types() && !found; ++type) {
            const Code code = Cast::code(type, other(view.side()));
            Position supposed = view.seen();
            if (supposed.tables().royal[code] != 0) continue;
            supposed.set(f, code, 0, Edit::Why::setup);
            Game(seen.state().shared_variant(), std::move(supposed)).find(text, found);
        }
    }
    return found;
}

// Does it look the same to the side that makes it: the same pieces go the same ways, and become the same?
bool looks_like(const ListedMove& move, const ListedMove& meant) {
    return std::equal(move.plies.begin(), move.plies.end(), meant.plies.begin(), meant.plies.end(),
                      [](const PlyRecord& a, const PlyRecord& b) {
                          return a.piece == b.piece && a.from == b.from && a.to == b.to &&
                                 a.promoted_to == b.promoted_to && a.pocket == b.pocket;
                      });
}

// The turn that the side means by one that its view lists; nullptr: there is none, or there are several.
std::shared_ptr<const ListedMove> turn_meant(const Game& game, const ListedMove& seen, bool ignore_safety) {
    const Field from = seen.plies.empty() ? kNoField : seen.plies[0].from;
    Wanted wanted{.ignore_safety = ignore_safety};
    if (from != kNoField) wanted.from = from;
    std::shared_ptr<const ListedMove> found;
    for (const auto& move : list_moves(game.state(), wanted).moves) {
        if (!looks_like(*move, seen)) continue;
        if (found) return nullptr;
        found = move;
    }
    return found;
}

// How a turn of the side itself is told: as its view lists it, where it does. By what the game lists besides
// it would know more.
std::string own_text(const Game& seen, const std::string& text) {
    std::shared_ptr<const ListedMove> found;
    return seen.find(text, found) ? found->text : text;
}

}  // namespace

ToldGame::ToldGame(const Game& truth, std::optional<Side> as) : truth_(truth) {
    if (!as || !truth.variant().views()) return;
    view_.emplace(truth.state(), *as);
    if (!view_->whole()) seen_.emplace(truth.state().shared_variant(), view_->seen());
}

std::string ToldGame::whose_turn() const {
    return fmt::format("it is {}'s turn", to_string(truth_.to_move()));
}

Status ToldGame::status() const {
    Status status = game().status();
    if (!hides() || truth_.variant().views()->tells.checks == TellsShape::Checks::no) return status;
    const bool check = ranges::find(view_->said(), Said::What::check, &Said::what) != view_->said().end();
    status.kind = check ? StatusKind::check : StatusKind::playing;
    return status;
}

const std::vector<std::string>& ToldGame::texts() const {
    if (!hides()) return truth_.texts();
    if (texts_) return *texts_;
    texts_ = truth_.texts();
    const std::shared_ptr<const Variant>& variant = truth_.state().shared_variant();
    Game earlier = truth_;
    SideView now = *view_;
    for (std::size_t turn = texts_->size(); turn-- > 0;) {
        earlier.undo();
        SideView before(earlier.state(), now.side());
        std::string& text = (*texts_)[turn];
        text = earlier.to_move() == now.side() ? own_text(Game(variant, before.seen()), text)
                                               : seen_text(variant, before, now);
        now = std::move(before);
    }
    return *texts_;
}

bool ToldGame::made_last_turn() const {
    Game earlier = truth_;
    return view_ && earlier.undo() && earlier.to_move() == view_->side();
}

std::optional<Game> ToldGame::last_turn() const {
    Game before = truth_;
    if (!before.undo()) return std::nullopt;
    if (!hides()) return truth_;
    Game known(truth_.state().shared_variant(), SideView(before.state(), view_->side()).seen());
    if (!known.play(texts().back())) return std::nullopt;
    return known;
}

std::vector<std::string> ToldGame::said() const {
    constexpr std::array kLines{"check",
                                "check along the file",
                                "check along the rank",
                                "check along the long diagonal",
                                "check along the short diagonal",
                                "check by a leap"};
    const Variant& variant = truth_.variant();
    std::vector<std::string> sentences;
    if (!view_) return sentences;
    for (const Said& said : view_->said()) {
        if (said.what == Said::What::check) {
            sentences.emplace_back(kLines[static_cast<std::size_t>(said.line)]);
        } else if (said.what == Said::What::capture) {
            sentences.push_back(fmt::format("a {} was captured on {}",
                                            said.type ? variant.cast().entry(*said.type).name : "piece",
                                            variant.board().name(said.at)));
        } else {
            sentences.push_back(fmt::format("{} {} by a {}", said.number,
                                            said.number == 1 ? "capture" : "captures",
                                            variant.cast().entry(*said.type).name));
        }
    }
    return sentences;
}

PlayResult attempt(Game& game, std::string_view text) {
    const Variant& variant = game.variant();
    std::shared_ptr<const ListedMove> found;
    PlayResult result = game.find(text, found);
    if (!variant.views()) {
        if (found) game.play(*found);
        return result;
    }
    const SideView view(game.state(), game.to_move());
    const Game seen(game.state().shared_variant(), view.seen());
    if (!found) {
        std::shared_ptr<const ListedMove> meant;
        PlayResult as_seen = seen.find(text, meant);
        if (as_seen.kind == PlayResult::Kind::not_legal) meant = capture_supposed(seen, view, text);
        if (!meant) return as_seen;
        found = turn_meant(game, *meant, false);
        if (!found) {
            const bool check = variant.views()->refuses_check && turn_meant(game, *meant, true) != nullptr;
            if (variant.views()->refused_loses_turn) game.pass_anyway();
            return PlayResult::not_legal("refused", check ? "check" : "no");
        }
        result = {};
    }
    result.text = own_text(seen, found->text);
    game.play(*found);
    return result;
}

PlayResult play_as(Game& game, std::optional<Side> as, std::string_view text) {
    if (!as || !game.variant().views()) return game.play(text);
    if (const ToldGame told(game, as); !told.may_move())
        return PlayResult::not_legal("turn", fmt::format("{}, not {}'s", told.whose_turn(), to_string(*as)));
    return attempt(game, text);
}

bool is_refused_attempt(const PlayResult& result) {
    return result.rule == "refused";
}

}  // namespace acedrex
