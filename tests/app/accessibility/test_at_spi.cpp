// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

#include "app/views/view_list.h"
#include "tests/app/app_test.h"

using namespace shardscope;

namespace {

/// Why a screen reader cannot be played here; empty: it can.
QString whyNot()
{
    for (const char* tool : {"xvfb-run", "dbus-run-session"}) {
        if (QStandardPaths::findExecutable(QString::fromLatin1(tool)).isEmpty())
            return QStringLiteral("%1 is not installed").arg(QLatin1String(tool));
    }
    if (!QFileInfo::exists(QStringLiteral("/usr/share/dbus-1/services/org.a11y.Bus.service")))
        return QStringLiteral("at-spi2-core is not installed");
    return QProcess::execute(QStringLiteral("/usr/bin/python3"), {QStringLiteral("-c"), QStringLiteral("import dbus")}) == 0
               ? QString()
               : QStringLiteral("python3-dbus is not installed");
}

}  // namespace

/// The program as it is started, read by a process of its own over AT-SPI: what a screen reader gets.
class TestAtSpi : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyViewIsRead()
    {
        if (const QString reason = whyNot(); !reason.isEmpty())
            QSKIP(qPrintable(reason));
        QStringList words{"-a",
                          "dbus-run-session",
                          "--",
                          "/usr/bin/python3",
                          SHARDSCOPE_SOURCE_DIR "/tests/app/accessibility/walk.py",
                          SHARDSCOPE_PROGRAM};
        for (const ViewRow& row : viewRows())
            words << row.info.title;
        QProcess walk;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1");
        environment.insert("QT_QPA_PLATFORM", "xcb");
        environment.remove("DBUS_SESSION_BUS_ADDRESS");
        // libxkbcommon-x11 gives strndup texts without an end, which strict_string_checks takes for an error.
        environment.remove("ASAN_OPTIONS");
        walk.setProcessEnvironment(environment);
        walk.start("xvfb-run", words);
        QVERIFY(walk.waitForFinished(280000));
        const QByteArray output = walk.readAllStandardOutput();
        const QJsonArray views = QJsonDocument::fromJson(output.mid(output.indexOf("[{"))).array();  // the registry has its say before
        QVERIFY2(views.size() == viewRows().size(), walk.readAllStandardError() + output);
        for (const QJsonValue& each : views) {
            const QJsonObject view = each.toObject();
            const QByteArray told = QJsonDocument(view).toJson(QJsonDocument::Compact);
            qInfo("%s", told.constData());
            QVERIFY2(view["nameless"].toArray().isEmpty(), told);
            QVERIFY2(view["objects"].toInt() > 10 && view["items"].toInt() > 0, told);
            QVERIFY2(!view["first"].toString().isEmpty(), told);
            if (view["role"].toString() == QStringLiteral("chart"))
                QVERIFY2(!view["description"].toString().isEmpty(), told);
        }
    }
};

QTEST_MAIN(TestAtSpi)
#include "test_at_spi.moc"
