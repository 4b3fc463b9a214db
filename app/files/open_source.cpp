// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/open_source.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/io/huggingface/import.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/io/scenario_link.h"
#include "core/io/text_file.h"

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

}  // namespace

Result<Opened> openText(const std::string& text, const QString& name)
{
    if (isScenarioLink(text)) {
        Result<Scenario> scenario = parseScenarioLink(text);
        return scenario ? Result<Opened>(std::move(scenario).value()) : named(scenario.error(), name);
    }
    if (!claimsToBeOurs(text))
        return openModel(text, name);
    Result<Scenario> scenario = parseScenario(text, name.toStdString());
    if (!scenario)
        return named(scenario.error(), name);
    return Opened(std::move(scenario).value());
}

Result<Opened> openFile(const QString& path)
{
    if (isScenarioLink(path.toStdString()))
        return openText(path.toStdString(), path);
    const Result<std::string> text = readTextFile(path.toStdString());
    return text ? openText(*text, path) : text.error();
}

Scenario openedScenario(Opened opened, const Scenario& current)
{
    if (auto* scenario = std::get_if<Scenario>(&opened))
        return std::move(*scenario);
    auto& model = std::get<LoadedModel>(opened);
    Scenario scenario = current;
    scenario.name = model.name;
    scenario.model = std::move(model.source);
    scenario.architecture = std::move(model.architecture);
    scenario.plan.stageLayers.reset();  // they counted the layers of another model
    return scenario;
}

Scenario builtInExample()
{
    Result<Scenario> example = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "the built-in example");
    Q_ASSERT(example);
    return std::move(example).value();
}

}  // namespace shardscope
