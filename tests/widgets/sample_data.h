// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "widgets/charts/chart_data.h"

namespace shardscope::sample {

inline QList<ChartSeries> memorySeries()
{
    return {{"parameters", ColorRole::Parameters},   {"gradients", ColorRole::Gradients}, {"optimizer", ColorRole::Optimizer},
            {"activations", ColorRole::Activations}, {"temporary", ColorRole::Temporary}, {"framework", ColorRole::Framework}};
}

/// Returns a pipeline of this many stages; earlier ones hold more activations.
inline StackedBarsData bars(int stages)
{
    StackedBarsData data;
    data.title = "Memory by pipeline stage";
    data.category = "stage";
    data.series = memorySeries();
    data.limit = {85.0e9, "80 GB"};
    data.whenEmpty = "This plan cannot be laid out.";
    const double giga = bytesPerGiga(ByteUnit::Binary);
    for (int i = 0; i < stages; ++i) {
        const double depth = stages - i;
        const double last = i + 1 == stages ? 6 * giga : 0.4 * giga;
        data.bars.append({QString("stage %1").arg(i),
                          QString::number(i),
                          {9 * giga, 17.4 * giga, 11.2 * giga, 16 * giga * depth / stages, last, 3.5 * giga},
                          {}});
    }
    return data;
}

inline TreemapData treemap()
{
    const double mega = 1024.0 * 1024;
    TreemapData data;
    data.title = "Tensors of stage 0";
    data.whenEmpty = "Nothing is held here.";
    data.groups = {{"parameters",
                    ColorRole::Parameters,
                    {{"feed-forward up and gate", 4480 * mega, "20 layers, cut by columns 8 ways"},
                     {"feed-forward down", 2240 * mega, {}},
                     {"query, key, value", 800 * mega, {}},
                     {"attention output", 640 * mega, {}},
                     {"embedding", 250 * mega, {}},
                     {"norms", 0.6 * mega, {}}}},
                   {"gradients",
                    ColorRole::Gradients,
                    {{"feed-forward", 13440 * mega, {}}, {"attention", 2880 * mega, {}}, {"embedding", 500 * mega, {}}}},
                   {"optimizer",
                    ColorRole::Optimizer,
                    {{"first moment", 4200 * mega, {}}, {"second moment", 4200 * mega, {}}, {"master weights", 4200 * mega, {}}}},
                   {"activations",
                    ColorRole::Activations,
                    {{"kept for backward: feed-forward", 7200 * mega, {}},
                     {"kept for backward: attention", 4100 * mega, {}},
                     {"layer inputs", 1280 * mega, {}}}},
                   {"temporary", ColorRole::Temporary, {{"all-gather buffer", 600 * mega, {}}, {"logits", 0, {}}}},
                   {"framework",
                    ColorRole::Framework,
                    {{"CUDA context", 520 * mega, {}}, {"NCCL buffers", 900 * mega, {}}, {"allocator slack", 2100 * mega, {}}}}};
    return data;
}

/// Returns a step whose activations rise and fall `moments`/2 times.
inline TimelineData timeline(int moments)
{
    const double giga = bytesPerGiga(ByteUnit::Binary);
    TimelineData data;
    data.title = "Bytes through a later step on stage 0";
    data.series = memorySeries();
    data.limit = {85.0e9, "80 GB"};
    data.values.resize(6);
    data.timeText = [](double time) { return QString("%1 t").arg(time, 0, 'g', 4); };
    for (int i = 0; i < moments; ++i) {
        data.times.append(i);
        const double phase = static_cast<double>(i) / moments;
        const double held = phase < 0.15 ? phase / 0.15 : phase > 0.8 ? (1 - phase) / 0.2 : 1 - 0.12 * (i % 2);
        const double sample[] = {9, 17.4, 11.2, 16 * held, i % 2 ? 2.0 : 0.4, 3.5};
        for (int series = 0; series < 6; ++series)
            data.values[series].append(sample[series] * giga);
    }
    data.end = moments;
    data.markers = {{0, "step starts"}, {0.15 * moments, "first backward"}, {0.8 * moments, "last forward"}, {0.97 * moments, "optimizer"}};
    return data;
}

}  // namespace shardscope::sample
