// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/enum_set.h"
#include "core/layer/operator.h"

namespace shardscope {

using OffloadModules = EnumSet<OffloadModule>;

/// The modules whose inputs are sent to the host after the forward and fetched before the backward (Megatron-Core,
/// pipeline_parallel/fine_grained_activation_offload.py); without a list of them, all that a layer keeps. Megatron leaves tensors of fewer than
/// 1 Mi elements where they are (`min_offloaded_tensor_size`); here they are sent as well, so that bytes stay in proportion to the tokens.
class OffloadedInputs {
public:
    OffloadedInputs() = default;
    explicit OffloadedInputs(const std::optional<std::vector<OffloadModule>>& modules)
    {
        if (modules)
            m_modules = OffloadModules(*modules);
    }

    /// Returns whether all that layers keep is offloaded, and with it what is kept outside of layers, where a plan can name no module.
    [[nodiscard]] bool areEverything() const { return !m_modules; }
    /// Returns the bytes of one micro-batch that an operator may offload.
    [[nodiscard]] Bytes of(const Operator& op, Recompute mode) const { return areEverything() ? op.keptIn(mode) : op.offloadedIn(mode); }
    /// Returns which recorded terms of an operator's kept bytes add up to that.
    [[nodiscard]] KeptModes Operator::KeptTerm::*modesOfTerms() const
    {
        return areEverything() ? &Operator::KeptTerm::modes : &Operator::KeptTerm::offloadedModes;
    }
    /// Returns the modes in which the input of a module is offloaded. Full recomputation runs no module for its backward: it keeps the
    /// layer's input alone.
    [[nodiscard]] KeptModes modesOf(OffloadModule module) const;
    /// Returns those of a norm's input, which is the layer's input as well.
    [[nodiscard]] KeptModes modesOfLayerInput(OffloadModule norm) const;

    bool operator==(const OffloadedInputs&) const = default;

private:
    std::optional<OffloadModules> m_modules;
};

/// Returns the bytes of one micro-batch that these operators may offload.
[[nodiscard]] Bytes offloadedBytes(const OperatorList& operators, Recompute mode, const OffloadedInputs& inputs);
[[nodiscard]] Term offloadedBytes(std::string_view id, const OperatorList& operators, Recompute mode, const OffloadedInputs& inputs,
                                  const Terms& terms);

}  // namespace shardscope
