// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <random>
#include <set>

#include "probe/protocol/message.h"

using namespace shardscope;
using namespace shardscope::probe;

namespace {

Sample sampleOf(Measured what)
{
    Sample sample;
    sample.what = std::move(what);
    sample.seconds = Seconds(1.0 / 3);
    sample.best = Seconds(0.25);
    sample.runs = 20;
    sample.spread = 0.02;
    sample.unit = 3;
    sample.conditions = "hot, \"quoted\"\n";
    return sample;
}

/// Each message once, each kind of sample once.
std::vector<Message> everyMessage()
{
    AttentionPoint attention;
    attention.kernel = "cudnn";
    attention.backward = true;
    attention.headDim = 128;
    ContentionPoint contention;
    contention.kind = CollectiveKind::AllToAll;
    contention.bytes = Bytes(4096);
    contention.shape = {1, 2, 3, 1};
    contention.multiplySlowdown = 1.5;
    contention.ranks = 8;
    DeviceFound device{"identify", {}, {{0, "GPU", "bus", 8e10}, {1, "GPU", "other", 8e10}}};
    device.device.name = "NVIDIA";
    device.device.count = 8;
    return {Hello{1, "0.1", "cuda", "node", 42, 1, 8, true, true, "p.json"},
            Plan{{{"identify", "What", 1, {}, 20, false}, {"all_reduce", "All", 2.5, {"identify", "correctness"}, 60, true}}},
            StageStarted{"matmul", 2},
            Progress{"matmul", 0.5, "8192"},
            SampleTaken{"matmul", sampleOf(MultiplyPoint{Precision::Fp8, {8192, 4096, 2048, 1}, "tn", "steady"})},
            SampleTaken{"memory", sampleOf(BandwidthPoint{"device-copy", Bytes(1e9)})},
            SampleTaken{"launch", sampleOf(LaunchPoint{"graph"})},
            SampleTaken{"all_reduce", sampleOf(CollectivePoint{CollectiveKind::ReduceScatter, 16, 2, "float", Bytes(1024)})},
            SampleTaken{"attention", sampleOf(attention)},
            SampleTaken{"contention", sampleOf(contention)},
            SampleTaken{"lab", sampleOf(KernelPoint{"copy-coalesced", "memory", Flop(1), Bytes(2)})},
            Check{"identify", "ecc", CheckLevel::Fail, "errors", "reset"},
            device,
            StageEnded{"matmul", StageOutcome::TimedOut, 20, "hung", "look"},
            Saved{"p.json", 3},
            Heartbeat{},
            Log{"matmul", "NCCL INFO"},
            Shared{"id", std::string("\0\xff\n\"", 4)},
            Problem{"full", "room"},
            RunResult{RunOutcome::Partial, 3, 12, 8.5, "p.json", "why"}};
}

}  // namespace

class TestMessage : public QObject {
    Q_OBJECT

private slots:
    /// One line each, and the parsed message is the same, to the last bit.
    void everyMessageGoesThereAndBack()
    {
        std::set<std::size_t> kinds;
        for (const Message& message : everyMessage()) {
            const std::string line = messageLine(message);
            QVERIFY(line.find('\n') == std::string::npos);
            const std::optional<Message> again = parseMessage(line);
            QVERIFY2(again && again->index() == message.index(), line.c_str());
            QCOMPARE(messageLine(*again), line);
            kinds.insert(message.index());
        }
        QCOMPARE(kinds.size(), std::variant_size_v<Message>);
    }

    void bytesTravelAsTheyAre()
    {
        std::string bytes;
        for (int i = 0; i < 256; ++i)
            bytes += static_cast<char>(i);
        const std::optional<Message> again = parseMessage(messageLine(Shared{"key", bytes}));
        QVERIFY(again);
        QCOMPARE(std::get<Shared>(*again).value, bytes);
    }

    void whatIsNoMessageIsNone_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("text") << QByteArray("NCCL INFO Bootstrap");
        QTest::newRow("half a message") << QByteArray("{\"ev\":\"heart");
        QTest::newRow("another's JSON") << QByteArray("{\"event\":\"heartbeat\"}");
        QTest::newRow("an array") << QByteArray("[\"heartbeat\"]");
        QTest::newRow("an unknown event") << QByteArray("{\"ev\":\"heartbeats\"}");
        QTest::newRow("a missing field") << QByteArray("{\"ev\":\"progress\",\"stage\":\"matmul\",\"text\":\"\"}");
        QTest::newRow("a field of another type")
            << QByteArray("{\"ev\":\"progress\",\"stage\":\"matmul\",\"fraction\":\"half\",\"text\":\"\"}");
        QTest::newRow("an unknown name") << QByteArray(
            "{\"ev\":\"stage-end\",\"stage\":\"a\",\"outcome\":\"good\",\"seconds\":1,\"text\":\"\",\"fix\":\"\"}");
        QTest::newRow("a time of nothing") << QByteArray("{\"ev\":\"sample\",\"stage\":\"a\",\"of\":\"launch\",\"kind\":\"graph\","
                                                         "\"seconds\":0,\"runs\":1,\"spread\":0,\"unit\":-1,\"conditions\":\"\"}");
        QTest::newRow("a sample of nothing known") << QByteArray(
            "{\"ev\":\"sample\",\"stage\":\"a\",\"of\":\"power\",\"seconds\":1,\"runs\":1,\"spread\":0,\"unit\":-1,\"conditions\":\"\"}");
        QTest::newRow("odd digits") << QByteArray("{\"ev\":\"share\",\"key\":\"a\",\"hex\":\"abc\"}");
        QTest::newRow("no digits") << QByteArray("{\"ev\":\"share\",\"key\":\"a\",\"hex\":\"zz\"}");
        QTest::newRow("no text") << QByteArray("{\"ev\":\"log\",\"stage\":\"a\",\"text\":\"\xff\"}");
        QTest::newRow("deep") << QByteArray(100000, '[');
    }
    void whatIsNoMessageIsNone()
    {
        QFETCH(QByteArray, line);
        QVERIFY(!parseMessage(line.toStdString()));
    }

    void keysThatNobodyKnowsAreNoFault()
    {
        QVERIFY(parseMessage(R"({"ev":"progress","stage":"a","fraction":0.5,"text":"","later":[1,2]})"));
    }

    /// Whatever becomes of a line on its way, it is a message or none.
    void damagedLinesHarmNothing()
    {
        std::minstd_rand random(7);
        int taken = 0;
        for (int turn = 0; turn < 4000; ++turn) {
            const std::vector<Message> messages = everyMessage();
            std::string line = messageLine(messages[random() % messages.size()]);
            for (int change = 0; change < 3; ++change)
                line[random() % line.size()] = static_cast<char>(random() % 256);
            if (const std::optional<Message> message = parseMessage(line); message && ++taken)
                QVERIFY(parseMessage(messageLine(*message)));
        }
        QVERIFY(taken > 0);
    }
};

QTEST_APPLESS_MAIN(TestMessage)
#include "test_message.moc"
