// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

double stepOf(const QStringList& more = {})
{
    return run(QStringList{"estimate", example(), "--json"} + more).json()["time"]["step_s"].toDouble();
}

/// The log of the example's training, whose steps take `seconds(step)`.
template <typename Seconds>
QString logOf(const QTemporaryDir& folder, Seconds seconds, int batch)
{
    QByteArray text;
    for (int i = 1; i <= 100; ++i)
        text += QStringLiteral(" iteration %1/ 100 | elapsed time per iteration (ms): %2 | global batch size: %3 |\n")
                    .arg(i)
                    .arg(1000 * seconds(i), 0, 'f', 3)
                    .arg(batch)
                    .toUtf8();
    return write(folder, "train.log", text);
}

int batchOf()
{
    const QJsonObject example = QJsonDocument::fromJson(exampleText()).object();
    return example["training"]["global_batch"].toInt();
}

}  // namespace

/// `calibrate --shrink` and `doctor` with the log of a training.
class TestLearn : public QObject {
    Q_OBJECT

private slots:
    /// The estimate with the profile moves towards what was measured, by a third, and names its source.
    void aLogTeaches()
    {
        const QTemporaryDir folder;
        const double usual = stepOf();
        const QString log = logOf(
            folder, [usual](int) { return 1.5 * usual; }, batchOf());
        const QString profile = folder.filePath("learned.json");
        const Outcome learned = run({"calibrate", log, "--scenario", example(), "--shrink", "--out", profile});
        QVERIFY2(learned.status == 0, learned.err.constData());
        QVERIFY(learned.out.contains("1.500"));
        const QStringList with{"--set", "cluster.profile=" + profile};
        QVERIFY(std::abs(stepOf(with) / usual / std::pow(1.5, 1.0 / 3) - 1) < 5e-3);
        const QJsonObject trust = run(QStringList{"estimate", example(), "--json"} + with).json()["trust"].toObject();
        const QJsonObject entry = trust["learned"].toArray().first().toObject();
        QCOMPARE(entry["mechanism"].toString(), QString("whole"));
        QCOMPARE(entry["from"].toArray().first().toString(), QString("train"));
        QVERIFY(std::abs(entry["weight"].toDouble() - 1.0 / 3) < 1e-3);
        const QJsonObject before = run({"estimate", example(), "--json"}).json()["trust"].toObject();
        QVERIFY(trust["time_band"].toDouble() < before["time_band"].toDouble());
        QVERIFY(run(QStringList{"estimate", example()} + with).out.contains("Learned: all times"));
        QVERIFY(run(QStringList{"explain", example(), "/time/step_s", "--json"} + with).out.contains("learned from measured runs"));
    }

    /// The profile is a file like any other: it reads back as it was written.
    void theProfileReadsBack()
    {
        const QTemporaryDir folder;
        const double usual = stepOf();
        const QString log = logOf(
            folder, [usual](int) { return 1.2 * usual; }, batchOf());
        const Outcome first = run({"calibrate", log, "--scenario", example(), "--shrink", "--json"});
        const QJsonObject profile = first.json();
        QCOMPARE(profile["schema"].toString(), QString("shardscope.profile/1"));
        QCOMPARE(profile["origin"].toString(), QString("runs"));
        const QJsonObject run = profile["learned"].toArray().first().toObject();
        QVERIFY(std::abs(run["factor"].toDouble() - 1.2) < 1e-4);
        QCOMPARE(run["likeness"]["gpu"].toString(), QString("h100-sxm"));
    }

    void whatCannotTeachIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("no scenario") << QStringList{"calibrate", "LOG", "--shrink"} << QByteArray("--scenario FILE");
        QTest::newRow("another batch") << QStringList{"calibrate", "OTHER", "--scenario", "EXAMPLE", "--shrink"}
                                       << QByteArray("the log's global batch is 7");
        QTest::newRow("a scenario alone") << QStringList{"calibrate", "LOG", "--scenario", "EXAMPLE"} << QByteArray("--shrink");
        QTest::newRow("a benchmark's option") << QStringList{"calibrate", "LOG", "--scenario", "EXAMPLE", "--shrink", "--ranks", "8"}
                                              << QByteArray("--ranks");
        QTest::newRow("the input as the output")
            << QStringList{"calibrate", "LOG", "--scenario", "EXAMPLE", "--shrink", "--out", "LOG"} << QByteArray("would be overwritten");
        QTest::newRow("no log") << QStringList{"calibrate", "EXAMPLE", "--scenario", "EXAMPLE", "--shrink"} << QByteArray("no line that");
        QTest::newRow("doctor without a scenario") << QStringList{"doctor", "LOG"} << QByteArray("--scenario FILE");
        QTest::newRow("doctor, another batch") << QStringList{"doctor", "OTHER", "--scenario", "EXAMPLE"}
                                               << QByteArray("the log's global batch is 7");
    }

    void whatCannotTeachIsRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        const QTemporaryDir folder, other;
        const auto asEstimated = [usual = stepOf()](int) { return usual; };
        const QString log = logOf(folder, asEstimated, batchOf());
        const QString wrong = logOf(other, asEstimated, 7);
        arguments.replaceInStrings("OTHER", wrong).replaceInStrings("LOG", log).replaceInStrings("EXAMPLE", example());
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.out.isEmpty());
        QVERIFY2(outcome.err.contains(says), outcome.err.constData());
    }

    /// A log's checkpoints every ten steps, and where it became slower.
    void doctorReadsALog()
    {
        const QTemporaryDir folder;
        const double usual = stepOf();
        const auto seconds = [usual](int i) { return usual * (i > 53 ? 1.2 : 1.0) + (i % 10 == 0 ? 3 * usual : 0.0); };
        const QString log = logOf(folder, seconds, batchOf());
        const QJsonObject json = run({"doctor", log, "--scenario", example(), "--json"}).json();
        QCOMPARE(json["schema"].toString(), QString("shardscope.diagnosis/1"));
        double sum = 0;
        bool isPeriodic = false;
        for (const QJsonValue part : json["parts"].toArray()) {
            sum += part["seconds"].toDouble();
            isPeriodic = isPeriodic || part["id"] == "periodic";
        }
        QVERIFY(isPeriodic);
        QVERIFY(std::abs(sum - (json["measured"]["step_s"].toDouble() - json["estimated"]["step_s"].toDouble())) < 1e-9);
        const QByteArray text = run({"doctor", log, "--scenario", example()}).out;
        QVERIFY(text.contains("From step 54 on"));
    }
};

QTEST_GUILESS_MAIN(TestLearn)
#include "test_learn.moc"
