// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/launch/config_value.h"
#include "core/launch/launch_import.h"
#include "core/scenario/parameters.h"

namespace shardscope {

/// Of a bucket, so that its bytes can be counted.
inline constexpr std::int64_t kMostElements = std::int64_t{1} << 40;

/// No setting counts more than a double can. Sums of what is read, and a few times it, don't overflow; products are saturating ones.
inline constexpr std::int64_t kLargestSetting = std::int64_t{1} << 53;

/// Where settings stand in the file, by the path they are asked for.
using SettingPlaces = std::map<std::string, std::string, std::less<>>;

/// The settings of a launch file, each by its path, and the scenario they become. The first problem is kept; what is asked after it
/// changes nothing.
class LaunchReader {
public:
    /// Who reads the file knows it by `places` only, where those say otherwise than the paths.
    LaunchReader(const ConfigValue& settings, std::string file, const Scenario& base, Target target, SettingPlaces places = {});

    [[nodiscard]] bool has(std::string_view path);
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view path);
    [[nodiscard]] std::optional<double> number(std::string_view path);
    [[nodiscard]] std::optional<bool> flag(std::string_view path);
    [[nodiscard]] std::optional<std::string> word(std::string_view path);
    [[nodiscard]] const ConfigValue* value(std::string_view path);
    /// One of these words, `absent` where none stands there; another is a problem.
    [[nodiscard]] std::string oneOf(std::string_view path, std::initializer_list<std::string_view> known, std::string_view absent);
    [[nodiscard]] bool isOn(std::string_view path) { return flag(path).value_or(false); }

    /// Sets a field of the scenario, in its range; `path` is whence the value came.
    void set(std::string_view field, const Value& value, std::string_view path);
    /// The whole number at `path`, where there is one, becomes the field.
    void take(std::string_view path, std::string_view field);
    void fail(std::string_view path, const std::string& what, const std::string& right);
    void require(std::string_view path, const std::string& what);
    void assume(std::string_view field) { m_result.assumed.emplace_back(field); }
    /// The field keeps what it is in `base`.
    void keep(std::string_view field);
    /// Makes the cluster one of `world` GPUs, of `perNode` a node where that is known.
    void setWorld(std::int64_t world, std::optional<std::int64_t> perNode);
    /// The model of this description (contract.md, `model.architecture`): a preset where one is the same.
    void setArchitecture(const ConfigValue& description);

    [[nodiscard]] Target target() const { return m_result.target; }
    [[nodiscard]] const Scenario& base() const { return m_base; }
    [[nodiscard]] Scenario& scenario() { return m_result.scenario; }
    [[nodiscard]] Plan& plan() { return m_result.scenario.plan; }
    [[nodiscard]] bool hasProblem() const { return m_problem.has_value(); }
    [[nodiscard]] Result<ImportedLaunch> finish();

private:
    [[nodiscard]] std::string placeOf(std::string_view path) const;

    const ConfigValue& m_settings;
    std::string m_file;
    const Scenario& m_base;
    SettingPlaces m_places;
    ImportedLaunch m_result;
    std::set<std::string, std::less<>> m_asked;
    std::optional<Error> m_problem;
};

// One for each launcher; what they read is in its own file.
void readMegatron(LaunchReader& reader);
void readMegatronBridge(LaunchReader& reader);
void readNanotron(LaunchReader& reader);
void readTorchtitan(LaunchReader& reader);
void readDeepSpeed(LaunchReader& reader);
void readAccelerate(LaunchReader& reader);

}  // namespace shardscope
