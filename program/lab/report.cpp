#include "lab/report.hpp"

#include <fmt/core.h>

#include <filesystem>

#include "scenario/xml_text.hpp"
#include "serve/page_files.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"

namespace acedrex::program {

namespace {

namespace fs = std::filesystem;

constexpr int kDigits = 5;
constexpr const char* kReportFiles[] = {"report.html", "report.json", "games.pgn"};

Json to_json(const Bounds& bounds) {
    return {rounded(bounds.low, kDigits), rounded(bounds.high, kDigits)};
}

Json to_json(const Estimate& estimate, bool of_difference = false) {
    if (estimate.games == 0) return nullptr;
    Json json = {{"games", estimate.games},
                 {"mean", rounded(estimate.mean, kDigits)},
                 {"bounds", to_json(estimate.bounds)},
                 {"deviation", rounded(estimate.deviation, kDigits)}};
    if (of_difference) return json;
    json["median"] = rounded(estimate.median, kDigits);
    json["least"] = rounded(estimate.least, kDigits);
    json["most"] = rounded(estimate.most, kDigits);
    return json;
}

Json pieces_json(const Findings& findings) {
    Json pieces = Json::array();
    for (const auto& [name, use] : findings.pieces)
        pieces.push_back({{"piece", name},
                          {"began", use.began},
                          {"moves", use.moves},
                          {"captures_by", use.captures_by},
                          {"captured", use.captured},
                          {"promoted", use.promoted},
                          {"left", use.left}});
    return pieces;
}

Json rules_json(const Findings& findings) {
    Json reasons = Json::object(), values = Json::object(), plies = Json::array(), trees = Json::array();
    for (const auto& [reason, games] : findings.reasons) reasons[reason] = games;
    for (std::size_t i = 0; i < measures().size(); ++i)
        values[measures()[i].key] = to_json(findings.estimates[i]);
    for (const GameRecord* game : findings.games) {
        plies.push_back(game->plies);
        trees.push_back(rounded(game->tree_log10, 1));
    }
    Json clarity = Json::array();
    for (const Findings::Clarity& step : findings.clarity)
        clarity.push_back(
            {rounded(step.share, 2), rounded(step.low, 3), rounded(step.middle, 3), rounded(step.high, 3)});
    return {{"name", findings.name},
            {"games", findings.games.size()},
            {"first_side", {{"won", findings.won}, {"drawn", findings.drawn}, {"lost", findings.lost}}},
            {"balance_bootstrap", to_json(findings.balance)},
            {"reasons", reasons},
            {"distinct", findings.distinct},
            {"incomplete", findings.incomplete},
            {"measures", values},
            {"pieces", pieces_json(findings)},
            {"clarity", clarity},
            {"plies", plies},
            {"tree_log10", trees}};
}

Json comparison_json(const Study& study, std::size_t number) {
    const Comparison& comparison = study.comparisons[number];
    Json values = Json::object();
    for (std::size_t i = 0; i < measures().size(); ++i)
        values[measures()[i].key] = to_json(comparison.differences[i], true);
    return {{"of", study.findings[number + 1].name},
            {"less", study.findings[0].name},
            {"pairs", comparison.fairness.pairs},
            {"measures", values},
            {"nearer_to_even",
             {{"by", rounded(comparison.fairness.gain, kDigits)},
              {"bounds", to_json(comparison.fairness.bounds)}}}};
}

// As it may stand in an element of a page.
std::string json_in_page(const Json& json) {
    std::string text;
    for (const char c : json.dump(-1, ' ', false, Json::error_handler_t::replace)) {
        if (c == '<')
            text += "\\u003c";
        else
            text += c;
    }
    return text;
}

}  // namespace

Json report_json(const Study& study, const std::string& command) {
    Json titles = Json::object(), rules = Json::array(), comparisons = Json::array();
    for (const Measure& measure : measures())
        titles[measure.key] = {{"title", measure.title}, {"digits", measure.digits}};
    for (const Findings& findings : study.findings) rules.push_back(rules_json(findings));
    for (std::size_t i = 0; i < study.comparisons.size(); ++i)
        comparisons.push_back(comparison_json(study, i));
    return {{"command", command},       {"nodes_a_move", study.nodes_a_move},
            {"opening", study.opening}, {"seeds", {study.first_seed, study.last_seed}},
            {"missing", study.missing}, {"titles", titles},
            {"rules", rules},           {"comparisons", comparisons}};
}

std::string report_page(const Study& study, const Json& report) {
    std::string title;
    for (const Findings& findings : study.findings) title += (title.empty() ? "" : ", ") + findings.name;
    return fmt::format(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src "
        "'unsafe-inline'; "
        "style-src 'unsafe-inline'\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"generator\" content=\"acedrex lab\">\n<title>{}</title>\n</head>\n<body>\n"
        "<main id=\"shown\"></main>\n<details id=\"text\" open><summary>As "
        "text</summary><pre>{}</pre></details>\n"
        "<script type=\"application/json\" "
        "id=\"report\">{}</script>\n<script>{}</script>\n</body>\n</html>\n",
        xml_text(title), xml_text(report_text(study, true)), json_in_page(report),
        page_file("/report.js")->text);
}

void prepare_report(const std::string& folder) {
    make_folder(folder);
    for (const char* name : kReportFiles) refuse_unwritable((fs::path(folder) / name).string());
}

void write_report(const Study& study, const std::string& command, const std::string& folder) {
    prepare_report(folder);
    const Json report = report_json(study, command);
    std::string pgn;
    for (const GameRecord& game : study.games) pgn += (pgn.empty() ? "" : "\n") + game.pgn;
    const std::string texts[] = {report_page(study, report),
                                 report.dump(1, ' ', false, Json::error_handler_t::replace) + "\n", pgn};
    for (std::size_t i = 0; i < std::size(kReportFiles); ++i) {
        const std::string path = (fs::path(folder) / kReportFiles[i]).string();
        if (const auto fault = write_new(path, texts[i])) {
            say(fmt::format("cannot write {}: {}", path, *fault));
            throw Refusal{};
        }
    }
}

}  // namespace acedrex::program
