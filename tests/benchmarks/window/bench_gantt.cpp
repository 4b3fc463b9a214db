// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "tests/benchmarks/window/percentiles.h"
#include "tests/widgets/timeline/gantt_samples.h"
#include "widgets/timeline/gantt_view.h"

namespace shardscope {
namespace {

/// 1,048,576 blocks of 128 ranks at 1920 × 1080, with the live memory below each rank, everything redrawn. Goal: p99 at most 8 ms.
void repaintOfAMillionBlocks(benchmark::State& state)
{
    static const auto view = [] {
        auto made = std::make_unique<GanttView>();
        made->setSchedules({sample::schedule(ScheduleKind::OneFOneB, 128, 4096, 0.1)});
        made->setMemoryStripShown(true);
        made->resize(1920, 1080);
        made->show();
        QCoreApplication::processEvents();
        made->repaint();  // the first frame is not measured
        return made;
    }();
    static bool isAside = false;
    for (auto _ : state) {
        isAside = !isAside;
        view->setLettersShown(isAside);  // makes it redraw everything
        view->repaint();
    }
    state.counters["blocks"] = static_cast<double>(view->content().panels[0]->blockCount());
}
BENCHMARK(repaintOfAMillionBlocks)->Apply(tellFrames)->MeasureProcessCPUTime();

}  // namespace
}  // namespace shardscope
