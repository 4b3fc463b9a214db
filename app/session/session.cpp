// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include "app/document/edit_command.h"
#include "core/io/profile_file.h"
#include "core/io/scenario_file.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

const QString kSchema = QStringLiteral("shardscope.session/2");
constexpr qint64 kMostBytes = 256 << 20;
const QString kFirstSchema = QStringLiteral("shardscope.session/1");

QString textOf(const Scenario& scenario) { return QString::fromStdString(scenarioText(scenario)); }

Result<Scenario> scenarioOf(const QJsonValue& value, const QString& name)
{
    Result<Scenario> scenario = parseScenario(value.toString().toStdString(), name.toStdString());
    // One whose file has gone stands in the scenario as it was named; its figures are the built-in ones then.
    if (scenario)
        (void)loadProfile(scenario.value(), name.toStdString());
    return scenario;
}

/// Without its way: of the first version, and where the way can't be followed to what was shown.
History alone(Scenario scenario, bool isDirty)
{
    History history;
    history.first = std::make_shared<const Scenario>(std::move(scenario));
    history.clean = isDirty ? -1 : 0;
    return history;
}

std::optional<History> readHistory(const QJsonObject& object, const QString& name)
{
    Result<Scenario> first = scenarioOf(object.value(QStringLiteral("first")), name);
    if (!first)
        return std::nullopt;
    History history = alone(std::move(first).value(), true);
    const QJsonArray steps = object.value(QStringLiteral("steps")).toArray();
    for (const QJsonValue& each : steps) {
        const QJsonObject step = each.toObject();
        Result<Scenario> after = scenarioOf(step.value(QStringLiteral("scenario")), name);
        if (!after)
            break;
        history.steps.push_back(
            {step.value(QStringLiteral("text")).toString(), std::make_shared<const Scenario>(std::move(after).value())});
    }
    history.at = object.value(QStringLiteral("at")).toInt();
    history.clean = object.value(QStringLiteral("clean")).toInt(-1);
    const int count = static_cast<int>(history.steps.size());
    if (history.at < 0 || history.at > count)
        return std::nullopt;
    if (history.clean > count)
        history.clean = -1;
    return history;
}

}  // namespace

QByteArray sessionText(const Session& session)
{
    QJsonArray steps;
    for (const History::Step& step : session.history.steps)
        steps.append(QJsonObject{{QStringLiteral("text"), step.text}, {QStringLiteral("scenario"), textOf(*step.after)}});
    QJsonObject object{{QStringLiteral("schema"), kSchema},
                       {QStringLiteral("scenario"), textOf(*session.history.shown())},
                       {QStringLiteral("file"), session.file},
                       {QStringLiteral("dirty"), session.isDirty()},
                       {QStringLiteral("history"), QJsonObject{{QStringLiteral("first"), textOf(*session.history.first)},
                                                               {QStringLiteral("steps"), steps},
                                                               {QStringLiteral("at"), session.history.at},
                                                               {QStringLiteral("clean"), session.history.clean}}}};
    if (session.pinned)
        object.insert(QStringLiteral("pinned"), textOf(*session.pinned));
    return QJsonDocument(object).toJson();
}

Result<Session> readSession(const QByteArray& text, const QString& name)
{
    QJsonParseError syntax;
    const QJsonObject object = QJsonDocument::fromJson(text, &syntax).object();
    const QString found = object.value(QStringLiteral("schema")).toString();
    if (syntax.error != QJsonParseError::NoError)
        return Error{ErrorCode::FileUnreadable, {syntax.errorString().toStdString()}, name.toStdString(), {}};
    if (found != kSchema && found != kFirstSchema)
        return Error{ErrorCode::SchemaUnknown, {found.toStdString(), kSchema.toStdString()}, name.toStdString(), "/schema"};
    Result<Scenario> scenario = scenarioOf(object.value(QStringLiteral("scenario")), name);
    if (!scenario)
        return scenario.error();
    Session session;
    session.file = object.value(QStringLiteral("file")).toString();
    const std::optional<History> history = readHistory(object.value(QStringLiteral("history")).toObject(), name);
    session.history = history && isSame(*history->shown(), *scenario)
                          ? *history
                          : alone(std::move(scenario).value(), object.value(QStringLiteral("dirty")).toBool());
    if (Result<Scenario> pinned = scenarioOf(object.value(QStringLiteral("pinned")), name))
        session.pinned = std::make_shared<const Scenario>(std::move(pinned).value());
    return session;
}

QString dataFolder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

std::optional<Result<Session>> loadSession(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return std::nullopt;
    const auto unreadable = [&path](const char* why) {
        return Result<Session>(Error{ErrorCode::FileUnreadable, {why}, path.toStdString(), {}});
    };
    // A pipe would be waited for.
    if (!QFileInfo(path).isFile())
        return unreadable("it is no file");
    if (file.size() > kMostBytes)
        return unreadable("it is larger than any session");
    if (!file.open(QIODevice::ReadOnly))
        return Result<Session>(Error{ErrorCode::FileUnreadable, {file.errorString().toStdString()}, path.toStdString(), {}});
    return readSession(file.readAll(), path);
}

}  // namespace shardscope
