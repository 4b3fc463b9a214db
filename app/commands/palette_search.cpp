// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/palette_search.h"

#include <QRegularExpression>

#include <algorithm>

#include "app/commands/command_registry.h"
#include "app/commands/fuzzy_match.h"
#include "app/commands/palette_alias.h"
#include "app/commands/palette_assignment.h"
#include "app/commands/palette_sentence.h"
#include "app/document/document.h"
#include "app/text/choice_labels.h"
#include "app/text/parameter_text.h"
#include "core/base/nearest_name.h"
#include "core/hardware/catalog.h"
#include "core/io/model_presets.h"

namespace shardscope {
namespace {

constexpr int kLongestHistory = 20;
constexpr int kLateBonus = 12;

constexpr int kExactBonus = 10000;
constexpr int kAliasPenalty = 6;
constexpr int kGroupPenalty = 20;

/// Lower case, and one blank in the place of whatever separates words.
QString plainWords(QString text)
{
    static const QRegularExpression gaps(QStringLiteral("[^\\p{L}\\p{N}.+]+"));
    return text.toLower().replace(gaps, QStringLiteral(" ")).trimmed();
}

bool isExactly(const QString& query, const PaletteItem& item)
{
    const QString words = plainWords(query);
    const auto is = [&](const QString& name) { return plainWords(name) == words; };
    return is(item.text) || is(item.id) || std::any_of(item.aliases.begin(), item.aliases.end(), is);
}

/// How well an item answers, and which letters of its text show it.
std::optional<FuzzyMatch> matchOf(const QString& query, const PaletteItem& item)
{
    std::optional<FuzzyMatch> match = fuzzyMatch(query, item.text);
    for (const QString& alias : item.aliases) {
        const std::optional<FuzzyMatch> other = alias.startsWith(query, Qt::CaseInsensitive) ? fuzzyMatch(query, alias) : std::nullopt;
        if (other && (!match || other->score - kAliasPenalty > match->score))
            match = FuzzyMatch{other->score - kAliasPenalty, {}};
    }
    if (match)
        return match;
    // The group counts as part of the text, so that "file save" finds "Save" of the menu File.
    const QString prefix = item.group + QLatin1Char(' ');
    match = fuzzyMatch(query, prefix + item.text);
    if (!match)
        return match;
    match->score -= kGroupPenalty;
    QList<int> within;
    for (const int place : match->positions) {
        if (place >= prefix.size())
            within.append(place - static_cast<int>(prefix.size()));
    }
    match->positions = within;
    return match;
}

/// "export to megatron" is "export megatron".
QString withoutFillers(const QString& query)
{
    static const QRegularExpression fillers(QStringLiteral("\\b(?:to|for|as|the|a|of|in|into|my)\\b"),
                                            QRegularExpression::CaseInsensitiveOption);
    return QString(query).remove(fillers).simplified();
}

/// Whether letters of the text were matched that neither begin a word nor follow each other: perhaps something else was meant.
bool isWeak(const PaletteItem& item)
{
    const QList<int>& places = item.highlights;
    for (qsizetype i = 0; i < places.size(); ++i) {
        const bool follows = i > 0 && places[i] == places[i - 1] + 1;
        const bool startsWord = places[i] == 0 || !item.text.at(places[i] - 1).isLetterOrNumber() || item.text.at(places[i]).isDigit();
        if (!follows && !startsWord)
            return true;
    }
    return false;
}

}  // namespace

PaletteSearch::PaletteSearch(const CommandRegistry& registry, Document& document, QObject* parent)
    : QObject(parent), m_registry(registry), m_document(document)
{
}

void PaletteSearch::remember(const QString& id)
{
    m_history.removeAll(id);
    m_history.prepend(id);
    while (m_history.size() > kLongestHistory)
        m_history.removeLast();
    Q_EMIT historyChanged();
}

QList<PaletteItem> PaletteSearch::answers(const QString& query) const
{
    const QList<PaletteItem> alternatives = paletteAlternatives(query, m_document, m_decide);
    if (!alternatives.isEmpty())
        return alternatives;
    QList<PaletteItem> found = matches(query);
    return found.isEmpty() ? matches(withoutFillers(query)) : found;
}

QList<PaletteItem> PaletteSearch::find(const QString& query) const
{
    const QList<PaletteItem> found = answers(query);
    if (query.trimmed().isEmpty() || (!found.isEmpty() && !isWeak(found.first())))
        return found;
    const QString meant = corrected(query);
    QList<PaletteItem> better = meant.isEmpty() ? QList<PaletteItem>() : matches(meant);
    if (better.isEmpty() || isWeak(better.first()))
        return found;
    better.prepend({QStringLiteral("suggestion"), tr("Search"), tr("Did you mean “%1”?").arg(meant), {}, {}, {}, meant, {}, {}});
    return better;
}

QList<PaletteItem> PaletteSearch::matches(const QString& query) const
{
    struct Ranked {
        int score;
        PaletteItem item;
    };
    QList<PaletteItem> assigned = PaletteAssignments(m_document).of(query);
    if (assigned.isEmpty() || !assigned.first().run)
        assigned = paletteSentence(query, m_document) + assigned;
    std::vector<Ranked> ranked;
    for (PaletteItem& item : everything()) {
        const std::optional<FuzzyMatch> match = matchOf(query, item);
        if (!match || (!assigned.isEmpty() && item.id.startsWith(assigned.first().id + QLatin1Char('='))))
            continue;
        item.highlights = match->positions;
        const auto late = m_history.indexOf(item.id);
        const int lateBonus = late >= 0 ? kLateBonus + kLongestHistory - static_cast<int>(late) : 0;
        const int exactBonus = !query.isEmpty() && isExactly(query, item) ? kExactBonus : 0;
        ranked.push_back({match->score + lateBonus + exactBonus, item});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& left, const Ranked& right) { return left.score > right.score; });
    // Letters strewn over a text are no answer: "mfu" is not "Recompute: Full".
    const auto isStrewn = [](const Ranked& entry) { return isWeak(entry.item); };
    if (!query.trimmed().isEmpty())
        std::erase_if(ranked, isStrewn);
    QList<PaletteItem> found;
    // A name that is right to the letter comes before a value that is wrong.
    const auto isExact = [](const Ranked& entry) { return entry.score >= kExactBonus; };
    const bool isWrong = !assigned.isEmpty() && !assigned.first().run;
    if (!isWrong || std::none_of(ranked.begin(), ranked.end(), isExact))
        found = assigned;
    for (Ranked& entry : ranked)
        found.append(std::move(entry.item));
    return found;
}

QString PaletteSearch::corrected(const QString& query) const
{
    std::vector<std::string> known;
    for (const PaletteItem& item : everything()) {
        for (const QString& text : QStringList{item.text, item.group} + item.aliases) {
            for (const QString& word : plainWords(text).split(u' ', Qt::SkipEmptyParts))
                known.push_back(word.toStdString());
        }
    }
    bool hasChanged = false;
    QStringList words = query.simplified().toLower().split(u' ');
    for (QString& word : words) {
        const bool isNumber = word.front().isDigit();
        if (isNumber || std::find(known.begin(), known.end(), word.toStdString()) != known.end())
            continue;
        const std::string nearest = nearestName(word.toStdString(), known);
        if (nearest.empty())
            return {};
        word = QString::fromStdString(nearest);
        hasChanged = true;
    }
    return hasChanged ? words.join(u' ') : QString();
}

QList<PaletteItem> PaletteSearch::everything() const
{
    QList<PaletteItem> items;
    addCommands(items);
    addParameters(items);
    addPresets(items);
    addChoices(items);
    if (m_figures)
        items << m_figures();
    return m_places ? items + m_places() : items;
}

void PaletteSearch::addCommands(QList<PaletteItem>& items) const
{
    for (const Command& command : m_registry.commands()) {
        QAction& action = m_registry.action(command.id);
        if (!action.isVisible())
            continue;
        const QString group = plainText(command.submenu.isEmpty() ? command.menu : command.submenu);
        items.append({command.id,
                      group,
                      plainText(action.text()),
                      action.shortcut().toString(QKeySequence::NativeText),
                      m_registry.reason(command.id),
                      [&action] { action.trigger(); },
                      {},
                      aliasesOf(command.id),
                      {}});
    }
}

void PaletteSearch::addParameters(QList<PaletteItem>& items) const
{
    for (const Parameter& parameter : parameters()) {
        if (parameter.kind == ParameterKind::Document)
            continue;
        const Value value = parameter.get(m_document.scenario());
        PaletteItem item{toText(parameter.path),
                         tr("Set"),
                         parameterLabel(parameter),
                         valueText(parameter, value),
                         {},
                         {},
                         shortNameOf(parameter) + QLatin1Char(' '),
                         namesOf(parameter),
                         {}};
        if (const auto* isOn = std::get_if<bool>(&value)) {
            item.detail = *isOn ? tr("on → off", "a switch") : tr("off → on", "a switch");
            item.run = [this, path = item.id, flipped = !*isOn] { m_document.edit(path, flipped); };
        }
        items.append(item);
    }
}

void PaletteSearch::addPresets(QList<PaletteItem>& items) const
{
    const auto add = [&](const QString& path, const QString& group, const std::string& id, const std::string& name) {
        items.append({path + QLatin1Char('=') + QString::fromStdString(id),
                      group,
                      QString::fromStdString(name),
                      QString::fromStdString(id),
                      {},
                      [this, path, id] { m_document.edit(path, Value(id)); },
                      {},
                      {QString::fromStdString(id)},
                      {}});
    };
    for (const ModelPreset& preset : modelPresets())
        add(QStringLiteral("model.preset"), tr("Model"), preset.id, preset.name);
    const HardwareCatalog& catalog = hardwareCatalog();
    for (const NodePreset& preset : catalog.clusters)
        add(QStringLiteral("cluster.preset"), tr("Node"), preset.id, preset.name);
    for (const Gpu& gpu : catalog.gpus)
        add(QStringLiteral("cluster.gpu"), tr("GPU"), gpu.id, gpu.name);
    for (const Network& network : catalog.networks)
        add(QStringLiteral("cluster.network"), tr("Network"), network.id, network.name);
}

void PaletteSearch::addChoices(QList<PaletteItem>& items) const
{
    const auto add = [&](const Parameter& parameter, const std::string& id, const Value& value) {
        const QString path = toText(parameter.path);
        const QString choice = QString::fromStdString(id);
        const QString text = tr("%1: %2", "a field and its value").arg(parameterLabel(parameter), choiceLabel(parameter.path, id));
        items.append({path + QLatin1Char('=') + choice,
                      tr("Set"),
                      text,
                      choice,
                      {},
                      [this, path, value] { m_document.edit(path, value); },
                      {},
                      aliasesOf(path, choice) << choice,
                      {}});
    };
    for (const Parameter& parameter : parameters()) {
        // Those with a catalogue stand by their names.
        if (parameter.kind == ParameterKind::Choice && parameter.group() != "cluster" && parameter.group() != "model") {
            for (const std::string& id : parameter.choices())
                add(parameter, id, Value(id));
        }
    }
    for (const Parameter& parameter : parameters()) {
        const auto last = static_cast<std::int64_t>(parameter.largest);
        for (auto value = static_cast<std::int64_t>(parameter.smallest); parameter.hasFewValues() && value <= last; ++value)
            add(parameter, std::to_string(value), Value(value));
    }
}

}  // namespace shardscope
