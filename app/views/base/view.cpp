// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/view.h"

#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/text/scenario_text.h"
#include "app/views/base/example_note.h"
#include "app/views/base/state_page.h"
#include "app/views/base/tool_button.h"
#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/scenario/scenario.h"
#include "widgets/charts/chart_widget.h"
#include "widgets/controls/card.h"
#include "widgets/controls/tile.h"
#include "widgets/player/playback.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// Does this with the first player whose picture is seen.
template <typename Act>
bool withPlayer(const QWidget& view, Act act)
{
    for (Playback* player : view.findChildren<Playback*>()) {
        if (static_cast<QWidget*>(player->parent())->isVisible()) {
            act(*player);
            return true;
        }
    }
    return false;
}

/// Of a built-in scenario, by its file's name.
std::shared_ptr<const Estimate> exampleEstimate(const QString& name)
{
    const std::string path = "examples/" + name.toStdString() + ".json";
    return std::make_shared<const Estimate>(estimate(parseScenario(resource(path), path).value(), measuredEvidence()).value());
}

/// Needs the room of the page that is seen, not of the largest.
class Pages : public QStackedWidget {
public:
    Pages() { connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry); }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return currentWidget() ? currentWidget()->minimumSizeHint().expandedTo(currentWidget()->minimumSize()) : QSize();
    }
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

}  // namespace

View::View(ViewInfo info)
    : m_info(std::move(info)),
      m_card(new Card(m_info.title, m_info.question)),
      m_body(new QVBoxLayout),
      m_exampleNote(new ExampleNote),
      m_pages(new Pages),
      m_state(new StatePage),
      m_hint(new WrappingLabel),
      m_derivation(makeJob()),
      m_exampleJob(makeJob())
{
    setObjectName(m_info.id);
    m_away = new QWidget(this);
    m_away->hide();
    makeTools();
    m_pages->addWidget(m_state);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->hide();
    auto* body = new QWidget;
    body->setLayout(m_body);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_exampleNote->hide();
    m_body->addWidget(m_exampleNote);
    m_body->addWidget(m_pages, 1);
    m_body->addWidget(m_hint);
    m_card->setBody(body);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card);
    m_state->tellNoEstimate();
    for (QToolButton* tool : {m_tableButton, m_copyButton, m_csvButton, m_pictureButton})
        tool->setEnabled(false);
}

View::~View() = default;

void View::makeTools()
{
    m_tableButton = makeTool(tr("Table"), tr("Show the numbers as a table"));
    m_tableButton->setCheckable(true);
    m_copyButton = makeTool(tr("Copy"), tr("Copy the numbers"));
    m_csvButton = makeTool(tr("CSV…"), tr("Save the numbers as CSV"));
    m_pictureButton = makeTool(tr("Picture…"), tr("Save the picture as PNG, SVG or PDF"));
    for (QToolButton* tool : {m_tableButton, m_copyButton, m_csvButton, m_pictureButton})
        m_card->addHeadTool(tool);
    connect(m_tableButton, &QToolButton::toggled, this, &View::setTableShown);
    connect(m_copyButton, &QToolButton::clicked, this, &View::copyTable);
    connect(m_csvButton, &QToolButton::clicked, this, &View::exportTable);
    connect(m_pictureButton, &QToolButton::clicked, this, &View::exportPicture);
}

void View::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    m_estimate = std::move(estimate);
    m_isExample = false;
    m_exampleJob.cancel();
    // A picture of the estimate before is better than none while there is none of this; of an illegal plan there will be none.
    if (!m_estimate || !m_estimate->isLegal())
        cancelJobs();
    estimateChanged();
    invalidate();
}

void View::invalidate()
{
    m_isOld = true;
    m_isExample = false;
    m_exampleJob.cancel();
    if (isVisible())
        bringUpToDate();
    else
        cancelJobs();
}

void View::bringUpToDate()
{
    m_isOld = false;
    refresh();
}

void View::showEvent(QShowEvent* event)
{
    if (m_isOld)
        bringUpToDate();
    QWidget::showEvent(event);
}

Job& View::makeJob()
{
    return *m_jobs.emplace_back(std::make_unique<Job>(this, [this](const QString& problem) { showProblem(problem); }));
}

void View::requestDerivation(const QString& field, const Scenario& of)
{
    m_derivation.start([of] { return std::make_shared<const Result<Estimate>>(shardscope::estimate(of, measuredEvidence())); },
                       [this, field](const std::shared_ptr<const Result<Estimate>>& made) {
                           if (*made)
                               Q_EMIT derivationRequested(field, std::shared_ptr<const Estimate>(made, &**made));
                       });
}

void View::cancelJobs()
{
    for (const std::unique_ptr<Job>& job : m_jobs)
        job->cancel();
}

bool View::isBusy() const
{
    return isWorking() || std::any_of(m_jobs.begin(), m_jobs.end(), [](const std::unique_ptr<Job>& job) { return job->isBusy(); });
}

void View::addAbove(QWidget* part)
{
    m_above << part;
    m_body->insertWidget(m_body->indexOf(m_exampleNote), part);
}

void View::setBare(bool bare)
{
    m_card->setToolsShown(!bare);
    for (int i = 0; i < m_above.size(); ++i) {
        QWidget* part = m_above[i];
        if (bare == (part->parentWidget() == m_away))
            continue;
        const bool isHidden = part->isHidden();
        m_body->removeWidget(part);
        if (bare)
            part->setParent(m_away);
        else
            m_body->insertWidget(i, part);
        part->setVisible(!isHidden);
    }
}

void View::setTight(bool tight)
{
    if (tight == m_isTight)
        return;
    m_isTight = tight;
    for (Tile* tile : findChildren<Tile*>())
        tile->setTight(tight);
    m_body->setSpacing(tight ? qRound(Theme::current().px(4)) : -1);
    tightChanged();
}

void View::setQuiet(bool quiet)
{
    m_isQuiet = quiet;
    for (ChartWidget* chart : findChildren<ChartWidget*>())
        chart->setQuiet(quiet);
}

void View::addBelow(QWidget* part) { m_body->insertWidget(m_body->indexOf(m_hint), part); }

void View::addTool(QToolButton* tool) { m_card->addHeadTool(tool); }

void View::removeTableTool() { m_tableButton->hide(); }

void View::setHint(const QString& hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

void View::showPage(QWidget* page)
{
    m_pages->setCurrentWidget(page);
    m_exampleNote->setVisible(m_isExample);
    setDimmed(*m_pages, m_isExample);
    if (m_isTableShown)
        showTable(true);
    pageShown();
    updateTools();
}

/// The page that says it is seen until the example is there; then each other estimate goes straight to it.
void View::showMissing(const QString& headline, const QString& reason, const QString& example)
{
    const bool isAtHand = m_example && m_exampleName == example;
    // An example that has none of it either is none.
    if (m_isExample || !isAtHand)
        showState(Standing::Hint, headline, reason);
    if (m_isExample)
        return;
    if (isAtHand)
        return showExample(headline, reason);
    m_exampleName = example;
    m_exampleJob.start([example] { return exampleEstimate(example); },
                       [this, headline, reason](const std::shared_ptr<const Estimate>& made) {
                           m_example = made;
                           showExample(headline, reason);
                       });
}

void View::showExample(const QString& headline, const QString& reason)
{
    m_isExample = true;
    m_exampleNote->setNote(headline, reason, scenarioTitle(m_example->scenario()));
    estimateChanged();
    refresh();
}

void View::setTableShown(bool shown)
{
    m_isTableShown = shown;
    m_tableButton->setChecked(shown);
    showTable(shown);
}

void View::updateTools()
{
    const bool hasTable = currentTable() != nullptr && !m_isExample;
    for (QToolButton* tool : {m_tableButton, m_copyButton, m_csvButton, m_pictureButton})
        tool->setEnabled(hasTable);
}

const QAbstractItemModel* View::currentTable() const
{
    ChartWidget* chart = currentChart();
    return chart ? &chart->table() : nullptr;
}

void View::setContext(ViewContext context)
{
    if (context == m_context)
        return;
    std::swap(context, m_context);
    contextChanged(context);
}

void View::setModeId(const QString&) {}

bool View::stepBy(int direction)
{
    return withPlayer(*this, [direction](auto& player) { player.step(direction); });
}

bool View::togglePlaying()
{
    return withPlayer(*this, [](auto& player) { player.toggle(); });
}

QString View::speakerNotes() const
{
    QStringList parts{QStringLiteral("<h2>%1</h2>").arg(m_info.question.toHtmlEscaped())};
    if (const ChartWidget* chart = m_isExample ? nullptr : currentChart())
        parts << QStringLiteral("<p>%1</p>").arg(chart->summary().toHtmlEscaped());
    if (!m_hint->text().isEmpty())
        parts << QStringLiteral("<p>%1</p>").arg(m_hint->text().toHtmlEscaped());
    return parts.join(QString());
}

}  // namespace shardscope
