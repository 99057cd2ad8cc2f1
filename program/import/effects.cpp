// What captures and moves bring about besides: explosions, walls, pieces that change sides.
#include <fmt/core.h>

#include <algorithm>

#include "import/converter.hpp"

namespace acedrex::program::imports {

namespace {

constexpr const char* kNeighbours = "m.step(m.all) * m.enemy * m.convert";

}  // namespace

// What pieces that move or come in beside others of their side do to their neighbours, where these change
// sides.
Words Converter::after_a_move() const {
    if (s_.word("flipEnclosedPieces") != "quadwrangle") return "m.pass";
    return Words("m.land") * Words(fmt::format("m.every({})", kNeighbours));
}

Words Converter::after_a_drop() const {
    if (s_.word("flipEnclosedPieces") != "quadwrangle") return {};
    return Words(fmt::format("#(m.step(m.all) * m.own) * {} + m.pass", kNeighbours));
}

// What becomes of the piece that captures; leave: what else becomes of it.
Words Converter::petrified(const Words& leave) {
    const std::string letters = s_.types("petrifyOnCaptureTypes");
    if (letters.empty()) return leave;
    const auto stone = names_of(letters);
    const Words turns = Words("m.become \"Wall\"");
    if (stone.size() == types_.size()) return turns;
    const Words is(fmt::format("m.i_am({})", in_quotes(stone)));
    return is * turns + -is * leave;
}

void Converter::write_blasts() {
    if (!s_.flag("blastOnCapture")) {
        if (const Words turns = petrified("m.pass"); !turns.is_pass()) keys_.set("on_capture", turns);
        return;
    }
    std::vector<std::string> spared = names_of(s_.types("blastImmuneTypes"));
    for (const PieceType& type : types_)
        if (type.key == "pawn" && std::find(spared.begin(), spared.end(), type.name) == spared.end())
            spared.push_back(type.name);
    if (!wall_.empty()) spared.push_back(wall_);
    const std::vector<std::string> immune = names_of(s_.types("blastImmuneTypes"));
    Words leave = "m.leave";
    if (!immune.empty())
        leave = Words(fmt::format("(m.i_am({0}) + -m.i_am({0}) * m.leave)", in_quotes(immune)));
    keys_.set("on_capture",
              Words(fmt::format("m.every(m.step(m.all) * m.occupied{} * m.oblate)",
                                spared.empty() ? "" : fmt::format(" * -m.is({})", in_quotes(spared)))) *
                  petrified(leave));
    const auto mutual = names_of(s_.types("mutuallyImmuneTypes"));
    for (PieceType& type : types_) {
        if (std::find(mutual.begin(), mutual.end(), type.name) == mutual.end()) continue;
        type.keys.set("immune", Words(fmt::format("m.is {}", in_quotes(type.name))));
    }
}

// A royal piece that would turn to stone captures nothing; it attacks that of the other side.
void Converter::write_royal_stones() {
    const std::string stone = s_.types("petrifyOnCaptureTypes");
    if (s_.flag("blastOnCapture") || !s_.flag("extinctionPseudoRoyal") || royal_.size() != 1) return;
    for (PieceType& type : types_)
        if (type.name == royal_[0] && stone.find(type.letter) != std::string::npos)
            type.keys.set("takes", fmt::format("m.is {}", in_quotes(type.name)));
}

// Royal pieces amid explosions: one that captures would go, too; and none is attacked where the other side's
// would go with it, or where the other side has none.
void Converter::write_royal_blasts() {
    const std::string spared = s_.types("blastImmuneTypes");
    if (!s_.flag("blastOnCapture") || !s_.flag("extinctionPseudoRoyal") || royal_.size() != 1) return;
    for (PieceType& type : types_) {
        if (type.name != royal_[0] || spared.find(type.letter) != std::string::npos) continue;
        script_.locals.emplace_back(
            "their_king", fmt::format("(m.anywhere + m.pass) * m.enemy * m.is {}", in_quotes(type.name)));
        type.keys.set("takes", "m.none");
        type.keys.set("immune", fmt::format("-their_king + #(their_king * m.step(m.all) * m.own * m.is {})",
                                            in_quotes(type.name)));
        rules_.set("extinction", Lua::list({name_list({type.name})}));
    }
}

void Converter::write_walls() {
    const std::string rule = s_.word("wallingRule");
    if (!s_.types("petrifyOnCaptureTypes").empty()) wall_ = "Wall";
    if (rule == "none") return;
    wall_ = rule == "duck" ? "Duck" : "Wall";
    if (rule == "duck") write_duck();
    if (rule == "past")
        for (PieceType& type : types_) type.keys.set("wake", "m.empty * m.place \"Wall\"");
}

// After every move the Duck is put on another empty field; before the first time it waits on a field beside
// the board.
void Converter::write_duck() {
    Words away = Words("m.anywhere") * Words("m.empty");
    if (!start_.has_walls()) away = away * Words("-m.on \"P:a1\"");
    duck_moves_ = away.text();
    keys_.set(
        "turn",
        Lua(fmt::format("phase.seq{{ phase.move{{ pieces = {} }}, phase.move{{ pieces = {{ \"Duck\" }} }} }}",
                        name_list(names_of("*")))));
}

void Converter::write_enclosing() {
    const std::string rule = s_.word("flipEnclosedPieces");
    const bool reversi = s_.word("enclosingDrop") == "reversi" || rule == "reversi";
    if (reversi)
        script_.locals.emplace_back("enclosed",
                                    "m.along(m.all, function(d)\n  local enemy = m.step(d) * m.enemy\n"
                                    "  return enemy^1 * #(enemy^0 * m.step(d) * m.own)\nend)");
    for (PieceType& type : types_) {
        if (rule == "reversi")
            type.keys.set("on_turn_end", "m.from(m.arrived) * m.every(enclosed * m.convert)");
        else if (rule == "ataxx")
            type.keys.set("on_turn_end", Words(fmt::format("m.from(m.arrived) * m.every({})", kNeighbours)));
    }
    if (rule != "none" && rule != "reversi" && rule != "ataxx" && rule != "quadwrangle")
        unsaid("flipEnclosedPieces");
}

}  // namespace acedrex::program::imports
