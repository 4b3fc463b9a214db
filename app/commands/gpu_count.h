// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/hardware/hardware.h"

namespace shardscope {

class Document;

/// A number of GPUs as whole nodes, or as one smaller node.
struct GpuCount {
    int perNode = 8;
    int nodes = 1;

    [[nodiscard]] int gpus() const { return perNode * nodes; }
};

/// Returns the count nearest to `wanted` that the cluster's nodes can form, at least 1. A cluster of part of a node grows to the usual
/// node.
[[nodiscard]] GpuCount gpuCountNear(const Cluster& cluster, double wanted);

/// Makes nodes of one kind, with this GPU.
void setGpu(Document& document, const std::string& gpu);
/// Makes nodes of one kind and sets the count, as up to three edits of the document.
void setGpus(Document& document, double wanted);

}  // namespace shardscope
