// explain: one piece in words, or its movement as the expression that it was written as; of a variant whose
// sides do not see all, what they may know.
#include <fmt/core.h>

#include <algorithm>

#include "commands/commands.hpp"
#include "english/piece_words.hpp"
#include "english/tiers.hpp"
#include "english/view_words.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/table.hpp"
#include "values/expression_text.hpp"

namespace acedrex::program {

namespace {

struct ExplainOptions {
    std::string script;  // of a piece, or of a variant that has it
    std::optional<std::string> name;
    bool tree = false;
    bool code = false;
    bool full = false;
    bool json = false;
};

constexpr const char* kPrinted[] = {
#define OP(name, printed, traits) printed,
#include "movement/ops.def"
};

const char* printed(const Instruction& in) {
    if (in.op == Op::test) return row_of(in.guard()).word;
    if (in.op == Op::effect || in.op == Op::ways) return row_of(in.effect()).word;
    return kPrinted[static_cast<std::size_t>(in.op)];
}

// What the word of a test or an effect is given.
std::string given_text(const Instruction& in, Given given) {
    if (given == Given::plain) return "";
    if (given != Given::counter) return std::to_string(in.b);
    const auto lo = static_cast<std::int32_t>(in.b), hi = static_cast<std::int32_t>(in.c);
    return in.op == Op::test ? fmt::format("#{} {}..{}", in.a, lo, hi) : fmt::format("#{} {}", in.a, lo);
}

template <class Set>
std::string set_text(std::uint32_t index, const Set& set) {
    return "set " + std::to_string(index) + " of " + std::to_string(std::count(set.begin(), set.end(), 1));
}

std::string operands(const Program& program, const Instruction& in) {
    const auto to = [](Pc pc) { return "-> " + std::to_string(pc); };
    switch (in.op) {
        case Op::step:
        case Op::roam: {
            std::string text;
            for (std::uint32_t i = 0; i < in.a; ++i)
                text += (i ? " " : "") + std::string("v") + std::to_string(program.step_lists[in.b + i]);
            return text;
        }
        case Op::fork:
        case Op::jump:
            return to(in.b);
        case Op::look:
            return (in.a == 1 ? "not " : "") + std::to_string(in.b) + " " + to(in.c);
        case Op::aligned:
            return std::to_string(in.a) + " of " + std::to_string(in.b) + " " + to(in.c);
        case Op::aside:
        case Op::every:
            return std::to_string(in.b) + " " + to(in.c);
        case Op::first_of: {
            std::string text;
            for (std::uint32_t i = 0; i < in.a; ++i) text += std::to_string(program.targets[in.b + i]) + " ";
            return text + to(in.c);
        }
        case Op::repeat:
        case Op::repeat_next: {
            const Repetition& r = program.repetitions[in.b];
            const auto limit = [](const BoundNumberRef& n) {
                return n->op != BoundNumber::Op::constant ? std::string("counted")
                       : n->constant >= kUnlimited / 2    ? std::string("any")
                                                          : std::to_string(n->constant);
            };
            return "#" + std::to_string(in.b) + " " + limit(r.lo) + ".." + limit(r.hi) + " " +
                   to(in.op == Op::repeat ? r.after : r.body);
        }
        case Op::test_codes:
            return set_text(in.b, program.code_sets[in.b]);
        case Op::test_fields:
            return set_text(in.b, program.field_sets[in.b]);
        case Op::test:
            return given_text(in, row_of(in.guard()).given);
        case Op::effect:
        case Op::ways:
            return given_text(in, row_of(in.effect()).given);
        case Op::call:
            return to(program.targets[in.b + in.c]);
        case Op::test_prelude:
            return std::to_string(in.b);
        default:
            return "";
    }
}

// A program as text, one instruction a line.
std::string program_lines(const Program& program, Pc from, Pc to) {
    std::string text;
    for (Pc pc = from; pc < to; ++pc) {
        const Instruction& in = program.code[pc];
        text += fmt::format("{:5}  {:<12} {}\n", pc, printed(in), operands(program, in));
    }
    return text;
}

std::string tree_of(const PieceSpec& piece) {
    std::string text = piece.moves ? to_string(*piece.moves) : "m.none";
    for (const auto& [name, walks] : piece.actions)
        text += fmt::format("\naction {}: {}", name, to_string(*walks));
    return text;
}

// The compiled form: tables are named, programs are listed.
std::string code_of(const Movement& movement) {
    std::string text;
    for (const AlternativeReport& a : movement.report) {
        const bool is_table = a.tier < AlternativeReport::Tier::program;
        text += fmt::format("{}\n", text_of(a));
        text += is_table ? fmt::format("    {}\n", tier_words(a.tier))
                         : program_lines(movement.program, a.begin, a.end);
    }
    return text;
}

std::string code_of(const Variant& variant, int type) {
    const Movement& movement = movement_of(variant, type);
    std::string text = code_of(movement);
    const std::vector<std::string>& actions = variant.turn().actions;
    for (std::size_t i = 0; i < actions.size(); ++i)
        if (variant.piece(type).actions.contains(actions[i]))
            text += fmt::format("action {}\n{}", actions[i], code_of(movement.actions[i]));
    return text;
}

// All of it, also what the short telling leaves out; words: how it moves, one sentence each; details: what
// else is said of the piece, each with what the text calls it before.
Json explained_json(const Variant& variant, int type) {
    const PieceSpec& piece = variant.piece(type);
    const PieceWords words = words_of_piece(variant, type);
    Json details = Json::array();
    for (const auto& row : words.rows)
        if (row[0] != kTierRow && row[0] != "Betza") details.push_back(row);
    return {{"name", piece.name},
            {"symbol", piece.symbol},
            {"about", piece.about},
            {"words", words.moves},
            {"details", details},
            {"betza", words.betza.empty() ? Json() : Json(words.betza)},
            {"tier", report_of(variant, type).tier},
            {"tree", tree_of(piece)},
            {"code", code_of(variant, type)}};
}

// What each side of a variant may know.
void tell_views(const Variant& variant, const std::vector<std::string>& views, bool json) {
    if (json)
        return print_json({{"name", variant.spec().name}, {"about", variant.spec().about}, {"words", views}});
    for (const std::string& sentence : views) put("{}\n", sentence);
}

int run(const ExplainOptions& options) {
    if (options.tree && options.code) throw UsageError{"explain: --tree and --code exclude each other"};
    if (options.full && (options.tree || options.code || options.json))
        throw UsageError{
            "explain: --full is of the text in words; --tree, --code and --json leave nothing out"};
    Host host(default_host_options());
    const Loaded loaded = load_by_name(host, options.script);
    const auto variant = required(host.variant(options.script));
    if (!loaded.piece && loaded.set.empty() && !options.name) {
        const std::vector<std::string> views = words_of_views(*variant);
        if (!options.tree && !options.code && !views.empty()) {
            tell_views(*variant, views, options.json);
            return kDone;
        }
        throw UsageError{
            fmt::format("'{0}' is not a piece; for a piece of a variant use 'acedrex explain {0} NAME'; "
                        "'acedrex pieces {0}' lists them",
                        options.script)};
    }
    std::vector<std::string> names;
    if (options.name)
        names.push_back(*options.name);
    else if (loaded.piece)
        names.push_back(loaded.piece->name);
    else
        for (const PieceOfSet& one : loaded.set) names.push_back(one.piece->name);
    const bool several = names.size() > 1;
    Json list = Json::array();
    for (const std::string& name : names) {
        const int type = piece_named(*variant, name);
        if (options.json) {
            list.push_back(explained_json(*variant, type));
            continue;
        }
        if (several && name != names.front()) put("\n");
        if (several && (options.tree || options.code)) put("{}:\n", variant->piece(type).name);
        if (options.tree)
            put("{}\n", tree_of(variant->piece(type)));
        else
            put("{}", options.code ? code_of(*variant, type) : piece_in_words(*variant, type, options.full));
    }
    if (options.json) print_json(several ? list : list.front());
    return kDone;
}

}  // namespace

Command explain_command() {
    return {"explain", "describes a piece in words, and says how its movement runs",
            "acedrex explain capablanca Chancellor", [](Arguments& a) {
                auto options = std::make_shared<ExplainOptions>();
                a.text("PIECE", options->script,
                       "a piece: FAMILY/PIECE, or the path of its script, with #NAME if that returns "
                       "several; or a variant");
                a.optional_text("NAME", options->name,
                                "the name or symbol of a piece of that variant; without it, what each side "
                                "may know, if the sides do not see everything");
                a.flag("--full", options->full,
                       "the whole description, however long; without this option 600 letters at most");
                a.flag("--tree", options->tree, "its movement as one expression");
                a.flag("--code", options->code, "the compiled program of its movement");
                a.flag("--json", options->json,
                       "print one JSON document: name, symbol, about, words (sentences), details, betza (or "
                       "null), tier, tree, code; of several pieces a list; of a variant name, about, words");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
