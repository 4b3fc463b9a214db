// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/view_list.h"

#include <QCoreApplication>

#include "app/views/communication/communication_view.h"
#include "app/views/experts/experts_view.h"
#include "app/views/layer/layer_view.h"
#include "app/views/mesh/mesh_view.h"
#include "app/views/pipeline/pipeline_view.h"
#include "app/views/ring/ring_view.h"
#include "app/views/runs/runs_view.h"
#include "app/views/shards/shards_view.h"
#include "app/views/step/step_view.h"

namespace shardscope {
namespace {

template <typename View>
ShownView shown()
{
    auto* view = new View;
    return {view, [view](const std::shared_ptr<const Estimate>& estimate) { view->setEstimate(estimate); },
            [view] { return view->isSettled(); },
            [view](QObject* context, const std::function<void(const QString&)>& tell) {
                QObject::connect(view, &View::failed, context, tell);
            }};
}

template <typename View>
using Modes = QList<std::pair<QString, std::function<void(View&)>>>;

template <typename View>
ViewRow row(const QString& id, const char* title, const QStringList& beside, const Modes<View>& modes = {})
{
    ViewRow made{id, QCoreApplication::translate("Views", title), &shown<View>, beside, {}, false};
    for (const auto& [name, prepare] : modes)
        made.pictures.append({name, [prepare = prepare](QWidget& view) { prepare(static_cast<View&>(view)); }});
    if (modes.isEmpty())
        made.pictures.append({id, [](QWidget&) {}});
    return made;
}

template <typename View>
std::function<void(View&)> in(decltype(std::declval<const View&>().mode()) mode)
{
    return [mode](View& view) { view.setMode(mode); };
}

std::function<void(ShardsView&)> on(ShardsPage page)
{
    return [page](ShardsView& view) {
        ShardsQuestion question;
        question.page = page;
        view.setQuestion(question);
    };
}

ViewRow scrolling(ViewRow row)
{
    row.scrolls = true;
    return row;
}

}  // namespace

const QList<ViewRow>& viewRows()
{
    const QString controls = QStringLiteral("dock_controls");
    const QString findings = QStringLiteral("dock_findings");
    static const QList<ViewRow> rows{
        scrolling(row<PipelineView>(QStringLiteral("pipeline"), QT_TRANSLATE_NOOP("Views", "Pipeline"), {controls},
                                    {{QStringLiteral("pipeline"), in<PipelineView>(PipelineMode::Schedule)},
                                     {QStringLiteral("pipeline-steps"), in<PipelineView>(PipelineMode::Steps)}})),
        row<RingView>(QStringLiteral("ring"), QT_TRANSLATE_NOOP("Views", "Ring attention"), {controls}),
        row<ShardsView>(QStringLiteral("shards"), QT_TRANSLATE_NOOP("Views", "Shards"), {controls},
                        {{QStringLiteral("shards"), on(ShardsPage::Zero)},
                         {QStringLiteral("shards-model"), on(ShardsPage::Model)},
                         {QStringLiteral("shards-tensor"), on(ShardsPage::Tensor)},
                         {QStringLiteral("shards-layer"), on(ShardsPage::Layer)}}),
        row<MeshView>(QStringLiteral("mesh"), QT_TRANSLATE_NOOP("Views", "Mesh"), {controls, findings}),
        row<ExpertsView>(QStringLiteral("experts"), QT_TRANSLATE_NOOP("Views", "Experts"), {controls, findings}),
        row<CommunicationView>(QStringLiteral("communication"), QT_TRANSLATE_NOOP("Views", "Communication"), {controls},
                               {{QStringLiteral("communication"), in<CommunicationView>(CommunicationMode::Strategies)},
                                {QStringLiteral("collectives"), in<CommunicationView>(CommunicationMode::Player)}}),
        row<RunsView>(QStringLiteral("runs"), QT_TRANSLATE_NOOP("Views", "Runs"), {}),
        row<StepView>(QStringLiteral("step"), QT_TRANSLATE_NOOP("Views", "Step"), {controls, findings}),
        row<LayerView>(QStringLiteral("layer"), QT_TRANSLATE_NOOP("Views", "Layer"), {controls})};
    return rows;
}

}  // namespace shardscope
