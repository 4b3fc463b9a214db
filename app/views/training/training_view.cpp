// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/training/training_view.h"

#include <QEvent>
#include <QHeaderView>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

#include "app/document/document.h"
#include "app/text/parameter_text.h"
#include "app/views/base/readable_table.h"
#include "app/views/training/training_picture.h"
#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "widgets/charts/curves.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kPointerRole = Qt::UserRole + 1;
constexpr int kPathRole = Qt::UserRole + 2;
constexpr int kSetColumn = 2;
constexpr int kFromColumn = 3;

QStandardItem* item(const QString& text, const QString& about, bool canEdit = false)
{
    auto* made = new QStandardItem(text);
    made->setToolTip(about);
    made->setEditable(canEdit);
    return made;
}

}  // namespace

TrainingView::TrainingView()
    : View(viewInfo()),
      m_job(makeJob()),
      m_verdict(new WrappingLabel),
      m_picture(new Curves),
      m_figures(new QStandardItemModel(this)),
      m_assumptions(new QStandardItemModel(this)),
      m_figureList(new QTableView),
      m_assumptionList(new QTableView),
      m_above(new QSplitter(Qt::Horizontal)),
      m_page(new QSplitter(Qt::Vertical))
{
    removeTableTool();
    makeLists();
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_verdict);
    column->addWidget(m_picture, 1);
    m_above->addWidget(left);
    m_above->addWidget(m_figureList);
    m_above->setStretchFactor(0, 3);
    m_above->setStretchFactor(1, 2);
    m_page->addWidget(m_above);
    m_page->addWidget(m_assumptionList);
    m_page->setStretchFactor(0, 1);
    for (QSplitter* splitter : {m_above, m_page})
        splitter->setChildrenCollapsible(false);
    pages().addWidget(m_page);
    applyTheme();
}

ViewInfo TrainingView::viewInfo()
{
    return {QStringLiteral("training"), tr("Training"), tr("How long does the training take, and what does it cost?"),
            QStringLiteral("C 12 13 8; L 12 13 12 8; L 12 13 15 15; L 10 2 14 2")};
}

void TrainingView::makeLists()
{
    makeReadable(*m_figureList, tr("Totals of the training"));
    makeReadable(*m_assumptionList, tr("Assumptions"));
    m_figures->setHorizontalHeaderLabels({tr("figure"), tr("value")});
    m_assumptions->setHorizontalHeaderLabels({tr("assumption"), tr("value"), QString(), tr("source")});
    m_figureList->setModel(m_figures);
    m_assumptionList->setModel(m_assumptions);
    for (const QTableView* list : {m_figureList, m_assumptionList}) {
        list->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
        list->horizontalHeader()->setResizeContentsPrecision(-1);
        list->horizontalHeader()->setStretchLastSection(true);
    }
    m_assumptionList->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                                      QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    m_assumptionList->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_assumptionList->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Maximum);
    m_assumptionList->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_assumptionList->setSelectionBehavior(QAbstractItemView::SelectItems);
    connect(m_assumptions, &QStandardItemModel::itemChanged, this, [this](QStandardItem* changed) { takeEdit(*changed); });
    connect(m_figureList, &QTableView::activated, this, [this](const QModelIndex& index) {
        const QString pointer = index.siblingAtColumn(0).data(kPointerRole).toString();
        if (!pointer.isEmpty())
            Q_EMIT derivationRequested(pointer, m_shown == estimate() ? nullptr : m_shown);
    });
    connect(m_assumptionList, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == kSetColumn)
            takeAssumed(index.siblingAtColumn(1).data(kPathRole).toString());
    });
    connect(m_figureList, &QTableView::clicked, m_figureList, &QTableView::activated);
}

void TrainingView::refresh()
{
    if (!estimate())
        return showNoEstimate();
    if (!estimate()->isLegal())
        return showImpossible();
    if (!estimate()->step())
        return showState(Standing::Error, tr("The step time is unknown"),
                         tr("The step time of this plan cannot be estimated. The findings of the plan say why."));
    m_assumed = assumedFields(*estimate());
    if (m_assumed.isEmpty()) {
        m_job.cancel();
        return showTraining(estimate());
    }
    m_job.start(
        [scenario = withAssumed(estimate()->scenario(), m_assumed)] {
            return std::make_shared<const Result<Estimate>>(shardscope::estimate(scenario, measuredEvidence()));
        },
        [this](const std::shared_ptr<const Result<Estimate>>& made) {
            showTraining(*made ? std::shared_ptr<const Estimate>(made, &**made) : estimate());
        });
    if (isStateShown())
        showWorking(tr("Estimating…"));
}

void TrainingView::showTraining(std::shared_ptr<const Estimate> of)
{
    m_shown = std::move(of);
    m_verdict->setText(trainingVerdict(*m_shown));
    m_picture->setData(goodputPicture(*m_shown));
    showFigures();
    showAssumptions();
    showPage(m_page);
    setHint(m_assumed.isEmpty()
                ? tr("Click a figure to show its derivation. Type over a value to set an assumption; clear the value to reset it.")
                : tr("Assumed values are in italics. Click “Set” to keep a value in this scenario, or type another one."));
}

void TrainingView::showFigures()
{
    m_figures->removeRows(0, m_figures->rowCount());
    for (const TrainingFigure& figure : trainingFigures(*m_shown)) {
        QStandardItem* name = item(figure.name, figure.about);
        name->setData(figure.pointer, kPointerRole);
        QStandardItem* value = item(figure.value, figure.about);
        if (figure.pointer.isEmpty())
            value->setForeground(Theme::current().color(ColorRole::Muted));
        else
            value->setFont(Theme::current().font(TextStyle::Strong));
        m_figures->appendRow({name, value});
    }
    fitFigures();
}

/// As wide as its texts, so that none is cut; the picture next to it has the rest.
void TrainingView::fitFigures()
{
    const Theme& theme = Theme::current();
    double name = 0;
    double value = 0;
    for (int row = 0; row < m_figures->rowCount(); ++row) {
        name = std::max(name, theme.textWidth(TextStyle::Body, m_figures->item(row, 0)->text()));
        value = std::max(value, theme.textWidth(TextStyle::Strong, m_figures->item(row, 1)->text()));
    }
    const int around =
        4 * style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + style()->pixelMetric(QStyle::PM_ScrollBarExtent) + qRound(theme.px(24));
    m_figureList->setMinimumWidth(std::min(qRound(name + value) + around, width() / 2));
}

void TrainingView::showAssumptions()
{
    m_isShowing = true;
    m_assumptions->removeRows(0, m_assumptions->rowCount());
    for (const TrainingAssumption& assumption : trainingAssumptions(estimate()->scenario(), m_assumed)) {
        QStandardItem* value = item(assumption.value, tr("Type another value; clear the value to reset it"), true);
        value->setData(assumption.path, kPathRole);
        QFont font = Theme::current().font(assumption.isStated ? TextStyle::Strong : TextStyle::Body);
        font.setItalic(assumption.isAssumed);
        value->setFont(font);
        if (!assumption.isStated && !assumption.isAssumed)
            value->setForeground(Theme::current().color(ColorRole::Muted));
        auto* set =
            item(assumption.isAssumed ? tr("Set", "a value that is assumed") : QString(), tr("Keep the assumed value in this scenario"));
        set->setForeground(Theme::current().color(ColorRole::Accent));
        m_assumptions->appendRow({item(assumption.name, assumption.about), value, set, item(assumption.from, assumption.about)});
    }
    m_isShowing = false;
}

void TrainingView::takeEdit(const QStandardItem& item)
{
    const QString path = item.data(kPathRole).toString();
    if (m_isShowing || path.isEmpty())
        return;
    const QString typed = item.text();
    // The list is refilled as a result, which must not happen within its own signal.
    QMetaObject::invokeMethod(
        this, [this, path, typed] { setAssumption(path, typed); }, Qt::QueuedConnection);
}

void TrainingView::takeAssumed(const QString& path)
{
    for (const AssumedField& field : std::as_const(m_assumed)) {
        if (field.path == path)
            Q_EMIT editRequested([field](Document& document) { document.edit(field.path, field.value); });
    }
}

void TrainingView::setAssumption(const QString& path, const QString& typed)
{
    const Parameter& parameter = *findParameter(path.toStdString());
    const QString text = typed.trimmed();
    const std::optional<Value> value = text.isEmpty() ? std::optional(Value{}) : typedValue(parameter, text);
    if (!value)
        Q_EMIT failed(tr("“%1” is not a valid value for %2. Type a value such as 8M or 1.5T.").arg(text, labelInSentence(parameter)));
    else
        Q_EMIT editRequested([path, value](Document& document) { document.edit(path, *value); });
    showAssumptions();
}

QString TrainingView::verdict() const { return m_verdict->text(); }

void TrainingView::applyTheme()
{
    m_verdict->setFont(Theme::current().font(TextStyle::Strong));
    for (QTableView* list : {m_figureList, m_assumptionList})
        shardscope::applyTheme(*list);
    // In front of an audience figures and assumptions need as much room as the picture; what an assumption is about is its tooltip's.
    const bool isForAudience = Theme::current().isForAudience();
    if (m_isForAudience != isForAudience) {
        m_isForAudience = isForAudience;
        m_above->setStretchFactor(1, isForAudience ? 3 : 2);
        m_above->setSizes(isForAudience ? QList<int>{500, 500} : QList<int>{640, 360});
    }
    for (const int column : {kSetColumn, kFromColumn})
        m_assumptionList->setColumnHidden(column, isForAudience);
    m_assumptionList->setMinimumHeight(isForAudience ? 6 * qRound(Theme::current().lineHeight(TextStyle::Body)) : 0);
}

void TrainingView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        applyTheme();
        if (estimate() && !isStateShown())
            invalidate();
    }
    View::changeEvent(event);
}

ChartWidget* TrainingView::currentChart() const { return isStateShown() ? nullptr : m_picture; }

const QAbstractItemModel* TrainingView::currentTable() const { return isStateShown() ? nullptr : m_figures; }

}  // namespace shardscope
