#include "import/value_faults.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "board/board.hpp"
#include "notation/text/ascii.hpp"

namespace acedrex::program::imports {

namespace {

// Of a board; files have one letter.
constexpr int kMostFilesHere = 26, kMostRanksHere = Board::kMaxRanks;

struct BoardSize {
    int files, ranks;
};

BoardSize size_of_board(const Settings& settings) {
    return {Settings::file_in(settings.peek("maxFile")), Settings::number_in(settings.peek("maxRank"))};
}

// What is wrong with it; "": nothing.
std::string fault_of_rank(const std::string& value, bool is_size, BoardSize size) {
    const int rank = whole_number(value).value_or(0), most = is_size ? kMostRanksHere : size.ranks;
    return rank >= 1 && rank <= most ? "" : fmt::format("a number from 1 to {} is expected", most);
}

std::string fault_of_file(const std::string& value, bool is_size, BoardSize size) {
    const int file = Settings::file_in(value), most = is_size ? kMostFilesHere : size.files;
    return file >= 1 && file <= most ? "" : fmt::format("a file is expected, as in c or 3, up to {}", most);
}

std::string fault_of_result(const std::string& value, bool may_be_none) {
    if (value == "win" || value == "loss" || value == "draw" || (value == "none" && may_be_none)) return "";
    return may_be_none ? "win, loss, draw or none is expected" : "win, loss or draw is expected";
}

std::string fault_of_word(const std::string& value, std::string_view known) {
    const auto words = words_of(known);
    if (words.empty() || std::find(words.begin(), words.end(), value) != words.end()) return "";
    return fmt::format("one of these is expected: {}", fmt::join(words, ", "));
}

std::string fault_of_square(const std::string& word, BoardSize size) {
    if (word == "-" || word == "*") return "";
    const std::string rank = word.substr(1);
    const bool any_file = word[0] == '*', any_rank = rank == "*";
    if ((!any_file && !is_letter(word[0])) || (!any_rank && !whole_number(rank)) || (any_file && any_rank))
        return "is no field; e4, e* or *4 is expected";
    const int number = Settings::number_in(rank);
    const bool is_on = (any_file || to_lower(word[0]) - 'a' < size.files) &&
                       (any_rank || (number >= 1 && number <= size.ranks));
    return is_on ? "" : fmt::format("is not on the board of {}x{}", size.files, size.ranks);
}

}  // namespace

ValueFaults faults_of_value(const Settings& settings, const Key& key, const Entry& entry) {
    const BoardSize size = size_of_board(settings);
    const std::string& value = entry.value;
    ValueFaults faults;
    // Read otherwise, or not at all.
    const auto tell = [&](const std::string& fault, bool is_taken = false) {
        if (fault.empty()) return;
        faults.told.push_back(
            fmt::format("'{} = {}': {}{}", entry.key, value, fault, is_taken ? "" : "; left out"));
        faults.is_taken = faults.is_taken && is_taken;
    };
    if (key.kind == Kind::flag && value != "true" && value != "false")
        tell("true or false is expected; read as false", true);
    if (key.kind == Kind::number && !whole_number(value, 9))
        tell(fmt::format("a number is expected; read as {}", Settings::number_in(value)), true);
    if (key.kind == Kind::rank) tell(fault_of_rank(value, key.name == "maxRank", size));
    if (key.kind == Kind::file) tell(fault_of_file(value, key.name == "maxFile", size));
    if (key.kind == Kind::value) tell(fault_of_result(value, key.usual == "none"));
    if (key.kind == Kind::word) tell(fault_of_word(value, key.words));
    if (key.kind == Kind::squares)
        for (const std::string& word : words_of(value))
            if (const std::string fault = fault_of_square(word, size); !fault.empty())
                faults.told.push_back(fmt::format("'{}': '{}' {}", entry.key, word, fault));
    return faults;
}

}  // namespace acedrex::program::imports
