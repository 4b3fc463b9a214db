// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/view.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/storage/write_file.h"
#include "app/text/estimate_text.h"
#include "app/views/base/chart_page.h"
#include "app/views/base/save_picture.h"
#include "app/views/base/save_sheet.h"
#include "app/views/base/state_page.h"
#include "app/views/base/tool_button.h"
#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/scenario/scenario.h"
#include "widgets/charts/chart_table.h"
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
      m_pages(new Pages),
      m_state(new StatePage),
      m_hint(new WrappingLabel),
      m_derivation(makeJob())
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
    // A picture of the estimate before is better than none while there is none of this; of an illegal plan there will be none.
    if (!m_estimate || !m_estimate->isLegal())
        cancelJobs();
    estimateChanged();
    invalidate();
}

void View::invalidate()
{
    m_isOld = true;
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
    m_body->insertWidget(m_body->indexOf(m_pages), part);
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
    if (m_isTableShown)
        showTable(true);
    pageShown();
    updateTools();
}

bool View::isStateShown() const { return m_pages->currentWidget() == m_state; }

void View::showState(Standing standing, const QString& headline, const QString& reason)
{
    cancelJobs();
    m_state->setState(standing, headline, reason);
    setHint({});
    showPage(m_state);
}

void View::showNoEstimate()
{
    showState(Standing::Plain, {}, {});
    m_state->tellNoEstimate();
}

void View::showImpossible() { showState(Standing::Error, tr("This plan is not legal"), whyImpossible(*m_estimate)); }

void View::showProblem(const QString& problem)
{
    forget();
    showState(Standing::Error, {}, {});
    m_state->tellProblem(problem);
}

void View::showWorking(const QString& headline)
{
    m_state->setState(Standing::Plain, headline, {});
    setHint({});
    showPage(m_state);
}

void View::setTableShown(bool shown)
{
    m_isTableShown = shown;
    m_tableButton->setChecked(shown);
    showTable(shown);
}

void View::updateTools()
{
    const bool hasTable = currentTable() != nullptr;
    for (QToolButton* tool : {m_tableButton, m_copyButton, m_csvButton, m_pictureButton})
        tool->setEnabled(hasTable);
}

const QAbstractItemModel* View::currentTable() const
{
    ChartWidget* chart = currentChart();
    return chart ? &chart->table() : nullptr;
}

void View::copyTable() const
{
    if (const QAbstractItemModel* table = currentTable())
        QGuiApplication::clipboard()->setText(toTsv(*table));
}

QString View::saveTable(const QString& path) const
{
    const QAbstractItemModel* table = currentTable();
    if (!table)
        return tr("There is nothing to save yet.");
    if (path.endsWith(QStringLiteral(".xlsx"), Qt::CaseInsensitive))
        return saveXlsx(*table, path);
    return path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive) ? writeFile(path, toJson(*table)) : saveCsv(*table, path);
}

QString View::saveShown(const QString& path) const
{
    const ChartWidget* chart = currentChart();
    return chart ? savePicture(*chart, path) : tr("There is nothing to save yet.");
}

void View::exportTable()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the numbers"), m_info.id + QStringLiteral(".csv"),
                                                      tr("Tables (*.csv);;Spreadsheets (*.xlsx);;JSON (*.json)"));
    if (path.isEmpty())
        return;
    if (const QString problem = saveTable(path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

void View::exportPicture()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the picture"), m_info.id + QStringLiteral(".png"), pictureFilters());
    if (path.isEmpty())
        return;
    if (const QString problem = saveShown(path); !problem.isEmpty())
        Q_EMIT failed(problem);
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
    if (const ChartWidget* chart = currentChart())
        parts << QStringLiteral("<p>%1</p>").arg(chart->summary().toHtmlEscaped());
    if (!m_hint->text().isEmpty())
        parts << QStringLiteral("<p>%1</p>").arg(m_hint->text().toHtmlEscaped());
    return parts.join(QString());
}

}  // namespace shardscope
