// What stands on a field, as a noun.
#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <map>

#include "english/teller.hpp"

namespace acedrex::program {

namespace {

// The side of a piece by itself, and before and behind the name of its kind.
struct SideWords {
    const char *alone, *before, *behind;
};

const SideWords* side_of(GuardKind kind) {
    static const std::map<GuardKind, SideWords> kSides = {
        {GuardKind::own, {"friend", "friendly ", ""}},
        {GuardKind::enemy, {"enemy", "enemy ", ""}},
        {GuardKind::neutral, {"neutral piece", "neutral ", ""}},
        {GuardKind::mine, {"piece of the side to move", "", " of the side to move"}},
        {GuardKind::theirs, {"piece of the other side", "", " of the other side"}}};
    const auto found = kSides.find(kind);
    return found == kSides.end() ? nullptr : &found->second;
}

std::string trait_words(const Expression& guard) {
    switch (guard.guard) {
        case GuardKind::prey:
            return "that it may capture";
        case GuardKind::tagged:
            return fmt::format("with the tag \"{}\"", guard.names[0]);
        case GuardKind::unmoved:
            return "that has not moved yet";
        case GuardKind::last_unit:
            return "that made the other side's last move";
        case GuardKind::arrived:
            return "that came there in this turn";
        case GuardKind::frozen:
            return "that may not move";
        default:
            return "";
    }
}

std::string trait_denied(const Expression& guard) {
    switch (guard.guard) {
        case GuardKind::prey:
            return "that it may not capture";
        case GuardKind::tagged:
            return fmt::format("without the tag \"{}\"", guard.names[0]);
        case GuardKind::unmoved:
            return "that has moved";
        case GuardKind::frozen:
            return "that may move";
        case GuardKind::royal:
            return "that is not royal";
        case GuardKind::own:
            return "that is not a friend";
        case GuardKind::enemy:
            return "that is not an enemy";
        case GuardKind::is:
            if (std::any_of(guard.names.begin(), guard.names.end(), is_class)) {
                std::vector<std::string> words;
                for (const std::string& name : guard.names)
                    words.push_back(is_class(name) ? "counts as " + name
                                                   : fmt::format("is {} {}", article(name), name));
                return "that neither " + listed(words, "nor");
            }
            return "other than " + one_of(guard.names);
        default:
            return "";
    }
}

// One class alone: "that does not count as royal".
std::string denied(const Expression& guard) {
    if (guard.guard == GuardKind::is && guard.names.size() == 1 && is_class(guard.names[0]))
        return "that does not count as " + guard.names[0];
    return trait_denied(guard);
}

class Reading {
  public:
    // Is the test told by the noun?
    bool take(const Expression& e) {
        if (e.kind == ExprKind::guard) return take_guard(e);
        if (e.kind != ExprKind::look_not || e.kids[0]->kind != ExprKind::guard) return false;
        std::string words = denied(*e.kids[0]);
        if (words.empty()) return false;
        traits_.push_back(std::move(words));
        return true;
    }

    std::optional<Occupant> told() const {
        if (!there_) return std::nullopt;
        Occupant who;
        const std::string royal = royal_ ? "royal " : "";
        if (types_.empty())
            who.noun = royal + (side_ ? side_->alone : "piece");
        else
            who.noun = royal + (side_ ? side_->before + types_ + side_->behind : types_);
        who.traits = traits_;
        // What begins with "that" is joined by "and": it comes last.
        std::stable_partition(who.traits.begin(), who.traits.end(),
                              [](const std::string& trait) { return !trait.starts_with("that "); });
        return who;
    }

  private:
    bool take_guard(const Expression& e) {
        if (const SideWords* side = side_of(e.guard)) {
            if (side_ && side_ != side) return false;
            side_ = side;
        } else if (e.guard == GuardKind::royal) {
            royal_ = true;
        } else if (e.guard == GuardKind::is) {
            take_names(e.names);
        } else if (e.guard != GuardKind::occupied) {
            std::string words = trait_words(e);
            if (words.empty()) return false;
            traits_.push_back(std::move(words));
        }
        there_ = true;
        return true;
    }

    void take_names(const std::vector<std::string>& names) {
        if (types_.empty() && std::none_of(names.begin(), names.end(), is_class)) {
            types_ = listed(names, "or");
            return;
        }
        std::vector<std::string> words;
        for (const std::string& name : names)
            words.push_back(is_class(name) ? "counts as " + name
                                           : fmt::format("is {} {}", article(name), name));
        traits_.push_back("that " + listed(words, "or"));
    }

    const SideWords* side_ = nullptr;
    bool there_ = false, royal_ = false;
    std::string types_;
    std::vector<std::string> traits_;
};

// The kinds of pieces that one of the alternatives is true of; "" if one asks for more.
std::string any_of(const std::vector<Expr>& kids) {
    std::vector<std::string> words;
    for (const Expr& kid : kids) {
        std::vector<Expr> tests = kid->kind == ExprKind::sequence ? kid->kids : std::vector<Expr>{kid};
        std::vector<Expr> denials = tests;
        denials.insert(denials.begin(), make::guard(GuardKind::occupied));
        std::optional<Occupant> who = take_occupant(tests);
        if (!who) {
            tests = denials;
            who = take_occupant(tests);
        }
        if (!who || !tests.empty()) return "";
        words.push_back(who->noun == "piece" && who->traits.empty() ? "any piece" : who->with("a"));
    }
    // What has a clause behind it comes last.
    std::stable_sort(words.begin(), words.end(), [](const std::string& a, const std::string& b) {
        return a.find(" that ") == a.npos && b.find(" that ") != b.npos;
    });
    return listed(words, "or");
}

}  // namespace

bool is_class(const std::string& name) {
    return std::isupper(static_cast<unsigned char>(name[0])) == 0;
}

const char* article(const std::string& word) {
    return std::string("AEIOaeio").find(word[0]) == std::string::npos ? "a" : "an";
}

std::string Occupant::with(const char* which, const std::string& place) const {
    const bool vague = std::string(which) == "a";
    std::string text = fmt::format("{} {}{}", vague ? article(noun) : which, noun, place);
    bool that = false;
    for (const std::string& trait : traits) {
        const bool clause = trait.starts_with("that ");
        text += clause && that ? " and " + trait.substr(5) : " " + trait;
        that |= clause;
    }
    return text;
}

std::optional<Occupant> take_occupant(std::vector<Expr>& tests) {
    Reading reading;
    std::vector<Expr> left;
    for (const Expr& test : tests)
        if (!reading.take(*test)) left.push_back(test);
    std::optional<Occupant> who = reading.told();
    if (who) tests = std::move(left);
    return who;
}

std::string whom(const Expression& guard) {
    if (guard.kind == ExprKind::pass) return "any piece";
    if (guard.kind == ExprKind::none) return "none";
    const bool choice = guard.kind == ExprKind::choice;
    const std::string words =
        any_of(choice ? guard.kids : std::vector<Expr>{std::make_shared<Expression>(guard)});
    return words.empty() ? "a piece, if " + condition(guard) : words;
}

}  // namespace acedrex::program
