// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_line.h"
#include "tests/core/io/profile_import/log_texts.h"

using namespace shardscope::command_line;
using shardscope::log_texts::NcclLog;

namespace {

double stepOf(const QStringList& overrides)
{
    QStringList arguments{"estimate", example(), "--json"};
    for (const QString& each : overrides)
        arguments << "--set" << each;
    const Outcome outcome = run(arguments);
    return outcome.status == 0 ? outcome.json()["time"].toObject()["step_s"].toDouble() : 0;
}

/// The sample as a list. In braces clang takes it for a copy of the array, g++ for an element.
QJsonArray listOfOne(const QJsonArray& sample)
{
    QJsonArray list;
    list.append(sample);
    return list;
}

/// An H100 of which all that an estimate reads was measured; every time is `slower` times as long.
QByteArray wholeProfile(double slower)
{
    QJsonArray multiplies;
    for (const double m : {64.0, 1024.0, 4096.0, 8192.0, 16384.0})
        multiplies.append(
            QJsonArray{m, 8192, 8192, slower * (5e-6 + std::max(2 * m * 8192 * 8192 / 6.5e14, 2 * (2 * m * 8192 + 8192.0 * 8192) / 2e12))});
    const QJsonObject profile{
        {"schema", "shardscope.profile/1"},
        {"origin", "probe"},
        {"device", QJsonObject{{"gpu", "h100-sxm"}}},
        {"matrix_multiply", QJsonArray{QJsonObject{{"precision", "bf16"}, {"state", "steady"}, {"samples", multiplies}}}},
        {"bandwidth", QJsonArray{QJsonObject{{"path", "device-copy"}, {"samples", listOfOne({1e9, slower * 4e-4})}}}}};
    return QJsonDocument(profile).toJson();
}

}  // namespace

class TestCalibrate : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    /// The whole way: a log, its profile, an estimate with it.
    void aLogMovesTheEstimate()
    {
        NcclLog made;
        made.bandwidth = 60;
        const QString log = write(m_folder, "slow.log", made.text().toUtf8()), profile = m_folder.filePath("slow.json");
        const Outcome outcome = run({"calibrate", log, "--out", profile});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.out.contains("8 × NVIDIA H100 80GB HBM3 (h100-sxm)") && outcome.out.contains("all_reduce of 8 on 1 node") &&
                     outcome.out.contains("105 GB/s") && outcome.out.contains("more than 5 % slower") && outcome.out.contains("Written to"),
                 outcome.out.constData());
        const QStringList tensor{"cluster.nodes=1",         "plan.tp=8", "plan.pp=1", "plan.dp=1", "plan.sequence_parallel=false",
                                 "training.global_batch=64"};
        QVERIFY(stepOf(tensor) > 0);
        QVERIFY(stepOf(tensor + QStringList{"cluster.profile=" + profile}) > 1.05 * stepOf(tensor));
    }

    void theDocumentOnStandardOutputIsTheFile()
    {
        const QString log = write(m_folder, "a.log", NcclLog().text().toUtf8()), profile = m_folder.filePath("a.json");
        const Outcome outcome = run({"calibrate", log, "--json", "--out", profile});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.json()["schema"].toString(), QString("shardscope.profile/1"));
        QCOMPARE(outcome.json()["origin"].toString(), QString("nccl-tests"));
        const QJsonObject series = outcome.json()["collectives"].toArray().at(0).toObject();
        QCOMPARE(series["samples"].toArray().size(), 3);
        QVERIFY(series["fit"].toObject()["residual"].toObject().contains("median"));
        QFile file(profile);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), outcome.out);
        QCOMPARE(run({"calibrate", "-", "--json"}, NcclLog().text().toUtf8()).json()["collectives"].toArray().size(), 2);
    }

    /// By whatever path it is named: a file that is opened is not written to.
    void whatIsReadIsNotWrittenOver()
    {
        const QByteArray text = NcclLog().text().toUtf8();
        const QString log = write(m_folder, "kept.log", text), link = m_folder.filePath("link.log");
        QVERIFY(QFile::link(log, link));
        for (const QString& out : {log, link, m_folder.filePath("./kept.log")})
            QVERIFY(isRefusal(run({"calibrate", log, "--out", out}), {out, "is also an input", "give another file"}));
        const QString profile = write(m_folder, "kept.json", wholeProfile(1));
        QVERIFY(isRefusal(run({"calibrate", log, "--compare", profile, "--out", profile}), {profile, "is also an input"}));
        QFile file(log);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), text);
    }

    /// On a full disk the profile that was there stays whole: it was cut to what still fitted.
    void aFullDiskCutsNoProfile()
    {
        const QString log = write(m_folder, "full.log", NcclLog().text().toUtf8()), profile = m_folder.filePath("kept.json");
        QCOMPARE(run({"calibrate", log, "--out", profile}).status, 0);
        QFile file(profile);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        QVERIFY(before.size() > 600);
        file.close();
        QProcess limited;
        limited.start("/bin/sh",
                      {"-c", QString("ulimit -f 1; exec %1 calibrate %2 --out %3").arg(QStringLiteral(SHARDSCOPE_CLI), log, profile)});
        QVERIFY(limited.waitForFinished(60000));
        QVERIFY2(limited.exitCode() == 2, limited.readAllStandardError().constData());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), before);
    }

    /// Twice the time of everything measured: compute takes twice as long, whatever the profile is called.
    void aProfileTwiceAsSlowTakesTwiceAsLong()
    {
        const QString usual = "cluster.profile=" + write(m_folder, "usual.json", wholeProfile(1));
        const QString slower = "cluster.profile=" + write(m_folder, "slower.json", wholeProfile(2));
        const double ratio = stepOf({slower}) / stepOf({usual});
        QVERIFY2(ratio > 1.3 && ratio < 2.1, qPrintable(QString::number(ratio)));
        const Outcome explained = run({"explain", example(), "/time/compute_s", "--json", "--set", usual});
        QVERIFY(explained.out.contains("measured: profile"));
    }

    /// A profile that `calibrate` wrote into this folder is found from this folder, wherever the scenario is.
    void aProfileOfTheCommandLineIsOfItsFolder()
    {
        write(m_folder, "here.json", wholeProfile(1));
        const QString away = m_folder.filePath("away");
        QVERIFY(QDir().mkpath(away) && QFile::copy(example(), away + "/plan.json"));
        const Outcome outcome = shell("cd " + m_folder.path() + " && \"$0\" estimate away/plan.json --set cluster.profile=here.json");
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.out.contains("\nprofile   here.json"), outcome.out.constData());
    }

    /// A profile of another machine is noted, and its times get no band of measured runs.
    void aProfileOfAnotherMachineIsTold()
    {
        QJsonObject profile = QJsonDocument::fromJson(wholeProfile(2)).object();
        const auto answer = [&](const QJsonObject& device) {
            profile["device"] = device;
            const QString file = write(m_folder, "other.json", QJsonDocument(profile).toJson());
            return run({"estimate", example(), "--json", "--set", "cluster.profile=" + file}).json();
        };
        const auto says = [](const QJsonObject& estimate, const char* id) {
            const QJsonArray findings = estimate["findings"].toArray();
            return std::any_of(findings.begin(), findings.end(), [id](const QJsonValue& each) { return each["id"].toString() == id; });
        };
        const QJsonObject host = answer({{"name", "Some processor"}});
        QVERIFY(says(host, "profile-of-another-machine") && host["trust"]["time_band"].isUndefined());
        QVERIFY(host["trust"]["memory_band"].toDouble() > 0);
        QVERIFY(says(answer({{"gpu", "a100-sxm-80"}, {"name", "NVIDIA A100"}}), "profile-of-another-device"));
        for (const QJsonObject& own : {QJsonObject{{"gpu", "h100-sxm"}}, QJsonObject{}}) {
            const QJsonObject estimate = answer(own);
            QVERIFY(!says(estimate, "profile-of-another-device") && !says(estimate, "profile-of-another-machine"));
            QVERIFY(estimate["trust"]["time_band"].toDouble() > 0);
        }
    }

    /// A processor's, in units of which there are some.
    void smallRatesAreNotNothing()
    {
        QJsonArray multiplies;
        for (const double m : {256.0, 512.0, 1024.0, 2048.0, 4096.0})
            multiplies.append(QJsonArray{m, 1024, 1024, 2 * m * 1024 * 1024 / 5e9});
        const QJsonObject profile{
            {"schema", "shardscope.profile/1"},
            {"matrix_multiply", QJsonArray{QJsonObject{{"precision", "fp32"}, {"state", "steady"}, {"samples", multiplies}}}},
            {"collectives",
             QJsonArray{QJsonObject{
                 {"op", "all_reduce"}, {"ranks", 2}, {"nodes", 1}, {"data_type", "float"}, {"samples", listOfOne({4e6, 0.025})}}}}};
        const Outcome outcome = run({"calibrate", write(m_folder, "small.json", QJsonDocument(profile).toJson())});
        QVERIFY2(outcome.out.contains(" 5.00 GFLOP/s") && outcome.out.contains("float, 4.00 MB ") && outcome.out.contains(" 160 MB/s"),
                 outcome.out.constData());
    }

    void comparesWithAnotherProfile()
    {
        const QString usual = write(m_folder, "one.json", wholeProfile(1)), slower = write(m_folder, "two.json", wholeProfile(2));
        const Outcome outcome = run({"calibrate", slower, "--compare", usual});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.out.contains("matrix multiplication") && outcome.out.contains("0.50") &&
                     outcome.out.contains("more than 5 % slower"),
                 outcome.out.constData());
        const Outcome impossible = run({"calibrate", write(m_folder, "half.json", wholeProfile(0.3))});
        QVERIFY2(impossible.out.contains("implausible"), impossible.out.constData());
        QVERIFY(isRefusal(run({"calibrate", slower, "--compare", "rtx-3090"}), {"no measurements are published for rtx-3090"}));
    }

    void writesSuperBenchsKeys()
    {
        const Outcome outcome = run({"calibrate", write(m_folder, "one.json", wholeProfile(1)), "--format", "superbench"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.out.count('\n'), 1);
        QVERIFY2(outcome.json().contains("cublaslt-gemm/bf16_0_8192_8192_8192_flops:0"), outcome.out.constData());
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("parts");
        NcclLog shared;
        shared.sameBus = true;
        const QString log = write(m_folder, "good.log", NcclLog().text().toUtf8()),
                      bad = write(m_folder, "shared.log", shared.text().toUtf8());
        QTest::newRow("no such file") << QStringList{"calibrate", m_folder.filePath("none.log")}
                                      << QStringList{"none.log", "this file does not exist"};
        QTest::newRow("a shared GPU") << QStringList{"calibrate", log, bad}
                                      << QStringList{"shared.log: at line 13", "share one GPU", "CUDA_VISIBLE_DEVICES"};
        QTest::newRow("another GPU's name") << QStringList{"calibrate", log, "--gpu", "h100-smx"} << QStringList{"--gpu", "h100-sxm"};
        QTest::newRow("another format") << QStringList{"calibrate", log, "--format", "csv"} << QStringList{"--format", "superbench"};
        QTest::newRow("no ranks") << QStringList{"calibrate", log, "--ranks", "0"} << QStringList{"--ranks"};
        QTest::newRow("another collective") << QStringList{"calibrate", log, "--op", "allreduce"} << QStringList{"--op", "all_reduce"};
        QTest::newRow("a folder to write to") << QStringList{"calibrate", log, "--out", m_folder.path() + "/no/such.json"}
                                              << QStringList{"cannot be written"};
        QTest::newRow("a full disk") << QStringList{"calibrate", log, "--out", "/dev/full"}
                                     << QStringList{"/dev/full", "No space left on device"};
        QTest::newRow("a simulated profile") << QStringList{"estimate", example(), "--set",
                                                            R"(cluster.profile={"schema": "shardscope.profile/1", "origin": "simulated"})"}
                                             << QStringList{"cluster.profile", "were not measured"};
        QTest::newRow("no log") << QStringList{"calibrate"} << QStringList{"LOG"};
    }
    void refuses()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, parts);
        QVERIFY(isRefusal(run(arguments), parts));
    }
};

QTEST_GUILESS_MAIN(TestCalibrate)
#include "test_calibrate.moc"
