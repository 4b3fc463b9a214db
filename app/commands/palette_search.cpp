// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/palette_search.h"

#include <QRegularExpression>

#include <algorithm>

#include "app/commands/command_registry.h"
#include "app/commands/fuzzy_match.h"
#include "app/document/document.h"
#include "app/text/parameter_text.h"
#include "core/hardware/catalog.h"
#include "core/io/model_presets.h"
#include "core/text/error_text.h"

namespace shardscope {
namespace {

constexpr int kLongestHistory = 20;
constexpr int kLateBonus = 12;

/// What a person types for this field: its key, unless another field has the same.
QString shortName(const Parameter& parameter)
{
    const auto sameKey = [&](const Parameter& other) { return other.key() == parameter.key(); };
    const bool isUnique = std::count_if(parameters().begin(), parameters().end(), sameKey) == 1;
    return toText(isUnique ? parameter.key() : parameter.path);
}

bool isCalled(const Parameter& parameter, const QString& name)
{
    const auto is = [&](const QString& text) { return text.compare(name, Qt::CaseInsensitive) == 0; };
    return is(toText(parameter.key())) || is(toText(parameter.path)) || is(parameterLabel(parameter));
}

QStringList choicesOf(const Parameter& parameter)
{
    if (parameter.kind == ParameterKind::Boolean)
        return {QStringLiteral("on"), QStringLiteral("off")};
    QStringList choices;
    if (parameter.choices) {
        for (const std::string& choice : parameter.choices())
            choices << QString::fromStdString(choice);
    }
    return choices;
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

QList<PaletteItem> PaletteSearch::find(const QString& query) const
{
    struct Ranked {
        int score;
        PaletteItem item;
    };
    std::vector<Ranked> ranked;
    for (PaletteItem& item : everything()) {
        // The group counts as part of the text, so that "file save" finds "Save" of the menu File.
        const QString prefix = item.group + QLatin1Char(' ');
        std::optional<FuzzyMatch> match = fuzzyMatch(query, item.text);
        if (!match) {
            match = fuzzyMatch(query, prefix + item.text);
            if (!match)
                continue;
            match->score -= 20;
            QList<int> within;
            for (const int place : match->positions) {
                if (place >= prefix.size())
                    within.append(place - static_cast<int>(prefix.size()));
            }
            match->positions = within;
        }
        item.highlights = match->positions;
        const auto late = m_history.indexOf(item.id);
        ranked.push_back({match->score + (late >= 0 ? kLateBonus + kLongestHistory - static_cast<int>(late) : 0), item});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& left, const Ranked& right) { return left.score > right.score; });
    QList<PaletteItem> found = assignments(query);
    for (Ranked& entry : ranked)
        found.append(std::move(entry.item));
    return found;
}

QList<PaletteItem> PaletteSearch::everything() const
{
    QList<PaletteItem> items;
    addCommands(items);
    addParameters(items);
    addPresets(items);
    return items;
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
                      {}});
    }
}

void PaletteSearch::addParameters(QList<PaletteItem>& items) const
{
    for (const Parameter& parameter : parameters()) {
        if (parameter.kind == ParameterKind::Document)
            continue;
        const QString value = valueText(parameter, parameter.get(m_document.scenario()));
        items.append(
            {toText(parameter.path), tr("Set"), parameterLabel(parameter), value, {}, {}, shortName(parameter) + QLatin1Char(' '), {}});
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
                      {}});
    };
    for (const ModelPreset& preset : modelPresets())
        add(QStringLiteral("model.preset"), tr("Model"), preset.id, preset.name);
    for (const NodePreset& preset : hardwareCatalog().clusters)
        add(QStringLiteral("cluster.preset"), tr("Node"), preset.id, preset.name);
}

/// "tp 8", "tp=8", "schedule zb-v": a field's name, then a value or the beginning of one.
QList<PaletteItem> PaletteSearch::assignments(const QString& query) const
{
    static const QRegularExpression form(QStringLiteral("^\\s*(.+?)\\s*[ =:]\\s*([^ =:]*)$"));
    const QRegularExpressionMatch parts = form.match(query);
    QList<PaletteItem> items;
    if (!parts.hasMatch())
        return items;
    const QString typed = parts.captured(2);
    for (const Parameter& parameter : parameters()) {
        if (!isCalled(parameter, parts.captured(1)) || parameter.kind == ParameterKind::Document)
            continue;
        const QStringList choices = choicesOf(parameter);
        for (const QString& choice : choices) {
            if (choice.startsWith(typed, Qt::CaseInsensitive))
                items.append(assignment(parameter, choice));
        }
        if (choices.isEmpty() && !typed.isEmpty())
            items.append(assignment(parameter, typed));
    }
    return items;
}

PaletteItem PaletteSearch::assignment(const Parameter& parameter, const QString& typed) const
{
    PaletteItem item;
    item.id = toText(parameter.path);
    item.group = tr("Set");
    item.detail = tr("now %1").arg(valueText(parameter, parameter.get(m_document.scenario())));
    const std::optional<Value> value = typedValue(parameter, typed);
    item.text = tr("Set %1 to %2").arg(labelInSentence(parameter), value ? valueText(parameter, *value) : typed);
    if (!value) {
        item.reason = tr("“%1” is not a value of this field").arg(typed);
        return item;
    }
    if (const std::optional<Error> problem = problemWith(parameter, *value))
        item.reason = QString::fromStdString(errorText(*problem));
    item.run = [this, path = item.id, value = *value] { m_document.edit(path, value); };
    return item;
}

}  // namespace shardscope
