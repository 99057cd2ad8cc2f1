// In which direction pieces rush (m.rushed): the fields that one has passed lie behind it, step by step.
#pragma once

#include <set>

#include "movement/bound.hpp"

namespace acedrex {

// Steps of a walk.
struct RushSteps {
    std::set<StepId> steps;
    bool astray = false;  // it goes on otherwise than by steps
};

// Adds the steps of all ways of the walk that are told as rushes.
void add_rush_steps(const Bound& walk, RushSteps& all);

// Notes how the fields lie that pieces of the code pass when they rush by such steps; an error where these
// are of more than one direction.
void note_rush(const RushSteps& steps, Code code, const Place& place, BindContext& binding);

}  // namespace acedrex
