// Memory for arrays that grow large: in large pages where the system has them. Those are mapped and cleared
// hundreds of times as seldom as the usual ones, and found faster where an array is looked up at random.
#pragma once

#include <cstddef>
#include <memory>
#include <new>

// AddressSanitizer marks all that is asked for, used or not.
#if defined(__linux__) && !defined(__SANITIZE_ADDRESS__)
#define ACEDREX_LARGE_PAGES
#include <sys/mman.h>
#endif

namespace acedrex {

// An allocator for standard containers. Throws std::bad_alloc.
template <class T>
struct LargePages {
    using value_type = T;

    LargePages() = default;
    template <class U>
    explicit(false) LargePages(const LargePages<U>& /*other*/) {}

    T* allocate(std::size_t count) {
        if (!is_large(count)) return std::allocator<T>().allocate(count);
        void* const memory = ::operator new (count * sizeof(T), std::align_val_t{kPage});
#ifdef ACEDREX_LARGE_PAGES
        madvise(memory, count * sizeof(T), MADV_HUGEPAGE);  // a wish: all works as well without
#endif
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t count) {
        if (!is_large(count)) return std::allocator<T>().deallocate(memory, count);
        ::operator delete (memory, std::align_val_t{kPage});
    }
    bool operator==(const LargePages&) const {
        return true;
    }

    // Does memory that has been asked for cost nothing until it is used?
#ifdef ACEDREX_LARGE_PAGES
    static constexpr bool kOnDemand = true;
#else
    static constexpr bool kOnDemand = false;
#endif

  private:
    static constexpr std::size_t kPage = std::size_t{2} << 20;  // bytes
    static bool is_large(std::size_t count) {
        return count * sizeof(T) >= kPage;
    }
};

}  // namespace acedrex
