// The texts that a ply can be told by.
#include "notation/move/forms.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/ranges.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/notations.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

using Effect = SideEffect::Kind;
using Held = FormPart::Kind;

// What stands in the places of a form.
struct Filled {
    std::string piece{}, from{}, to{}, at{}, side{}, move{};
    bool with_from = false;              // where the form has no place for it, it stands behind the piece
    std::vector<std::string> taken{};    // the fields, or what is listed, of {taken,} and {displaced,}
    std::vector<std::string> on_way{};   // of {x*}: on the way, and
    std::vector<std::string> off_way{};  // behind the field where the piece ends
    bool ends_by_capture = false;        // the last one on the way is made there: it is not written again
};

std::string fill(const Form& form, const Filled& with) {
    const bool own_from = has_place(form, FormPlace::from);
    const std::string from = with.with_from && !own_from ? with.from : "";
    std::string text = has_place(form, FormPlace::piece) ? "" : from;
    std::string sign;  // of captures
    bool skips = false;
    for (const FormPart& part : form) {
        if (part.kind == Held::each) {
            sign = part.text;
            for (const std::string& field : with.on_way) text += sign + field;
            skips = with.ends_by_capture;
        } else if (part.kind == Held::listed) {
            text += fmt::format("{}", fmt::join(with.taken, part.text));
        } else if (part.kind == Held::text) {
            if (!skips) text += part.text;
        } else if (part.place == FormPlace::to) {
            if (!std::exchange(skips, false)) text += with.to;
        } else {
            switch (part.place) {
                case FormPlace::piece:
                    text += with.piece + from;
                    break;
                case FormPlace::from:
                    if (with.with_from) text += with.from;
                    break;
                case FormPlace::at:
                    text += with.at;
                    break;
                case FormPlace::side:
                    text += with.side;
                    break;
                default:
                    text += with.move;
            }
        }
    }
    for (const std::string& field : with.off_way) text += sign + field;
    return text;
}

// The fields in the order that they are given in, then in every other one, unless there are many.
std::vector<std::vector<std::string>> orders(const std::vector<std::string>& fields) {
    constexpr std::size_t kMost = 4;
    std::vector<std::vector<std::string>> all{fields};
    if (fields.size() > kMost) return all;
    std::vector<std::string> other = fields;
    std::sort(other.begin(), other.end());
    do
        if (other != fields) all.push_back(other);
    while (std::next_permutation(other.begin(), other.end()));
    return all;
}

// What befalls a piece other than the one that makes the ply.
struct Befallen {
    FormKind kind;
    Code piece;
    Field from, to;
    std::size_t effect;     // its number in the record
    bool captures = false;  // where it is moved to
};

class PlyForms {
  public:
    PlyForms(const Variant& variant, const PlyRecord& ply, bool goes_on, bool declined)
        : variant_(variant),
          board_(variant.board()),
          forms_(*notations_of(variant).forms),
          ply_(ply),
          goes_on_(goes_on),
          declined_(declined) {}

    std::optional<FormTexts> all() {
        sort_effects();
        sort_captures();
        if (!told_) return std::nullopt;
        FormTexts texts = by_itself();
        add_promotion(texts);
        if (!befallen_.empty()) add_befallen(texts);
        if (!burnt_.empty()) add_behind(FormKind::burns, texts);
        if (dies_ && !gone()) add_behind(FormKind::dies, texts);
        if (!told_ || texts.empty()) return std::nullopt;
        return texts;
    }

  private:
    const std::vector<Form>& declared(FormKind kind) {
        told_ = told_ && !forms_[kind].empty();
        return forms_[kind];
    }
    std::string name(Field f) const { return board_.name(f); }
    bool moves() const { return ply_.from != ply_.to; }
    bool promoted() const { return ply_.promoted_to != kNoPiece; }
    // Is it told as taken off where it stands?
    bool gone() const {
        return dies_ && !moves() && captured_.empty() && burnt_.empty() && befallen_.empty();
    }

    void sort_effects() {
        told_ = !ply_.passes() && ply_.kind != PlyKind::castle && !stuck(ply_) && ply_.to != kNoField;
        for (std::size_t i = 0; i < ply_.effects.size(); ++i) {
            const SideEffect& e = ply_.effects[i];
            const auto befalls = [&](FormKind kind) {
                befallen_.push_back({kind, e.piece, e.from, e.to, i});
            };
            switch (e.kind) {
                case Effect::push:
                case Effect::pull:
                case Effect::displace:
                case Effect::swap:
                    // The piece itself may be moved on, too: that is where its ply ends.
                    if (e.piece != ply_.piece || e.from != ply_.from || e.to != ply_.to)
                        befalls(e.to == kNoField ? FormKind::gone : FormKind::displaced);
                    break;
                case Effect::oblate:
                    befalls(FormKind::gone);
                    break;
                case Effect::convert:
                    befalls(FormKind::convert);
                    break;
                case Effect::place:
                    told_ = told_ && Cast::side(e.piece) == ply_.player;
                    befalls(FormKind::place);
                    break;
                case Effect::leave:
                    dies_ = true;
                    break;
                case Effect::mark:  // moves do that by themselves
                    break;
                default:
                    told_ = false;
            }
        }
    }

    // Which are made by pieces that are moved about, which when all else is done?
    void sort_captures() {
        for (std::size_t i = 0; i < ply_.captures.size(); ++i) {
            const LeftPiece& c = ply_.captures[i];
            const auto by = ranges::find_if(befallen_, [&](const Befallen& one) {
                return one.kind == FormKind::displaced && one.to == c.field && c.after <= one.effect;
            });
            const bool last =
                moves() ? i >= ply_.landed_after : !befallen_.empty() && c.after > befallen_.back().effect;
            if (by != befallen_.end())
                by->captures = true;
            else if (last)
                burnt_.push_back(name(c.field));
            else
                captured_.push_back(c.field);
        }
    }

    // The symbol that is written, and one that is only read.
    std::vector<std::string> symbols(Code piece) const {
        std::vector<std::string> symbols{capitalised(variant_.cast().symbol(piece))};
        if (const std::string& old = variant_.piece(Cast::type(piece)).old_symbol; !old.empty())
            symbols.push_back(capitalised(old));
        return symbols;
    }

    enum class How { written, read, lacking };  // of lacking, a part of what happened is left out

    // By each of the forms of the kind, with the field where the piece stood and without it.
    void add(FormKind kind, Filled with, How how, FormTexts& texts) {
        with.to = name(ply_.to);
        const bool written = how == How::written;
        const std::vector<Form>& forms = written ? declared(kind) : forms_[kind];
        const auto add_as = [&](const std::string& symbol, bool with_from, bool by_symbol) {
            with.piece = symbol;
            with.with_from = with_from;
            if (with_from) with.from = name(ply_.from);
            for (const Form& form : forms)
                texts.push_back({fill(form, with),
                                 written && by_symbol && &form == &forms.front() &&
                                     (with_from || goes_on_ || !has_place(form, FormPlace::from)),
                                 how == How::lacking});
        };
        if (goes_on_) return add_as("", false, true);
        const std::vector<std::string> known = symbols(ply_.piece);
        for (const std::string& symbol : known) {
            add_as(symbol, false, symbol == known.front());
            if (ply_.from != kNoField) add_as(symbol, true, symbol == known.front());
        }
    }

    // What the piece did itself; its symbol alone where it did nothing, and something else follows.
    FormTexts by_itself() {
        FormTexts texts;
        if (ply_.kind == PlyKind::drop)
            add(FormKind::place, {.at = name(ply_.to)}, How::written, texts);
        else if (moves())
            go(texts);
        else if (gone())
            add(FormKind::gone, {}, How::written, texts);
        else if (!captured_.empty())
            add_orders(FormKind::rifle, &Filled::taken, texts);
        else if (befallen_.empty() && !promoted())
            add(FormKind::stays, {}, How::written, texts);
        else
            named(texts);
        return texts;
    }

    // The fields of captures are written in the order of time, and read in any.
    void add_orders(FormKind kind, std::vector<std::string> Filled::*fields, FormTexts& texts) {
        for (const std::vector<std::string>& order : orders(names_of(captured_))) {
            Filled with;
            with.*fields = order;
            add(kind, with, texts.empty() ? How::written : How::read, texts);
        }
    }

    std::vector<std::string> names_of(const std::vector<Field>& fields) const {
        std::vector<std::string> names;
        for (const Field f : fields) names.push_back(name(f));
        return names;
    }

    void named(FormTexts& texts) const {
        if (goes_on_) return texts.push_back({"", true, false});
        const std::vector<std::string> known = symbols(ply_.piece);
        for (const std::string& symbol : known)
            for (const std::string& from : {std::string(), name(ply_.from)})
                texts.push_back({symbol + from, symbol == known.front(), false});
    }

    void go(FormTexts& texts) {
        if (captured_.empty()) return add(FormKind::move, {}, How::written, texts);
        if (captured_ == std::vector{ply_.to}) return add(FormKind::capture, {}, How::written, texts);
        const std::vector<Field> way = way_of(board_, ply_);
        Filled with;
        for (const Field f : captured_)
            (ranges::count(way, f) > 0 ? with.on_way : with.off_way).push_back(name(f));
        with.ends_by_capture = !with.on_way.empty() && with.on_way.back() == name(ply_.to);
        add(FormKind::over, with, How::written, texts);
        add_orders(FormKind::over, &Filled::off_way, texts);
        with.on_way = names_of(captured_);
        with.off_way.clear();
        with.ends_by_capture = captured_.back() == ply_.to;
        add(FormKind::over, with, How::read, texts);
        // As if it were nothing special, where it comes down at one field only.
        add(FormKind::move, {}, How::lacking, texts);
        add(FormKind::capture, {}, How::lacking, texts);
    }

    void add_promotion(FormTexts& texts) {
        if (!promoted() && (!declined_ || forms_[FormKind::declined].empty())) return;
        const FormKind kind = promoted() ? FormKind::promotes : FormKind::declined;
        const std::vector<Form>& forms = declared(kind);
        const std::vector<std::string> known =
            promoted() ? symbols(ply_.promoted_to) : std::vector<std::string>{""};
        FormTexts made;
        for (const FormText& one : texts) {
            for (const Form& form : forms)
                for (const std::string& symbol : known)
                    made.push_back({one.text + fill(form, {.piece = symbol}),
                                    one.written && &form == &forms.front() && symbol == known.front(),
                                    one.lacks});
            if (!promoted()) made.push_back({one.text, false, one.lacks});
        }
        texts = std::move(made);
    }

    enum class Names { as_needed, all, none };  // of the fields where others stood

    std::string told_of(const Befallen& one, bool with_from) {
        Filled with;
        with.piece = symbols(one.piece).front();
        with.from = with.at = name(one.from);
        with.with_from = one.kind == FormKind::gone || (one.kind == FormKind::displaced && with_from);
        if (one.to != kNoField) with.to = name(one.to);
        with.side = forms_.sides[static_cast<std::size_t>(Cast::side(one.piece))];
        const std::vector<Form>& forms = declared(one.captures ? FormKind::capture : one.kind);
        return told_ ? fill(forms.front(), with) : "";
    }

    // Who stood where another one comes to stand goes on from there; such a field, which has just been named,
    // is not named again: "OxT-k4:A-k5,Goxk6".
    std::vector<std::string> list_of_befallen(Names names) {
        std::vector<std::string> list;
        std::vector<Befallen> rest = befallen_;
        for (Field last = moves() ? ply_.to : kNoField; !rest.empty();) {
            auto next = ranges::find(rest, last, &Befallen::from);
            if (next == rest.end()) next = rest.begin();
            const bool named = next->from == last;
            list.push_back(told_of(*next, names == Names::all || (names == Names::as_needed && !named)));
            last = next->to == kNoField ? next->from : next->to;
            rest.erase(next);
        }
        return list;
    }

    // Behind the piece or its move. What befalls a field may be told without the piece that stays.
    void add_befallen(FormTexts& texts) {
        const Form alone{{Held::listed, ",", FormPlace::displaced}};
        const bool stays = !moves() && captured_.empty() && !promoted();
        const bool of_fields = stays && ranges::all_of(befallen_, [](const Befallen& one) {
                                   return one.kind == FormKind::convert || one.kind == FormKind::place;
                               });
        const std::vector<Form>& forms = of_fields ? forms_[FormKind::caused] : declared(FormKind::caused);
        FormTexts made, behind;
        for (const Names names : {Names::as_needed, Names::all, Names::none}) {
            Filled with;
            with.taken = list_of_befallen(names);
            const bool first = names == Names::as_needed;
            made.push_back({fill(alone, with), first && of_fields, !of_fields});
            for (const FormText& one : texts)
                for (const Form& form : forms) {
                    with.piece = one.text;
                    behind.push_back(
                        {fill(form, with), first && one.written && &form == &forms.front(), one.lacks});
                }
        }
        if (!told_) return;
        made.insert(made.end(), behind.begin(), behind.end());
        if (!stays)
            for (const FormText& one : texts) made.push_back({one.text, false, true});
        texts = std::move(made);
    }

    // What is told behind the whole move, and may be left out.
    void add_behind(FormKind kind, FormTexts& texts) {
        const std::vector<Form>& forms = declared(kind);
        FormTexts made;
        for (const FormText& one : texts) {
            for (const std::vector<std::string>& order : orders(burnt_))
                for (const Form& form : forms)
                    made.push_back({fill(form, {.move = one.text, .taken = order}),
                                    one.written && &form == &forms.front() && order == burnt_, one.lacks});
            made.push_back({one.text, false, true});
        }
        texts = std::move(made);
    }

    const Variant& variant_;
    const Board& board_;
    const NotationForms& forms_;
    const PlyRecord& ply_;
    bool goes_on_, declined_;
    std::vector<Befallen> befallen_;
    std::vector<Field> captured_;
    std::vector<std::string> burnt_;  // the fields of those that are captured last
    bool dies_ = false;
    bool told_ = true;  // there are forms for all of it
};

}  // namespace

std::optional<FormTexts> form_texts(const Variant& variant, const PlyRecord& ply, bool goes_on,
                                    bool declined) {
    return PlyForms(variant, ply, goes_on, declined).all();
}

}  // namespace acedrex
