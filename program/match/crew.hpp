// Several threads at one work.
#pragma once

#include <atomic>

#include "base/function_ref.hpp"

namespace acedrex::program {

// Calls `work` in so many threads, the calling one among them, and returns once it has returned in all.
// number: from 0, that of the calling one. What it throws is thrown on; `failed` is set as soon as it does,
// so that the others may end.
void work_together(int threads, std::atomic<bool>& failed, FunctionRef<void(int number)> work);

}  // namespace acedrex::program
