// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiler_host.h"

#include <algorithm>
#include <utility>

namespace shardscope {
namespace {

/// More would not fit in memory, and shows nothing more.
constexpr std::size_t kMostHostSpans = 1'000'000;
constexpr std::size_t kMostHostCalls = 4'000'000;
constexpr std::size_t kLongestHostName = 200;

/// Whether a call of CUDA's or HIP's runtime or driver starts work on the GPU.
bool isLaunch(std::string_view name)
{
    return name.find("Launch") != std::string_view::npos || name.find("Memcpy") != std::string_view::npos ||
           name.find("Memset") != std::string_view::npos;
}

bool isMatrix(const std::vector<double>& shape) { return shape.size() == 2 && shape[0] > 0 && shape[1] > 0; }

std::optional<MatrixShape> product(const std::vector<double>& a, const std::vector<double>& b)
{
    if (!isMatrix(a) || !isMatrix(b) || a[1] != b[0])
        return std::nullopt;
    return MatrixShape{a[0], b[1], a[1], 1};
}

}  // namespace

std::optional<MatrixShape> multipliedShape(std::string_view name, const std::vector<std::vector<double>>& inputs)
{
    if ((name == "aten::mm" || name == "aten::_scaled_mm") && inputs.size() >= 2)
        return product(inputs[0], inputs[1]);
    if (name == "aten::addmm" && inputs.size() >= 3)
        return product(inputs[1], inputs[2]);
    if (name != "aten::bmm" || inputs.size() < 2 || inputs[0].size() != 3 || inputs[1].size() != 3 || inputs[0][0] != inputs[1][0])
        return std::nullopt;
    std::optional<MatrixShape> shape = product({inputs[0][1], inputs[0][2]}, {inputs[1][1], inputs[1][2]});
    if (shape)
        shape->count = inputs[0][0];
    return shape;
}

void ProfilerHostReader::take(RawHostEvent event)
{
    const bool isCall = event.category == "cuda_runtime" || event.category == "cuda_driver" || event.category == "runtime";
    if (isCall && event.correlation != 0 && isLaunch(event.name) && m_host.launches.size() < kMostHostCalls) {
        m_host.launches.push_back({event.correlation, event.start, event.end});
        m_threads.insert(event.thread);
    }
    const bool isOperator = event.category == "cpu_op" || event.category == "operator";
    if (isOperator && event.external != 0 && m_host.multiplies.size() < kMostHostCalls) {
        if (const std::optional<MatrixShape> shape = multipliedShape(event.name, event.shapes))
            m_host.multiplies.push_back({event.external, *shape});
    }
    const bool isWork = isCall || isOperator || event.category == "user_annotation" || event.category == "python_function";
    if (isWork && event.end - event.start >= kShortestHostSpan && m_host.spans.size() < kMostHostSpans)
        m_host.spans.push_back({event.start, event.end, event.thread, std::move(event.name).substr(0, kLongestHostName)});
}

void ProfilerHostReader::takeAllocated(double bytes)
{
    if (bytes > 0)
        m_host.peakAllocated = std::max(bytes, m_host.peakAllocated.value_or(0));
}

ProfilerHost ProfilerHostReader::result() &&
{
    const auto byCorrelation = [](const ProfilerLaunch& a, const ProfilerLaunch& b) { return a.correlation < b.correlation; };
    const auto byExternal = [](const ProfilerMultiply& a, const ProfilerMultiply& b) { return a.external < b.external; };
    std::stable_sort(m_host.launches.begin(), m_host.launches.end(), byCorrelation);
    std::stable_sort(m_host.multiplies.begin(), m_host.multiplies.end(), byExternal);
    m_host.threads.assign(m_threads.begin(), m_threads.end());
    return std::move(m_host);
}

}  // namespace shardscope
