// The rules that a random case has, one by one: in words, and how each is taken away.
#include <array>
#include <functional>

#include "random_expressions.hpp"
#include "random_rules.hpp"
#include "values/expression_text.hpp"

namespace acedrex::reference {

namespace {

// Words for a rule that is there, and how it is taken away.
struct Rule {
    std::string words;
    std::function<void(Case&)> drop;
};

template <class Add>
void add_views(const ViewsSpec& views, const Add& add) {
    for (std::size_t i = 0; i < views.secrets.size(); ++i) {
        const SecretSpec& row = views.secrets[i];
        std::string words = "secret:";
        for (const std::string& name : row.pieces) words += " " + name;
        for (const std::string& tag : row.tagged) words += " {" + tag + "}";
        if (row.at) words += " at " + acedrex::to_string(*row.at);
        add(true, words + " seen as " + (row.seen_as.empty() ? "nothing" : row.seen_as), [i](Case& s) {
            s.spec.views->secrets.erase(s.spec.views->secrets.begin() + static_cast<std::ptrdiff_t>(i));
        });
        add(row.at != nullptr, "", [i](Case& s) { s.spec.views->secrets[i].at = nullptr; });
    }
    if (views.sees)
        add(true, "sees " + acedrex::to_string(*views.sees), [](Case& s) { s.spec.views->sees = nullptr; });
}

std::string words_of(const PartSpec& part) {
    constexpr std::array kKinds{"move",    "drop", "seq",     "either", "moves",
                                "actions", "when", "by_side", "given",  "first_of"};
    std::string text = kKinds[static_cast<std::size_t>(part.kind)];
    if (part.budget > 0) text += " " + std::to_string(part.budget);
    for (const int count : part.counts) text += " " + std::to_string(count);
    for (const std::string& name : part.pieces) text += " " + name;
    if (!part.action.empty()) text += " by " + part.action;
    for (const auto& [name, cost] : part.costs) text += " " + name + ": " + std::to_string(cost);
    for (const auto& [name, most] : part.captures) text += " " + name + " takes " + std::to_string(most);
    for (const std::string& name : part.again) text += " " + name + " again";
    if (part.from) text += " from " + acedrex::to_string(*part.from);
    if (part.when) text += " if " + acedrex::to_string(*part.when);
    if (part.by != PartSpec::By::any) text += part.by == PartSpec::By::same ? " same" : " other";
    if (part.forced != PartSpec::Forced::no) text += " forced";
    if (part.optional) text += " optional";
    if (part.check_ends) text += " check ends";
    if (part.safe_each) text += " safe each";
    if (part.parts.empty()) return text;
    text += " {";
    for (const PartSpec& one : part.parts) text += " " + words_of(one) + ";";
    return text + " }";
}

std::string words_of(const std::vector<PreferenceSpec>& kinds) {
    constexpr std::array kKinds{"guard", "check", "mate", "promotion"};
    std::string text;
    for (const PreferenceSpec& kind : kinds)
        text += std::string(text.empty() ? " " : ", ") +
                (kind.guard ? acedrex::to_string(*kind.guard) : kKinds[static_cast<std::size_t>(kind.kind)]);
    return text;
}

std::vector<Rule> rules(const Case& c) {
    std::vector<Rule> all;
    const VariantSpec& spec = c.spec;
    const auto add = [&](bool there, std::string words, std::function<void(Case&)> drop) {
        if (there) all.push_back({std::move(words), std::move(drop)});
    };
    const auto list = [](const std::vector<std::string>& names) {
        std::string text;
        for (const std::string& name : names) text += " " + name;
        return text;
    };
    for (std::size_t i = 0; i < spec.royals.size(); ++i)
        add(true,
            "royal: " + spec.royals[i].piece + ", kind " +
                std::to_string(static_cast<int>(spec.royals[i].kind)),
            [i](Case& s) { s.spec.royals.erase(s.spec.royals.begin() + static_cast<std::ptrdiff_t>(i)); });
    for (std::size_t i = 0; i < spec.promotions.size(); ++i) {
        const PromotionSpec& p = spec.promotions[i];
        const std::string to = !p.source
                                   ? list(p.to)
                                   : std::string(p.source->of_other ? " what lies in the other side's pocket"
                                                                    : " what lies in the pocket") +
                                         (p.source->pieces.empty() ? "" : ", of") + list(p.source->pieces);
        add(true,
            "promotion:" + list(p.pieces) + " to" + to + " in " + p.zone + ", when " +
                std::to_string(static_cast<int>(p.when)) + (p.touches ? ", touches" : "") +
                (p.must.empty() ? "" : ", must in " + p.must) +
                (p.limit.empty()
                     ? ""
                     : ", limit " + p.limit.begin()->first + " " + std::to_string(p.limit.begin()->second)) +
                (p.stays_without ? ", stays without" : ""),
            [i](Case& s) {
                s.spec.promotions.erase(s.spec.promotions.begin() + static_cast<std::ptrdiff_t>(i));
            });
    }
    for (std::size_t i = 0; i < spec.drops.size(); ++i) {
        const DropSpec& d = spec.drops[i];
        std::string words = "drop:" + (d.from.empty() ? "" : " from " + d.from) + list(d.pieces) +
                            (d.at ? " at " + acedrex::to_string(*d.at) : "");
        for (const auto& [type, as] : d.as) words += ", " + type + " as" + list(as);
        for (const auto& [type, limit] : d.limit)
            words += ", limit " + type + " " + std::to_string(limit.most) + " of kind " +
                     std::to_string(static_cast<int>(limit.of));
        words += (d.tags.empty() ? "" : ", tags" + list(d.tags)) + (d.in_check ? "" : ", not in check") +
                 (d.may_mate ? "" : ", not to mate") + (d.may_check ? "" : ", not to check") +
                 (d.on_drop ? ", on_drop " + acedrex::to_string(*d.on_drop) : "");
        add(spec.drops.size() > 1 || !spec.turn, words,
            [i](Case& s) { s.spec.drops.erase(s.spec.drops.begin() + static_cast<std::ptrdiff_t>(i)); });
        add(d.at != nullptr, "", [i](Case& s) { s.spec.drops[i].at = nullptr; });
        add(d.on_drop != nullptr, "", [i](Case& s) { s.spec.drops[i].on_drop = nullptr; });
    }
    for (const auto& [held, number] : c.position.pocketed())
        add(held.first.empty(), std::to_string(number) + " in hand: " + std::to_string(held.second.type),
            [held = held, by = -number](Case& s) {
                s.position = s.position.with_pocketed(held.first, held.second, by);
            });
    for (std::size_t i = 0; i < spec.captures.size(); ++i) {
        const CaptureSpec& rule = spec.captures[i];
        add(true,
            "captures to " + std::to_string(static_cast<int>(rule.to)) + (rule.oblated ? ", oblated" : "") +
                (rule.pocket.empty() ? "" : ", pocket " + rule.pocket) +
                (rule.into.empty() ? "" : ", into \"" + rule.into[0] + "\""),
            [i](Case& s) {
                s.spec.captures.erase(s.spec.captures.begin() + static_cast<std::ptrdiff_t>(i));
            });
    }
    if (spec.castling) {
        std::string words = "castling";
        for (const auto& [mover, partner] : spec.castling->ways)
            words += " " + mover[0] + "-" + mover[1] + "/" + partner[0] + "-" + partner[1];
        add(true, words + (spec.castling->partner ? ", partners by a guard" : ""),
            [](Case& s) { s.spec.castling.reset(); });
    }
    for (std::size_t i = 0; i < spec.pieces.size(); ++i) {
        const InfluenceSpec& in = spec.pieces[i]->influence;
        std::string words;
        for (const auto& [key, e] :
             {std::pair{"on_turn_start", in.on_turn_start}, std::pair{"on_turn_end", in.on_turn_end},
              std::pair{"on_capture", in.on_capture}, std::pair{"on_promotion", in.on_promotion},
              std::pair{"wake", in.wake}})
            if (e) words += std::string(" ") + key + " = " + acedrex::to_string(*e);
        for (const AuraSpec& aura : in.auras)
            words += " aura at " + acedrex::to_string(*aura.at) + " of " + acedrex::to_string(*aura.of) +
                     (aura.freeze ? " freezes" : "") + (aura.protect ? " protects" : "") +
                     (aura.mark.empty() ? "" : " marks " + aura.mark) + (aura.plies > 1 ? " again" : "") +
                     (aura.lends.empty() ? "" : " lends " + acedrex::to_string(*aura.lends[0].walk));
        add(!words.empty(), spec.pieces[i]->name + ":" + words,
            [i](Case& s) { change_piece(s.spec, i, [](PieceSpec& piece) { piece.influence = {}; }); });
    }
    for (const auto& [key, rule] : {std::pair{"on_capture", &VariantSpec::on_capture},
                                    std::pair{"on_promotion", &VariantSpec::on_promotion}})
        if (const Expr& e = spec.*rule)
            add(true, std::string("all: ") + key + " = " + acedrex::to_string(*e),
                [rule](Case& s) { s.spec.*rule = nullptr; });
    if (spec.turn) add(true, "turn: " + words_of(*spec.turn), [](Case& s) { s.spec.turn.reset(); });
    const MoveObligations none, &o = spec.obligations;
    add(o.capture != none.capture,
        o.capture == MoveObligations::Capture::must ? "must capture" : "most captures",
        [](Case& s) { s.spec.obligations.capture = MoveObligations::Capture::free; });
    add(!o.prefer.empty(), "first come" + words_of(o.prefer),
        [](Case& s) { s.spec.obligations.prefer.clear(); });
    add(o.pass != none.pass,
        o.pass == MoveObligations::Pass::free ? "may pass" : "passes where there is no move",
        [](Case& s) { s.spec.obligations.pass = MoveObligations::Pass::never; });
    for (const std::size_t side : {0U, 1U})
        add(spec.obligations_of_one[side].has_value(), side == 0 ? "light's own rules" : "dark's own rules",
            [side](Case& s) { s.spec.obligations_of_one[side].reset(); });
    add(o.several_royals != none.several_royals,
        "several royals by rule " + std::to_string(static_cast<int>(o.several_royals)),
        [](Case& s) { s.spec.obligations.several_royals = MoveObligations::Royals::each; });
    add(o.self_check_loses, "self-check loses", [](Case& s) { s.spec.obligations.self_check_loses = false; });
    add(o.giving_check != none.giving_check,
        o.giving_check == MoveObligations::Checks::mates ? "checks mate" : "gives no check",
        [](Case& s) { s.spec.obligations.giving_check = MoveObligations::Checks::legal; });
    if (spec.views) add_views(*spec.views, add);
    const EndingSpec& e = spec.endings;
    add(e.bare != Bare::plays_on, "bare", [](Case& s) { s.spec.endings.bare = Bare::plays_on; });
    add(!e.goals.empty(),
        e.goals.empty() ? "" : "goal of kind " + std::to_string(static_cast<int>(e.goals[0].kind)),
        [](Case& s) { s.spec.endings.goals.clear(); });
    add(e.checks > 0, "checks: " + std::to_string(e.checks), [](Case& s) { s.spec.endings.checks = 0; });
    add(e.passes.times > 0, "passes end", [](Case& s) { s.spec.endings.passes = {}; });
    add(e.both_lose != Verdict::draw,
        "both lose: " + std::string(e.both_lose == Verdict::win ? "mover" : "other"),
        [](Case& s) { s.spec.endings.both_lose = Verdict::draw; });
    if (!e.extinction.empty())
        add(true,
            "extinction:" + list(e.extinction[0].pieces) + ", result " +
                std::to_string(static_cast<int>(e.extinction[0].result)),
            [](Case& s) { s.spec.endings.extinction.clear(); });
    if (!e.counters.empty())
        add(true, "counter up to " + std::to_string(e.counters[0].reach),
            [](Case& s) { s.spec.endings.counters.clear(); });
    add(e.count.at_full_board, "count", [](Case& s) {
        s.spec.endings.count = {};
        s.spec.obligations.stalemate = Verdict::draw;
    });
    return all;
}

}  // namespace

std::vector<Case> with_fewer_rules(const Case& c) {
    std::vector<Case> all;
    for (const Rule& rule : rules(c)) {
        Case fewer = c;
        rule.drop(fewer);
        all.push_back(std::move(fewer));
    }
    return all;
}

std::string rules_of(const Case& c) {
    std::string text;
    for (const Rule& rule : rules(c))
        if (!rule.words.empty()) text += rule.words + "\n";
    return text;
}

}  // namespace acedrex::reference
