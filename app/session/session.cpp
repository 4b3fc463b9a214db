// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include "core/io/scenario_file.h"

namespace shardscope {
namespace {

const QString kSchema = QStringLiteral("shardscope.session/1");

}  // namespace

QByteArray sessionText(const Session& session)
{
    QJsonObject object;
    object[QStringLiteral("schema")] = kSchema;
    object[QStringLiteral("scenario")] = QString::fromStdString(scenarioText(session.scenario));
    object[QStringLiteral("file")] = session.file;
    object[QStringLiteral("dirty")] = session.isDirty;
    return QJsonDocument(object).toJson();
}

Result<Session> readSession(const QByteArray& text, const QString& name)
{
    QJsonParseError syntax;
    const QJsonObject object = QJsonDocument::fromJson(text, &syntax).object();
    const std::string found = object.value(QStringLiteral("schema")).toString().toStdString();
    if (syntax.error != QJsonParseError::NoError)
        return Error{ErrorCode::FileUnreadable, {syntax.errorString().toStdString()}, name.toStdString(), {}};
    if (found != kSchema.toStdString())
        return Error{ErrorCode::SchemaUnknown, {found, kSchema.toStdString()}, name.toStdString(), "/schema"};
    Result<Scenario> scenario = parseScenario(object.value(QStringLiteral("scenario")).toString().toStdString(), name.toStdString());
    if (!scenario)
        return scenario.error();
    return Session{std::move(scenario).value(), object.value(QStringLiteral("file")).toString(),
                   object.value(QStringLiteral("dirty")).toBool()};
}

QString sessionPath() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/session.json"); }

std::optional<Result<Session>> loadSession(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return std::nullopt;
    if (!file.open(QIODevice::ReadOnly))
        return Result<Session>(Error{ErrorCode::FileUnreadable, {file.errorString().toStdString()}, path.toStdString(), {}});
    return readSession(file.readAll(), path);
}

}  // namespace shardscope
