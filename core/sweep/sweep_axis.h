// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace shardscope {

struct Parameter;
struct Scenario;

/// The display unit of an axis; the values themselves are bytes, seconds and FLOP.
enum class AxisUnit { Count, Gpus, Gibibytes, GigabytesPerSecond, TerabytesPerSecond, TeraflopPerSecond };

/// A quantity that can vary while everything else is fixed: the size of the cluster, a field with values (`FieldUse::swept`), or a figure
/// of the hardware.
struct SweepAxis {
    std::string_view id;      ///< "strong-scaling"; of a field its path
    std::string_view name{};  ///< for people; of a field its label
    AxisUnit unit = AxisUnit::Count;
    const Parameter* field = nullptr;
    // Instead of a field:
    double (*own)(const Scenario&) = nullptr;
    void (*turn)(Scenario&, double value) = nullptr;
    std::vector<double> (*values)(const Scenario&) = nullptr;  ///< null for a figure of the hardware

    [[nodiscard]] bool isRate() const { return !field && !values; }
};

/// Returns all axes: the cluster's size, fields in order of declaration, figures of the hardware.
[[nodiscard]] const std::vector<SweepAxis>& sweepAxes();
/// Returns the axis of that id. Precondition: there is one.
[[nodiscard]] const SweepAxis& sweepAxis(std::string_view id);

/// Returns the axis's value in this scenario, in its unit. 0 where the device has no such figure.
[[nodiscard]] double valueOn(const Scenario& scenario, const SweepAxis& axis);

/// Returns the values to try, rising, the scenario's own included: powers of two of a count up to what the model and the cluster can have,
/// a quarter to four times a rate. Empty where the axis has no effect (experts of a dense model).
[[nodiscard]] std::vector<double> sweepValues(const Scenario& scenario, const SweepAxis& axis);

/// Returns the scenario with that value and the degrees re-solved: data parallelism takes the remaining GPUs. Degrees that do not divide
/// are left to the rules.
[[nodiscard]] Scenario withValue(const Scenario& scenario, const SweepAxis& axis, double value);

}  // namespace shardscope
