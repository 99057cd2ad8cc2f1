#include "shell/result_words.hpp"

#include <fmt/core.h>

namespace acedrex::program {

std::string words_of(const Status& status) {
    if (!status.over())
        return fmt::format("{} to move{}", to_string(status.to_move),
                           status.kind == StatusKind::check ? ", in check" : "");
    const std::string verdict = status.winner ? fmt::format("{} wins", to_string(*status.winner)) : "draw";
    return status.reason.empty() ? verdict : verdict + ": " + status.reason;
}

std::string with_said(std::string words, const std::vector<std::string>& said) {
    for (const std::string& sentence : said) words += "; " + sentence;
    return words;
}

}  // namespace acedrex::program
