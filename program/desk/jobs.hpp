// What a desk does beside its answers. Each has the JSON that the command of that name prints.
#pragma once

#include "desk/thinking.hpp"
#include "problems/problem_line.hpp"
#include "problems/stipulation.hpp"

namespace acedrex::program {

Thinking::Job look_for_best(const SearchLimits& limits);
// What each turn was worth. What was found out before is not looked at again; where the time is over, the
// answer is that it is not complete.
Thinking::Job annotate_game(std::uint64_t nodes, double seconds);
// The solutions of a problem; as much work as takes about so many seconds.
Thinking::Job solve_problem(const Stipulation& asked, std::size_t limit, double seconds);

}  // namespace acedrex::program
