// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "device.cuh"

// Attention as it is defined, slowly: what the fast kernels are compared with. Rows are (batch · heads) × sequence; `weights` and `gradients`
// have a row of `sequence` floats for each.

/// One thread a row.
extern "C" __global__ void reference_forward(float* o, float* weights, const Bf16* q, const Bf16* k, const Bf16* v, int sequence, int head,
                                             float scale, int causal, int rows)
{
    const int at = static_cast<int>(gridIndex());
    if (at >= rows)
        return;
    const long long first = static_cast<long long>(at / sequence) * sequence;
    const int keys = causal ? at % sequence + 1 : sequence;
    float* const w = weights + static_cast<long long>(at) * sequence;
    float largest = -1e30f;
    for (int key = 0; key < keys; ++key) {
        float sum = 0;
        for (int d = 0; d < head; ++d)
            sum += toFloat(q[static_cast<long long>(at) * head + d]) * toFloat(k[(first + key) * head + d]);
        w[key] = sum * scale;
        largest = fmaxf(largest, w[key]);
    }
    float total = 0;
    for (int key = 0; key < keys; ++key) {
        w[key] = expf(w[key] - largest);
        total += w[key];
    }
    for (int key = 0; key < sequence; ++key)
        w[key] = key < keys ? w[key] / total : 0.0f;
    for (int d = 0; d < head; ++d) {
        float sum = 0;
        for (int key = 0; key < keys; ++key)
            sum += w[key] * toFloat(v[(first + key) * head + d]);
        o[static_cast<long long>(at) * head + d] = sum;
    }
}

/// Gradients of the scores, and of q. One thread a row.
extern "C" __global__ void reference_backward_rows(float* qGradient, float* gradients, const float* weights, const Bf16* k, const Bf16* v,
                                                   const Bf16* oGradient, int sequence, int head, float scale, int rows)
{
    const int at = static_cast<int>(gridIndex());
    if (at >= rows)
        return;
    const long long first = static_cast<long long>(at / sequence) * sequence;
    const float* const w = weights + static_cast<long long>(at) * sequence;
    float* const g = gradients + static_cast<long long>(at) * sequence;
    float inner = 0;
    for (int key = 0; key < sequence; ++key) {
        float sum = 0;
        for (int d = 0; d < head; ++d)
            sum += toFloat(oGradient[static_cast<long long>(at) * head + d]) * toFloat(v[(first + key) * head + d]);
        g[key] = sum;
        inner += w[key] * sum;
    }
    for (int key = 0; key < sequence; ++key)
        g[key] = w[key] * (g[key] - inner) * scale;
    for (int d = 0; d < head; ++d) {
        float sum = 0;
        for (int key = 0; key < sequence; ++key)
            sum += g[key] * toFloat(k[(first + key) * head + d]);
        qGradient[static_cast<long long>(at) * head + d] = sum;
    }
}

/// Gradients of k and v. One thread a key.
extern "C" __global__ void reference_backward_keys(float* kGradient, float* vGradient, const float* weights, const float* gradients,
                                                   const Bf16* q, const Bf16* oGradient, int sequence, int head, int rows)
{
    const int at = static_cast<int>(gridIndex());
    if (at >= rows)
        return;
    const long long first = static_cast<long long>(at / sequence) * sequence;
    const int key = at % sequence;
    for (int d = 0; d < head; ++d) {
        float forK = 0;
        float forV = 0;
        for (int row = 0; row < sequence; ++row) {
            forK += gradients[(first + row) * sequence + key] * toFloat(q[(first + row) * head + d]);
            forV += weights[(first + row) * sequence + key] * toFloat(oGradient[(first + row) * head + d]);
        }
        kGradient[static_cast<long long>(at) * head + d] = forK;
        vGradient[static_cast<long long>(at) * head + d] = forV;
    }
}
