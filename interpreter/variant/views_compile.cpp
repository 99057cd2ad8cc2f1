// What a side may know of the position.
#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

Secret compile_secret(const TypeNames& types, const Meetings& meetings, const SecretSpec& spec) {
    Secret secret;
    secret.types = types.answering(spec.pieces, "secrets", "secrets");
    for (const std::string& name : spec.tagged) {
        const auto bit = types.binding.tags.find_or_add(name);
        if (!bit) types.faults.error("too-many-tags", "secrets", kTooManyTags);
        secret.tagged |= bit.value_or(0);
        types.binding.note_asked(name, types.spec.place_of("secrets"));
    }
    if (spec.at) secret.at = compile_from(types, meetings, spec.at, "secrets");
    if (const std::string& mask = spec.seen_as; !mask.empty())
        if (const int type = types.find(mask, "secrets", "secrets: seen_as"); type >= 0) secret.mask = type;
    return secret;
}

}  // namespace

std::optional<Views> compile_views(const TypeNames& types, const Meetings& meetings) {
    if (!types.spec.views) return std::nullopt;
    const ViewsSpec& spec = *types.spec.views;
    Views views{spec, {}, {}, {spec.tells, {}, {}}};
    for (const SecretSpec& secret : spec.secrets)
        views.secrets.push_back(compile_secret(types, meetings, secret));
    if (spec.sees) views.sees = compile_from(types, meetings, spec.sees, "sees");
    views.tells.named = types.named(spec.tells.named, "tells", "tells: captures");
    if (!spec.tells.tries.empty())
        views.tells.tries = types.answering(spec.tells.tries, "tells", "tells: tries");
    return views;
}

}  // namespace acedrex
