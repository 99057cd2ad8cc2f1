#include "match/crew.hpp"

#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace acedrex::program {

void work_together(int threads, std::atomic<bool>& failed, FunctionRef<void(int number)> work) {
    std::mutex mutex;
    std::exception_ptr fault;
    const auto guarded = [&](int number) {
        try {
            work(number);
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (!fault) fault = std::current_exception();
            failed = true;
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back(guarded, i);
    guarded(0);
    for (std::thread& other : others) other.join();
    if (fault) std::rethrow_exception(fault);
}

}  // namespace acedrex::program
