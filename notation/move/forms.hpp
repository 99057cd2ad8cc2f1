// Moves told by the forms that a variant declares: "Wa-a7", "Zixd4-e5", "CmH:Pd7-c6".
// All the texts that a move can be told by are made of it. The first that is no other move's is written, and
// a text is read as the move that it is made of; so what is written is read, and nothing is guessed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "notation/move/record.hpp"
#include "variant/variant.hpp"

namespace acedrex {

struct FormText {
    std::string text;
    bool written = false;  // else it is only read
    bool lacks = false;    // a part of what happened; others are meant before it
};
// Those that are written come in order, from the shortest to the fullest.
using FormTexts = std::vector<FormText>;

// What a ply can be told by. goes_on: its piece is that of the ply before, and is not named again. declined:
// a promotion is. Nothing where the forms cannot tell all of it.
std::optional<FormTexts> form_texts(const Variant& variant, const PlyRecord& ply, bool goes_on,
                                    bool declined);

// The moves of a position, or turns that are begun, by their texts.
class MovesByForms {
  public:
    MovesByForms(const Variant& variant, const std::vector<Plies>& moves);

    // What each is written as; in the plain form where the forms cannot tell it, or not tell it apart. whole:
    // these are all that there are; else the fullest texts are written.
    std::vector<std::string> written(bool whole) const;
    // Those that the text can mean.
    std::vector<std::size_t> meant(std::string_view text) const;

  private:
    // The texts of a move, part by part.
    using Parts = std::vector<FormTexts>;
    struct Entry {
        std::size_t move, way;
        bool lacks;
    };

    void add(std::size_t move, Parts parts);
    bool is_alone(std::size_t move, const std::string& text) const;
    std::vector<std::size_t> told(std::string_view text) const;

    const Variant& variant_;
    std::vector<Plies> moves_;
    std::vector<std::string> plain_;
    std::unordered_map<std::string, std::size_t> by_plain_;
    std::vector<std::vector<Parts>> ways_;  // of each move, the first of them is written
    std::unordered_map<std::string, std::vector<Entry>> by_first_;  // by the text of the first part
};

}  // namespace acedrex
