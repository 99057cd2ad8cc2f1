#include "variant/variant.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace acedrex {

// Turns a specification into a variant, step by step; each step notes what is wrong and goes on.
class VariantCompiler {
  public:
    VariantCompiler(VariantSpec spec, std::shared_ptr<Hooks> hooks, SetupReader read_setup,
                    const std::vector<std::string>& known_names)
        : v_(new Variant()), read_setup_(read_setup) {
        v_->spec_ = std::move(spec);
        v_->hooks_ = std::move(hooks);
        known_names_ = known_names;
    }

    Result<std::shared_ptr<const Variant>> compile() {
        if (make_board() && make_cast()) {
            make_zones();
            make_royals();
            make_state();
            make_movements();
            make_tables();
            make_promotion();
            make_castling();
            make_turn();
            check_notation();
            make_endings();
            make_setup();
            find_bringers();
            check_tags();
            check_promotion();
            v_->outcomes_may_coincide_ = v_->turn_.several || !v_->auras_.empty() ||
                                         std::any_of(v_->movements_.begin(), v_->movements_.end(),
                                                     [](const Movement& m) { return m.has_effects; });
            // A promotion by a program is an outcome of its own, which a table may bring about as well.
            for (Code code = 1; code < v_->cast_->codes(); ++code)
                if (v_->promotion_.promotes(Cast::type(code)) && !v_->movements_[code].walks.empty())
                    v_->outcomes_may_coincide_ = true;
        }
        Result<std::shared_ptr<const Variant>> result;
        result.diagnostics = std::move(faults_);
        if (v_->binding_)
            for (Diagnostic& d : v_->binding_->diagnostics) result.diagnostics.push_back(std::move(d));
        drop_repeated(result.diagnostics);
        const bool failed = std::any_of(result.diagnostics.begin(), result.diagnostics.end(),
                                        [](const Diagnostic& d) { return d.severity == Severity::error; });
        if (!failed) result.value = std::shared_ptr<const Variant>(std::move(v_));
        return result;
    }

  private:
    VariantSpec& spec() { return v_->spec_; }
    BindContext& binding() { return *v_->binding_; }

    Place place(const char* key) const { return v_->spec_.place_of(key); }

    void error(const char* code, Place where, std::string message, std::string remedy = "") {
        faults_.push_back({code, Severity::error, std::move(where), std::move(message), std::move(remedy)});
    }

    // The same words for both sides, or for the same piece in two lists, need saying once.
    static void drop_repeated(std::vector<Diagnostic>& list) {
        std::set<std::string> said;
        std::erase_if(list, [&](const Diagnostic& d) { return !said.insert(to_string(d)).second; });
    }

    std::vector<std::string> piece_names() const {
        std::vector<std::string> names;
        for (const PieceRef& p : v_->spec_.pieces) names.push_back(p->name);
        return names;
    }

    // -1, and a fault, where no piece has the name.
    int type_named(const std::string& name, const char* key, const std::string& context) {
        if (const auto type = v_->cast_->type_named(name)) return *type;
        const std::string near = nearest_name(name, piece_names());
        error("unknown-piece", place(key), context + ": the variant has no piece \"" + name + "\"",
              near.empty() ? "add it to pieces" : "did you mean \"" + near + "\"?");
        return -1;
    }

    std::vector<bool> types_named(const std::vector<std::string>& names, const char* key,
                                  const std::string& context) {
        std::vector<bool> types(static_cast<std::size_t>(v_->cast_->types()), false);
        for (const std::string& name : names)
            if (const int type = type_named(name, key, context); type >= 0)
                types[static_cast<std::size_t>(type)] = true;
        return types;
    }

    // "d4" or "e5-f6" as the fields of a board beside the first.
    static std::string on_board(const std::string& fields, const std::string& board) {
        const auto dash = fields.find('-');
        if (dash == std::string::npos) return board + ":" + fields;
        return board + ":" + fields.substr(0, dash) + "-" + board + ":" + fields.substr(dash + 1);
    }

    // "d4" or "e5-f6" into a set; a fault for anything else. `plain`: the board without holes.
    void add_fields(FieldSet& set, const Board& plain, const std::string& text, const std::string& context) {
        const auto dash = text.find('-');
        const auto a = plain.field(text.substr(0, dash));
        const auto b = dash == std::string::npos ? a : plain.field(text.substr(dash + 1));
        if (!a || !b || &plain.part(*a) != &plain.part(*b)) {
            error("unknown-field", place("board"),
                  context + ": \"" + text + "\" is no field or range of fields of a " +
                      std::to_string(plain.files()) + "x" + std::to_string(plain.ranks()) + " board",
                  "fields are written like \"d4\", ranges like \"e5-f6\"");
            return;
        }
        for (int file = std::min(plain.file(*a), plain.file(*b));
             file <= std::max(plain.file(*a), plain.file(*b)); ++file)
            for (int rank = std::min(plain.rank(*a), plain.rank(*b));
                 rank <= std::max(plain.rank(*a), plain.rank(*b)); ++rank)
                set[plain.at(plain.part(*a), file, rank)] = true;
    }

    bool make_board() {
        const BoardSpec& b = spec().board;
        if (b.files < 1 || b.ranks < 1 || b.files > Board::kMaxFiles || b.ranks > Board::kMaxRanks) {
            error("board", place("board"),
                  "the board is " + std::to_string(b.files) + "x" + std::to_string(b.ranks) + " fields",
                  "files and ranks go from 1 to 64");
            return false;
        }
        std::vector<BoardPart> parts{{"", b.files, b.ranks, {b.wrap_files, b.wrap_ranks}, 0}};
        for (const auto& [name, side] : b.beside) {
            parts.push_back({name, side.files, side.ranks, {side.wrap_files, side.wrap_ranks}, 0});
            if (b.files * b.ranks + side.files * side.ranks > Board::kMaxFiles * Board::kMaxRanks) {
                error("board", place("board"), "the boards have too many fields together");
                return false;
            }
        }
        const Board plain(parts);
        FieldSet holes(static_cast<std::size_t>(plain.size()), false);
        for (const std::string& hole : b.holes) add_fields(holes, plain, hole, "holes");
        for (const auto& [name, side] : b.beside)
            for (const std::string& hole : side.holes)
                add_fields(holes, plain, on_board(hole, name), "holes");
        v_->board_ = std::make_unique<Board>(std::move(parts), holes);
        return true;
    }

    bool make_cast() {
        std::vector<Cast::Entry> entries;
        std::map<std::string, std::string> names, symbols;
        for (const PieceRef& p : spec().pieces) {
            if (!names.emplace(p->name, p->symbol).second)
                error("name-twice", place("pieces"), "two pieces are called \"" + p->name + "\"");
            const auto [twin, added] = symbols.emplace(p->symbol, p->name);
            if (!added && twin->second != p->name)
                error("symbol-twice", place("pieces"),
                      "symbol \"" + p->symbol + "\" is used twice, by " + twin->second + " and by " + p->name,
                      "give one of them another symbol");
            entries.push_back({p->name, p->symbol, p->classes});
        }
        if (entries.empty()) {
            error("no-pieces", place("pieces"), "the variant has no pieces", "list them in pieces = { ... }");
            return false;
        }
        v_->cast_ = std::make_unique<Cast>(std::move(entries));
        v_->binding_ = std::make_unique<BindContext>(*v_->board_, *v_->cast_);
        binding().rotate = spec().rotate;
        binding().hooks = v_->hooks_.get();
        binding().known_names = known_names_;
        binding().tells_steps = spec().notation.has_value();
        for (const PieceRef& p : spec().pieces) binding().neutral_types.push_back(p->owner == Owner::nobody);
        return true;
    }

    void make_zones() {
        const Board& board = *v_->board_;
        const Board plain(board.parts());
        const auto mirrored = [&](const FieldSet& set) {
            FieldSet turned(set.size(), false);
            for (Field f = 0; f < board.size(); ++f) turned[board.seen_by_other(f, spec().rotate)] = set[f];
            return turned;
        };
        for (const auto& [name, zone] : spec().board.zones) {
            FieldSet light(static_cast<std::size_t>(board.size()), false), dark = light;
            for (const std::string& text : zone.light)
                add_fields(light, plain, text, "zone \"" + name + "\"");
            if (zone.dark)
                for (const std::string& text : *zone.dark)
                    add_fields(dark, plain, text, "zone \"" + name + "\"");
            else
                dark = zone.shared ? light : mirrored(light);
            binding().zones[name] = {light, dark, light};
        }
        FieldSet lower(static_cast<std::size_t>(board.size()), false), upper = lower;
        for (Field f = 0; f < board.size(); ++f) {
            lower[f] = 2 * (board.rank(f) + 1) <= board.part(f).ranks;
            upper[f] = 2 * (board.rank(f) + 1) > board.part(f).ranks + 1;
        }
        binding().zones.try_emplace("own_half", std::array<FieldSet, kSides>{lower, upper, lower});
        binding().zones.try_emplace("their_half", std::array<FieldSet, kSides>{upper, lower, upper});
    }

    void make_royals() {
        for (const RoyalSpec& royal : spec().royals) type_named(royal.piece, "royals", "royals");
        for (const PieceRef& p : spec().pieces) {
            royal_kinds_.push_back(spec().royal_kind(*p));
            binding().royal_types.push_back(royal_kinds_.back() != RoyalKind::none);
            binding().safe_types.push_back(royal_kinds_.back() == RoyalKind::check &&
                                           v_->obligations().several_royals == MoveObligations::Royals::each);
        }
    }

    void make_movements() {
        std::vector<MeetingGuards> guards;
        std::vector<PieceExpressions> expressions;
        for (const PieceRef& p : spec().pieces) {
            Expr unattacked = p->immune;
            if (royal_kinds_[guards.size()] == RoyalKind::attacked)
                unattacked = p->attacked_by ? make::look_not(p->attacked_by) : nullptr;
            guards.push_back({p->takes, p->immune, p->passes, p->transparent, unattacked});
            expressions.push_back({p->moves, p->takes, p->immune, unattacked, p->lands, p->passes, p->passive,
                                   p->may_pass, p->anyones, p->place, p->influence, p->gait, p->roams,
                                   p->spends, p->oblated, p->replaces_lands});
        }
        for (const PieceRef& p : spec().pieces) {
            binding().moves.push_back(p->moves);
            binding().gaits.push_back(p->gait);
            for (const AuraSpec& aura : p->influence.auras)
                binding().protects = binding().protects || aura.protect;
        }
        name_timed_tags();  // first: they need more room than those that last for ever
        for (const PieceRef& p : spec().pieces)
            for (const std::string& tag : p->tags)
                if (!binding().tags.find_or_add(tag))
                    error("too-many-tags", p->place, "more than 32 different tags");
        v_->meetings_ = std::make_unique<Meetings>(guards, binding());
        v_->movements_ = compile_movements(binding(), *v_->meetings_, expressions, spec().lands);
        v_->neutrals_move_ = std::any_of(spec().pieces.begin(), spec().pieces.end(),
                                         [](const PieceRef& p) { return p->anyones; });
        v_->auras_ = compile_auras(binding(), *v_->meetings_, expressions);
        bool ends_turns = false;
        for (Code code = 1; code < v_->cast_->codes(); ++code) {
            const InfluenceSpec& influence =
                expressions[static_cast<std::size_t>(Cast::type(code))].influence;
            if (influence.rules()) v_->ruled_.push_back(code);
            ends_turns = ends_turns || influence.ends_turns();
        }
        v_->play_ = std::make_unique<PlayContext>(PlayContext{
            binding(), *v_->meetings_, v_->movements_, v_->auras_, v_->ruled_, ends_turns, v_->promotable_});
        v_->sights_ = std::make_unique<Sights>(*v_->play_);
        for (const Movement& m : v_->movements_)
            for (const Program* p : {&m.program, &m.guards})
                for (const Instruction& in : p->code)
                    v_->asks_scripts_ = v_->asks_scripts_ || in.op == Op::where;
    }

    // Tags that last for some turns take the more bits the longer they do: the longest is asked first.
    void name_timed_tags() {
        std::map<std::string, int> turns;
        std::function<void(const NumberRef&)> look_into;
        const std::function<void(const Expr&)> look = [&](const Expr& e) {
            if (!e) return;
            if (e->kind == ExprKind::effect &&
                (e->effect == EffectKind::mark || e->effect == EffectKind::mark_field) && e->number > 0)
                turns[e->names[0]] = std::max(turns[e->names[0]], e->number);
            for (const Expr& kid : e->kids) look(kid);
            for (const NumberRef& number : {e->lo, e->hi}) look_into(number);
        };
        look_into = [&](const NumberRef& number) {
            if (!number) return;
            look(number->counted);
            look_into(number->left);
            look_into(number->right);
        };
        look(spec().lands);
        for (const PieceRef& p : spec().pieces)
            for (const Expr& e : {p->moves, p->lands, p->influence.on_turn_start, p->influence.on_turn_end,
                                  p->influence.on_capture, p->influence.on_promotion, p->influence.wake})
                look(e);
        for (const PieceRef& p : spec().pieces) {
            look(p->influence.frozen);
            for (const AuraSpec& aura : p->influence.auras) {
                look(aura.lends);
                look(aura.wake);
                for (const AuraSpec::Lending& lending : aura.lends_by_direction) look(lending.walk);
            }
        }
        for (const auto& [name, most] : turns)
            if (!binding().tags.find_or_add(name, most))
                error(
                    "too-many-tags", v_->spec_.place,
                    "the tag \"" + name + "\" for " + std::to_string(most) + " turns does not fit any more");
    }

    // Promotion by what lands needs a rule that says to what.
    void check_promotion() {
        if (spec().promotion) return;
        const auto doubt = [&](const Expr& e, const Place& where) {
            const auto promotes = [](const Expression& part) {
                return part.kind == ExprKind::effect && part.effect == EffectKind::promote_it;
            };
            if (e && any_inside(*e, promotes))
                binding().warn("no-promotion", where,
                               std::string(word_of(EffectKind::promote_it)) +
                                   " promotes nothing: the variant has no promotion",
                               "write promotion = { pieces = { ... }, to = { ... } } there");
        };
        doubt(spec().lands, place("lands"));
        for (const PieceRef& p : spec().pieces)
            for (const Expr& e : {p->moves, p->lands}) doubt(e, p->place);
    }

    // A tag that is given and never asked for does nothing; unless a function of a script looks at it.
    void check_tags() {
        for (const PieceRef& p : spec().pieces)
            for (const AuraSpec& aura : p->influence.auras)
                if (!aura.mark.empty()) binding().given_tags.emplace(aura.mark, p->place);
        std::vector<std::string> asked(binding().asked_tags.begin(), binding().asked_tags.end());
        for (const auto& [tag, where] : binding().given_tags) {
            if (v_->asks_scripts_ || binding().asked_tags.contains(tag)) continue;
            const std::string near = nearest_name(tag, asked);
            binding().warn("unread-tag", where,
                           "the tag \"" + tag + "\" is given, and no piece here asks for it",
                           near.empty() ? "ask by m.tagged, m.carries or m.marked, or leave it out"
                                        : "did you mean \"" + near + "\"?");
        }
    }

    // Which pieces may make others, by moves or promotion, for which something happens by itself?
    void find_bringers() {
        std::vector<bool> ruled(static_cast<std::size_t>(v_->cast_->types()), false);
        for (const Code code : v_->ruled_) ruled[static_cast<std::size_t>(Cast::type(code))] = true;
        const auto any = [&](const std::vector<int>& types) {
            return std::any_of(types.begin(), types.end(),
                               [&](int type) { return type >= 0 && ruled[static_cast<std::size_t>(type)]; });
        };
        for (Code code = 1; code < v_->cast_->codes() && !v_->ruled_.empty(); ++code) {
            Movement& movement = v_->movements_[code];
            const Program& program = movement.program;
            movement.brings_rules =
                (v_->promotion_.promotes(Cast::type(code)) && any(v_->promotion_.choices(code))) ||
                std::any_of(program.code.begin(), program.code.end(), [&](const Instruction& in) {
                    if (in.op == Op::place || in.op == Op::become) return any({static_cast<int>(in.b)});
                    return in.op == Op::change && any(program.changes[in.b]);
                });
        }
    }

    void make_tables() {
        const Cast& cast = *v_->cast_;
        v_->tables_ = std::make_unique<PositionTables>(*v_->board_, cast);
        v_->tables_->keeps_moved = binding().asks_initial;
        v_->tables_->keeps_last = binding().asks_last;
        for (const Tag& tag : binding().tags.all()) {
            if (!tag.timed()) continue;
            v_->tables_->timed.push_back(tag);
            v_->tables_->any_timed |= tag.mask;
        }
        v_->attack_tables_.resize(static_cast<std::size_t>(cast.codes()));
        for (int type = 0; type < cast.types(); ++type) {
            const RoyalKind kind = royal_kinds_[static_cast<std::size_t>(type)];
            if (kind == RoyalKind::none) continue;
            for (const Side side : {Side::light, Side::dark}) make_royal(cast.code(type, side), kind);
        }
        if (v_->obligations().several_royals == MoveObligations::Royals::last)
            for (const Side side : {Side::light, Side::dark})
                if (!v_->royals(side).empty())
                    v_->move_rules_.extinction_groups.push_back({side, v_->royals(side), true});
    }

    void make_royal(Code code, RoyalKind kind) {
        const bool check = kind == RoyalKind::check;
        v_->tables_->royal[code] = static_cast<std::uint8_t>(
            PositionTables::kRoyal | (check                         ? PositionTables::kCheckRoyal
                                      : kind == RoyalKind::attacked ? PositionTables::kAntiRoyal
                                      : kind == RoyalKind::flees    ? PositionTables::kMustFlee
                                                                    : 0));
        Variant::Royals& royals = v_->royals_[static_cast<std::size_t>(Cast::side(code))];
        royals.all.push_back(code);
        if (check) royals.check.push_back(code);
        if (kind == RoyalKind::attacked || kind == RoyalKind::flees) royals.obliging.push_back(code);
        if (!check && v_->obligations().several_royals == MoveObligations::Royals::each)
            v_->move_rules_.extinction_groups.push_back({Cast::side(code), {code}, true});
        ask_attacks_on(code);
    }

    void ask_attacks_on(Code code) {
        if (!v_->attack_tables_[code])
            v_->attack_tables_[code] =
                std::make_unique<AttackTable>(binding(), *v_->meetings_, v_->movements_, code);
    }

    // A zone of the board, or "last": the last rank.
    // What the piece itself says that it becomes; what the variant lacks it does not become.
    std::vector<int> own_promotions(const PieceSpec& piece) {
        std::vector<int> types;
        for (const std::string& name : piece.promotes) {
            if (const auto type = v_->cast_->type_named(name)) {
                types.push_back(*type);
                continue;
            }
            const std::string near = nearest_name(name, piece_names());
            faults_.push_back(
                {"unknown-piece", Severity::warning, piece.place,
                 piece.name + " promotes to \"" + name + "\", which the variant has not",
                 near.empty() ? "it does not become that here" : "did you mean \"" + near + "\"?"});
        }
        return types;
    }

    void make_promotion() {
        v_->promotable_.assign(static_cast<std::size_t>(v_->cast_->codes()), 0);
        if (!spec().promotion) return;
        const PromotionSpec& p = *spec().promotion;
        Promotion& out = v_->promotion_;
        out.when = p.when;
        out.touches = p.touches;
        const std::vector<bool> named = types_named(p.pieces, "promotion", "promotion pieces");
        std::vector<int> to;
        for (const std::string& name : p.to)
            if (const int type = type_named(name, "promotion", "promotion to"); type >= 0) to.push_back(type);
        if (p.to.empty() && !p.own)
            error("promotion", place("promotion"), "promotion says nothing to promote to",
                  "add to = { ... }");
        out.to.resize(named.size());
        for (std::size_t type = 0; type < named.size(); ++type) {
            if (!named[type] && !(p.own && p.pieces.empty())) continue;
            const PieceSpec& piece = *spec().pieces[type];
            out.to[type] = p.own ? own_promotions(piece) : to;
            if (p.own && named[type] && piece.promotes.empty())
                error("promotion", place("promotion"),
                      "promotion pieces: \"" + piece.name + "\" does not say what it promotes to",
                      "write promotes = ... where it is declared");
        }
        for (Code code = 1; code < v_->cast_->codes(); ++code)
            v_->promotable_[code] = out.promotes(Cast::type(code));
        if (!find_zone(p.zone, "promotion", "promotion", out.zone)) out.to.clear();
        if (!p.must.empty()) find_zone(p.must, "promotion", "promotion must", out.must);
    }

    // Before the movements, which may ask for counters.
    void make_state() {
        std::set<std::string> names{"turn", "quiet", "loser", "taken"};
        for (const CounterSpec& c : spec().state) {
            if (!names.insert(c.name).second)
                error("state", place("state"), "state: \"" + c.name + "\" is a word of setup strings",
                      "call it something else");
            if (c.from > c.to || c.start < c.from || c.start > c.to)
                error("state", place("state"),
                      "state: " + c.name + " goes from " + std::to_string(c.from) + " to " +
                          std::to_string(c.to) + " and starts at " + std::to_string(c.start),
                      "let it start within its range");
            binding().counters.push_back({c.name, c.from, c.to, c.start});
        }
    }

    void check_notation() {
        if (!spec().notation) return;
        for (const std::string& name : spec().notation->unnamed) type_named(name, "notation", "notation");
        for (const auto& [tag, sign] : spec().notation->lost) {
            if (binding().tags.find(tag)) continue;
            const std::string near = nearest_name(tag, binding().tags.names());
            error("unknown-tag", place("notation"), "notation: no piece carries the tag \"" + tag + "\"",
                  near.empty() ? "" : "did you mean \"" + near + "\"?");
        }
    }

    void make_turn() {
        const TurnContext context{spec(), binding(), *v_->meetings_, faults_};
        v_->pockets_ = compile_pockets(spec());
        v_->tables_->queues = v_->pockets_.queues;
        for (const BindContext::Counter& c : binding().counters) v_->tables_->counters.push_back(c.start);
        v_->turn_ = compile_turn(context, v_->pockets_);
        v_->move_rules_.captures = compile_captures(context, v_->pockets_);
        const bool reverts = std::any_of(spec().captures.begin(), spec().captures.end(),
                                         [](const CaptureSpec& c) { return !c.promoted.empty(); });
        if (reverts) v_->tables_->promoted_tag = binding().tags.find_or_add("promoted").value_or(0);
    }

    // "last": the last rank; else a zone of the board. False, and a fault, where there is none of the name.
    bool find_zone(const std::string& name, const char* key, const std::string& context,
                   std::array<FieldSet, kSides>& found) {
        const Board& board = *v_->board_;
        if (name == "last") {
            for (std::size_t side = 0; side < kSides; ++side) {
                found[side].assign(static_cast<std::size_t>(board.size()), false);
                const int last = static_cast<Side>(side) == Side::dark ? 0 : board.ranks() - 1;
                for (int file = 0; file < board.files(); ++file)
                    if (const Field f = board.at(file, last); f != board.off()) found[side][f] = true;
            }
            return true;
        }
        const auto zone = binding().zones.find(name);
        if (zone != binding().zones.end()) {
            found = zone->second;
            return true;
        }
        std::vector<std::string> names{"last"};
        for (const auto& [known, set] : binding().zones) names.push_back(known);
        const std::string near = nearest_name(name, names);
        error("unknown-zone", place(key), context + ": the board has no zone \"" + name + "\"",
              near.empty() ? "use \"last\" or a zone of the board" : "did you mean \"" + near + "\"?");
        return false;
    }

    void make_castling() {
        if (!spec().castling) return;
        const CastlingSpec& c = *spec().castling;
        Castling& out = v_->castling_;
        out.mover = type_named(c.mover, "castling", "castling");
        out.partners = types_named(c.partners, "castling", "castling");
        out.distances = c.distances;
        out.apart = c.apart;
        for (const std::string& name : c.to) {
            const auto file = file_number(name);
            if (!file || *file >= v_->board_->files())
                error("castling", place("castling"), "castling to: \"" + name + "\" is no file of the board");
            else
                out.to.push_back(*file);
        }
        std::sort(out.to.begin(), out.to.end());
        out.through_attack = c.through_attack;
        out.out_of_attack = c.out_of_attack;
    }

    void make_endings() {
        const EndingSpec& e = spec().endings;
        Endings& out = v_->endings_;
        out.stalemate = e.stalemate;
        out.bare = e.bare;
        out.repetition_times = e.repetition_times;
        out.repetition = e.repetition;
        out.halfmove_limit = e.halfmove_limit;
        out.quiet = e.quiet;
        out.passes = e.passes;
        out.passed = e.passed;
        v_->move_rules_.counts_passes = e.passes > 0;
        out.move_plies = e.move_plies;
        out.move_limit = e.move_limit;
        make_extinctions();
        for (const GoalSpec& goal : e.goals) make_goal(goal);
        const std::vector<bool> resets = types_named(e.halfmove_resets, "rules", "quiet reset");
        v_->move_rules_.resets_halfmove_clock.assign(static_cast<std::size_t>(v_->cast_->codes()) + 1, 0);
        for (Code code = 1; code < v_->cast_->codes(); ++code)
            v_->move_rules_.resets_halfmove_clock[code] = resets[static_cast<std::size_t>(Cast::type(code))];
        for (const auto& names : e.dead) {
            std::vector<int> set(static_cast<std::size_t>(v_->cast_->types()), 0);
            for (const std::string& name : names)
                if (const int type = type_named(name, "rules", "dead"); type >= 0)
                    ++set[static_cast<std::size_t>(type)];
            out.dead.push_back(std::move(set));
        }
    }

    void make_extinctions() {
        for (const auto& names : spec().endings.extinction) {
            const std::vector<bool> types = types_named(names, "rules", "extinction");
            for (const Side side : {Side::light, Side::dark}) {
                ExtinctionGroup group{side, {}, false};
                for (int type = 0; type < v_->cast_->types(); ++type)
                    if (types[static_cast<std::size_t>(type)])
                        group.codes.push_back(v_->cast_->code(type, side));
                if (!group.codes.empty()) v_->move_rules_.extinction_groups.push_back(std::move(group));
            }
        }
        if (v_->move_rules_.extinction_groups.size() > MoveRules::kMostExtinctionGroups)
            error("rules", place("rules"),
                  "there are more than " + std::to_string(MoveRules::kMostExtinctionGroups / 2) +
                      " kinds of pieces whose loss loses, royals and extinction taken together");
    }

    void make_goal(const GoalSpec& spec) {
        Goal goal;
        goal.types = types_named(spec.pieces, "rules", "goal");
        goal.result = spec.result;
        goal.safe = spec.safe;
        goal.answered = spec.answered;
        if (!find_zone(spec.zone, "rules", "goal", goal.zone)) return;
        for (int type = 0; type < v_->cast_->types() && goal.safe; ++type)
            if (goal.types[static_cast<std::size_t>(type)])
                for (const Side side : {Side::light, Side::dark}) ask_attacks_on(v_->cast_->code(type, side));
        v_->endings_.goals.push_back(std::move(goal));
    }

    void make_initial_tags() {
        const Cast& cast = *v_->cast_;
        const Castling& castling = v_->castling_;
        v_->initial_tags_.assign(static_cast<std::size_t>(cast.codes()), 0);
        for (Code code = 1; code < cast.codes(); ++code) {
            const auto type = static_cast<std::size_t>(Cast::type(code));
            Tags tags = 0;
            for (const std::string& name : spec().pieces[type]->tags)
                tags |= binding().tags.find_or_add(name).value_or(0);
            const bool castles =
                castling.mover == Cast::type(code) || (!castling.partners.empty() && castling.partners[type]);
            v_->initial_tags_[code] = castles ? tags | kCastlingTag : tags;
        }
    }

    void make_setup() {
        make_initial_tags();
        for (Diagnostic& fault : read_setup_(*v_, v_->tables_->setup)) faults_.push_back(std::move(fault));
    }

    std::shared_ptr<Variant> v_;
    SetupReader read_setup_;
    std::vector<std::string> known_names_;
    std::vector<RoyalKind> royal_kinds_;  // by type
    std::vector<Diagnostic> faults_;
};

const std::vector<AlternativeReport>& Variant::alternatives(int type) const {
    const Code light = cast_->code(type, piece(type).owner == Owner::nobody ? Side::none : Side::light);
    return movements_[light].report;
}

PieceReport Variant::report(int type) const {
    using Tier = AlternativeReport::Tier;
    const AlternativeReport* slowest = nullptr;
    for (const AlternativeReport& a : alternatives(type))
        if (slowest == nullptr || a.tier > slowest->tier) slowest = &a;
    if (slowest == nullptr || slowest->tier < Tier::program) return {"table", ""};
    return {slowest->tier == Tier::hook ? "hook" : "program", slowest->why};
}

Result<std::shared_ptr<const Variant>> compile(VariantSpec spec, std::shared_ptr<Hooks> hooks,
                                               SetupReader read_setup,
                                               const std::vector<std::string>& known_names) {
    return VariantCompiler(std::move(spec), std::move(hooks), read_setup, known_names).compile();
}

Position initial_position(const Variant& variant) {
    Position position(variant.position_tables());
    for (Field f = 0; f < variant.board().size(); ++f)
        if (const Code code = variant.position_tables().setup[f]; code != kNoPiece)
            position.set(f, code, variant.initial_tags(code), Edit::Why::setup);
    position.set_to_move(variant.spec().first);
    position.forget_log();
    return position;
}

}  // namespace acedrex
