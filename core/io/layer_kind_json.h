// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json_fields.h"

/// The parts of an architecture's JSON, assembled in `architecture_json.cpp`.
namespace shardscope {

struct Attention;
struct LatentAttention;
struct LayerKind;
struct MixtureOfExperts;
struct Tensor;

void latentFields(JsonFields& io, LatentAttention& latent);
/// Biases of the projections, and the q/k norm.
void projectionFields(JsonFields& io, Attention& attention, bool usualBias);
void routerFields(JsonFields& io, MixtureOfExperts& experts);
void tensorFields(JsonFields& io, Tensor& tensor);
void layerKindFields(JsonFields& io, LayerKind& kind);

}  // namespace shardscope
