// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

#include "app/document/document.h"
#include "app/panels/controls_panel.h"
#include "app/panels/findings_panel.h"
#include "app/panels/gpu_shown.h"
#include "app/panels/step_share_bar.h"
#include "app/panels/verdict_bar.h"
#include "app/settings/settings.h"
#include "app/views/derivation/derivation_panel.h"
#include "app/window/message_bar.h"
#include "app/window/pane_area.h"
#include "app/window/rail.h"
#include "app/window/splitter_places.h"
#include "core/estimate/estimate.h"
#include "core/plan/resolved_plan.h"
#include "widgets/controls/drawer.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kGap = 10;
constexpr double kControlsWidth = 290;
constexpr int kFollowedDelay = 150;  ///< milliseconds: no new layout while a slider moves
constexpr int kKeepDelay = 150;      ///< milliseconds, as the session's
const QString kArrangement = QStringLiteral("arrangement");
const QString kTiles = QStringLiteral("tiles");

}  // namespace

Panels::Panels(QMainWindow& window, Document& document)
    : QObject(&window),
      m_window(window),
      m_house(new ViewHouse(document, this)),
      m_rail(new Rail),
      m_controls(new ControlsPanel(&document)),
      m_messages(new MessageBar),
      m_verdicts(new VerdictBar),
      m_shares(new StepShareBar),
      m_gpuShown(new GpuShown),
      m_panes(new PaneArea(*m_house)),
      m_findings(new FindingsPanel),
      m_derivation(new DerivationPanel),
      m_drawer(nullptr),
      m_handle(new QToolButton)
{
    auto* all = new QWidget;
    auto* row = new QHBoxLayout(all);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addWidget(m_controls);
    row->addWidget(m_handle);
    row->addWidget(makeColumn(), 1);
    m_drawer = new Drawer(m_derivation, *m_panes);
    m_findings->foldOver(*m_panes);
    makeHandle();
    window.installEventFilter(this);
    window.setCentralWidget(all);
    fitText();
    connectParts(document);
    connectHouse();
    connectGpuShown();
    m_rail->setShown(m_panes->shown(), m_panes->current());
}

QWidget* Panels::makeColumn()
{
    const int gap = qRound(Theme::current().px(kGap));
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    m_column = layout;
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    layout->addWidget(m_messages);
    layout->addWidget(m_verdicts);
    auto* shares = new QHBoxLayout;
    shares->setSpacing(gap);
    shares->addWidget(m_shares, 1);
    shares->addWidget(m_gpuShown);
    layout->addLayout(shares);
    layout->addWidget(m_panes, 1);
    layout->addWidget(m_findings);
    m_findings->hide();  // until there are any
    return column;
}

void Panels::connectParts(Document& document)
{
    connect(m_rail, &Rail::goRequested, m_panes, &PaneArea::go);
    connect(m_rail, &Rail::besideRequested, m_panes, &PaneArea::openBeside);
    connect(m_panes, &PaneArea::changed, this, &Panels::panesChanged);
    connect(m_findings, &FindingsPanel::closeRequested, this, [this] { setFindingsShown(false); });
    connect(m_controls, &ControlsPanel::openConfigRequested, this, &Panels::openRequested);
    connect(m_verdicts, &VerdictBar::derivationRequested, this, [this](const QString& field) { showDerivation(field); });
    connect(m_derivation, &DerivationPanel::closeRequested, m_drawer, &Drawer::close);
    connect(m_findings, &FindingsPanel::changeRequested, &document,
            [&document](const std::vector<FieldChange>& changes, const QString& undoText) {
                document.replace(withChanges(document.scenario(), changes), undoText);
            });
    connect(m_findings, &FindingsPanel::failed, this, [this](const QString& sentence) { m_messages->tell(Standing::Error, sentence); });
    connect(m_findings, &FindingsPanel::placeRequested, this, &Panels::showPlace);
    tellWhatFollows(document);
    m_findings->setLockedDegrees(document.lockedDegrees());
    connect(&document, &Document::locksChanged, m_findings, [this, &document] { m_findings->setLockedDegrees(document.lockedDegrees()); });
    connect(m_findings, &FindingsPanel::showRequested, this, [this](const QString& path) {
        setControlsShown(true);
        m_controls->reveal(path);
    });
}

/// Tells what changed beside an edit an edit is told once the slider rests, until the next edit, of which it is no longer true.
void Panels::tellWhatFollows(Document& document)
{
    m_followed.rest.setSingleShot(true);
    m_followed.rest.setInterval(kFollowedDelay);
    connect(&m_followed.rest, &QTimer::timeout, this, [this, &document] {
        m_messages->tellUntilEdit(tr("Other settings that changed with this one"), m_followed.sentence,
                                  {tr("Undo"), [undo = &document.undoStack()] { undo->undo(); }});
    });
    connect(&document, &Document::followed, this, [this](const QString& sentence) {
        m_followed.sentence = sentence;
        m_followed.isUnderWay = true;
        m_followed.rest.start();
    });
    connect(&document, &Document::scenarioChanged, this, [this] {
        if (std::exchange(m_followed.isUnderWay, false))
            return;
        m_followed.rest.stop();
        m_messages->forgetEdited();
    });
}

void Panels::connectHouse()
{
    connect(m_house, &ViewHouse::derivationRequested, this, &Panels::showDerivation);
    connect(m_house, &ViewHouse::placeRequested, this, &Panels::showPlace);
    connect(m_house, &ViewHouse::openRequested, this, &Panels::scenarioOpenRequested);
    connect(m_house, &ViewHouse::modesChanged, this, &Panels::arrangementChanged);
    connect(&m_house->splitters(), &SplitterPlaces::moved, this, &Panels::arrangementChanged);
    connect(m_house, &ViewHouse::failed, this, [this](const QString& sentence) { m_messages->tell(Standing::Error, sentence); });
    connect(m_house, &ViewHouse::told, this, [this](const QString& sentence) { m_messages->tell(Standing::Hint, sentence); });
}

void Panels::connectGpuShown()
{
    connect(m_shares, &StepShareBar::placeRequested, this, &Panels::showPlace);
    connect(m_gpuShown, &GpuShown::chosen, &lens(), &Lens::setSelected);
    connect(&lens(), &Lens::selectedChanged, m_gpuShown, &GpuShown::setSelected);
}

void Panels::setEstimate(const std::shared_ptr<const Estimate>& estimate)
{
    m_verdicts->setEstimate(estimate);
    // A stage that there is no more is not the one that anybody asked for.
    if (estimate && lens().selected().stage >= estimate->plan().pp)
        lens().setSelected({});
    m_estimate = estimate;
    showSums();
    m_house->setEstimate(estimate);
    m_derivation->setEstimate(estimate);
    m_findings->setEstimate(isTaught(mode()) ? nullptr : estimate);  // it tells how a target is reached
}

bool Panels::isSettled() const
{
    return (!m_controls->isVisible() || m_controls->isSettled()) && m_findings->isSettled() && m_house->isSettled();
}

void Panels::showDerivation(const QString& field, const std::shared_ptr<const Estimate>& of)
{
    if (m_isAsking)
        return;
    m_drawer->open();
    if (of)
        m_derivation->showField(of, field);
    else if (!field.isEmpty())
        m_derivation->showField(field);
}

bool Panels::closeOverlays()
{
    const bool isAnyOpen = m_findings->isOpen() || !m_drawer->isHidden();
    m_findings->setOpen(false);
    m_drawer->close();
    return isAnyOpen;
}

void Panels::showPlace(const ViewPlace& place)
{
    m_panes->go(place.view);
    View& view = m_house->view(place.view);
    if (!place.mode.isEmpty())
        view.setModeId(place.mode);
    if (!place.what.isNothing()) {
        // A dimension alone is one of the GPU that is shown.
        Pointed selected = place.what;
        if (selected.stage < 0 && selected.rank < 0) {
            selected.stage = lens().selected().stage;
            selected.rank = lens().selected().rank;
        }
        lens().setSelected(selected);
        view.setContext(&ViewContext::pointed, place.what);
    }
    if (!place.field.isEmpty())
        showDerivation(place.field);
}

Arrangement Panels::arrangement() const
{
    Arrangement arrangement = m_panes->arrangement();
    arrangement.hasControls = m_hasControls;
    arrangement.hasFindings = m_hasFindings;
    arrangement.hasRailNames = !m_rail->isFolded();
    arrangement.modes = m_house->modes();
    arrangement.splitters = m_house->splitters().places();
    return arrangement;
}

void Panels::setArrangement(const Arrangement& arrangement)
{
    m_house->setModes(arrangement.modes);
    m_house->splitters().setPlaces(arrangement.splitters);
    m_panes->setArrangement(arrangement);
    // In front of a class the room belongs to the picture, but for the knobs that a lesson asks for.
    m_hasControls = arrangement.hasControls && mode() != WindowMode::Presenter;
    m_hasFindings = arrangement.hasFindings;
    m_rail->setFolded(!arrangement.hasRailNames);
    showSums();
    Q_EMIT arrangementChanged();
}

void Panels::fitText() { m_controls->setFixedWidth(std::max(qRound(Theme::current().px(kControlsWidth)), m_controls->neededWidth())); }

void Panels::setMode(WindowMode mode)
{
    fitText();
    if (mode == m_modes.mode())
        return;
    const bool wasTaught = isTaught(m_modes.mode());
    if (const std::optional<Arrangement> shown = m_modes.change(mode, arrangement()))
        setArrangement(*shown);
    m_findings->setBrief(isPresented(mode));
    if (isTaught(mode) != wasTaught)
        m_findings->setEstimate(wasTaught ? m_estimate : nullptr);  // it tells how a target is reached
    showSums();
    fitRoom();
    Q_EMIT modeChanged();
}

void Panels::setToolsTaught(bool shown)
{
    m_areToolsTaught = shown;
    showSums();
}

void Panels::setAsking(bool asking)
{
    if (asking == m_isAsking)
        return;
    m_isAsking = asking;
    m_rail->setEnabled(!asking);
    m_panes->setHeld(asking);
    m_house->setQuiet(asking);
    if (asking)
        m_drawer->close();
    showSums();
}

void Panels::welcome()
{
    m_welcome = new Welcome;
    m_column->insertWidget(m_column->indexOf(m_verdicts), m_welcome);
    connect(m_welcome, &Welcome::openRequested, this, &Panels::openRequested);
    connect(m_welcome, &Welcome::exampleRequested, this, &Panels::scenarioOpenRequested);
    connect(m_welcome, &Welcome::choiceRequested, this, [this] {
        setControlsShown(true);
        m_controls->reveal(QStringLiteral("model.preset"));
    });
    connect(m_welcome, &Welcome::lessonRequested, this, [this] { m_panes->go(QStringLiteral("lessons")); });
    for (const auto signal : {&Welcome::openRequested, &Welcome::choiceRequested, &Welcome::lessonRequested, &Welcome::dismissed})
        connect(m_welcome, signal, m_welcome, &QObject::deleteLater);
    connect(m_welcome, &Welcome::exampleRequested, m_welcome, &QObject::deleteLater);
}

void Panels::keepIn(Settings& settings)
{
    const QByteArray kept = settings.remembered(kArrangement).toByteArray();
    if (!kept.isEmpty())
        setArrangement(arrangementFromJson(QJsonDocument::fromJson(kept).object()));
    m_verdicts->setChoice(settings.remembered(kTiles).toStringList());
    connect(m_verdicts, &VerdictBar::choiceEdited, this, [&settings](const QStringList& choice) { settings.remember(kTiles, choice); });
    m_keep.setSingleShot(true);
    m_keep.setInterval(kKeepDelay);
    // Soon after each change, and not at the end: whenever the program is killed, what was arranged is there.
    connect(this, &Panels::arrangementChanged, &m_keep, [this] { m_keep.start(); });
    m_remember = [this, &settings] {
        m_keep.stop();
        const Arrangement now = m_modes.own().value_or(arrangement());
        settings.remember(kArrangement, QJsonDocument(arrangementToJson(now)).toJson(QJsonDocument::Compact));
    };
    connect(&m_keep, &QTimer::timeout, this, m_remember);
}

void Panels::keepNow()
{
    if (m_keep.isActive())
        m_remember();
}

}  // namespace shardscope
