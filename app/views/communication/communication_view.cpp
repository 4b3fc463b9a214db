// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/communication_view.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QStackedWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

#include "app/files/write_file.h"
#include "app/views/base/save_picture.h"
#include "app/views/base/state_page.h"
#include "app/views/base/tool_button.h"
#include "app/views/communication/formula_page.h"
#include "app/views/communication/glossary_page.h"
#include "app/views/communication/player_page.h"
#include "app/views/communication/strategy_page.h"
#include "app/views/memory/memory_charts.h"
#include "core/text/error_text.h"
#include "widgets/charts/chart_table.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/collectives/collective_chart.h"
#include "widgets/controls/card.h"
#include "widgets/controls/segmented_choice.h"

namespace shardscope {
namespace {

const QString kModeIds[] = {QStringLiteral("strategies"), QStringLiteral("formulas"), QStringLiteral("player"), QStringLiteral("glossary")};

}  // namespace

CommunicationView::CommunicationView(QWidget* parent)
    : QWidget(parent),
      m_card(new Card(tr("Communication"), tr("What is sent, how much, over what, and is it hidden?"))),
      m_modes(new SegmentedChoice(tr("Show"))),
      m_pages(new QStackedWidget),
      m_strategies(new StrategyPage),
      m_formulas(new FormulaPage),
      m_player(new PlayerPage),
      m_glossary(new GlossaryPage),
      m_state(new StatePage),
      m_hint(new ElidedLabel)
{
    setObjectName(QStringLiteral("communication"));
    makeTools();
    for (QWidget* page : std::initializer_list<QWidget*>{m_strategies, m_formulas, m_player, m_glossary, m_state})
        m_pages->addWidget(page);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages, 1);
    column->addWidget(m_hint);
    m_card->setBody(body);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card);
    showPage();
}

CommunicationView::~CommunicationView() = default;

void CommunicationView::makeTools()
{
    m_modes->setSegments({{kModeIds[0], tr("Strategies"), {}},
                          {kModeIds[1], tr("Formulas as printed"), {}},
                          {kModeIds[2], tr("Player"), {}},
                          {kModeIds[3], tr("Glossary"), {}}});
    m_modes->setCurrent(kModeIds[0]);
    m_card->addTool(m_modes);
    auto* picture = makeTool(tr("Picture…"), tr("Save the bars of time, or what the player shows, as PNG, SVG or PDF"));
    auto* copyButton = makeTool(tr("Copy"), tr("Copy the table"));
    auto* csv = makeTool(tr("CSV…"), tr("Save the table as CSV"));
    m_tools = {picture, copyButton, csv};
    for (QToolButton* tool : std::as_const(m_tools))
        m_card->addHeadTool(tool);
    connect(m_modes, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        setMode(static_cast<CommunicationMode>(std::find(std::begin(kModeIds), std::end(kModeIds), id) - std::begin(kModeIds)));
    });
    connect(picture, &QToolButton::clicked, this, &CommunicationView::exportPicture);
    connect(copyButton, &QToolButton::clicked, this, &CommunicationView::copy);
    connect(csv, &QToolButton::clicked, this, &CommunicationView::exportCsv);
    connect(m_player, &PlayerPage::refused, this, &CommunicationView::failed);
}

void CommunicationView::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    m_task.cancel();
    m_estimate = std::move(estimate);
    m_isOld = true;
    if (isVisible())
        refresh();
}

void CommunicationView::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    QWidget::showEvent(event);
}

void CommunicationView::setMode(CommunicationMode mode)
{
    m_mode = mode;
    m_modes->setCurrent(kModeIds[static_cast<std::size_t>(mode)]);
    showPage();
}

void CommunicationView::refresh()
{
    m_isOld = false;
    if (m_estimate)
        m_player->setCluster(m_estimate->scenario().cluster);
    if (!m_estimate || !m_estimate->isLegal() || !m_estimate->step()) {
        m_hasFacts = false;
        m_player->setFacts(nullptr);
        showPage();
        return;
    }
    m_task.start([estimate = m_estimate] { return communicationFacts(estimate); },
                 [this](const std::shared_ptr<const CommunicationFacts>& facts) { showFacts(facts); });
    showPage();
}

void CommunicationView::showFacts(const std::shared_ptr<const CommunicationFacts>& facts)
{
    m_hasFacts = true;
    m_strategies->setFacts(facts);
    m_formulas->setLines(formulaLines(*facts));
    m_player->setFacts(facts);
    showPage();
}

void CommunicationView::showProblem(const QString& problem)
{
    m_hasFacts = false;
    m_player->setFacts(nullptr);
    showPage();
    m_state->tellProblem(problem);
}

void CommunicationView::showPage()
{
    if (m_mode == CommunicationMode::Glossary) {
        m_pages->setCurrentWidget(m_glossary);
    } else if (m_mode == CommunicationMode::Player && m_estimate) {
        m_pages->setCurrentWidget(m_player);
    } else if (m_hasFacts) {
        m_pages->setCurrentIndex(static_cast<int>(m_mode));
    } else {
        if (!m_estimate)
            m_state->tellNoEstimate();
        else if (!m_estimate->isLegal())
            m_state->setState(Standing::Error, tr("There is no such plan"), whyImpossible(*m_estimate));
        else if (m_estimate->stepProblem())
            m_state->setState(Standing::Error, tr("The step's time cannot be known"),
                              QString::fromStdString(errorText(*m_estimate->stepProblem())));
        else
            m_state->setState(Standing::Plain, tr("Counting what is sent…"), {});
        m_pages->setCurrentWidget(m_state);
    }
    for (QToolButton* tool : std::as_const(m_tools))
        tool->setEnabled(m_pages->currentWidget() != m_state);
    const QString hints[] = {
        tr("“instead”: what the same plan would do with another level of ZeRO. Below 1, communication over compute could hide behind it, "
           "where the plan overlaps it."),
        tr("Below 1 communication can hide behind compute. Choose a line: below it stands why the printed value differs."),
        tr("K plays, comma and full stop step. S: the buffer, or all parts together; n: GPUs. The time by α and β is the textbook's, "
           "without NCCL's tricks."),
        QString()};
    const bool isPlayer = m_mode == CommunicationMode::Player;
    m_card->setQuestion(isPlayer ? tr("How does a collective move the bytes?")
                                 : tr("What is sent, how much, over what, and is it hidden?"));
    m_hint->setText(m_pages->currentWidget() == m_state ? QString() : hints[static_cast<std::size_t>(m_mode)]);
    m_hint->setVisible(!m_hint->text().isEmpty());
}

const QAbstractItemModel* CommunicationView::table() const
{
    switch (m_mode) {
    case CommunicationMode::Strategies:
        return &m_strategies->table();
    case CommunicationMode::Formulas:
        return &m_formulas->table();
    case CommunicationMode::Player:
        return &m_player->chart().table();
    case CommunicationMode::Glossary:
        break;
    }
    return m_glossary->table().model();
}

void CommunicationView::copy() { QGuiApplication::clipboard()->setText(toTsv(*table())); }

void CommunicationView::exportCsv()
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the table"), QStringLiteral("communication.csv"), tr("Tables (*.csv)"));
    if (path.isEmpty())
        return;
    if (const QString problem = writeFile(path, toCsv(*table()).toUtf8()); !problem.isEmpty())
        Q_EMIT failed(problem);
}

void CommunicationView::exportPicture()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the picture"), QStringLiteral("communication.png"), pictureFilters());
    if (path.isEmpty())
        return;
    const ChartWidget& shown =
        m_mode == CommunicationMode::Player ? static_cast<const ChartWidget&>(m_player->chart()) : m_strategies->times();
    if (const QString problem = savePicture(shown, path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

}  // namespace shardscope
