// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/deal_layers.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/step/basis.h"
#include "core/step/layer_passes.h"
#include "core/step/step_inputs.h"

namespace shardscope {
namespace {

double secondsOf(const Passes& passes) { return (passes.forward.total() + passes.backward().total()).value(); }

class Dealer {
public:
    Dealer(const Basis& basis, std::vector<int> most)
        : m_architecture(*basis.site.architecture), m_stages(static_cast<int>(basis.plan.stageLayers.size())), m_most(std::move(most))
    {
        m_most.resize(static_cast<std::size_t>(m_stages), m_architecture.layers());
        std::vector<LayerPasses> passes;
        for (int group = 0; group < basis.groupCount(); ++group)
            passes.push_back(groupCosts(basis.ofGroup(group)).layers);
        m_layer.resize(passes.size());
        for (std::size_t group = 0; group < passes.size(); ++group) {
            for (const Passes& kind : passes[group].ofLayerKind)
                m_layer[group].push_back(secondsOf(kind));
        }
        m_groups.resize(static_cast<std::size_t>(m_stages));
        for (int rank = 0; rank < basis.plan.pp; ++rank) {
            for (const int stage : basis.plan.stagesOfRank(rank))
                m_groups[static_cast<std::size_t>(stage)] = static_cast<std::size_t>(basis.plan.groupOfRank(rank));
        }
        const LayerPasses& first = passes[m_groups.front()];
        const LayerPasses& last = passes[m_groups.back()];
        m_before = secondsOf(first.encoders) + secondsOf(first.embedding);
        m_after = secondsOf(last.head) + secondsOf(last.mtp);
    }

    std::vector<int> best() const
    {
        constexpr int kHalvings = 60;  // as many as the digits of a double
        double high = slowest();
        double low = 0;
        std::optional<std::vector<int>> dealt = within(high);
        for (int i = 0; i < kHalvings; ++i) {
            const double middle = (low + high) / 2;
            if (std::optional<std::vector<int>> tried = within(middle)) {
                dealt = std::move(tried);
                high = middle;
            } else {
                low = middle;
            }
        }
        return dealt.value_or(std::vector<int>());
    }

private:
    /// All layers on the slowest GPUs: more than any stage takes.
    [[nodiscard]] double slowest() const
    {
        double most = 0;
        for (std::size_t group = 0; group < m_layer.size(); ++group) {
            double sum = m_before + m_after;
            for (const std::size_t kind : m_architecture.kindOfLayer)
                sum += m_layer[group][kind];
            most = std::max(most, sum);
        }
        return most;
    }

    /// Fills the stages from the last to the first, each with as many layers as take no longer than `most`.
    [[nodiscard]] std::optional<std::vector<int>> within(double most) const
    {
        std::vector<int> layers(static_cast<std::size_t>(m_stages), 0);
        int left = m_architecture.layers();
        for (int stage = m_stages - 1; stage >= 0; --stage) {
            const auto index = static_cast<std::size_t>(stage);
            const std::vector<double>& each = m_layer[m_groups[index]];
            double seconds = (stage == 0 ? m_before : 0) + (stage == m_stages - 1 ? m_after : 0);
            while (left > stage && layers[index] < m_most[index]) {  // one for each stage before
                const double next = seconds + each[m_architecture.kindOfLayer[static_cast<std::size_t>(left) - 1]];
                if (next > most)
                    break;
                seconds = next;
                ++layers[index];
                --left;
            }
            if (layers[index] == 0)
                return std::nullopt;
        }
        return left == 0 ? std::optional(std::move(layers)) : std::nullopt;
    }

    const Architecture& m_architecture;
    int m_stages;
    std::vector<int> m_most;                   ///< layers of each stage
    std::vector<std::vector<double>> m_layer;  ///< seconds of a micro-batch, by group and kind
    std::vector<std::size_t> m_groups;         ///< of the nodes of each virtual stage
    double m_before = 0;
    double m_after = 0;
};

}  // namespace

std::vector<int> dealLayers(const Basis& basis, const std::vector<int>& most) { return Dealer(basis, most).best(); }

}  // namespace shardscope
