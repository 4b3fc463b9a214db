// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QLocale>

#include "app/document/document.h"
#include "app/files/open_source.h"
#include "app/storage/write_file.h"
#include "app/views/probe/probe_bar.h"
#include "app/views/probe/probe_results.h"
#include "app/views/probe/probe_text.h"
#include "app/views/probe/probe_view.h"
#include "app/views/probe/stage_list.h"
#include "core/estimate/estimate.h"
#include "core/io/hardware_profile_json.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

Standing standingOf(ProbeEnd end)
{
    switch (end) {
    case ProbeEnd::Done:
        return Standing::Good;
    case ProbeEnd::Cancelled:
        return Standing::Warning;
    default:
        return Standing::Error;
    }
}

/// "nvidia-h100-2026-11-23-071502.json"
QString proposedName(const HardwareProfile& profile)
{
    QString device = QString::fromStdString(profile.device.gpu.empty() ? profile.device.name : profile.device.gpu).toLower();
    for (QChar& letter : device) {
        if (!letter.isLetterOrNumber())
            letter = u'-';
    }
    return device.left(40) + QDateTime::currentDateTime().toString(QStringLiteral("-yyyy-MM-dd-HHmmss")) + QStringLiteral(".json");
}

}  // namespace

/// Finds what the profile makes of the step, away from the window's thread.
void ProbeView::findEffect()
{
    if (!m_profile || m_effect || !estimate() || !estimate()->step())
        return;
    m_job.start([scenario = estimate()->scenario(), profile = *m_profile] { return partEffects(scenario, profile); },
                [this](const std::optional<PartEffects>& effect) {
                    m_effect = effect;
                    showResults();
                });
}

void ProbeView::showResults()
{
    m_results->setHasProfile(m_profile.has_value() && !m_client.isRunning(), obstacle());
    if (m_client.isRunning())
        tellRun();
    else if (m_ending)
        tellEnding();
    else
        tellPlan();
}

QString ProbeView::obstacle() const
{
    return record().isSimulated() ? tr("A simulated run measures nothing, so it can be neither saved as a calibration nor used.")
                                  : QString();
}

/// Tells what would run, and how long it takes.
void ProbeView::tellPlan()
{
    const BackendPlan* plan = planOf(m_plans, m_bar->request().backend);
    if (!plan) {
        const bool isAsked = m_planner.isBusy();
        return m_results->setText(Standing::Plain,
                                  isAsked ? QString() : tr("This version of shardscope-probe does not support that way of measuring."),
                                  isAsked ? QString() : tr("Choose another way to measure."));
    }
    const BackendPlan* cuda = planOf(m_plans, QStringLiteral("cuda"));
    const bool hasGpu = cuda && cuda->isHere();
    const QString what =
        tr("%1: %Ln stage(s), %2.", nullptr, m_stages->countChosen()).arg(backendTitle(plan->id), aboutText(m_stages->secondsChosen()));
    QString why;
    if (plan->id == QStringLiteral("simulated"))
        why = tr("Published curves are replayed and nothing is measured. Use this to try the procedure and to see what each "
                 "fault looks like.");
    else if (plan->id == QStringLiteral("cuda") && !hasGpu)
        why = tr("There is no NVIDIA driver on this machine. Measure the processor instead, or run “shardscope-probe --out "
                 "profile.json” on the node and use its file as the cluster's profile. You can also import logs of nccl-tests "
                 "and others.");
    else if (!hasGpu)
        why = tr("There is no NVIDIA driver on this machine, so the processor and its memory are measured in the same stages. "
                 "For a GPU node, run “shardscope-probe --out profile.json” there and use its file as the cluster's profile.");
    else
        why = tr("The GPUs are measured as they are. Their settings are not changed, and all memory is freed afterwards.");
    m_results->setText(Standing::Plain, what, why);
}

void ProbeView::tellRun()
{
    const std::vector<ProbeStage>& stages = record().stages();
    const auto running = std::find_if(stages.begin(), stages.end(), [](const ProbeStage& stage) { return stage.isRunning; });
    const QString now =
        running == stages.end() ? tr("Starting…") : probeStageTitle(running->info) + QStringLiteral(": ") + probeStageState(*running);
    const QString left = tr("%1 of %Ln stage(s) done, %2 left.", nullptr, static_cast<int>(stages.size()))
                             .arg(QLocale().toString(record().stagesDone()), aboutText(record().secondsLeft()));
    m_results->setText(Standing::Plain, m_client.isCancelling() ? tr("Cancelling…") : now, stages.empty() ? QString() : left);
}

void ProbeView::tellEnding()
{
    QStringList detail;
    if (m_effect)
        detail << effectText(*m_effect);
    if (m_profile && record().isSimulated())
        detail << obstacle();
    if (m_profile && m_profile->origin == ProfileOrigin::Host)
        detail << tr("This profile was measured on the processor. If you use it, it replaces the figures of the GPUs.");
    if (!m_savedTo.isEmpty())
        detail << tr("Saved as %1.").arg(QDir::toNativeSeparators(m_savedTo));
    if (!m_ending->remedy.isEmpty())
        detail << m_ending->remedy;
    m_results->setText(standingOf(m_ending->end), m_ending->what, detail.join(u' '));
}

QString ProbeView::saveProfile(const QString& path)
{
    if (!m_profile)
        return tr("There is nothing to save yet.");
    if (const QString why = obstacle(); !why.isEmpty())
        return why;
    const QString problem = writeFile(path, QByteArray::fromStdString(profileToJson(*m_profile)));
    if (problem.isEmpty())
        m_savedTo = path;
    showResults();
    return problem;
}

void ProbeView::saveWithDialog()
{
    if (!m_profile)
        return;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the profile"), QDir(folder()).filePath(proposedName(*m_profile)),
                                                      tr("Profiles (*.json)"));
    if (path.isEmpty())
        return;
    if (const QString problem = saveProfile(path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

/// The scenario then holds it, so that both are one file.
void ProbeView::useProfile()
{
    if (!m_profile)
        return;
    if (const QString why = obstacle(); !why.isEmpty()) {
        Q_EMIT failed(why);
        return;
    }
    Q_EMIT editRequested([profile = std::make_shared<const HardwareProfile>(*m_profile)](Document& document) {
        document.replace(withProfile(document.scenario(), profile), tr("Use the measured profile"));
    });
}

}  // namespace shardscope
