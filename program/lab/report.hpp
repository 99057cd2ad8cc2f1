// What the lab has found, as JSON, as a page, as tables of a terminal, and as games.
#pragma once

#include <string>

#include "lab/study.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

// command: by which it was made.
Json report_json(const Study& study, const std::string& command);
// One file that shows it, without a network.
std::string report_page(const Study& study, const Json& report);
// utf8: sparklines of blocks; else of other signs.
std::string report_text(const Study& study, bool utf8);

// report.html, report.json and games.pgn in the folder, which is made. Throws Refusal, its words said, where
// one of them is there already, or cannot be written.
void write_report(const Study& study, const std::string& command, const std::string& folder);
// The same before games are played: throws where they could not be written.
void prepare_report(const std::string& folder);

}  // namespace acedrex::program
