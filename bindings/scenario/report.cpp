#include "scenario/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "sandbox/shown_text.hpp"
#include "scenario/xml_text.hpp"

namespace acedrex {

std::string CaseResult::full_name() const {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : " ") + name;
    return text;
}

namespace {

// What scripts call their tests and blocks, on one line.
std::string title(const std::string& name) {
    std::string text = shown(shortened(name));
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

// "FILE:LINE: MESSAGE", later lines as they are.
std::string told(const Diagnostic& d) {
    std::string text = shown_on_one_line(d.place.file);
    if (d.place.line > 0) text += fmt::format(":{}", d.place.line);
    if (!text.empty()) text += ": ";
    text += d.message;
    if (!d.remedy.empty()) text += "; " + d.remedy;
    return shown(shortened(text));
}

std::string indented(const std::string& text, const std::string& margin) {
    std::string result = margin;
    for (const char c : text) {
        result += c;
        if (c == '\n') result += margin;
    }
    return result;
}

class Pretty : public ScenarioReport {
  public:
    Pretty(std::ostream& out, bool colour) : out_(out), colour_(colour) {}

    void file(const FileResult& result) override {
        out_ << painted("1", shown_on_one_line(result.file)) << '\n';
        std::vector<std::string> open;
        for (const CaseResult& c : result.cases) {
            headings(open, c.names);
            out_ << std::string(2 * c.names.size(), ' ')
                 << (c.passed ? painted("32", "✓ ") : painted("31", "✗ ")) << title(c.names.back()) << '\n';
            const std::string margin(2 * c.names.size() + 4, ' ');
            for (const Diagnostic& failure : c.failures)
                out_ << painted("31", indented(told(failure), margin)) << '\n';
        }
        out_.flush();
    }

    void end(int passed, int failed) override {
        out_ << '\n'
             << painted(failed ? "31" : "32", fmt::format("{} passed, {} failed", passed, failed)) << '\n';
    }

  private:
    std::string painted(const char* code, const std::string& text) const {
        return colour_ ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : text;
    }

    // Prints the names of blocks that the test before did not stand in.
    void headings(std::vector<std::string>& open, const std::vector<std::string>& names) {
        const std::vector<std::string> blocks(names.begin(), names.end() - 1);
        std::size_t same = 0;
        while (same < open.size() && same < blocks.size() && open[same] == blocks[same]) ++same;
        for (std::size_t i = same; i < blocks.size(); ++i)
            out_ << std::string(2 * (i + 1), ' ') << title(blocks[i]) << '\n';
        open = blocks;
    }

    std::ostream& out_;
    bool colour_;
};

class Tap : public ScenarioReport {
  public:
    explicit Tap(std::ostream& out) : out_(out) { out_ << "TAP version 13\n"; }

    void file(const FileResult& result) override {
        out_ << "# " << shown_on_one_line(result.file) << '\n';
        for (const CaseResult& c : result.cases) {
            out_ << fmt::format("{} {} - {}\n", c.passed ? "ok" : "not ok", ++number_,
                                escaped(c.full_name()));
            for (const Diagnostic& failure : c.failures) out_ << indented(told(failure), "# ") << '\n';
        }
        out_.flush();
    }

    void end(int passed, int failed) override {
        out_ << fmt::format("1..{}\n# {} passed, {} failed\n", number_, passed, failed);
    }

  private:
    // '#' begins a directive, and a line ends a test.
    static std::string escaped(const std::string& text) {
        std::string result;
        for (const char c : title(text)) {
            if (c == '#') result += '\\';
            result += c;
        }
        return result;
    }

    std::ostream& out_;
    int number_ = 0;
};

class JUnit : public ScenarioReport {
  public:
    explicit JUnit(std::ostream& out) : out_(out) {}

    // Held back: the outermost element counts what is in it.
    void file(const FileResult& result) override { files_.push_back(result); }

    void end(int passed, int failed) override {
        double seconds = 0;
        for (const FileResult& f : files_) seconds += f.seconds;
        out_ << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
             << fmt::format("<testsuites name=\"acedrex\" tests=\"{}\" failures=\"{}\" time=\"{:.3f}\">\n",
                            passed + failed, failed, seconds);
        for (const FileResult& f : files_) suite(f);
        out_ << "</testsuites>\n";
    }

  private:
    void suite(const FileResult& f) {
        int failed = 0;
        for (const CaseResult& c : f.cases) failed += c.passed ? 0 : 1;
        out_ << fmt::format("  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" time=\"{:.3f}\">\n",
                            xml_text(f.file), f.cases.size(), failed, f.seconds);
        for (const CaseResult& c : f.cases) {
            out_ << fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"{:.3f}\"",
                                xml_text(f.file), xml_text(shortened(c.full_name())), c.seconds);
            if (c.passed) {
                out_ << "/>\n";
                continue;
            }
            out_ << ">\n";
            for (const Diagnostic& failure : c.failures)
                out_ << fmt::format("      <failure message=\"{}\">{}</failure>\n",
                                    xml_text(failure.message.substr(0, failure.message.find('\n'))),
                                    xml_text(told(failure)));
            out_ << "    </testcase>\n";
        }
        out_ << "  </testsuite>\n";
    }

    std::ostream& out_;
    std::vector<FileResult> files_;
};

}  // namespace

std::unique_ptr<ScenarioReport> make_report(const std::string& format, bool colour, std::ostream& out) {
    if (format == "tap") return std::make_unique<Tap>(out);
    if (format == "junit") return std::make_unique<JUnit>(out);
    return std::make_unique<Pretty>(out, colour);
}

}  // namespace acedrex
