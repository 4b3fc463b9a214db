// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/documents/documents_view.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/document/document.h"
#include "app/text/core_text.h"
#include "core/estimate/estimate.h"
#include "core/io/length_presets.h"
#include "core/scenario/scenario.h"
#include "widgets/charts/curves.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {

DocumentsView::DocumentsView()
    : View(viewInfo()),
      m_job(makeJob()),
      m_sets(new QComboBox),
      m_verdict(new WrappingLabel),
      m_lengths(new Curves),
      m_packings(new StackedBars),
      m_charts(new QSplitter(Qt::Horizontal)),
      m_page(new QWidget)
{
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_verdict);
    column->addWidget(m_charts, 1);
    m_charts->addWidget(m_lengths);
    m_charts->addWidget(m_packings);
    m_charts->setStretchFactor(0, 3);
    m_charts->setStretchFactor(1, 2);
    m_charts->setChildrenCollapsible(false);
    pages().addWidget(m_page);
    makeDataSets();
    connect(m_packings, &ChartWidget::activated, this, [this](int group, int) { take(group); });
    applyTheme();
}

ViewInfo DocumentsView::viewInfo()
{
    return {QStringLiteral("documents"), tr("Documents"), tr("What do documents of many lengths cost?"),
            QStringLiteral("L 4 6 20 6; L 4 10 11 10; L 4 14 16 14; L 4 18 8 18")};
}

void DocumentsView::makeDataSets()
{
    m_sets->addItem(tr("not stated", "lengths of documents"));
    for (const LengthPreset& preset : lengthPresets())
        m_sets->addItem(coreText(preset.name), QString::fromStdString(preset.id));
    m_sets->setAccessibleName(tr("Data set"));
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("Data set"));
    label->setBuddy(m_sets);
    layout->addWidget(label);
    layout->addWidget(m_sets);
    layout->addStretch(1);
    addAbove(row);
    connect(m_sets, &QComboBox::activated, this, [this](int index) {
        const QString id = m_sets->itemData(index).toString();
        Q_EMIT editRequested([id](Document& document) {
            document.edit(QStringLiteral("training.lengths"), id.isEmpty() ? Value{} : Value(id.toStdString()));
        });
    });
}

void DocumentsView::showDataSet()
{
    constexpr int kNone = 0;
    const auto lengths = estimate() && !isExample() ? estimate()->scenario().training.documents.lengths : nullptr;
    const int known = lengths ? m_sets->findData(QString::fromStdString(lengths->preset)) : kNone;
    // Lengths of one's own stand in no list.
    m_sets->setCurrentIndex(lengths && lengths->preset.empty() ? -1 : known);
    m_sets->setPlaceholderText(tr("own lengths"));
}

void DocumentsView::refresh()
{
    if (!estimate())
        return showNoEstimate();
    const auto& lengths = estimate()->scenario().training.documents.lengths;
    if (!lengths)
        return showMissing(tr("The lengths of the documents are not stated"),
                           tr("Every row is one sequence. State training.lengths: a data set, a log-normal distribution or a histogram."),
                           QStringLiteral("llama-3.1-8b-sft-8-h100"));
    if (!estimate()->isLegal())
        return showImpossible();
    m_job.start(
        [scenario = estimate()->scenario()](const JobContext& context) {
            return std::make_shared<const std::vector<TriedPacking>>(triedPackings(scenario, context.stopToken()));
        },
        [this, of = estimate()](const std::shared_ptr<const std::vector<TriedPacking>>& tried) {
            m_tried = *tried;
            const Scenario& scenario = of->scenario();
            const Documents& documents = scenario.training.documents;
            m_verdict->setText(QStringList{documentsVerdict(*of), refusalOfDynamicContext(m_tried)}.join(QLatin1Char(' ')).trimmed());
            m_lengths->setData(
                lengthsPicture(*documents.lengths, static_cast<double>(documents.packTokens.value_or(scenario.training.sequenceLength))));
            m_packings->setData(packingsPicture(m_tried));
            showPage(m_page);
            setHint(tr("full: joined and cut; pad: a document a row; free: no padding; pack: many in a row; even: packed by work; CP: each "
                       "document on as many context-parallel ranks as it needs. Click a bar to use its packing."));
        });
    if (isStateShown())
        showWorking(tr("Estimating…"));
}

void DocumentsView::take(int bar)
{
    if (bar < 0 || bar >= static_cast<int>(m_tried.size()) || isQuiet())
        return;
    const TriedPacking& tried = m_tried[static_cast<std::size_t>(bar)];
    Q_EMIT editRequested([filling = tried.filling, balance = tried.balance](Document& document) {
        document.edit(QStringLiteral("training.packing"), std::string(nameOf(filling)));
        const bool balances = balance != RankBalance::None;
        if (balances || document.scenario().training.documents.balance)
            document.edit(QStringLiteral("training.balance"), balances ? Value(std::string(nameOf(balance))) : Value{});
    });
}

QString DocumentsView::verdict() const { return m_verdict->text(); }

void DocumentsView::applyTheme() { m_verdict->setFont(Theme::current().font(TextStyle::Strong)); }

void DocumentsView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        applyTheme();
    View::changeEvent(event);
}

ChartWidget* DocumentsView::currentChart() const { return isStateShown() ? nullptr : m_lengths; }

const QAbstractItemModel* DocumentsView::currentTable() const { return isStateShown() ? nullptr : View::currentTable(); }

}  // namespace shardscope
