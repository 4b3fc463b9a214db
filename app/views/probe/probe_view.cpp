// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/probe/probe_view.h"

#include <QDir>
#include <QEvent>
#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "app/storage/write_file.h"
#include "app/views/base/mode_ids.h"
#include "app/views/base/readable_table.h"
#include "app/views/base/tool_button.h"
#include "app/views/probe/figures_page.h"
#include "app/views/probe/probe_bar.h"
#include "app/views/probe/probe_pages.h"
#include "app/views/probe/probe_results.h"
#include "app/views/probe/probe_text.h"
#include "app/views/probe/stage_list.h"
#include "core/estimate/estimate.h"
#include "core/hardware/catalog.h"
#include "core/io/scenario_file.h"
#include "core/scenario/scenario.h"
#include "widgets/controls/card.h"
#include "widgets/controls/finding_list.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kRedrawDelay = 100;  ///< milliseconds: samples are drawn together

QList<Segment> pageSegments()
{
    return {{idOf(ProbePage::Collectives), ProbeView::tr("Collectives"), {}},
            {idOf(ProbePage::Multiplies), ProbeView::tr("GEMMs"), {}},
            {idOf(ProbePage::Memory), ProbeView::tr("Memory"), {}},
            {idOf(ProbePage::Roofline), ProbeView::tr("Roofline"), {}},
            {idOf(ProbePage::Lab), ProbeView::tr("Kernel lab"), {}},
            {idOf(ProbePage::Figures), ProbeView::tr("Compare"), {}},
            {idOf(ProbePage::Log), ProbeView::tr("Log"), {}}};
}

std::optional<ProbePage> pageOf(const QString& id)
{
    for (int page = 0; page <= static_cast<int>(ProbePage::Log); ++page) {
        if (idOf(static_cast<ProbePage>(page)) == id)
            return static_cast<ProbePage>(page);
    }
    return std::nullopt;
}

}  // namespace

ProbeView::ProbeView()
    : View(viewInfo()),
      m_program(probeProgram()),
      m_job(makeJob()),
      m_importJob(makeJob()),
      m_bar(new ProbeBar(card())),
      m_pageChoice(new SegmentedChoice(tr("Show"))),
      m_stages(new StageList(this)),
      m_stageTable(new QTableView),
      m_findings(new FindingList),
      m_charts(new ProbePages),
      m_results(new ProbeResults),
      m_page(new QWidget)
{
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(kRedrawDelay);
    makePage();
    connectParts();
    applyTheme();
}

ProbeView::~ProbeView() = default;

ViewInfo ProbeView::viewInfo()
{
    return {QStringLiteral("probe"), tr("Probe"), tr("How fast is this node really?"),
            QStringLiteral("C 12 14 7; L 12 14 16 9; L 12 3 12 7; L 9 3 15 3; L 6 14 7 14")};
}

QList<ViewCommand> ProbeView::viewCommands()
{
    return {{QStringLiteral("measure"), tr("&Measure this node"), [](View& view) { static_cast<ProbeView&>(view).run(); }},
            {QStringLiteral("cancel"), tr("&Cancel the measurement"), [](View& view) { static_cast<ProbeView&>(view).cancel(); }}};
}

void ProbeView::makePage()
{
    m_pageChoice->setSegments(pageSegments());
    m_pageChoice->setCurrent(idOf(ProbePage::Collectives));
    makeReadable(*m_stageTable, tr("What is measured"));
    m_stageTable->setModel(m_stages);
    m_stageTable->horizontalHeader()->setStretchLastSection(true);
    m_stageTable->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_findings->setEmptyText(tr("Findings about the machine appear here."));
    auto* left = new QSplitter(Qt::Vertical);
    left->addWidget(m_stageTable);
    left->addWidget(m_findings);
    left->setStretchFactor(0, 3);
    left->setStretchFactor(1, 2);
    auto* both = new QSplitter(Qt::Horizontal);
    both->addWidget(left);
    both->addWidget(m_charts);
    both->setStretchFactor(0, 2);
    both->setStretchFactor(1, 3);
    both->setSizes({400, 520});
    for (QSplitter* splitter : {left, both})
        splitter->setChildrenCollapsible(false);
    auto* rows = new QVBoxLayout(m_page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_pageChoice, 0, Qt::AlignLeft);
    rows->addWidget(both, 1);
    rows->addWidget(m_results);
    pages().addWidget(m_page);
}

void ProbeView::connectParts()
{
    auto* import = makeTool(tr("Import…"),
                            tr("Import measurements made elsewhere, from the logs of nccl-tests, NCCL Inspector, nvbandwidth and others"));
    addTool(import);
    connect(import, &QToolButton::clicked, this, &ProbeView::importWithDialog);
    connect(m_bar, &ProbeBar::runRequested, this, &ProbeView::run);
    connect(m_bar, &ProbeBar::cancelRequested, this, &ProbeView::cancel);
    connect(m_bar, &ProbeBar::edited, this, [this] {
        m_ending.reset();
        invalidate();
    });
    connect(m_pageChoice, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        setModeId(id);
        Q_EMIT modeIdChanged();
    });
    connect(m_stages, &StageList::chosenChanged, this, [this] {
        if (!m_client.isRunning())
            showResults();
    });
    connect(&m_planner, &ProbePlanner::answered, this, &ProbeView::takePlans);
    connect(&m_client, &ProbeClient::heard, this, [this] {
        if (!m_redraw.isActive())
            m_redraw.start();
    });
    connect(&m_client, &ProbeClient::ended, this, &ProbeView::takeEnding);
    connect(&m_redraw, &QTimer::timeout, this, &ProbeView::showRun);
    connect(&m_charts->figures(), &FiguresPage::failed, this, &ProbeView::failed);
    connect(m_results, &ProbeResults::saveRequested, this, &ProbeView::saveWithDialog);
    connect(m_results, &ProbeResults::useRequested, this, &ProbeView::useProfile);
}

QString ProbeView::folder() const { return context().folder.isEmpty() ? QString() : context().folder + QStringLiteral("/profiles"); }

QString ProbeView::modeId() const { return idOf(m_charts->page()); }

void ProbeView::setModeId(const QString& mode)
{
    if (const std::optional<ProbePage> page = pageOf(mode)) {
        m_charts->setPage(*page);
        m_pageChoice->setCurrent(mode);
        if (!isStateShown())
            showPage(m_page);
    }
}

void ProbeView::setProgram(const QString& program)
{
    m_program = program;
    m_asked.clear();
    m_plans.clear();
    invalidate();
}

void ProbeView::setRequest(const ProbeRequest& request) { m_bar->setRequest(request); }

void ProbeView::estimateChanged()
{
    m_effect.reset();
    if (m_bar->wantsScenario())
        m_asked.clear();
}

void ProbeView::refresh()
{
    m_bar->setCanRun(!m_program.isEmpty() && !m_client.isCancelling());
    if (m_program.isEmpty() && !m_imported)
        return showState(Standing::Error, tr("The measuring program shardscope-probe was not found"),
                         tr("The program was searched for in %1 and in PATH. Install it together with the window, build the target "
                            "shardscope-probe, or set the environment variable SHARDSCOPE_PROBE to its path. Measurements made elsewhere "
                            "can be imported without it.")
                             .arg(QDir::toNativeSeparators(probePlaces().first())));
    showPage(m_page);
    if (!m_client.isRunning() && !m_program.isEmpty())
        askPlans();
    showRun();
    findEffect();
}

void ProbeView::askPlans()
{
    ProbeRequest request = m_bar->request();
    request.scenarioFile = m_bar->wantsScenario() ? scenarioFile() : QString();
    const QString asked = QString::number(request.quick) + request.scenarioFile;
    if (asked == m_asked)
        return showPlan();
    m_asked = asked;
    m_planner.ask(m_program, request);
}

void ProbeView::takePlans(const std::vector<BackendPlan>& plans)
{
    m_plans = plans;
    m_bar->setPlans(plans);
    showPlan();
}

/// Before a run: of the backend that is asked for.
void ProbeView::showPlan()
{
    if (m_client.isRunning() || m_ending)
        return;
    const BackendPlan* plan = planOf(m_plans, m_bar->request().backend);
    m_stages->setPlan(plan ? plan->stages : std::vector<probe::StageInfo>());
    m_stageTable->resizeColumnToContents(StageList::Name);
    m_stageTable->resizeColumnToContents(StageList::Expected);
    showResults();
}

/// Writes the scenario as it is, without the profile that is to be measured.
QString ProbeView::scenarioFile()
{
    if (!estimate())
        return {};
    Scenario scenario = estimate()->scenario();
    scenario.cluster.profile.reset();
    const QString path = m_temporary.filePath(QStringLiteral("scenario.json"));
    return writeFile(path, QByteArray::fromStdString(scenarioText(scenario))).isEmpty() ? path : QString();
}

void ProbeView::run()
{
    if (m_client.isRunning() || m_program.isEmpty())
        return;
    ProbeRequest request = m_bar->request();
    request.stages = m_stages->chosen();
    request.scenarioFile = m_bar->wantsScenario() ? scenarioFile() : QString();
    request.out = m_temporary.filePath(QStringLiteral("profile.json"));
    if (!folder().isEmpty() && QDir().mkpath(folder()))
        request.out = folder() + QStringLiteral("/last-measurement.json");
    m_imported.reset();
    m_ending.reset();
    m_profile.reset();
    m_effect.reset();
    m_savedTo.clear();
    m_client.start(m_program, request);
    showRun();
}

void ProbeView::cancel()
{
    m_client.cancel();
    m_bar->setRunning(m_client.isRunning(), m_client.isCancelling());
}

ProbePicture ProbeView::picture() const
{
    ProbePicture shown{&record(), nullptr, 8};
    if (shown.record->device())
        shown.sheet = hardwareCatalog().findGpu(shown.record->device()->device.gpu);
    else if (estimate())
        shown.sheet = hardwareCatalog().findGpu(estimate()->scenario().cluster.gpu.id);
    if (estimate())
        shown.gpus = estimate()->scenario().cluster.gpusPerNode;
    return shown;
}

void ProbeView::showRun()
{
    const bool hasRun = m_client.isRunning() || m_ending;
    m_bar->setRunning(m_client.isRunning(), m_client.isCancelling());
    m_bar->setCanRun(!m_client.isCancelling());
    m_bar->setProgress(record().progress());
    m_stageTable->setColumnHidden(StageList::Expected, hasRun);
    m_stageTable->setColumnHidden(StageList::State, !hasRun);
    if (hasRun)
        m_stages->setRecord(record(), m_client.isRunning());
    m_findings->setFindings(hasRun ? probeFindings(record()) : QList<FindingRow>());
    m_charts->show(picture());
    showFigures();
    showResults();
}

void ProbeView::showFigures()
{
    m_charts->figures().setProfile(m_profile, estimate() ? estimate()->scenario().cluster.calibration : nullptr);
}

void ProbeView::takeEnding(const ProbeEnding& ending)
{
    m_redraw.stop();
    m_ending = ending;
    m_profile = m_client.record().profile();
    showRun();
    findEffect();
    Q_EMIT told(ending.what);
}

void ProbeView::showTable(bool shown) { m_charts->setTableShown(shown); }

ChartWidget* ProbeView::currentChart() const { return isStateShown() ? nullptr : m_charts->chart(m_charts->page()); }

const QAbstractItemModel* ProbeView::currentTable() const
{
    if (isStateShown())
        return nullptr;
    if (m_charts->page() == ProbePage::Figures && m_profile)
        return &m_charts->figures().table();
    return currentChart() ? View::currentTable() : m_stages;
}

void ProbeView::applyTheme()
{
    constexpr double kReadable = 230;  // of the names of stages
    shardscope::applyTheme(*m_stageTable);
    m_stageTable->setMinimumWidth(qRound(Theme::current().px(kReadable)));
}

void ProbeView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        applyTheme();
        m_stageTable->resizeColumnToContents(StageList::Name);
        m_stageTable->resizeColumnToContents(StageList::Expected);
    }
    View::changeEvent(event);
}

}  // namespace shardscope
