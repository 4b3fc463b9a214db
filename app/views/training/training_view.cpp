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

#include "app/document/document.h"
#include "app/text/parameter_text.h"
#include "app/views/base/readable_table.h"
#include "app/views/training/training_picture.h"
#include "core/estimate/estimate.h"
#include "widgets/charts/curves.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kPointerRole = Qt::UserRole + 1;
constexpr int kPathRole = Qt::UserRole + 2;

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
      m_verdict(new WrappingLabel),
      m_picture(new Curves),
      m_figures(new QStandardItemModel(this)),
      m_assumptions(new QStandardItemModel(this)),
      m_figureList(new QTableView),
      m_assumptionList(new QTableView),
      m_page(new QSplitter(Qt::Horizontal))
{
    removeTableTool();
    makeLists();
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_verdict);
    column->addWidget(m_picture, 1);
    column->addWidget(m_assumptionList);
    m_page->addWidget(left);
    m_page->addWidget(m_figureList);
    m_page->setChildrenCollapsible(false);
    m_page->setSizes({640, 360});
    m_page->setStretchFactor(0, 3);
    m_page->setStretchFactor(1, 2);
    pages().addWidget(m_page);
    applyTheme();
}

ViewInfo TrainingView::viewInfo()
{
    return {QStringLiteral("training"), tr("Training"), tr("How long, and for how much, to the last token?"),
            QStringLiteral("C 12 13 8; L 12 13 12 8; L 12 13 15 15; L 10 2 14 2")};
}

void TrainingView::makeLists()
{
    makeReadable(*m_figureList, tr("What the training comes to"));
    makeReadable(*m_assumptionList, tr("What is assumed"));
    m_figures->setHorizontalHeaderLabels({tr("figure"), tr("value")});
    m_assumptions->setHorizontalHeaderLabels({tr("assumption"), tr("value"), tr("about")});
    m_figureList->setModel(m_figures);
    m_assumptionList->setModel(m_assumptions);
    for (const QTableView* list : {m_figureList, m_assumptionList}) {
        list->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
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
            Q_EMIT derivationRequested(pointer, nullptr);
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
        return showState(Standing::Error, tr("There is no time to count"), tr("The step of this plan has no time: its findings say why."));
    m_verdict->setText(trainingVerdict(*estimate()));
    m_picture->setData(goodputPicture(*estimate()));
    showFigures();
    showAssumptions();
    showPage(m_page);
    setHint(tr("Click a figure for its derivation. Set an assumption by typing over its value; empty takes it back."));
}

void TrainingView::showFigures()
{
    m_figures->removeRows(0, m_figures->rowCount());
    for (const TrainingFigure& figure : trainingFigures(*estimate())) {
        QStandardItem* name = item(figure.name, figure.about);
        name->setData(figure.pointer, kPointerRole);
        QStandardItem* value = item(figure.value, figure.about);
        if (figure.pointer.isEmpty())
            value->setForeground(Theme::current().color(ColorRole::Muted));
        else
            value->setFont(Theme::current().font(TextStyle::Strong));
        m_figures->appendRow({name, value});
    }
}

void TrainingView::showAssumptions()
{
    m_isShowing = true;
    m_assumptions->removeRows(0, m_assumptions->rowCount());
    for (const TrainingAssumption& assumption : trainingAssumptions(estimate()->scenario())) {
        QStandardItem* value = item(assumption.value, tr("Type another value; empty takes it back"), true);
        value->setData(assumption.path, kPathRole);
        if (assumption.isStated)
            value->setFont(Theme::current().font(TextStyle::Strong));
        else
            value->setForeground(Theme::current().color(ColorRole::Muted));
        m_assumptions->appendRow({item(assumption.name, assumption.about), value, item(assumption.about, assumption.about)});
    }
    m_assumptionList->setColumnWidth(1, qRound(Theme::current().px(220)));
    m_isShowing = false;
}

void TrainingView::takeEdit(const QStandardItem& item)
{
    const QString path = item.data(kPathRole).toString();
    if (m_isShowing || path.isEmpty())
        return;
    const QString typed = item.text();
    // The list is filled anew by what comes of it, which must not happen within its own signal.
    QMetaObject::invokeMethod(
        this, [this, path, typed] { setAssumption(path, typed); }, Qt::QueuedConnection);
}

void TrainingView::setAssumption(const QString& path, const QString& typed)
{
    const Parameter& parameter = *findParameter(path.toStdString());
    const QString text = typed.trimmed();
    const std::optional<Value> value = text.isEmpty() ? std::optional(Value{}) : typedValue(parameter, text);
    if (!value)
        Q_EMIT failed(tr("“%1” is no value for %2. Right would be for example 8M or 1.5T.").arg(text, labelInSentence(parameter)));
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
    m_page->setStretchFactor(1, isForAudience ? 3 : 2);
    m_page->setSizes(isForAudience ? QList<int>{500, 500} : QList<int>{640, 360});
    m_assumptionList->setColumnHidden(2, isForAudience);
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
