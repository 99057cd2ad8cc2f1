#include "export/walk_finding.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "base/ranges.hpp"
#include "export/engine_betza.hpp"
#include "notation/find/game.hpp"

namespace acedrex::program::exports {

namespace {

using imports::Gait;
using imports::Walk;

constexpr int kScenes = 8;  // among other pieces, from each field
// By side, at the least: of few fields more is asked, so that no walk fits by chance.
constexpr std::size_t kFewestQuestions = 400;
constexpr int kMostLimit = 9;

// The board of one question, seen by the side that moves: of dark turned by half a turn.
struct Question {
    std::vector<char> cells;  // ' ', 'o' own, 'e' enemy
    int at = 0;
    Side side = Side::light;
    std::set<int> moves, captures;
};

struct Shape {
    int files, ranks;
    int size() const { return files * ranks; }
    std::optional<int> beyond(int at, int x, int y) const {
        const int file = at % files + x, rank = at / files + y;
        if (file < 0 || file >= files || rank < 0 || rank >= ranks) return std::nullopt;
        return rank * files + file;
    }
};

// The fields between that a lame leap needs empty: straight ones first, then diagonal ones.
bool is_way_free(const Shape& shape, const Question& q, const Walk& walk) {
    int x = walk.x, y = walk.y, at = q.at;
    for (;;) {
        const int dx = x > 0 ? 1 : x < 0 ? -1 : 0, dy = y > 0 ? 1 : y < 0 ? -1 : 0;
        const bool straight = std::abs(x) != std::abs(y);
        const int sx = straight && std::abs(x) < std::abs(y) ? 0 : dx;
        const int sy = straight && std::abs(y) < std::abs(x) ? 0 : dy;
        x -= sx;
        y -= sy;
        if (x == 0 && y == 0) return true;
        const auto next = shape.beyond(at, sx, sy);
        if (!next || q.cells[static_cast<std::size_t>(*next)] != ' ') return false;
        at = *next;
    }
}

// Where the walk ends on an empty field, or with a capture.
std::vector<int> ends_of(const Shape& shape, const Question& q, const Walk& walk) {
    std::vector<int> ends;
    const auto cell = [&](int at) { return q.cells[static_cast<std::size_t>(at)]; };
    const auto reach = [&](int at) {
        if (cell(at) == (walk.moves ? ' ' : 'e')) ends.push_back(at);
    };
    if (walk.gait == Gait::step || walk.gait == Gait::lame) {
        const auto end = shape.beyond(q.at, walk.x, walk.y);
        if (end && (walk.gait == Gait::step || is_way_free(shape, q, walk))) reach(*end);
        return ends;
    }
    const bool hops = walk.gait != Gait::slide;
    bool over = false;
    auto at = shape.beyond(q.at, walk.x, walk.y);
    for (int steps = 1; at && (walk.limit == 0 || steps <= walk.limit); ++steps) {
        if (!hops || over) reach(*at);
        const bool met = cell(*at) != ' ';
        if (met && (!hops || over)) break;
        if (over && walk.gait == Gait::hop_directly) break;
        over = over || met;
        at = shape.beyond(*at, walk.x, walk.y);
    }
    return ends;
}

// All walks that a text can tell, for one of the two ways to end; the plainest first.
std::vector<Walk> candidates(const Shape& shape, bool moves) {
    std::array<std::vector<Walk>, 5> by_plainness;
    const auto add = [&](std::size_t place, Walk walk, Gait gait, int limit = 0) {
        walk.gait = gait;
        walk.limit = limit;
        by_plainness[place].push_back(walk);
    };
    for (const Atom& atom : atoms()) {
        std::set<std::pair<int, int>> steps;
        for (const int x : {1, -1})
            for (const int y : {1, -1}) {
                steps.emplace(x * atom.shorter, y * atom.longer);
                steps.emplace(x * atom.longer, y * atom.shorter);
            }
        for (const auto& [x, y] : steps) {
            const Walk walk{.x = x, .y = y, .moves = moves, .captures = !moves};
            add(0, walk, Gait::step);
            // Other lame leaps the engine does not make.
            if (std::string_view("NADZ").find(atom.letter) != std::string_view::npos)
                add(3, walk, Gait::lame);
            add(1, walk, Gait::slide);
            const int farthest = std::min(kMostLimit, std::max(shape.files, shape.ranks) / atom.longer);
            for (int limit = 2; limit <= farthest; ++limit) add(2, walk, Gait::slide, limit);
            if (atom.longer > 1) continue;
            add(4, walk, Gait::hop);
            add(4, walk, Gait::hop_directly);
        }
    }
    std::vector<Walk> all;
    for (const auto& some : by_plainness) all.insert(all.end(), some.begin(), some.end());
    return all;
}

class Finder {
  public:
    Finder(const VariantRef& variant, int type)
        : variant_(variant),
          board_(variant->board()),
          shape_{board_.files(), board_.ranks()},
          type_(type),
          start_(initial_position(*variant)) {
        for (int other = 0; other < variant->cast().types(); ++other)
            if (variant->piece(other).owner == Owner::player) types_.push_back(other);
    }

    FoundWalks find(const std::array<Fields, 2>& from) {
        for (const Side side : {Side::light, Side::dark})
            if (!ask_all(side, from[index(side)])) return found_;
        for (const bool moves : {true, false}) {
            const std::vector<Walk> before = walks_;
            bool told = false;
            // What does not go everywhere that its walks lead to goes nowhere else, or has walks of some
            // fields.
            for (const bool bound : {false, true, false}) {
                if (told) break;
                walks_ = before;
                bound_ = bound;
                told = fit(moves);
            }
            if (told) continue;
            left_over_.emplace_back(moves, std::move(left_));
        }
        if (!left_over_.empty()) fit_initial();
        join();
        return found_;
    }

  private:
    static std::size_t index(Side side) { return static_cast<std::size_t>(side); }
    const PieceSpec& piece() const { return variant_->piece(type_); }
    int seen(Field f, Side side) const { return side == Side::light ? f : shape_.size() - 1 - f; }
    Field field(int at, Side side) const { return static_cast<Field>(seen(static_cast<Field>(at), side)); }

    // From every field where it can come to stand; false where it does what no walk does.
    bool ask_all(Side side, const Fields& from) {
        Fields asked;
        const auto waiting = [&] {
            Fields rest = from;
            rest.insert(found_.ends[index(side)].begin(), found_.ends[index(side)].end());
            for (const Field at : asked) rest.erase(at);
            return rest;
        };
        for (Fields next = waiting(); !next.empty(); next = waiting()) {
            const Field at = *next.begin();
            asked.insert(at);
            for (int scene = 0; scene <= kScenes; ++scene)
                if (!ask(side, at, scene)) return false;
            if (waiting().empty() && !ask_more(side, asked)) return false;
        }
        return true;
    }

    bool ask_more(Side side, const Fields& asked) {
        const auto again = asked.size() * kScenes;
        for (std::size_t questions = asked.size() * (kScenes + 1); questions < kFewestQuestions;
             questions += again)
            for (const Field at : asked)
                for (int scene = 1; scene <= kScenes; ++scene)
                    if (!ask(side, at, scene)) return false;
        return true;
    }

    bool ask(Side side, Field at, int scene) {
        Position position = start_;
        Question q;
        q.cells.assign(static_cast<std::size_t>(shape_.size()), ' ');
        q.side = side;
        q.at = seen(at, side);
        for (int f = 0; f < board_.size(); ++f) put(position, q, static_cast<Field>(f), at, scene);
        const Code own = variant_->cast().code(type_, side);
        position.set(at, own, start_.at(at) == own ? start_.tags(at) : Tags{0}, Edit::Why::setup);
        position.set_to_move(side);
        position.forget_log();
        const Game game(variant_, std::move(position));
        for (const auto& move : game.moves(at).moves)
            if (!take(q, at, *move)) return false;
        questions_.push_back(std::move(q));
        return true;
    }

    // Of scene 0 nothing stands there. Of the others more and more: by turns any pieces, and those of the
    // beginning, so that what is asked of their past counts too.
    void put(Position& position, Question& q, Field f, Field at, int scene) {
        const Code there = start_.at(f);
        Code code = kNoPiece;
        if (f != at && scene > 0 && below(2 * kScenes) < scene) {
            const auto type = static_cast<std::size_t>(below(static_cast<int>(types_.size())));
            code = scene % 2 == 0
                       ? there
                       : variant_->cast().code(types_[type], below(2) == 0 ? Side::light : Side::dark);
        }
        if (code != kNoPiece)
            q.cells[static_cast<std::size_t>(seen(f, q.side))] = Cast::side(code) == q.side ? 'o' : 'e';
        if (code != there) position.set(f, code, 0, Edit::Why::setup);
    }
    int below(int n) {
        random_ = random_ * 6364136223846793005u + 1442695040888963407u;
        return static_cast<int>((random_ >> 33) % static_cast<std::uint64_t>(n));
    }

    bool take(Question& q, Field at, const ListedMove& move) {
        const PlyRecord& ply = move.plies.front();
        const bool captures = !ply.captures.empty();
        if (move.plies.size() > 1 || ply.from != at || ply.passes() || !ply.effects.empty() ||
            ply.captures.size() > 1 || (captures && ply.captures[0].field != ply.to) || ply.to == at) {
            found_.fault =
                fmt::format("{} does more than to go to a field, and capture what stands there", move.text);
            return false;
        }
        (captures ? q.captures : q.moves).insert(seen(ply.to, q.side));
        found_.ends[index(q.side)].insert(ply.to);
        return true;
    }

    static const std::set<int>& seen_ends(const Question& q, bool moves) {
        return moves ? q.moves : q.captures;
    }

    bool is_end(const Question& q, int end) const {
        return found_.ends[index(q.side)].count(field(end, q.side)) != 0;
    }

    // Does the walk lead, from everywhere, only to where the piece goes?
    bool holds(const Walk& walk, bool moves, const std::vector<Question>& questions) const {
        return ranges::all_of(questions, [&](const Question& q) {
            return ranges::all_of(ends_of(shape_, q, walk), [&](int end) {
                return seen_ends(q, moves).count(end) != 0 || (bound_ && !is_end(q, end));
            });
        });
    }

    using Left = std::vector<std::set<int>>;
    static std::size_t total(const Left& left) {
        std::size_t sum = 0;
        for (const auto& ends : left) sum += ends.size();
        return sum;
    }
    Left without(Left left, const Walk& walk) const {
        for (std::size_t i = 0; i < questions_.size(); ++i)
            for (const int end : ends_of(shape_, questions_[i], walk)) left[i].erase(end);
        return left;
    }

    // Whether walks of the one kind tell all that was seen; else what they do not is left.
    bool fit(bool moves) {
        left_.clear();
        for (const Question& q : questions_) left_.push_back(seen_ends(q, moves));
        for (const Walk& walk : candidates(shape_, moves)) {
            if (total(left_) == 0) break;
            if (!holds(walk, moves, questions_)) continue;
            Left rest = without(left_, walk);
            if (total(rest) == total(left_)) continue;
            left_ = std::move(rest);
            walks_.push_back(walk);
        }
        if (total(left_) == 0) drop_needless(moves);
        return total(left_) == 0;
    }

    // Steps that a slide makes as well, and the like.
    void drop_needless(bool moves) {
        for (std::size_t i = 0; i < walks_.size();) {
            std::vector<Walk> others = walks_;
            others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
            Left left;
            for (const Question& q : questions_) left.push_back(seen_ends(q, moves));
            for (const Walk& walk : others)
                if (walk.moves == moves) left = without(std::move(left), walk);
            if (walks_[i].moves == moves && total(left) == 0)
                walks_ = std::move(others);
            else
                ++i;
        }
    }

    // What is left begins on some fields only.
    void fit_initial() {
        for (auto& [moves, left] : left_over_) {
            for (std::size_t i = 0; i < questions_.size(); ++i)
                if (!left[i].empty())
                    found_.starts[index(questions_[i].side)].insert(
                        field(questions_[i].at, questions_[i].side));
        }
        std::vector<Question> there;
        for (const Question& q : questions_)
            if (found_.starts[index(q.side)].count(field(q.at, q.side)) != 0) there.push_back(q);
        for (auto& [moves, left] : left_over_) {
            for (Walk walk : candidates(shape_, moves)) {
                if (total(left) == 0 || !holds(walk, moves, there)) continue;
                Left rest = without(left, walk);
                if (total(rest) == total(left)) continue;
                left = std::move(rest);
                walk.initial = true;
                walks_.push_back(walk);
            }
            for (std::size_t i = 0; i < questions_.size() && total(left) != 0; ++i) {
                if (left[i].empty()) continue;
                const Question& q = questions_[i];
                found_.fault =
                    fmt::format("from {} it {} {}, which its other moves do not express",
                                board_.name(field(q.at, q.side)), moves ? "moves to" : "captures on",
                                board_.name(field(*left[i].begin(), q.side)));
                return;
            }
        }
    }

    // Walks that end both ways are one; and whether they lead to fields where the piece never goes.
    void join() {
        for (const Walk& walk : walks_) {
            for (const Question& q : questions_) {
                if (walk.initial) break;
                for (const int end : ends_of(shape_, q, walk))
                    if (!is_end(q, end)) found_.bound[index(q.side)] = true;
            }
            Walk twin = walk;
            std::swap(twin.moves, twin.captures);
            const auto same = ranges::find(found_.walks, twin);
            if (same == found_.walks.end())
                found_.walks.push_back(walk);
            else
                same->moves = same->captures = true;
        }
    }

    VariantRef variant_;
    const Board& board_;
    Shape shape_;
    int type_;
    Position start_;
    std::vector<int> types_;  // of pieces that stand around
    std::uint64_t random_ = 1;
    std::vector<Question> questions_;
    std::vector<Walk> walks_;
    bool bound_ = false;  // fields where it never goes are left out of walks
    Left left_;           // what is not yet told, by question
    std::vector<std::pair<bool, Left>> left_over_;
    FoundWalks found_;
};

}  // namespace

VariantSpec without_laws(VariantSpec spec) {
    for (const PieceRef& piece : spec.pieces) spec.royals.push_back({piece->name, RoyalKind::none});
    spec.promotions.clear();
    spec.castling.reset();
    spec.drops.clear();
    spec.pockets.clear();
    spec.captures.clear();
    spec.turn.reset();
    spec.endings = {};
    spec.endings.loss_of_royals_loses = false;
    spec.obligations = {};
    return spec;
}

FoundWalks walks_of(const VariantRef& lawless, int type, const std::array<Fields, 2>& from) {
    return Finder(lawless, type).find(from);
}

}  // namespace acedrex::program::exports
