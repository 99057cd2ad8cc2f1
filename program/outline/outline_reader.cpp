// The paths of an expression, and each path as legs.
#include <algorithm>
#include <cstdlib>
#include <span>

#include "base/ranges.hpp"
#include "outline/outline.hpp"

namespace acedrex::program {

namespace {

// An expression of more paths is not outlined.
constexpr std::size_t kMostPaths = 1000;

// One way through an expression: its words in order, every step in one direction.
using Path = std::vector<Expr>;

// A word of a path: a guard or an effect by its name, "step", a run of steps "free*", "empty*", "empty**".
struct Word {
    std::string name;  // "?" for any other
    Vector v{};        // of steps, none of which is 0,0
    int limit = 0;     // of a run: how often
};

// (step(v) * over)^-limit
Word run(const Expression& e) {
    const Word other{"?"};
    if (e.lo->op != Number::Op::constant || e.lo->constant != 0 || e.hi->op != Number::Op::constant)
        return other;
    const Expression& body = *e.kids[0];
    if (body.kind != ExprKind::sequence || body.kids.size() != 2) return other;
    const Expression &step = *body.kids[0], &over = *body.kids[1];
    if (step.kind != ExprKind::step || step.vectors.size() != 1 || over.kind != ExprKind::guard) return other;
    const int limit = e.hi->constant;
    const bool endless = over.guard == GuardKind::empty && limit >= kUnlimited;
    return {std::string(row_of(over.guard).word) + (endless ? "**" : "*"), step.vectors[0], limit};
}

Word word_of(const Expression& e) {
    if (e.kind == ExprKind::step) return {"step", e.vectors[0]};
    if (e.kind == ExprKind::repeat) return run(e);
    if (e.kind == ExprKind::anywhere) return {"anywhere"};
    if (e.kind == ExprKind::guard) return {row_of(e.guard).word};
    if (e.kind == ExprKind::effect) return {row_of(e.effect).word};
    if (e.kind == ExprKind::look_not) return {"-" + word_of(*e.kids[0]).name};
    const bool imitates = e.kind == ExprKind::moves_of && e.lender == Lender::last && e.names.empty();
    return {imitates ? "imitate" : "?"};
}

// What a leg is made of, all its steps the same; the first that fits is meant.
struct LegShape {
    std::string_view words;
    Leg::Way way;
    const char* meets = "";
};
constexpr LegShape kLegShapes[] = {
    {"free* step ", Leg::Way::line},
    {"empty** step occupied empty** step ", Leg::Way::over},
    {"empty** step occupied step ", Leg::Way::beside},
    {"empty* step occupied step ", Leg::Way::beside},
    {"empty** step occupied ", Leg::Way::line, "p"},
    {"empty* step occupied ", Leg::Way::line, "p"},
    {"step occupied empty** step ", Leg::Way::behind},
    {"step occupied ", Leg::Way::line, "p"},
    {"step ", Leg::Way::line},
    {"anywhere ", Leg::Way::anywhere},
    {"imitate ", Leg::Way::imitate},
};

// What stands between two legs, and how a walk ends: the words, and Betza's letters for them.
struct Meaning {
    std::string_view words;
    const char* letters;
};
constexpr Meaning kMeetings[] = {
    {"free ", ""}, {"capture ", "c"}, {"capture_own ", "d"}, {"royal capture ", "k"}};
constexpr Meaning kEndings[] = {{"", ""},
                                {"settle ", "m"},
                                {"strike ", "c"},
                                {"capture_own ", "d"},
                                {"own capture_own ", "d"},
                                {"royal strike ", "k"},
                                {"-royal ", "t"},
                                {"-royal strike ", "ct"},
                                {"prey swap ", "cu"},
                                {"own swap ", "du"},
                                {"-enemy passed take_passer ", "e"}};

// The legs of a path, each with its one step.
class Reader {
  public:
    explicit Reader(const Path& path) {
        for (const Expr& e : path) words_.push_back(word_of(*e));
        for (const Word& word : words_) text_ += word.name + " ";
    }

    // Absent where the path does more than legs can tell.
    std::optional<Walk> walk() {
        Walk walk;
        while (take("initial ")) walk.initial = true;
        for (;;) {
            const auto shape = ranges::find_if(kLegShapes, [&](const LegShape& s) { return fits(s); });
            if (shape == std::end(kLegShapes)) return std::nullopt;
            const Word first = words_[at_];
            if (!walk.legs.empty() && first.v == Vector{}) return std::nullopt;
            walk.legs.push_back({.way = shape->way,
                                 .leap = leap_of(first.v),
                                 .limit = std::min(first.limit + 1, kUnlimited),
                                 .steps = {first.v},
                                 .meets = shape->meets});
            take(shape->words);
            if (walk.legs.back().meets.empty() && !meets(walk.legs.back())) break;
            if (shape->way != Leg::Way::line) return std::nullopt;
        }
        const auto end = ranges::find(kEndings, text_, &Meaning::words);
        if (end == std::end(kEndings)) return std::nullopt;
        walk.end = end->letters;
        return walk;
    }

  private:
    static std::size_t count(std::string_view words) {
        return static_cast<std::size_t>(ranges::count(words, ' '));
    }

    bool take(std::string_view words) {
        if (!text_.starts_with(words)) return false;
        text_.erase(0, words.size());
        at_ += count(words);
        return true;
    }

    bool fits(const LegShape& shape) const {
        const auto leads_on = [&](const Word& word) { return word.v == Vector{} || word.v == words_[at_].v; };
        return text_.starts_with(shape.words) &&
               ranges::all_of(std::span(words_).subspan(at_, count(shape.words)), leads_on);
    }

    // Takes what stands where the next leg begins; false where no leg follows.
    bool meets(Leg& leg) {
        for (const auto& [words, letters] : kMeetings) {
            const std::size_t next = at_ + count(words);
            if (next >= words_.size() || words_[next].v == Vector{} || !take(words)) continue;
            leg.meets = letters;
            return true;
        }
        return false;
    }

    std::vector<Word> words_;
    std::string text_;    // the names of those that are left, each with a space behind it
    std::size_t at_ = 0;  // the first of them
};

// All paths through e; absent where there are too many.
std::optional<std::vector<Path>> paths(const Expr& e) {
    std::vector<Path> all;
    if (e->kind == ExprKind::none) return all;
    if (e->kind == ExprKind::pass) return std::vector<Path>{{}};
    if (e->kind == ExprKind::step) {
        for (const Vector v : e->vectors) all.push_back({make::step({v})});
    } else if (e->kind == ExprKind::choice) {
        for (const Expr& kid : e->kids) {
            const auto some = paths(kid);
            if (!some || all.size() + some->size() > kMostPaths) return std::nullopt;
            all.insert(all.end(), some->begin(), some->end());
        }
    } else if (e->kind == ExprKind::sequence) {
        all.push_back({});
        for (const Expr& kid : e->kids) {
            const auto tails = paths(kid);
            if (!tails || all.size() * tails->size() > kMostPaths) return std::nullopt;
            std::vector<Path> longer;
            for (const Path& head : all)
                for (const Path& tail : *tails) {
                    longer.push_back(head);
                    longer.back().insert(longer.back().end(), tail.begin(), tail.end());
                }
            all = std::move(longer);
        }
    } else {
        all.push_back({e});
    }
    return all;
}

}  // namespace

Vector leap_of(Vector v) {
    const int a = std::abs(v.x), b = std::abs(v.y);
    return {std::min(a, b), std::max(a, b)};
}

std::optional<std::vector<Walk>> walks_told(const Expression& e) {
    const std::vector<Expr> alternatives =
        e.kind == ExprKind::choice ? e.kids : std::vector<Expr>{std::make_shared<Expression>(e)};
    std::vector<Walk> walks;
    for (const Expr& alternative : alternatives) {
        const bool wrapped = alternative->kind == ExprKind::wrapped && alternative->number == kWrapFiles;
        const auto some = paths(wrapped ? alternative->kids[0] : alternative);
        if (!some || walks.size() + some->size() > kMostPaths) return std::nullopt;
        for (const Path& path : *some) {
            auto walk = Reader(path).walk();
            if (!walk) return std::nullopt;
            walk->wrapped = wrapped;
            if (ranges::count(walks, *walk) == 0) walks.push_back(std::move(*walk));
        }
    }
    return walks;
}

}  // namespace acedrex::program
