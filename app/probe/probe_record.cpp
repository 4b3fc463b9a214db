// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/probe_record.h"

#include <algorithm>
#include <numeric>

namespace shardscope {
namespace {

constexpr qsizetype kMostLines = 5000;
constexpr qsizetype kLongestLine = 2000;

ProfileOrigin originOf(const probe::Hello& hello)
{
    if (hello.simulated)
        return ProfileOrigin::Simulated;
    return hello.backend == "host" ? ProfileOrigin::Host : ProfileOrigin::Probe;
}

double secondsLeftOf(const ProbeStage& stage) { return stage.ended ? 0 : stage.info.seconds * (1 - std::clamp(stage.fraction, 0.0, 1.0)); }

template <typename... Kinds>
struct Each : Kinds... {
    using Kinds::operator()...;
};
template <typename... Kinds>
Each(Kinds...) -> Each<Kinds...>;

}  // namespace

ProbeStage* ProbeRecord::stage(const std::string& id)
{
    const auto found = std::find_if(m_stages.begin(), m_stages.end(), [&id](const ProbeStage& each) { return each.info.id == id; });
    return found == m_stages.end() ? nullptr : &*found;
}

void ProbeRecord::add(const probe::Message& message)
{
    std::visit(Each{[this](const probe::Hello& hello) { m_hello = hello; },
                    [this](const probe::Plan& plan) {
                        m_stages.clear();
                        for (const probe::StageInfo& info : plan.stages)
                            m_stages.push_back({info, false, 0, {}, {}});
                        if (m_hello)
                            m_builder.emplace(originOf(*m_hello), plan.stages, m_hello->quick);
                    },
                    [this](const probe::StageStarted& started) {
                        if (ProbeStage* of = stage(started.stage))
                            of->isRunning = true;
                    },
                    [this](const probe::Progress& progress) {
                        if (ProbeStage* of = stage(progress.stage)) {
                            of->fraction = progress.fraction;
                            of->doing = QString::fromStdString(progress.text);
                        }
                    },
                    [this](const probe::SampleTaken& taken) {
                        m_samples.push_back(taken);
                        if (m_builder)
                            m_builder->add(taken);
                    },
                    [this](const probe::Check& check) {
                        m_checks.push_back(check);
                        if (m_builder)
                            m_builder->add(check);
                    },
                    [this](const probe::DeviceFound& found) {
                        m_device = found;
                        if (m_builder)
                            m_builder->add(found);
                    },
                    [this](const probe::StageEnded& ended) {
                        if (ProbeStage* of = stage(ended.stage)) {
                            of->isRunning = false;
                            of->ended = ended;
                        }
                        if (m_builder)
                            m_builder->add(ended);
                    },
                    [this](const probe::Log& log) { addLog(QString::fromStdString(log.text)); },
                    [this](const probe::Problem& problem) { m_problems.push_back(problem); },
                    [this](const probe::RunResult& result) { m_result = result; }, [](const probe::Saved&) {},
                    [](const probe::Heartbeat&) {}, [](const probe::Shared&) {}},
               message);
}

void ProbeRecord::addLog(const QString& line)
{
    if (m_log.size() >= kMostLines)
        m_log.removeFirst();
    QString readable = line.left(kLongestLine);
    for (QChar& letter : readable) {
        if (letter.category() == QChar::Other_Control && letter != u'\t')
            letter = QChar::ReplacementCharacter;
    }
    m_log << readable;
}

void ProbeRecord::addGarbage(const QByteArray& line)
{
    ++m_garbage;
    addLog(QString::fromUtf8(line.left(kLongestLine)));
}

double ProbeRecord::secondsLeft() const
{
    return std::accumulate(m_stages.begin(), m_stages.end(), 0.0,
                           [](double sum, const ProbeStage& each) { return sum + secondsLeftOf(each); });
}

double ProbeRecord::progress() const
{
    const double all =
        std::accumulate(m_stages.begin(), m_stages.end(), 0.0, [](double sum, const ProbeStage& each) { return sum + each.info.seconds; });
    return all > 0 ? 1 - secondsLeft() / all : 0;
}

int ProbeRecord::stagesDone() const
{
    return static_cast<int>(std::count_if(m_stages.begin(), m_stages.end(), [](const ProbeStage& each) { return each.isDone(); }));
}

std::optional<HardwareProfile> ProbeRecord::profile() const
{
    if (!m_builder || !m_builder->hasMeasured())
        return std::nullopt;
    return m_builder->profile();
}

}  // namespace shardscope
