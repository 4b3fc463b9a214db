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

/// Of a bucket: the largest that a plan may have, in elements of two bytes.
inline constexpr std::int64_t kMostElements = 5'000'000'000'000;

/// No setting counts more than a double can. Sums of what is read, and a few times it, don't overflow; products are saturating ones.
inline constexpr std::int64_t kLargestSetting = std::int64_t{1} << 53;

/// The settings of a launch file, each by its path, and the scenario they become. The first problem is kept; what is asked after it
/// changes nothing. What was used, ignored, assumed and is unknown is noted on the way.
class LaunchReader {
public:
    /// Who reads the file knows it by `places` only, where those say otherwise than the paths.
    LaunchReader(const ConfigValue& settings, std::string file, const Scenario& base, Target target, SettingPlaces places = {},
                 const ImportFill* fill = nullptr);

    /// Also where the value is unknown.
    [[nodiscard]] bool has(std::string_view path);
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view path);
    /// The same, and what is noted of the setting names this field.
    [[nodiscard]] std::optional<std::int64_t> integerOf(std::string_view field, std::string_view path);
    [[nodiscard]] std::optional<double> number(std::string_view path);
    [[nodiscard]] std::optional<bool> flag(std::string_view path);
    [[nodiscard]] std::optional<std::string> word(std::string_view path);
    /// Null where nothing stands there, and where the value is unknown, which is then noted.
    [[nodiscard]] const ConfigValue* value(std::string_view path);
    /// One of these words, `absent` where none stands there; another is a problem.
    [[nodiscard]] std::string oneOf(std::string_view path, std::initializer_list<std::string_view> known, std::string_view absent);
    [[nodiscard]] bool isOn(std::string_view path) { return flag(path).value_or(false); }

    /// Sets a field of the scenario, in its range; `path` is whence the value came.
    void set(std::string_view field, const Value& value, std::string_view path);
    void set(std::string_view field, const Value& value) { set(field, value, key(field)); }
    /// The launcher's own setting of the field.
    [[nodiscard]] std::string_view key(std::string_view field, std::size_t index = 0) const;
    /// The whole number at `path`, where there is one, becomes the field.
    void take(std::string_view path, std::string_view field);
    void take(std::string_view field) { take(key(field), field); }
    /// The same; where there is none, the field is as it is by the launcher's own default, which is noted.
    void takeOrDefault(std::string_view path, std::string_view field);
    void takeOrDefault(std::string_view field) { takeOrDefault(key(field), field); }
    /// The same; where there is none, the field is needed.
    void takeNeeded(std::string_view path, std::string_view field);
    void takeNeeded(std::string_view field) { takeNeeded(key(field), field); }
    /// What stands at `path` is wrong. `restsOn`: fields that the judgement needs; where one of them is unknown nothing is said.
    void fail(std::string_view path, const std::string& what, const std::string& right,
              std::initializer_list<std::string_view> restsOn = {});

    /// The file does not say this field, without which there is no scenario: it is as the fill has it, else unknown. `setting` would say it.
    void need(std::string_view field, std::string_view setting, const Message& why = {});
    /// Whether all of these are there, or at least written with a value that is unknown; else the model is needed.
    [[nodiscard]] bool hasModel(std::initializer_list<std::string_view> settings);
    /// The field is as it now is, or as the fill has it: no file of this launcher says it.
    void keep(std::string_view field, const Message& why);
    /// The field is as it will be in the end.
    void assume(std::string_view field, const Message& why, std::string_view setting = {});
    /// The same, by the launcher's own default where `setting` is not there.
    void assumeDefault(std::string_view field, std::string_view setting);
    /// A setting that was read, but that says nothing here.
    void ignore(std::string_view setting, const Message& why);
    /// That a value is from what fills the file's gaps. Precondition: something does.
    [[nodiscard]] Message fromFill() const;
    /// The kind of GPU and the network between nodes, which no launch file names.
    void assumeMachine();
    /// All settings asked for until the next `about` are of this field ("model"); empty: each of its own.
    void about(std::string_view field) { m_about = field; }

    /// Makes the cluster one of `world` GPUs, of `perNode` a node where that is known.
    void setWorld(std::int64_t world, std::optional<std::int64_t> perNode);
    /// The model of this description (contract.md, `model.architecture`): a preset where one is the same. None where the model is unknown.
    void setArchitecture(const ConfigValue& description);
    void setModel(ModelSource source, std::shared_ptr<const Architecture> architecture);

    /// Whether the file has the setting, also where that is null.
    [[nodiscard]] bool isStated(std::string_view path) const { return m_settings.find(path) != nullptr; }

    [[nodiscard]] Target target() const { return m_result.target; }
    /// What the person has, or what stands for it.
    [[nodiscard]] const Scenario& base() const { return m_fill ? m_fill->scenario : m_base; }
    [[nodiscard]] Scenario& scenario() { return m_result.scenario; }
    [[nodiscard]] Plan& plan() { return m_result.scenario.plan; }
    [[nodiscard]] bool hasProblem() const { return m_problem.has_value(); }
    /// Whether a fact is missing, or was taken from the fill.
    [[nodiscard]] bool isOpen(std::string_view field) const { return m_open.contains(field); }
    /// Whether nothing gives it, not the fill either.
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

// One for each launcher; what they read is in its own file.
void readMegatron(LaunchReader& reader);
void readMegatronBridge(LaunchReader& reader);
void readNanotron(LaunchReader& reader);
void readTorchtitan(LaunchReader& reader);
void readDeepSpeed(LaunchReader& reader);
void readAccelerate(LaunchReader& reader);

}  // namespace shardscope
