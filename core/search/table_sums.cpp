// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/table_sums.h"

#include "core/memory/stage_ledger.h"
#include "core/plan/resolved_plan.h"

#include <algorithm>

namespace shardscope {

template <typename Of>
double TableSums::largest(const Of& of) const
{
    double most = 0;
    for (std::size_t kind = 0; kind < m_content.layersOfKind.size(); ++kind) {
        if (m_content.layersOfKind[kind] > 0)
            most = std::max(most, of(kind));
    }
    return most;
}

Term TableSums::keptActivations(const Terms& terms) const
{
    const LayerActivations& embedding = m_inputs.activations.embedding;
    const double all = kept({}, &LayerActivations::kept, terms).value + m_live.embeddings * embedding.kept.value();
    if (m_plan.offloadActivations == 0)
        return {all};
    double offloadable = m_live.embeddings * embedding.offloadable.value();
    const std::vector<LayerActivations>& ofKind = m_inputs.activations.ofLayerKind;
    for (std::size_t kind = 0; kind < ofKind.size(); ++kind)
        offloadable +=
            m_live.recomputed[kind] * ofKind[kind].offloadable.value() + m_live.kept[kind] * ofKind[kind].offloadableWhole.value();
    return {all - m_plan.offloadActivations * offloadable};
}

Term TableSums::kept(std::string_view, Bytes LayerActivations::*how, const Terms&) const
{
    const std::vector<LayerActivations>& ofKind = m_inputs.activations.ofLayerKind;
    double sum = 0;
    for (std::size_t kind = 0; kind < ofKind.size(); ++kind)
        sum += m_live.recomputed[kind] * (ofKind[kind].*how).value() + m_live.kept[kind] * ofKind[kind].everything.value();
    return {sum};
}

Term TableSums::retained(const Terms&) const
{
    const std::vector<LayerActivations>& ofKind = m_inputs.activations.ofLayerKind;
    double sum = 0;
    for (std::size_t kind = 0; kind < ofKind.size(); ++kind)
        sum += m_live.recomputed[kind] > 0 ? m_content.layersOfKind[kind] * ofKind[kind].retained.value() : 0;
    return {sum};
}

Term TableSums::largestMoment(const Terms&) const
{
    const std::vector<LayerActivations>& ofKind = m_inputs.activations.ofLayerKind;
    return {largest([&](std::size_t kind) {
        return std::max(m_live.recomputed[kind] > 0 ? ofKind[kind].moment.value() : 0,
                        m_live.kept[kind] > 0 ? ofKind[kind].momentWhole.value() : 0);
    })};
}

Term TableSums::freedBeforeEncoders(const Terms&) const
{
    if (m_live.splitsBackward)
        return {};
    const std::vector<LayerActivations>& ofKind = m_inputs.activations.ofLayerKind;
    const double share = m_plan.offloadActivations;
    double sum = 0;
    for (std::size_t kind = 0; kind < m_content.recomputedOfFirst.size(); ++kind) {
        const LayerActivations& layer = ofKind[kind];
        sum += m_content.recomputedOfFirst[kind] * (layer.kept.value() - share * layer.offloadable.value()) +
               m_content.keptOfFirst[kind] * (layer.everything.value() - share * layer.offloadableWhole.value());
    }
    return {sum};
}

Term TableSums::largestParameters(const Terms&) const
{
    return {largest([&](std::size_t kind) { return m_inputs.parameters.ofLayerKind[kind].total(); })};
}

Term TableSums::largestGathered(const Terms&) const
{
    return {largest([&](std::size_t kind) { return m_inputs.parameters.ofLayerKind[kind].whole(); })};
}

}  // namespace shardscope
