// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/view_list.h"

#include <algorithm>

#include "app/language/per_language.h"
#include "app/views/advice/advice_view.h"
#include "app/views/communication/communication_view.h"
#include "app/views/compare/compare_view.h"
#include "app/views/decide/decide_view.h"
#include "app/views/documents/documents_view.h"
#include "app/views/experts/experts_view.h"
#include "app/views/layer/layer_view.h"
#include "app/views/lessons/lessons_view.h"
#include "app/views/memory/memory_view.h"
#include "app/views/mesh/mesh_view.h"
#include "app/views/overview/overview_view.h"
#include "app/views/pipeline/pipeline_view.h"
#include "app/views/probe/probe_view.h"
#include "app/views/puzzle/puzzle_view.h"
#include "app/views/ring/ring_view.h"
#include "app/views/runs/runs_view.h"
#include "app/views/scaling/scaling_view.h"
#include "app/views/search/search_view.h"
#include "app/views/shards/shards_view.h"
#include "app/views/step/step_view.h"
#include "app/views/training/training_view.h"

namespace shardscope {
namespace {

/// `modes`: the names that `--render` gives to some of the view's modes, where it is not the view's own name alone.
template <typename Shown>
ViewRow row(ViewGroup group, const QList<std::pair<QString, QString>>& modes = {})
{
    ViewRow made{Shown::viewInfo(), group, [] { return std::make_unique<Shown>(); }, {}, {}};
    for (const auto& [name, mode] : modes)
        made.pictures.append({name, [mode = mode](View& view) { view.setModeId(mode); }});
    if (modes.isEmpty())
        made.pictures.append({made.info.id, [](View&) {}});
    if constexpr (requires { Shown::viewCommands(); })
        made.commands = Shown::viewCommands();
    return made;
}

// clang-format off: a row a line
QList<ViewRow> makeRows()
{
    return {row<OverviewView>(ViewGroup::First),
            row<MemoryView>(ViewGroup::Step),
            row<PipelineView>(ViewGroup::Step, {{QStringLiteral("pipeline"), QStringLiteral("schedule")},
                                                {QStringLiteral("pipeline-steps"), QStringLiteral("steps")}}),
            row<StepView>(ViewGroup::Step),
            row<LayerView>(ViewGroup::Step),
            row<DocumentsView>(ViewGroup::Step),
            row<MeshView>(ViewGroup::Cluster),
            row<ShardsView>(ViewGroup::Cluster, {{QStringLiteral("shards"), QStringLiteral("zero")},
                                                 {QStringLiteral("shards-model"), QStringLiteral("model")},
                                                 {QStringLiteral("shards-tensor"), QStringLiteral("tensor")},
                                                 {QStringLiteral("shards-layer"), QStringLiteral("layer")}}),
            row<ExpertsView>(ViewGroup::Cluster),
            row<RingView>(ViewGroup::Cluster),
            row<CommunicationView>(ViewGroup::Cluster, {{QStringLiteral("communication"), QStringLiteral("strategies")},
                                                        {QStringLiteral("collectives"), QStringLiteral("player")}}),
            row<SearchView>(ViewGroup::Choice),
            row<ScalingView>(ViewGroup::Choice, {{QStringLiteral("scaling"), QStringLiteral("sweep")},
                                                 {QStringLiteral("scaling-assumptions"), QStringLiteral("tornado")},
                                                 {QStringLiteral("scaling-tokens"), QStringLiteral("roofline")},
                                                 {QStringLiteral("scaling-models"), QStringLiteral("models")}}),
            row<AdviceView>(ViewGroup::Choice),
            row<CompareView>(ViewGroup::Choice),
            row<DecideView>(ViewGroup::Choice),
            row<TrainingView>(ViewGroup::Choice),
            row<RunsView>(ViewGroup::Evidence),
            row<ProbeView>(ViewGroup::Evidence),
            row<LessonsView>(ViewGroup::Lessons,
                             {{QStringLiteral("lessons"), QStringLiteral("list")}, {QStringLiteral("lesson"), QStringLiteral("lesson")}}),
            row<PuzzleView>(ViewGroup::Lessons)};
}
// clang-format on

}  // namespace

const QList<ViewRow>& viewRows() { return perLanguage<makeRows>(); }

const ViewRow* findView(const QString& id)
{
    const QList<ViewRow>& rows = viewRows();
    const auto found = std::find_if(rows.begin(), rows.end(), [&id](const ViewRow& row) { return row.info.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

}  // namespace shardscope
