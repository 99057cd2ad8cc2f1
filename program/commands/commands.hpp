// All commands, each in a file of its own.
#pragma once

#include <vector>

#include "shell/command.hpp"

namespace acedrex::program {

Command variants_command();
Command pieces_command();
Command show_command();
Command moves_command();
Command apply_command();
Command status_command();
Command perft_command();
Command play_command();
Command best_command();
Command worth_command();
Command test_command();
Command check_command();
Command explain_command();
Command new_command();
Command gallery_command();
Command bench_command();
Command desk_command();
Command serve_command();
Command figures_command();
Command import_command();
Command page_command();
Command export_command();
Command solve_command();
Command match_command();
Command engine_command();
Command annotate_command();
Command lab_command();
Command lab_report_command();
Command tune_command();
// Told of all other commands.
Command completion_command(std::vector<Command> others);

}  // namespace acedrex::program
