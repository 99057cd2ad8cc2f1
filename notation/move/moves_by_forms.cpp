// Moves of one position by the texts that forms make of them.
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "base/ranges.hpp"
#include "notation/move/forms.hpp"
#include "notation/move/notation.hpp"
#include "notation/text/ascii.hpp"

namespace acedrex {

namespace {

constexpr std::size_t kMostTexts = 512;  // of plies of one piece that are told as one

// What a move does but for promotions: moves of which this is the same differ by these.
std::vector<std::size_t> unpromoted(Plies plies) {
    std::vector<std::size_t> deeds;
    for (const PlyRecord& ply : plies) {
        deeds.insert(deeds.end(), {ply.piece, ply.from, ply.to, ply.captures.size(), ply.effects.size()});
        for (const LeftPiece& one : ply.captures) deeds.push_back(one.field);
        for (const SideEffect& one : ply.effects) deeds.insert(deeds.end(), {one.from, one.to});
    }
    return deeds;
}

bool is_promoted(const PlyRecord& ply) {
    return ply.promoted_to != kNoPiece && ply.kind != PlyKind::drop;
}

// Does the piece of the ply before make a further one?
bool goes_on(Plies plies, std::size_t i) {
    if (i == 0 || plies[i].from != plies[i - 1].to || plies[i].from == kNoField) return false;
    const PlyRecord& last = plies[i - 1];
    return plies[i].piece == (last.promoted_to != kNoPiece ? last.promoted_to : last.piece);
}

FormTexts joined(const FormTexts& first, const FormTexts& second) {
    FormTexts both;
    for (const FormText& a : first)
        for (const FormText& b : second)
            if (both.size() < kMostTexts)
                both.push_back({a.text + b.text, a.written && b.written, a.lacks || b.lacks});
    return both;
}

// Of each part the text that is written at that level: the later, the fuller; "" where there is none.
std::string at_level(const std::vector<FormTexts>& parts, std::size_t level) {
    std::string text;
    for (const FormTexts& part : parts) {
        std::vector<const FormText*> written;
        for (const FormText& one : part)
            if (one.written) written.push_back(&one);
        if (written.empty()) return "";
        text += (text.empty() ? "" : "; ") + written[std::min(level, written.size() - 1)]->text;
    }
    return text;
}

// Blanks are not compared: scores have none.
std::string compared(std::string_view text) {
    std::string rest(text);
    std::erase(rest, ' ');
    return rest;
}

std::vector<std::string> split_parts(std::string_view text) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(';', begin), text.size());
        parts.push_back(compared(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    return parts;
}

const FormText* among(const FormTexts& texts, const std::string& text) {
    const FormText* found = nullptr;
    for (const FormText& one : texts)
        if (compared(one.text) == text && (found == nullptr || !one.lacks)) found = &one;
    return found;
}

}  // namespace

MovesByForms::MovesByForms(const Variant& variant, const std::vector<Plies>& moves)
    : variant_(variant), moves_(moves), plain_(long_forms(variant, moves)), ways_(moves.size()) {
    std::set<std::pair<std::vector<std::size_t>, std::size_t>> promotions;
    for (const Plies plies : moves)
        for (std::size_t i = 0; i < plies.size(); ++i)
            if (is_promoted(plies[i])) promotions.emplace(unpromoted(plies), i);
    for (std::size_t k = 0; k < moves.size(); ++k) {
        by_plain_.emplace(compared(plain_[k]), k);
        Parts by_piece, by_ply;
        bool told = !moves[k].empty(), differ = false;
        for (std::size_t i = 0; i < moves[k].size() && told; ++i) {
            const PlyRecord& ply = moves[k][i];
            const bool declined =
                !promotions.empty() && !is_promoted(ply) && promotions.count({unpromoted(moves[k]), i}) > 0;
            const auto texts = form_texts(variant, ply, false, declined);
            const bool further = goes_on(moves[k], i);
            const auto behind = further ? form_texts(variant, ply, true, declined) : texts;
            told = texts && behind;
            if (!told) break;
            by_ply.push_back(*texts);
            differ = differ || further;
            if (further)
                by_piece.back() = joined(by_piece.back(), *behind);
            else
                by_piece.push_back(*texts);
        }
        if (!told) continue;
        add(k, std::move(by_piece));
        if (differ) add(k, std::move(by_ply));
    }
}

void MovesByForms::add(std::size_t move, Parts parts) {
    for (const FormText& first : parts.front()) {
        std::vector<Entry>& entries = by_first_[compared(first.text)];
        const Entry entry{move, ways_[move].size(), first.lacks};
        // Two forms may make the same of it.
        if (const auto same = ranges::find_if(
                entries, [&](const Entry& one) { return one.move == move && one.way == entry.way; });
            same == entries.end())
            entries.push_back(entry);
        else
            same->lacks = same->lacks && entry.lacks;
    }
    ways_[move].push_back(std::move(parts));
}

// The moves that it can be made of, all of which happened before those of which a part did.
std::vector<std::size_t> MovesByForms::told(std::string_view text) const {
    const std::vector<std::string> parts = split_parts(text);
    std::vector<std::size_t> whole, lacking;
    const auto entries = by_first_.find(parts.front());
    if (entries == by_first_.end()) return {};
    for (const Entry& entry : entries->second) {
        const Parts& way = ways_[entry.move][entry.way];
        if (way.size() != parts.size()) continue;
        bool lacks = entry.lacks, same = true;
        for (std::size_t i = 1; i < parts.size() && same; ++i) {
            const FormText* found = among(way[i], parts[i]);
            same = found != nullptr;
            lacks = lacks || (same && found->lacks);
        }
        std::vector<std::size_t>& found = lacks ? lacking : whole;
        if (same && ranges::count(found, entry.move) == 0) found.push_back(entry.move);
    }
    return whole.empty() ? lacking : whole;
}

std::vector<std::size_t> MovesByForms::meant(std::string_view text) const {
    if (const auto plain = by_plain_.find(compared(text)); plain != by_plain_.end()) return {plain->second};
    std::vector<std::size_t> found = told(text);
    // The longest symbol with which it begins.
    const auto symbol = [&](std::size_t move) {
        const std::string symbol = capitalised(variant_.cast().symbol(moves_[move].front().piece));
        return text.starts_with(symbol) ? symbol.size() : 0;
    };
    std::size_t longest = 0;
    for (const std::size_t move : found) longest = std::max(longest, symbol(move));
    std::erase_if(found, [&](std::size_t move) { return symbol(move) < longest; });
    return found;
}

bool MovesByForms::is_alone(std::size_t move, const std::string& text) const {
    const auto plain = by_plain_.find(compared(text));
    if (plain != by_plain_.end() && plain->second != move) return false;
    const std::vector<std::size_t> all = told(text);
    return all.size() == 1 && all.front() == move;
}

std::vector<std::string> MovesByForms::written(bool whole) const {
    std::vector<std::string> texts;
    for (std::size_t k = 0; k < moves_.size(); ++k) {
        texts.push_back(plain_[k]);
        if (ways_[k].empty()) continue;
        std::size_t levels = 0;
        for (const FormTexts& part : ways_[k].front())
            levels = std::max<std::size_t>(
                levels, static_cast<std::size_t>(ranges::count(part, true, &FormText::written)));
        for (std::size_t level = whole ? 0 : levels - 1; level < levels; ++level)
            if (const std::string text = at_level(ways_[k].front(), level); is_alone(k, text)) {
                texts.back() = text;
                break;
            }
    }
    return texts;
}

}  // namespace acedrex
