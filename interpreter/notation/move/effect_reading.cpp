// Reading what is said to happen besides the move itself.
#include "notation/move/notation.hpp"
#include "notation/move/ply_reader.hpp"
#include "notation/text/cursor.hpp"

namespace acedrex {

namespace {

class EffectReader {
  public:
    EffectReader(const Variant& variant, Cursor& text)
        : variant_(variant), board_(variant.board()), text_(text) {}

    bool read(EffectPattern& effect, std::string& why) {
        const auto fail = [&why](std::string reason) {
            why = std::move(reason);
            return false;
        };
        text_.take_while([](char c) { return c == ' '; });
        const bool symbol = text_.is_next('[') || is_upper(text_.peek());
        if (symbol && text_.board_ahead(board_) == nullptr)
            effect.piece = named_piece(variant_, text_.symbol());
        const std::string field = read_field();
        if (field.empty())
            return fail("a field is expected after the comma, with what happens there, like c4* or c4>c5");
        effect.field = numbered(field);
        constexpr std::string_view signs = "*!%=>+{";
        if (text_.at_end() || signs.find(text_.peek()) == std::string_view::npos)
            return fail("what happens on " + field + " is expected, one of * ! % = > + {");
        effect.sign = text_.take_first(1)[0];
        effect.text = (effect.piece.given() ? bracketed(effect.piece.name) : "") + field + effect.sign;
        if (effect.sign == '>') {
            const std::string to = read_field();
            if (!to.empty()) effect.to = numbered(to);
            effect.text += to;
        } else if (effect.sign == '=' || effect.sign == '+') {
            if (!text_.at_end() && !text_.is_next(','))
                effect.becomes = named_piece(variant_, text_.symbol());
            if (effect.becomes.number < 0)
                return fail("no piece has the symbol " + quoted(effect.becomes.name));
            effect.text += bracketed(effect.becomes.name);
        } else if (effect.sign == '{' && !read_tag(effect)) {
            return fail("a mark is written like c4{name}");
        }
        return true;
    }

  private:
    // Letters and digits, whether or not the board has such a field; "" if there are none.
    std::string read_field() {
        const Cursor before = text_;
        const std::string_view name = text_.field();
        const auto digit = name.find_first_of("0123456789");
        if (digit != std::string_view::npos && digit > 0 && is_lower(name[digit - 1]))
            return std::string(name);
        text_ = before;
        return "";
    }

    Field numbered(const std::string& field) const { return board_.field(field).value_or(board_.off()); }

    // "tag}" or "-tag}".
    bool read_tag(EffectPattern& effect) {
        const std::string_view name = text_.take_while([](char c) { return c != '}'; });
        if (!text_.take('}')) return false;
        effect.text += std::string(name) + "}";
        effect.lost = name.starts_with('-');
        if (!name.empty()) effect.tag = variant_.tags().find(name.substr(effect.lost ? 1 : 0)).value_or(0);
        return true;
    }

    const Variant& variant_;
    const Board& board_;
    Cursor& text_;
};

}  // namespace

bool read_effects(const Variant& variant, std::string_view given, std::vector<EffectPattern>& effects,
                  std::string& why) {
    Cursor text(given);
    do {
        EffectPattern effect;
        if (!EffectReader(variant, text).read(effect, why)) return false;
        effects.push_back(std::move(effect));
    } while (text.take(','));
    Cursor rest(without_number(text.rest()));
    rest.take_while(is_annotation);
    if (rest.at_end()) return true;
    why = quoted(rest.rest()) + " is not expected there";
    return false;
}

}  // namespace acedrex
