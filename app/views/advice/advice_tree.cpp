// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/advice/advice_tree.h"

#include <QLocale>

#include <algorithm>
#include <utility>

#include "app/text/core_text.h"
#include "app/text/fit_text.h"
#include "app/text/parameter_text.h"
#include "core/text/advice_text.h"
#include "widgets/text/fit_word.h"
#include "widgets/text/numbers.h"
#include "widgets/text/plain_tip.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

QString rateText(const std::optional<Figures>& figures)
{
    if (!figures || !figures->tokensPerSecondPerGpu)
        return {};
    return QLocale().toString(*figures->tokensPerSecondPerGpu, 'f', 0);
}

QString memoryText(const std::optional<Figures>& figures)
{
    if (!figures)
        return {};
    const QString bytes = bytesText(figures->peak.value());
    return figures->fit == Fit::Fits ? bytes : AdviceTree::tr("%1, %2", "bytes, a verdict").arg(bytes, fitWord(figures->fit));
}

QList<QStandardItem*> itemsOf(const QStringList& texts)
{
    QList<QStandardItem*> items;
    for (const QString& text : texts) {
        items.append(new QStandardItem(text));
        items.last()->setToolTip(plainTip(text));
    }
    return items;
}

void setStrong(const QList<QStandardItem*>& items)
{
    QFont font = Theme::current().font(TextStyle::Strong);
    for (QStandardItem* item : items)
        item->setFont(font);
}

}  // namespace

QString changeText(const std::vector<FieldChange>& changes)
{
    QStringList parts;
    for (const FieldChange& change : changes) {
        const std::string_view title = change.parameter->use.column.title;
        parts << QStringLiteral("%1 %2").arg(title.empty() ? parameterLabel(*change.parameter) : coreText(title),
                                             valueText(*change.parameter, change.value));
    }
    return parts.join(QStringLiteral(", "));
}

AdviceTree::AdviceTree(QObject* parent) : QStandardItemModel(0, kAdviceColumns, parent)
{
    setHorizontalHeaderLabels({tr("rule"), tr("outcome"), tr("reason"), tr("changes"), tr("tokens/s/GPU"), tr("memory"), tr("source")});
}

void AdviceTree::setAdvice(std::shared_ptr<const Advice> advice)
{
    removeRows(0, rowCount());
    m_changes.clear();
    m_advice = std::move(advice);
    if (!m_advice)
        return;
    for (const StepAdvice& step : m_advice->steps)
        appendStep(step);
    appendRecipes();
}

void AdviceTree::setChange(QStandardItem& item, const std::vector<FieldChange>& change)
{
    item.setData(static_cast<int>(m_changes.size()), kRowRole);
    m_changes.push_back(&change);
}

const std::vector<FieldChange>* AdviceTree::changeOf(const QModelIndex& index) const
{
    const QVariant row = index.isValid() ? index.siblingAtColumn(0).data(kRowRole) : QVariant();
    return row.isValid() ? m_changes[static_cast<std::size_t>(row.toInt())] : nullptr;
}

QString AdviceTree::told(const QModelIndex& index, const QList<AdviceColumn>& columns) const
{
    QStringList lines;
    for (const AdviceColumn column : columns) {
        const QString text = index.siblingAtColumn(static_cast<int>(column)).data().toString();
        if (!text.isEmpty())
            lines << QStringLiteral("%1: %2").arg(headerData(static_cast<int>(column), Qt::Horizontal).toString(), text);
    }
    return lines.join(QStringLiteral("  ·  "));
}

QList<QStandardItem*> AdviceTree::rowOf(const Decision& decision)
{
    QString says = coreText(decision.rule.says);
    // A sentence, of which the technique is the end.
    if (!decision.technique.empty() && (says.endsWith(u'.') || says.endsWith(u'。')))
        says.chop(1);
    if (!decision.technique.empty())
        says = tr("%1: %2", "a rule and the way in which it is done best").arg(says, coreText(decision.technique));
    QList<QStandardItem*> row = itemsOf(
        {says, coreText(outcomeText(decision.outcome)), QString::fromStdString(becauseText(decision, readersLocale())),
         changeText(decision.turned), rateText(decision.after), memoryText(decision.after), QString::fromStdString(decision.rule.source)});
    if (decision.after && !decision.change.empty())
        setChange(*row.first(), decision.change);
    if (decision.outcome == AdviceOutcome::Taken)
        setStrong(row);
    return row;
}

void AdviceTree::appendStep(const StepAdvice& step)
{
    const auto taken = std::count_if(step.decisions.begin(), step.decisions.end(),
                                     [](const Decision& decision) { return decision.outcome == AdviceOutcome::Taken; });
    QList<QStandardItem*> head = itemsOf({tr("%1. %2").arg(static_cast<int>(step.step) + 1).arg(coreText(stepTitle(step.step))),
                                          taken == 0 ? tr("no change needed") : tr("%Ln rule(s) applied", nullptr, static_cast<int>(taken)),
                                          {},
                                          {},
                                          rateText(step.after),
                                          memoryText(step.after),
                                          {}});
    setStrong(head);
    auto* beside = new QStandardItem;
    for (const Decision& decision : step.decisions)
        (decision.applies() ? head.first() : beside)->appendRow(rowOf(decision));
    beside->setText(tr("%Ln rule(s) that do not apply here", nullptr, beside->rowCount()));
    if (beside->rowCount() > 0)
        head.first()->appendRow(beside);
    else
        delete beside;
    appendRow(head);
}

QList<QStandardItem*> AdviceTree::rowOf(const RecipeOutcome& recipe)
{
    QList<QStandardItem*> row =
        itemsOf({QString::fromStdString(recipe.name), recipe.figures ? markedFit(recipe.figures->fit) : tr("no legal plan on these GPUs"),
                 coreText(recipe.says), changeText(recipe.change), rateText(recipe.figures), memoryText(recipe.figures),
                 QString::fromStdString(recipe.source)});
    if (recipe.figures && !recipe.change.empty())
        setChange(*row.first(), recipe.change);
    return row;
}

void AdviceTree::appendRecipes()
{
    std::vector<const RecipeOutcome*> recipes;
    for (const RecipeOutcome& recipe : m_advice->recipes)
        recipes.push_back(&recipe);
    const auto rate = [](const RecipeOutcome* recipe) {
        return recipe->figures && recipe->figures->fit == Fit::Fits ? recipe->figures->tokensPerSecondPerGpu.value_or(0) : -1;
    };
    std::stable_sort(recipes.begin(), recipes.end(), [&rate](const auto* a, const auto* b) { return rate(a) > rate(b); });
    QList<QStandardItem*> head = itemsOf({tr("Starting points"), tr("estimated here"), {}, {}, {}, {}, {}});
    setStrong(head);
    for (const RecipeOutcome* recipe : recipes)
        head.first()->appendRow(rowOf(*recipe));
    appendRow(head);
}

}  // namespace shardscope
