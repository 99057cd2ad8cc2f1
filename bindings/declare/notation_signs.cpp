// Reading what a variant says of its notation.
#include <algorithm>
#include <cctype>
#include <set>

#include "base/ranges.hpp"
#include "declare/parts.hpp"
#include "notation/text/notations.hpp"
#include "sandbox/shown_text.hpp"

namespace acedrex {

namespace {

using Names = std::vector<std::string>;

// Names of fields and symbols of pieces stand between signs.
bool is_sign(const std::string& text) {
    return !text.empty() && !has_controls(text) && !ranges::any_of(text, [](unsigned char c) {
        return std::isalnum(c) != 0 || std::isspace(c) != 0;
    });
}

// met: the signs that have been read, each of which means one thing. Nothing where it is none, and it is
// said.
std::optional<std::string> read_sign(const Declaration& d, const std::string& key,
                                     std::set<std::string>& met) {
    constexpr std::size_t kLongest = 16;  // each stands many times in a move
    auto sign = d.text(key, kLongest);
    if (!sign) return std::nullopt;
    if (!is_sign(*sign))
        d.fault(key, "bad-sign",
                "notation: " + key + " should be a sign, without letters, digits and spaces, found " +
                    in_quotes(*sign));
    else if (!met.insert(*sign).second)
        d.fault(key, "bad-sign",
                "notation: " + key + " has a sign that means something else already, " + in_quotes(*sign));
    else
        return sign;
    return std::nullopt;
}

class SignReader {
  public:
    SignReader(const Declaration& notation, TrailSigns& signs) : signs_(signs) {
        Names known = kNotationKeys.names(notation.lua()), statuses;
        for (std::size_t i = 0; i < kSigns; ++i)
            (is_status(i) ? statuses : known).emplace_back(kSignNames[i]);
        notation.allow(known);
        read(notation, false);
        if (const auto status = notation.within("status")) {
            status->allow(statuses);
            read(*status, true);
        }
        read_by_tag(notation, "lost", signs_.lost, false);
        read_by_tag(notation, "roles", signs_.roles, true);
        read_by_tag(notation, "role_spent", signs_.role_spent, true);
        read_by_tag(notation, "role_lost", signs_.role_lost, true);
        signs_.unnamed = notation.names("unnamed");
    }

  private:
    static bool is_status(std::size_t i) {
        return i >= kFirstStatus && static_cast<Sign>(i) != Sign::annotation;
    }

    void read(const Declaration& d, bool status) {
        for (std::size_t i = 0; i < kSigns; ++i)
            if (is_status(i) == status)
                if (auto sign = read_sign(d, kSignNames[i], met_)) signs_.signs[i] = std::move(*sign);
    }

    // shared: several tags may have the same sign.
    void read_by_tag(const Declaration& notation, const char* key, std::map<std::string, std::string>& signs,
                     bool shared) {
        const auto by_tag = notation.within(key);
        if (!by_tag) return;
        const std::set<std::string> others = met_;
        std::set<std::string> all = met_;
        for (const std::string& tag : by_tag->keys()) {
            if (shared) met_ = others;
            auto sign = read_sign(*by_tag, tag, met_);
            if (!sign) continue;
            all.insert(*sign);
            signs[tag] = std::move(*sign);
        }
        met_ = std::move(all);
    }

    TrailSigns& signs_;
    std::set<std::string> met_;
};

EditSigns read_edit_signs(const Declaration& notation) {
    EditSigns signs;
    std::set<std::string> met;
    Names known{"kind"};
    const auto sign = [&](const char* key, bool needed, std::string& member) {
        known.emplace_back(key);
        if (needed && !notation.has(key)) notation.missing(key, "a sign");
        member = read_sign(notation, key, met).value_or("");
    };
    sign("to", true, signs.to);
    sign("off", false, signs.off);
    sign("part", true, signs.part);
    sign("comment", false, signs.comment);
    notation.allow(known);
    return signs;
}

}  // namespace

const KeyTable kNotationKeys{
    {{"kind"}, {"lost"}, {"roles"}, {"role_spent"}, {"role_lost"}, {"status"}, {"unnamed", Types::list}}};

void read_notation(const Declaration& d, const std::string& key, VariantSpec& spec) {
    const auto notation = d.within(key);
    if (!notation) return;
    if (!notation->has("kind"))
        return notation->missing("kind",
                                 "what `require \"acedrex.notation\"` makes, as by notation.trail{ ... }");
    const auto kind = notation->one_of("kind", {"trail", "edits", "forms"});
    Notations made;
    if (kind == "trail")
        SignReader(*notation, made.trail.emplace());
    else if (kind == "edits")
        made.edits = read_edit_signs(*notation);
    else if (kind == "forms")
        made.forms = read_forms(*notation);
    spec.tells_steps = made.trail.has_value();
    if (kind) spec.notations = std::make_shared<const Notations>(std::move(made));
}

}  // namespace acedrex
