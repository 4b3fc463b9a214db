// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/run_query_bar.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMap>

#include <algorithm>
#include <iterator>

#include "widgets/controls/card.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

const QString kKinds[] = {QStringLiteral("all"), QStringLiteral("dense"), QStringLiteral("mixture")};

/// The choice that was taken stays taken where it is still there.
void fill(QComboBox& box, const QString& all, const QMap<QString, QString>& choices)
{
    const QString before = box.currentData().toString();
    box.clear();
    box.addItem(all, QString());
    for (auto choice = choices.cbegin(); choice != choices.cend(); ++choice)
        box.addItem(choice.key(), choice.value());
    box.setCurrentIndex(std::max(0, box.findData(before)));
}

}  // namespace

RunQueryBar::RunQueryBar(Card& card)
    : QObject(&card),
      m_kinds(new SegmentedChoice(tr("Models"))),
      m_gpus(new QComboBox),
      m_frameworks(new QComboBox),
      m_search(new QLineEdit)
{
    m_kinds->setSegments({{kKinds[0], tr("All"), {}}, {kKinds[1], tr("Dense"), {}}, {kKinds[2], tr("Experts"), {}}});
    m_kinds->setCurrent(kKinds[0]);
    m_gpus->setAccessibleName(tr("GPU of the runs"));
    m_frameworks->setAccessibleName(tr("Framework of the runs"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setToolTip(tr("Words from the model, plan, source or notes"));
    m_search->setAccessibleName(tr("Search the runs"));
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(qRound(Theme::current().px(96)));
    for (QComboBox* box : {m_gpus, m_frameworks}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        connect(box, &QComboBox::activated, this, &RunQueryBar::take);
    }
    for (QWidget* tool : std::initializer_list<QWidget*>{m_kinds, m_gpus, m_frameworks, m_search})
        card.addTool(tool);
    connect(m_kinds, &SegmentedChoice::choiceEdited, this, &RunQueryBar::take);
    connect(m_search, &QLineEdit::textChanged, this, &RunQueryBar::take);
}

void RunQueryBar::setRows(const std::vector<RunRow>& rows)
{
    QMap<QString, QString> gpus;
    QMap<QString, QString> frameworks;
    for (const RunRow& row : rows) {
        const QString framework = QString::fromStdString(row.run.framework);
        if (row.run.scenario)
            gpus.insert(QString::fromStdString(row.run.scenario->cluster.gpu.name),
                        QString::fromStdString(row.run.scenario->cluster.gpu.id));
        if (!framework.isEmpty())
            frameworks.insert(framework, framework);
    }
    fill(*m_gpus, tr("all GPUs"), gpus);
    fill(*m_frameworks, tr("all frameworks"), frameworks);
}

void RunQueryBar::setQuery(const RunQuery& query)
{
    m_query = query;
    m_gpus->setCurrentIndex(std::max(0, m_gpus->findData(query.gpu)));
    m_frameworks->setCurrentIndex(std::max(0, m_frameworks->findData(query.framework)));
    m_kinds->setCurrent(kKinds[static_cast<std::size_t>(query.kind)]);
    if (m_search->text() != query.text)
        m_search->setText(query.text);
}

void RunQueryBar::take()
{
    RunQuery query = m_query;
    query.gpu = m_gpus->currentData().toString();
    query.framework = m_frameworks->currentData().toString();
    query.kind = static_cast<ModelKind>(std::find(std::begin(kKinds), std::end(kKinds), m_kinds->current()) - std::begin(kKinds));
    query.text = m_search->text();
    if (query == m_query)
        return;  // it was not a person who set the field
    m_query = query;
    Q_EMIT queryEdited(m_query);
}

}  // namespace shardscope
