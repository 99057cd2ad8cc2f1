// Reading the forms that a variant declares for what happens in its moves.
#include "base/diagnostic.hpp"
#include "base/ranges.hpp"
#include "declare/parts.hpp"
#include "sandbox/shown_text.hpp"

namespace acedrex {

namespace {

using Held = FormPart::Kind;

constexpr std::size_t kLongestForm = 64;

// What the forms of a kind may hold, and one of which they have to.
struct FormRow {
    std::vector<FormPlace> places;
    std::vector<FormPlace> needed{};
    bool each = false;  // {x*}, which is needed then
};

const FormRow& row_of(FormKind kind) {
    static const std::array<FormRow, kFormKinds> kRows = {{
        {{FormPlace::piece, FormPlace::from, FormPlace::to}, {FormPlace::to}},                 // move
        {{FormPlace::piece, FormPlace::from, FormPlace::to}, {FormPlace::to}},                 // capture
        {{FormPlace::piece, FormPlace::from, FormPlace::to}, {FormPlace::to}, true},           // over
        {{FormPlace::piece, FormPlace::from, FormPlace::taken}, {FormPlace::taken}},           // rifle
        {{FormPlace::move, FormPlace::taken}, {FormPlace::move, FormPlace::taken}},            // burns
        {{FormPlace::piece, FormPlace::from}, {FormPlace::piece}},                             // stays
        {{FormPlace::at, FormPlace::side, FormPlace::piece}, {FormPlace::at}},                 // convert
        {{FormPlace::at, FormPlace::piece}, {FormPlace::at, FormPlace::piece}},                // place
        {{FormPlace::piece, FormPlace::from, FormPlace::to}, {FormPlace::to}},                 // displaced
        {{FormPlace::piece, FormPlace::displaced}, {FormPlace::piece, FormPlace::displaced}},  // caused
        {{FormPlace::piece, FormPlace::from}, {FormPlace::piece}},                             // gone
        {{FormPlace::move}, {FormPlace::move}},                                                // dies
        {{FormPlace::piece}},                                                                  // promotes
        {{}},                                                                                  // declined
    }};
    return kRows[static_cast<std::size_t>(kind)];
}

// Does it stand for several things, with the text between these?
bool is_list(FormPlace place) {
    return place == FormPlace::taken || place == FormPlace::displaced;
}

std::string shown_place(FormPlace place) {
    return "{" + std::string(kFormPlaceNames[static_cast<std::size_t>(place)]) +
           (is_list(place) ? ",}" : "}");
}

// Those that the forms may hold: "{piece}, {from} and {to}".
std::string all_places_of(const FormRow& row) {
    std::vector<std::string> names;
    for (const FormPlace place : row.places) names.push_back(shown_place(place));
    if (row.each) names.emplace_back("{x*}");
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
    return text;
}

// One form. Nothing where it is faulty; `why` then says what is wrong.
class FormReader {
  public:
    FormReader(const FormRow& row, std::string& why) : row_(row), why_(why) {}

    std::optional<Form> read(std::string_view text) {
        if (text.empty() || has_controls(text)) return wrong("is not a text of a move");
        if (text.find(';') != std::string_view::npos)
            return wrong("holds ;, which stands between parts of a turn");
        while (!text.empty()) {
            const std::size_t open = std::min(text.find_first_of("{}"), text.size());
            if (open > 0) form_.push_back({Held::text, std::string(text.substr(0, open))});
            text.remove_prefix(open);
            if (text.empty()) break;
            const std::size_t close = text.find('}');
            if (text[0] == '}' || close == std::string_view::npos)
                return wrong("has a brace without the other one");
            if (!place(text.substr(1, close - 1))) return std::nullopt;
            text.remove_prefix(close + 1);
        }
        for (const FormPlace needed : row_.needed)
            if (!has_place(form_, needed)) return wrong("has no place " + shown_place(needed));
        if (row_.each && !ranges::any_of(form_, [](const FormPart& part) { return part.kind == Held::each; }))
            return wrong("has no place for the captures, like {x*}");
        return std::move(form_);
    }

  private:
    std::nullopt_t wrong(std::string what) {
        why_ = std::move(what);
        return std::nullopt;
    }

    // What stands between braces.
    bool place(std::string_view inside) {
        if (row_.each && inside.size() > 1 && inside.ends_with('*')) {
            form_.push_back({Held::each, std::string(inside.substr(0, inside.size() - 1)), FormPlace::taken});
            return true;
        }
        const std::size_t letters =
            std::min(inside.find_first_not_of("abcdefghijklmnopqrstuvwxyz"), inside.size());
        const std::string name(inside.substr(0, letters));
        const std::string between(inside.substr(letters));
        for (const FormPlace place : row_.places) {
            if (name != kFormPlaceNames[static_cast<std::size_t>(place)]) continue;
            if (is_list(place) != !between.empty()) break;
            form_.push_back({is_list(place) ? Held::listed : Held::place, between, place});
            return true;
        }
        std::vector<std::string> known;
        for (const FormPlace one : row_.places) known.push_back(shown_place(one));
        const std::string given = "{" + std::string(inside) + "}";
        const std::string nearest = nearest_name(given, known);
        wrong("has an unknown place " + given + "; " +
              (!nearest.empty()      ? "did you mean " + nearest + "?"
               : row_.places.empty() ? "it has none"
                                     : "it may have " + all_places_of(row_)));
        return false;
    }

    const FormRow& row_;
    std::string& why_;
    Form form_;
};

std::string side_name(const Declaration& sides, const char* side) {
    const auto name = sides.text(side, kLongestForm);
    if (name && (name->empty() || has_controls(*name) || name->find_first_of("{};") != std::string::npos))
        sides.fault(side, "bad-form", "notation: " + std::string(side) + " has a name that no move can hold");
    return name.value_or(side);
}

}  // namespace

NotationForms read_forms(const Declaration& notation) {
    NotationForms read;
    std::vector<std::string> known{"kind", "sides"};
    for (std::size_t i = 0; i < kFormKinds; ++i) {
        const char* const key = kFormNames[i];
        known.emplace_back(key);
        for (const std::string& text : notation.names(key)) {
            std::string why;
            auto form = text.size() > kLongestForm
                            ? std::nullopt
                            : FormReader(row_of(static_cast<FormKind>(i)), why).read(text);
            if (why.empty() && !form) why = "is longer than " + std::to_string(kLongestForm) + " bytes";
            if (form)
                read.forms[i].push_back(std::move(*form));
            else
                notation.fault(key, "bad-form",
                               "notation." + std::string(key) + ": the form " + in_quotes(text) + " " + why);
        }
    }
    if (!notation.has("move")) notation.missing("move", "a form, like \"{piece}-{to}\"");
    read.sides = {"light", "dark"};
    if (const auto sides = notation.within("sides")) {
        sides->allow({"light", "dark"});
        read.sides = {side_name(*sides, "light"), side_name(*sides, "dark")};
    }
    notation.allow(known);
    return read;
}

}  // namespace acedrex
