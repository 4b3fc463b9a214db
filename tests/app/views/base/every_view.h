// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "app/panels/findings_panel.h"
#include "app/panels/verdict_bar.h"
#include "app/views/communication/communication_view.h"
#include "app/views/derivation/derivation_panel.h"
#include "app/views/layer/layer_view.h"
#include "app/views/memory/memory_view.h"
#include "app/views/ring/ring_view.h"
#include "app/views/step/step_view.h"
#include "app/views/view_list.h"
#include "core/estimate/estimate.h"

/// Every view in every mode, for properties that all of them have.
namespace shardscope::test {

struct AnyView {
    std::unique_ptr<QWidget> widget;
    std::function<void(const std::shared_ptr<const Estimate>&)> setEstimate;
    std::function<bool()> isSettled;
};

struct ViewMaker {
    QByteArray name;
    std::function<AnyView()> make;
};

template <typename View>
bool isSettled([[maybe_unused]] const View& view)
{
    if constexpr (requires { view.isSettled(); })
        return view.isSettled();
    else
        return true;
}

template <typename View>
ViewMaker viewMaker(
    const char* name, const std::function<void(View&)>& prepare = [](View&) {})
{
    return {name, [prepare] {
                auto view = std::make_unique<View>();
                View* raw = view.get();
                prepare(*raw);
                return AnyView{std::move(view), [raw](const std::shared_ptr<const Estimate>& estimate) { raw->setEstimate(estimate); },
                               [raw] { return isSettled(*raw); }};
            }};
}

/// Adds the view with each value of an enum that one of its functions sets.
template <typename View, typename Mode>
void addModes(std::vector<ViewMaker>& makers, void (View::*setMode)(Mode), std::initializer_list<std::pair<const char*, Mode>> modes)
{
    for (const auto& each : modes)
        makers.push_back(viewMaker<View>(each.first, [setMode, mode = each.second](View& view) { (view.*setMode)(mode); }));
}

inline std::vector<ViewMaker> everyView()
{
    std::vector<ViewMaker> makers{
        viewMaker<VerdictBar>("verdict"), viewMaker<FindingsPanel>("findings"),
        viewMaker<DerivationPanel>("derivation", [](DerivationPanel& panel) { panel.showField("/memory/peak_bytes"); })};
    addModes(makers, &MemoryView::setMode,
             {{"memory by stage", MemoryMode::ByStage},
              {"memory by zero", MemoryMode::Zero},
              {"memory by recompute", MemoryMode::Recompute},
              {"memory by sequence", MemoryMode::SequenceLength},
              {"memory over time", MemoryMode::OverTime}});
    addModes(makers, &StepView::setMode,
             {{"step data", StepMode::DataParallel},
              {"step accumulation", StepMode::Accumulation},
              {"step recompute", StepMode::Recompute},
              {"step tensor", StepMode::TensorParallel}});
    addModes(makers, &LayerView::setMode, {{"layer backward", LayerMode::Backward}, {"layer roofline", LayerMode::Roofline}});
    addModes(makers, &CommunicationView::setMode, {{"formulas", CommunicationMode::Formulas}, {"glossary", CommunicationMode::Glossary}});
    addModes(makers, &RingView::setMode,
             {{"ring work", RingMode::Work}, {"ring times", RingMode::Times}, {"ring layouts", RingMode::Layouts}});
    for (const ViewRow& row : viewRows()) {
        for (const ViewPicture& picture : row.pictures) {
            makers.push_back({picture.name.toUtf8(), [make = row.make, prepare = picture.prepare] {
                                  std::unique_ptr<View> view = make();
                                  View* raw = view.get();
                                  prepare(*raw);
                                  return AnyView{std::move(view),
                                                 [raw](const std::shared_ptr<const Estimate>& estimate) { raw->setEstimate(estimate); },
                                                 [raw] { return raw->isSettled(); }};
                              }});
        }
    }
    return makers;
}

}  // namespace shardscope::test
