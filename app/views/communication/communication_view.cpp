// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/communication_view.h"

#include <QStackedWidget>
#include <QTableWidget>

#include "app/text/error_sentence.h"
#include "app/views/base/mode_ids.h"
#include "app/views/communication/formula_page.h"
#include "app/views/communication/glossary_page.h"
#include "app/views/communication/player_page.h"
#include "app/views/communication/strategy_page.h"
#include "core/estimate/estimate.h"
#include "widgets/charts/chart_table.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/collectives/collective_chart.h"
#include "widgets/controls/card.h"
#include "widgets/controls/segmented_choice.h"

namespace shardscope {
namespace {

const QString kModeIds[] = {QStringLiteral("strategies"), QStringLiteral("formulas"), QStringLiteral("player"), QStringLiteral("glossary")};

}  // namespace

CommunicationView::CommunicationView()
    : View(viewInfo()),
      m_modes(new SegmentedChoice(tr("Show"))),
      m_strategies(new StrategyPage),
      m_formulas(new FormulaPage),
      m_player(new PlayerPage),
      m_glossary(new GlossaryPage)
{
    makeTools();
    for (QWidget* page : std::initializer_list<QWidget*>{m_strategies, m_formulas, m_player, m_glossary})
        pages().addWidget(page);
}

CommunicationView::~CommunicationView() = default;

ViewInfo CommunicationView::viewInfo()
{
    return {QStringLiteral("communication"), tr("Communication"), tr("What is communicated, how much, over which links, and is it hidden?"),
            QStringLiteral("L 4 8 19 8; L 15 4 19 8; L 15 12 19 8; L 20 16 5 16; L 9 12 5 16; L 9 20 5 16")};
}

void CommunicationView::makeTools()
{
    m_modes->setSegments({{kModeIds[0], tr("Strategies"), {}},
                          {kModeIds[1], tr("Formulas as printed"), {}},
                          {kModeIds[2], tr("Player"), {}},
                          {kModeIds[3], tr("Glossary"), {}}});
    m_modes->setCurrent(kModeIds[0]);
    card().addTool(m_modes);
    removeTableTool();
    connect(m_modes, &SegmentedChoice::choiceEdited, this, &CommunicationView::setModeId);
    connect(m_player, &PlayerPage::refused, this, &CommunicationView::failed);
}

void CommunicationView::setMode(CommunicationMode mode)
{
    m_mode = mode;
    m_modes->setCurrent(modeId());
    if (isVisible())
        showMode();
    Q_EMIT modeIdChanged();
}

QString CommunicationView::modeId() const { return kModeIds[static_cast<std::size_t>(m_mode)]; }

void CommunicationView::setModeId(const QString& mode) { setMode(modeOf<CommunicationMode>(kModeIds, mode).value_or(m_mode)); }

void CommunicationView::refresh()
{
    if (estimate())
        m_player->setCluster(estimate()->scenario().cluster);
    if (!estimate() || !estimate()->isLegal() || !estimate()->step()) {
        m_job.cancel();
        forget();
    } else {
        m_job.start([of = estimate()] { return communicationFacts(of); },
                    [this](const std::shared_ptr<const CommunicationFacts>& facts) { showFacts(facts); });
    }
    showMode();
}

void CommunicationView::showFacts(const std::shared_ptr<const CommunicationFacts>& facts)
{
    m_hasFacts = true;
    m_strategies->setFacts(facts);
    m_formulas->setLines(formulaLines(*facts));
    m_player->setFacts(facts);
    showMode();
}

void CommunicationView::forget()
{
    m_hasFacts = false;
    m_player->setFacts(nullptr);
}

void CommunicationView::showMode()
{
    const bool isPlayer = m_mode == CommunicationMode::Player;
    card().setQuestion(isPlayer ? tr("How does a collective move the bytes?") : info().question);
    QWidget* const pagesByMode[] = {m_strategies, m_formulas, m_player, m_glossary};
    const bool hasContent = m_mode == CommunicationMode::Glossary || (isPlayer && estimate()) || m_hasFacts;
    if (!hasContent) {
        showNone();
        return;
    }
    const QString hints[] = {
        tr("“instead”: the same plan with another ZeRO stage. Where comm./compute is below 1, communication can be hidden "
           "behind compute."),
        tr("Below 1, communication can be hidden behind compute. Choose a row to see below why the printed value differs."),
        tr("Press K to play, comma or full stop to step. S is the buffer, or all parts together; n is the number of GPUs. "
           "The α–β time is the textbook value, without NCCL’s optimisations."),
        QString()};
    showPage(pagesByMode[static_cast<std::size_t>(m_mode)]);
    setHint(hints[static_cast<std::size_t>(m_mode)]);
}

void CommunicationView::showNone()
{
    if (!estimate())
        showNoEstimate();
    else if (!estimate()->isLegal())
        showImpossible();
    else if (estimate()->stepProblem())
        showState(Standing::Error, tr("The step time is unknown"), errorSentence(*estimate()->stepProblem()));
    else
        showWorking(tr("Counting the communication…"));
}

const QAbstractItemModel* CommunicationView::currentTable() const
{
    if (isStateShown())
        return nullptr;
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

ChartWidget* CommunicationView::currentChart() const
{
    if (isStateShown())
        return nullptr;
    return m_mode == CommunicationMode::Player ? static_cast<ChartWidget*>(&m_player->chart()) : &m_strategies->times();
}

}  // namespace shardscope
