#include "by_parts.hpp"

#include <map>
#include <set>
#include <sstream>
#include <vector>

#include "legality/legal.hpp"
#include "notation/position/setup.hpp"
#include "play/make_move.hpp"

namespace acedrex::reference {

namespace {

constexpr std::size_t kMostPartStates = 3'000;

std::string written(const TurnPart& part) {
    std::ostringstream text;
    text << static_cast<int>(part.kind) << ' ' << part.from << ' ' << part.to << ' ' << part.piece << ' '
         << part.state;
    return text.str();
}

TurnPart read_again(const std::string& text) {
    std::istringstream words(text);
    TurnPart part;
    int kind = 0;
    words >> kind >> part.from >> part.to >> part.piece >> part.state;
    part.kind = static_cast<TurnPart::Kind>(kind);
    return part;
}

class ByParts {
  public:
    ByParts(const Variant& variant, const Position& position)
        : variant_(variant), position_(position), before_(position), turn_(variant, position_) {}

    std::string compare() {
        walk();
        if (!fault_.empty() || seen_.size() > kMostPartStates) return fault_;
        LegalMoves listing(variant_, position_);
        MoveList list;
        listing.list(list);
        std::set<std::uint64_t> listed;
        for (const Move& move : list.moves) {
            place_move(position_, move, list.edits.data(), variant_.move_rules());
            listed.insert(position_.outcome_hash());
            if (!reached_.count(position_.outcome_hash()))
                fault_ += "only listed: " + write_setup(variant_, position_) + "\n";
            position_.undo_to(0);
        }
        for (const std::uint64_t outcome : reached_)
            if (!listed.count(outcome)) fault_ += "only made by parts: " + ways_[outcome] + "\n";
        return list.complete ? fault_ : "";
    }

  private:
    void walk() {
        if (!fault_.empty() || !seen_.insert(turn_.state()).second || seen_.size() > kMostPartStates) return;
        if (turn_.may_end()) {
            MoveList whole;
            const Position made = position_;
            const bool legal = turn_.forbidden(whole) == nullptr;
            if (!(position_ == made)) fault_ += "asking what is forbidden changes the position\n";
            if (legal) {
                reached_.insert(whole.moves[0].result);
                ways_[whole.moves[0].result] = write_setup(variant_, position_);
                Position again = before_;
                place_move(again, whole.moves[0], whole.edits.data(), variant_.move_rules());
                if (again.outcome_hash() != whole.moves[0].result) fault_ += "the edits lead elsewhere\n";
            }
        }
        std::vector<TurnPart> parts;
        turn_.next([&](const TurnPart& part) {
            parts.push_back(part);
            return true;
        });
        const Position here = position_;
        for (const TurnPart& part : parts) {
            if (!turn_.make(read_again(written(part)))) {
                fault_ += "cannot be made again: " + written(part) + "\n";
                return;
            }
            const Position there = position_;
            walk();
            turn_.unmake();
            if (!(position_ == here)) fault_ += "not taken back: " + written(part) + "\n";
            turn_.make(part);
            if (!(position_ == there)) fault_ += "made otherwise again: " + written(part) + "\n";
            turn_.unmake();
            if (!fault_.empty()) return;
        }
    }

    const Variant& variant_;
    Position position_;
    const Position before_;
    LegalMoves turn_;
    std::set<std::uint64_t> seen_, reached_;
    std::map<std::uint64_t, std::string> ways_;
    std::string fault_;
};

}  // namespace

std::string difference_by_parts(const Variant& variant, const Position& position) {
    Position from = position;
    from.forget_log();
    return ByParts(variant, from).compare();
}

}  // namespace acedrex::reference
