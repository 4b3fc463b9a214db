// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/probe_plans.h"

#include <QTimer>

#include <algorithm>

#include "app/probe/probe_lines.h"

namespace shardscope {
namespace {

constexpr int kTimeToAnswer = 5000;

}  // namespace

std::vector<BackendPlan> readPlans(const QByteArray& lines)
{
    std::vector<BackendPlan> plans;
    for (const QByteArray& line : ProbeLines().take(lines)) {
        const std::optional<probe::Message> message = probe::parseMessage({line.constData(), static_cast<std::size_t>(line.size())});
        if (!message)
            continue;
        if (const auto* hello = std::get_if<probe::Hello>(&*message))
            plans.push_back({QString::fromStdString(hello->backend), {}, {}});
        if (plans.empty())
            continue;
        if (const auto* plan = std::get_if<probe::Plan>(&*message))
            plans.back().stages = plan->stages;
        if (const auto* problem = std::get_if<probe::Problem>(&*message))
            plans.back().obstacle = QString::fromStdString(problem->text);
    }
    return plans;
}

const BackendPlan* planOf(const std::vector<BackendPlan>& plans, const QString& backend)
{
    const bool isAuto = backend == QStringLiteral("auto");
    const auto found =
        std::find_if(plans.begin(), plans.end(), [&](const BackendPlan& plan) { return isAuto ? plan.isHere() : plan.id == backend; });
    return found == plans.end() ? nullptr : &*found;
}

ProbePlanner::ProbePlanner(QObject* parent) : QObject(parent) {}

ProbePlanner::~ProbePlanner() { forget(); }

void ProbePlanner::forget()
{
    letGo(m_process);
    m_process = nullptr;
}

void ProbePlanner::ask(const QString& program, const ProbeRequest& request)
{
    forget();
    QStringList words{QStringLiteral("--plan")};
    if (request.quick)
        words << QStringLiteral("--quick");
    if (!request.scenarioFile.isEmpty())
        words << QStringLiteral("--scenario") << request.scenarioFile;
    m_process = new QProcess(this);
    connect(m_process, &QProcess::finished, this, &ProbePlanner::finish);
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            finish();
    });
    QTimer::singleShot(kTimeToAnswer, m_process, &QProcess::kill);
    m_process->start(program, words);
}

void ProbePlanner::finish()
{
    QProcess* ended = std::exchange(m_process, nullptr);
    const QByteArray lines = ended->isOpen() ? ended->readAllStandardOutput() : QByteArray();
    ended->deleteLater();
    Q_EMIT answered(readPlans(lines));
}

}  // namespace shardscope
