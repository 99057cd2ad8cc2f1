// What every step of compiling a variant needs: notes of what is wrong with a key, and the types and zones
// that a key names.
#pragma once

#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/diagnostic.hpp"
#include "board/board.hpp"
#include "movement/bind_context.hpp"
#include "pieces/cast.hpp"
#include "variant/spec.hpp"

namespace acedrex {

class SpecFaults {
  public:
    explicit SpecFaults(const VariantSpec& spec) : spec_(&spec) {}

    const VariantSpec& spec() const { return *spec_; }
    // At the line of a key of the variant.
    void error(std::string code, const char* key, std::string message, std::string remedy = "") {
        error_at(spec_->place_of(key), std::move(code), std::move(message), std::move(remedy));
    }
    void error_at(Place place, std::string code, std::string message, std::string remedy = "") {
        list_.push_back(
            {std::move(code), Severity::error, std::move(place), std::move(message), std::move(remedy)});
    }
    void warn_at(Place place, std::string code, std::string message, std::string remedy = "") {
        list_.push_back(
            {std::move(code), Severity::warning, std::move(place), std::move(message), std::move(remedy)});
    }
    void add(std::vector<Diagnostic> list) {
        for (Diagnostic& d : list) list_.push_back(std::move(d));
    }
    std::vector<Diagnostic> take() { return std::move(list_); }

  private:
    const VariantSpec* spec_;
    std::vector<Diagnostic> list_;
};

// The piece types that the keys of a variant name; a fault where none has the name.
class TypeNames {
  public:
    TypeNames(SpecFaults& faults, const Cast& cast) : faults_(&faults), cast_(&cast) {}

    SpecFaults& faults() const { return *faults_; }
    const VariantSpec& spec() const { return faults_->spec(); }
    const Cast& cast() const { return *cast_; }
    std::size_t count() const { return static_cast<std::size_t>(cast_->types()); }

    // -1 where no type has the name. context: what messages begin with.
    int find(const std::string& name, const char* key, const std::string& context) const;
    // By type, whether it is named.
    std::vector<bool> named(const std::vector<std::string>& names, const char* key,
                            const std::string& context) const;
    // Names of classes count too; no name at all: every type.
    std::vector<bool> answering(const std::vector<std::string>& names, const char* key,
                                const std::string& context) const;
    // "did you mean ...?" with the nearest name of a type, or `otherwise`.
    std::string remedy_for(const std::string& name, const std::string& otherwise) const;

  private:
    SpecFaults* faults_;
    const Cast* cast_;
};

using Zone = std::array<FieldSet, kSides>;  // by side
using Zones = std::map<std::string, Zone, std::less<>>;

// The zone of that name ("last": the last rank); empty, with a fault, where the board has none.
Zone find_zone(SpecFaults& faults, const Board& board, const Zones& zones, const std::string& name,
               const char* key, const std::string& context);

}  // namespace acedrex
