// Queues, windows of drops and counters that drops ask for, looked up for showing.
#include "notation/position/stock.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "base/ranges.hpp"
#include "movement/expression.hpp"
#include "notation/text/labels.hpp"

namespace acedrex {

namespace {

// The drop that takes from the pocket and has windows; nullptr: there is none.
const Part* windowed_drop(const std::vector<Part>& parts, int pocket) {
    for (const Part& part : parts) {
        if (!part.windows[0].empty() && part.drops[0].pocket == pocket) return &part;
        if (const Part* inner = windowed_drop(part.parts, pocket)) return inner;
    }
    return nullptr;
}

Queue queue_of(const Variant& variant, const Position& position, int pocket, Side side, std::size_t most) {
    const auto line = position.queue(side, pocket);
    const bool later = side != position.to_move() && side == variant.spec().first;
    Queue queue{pocket, side, position.turns() / 2 + (later ? 2 : 1), line.size(), {}};
    const Part* drop = windowed_drop(variant.turn().ways, pocket);
    const auto taken = position.taken(side, pocket);
    for (int i = 0; static_cast<std::size_t>(i) < std::min(most, line.size()); ++i) {
        const auto number = static_cast<std::size_t>(taken + i);
        const auto& [code, kept] = line[static_cast<std::size_t>(i)];
        Waiting piece{code, place_name(variant, {pocket, side, number})};
        piece.kept = kept;
        if (drop != nullptr) piece.turns = drop->windows_ahead(side, taken + i).front();
        queue.next.push_back(std::move(piece));
    }
    return queue;
}

// The names of the counters that guards of drops ask for.
std::vector<std::string> asked_by_drops(const VariantSpec& spec) {
    std::vector<std::string> names;
    each_drop(spec, [&](const DropSpec& drop) {
        if (!drop.at) return;
        any_inside(*drop.at, [&](const Expression& e) {
            if (e.is(GuardKind::counter)) names.push_back(e.names[0]);
            return false;
        });
    });
    return names;
}

}  // namespace

std::vector<Queue> queues_of(const Variant& variant, const Position& position, std::size_t most) {
    std::vector<Queue> queues;
    for (std::size_t pocket = 0; pocket < variant.pockets().queues.size(); ++pocket)
        for (const Side side : {Side::light, Side::dark})
            if (variant.pockets().queues[pocket] != 0 &&
                !position.queue(side, static_cast<int>(pocket)).empty())
                queues.push_back(queue_of(variant, position, static_cast<int>(pocket), side, most));
    return queues;
}

std::string queue_name(const Variant& variant, const Queue& queue) {
    const std::string& name = variant.pockets().names[static_cast<std::size_t>(queue.pocket)];
    return fmt::format("in {}, {}", name.empty() ? "reserve" : name, to_string(queue.side));
}

std::string when_words(const Waiting& piece, int turn) {
    if (!piece.turns) return "";
    const auto [first, last] = *piece.turns;
    if (turn >= last) return "now";
    if (turn >= first) return fmt::format("by turn {}", last);
    return first == last ? fmt::format("turn {}", first) : fmt::format("turns {} to {}", first, last);
}

std::vector<Owed> owed_to_drops(const Variant& variant, const Position& position) {
    const std::vector<std::string> names = asked_by_drops(variant.spec());
    const auto& counters = variant.binding().counters;
    std::vector<Owed> owed;
    for (std::size_t i = 0; i < counters.size(); ++i)
        if (const int number = position.counter(static_cast<int>(i));
            number != 0 && ranges::count(names, counters[i].name) > 0)
            owed.push_back({counters[i].name, counters[i].side, number});
    return owed;
}

std::string owed_words(const Owed& owed) {
    return fmt::format("{}{} {}", owed.side ? fmt::format("{}'s ", to_string(*owed.side)) : "", owed.counter,
                       owed.number);
}

std::string why_it_waits(const Variant& variant, const Position& position, Code piece, int pocket) {
    if (variant.pockets().queues[static_cast<std::size_t>(pocket)] == 0 || piece == kNoPiece ||
        position.reserve(piece, pocket) == 0)
        return "";
    const Queue queue = queue_of(variant, position, pocket, Cast::side(piece), 1);
    const Waiting& next = queue.next.front();
    const std::string& name = variant.cast().name(next.piece);
    if (next.piece != piece) return "the next piece to come in from there is the " + name;
    if (!next.turns || queue.turn >= next.turns->first) return "";
    return "the " + name + " may come in from turn " + std::to_string(next.turns->first) +
           " on, and this is turn " + std::to_string(queue.turn);
}

}  // namespace acedrex
