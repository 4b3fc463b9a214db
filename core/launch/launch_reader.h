// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/field/parameters.h"
#include "core/launch/config_value.h"
#include "core/launch/launch_import.h"
#include "core/launch/placed_settings.h"

namespace shardscope {

struct Architecture;

/// The largest bucket that a plan may have, in elements of two bytes.
inline constexpr std::int64_t kMostElements = 5'000'000'000'000;

/// The largest setting, which a double represents exactly. Sums and small multiples of settings do not overflow; products saturate.
inline constexpr std::int64_t kLargestSetting = std::int64_t{1} << 53;

/// Turns the settings of a launch file, each by its path, into a scenario. Keeps the first problem; later calls have no effect. Notes used,
/// ignored, assumed and unknown settings.
class LaunchReader {
public:
    /// `places` are the names of settings in the file, where they differ from the paths.
    LaunchReader(const ConfigValue& settings, std::string file, const Scenario& base, Target target, SettingPlaces places = {},
                 const ImportFill* fill = nullptr);

    /// Returns whether the setting is present, also with an unknown value.
    [[nodiscard]] bool has(std::string_view path);
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view path);
    /// Return the same, and note the setting for this field.
    [[nodiscard]] std::optional<std::int64_t> integerOf(std::string_view field, std::string_view path);
    [[nodiscard]] std::optional<double> number(std::string_view path);
    [[nodiscard]] std::optional<bool> flag(std::string_view path);
    [[nodiscard]] std::optional<std::string> word(std::string_view path);
    /// Returns the value at `path`; null where it is missing, or unknown, which is noted.
    [[nodiscard]] const ConfigValue* value(std::string_view path);
    /// Returns one of these words, or `absent` where the setting is missing. Error: another word.
    [[nodiscard]] std::string oneOf(std::string_view path, std::initializer_list<std::string_view> known, std::string_view absent);
    [[nodiscard]] bool isOn(std::string_view path) { return flag(path).value_or(false); }

    /// Sets a field of the scenario, within its range; `path` is the setting that the value comes from.
    void set(std::string_view field, const Value& value, std::string_view path);
    void set(std::string_view field, const Value& value) { set(field, value, key(field)); }
    /// Returns the launcher's own setting of the field.
    [[nodiscard]] std::string_view key(std::string_view field, std::size_t index = 0) const;
    /// Sets the field to the whole number at `path`, if there is one.
    void take(std::string_view path, std::string_view field);
    void take(std::string_view field) { take(key(field), field); }
    /// The same; without a number the field keeps the launcher's default, which is noted.
    void takeOrDefault(std::string_view path, std::string_view field);
    void takeOrDefault(std::string_view field) { takeOrDefault(key(field), field); }
    /// The same; without a number the field is needed.
    void takeNeeded(std::string_view path, std::string_view field);
    void takeNeeded(std::string_view field) { takeNeeded(key(field), field); }
    /// Records that the value at `path` is wrong. `restsOn`: fields that the judgement depends on; if one is unknown, there is no error.
    void fail(std::string_view path, const std::string& what, const std::string& right,
              std::initializer_list<std::string_view> restsOn = {});

    /// Notes that the file does not state this required field: it is the fill's value, else unknown. `setting` would state it.
    void need(std::string_view field, std::string_view setting, const Message& why = {});
    /// Returns whether all of these are present, also with an unknown value; else the model is needed.
    [[nodiscard]] bool hasModel(std::initializer_list<std::string_view> settings);
    /// Keeps the field's value, or takes the fill's: no file of this launcher states it.
    void keep(std::string_view field, const Message& why);
    /// Takes a fact that no file states from the fill; returns false where the fill does not give it.
    bool takesFromFill(std::string_view field);
    /// Notes the field's final value as assumed.
    void assume(std::string_view field, const Message& why, std::string_view setting = {});
    /// The same, by the launcher's own default where `setting` is missing.
    void assumeDefault(std::string_view field, std::string_view setting);
    /// Notes a setting that was read but has no effect here.
    void ignore(std::string_view setting, const Message& why);
    /// Returns the sentence that a value comes from the fill. Precondition: there is a fill.
    [[nodiscard]] Message fromFill() const;
    /// Assumes the kind of GPU and the network between nodes, which no launch file names.
    void assumeMachine();
    /// Assigns all settings read until the next `about` to this field ("model"); empty: each to its own.
    void about(std::string_view field) { m_about = field; }

    /// Sets the cluster to `world` GPUs, with `perNode` per node where that is known.
    void setWorld(std::int64_t world, std::optional<std::int64_t> perNode);
    /// Sets the model of this description (contract.md, `model.architecture`), as a preset where one is equal. None where the model is
    /// unknown.
    void setArchitecture(const ConfigValue& description);
    void setModel(ModelSource source, std::shared_ptr<const Architecture> architecture);

    /// Returns whether the file has the setting, also as null.
    [[nodiscard]] bool isStated(std::string_view path) const { return m_settings.find(path) != nullptr; }

    [[nodiscard]] Target target() const { return m_result.target; }
    /// Returns the person's scenario, or its substitute.
    [[nodiscard]] const Scenario& base() const { return m_fill ? m_fill->scenario : m_base; }
    [[nodiscard]] Scenario& scenario() { return m_result.scenario; }
    [[nodiscard]] Plan& plan() { return m_result.scenario.plan; }
    [[nodiscard]] bool hasProblem() const { return m_problem.has_value(); }
    /// Returns whether a fact is missing, or was taken from the fill.
    [[nodiscard]] bool isOpen(std::string_view field) const { return m_open.contains(field); }
    /// Returns whether no source gives it, not even the fill.
    [[nodiscard]] bool isMissing(std::string_view field) const { return isOpen(field) && (!m_fill || !m_fill->gives(field)); }
    [[nodiscard]] Result<ImportedLaunch> finish();

private:
    struct Note {
        std::string field;
        std::string setting;
        Message why;
    };

    [[nodiscard]] std::string placeOf(std::string_view path) const;
    [[nodiscard]] std::string fieldOf(std::string_view path) const;
    [[nodiscard]] const ConfigValue* answered(std::string_view path, const ConfigValue& found);
    void copyFromFill(std::string_view field, std::string_view setting = {});
    void noteSettings();
    void noteAssumed();

    const ConfigValue& m_settings;
    std::string m_file;
    const Scenario& m_base;
    const ImportFill* m_fill;
    SettingPlaces m_places;
    ImportedLaunch m_result;
    std::string m_about;
    std::set<std::string, std::less<>> m_asked;
    std::map<std::string, std::string, std::less<>> m_fields;   ///< by setting
    std::map<std::string, ConfigValue, std::less<>> m_answers;  ///< of the fill, by setting
    std::map<std::string, Message, std::less<>> m_ignored;      ///< why, by setting
    std::set<std::string, std::less<>> m_open;                  ///< fields that the file leaves open
    std::set<std::string, std::less<>> m_filled;                ///< of these, those that the fill gave
    std::vector<Note> m_assumed;
    std::optional<Error> m_problem;
};

// Readers, one for each launcher, each in its own file.
void readMegatron(LaunchReader& reader);
void readMegatronBridge(LaunchReader& reader);
void readNanotron(LaunchReader& reader);
void readTorchtitan(LaunchReader& reader);
void readDeepSpeed(LaunchReader& reader);
void readAccelerate(LaunchReader& reader);
void readTorchtune(LaunchReader& reader);

}  // namespace shardscope
