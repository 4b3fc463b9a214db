// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The files that the step view reads and writes.
#include "app/views/step/step_view.h"
#include "core/estimate/estimate.h"
#include "core/plan/resolved_plan.h"

#include <QFileDialog>
#include <QToolButton>

#include "app/storage/write_file.h"
#include "app/text/error_sentence.h"
#include "app/views/step/step_timeline.h"
#include "core/io/step_trace.h"

namespace shardscope {

void StepView::openTrace(const QString& path)
{
    m_traceJob.start([file = path.toStdString()] { return std::make_shared<const Result<ProfilerTrace>>(readProfilerTrace(file)); },
                     [this](const std::shared_ptr<const Result<ProfilerTrace>>& read) {
                         if (!*read) {
                             Q_EMIT failed(errorSentence(read->error()));
                             return;
                         }
                         ProfilerTrace trace = read->value();
                         if (estimate() && estimate()->isLegal())
                             matchGroups(trace, estimate()->plan());
                         m_trace = std::make_shared<const ProfilerTrace>(std::move(trace));
                         m_closeTrace->show();
                         m_timeline->setTrace(m_trace);
                         setMode(StepMode::Timeline);
                     });
}

void StepView::closeTrace()
{
    m_trace.reset();
    m_closeTrace->hide();
    m_timeline->setTrace(nullptr);
}

QString StepView::exportTrace(const QString& path) const
{
    if (!m_picture || !m_picture->changed.step)
        return tr("There is no step to export.");
    QByteArray trace;
    writeStepTrace(*m_picture->changed.estimate,
                   [&](std::string_view piece) { trace.append(piece.data(), static_cast<qsizetype>(piece.size())); });
    return writeFile(path, trace);
}

void StepView::askForExport()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Export to Perfetto"), QStringLiteral("step.json"), tr("Traces (*.json)"));
    if (path.isEmpty())
        return;
    if (const QString problem = exportTrace(path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

void StepView::askForTrace()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a profiler trace"), {},
                                                      tr("PyTorch profiler traces (*.json *.json.gz);;All files (*)"));
    if (!path.isEmpty())
        openTrace(path);
}

}  // namespace shardscope
