// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/mamba.h"

#include "core/model/tensor_list.h"

namespace shardscope::huggingface {

void addMamba2(std::vector<Tensor>& tensors, const Mamba2& mamba, std::int64_t hidden)
{
    const std::int64_t convolved = mamba.inner + 2 * mamba.groups * mamba.state;
    TensorList list(tensors, TensorKind::StateSpace);
    list.matrix("mamba.in_proj", mamba.inner + convolved + mamba.heads, hidden, TensorCut::Column, mamba.inputBias);
    list.table("mamba.conv1d.weight", convolved, mamba.kernel, TensorCut::Column);
    if (mamba.convolutionBias)
        list.vector("mamba.conv1d", convolved, TensorCut::Column, false, ".bias");
    for (const char* name : {"mamba.dt_bias", "mamba.A_log", "mamba.D"})
        list.vector(name, mamba.heads, TensorCut::Column, false, "");
    if (mamba.norm)
        list.vector("mamba.norm", mamba.inner, TensorCut::Column);
    list.matrix("mamba.out_proj", hidden, mamba.inner, TensorCut::Row, mamba.outputBias);
}

void addMamba1(std::vector<Tensor>& tensors, const Mamba1& mamba, std::int64_t hidden)
{
    TensorList list(tensors, TensorKind::StateSpace);
    list.matrix("mamba.in_proj", 2 * mamba.inner, hidden, TensorCut::Column, mamba.projectionBias);
    list.table("mamba.conv1d.weight", mamba.inner, mamba.kernel, TensorCut::Column);
    if (mamba.convolutionBias)
        list.vector("mamba.conv1d", mamba.inner, TensorCut::Column, false, ".bias");
    list.matrix("mamba.x_proj", mamba.timeStepRank + 2 * mamba.state, mamba.inner, TensorCut::Row, false);
    list.matrix("mamba.dt_proj", mamba.inner, mamba.timeStepRank, TensorCut::Column, true);
    list.table("mamba.A_log", mamba.inner, mamba.state, TensorCut::Column);
    list.vector("mamba.D", mamba.inner, TensorCut::Column, false, "");
    list.vector("mamba.dt_layernorm", mamba.timeStepRank);
    list.vector("mamba.b_layernorm", mamba.state);
    list.vector("mamba.c_layernorm", mamba.state);
    list.matrix("mamba.out_proj", hidden, mamba.inner, TensorCut::Row, mamba.projectionBias);
}

}  // namespace shardscope::huggingface
