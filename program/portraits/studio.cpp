#include "portraits/studio.hpp"

#include <algorithm>
#include <utility>

#include "base/patience.hpp"
#include "notation/find/begun_turn.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kStone = "Stone";
constexpr std::size_t kMovesLooked = 4000;  // of one position

bool is_common(const PieceSpec& piece) {
    return piece.owner == Owner::player && !piece.passive && !piece.transparent && !piece.immune;
}

// Is there a field that it went to, and no more?
bool bars(const Markers& before, const Markers& now) {
    return std::any_of(before.fields().begin(), before.fields().end(), [&now](const auto& entry) {
        return Markers::in(entry.second, Marker::goes) && now.fields().count(entry.first) == 0;
    });
}

}  // namespace

Studio::Studio(VariantRef variant, int type)
    : variant_(std::move(variant)), board_(variant_->board()), scene_(initial_position(*variant_)) {
    const PieceSpec& piece = variant_->piece(type);
    code_ = variant_->cast().code(type, piece.owner == Owner::none ? Side::none : Side::light);
    start_ = board_.at(board_.files() / 2, board_.ranks() / 2);
    // In a variant that has none, some other piece does as well.
    stone_ = variant_->cast().type_named(kStone);
    for (int other = 0; !stone_ && other < variant_->cast().types(); ++other)
        if (other != type && is_common(variant_->piece(other))) stone_ = other;
}

bool Studio::is_empty() const {
    for (int f = 0; f < board_.size(); ++f)
        if (scene_.at(static_cast<Field>(f)) != kNoPiece) return false;
    return true;
}

Studio::Studio(VariantRef variant, int type, Position scene, Field start) : Studio(std::move(variant), type) {
    start_ = start;
    tags_ = scene.tags(start);
    scene_ = std::move(scene);
    scene_.set(start, kNoPiece, 0, Edit::Why::setup);
}

std::optional<Studio> Studio::at_home() const {
    if (!home_) return std::nullopt;
    Studio there(home_, Cast::type(code_));
    for (int f = 0; f < board_.size(); ++f) {
        const auto field = static_cast<Field>(f);
        there.scene_.set(field, scene_.at(field), scene_.tags(field), Edit::Why::setup);
    }
    there.scene_.forget_log();
    there.start_ = start_;
    return there;
}

Position Studio::set_up(const Guests& guests, Tags tags) const {
    Position position = scene_;
    position.set(start_, air_ ? air_->activator : code_, tags | tags_, Edit::Why::setup);
    for (const Guest& guest : guests) position.set(guest.field, guest.code, 0, Edit::Why::setup);
    position.forget_log();
    if (air_) position.set_air(*air_);
    return position;
}

Markers Studio::look(const Guests& guests, Tags tags) const {
    const Game game(variant_, set_up(guests, tags));
    if (!variant_->spec().turn)
        return markers_of(game.position(), *variant_, game.moves(start_, kMovesLooked));
    // Of turns of several parts the first is enough: there may be very many that begin with it.
    Markers markers;
    BegunTurn turn(game);
    for (const BegunTurn::Way& way : turn.next_from(start_))
        markers.add_ply(game.position(), *variant_, way.ply());
    return markers;
}

std::optional<Code> Studio::stone(Side side) const {
    if (!stone_) return std::nullopt;
    return variant_->cast().code(*stone_, side);
}

void Studio::probe(const Guests& there, Code code, Markers& markers, std::set<Field> taken,
                   const Markers* moves) const {
    taken.insert(start_);
    for (const Guest& guest : there) taken.insert(guest.field);
    Guests guests = there;
    guests.push_back({});
    for (int i = 0; i < board_.size(); ++i) {
        const auto f = static_cast<Field>(i);
        if (board_.is_hole(f) || taken.count(f) != 0 || scene_.at(f) != kNoPiece) continue;
        guests.back() = {f, code};
        const Markers seen = look(guests);
        if (Work::used_up()) return;
        for (const Marker marker : {Marker::activates, Marker::changes, Marker::displaces, Marker::removes,
                                    Marker::tags, Marker::takes, Marker::afar, Marker::leaves})
            if (seen.has(f, marker)) markers.add(f, marker);
        // Which part of a turn is due may depend on what stands elsewhere, that bars nothing.
        if (moves != nullptr && !variant_->spec().turn && moves->fields().count(f) == 0 && bars(*moves, seen))
            markers.add(f, Marker::bars);
        // What is passed over to take a piece is shown where that piece is taken.
        for (const Guest& guest : there)
            if (seen.has(guest.field, Marker::passes) && markers.fields().count(guest.field) == 0)
                markers.add(guest.field, Marker::passes);
    }
}

}  // namespace acedrex::program
