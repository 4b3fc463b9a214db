// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/probe/probe_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QProgressBar>
#include <QPushButton>

#include "app/views/probe/probe_text.h"
#include "core/hardware/catalog.h"
#include "core/hardware/reference_profile.h"
#include "widgets/controls/card.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kFullBar = 1000;
const QString kFirstDevice = QStringLiteral("h100-sxm");

void choose(QComboBox& box, const QString& id) { box.setCurrentIndex(std::max(0, box.findData(id))); }

/// As narrow as the row needs it; the list opens wide.
void keepNarrow(QComboBox& box, int letters)
{
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(letters);
}

}  // namespace

ProbeBar::ProbeBar(Card& card)
    : QObject(&card),
      m_backends(new QComboBox),
      m_devices(new QComboBox),
      m_faults(new QComboBox),
      m_quick(new QCheckBox(tr("quick"))),
      m_scenario(new QCheckBox(tr("scenario shapes"))),
      m_busy(new QCheckBox(tr("even if busy"))),
      m_run(new QPushButton(tr("&Measure"))),
      m_progress(new QProgressBar)
{
    for (const char* id : {"auto", "cuda", "host", "simulated"})
        m_backends->addItem(backendTitle(QLatin1String(id)), QLatin1String(id));
    for (const std::string& id : referenceProfileIds()) {
        const Gpu* gpu = hardwareCatalog().findGpu(id);
        m_devices->addItem(QString::fromStdString(gpu ? gpu->name : id), QString::fromStdString(id));
    }
    choose(*m_devices, kFirstDevice);
    for (const ProbeFault& fault : probeFaults())
        m_faults->addItem(fault.text, fault.id);
    m_backends->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    keepNarrow(*m_devices, 9);
    keepNarrow(*m_faults, 13);
    m_backends->setAccessibleName(tr("How to measure"));
    m_backends->setToolTip(tr("Measure NVIDIA GPUs where there is a driver, otherwise the processor. Published curves can be replayed "
                              "instead, for trying out or teaching."));
    m_devices->setAccessibleName(tr("The hardware whose published curves are replayed"));
    m_faults->setAccessibleName(tr("The fault that occurs in the simulated run"));
    m_quick->setToolTip(tr("Measure fewer sizes and no sustained load. This gives a first impression, not a calibration."));
    m_scenario->setToolTip(tr("Also measure the matrix and attention shapes of the scenario in the window"));
    m_busy->setToolTip(tr("Measure even if another program uses the device. The profile records this."));
    m_run->setToolTip(tr("Start shardscope-probe as a separate program. If it crashes or hangs, this window keeps running."));
    m_progress->setRange(0, kFullBar);
    m_progress->setMaximumWidth(qRound(Theme::current().px(90)));
    m_progress->setAccessibleName(tr("Progress of the measurement"));
    for (QWidget* tool : std::initializer_list<QWidget*>{m_backends, m_devices, m_faults, m_quick, m_scenario, m_busy, m_run, m_progress})
        card.addTool(tool);
    for (QComboBox* box : {m_backends, m_devices, m_faults})
        connect(box, &QComboBox::activated, this, &ProbeBar::take);
    for (QCheckBox* box : {m_quick, m_scenario, m_busy})
        connect(box, &QCheckBox::clicked, this, &ProbeBar::take);
    connect(m_run, &QPushButton::clicked, this, [this] { m_isRunning ? Q_EMIT cancelRequested() : Q_EMIT runRequested(); });
    setRunning(false, false);
}

ProbeRequest ProbeBar::request() const
{
    ProbeRequest request;
    request.patience = m_patience;
    request.backend = m_backends->currentData().toString();
    request.quick = m_quick->isChecked();
    request.allowBusy = m_busy->isChecked();
    if (request.isSimulated()) {
        request.device = m_devices->currentData().toString();
        request.fault = m_faults->currentData().toString();
    }
    return request;
}

void ProbeBar::setRequest(const ProbeRequest& request)
{
    choose(*m_backends, request.backend);
    if (!request.device.isEmpty())
        choose(*m_devices, request.device);
    choose(*m_faults, request.fault);
    m_quick->setChecked(request.quick);
    m_busy->setChecked(request.allowBusy);
    m_patience = request.patience;
    take();
}

bool ProbeBar::wantsScenario() const { return m_scenario->isChecked(); }

void ProbeBar::setPlans(const std::vector<BackendPlan>& plans)
{
    for (int row = 0; row < m_backends->count(); ++row) {
        const QString id = m_backends->itemData(row).toString();
        const BackendPlan* plan = planOf(plans, id);
        const bool isElsewhere = !plan || (!plan->isHere() && id != QStringLiteral("simulated"));
        const QString meant = id == QStringLiteral("auto") && plan
                                  ? tr("%1: %2", "automatic: processor").arg(backendTitle(id), backendTitle(plan->id))
                                  : backendTitle(id);
        m_backends->setItemText(row, isElsewhere ? tr("%1 (unavailable)").arg(meant) : meant);
    }
}

void ProbeBar::setRunning(bool isRunning, bool isCancelling)
{
    m_isRunning = isRunning;
    const bool isSimulated = m_backends->currentData().toString() == QStringLiteral("simulated");
    // Widgets are hidden before others are shown, so that there is room.
    const std::initializer_list<QWidget*> ofSimulation{m_devices, m_faults};
    const std::initializer_list<QWidget*> ofMeasuring{m_scenario, m_busy};
    for (QWidget* tool : isSimulated ? ofMeasuring : ofSimulation)
        tool->hide();
    for (QWidget* tool : isSimulated ? ofSimulation : ofMeasuring)
        tool->show();
    for (QWidget* tool : std::initializer_list<QWidget*>{m_backends, m_devices, m_faults, m_quick, m_scenario, m_busy})
        tool->setEnabled(!isRunning);
    m_run->setText(!isRunning ? tr("&Measure") : isCancelling ? tr("Cancelling…") : tr("&Cancel"));
    m_run->setEnabled(!isCancelling);
    m_progress->setVisible(isRunning);
}

void ProbeBar::setProgress(double share) { m_progress->setValue(qRound(kFullBar * share)); }

void ProbeBar::setCanRun(bool can) { m_run->setEnabled(can); }

void ProbeBar::take()
{
    setRunning(m_isRunning, false);
    Q_EMIT edited();
}

}  // namespace shardscope
