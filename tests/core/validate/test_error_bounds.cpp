// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

#include "core/io/runs_json.h"
#include "core/validate/validation.h"

using namespace shardscope;

/// No source's error grows unnoticed. tests/data/error_bounds.json states for each source the mean absolute errors in percent
/// that it may have, one point above what they were when it was written, and how many answers to "does it fit?" may be wrong.
/// SHARDSCOPE_WRITE_BOUNDS=1 rewrites it: only after an intended change, with the reason in the commit.
class TestErrorBounds : public QObject {
    Q_OBJECT

    static constexpr double kRoom = 1;  ///< percent

    static QString boundsPath() { return QStringLiteral(SHARDSCOPE_SOURCE_DIR "/tests/data/error_bounds.json"); }

    std::map<QString, SourceSummary> m_sources;
    QJsonObject m_bounds;

    static double inPercent(const ErrorSummary& summary) { return 100 * summary.mape; }

    static QJsonObject boundsOf(const SourceSummary& source)
    {
        QJsonObject bounds;
        const auto add = [&](const char* key, const ErrorSummary& summary) {
            if (summary.count > 0)
                bounds[QLatin1String(key)] = std::ceil(10 * (inPercent(summary) + kRoom)) / 10;
        };
        add("time_dense", source.timeDense);
        add("time_moe", source.timeExperts);
        add("memory", source.memory);
        bounds["fit_wrong"] = source.fit.wrong();
        return bounds;
    }

    void writeBounds() const
    {
        QJsonObject all;
        for (const auto& [name, source] : m_sources)
            all[name] = boundsOf(source);
        QFile file(boundsPath());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(all).toJson());
    }

private slots:
    void initTestCase()
    {
        const QDir folder(QStringLiteral(SHARDSCOPE_SHARED_DIR "/data/runs"));
        if (!folder.exists())
            QSKIP("the measured runs are not beside this checkout");
        for (const QString& name : folder.entryList({"*.json"})) {
            const Result<std::vector<Run>> runs = loadRuns(folder.filePath(name).toStdString());
            QVERIFY2(runs, qPrintable(name));
            m_sources[QFileInfo(name).completeBaseName()] = validateRuns({{name.toStdString(), *runs}}).sources.front();
        }
        if (qEnvironmentVariableIsSet("SHARDSCOPE_WRITE_BOUNDS"))
            writeBounds();
        QFile file(boundsPath());
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_bounds = QJsonDocument::fromJson(file.readAll()).object();
        QVERIFY(!m_bounds.isEmpty());
    }

    void everySourceHasBounds()
    {
        for (const auto& [name, source] : m_sources)
            QVERIFY2(m_bounds.contains(name), qPrintable(name));
    }

    void noErrorHasGrown_data()
    {
        QTest::addColumn<QString>("source");
        for (const QString& name : m_bounds.keys())
            QTest::newRow(qPrintable(name)) << name;
    }
    void noErrorHasGrown()
    {
        QFETCH(QString, source);
        const auto found = m_sources.find(source);
        QVERIFY2(found != m_sources.end(), "there are bounds for a source that is not there");
        const SourceSummary& summary = found->second;
        const QJsonObject bounds = m_bounds[source].toObject();
        const auto holds = [&](const char* key, const ErrorSummary& errors) {
            const double bound = bounds[QLatin1String(key)].toDouble(errors.count > 0 ? -1 : HUGE_VAL);
            if (errors.count > 0 && !(inPercent(errors) <= bound)) {
                qWarning("%s: %.2f %%, at most %.2f %%", key, inPercent(errors), bound);
                return false;
            }
            return true;
        };
        QVERIFY(holds("time_dense", summary.timeDense));
        QVERIFY(holds("time_moe", summary.timeExperts));
        QVERIFY(holds("memory", summary.memory));
        QVERIFY2(summary.fit.wrong() <= bounds["fit_wrong"].toInt(-1), qPrintable(QString::number(summary.fit.wrong())));
    }
};

QTEST_APPLESS_MAIN(TestErrorBounds)
#include "test_error_bounds.moc"
