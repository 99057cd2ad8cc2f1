#include "match/score_keeper.hpp"

#include "shell/scores.hpp"

namespace acedrex::program {

void ScoreKeeper::turn(Course& before, const FoundTurn& turn, const Player* /*by*/, double /*seconds*/) {
    before.listed(turn);
}

void ScoreKeeper::ends(Course& course, const GameEnd& end) {
    start_ = course.start();
    game_ = course.game();
    end_ = end;
}

std::string ScoreKeeper::text(const ScoreHead& head, const Table& table) const {
    Score score;
    score.set("Event", head.event);
    score.set("Date", head.date);
    score.set("Round", std::to_string(head.round));
    score.set("White", head.players[0]);
    score.set("Black", head.players[1]);
    std::optional<Conduct::Agreement> agreed;
    if (end_.by != GameEnd::By::rules && end_.by != GameEnd::By::stop)
        agreed = Conduct::Agreement{end_.winner};
    fill_score(score, *start_, *game_, agreed, table.name, hash_of_scripts(*table.host));
    if (end_.by == GameEnd::By::fault) score.set("Termination", "rules infraction");
    if (end_.by == GameEnd::By::length) score.set("Termination", "adjudication");
    return write_score(score, start_->to_move());
}

}  // namespace acedrex::program
