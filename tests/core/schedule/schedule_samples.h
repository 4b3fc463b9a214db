// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <random>
#include <utility>
#include <vector>

#include "core/schedule/schedule.h"
#include "core/schedule/schedule_limits.h"
#include "core/schedule/schedule_traits.h"
#include "core/schedule/simulation.h"

/// Samples that several tests of schedules share.
namespace shardscope {

inline PipelineShape shapeOf(ScheduleKind kind, int stages, std::int64_t microBatches, int chunks = 1, int group = 0)
{
    PipelineShape shape{kind, stages, microBatches, chunks, group};
    shape.chunks = traitsOf(kind).chunks.meantBy(chunks);
    if (group == 0)
        shape.group = static_cast<int>(defaultGroup(kind, stages, microBatches));
    return shape;
}

/// Returns every legal shape of up to 6 stages, 14 micro-batches and 3 chunks, with every group, and with fused pairs where a kind has them.
inline std::vector<PipelineShape> legalShapes()
{
    std::vector<PipelineShape> shapes;
    for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
        for (int stages = 1; stages <= 6; ++stages) {
            for (int microBatches = 1; microBatches <= 14; ++microBatches) {
                for (int chunks = 1; chunks <= 3; ++chunks) {
                    for (int group = 1; group <= (traitsOf(kind).hasGroups() ? microBatches : 1); ++group) {
                        PipelineShape shape{kind, stages, microBatches, chunks, group};
                        if (!checkShape(shape).empty())
                            continue;
                        shapes.push_back(shape);
                        shape.fusesPairs = true;
                        if (fusedPairsOf(shape))
                            shapes.push_back(shape);
                    }
                }
            }
        }
    }
    return shapes;
}

inline QByteArray describe(const PipelineShape& shape)
{
    return QStringLiteral("%1%6 p=%2 m=%3 v=%4 N=%5")
        .arg(QString::fromUtf8(nameOf(shape.kind).data(), qsizetype(nameOf(shape.kind).size())))
        .arg(shape.stages)
        .arg(shape.microBatches)
        .arg(shape.chunks)
        .arg(shape.group)
        .arg(fusedPairsOf(shape) ? QStringLiteral(" with fused pairs") : QString())
        .toUtf8();
}

/// Returns a block as text: "F3", with chunks "F3b", fused "F3b&B1a"; for both directions "F3.0&B5.1".
inline QString token(const Block& block, const PipelineShape& shape)
{
    const auto part = [&](const QString& letter, std::uint32_t microBatch, int chunk) {
        QString text = letter + QString::number(microBatch);
        if (traitsOf(shape.kind).placement == Placement::BothDirections)
            return text + QLatin1Char('.') + QString::number(chunk);
        return shape.chunks > 1 ? text + QLatin1Char(static_cast<char>('a' + chunk)) : text;
    };
    if (block.isFused())
        return part("F", block.microBatch, block.chunk) + "&" + part("B", block.fusedMicroBatch, block.fusedChunk);
    const auto letter = nameOf(block.kind);
    return part(QString::fromUtf8(letter.data(), qsizetype(letter.size())), block.microBatch, block.chunk);
}

inline QString order(const Schedule& schedule, int rank)
{
    QStringList tokens;
    for (const Block& block : schedule.rank(rank))
        tokens << token(block, schedule.shape);
    return tokens.join(QLatin1Char(' '));
}

/// Returns times with any F, I and W, and B and FB as their sums.
inline BlockTimes blockTimes(double forward, double inputGrad, double weightGrad)
{
    return {forward, inputGrad + weightGrad, inputGrad, weightGrad, forward + inputGrad + weightGrad};
}

/// Random times, seeded, so that a failure is reproducible.
class RandomTimes {
public:
    explicit RandomTimes(unsigned seed) : m_engine(seed) {}

    double between(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_engine); }
    int integer(int low, int high) { return std::uniform_int_distribution<int>(low, high)(m_engine); }
    BlockTimes blocks() { return blockTimes(between(0.2, 3), between(0.2, 3), between(0.2, 3)); }
    StageTimes stages(const PipelineShape& shape)
    {
        StageTimes times = uniformTimes(shape, {});
        for (BlockTimes& stage : times)
            stage = {between(0.2, 3), between(0.2, 5), between(0.2, 3), between(0.2, 3), between(0.3, 6)};
        if (fusedPairsOf(shape))
            times.fusedPairs.resize(times.size() * static_cast<std::size_t>(shape.chunks));
        for (double& pair : times.fusedPairs)
            pair = between(0.3, 6);
        return times;
    }

private:
    std::mt19937 m_engine;
};

/// Returns the simulation. Precondition: legal shape and times.
inline Simulation simulated(const Schedule& schedule, const StageTimes& times, double hop = 0)
{
    return simulate(schedule, times, hop).value();
}

}  // namespace shardscope

Q_DECLARE_METATYPE(shardscope::PipelineShape)
