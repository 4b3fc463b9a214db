// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/run_details.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

#include "app/text/trust_text.h"
#include "app/views/runs/run_text.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/text/numbers.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

QString comparison(const RunRow& row, RunMetric metric, const QString& what)
{
    const std::optional<double> measured = measuredOf(row, metric);
    if (!measured)
        return {};
    const std::optional<double> error = errorOf(row, metric);
    const QString told = RunDetails::tr("%1 %2", "step, 12.9 s").arg(what, metricText(*measured, metric));
    if (!error)
        return told;
    const QString estimated = metricText(*estimatedOf(row, metric), metric);
    const QString off = signedText(*error, percentText(std::abs(*error)));
    if (const std::optional<double> band = bandOf(row, metric))
        return RunDetails::tr("%1, estimated %2 (%3, band %4)").arg(told, estimated, off, bandText(*band));
    return RunDetails::tr("%1, estimated %2 (%3)").arg(told, estimated, off);
}

QString nameOfRow(const RunRow& row)
{
    const QString id = QString::fromStdString(row.run.id);
    if (!row.run.scenario)
        return id;
    QStringList parts{modelText(*row.run.scenario) + QStringLiteral(", ") + clusterText(*row.run.scenario),
                      comparison(row, RunMetric::Time, RunDetails::tr("step")),
                      comparison(row, RunMetric::Memory, RunDetails::tr("memory")), refusalText(row)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral("  ·  "));
}

QString sourceOfRow(const RunRow& row)
{
    QStringList parts{QString::fromStdString(row.run.source), tierText(row.run.tier)};
    QStringList assumed;
    for (const std::string& field : row.run.assumed)
        assumed << QString::fromStdString(field);
    if (!assumed.isEmpty())
        parts << RunDetails::tr("assumed: %1").arg(assumed.join(QStringLiteral(", ")));
    parts.removeAll(QString());
    return parts.join(QStringLiteral("  ·  "));
}

}  // namespace

RunDetails::RunDetails(QWidget* parent)
    : QWidget(parent),
      m_name(new WrappingLabel),
      m_source(new WrappingLabel),
      m_notes(new QLineEdit),
      m_open(new QPushButton(tr("&Open scenario"))),
      m_remove(new QPushButton(tr("Remove")))
{
    for (QLabel* label : {m_name, m_source}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_source->setForegroundRole(QPalette::PlaceholderText);
    m_notes->setPlaceholderText(tr("notes"));
    m_notes->setAccessibleName(tr("Notes of the chosen run"));
    m_open->setToolTip(tr("Show this run's model, cluster, training and plan in the window"));
    m_remove->setToolTip(tr("Remove this run from your own runs"));
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_name);
    texts->addWidget(m_source);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(texts, 3);
    layout->addWidget(m_notes, 2);
    layout->addWidget(m_remove);
    layout->addWidget(m_open);
    connect(m_open, &QPushButton::clicked, this, &RunDetails::openRequested);
    connect(m_remove, &QPushButton::clicked, this, &RunDetails::removeRequested);
    connect(m_notes, &QLineEdit::editingFinished, this, [this] {
        if (m_notes->isModified())
            Q_EMIT notesEdited(m_notes->text());
    });
    applyTheme();
    setRow(nullptr);
}

void RunDetails::setRow(const RunRow* row)
{
    m_name->setText(row ? nameOfRow(*row) : tr("Choose a run in the list or the picture to see its source here."));
    m_source->setText(row ? sourceOfRow(*row) : QString());
    m_source->setVisible(row != nullptr);
    m_notes->setVisible(row && (row->isOwn() || !row->run.notes.empty()));
    m_notes->setReadOnly(!row || !row->isOwn());
    m_notes->setText(row ? QString::fromStdString(row->run.notes) : QString());
    m_remove->setVisible(row && row->isOwn());
    m_open->setVisible(row && row->run.scenario);
}

void RunDetails::applyTheme() { m_name->setFont(Theme::current().font(TextStyle::Strong)); }

void RunDetails::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QWidget::changeEvent(event);
}

}  // namespace shardscope
