// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/launch/config_value.h"
#include "core/launch/launch_import.h"
#include "core/scenario/parameters.h"

namespace shardscope {

/// The settings of a launch file, each by its path, and the scenario they become. The first problem is kept; what is asked after it
/// changes nothing.
class LaunchReader {
public:
    LaunchReader(const ConfigValue& settings, std::string file, const Scenario& base, Target target);

    [[nodiscard]] bool has(std::string_view path);
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view path);
    [[nodiscard]] std::optional<double> number(std::string_view path);
    [[nodiscard]] std::optional<bool> flag(std::string_view path);
    [[nodiscard]] std::optional<std::string> word(std::string_view path);
    [[nodiscard]] const ConfigValue* value(std::string_view path);
    [[nodiscard]] bool isOn(std::string_view path) { return flag(path).value_or(false); }

    /// Sets a field of the scenario, in its range; `path` is whence the value came.
    void set(std::string_view field, const Value& value, std::string_view path);
    /// The whole number at `path`, where there is one, becomes the field.
    void take(std::string_view path, std::string_view field);
    void fail(std::string_view path, const std::string& what, const std::string& right);
    void require(std::string_view path, const std::string& what);
    void assume(std::string_view field) { m_result.assumed.emplace_back(field); }
    /// Makes the cluster one of `world` GPUs, of `perNode` a node where that is known.
    void setWorld(std::int64_t world, std::optional<std::int64_t> perNode);
    /// The model of this description (contract.md, `model.architecture`): a preset where one is the same.
    void setArchitecture(const ConfigValue& description);

    [[nodiscard]] Scenario& scenario() { return m_result.scenario; }
    [[nodiscard]] Plan& plan() { return m_result.scenario.plan; }
    [[nodiscard]] bool hasProblem() const { return m_problem.has_value(); }
    [[nodiscard]] Result<ImportedLaunch> finish();

private:
    const ConfigValue& m_settings;
    std::string m_file;
    ImportedLaunch m_result;
    std::set<std::string, std::less<>> m_asked;
    std::optional<Error> m_problem;
};

// One for each launcher; what they read is in its own file.
void readMegatron(LaunchReader& reader);
void readNanotron(LaunchReader& reader);
void readTorchtitan(LaunchReader& reader);
void readDeepSpeed(LaunchReader& reader);

}  // namespace shardscope
