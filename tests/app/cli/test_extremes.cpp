// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>

#include "core/base/schedule_kind.h"
#include "tests/app/cli/command_line.h"

using namespace shardscope;
using namespace shardscope::command_line;

namespace {

struct Ends {
    const char* name;
    int pipeline;
    int chunks;
    std::int64_t batch;
};

/// 4,096 stages of the smallest layers, of which any schedule may have some.
QByteArray scenario(const QString& kind, const Ends& ends)
{
    const QJsonObject architecture{{"layers", 16384},          {"hidden", 1024}, {"heads", 8},         {"kv_heads", 8},
                                   {"head_dim", 128},          {"ffn", 4096},    {"gated", true},      {"vocab", 32000},
                                   {"tied_embeddings", false}, {"bias", false},  {"position", "rope"}, {"norm", "rmsnorm"}};
    const bool isOne = kind == "afab" || kind == "1f1b" || kind == "zb-h1" || kind == "zb-h2";
    const QJsonObject document{
        {"schema", "shardscope.scenario/1"},
        {"model", QJsonObject{{"architecture", architecture}}},
        {"cluster", QJsonObject{{"gpu", "h100-sxm"}, {"gpus_per_node", 8}, {"nodes", ends.pipeline}}},
        {"training", QJsonObject{{"sequence_length", 4096}, {"global_batch", static_cast<double>(ends.batch)}}},
        {"plan", QJsonObject{{"tp", 8}, {"pp", ends.pipeline}, {"schedule", kind}, {"chunks", isOne ? 1 : ends.chunks}}}};
    return QJsonDocument(document).toJson();
}

}  // namespace

/// The ends of the sliders get an answer, or the reason against one, within a second or two and a gigabyte.
class TestExtremes : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void noPlanEatsTheMachine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("command");
        const Ends all[] = {
            {"long", 8, 2, std::int64_t{1} << 27}, {"square", 1024, 2, 4096}, {"deep", 4096, 4, 8192}, {"everything", 4096, 4, 131072}};
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            for (const Ends& ends : all) {
                for (const char* command : {"check", "estimate"})
                    QTest::addRow("%s of %s, %s", command, std::string(name).c_str(), ends.name)
                        << scenario(QString::fromStdString(std::string(name)), ends) << QString(command);
            }
        }
    }
    void noPlanEatsTheMachine()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, command);
        const QString path = write(m_folder, "extreme.json", text);
        QProcess limited;
        QElapsedTimer timer;
        timer.start();
        // The address space in KiB: 1 GB of memory, the program and its libraries.
        limited.start("/bin/sh",
                      {"-c", QString("ulimit -v 1250000; exec %1 %2 %3 --json").arg(QStringLiteral(SHARDSCOPE_CLI), command, path)});
        QVERIFY(limited.waitForFinished(120000));
        const QByteArray out = limited.readAllStandardOutput();
        QVERIFY2(limited.exitStatus() == QProcess::NormalExit && (limited.exitCode() == 0 || limited.exitCode() == 1),
                 limited.readAllStandardError().constData());
        QVERIFY(QJsonDocument::fromJson(out).isObject());
        // A refusal has a reason.
        QVERIFY(limited.exitCode() == 0 || out.contains("\"error\""));
        qInfo("%lld ms", timer.elapsed());
    }
};

QTEST_APPLESS_MAIN(TestExtremes)
#include "test_extremes.moc"
