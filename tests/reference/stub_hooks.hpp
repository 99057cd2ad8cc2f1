// Hooks that stand in for scripts: a few pure functions of what they are shown.
#pragma once

#include <memory>

#include "movement/bind_context.hpp"
#include "variant/variant.hpp"

namespace acedrex::reference {

constexpr int kLimitHooks = 2;
constexpr int kOnBoardHooks = 2;
constexpr int kEachTypeHooks = 2;
constexpr int kWhereHooks = 4;

std::shared_ptr<Hooks> stub_hooks();

}  // namespace acedrex::reference
