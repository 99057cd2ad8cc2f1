// Lists that grow at their ends, of which many begin alike: each item knows the one before it, and a list is
// the number of its last item.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace acedrex {

using Chain = std::uint32_t;
constexpr Chain kEmptyChain = 0;

template <class Item>
class Chains {
  public:
    void add(Chain& chain, const Item& item) {
        links_.push_back({item, chain});
        chain = static_cast<Chain>(links_.size());
    }
    const Item& last(Chain chain) const { return links_[chain - 1].item; }
    Chain before_last(Chain chain) const { return links_[chain - 1].before; }
    // All chains are empty then.
    void clear() { links_.clear(); }

    // The last one for which that is so; nullptr: there is none.
    template <class Is>
    const Item* find_last(Chain chain, Is is) const {
        for (; chain != kEmptyChain; chain = before_last(chain))
            if (is(last(chain))) return &last(chain);
        return nullptr;
    }
    // Those that it has more than the other one, with which it begins.
    std::vector<Item> items(Chain chain, Chain beyond = kEmptyChain) const {
        std::vector<Item> items;
        for (; chain != beyond; chain = before_last(chain)) items.push_back(last(chain));
        std::reverse(items.begin(), items.end());
        return items;
    }
    bool equal(Chain a, Chain b) const {
        for (; a != b; a = before_last(a), b = before_last(b))
            if (a == kEmptyChain || b == kEmptyChain || !(last(a) == last(b))) return false;
        return true;
    }

  private:
    struct Link {
        Item item;
        Chain before;
    };
    std::vector<Link> links_;
};

}  // namespace acedrex
