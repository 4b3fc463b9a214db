// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <fstream>
#include <iterator>
#include <string>

#include "app/files/workspace.h"
#include "app/settings/settings.h"
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "app/window/panels.h"
#include "core/io/scenario_file.h"
#include "tests/benchmarks/window/percentiles.h"
#include "widgets/timeline/gantt_view.h"

namespace shardscope {
namespace {

Scenario exampleWith(const std::string& name, const std::vector<std::string>& overrides)
{
    std::ifstream file(SHARDSCOPE_SOURCE_DIR "/resources/examples/" + name + ".json");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    return parseScenario(text, name, overrides).value();
}

/// The whole window at 1920 × 1080 on its Overview.
class ShownWindow {
public:
    explicit ShownWindow(Scenario scenario)
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini"))),
          m_appearance(m_settings),
          m_workspace(std::move(scenario), m_settings, {}),
          m_window(m_workspace, m_settings, m_appearance)
    {
        m_window.resize(1920, 1080);
        m_window.show();
        do
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        while (!m_window.isSettled());
        for (const GanttView* gantt : overview().findChildren<GanttView*>()) {
            QObject::connect(gantt, &GanttView::schedulesChanged, &m_window, [this] { m_isPainted = false; });
            QObject::connect(gantt, &GanttView::painted, &m_window, [this] { m_isPainted = true; });
        }
    }

    /// From the edit to the picture of the new estimate on the screen.
    void moveTo(std::int64_t sequenceLength)
    {
        const auto before = overview().estimate();
        m_workspace.document().edit(QStringLiteral("training.sequence_length"), sequenceLength);
        const auto isNew = [&] { return overview().estimate() != before && overview().isSettled(); };
        while (!isNew() || !m_isPainted)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

private:
    [[nodiscard]] View& overview() { return m_window.panels().house().view(QStringLiteral("overview")); }

    QTemporaryDir m_folder;
    Settings m_settings;
    Appearance m_appearance;
    Workspace m_workspace;
    MainWindow m_window;
    bool m_isPainted = false;
};

/// As in a drag: one move after the other, without waiting for results at rest.
void measureMoves(benchmark::State& state, ShownWindow& window)
{
    static bool isAside = false;
    for (auto _ : state) {
        isAside = !isAside;
        QElapsedTimer wall;
        wall.start();
        const double before = threadSeconds();
        window.moveTo(isAside ? 4096 : 8192);  // both fit and hold the batch: nothing but figures changes
        state.counters["gui_ms"] = 1e3 * (threadSeconds() - before);
        state.SetIterationTime(static_cast<double>(wall.nsecsElapsed()) / 1e9);
    }
}

/// 64 pipeline stages. Goals: p99 of gui_ms, what the window's thread works, at most 8; p99 of the time until the new picture at most 16 ms.
void sliderToOverviewOf64Stages(benchmark::State& state)
{
    static ShownWindow window(
        exampleWith("llama-3-70b-64-h100", {"model.preset=llama-3.1-405b", "cluster.nodes=128", "plan.pp=64", "plan.tp=8", "plan.dp=2"}));
    measureMoves(state, window);
}
BENCHMARK(sliderToOverviewOf64Stages)->Apply(tellFrames)->UseManualTime();

/// DeepSeek-V3 on 2,048 GPUs.
void sliderToOverviewOfDeepSeek(benchmark::State& state)
{
    static ShownWindow window(exampleWith("deepseek-v3-2048-h800", {}));
    measureMoves(state, window);
}
BENCHMARK(sliderToOverviewOfDeepSeek)->Apply(tellFrames)->UseManualTime();

}  // namespace
}  // namespace shardscope
