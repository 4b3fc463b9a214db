// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/open_source.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/document/follow_model.h"
#include "core/io/hardware_profile_json.h"
#include "core/io/huggingface/import.h"
#include "core/io/profile_file.h"
#include "core/io/profile_import/profile_import.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/io/scenario_link.h"
#include "core/io/text_file.h"
#include "core/launch/launch_import.h"
#include "core/model/architecture.h"

namespace shardscope {
namespace {

/// Whether the text means to be one of our documents. One that is broken JSON is taken for what it names.
bool claimsToBeOurs(const std::string& text)
{
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text));
    if (document.isNull())
        return text.find("\"shardscope.") != std::string::npos;
    const QJsonObject object = document.object();
    return object.value(QStringLiteral("schema")).toString().startsWith(QStringLiteral("shardscope.")) ||
           (object.contains(QStringLiteral("model")) && object.contains(QStringLiteral("training")));
}

/// A scenario may hold a profile; what a document is stands at its top.
bool isOurProfile(const std::string& text)
{
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    return object.value(QStringLiteral("schema")).toString().startsWith(QStringLiteral("shardscope.profile/"));
}

Error named(Error error, const QString& name)
{
    if (error.file.empty())
        error.file = name.toStdString();
    return error;
}

Result<Opened> openModel(const std::string& text, const QString& name)
{
    Result<Architecture> architecture = importHuggingFaceConfig(text, name.toStdString());
    if (!architecture)
        return named(architecture.error(), name);
    LoadedModel model;
    const QFileInfo file(name);
    // Every config.json has the same name; its folder says whose it is.
    const QString folder = file.absoluteDir().dirName();
    model.name = (file.fileName() == QStringLiteral("config.json") ? folder : file.completeBaseName()).toStdString();
    model.source = ModelSource{ModelSource::Kind::HuggingFaceConfig, text};
    model.architecture = std::make_shared<Architecture>(std::move(architecture).value());
    return Opened(std::move(model));
}

/// Takes what no launch file names, its kind of GPU and the network between nodes, from the scenario that is open, and nothing else.
Result<Opened> openLaunchFile(const std::string& text, const QString& name, Target launcher, const Scenario* open)
{
    ImportFill machine{builtInExample(),
                       QCoreApplication::translate("Workspace", "the scenario that was open").toStdString(),
                       std::set<std::string, std::less<>>{"cluster.gpu", "cluster.network"},
                       {}};
    if (open)
        machine.scenario.cluster = open->cluster;
    const Scenario& base = machine.scenario;
    Result<ImportedLaunch> imported = importLaunch(text, name.toStdString(), launcher, base, open ? &machine : nullptr);
    if (!imported)
        return named(imported.error(), name);
    return Opened(OpenedLaunch{std::move(*imported), text, name.toStdString(), base});
}

/// One that bears no name is called after its file.
Result<Opened> openProfile(const std::string& text, const QString& name)
{
    Result<ImportedLog> log = importLog(text, name.toStdString());
    if (!log)
        return log.error();
    Result<HardwareProfile> profile = combineLogs({*log});
    if (!profile)
        return profile.error();
    if (profile->name.empty())
        profile.value().name = QFileInfo(name).completeBaseName().toStdString();
    return Opened(OpenedProfile{std::make_shared<const HardwareProfile>(std::move(profile).value()), std::move(log).value().notes});
}

}  // namespace

Result<ImportedLaunch> OpenedLaunch::filled(const ImportFill& fill) const
{
    return importLaunch(text, file, launchTargetOf(text, file), machine, &fill);
}

Result<Opened> openText(const std::string& text, const QString& name, const Scenario* open)
{
    if (isScenarioLink(text)) {
        Result<Scenario> scenario = parseScenarioLink(text);
        return scenario ? Result<Opened>(std::move(scenario).value()) : named(scenario.error(), name);
    }
    if (isOurProfile(text))
        return openProfile(text, name);
    if (!claimsToBeOurs(text)) {
        if (isLog(text))
            return openProfile(text, name);
        const std::optional<Target> launcher = launchTargetOf(text, name.toStdString());
        return launcher ? openLaunchFile(text, name, *launcher, open) : openModel(text, name);
    }
    Result<Scenario> scenario = parseScenario(text, name.toStdString());
    if (!scenario)
        return named(scenario.error(), name);
    if (const Result<void> profile = loadProfile(scenario.value(), name.toStdString()); !profile)
        return profile.error();
    return Opened(std::move(scenario).value());
}

Result<Opened> openFile(const QString& path, const Scenario* open)
{
    if (isScenarioLink(path.toStdString()))
        return openText(path.toStdString(), path, open);
    const Result<std::string> text = readTextFile(path.toStdString());
    return text ? openText(*text, path, open) : text.error();
}

Scenario openedScenario(Opened opened, const Scenario& current)
{
    if (auto* scenario = std::get_if<Scenario>(&opened))
        return std::move(*scenario);
    if (auto* launch = std::get_if<OpenedLaunch>(&opened))
        return std::move(launch->imported.scenario);
    if (const auto* profile = std::get_if<OpenedProfile>(&opened))
        return withProfile(current, profile->profile);
    auto& model = std::get<LoadedModel>(opened);
    Scenario scenario = current;
    scenario.name = model.name;
    scenario.model = std::move(model.source);
    scenario.architecture = std::move(model.architecture);
    followModel(scenario);
    return scenario;
}

QString openableNames() { return QStringLiteral("*.json *.sh *.sbatch *.slurm *.yaml *.yml *.toml *.py"); }

Scenario withProfile(Scenario scenario, const std::shared_ptr<const HardwareProfile>& profile)
{
    scenario.cluster.profile = profile ? std::optional(profileToJson(*profile)) : std::nullopt;
    scenario.cluster.calibration = profile;
    return scenario;
}

Scenario builtInExample()
{
    Result<Scenario> example = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "the built-in example");
    Q_ASSERT(example);
    return std::move(example).value();
}

}  // namespace shardscope
