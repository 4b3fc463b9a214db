// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

QStringList askedRing(const QString& layout, const QStringList& more = {}, int ranks = 4)
{
    return QStringList{"ring", "--ranks", QString::number(ranks), "--layout", layout} + more;
}

const QStringList kWorked{"--sequence", "32768", "--heads", "32", "--kv-heads", "8", "--head-dim", "128"};

/// The masks of one rank, step by step: "causal full none".
QString masksOf(const QJsonObject& ring, int rank)
{
    QStringList masks;
    for (const QJsonValue& step : ring["steps"].toArray())
        masks << step["blocks"][rank]["mask"].toString();
    return masks.join(' ');
}

QString keysOf(const QJsonObject& ring, int rank)
{
    QStringList keys;
    for (const QJsonValue& step : ring["steps"].toArray())
        keys << QString::number(step["blocks"][rank]["kv_from"].toInt());
    return keys.join(' ');
}

}  // namespace

class TestRing : public QObject {
    Q_OBJECT

private slots:
    /// schedules.md, section 4, "Worked".
    void theWorkedBytes_data()
    {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QStringList>("flags");
        QTest::addColumn<double>("forward");
        QTest::addColumn<double>("fp32");
        QTest::addColumn<double>("bf16");
        for (const char* ring : {"contiguous", "zigzag", "striped"})
            QTest::newRow(ring) << QString(ring) << kWorked << 100663296.0 << 369098752.0 << 201326592.0;
        QTest::newRow("all-gather") << "all-gather" << kWorked << 100663296.0 << 201326592.0 << 201326592.0;
        QTest::newRow("ulysses") << "ulysses" << kWorked << 125829120.0 << 125829120.0 << 125829120.0;
        QTest::newRow("pairs in a ring") << "ulysses-ring" << kWorked + QStringList{"--inner", "2"} << 117440512.0 << 251658240.0
                                         << 150994944.0;
        const QStringList multiHead{"--sequence", "32768", "--heads", "32", "--head-dim", "128", "--element-bytes", "2"};
        QTest::newRow("multi-head ring") << "zigzag" << multiHead << 402653184.0 << 1476395008.0 << 805306368.0;
        QTest::newRow("multi-head ulysses") << "ulysses" << multiHead << 201326592.0 << 201326592.0 << 201326592.0;
    }
    void theWorkedBytes()
    {
        QFETCH(QString, layout);
        QFETCH(QStringList, flags);
        QFETCH(double, forward);
        QFETCH(double, fp32);
        QFETCH(double, bf16);
        const Outcome outcome = run(askedRing(layout, flags + QStringList{"--json"}));
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.err.isEmpty());
        QCOMPARE(outcome.json()["forward_bytes"].toDouble(), forward);
        QCOMPARE(outcome.json()["backward_bytes"].toObject(), (QJsonObject{{"ring-fp32", fp32}, {"ring-bf16", bf16}}));
        QVERIFY(outcome.out.contains(QByteArray::number(forward, 'f', 0) + ","));

        const Outcome table = run(askedRing(layout, flags));
        QCOMPARE(table.status, 0);
        QVERIFY2(table.out.contains(QLocale(QLocale::English).toString(forward, 'f', 0).toUtf8() + " bytes"), table.out.constData());
    }

    void theDocumentHasTheContractsFields()
    {
        const QJsonObject document = run(askedRing("zigzag", kWorked + QStringList{"--json"})).json();
        QCOMPARE(document.keys(), (QStringList{"backward_bytes", "balance", "forward_bytes", "layout", "ranks", "schema", "steps"}));
        QCOMPARE(document["schema"].toString(), QString("shardscope.ring/1"));
        QCOMPARE(document["ranks"].toInt(), 4);
        QCOMPARE(document["layout"].toString(), QString("zigzag"));
        QCOMPARE(document["steps"].toArray().size(), 4);
        const QJsonValue step = document["steps"][2];
        QCOMPARE(step.toObject().keys(), (QStringList{"blocks", "step", "work"}));
        QCOMPARE(step["step"].toInt(), 2);
        QCOMPARE(step["work"].toArray().size(), 4);
        QCOMPARE(step["blocks"][3].toObject(), (QJsonObject{{"rank", 3}, {"kv_from", 1}, {"mask", "first-half-keys"}}));
    }

    /// Without a sequence the bytes can't be known: absent, not 0.
    void whatIsNotKnownIsAbsent()
    {
        const QJsonObject document = run(askedRing("striped", {"--json"})).json();
        QCOMPARE(document.keys(), (QStringList{"balance", "layout", "ranks", "schema", "steps"}));
        QVERIFY(run(askedRing("striped")).out.contains("give --sequence"));
    }

    void theMasks_data()
    {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<int>("rank");
        QTest::addColumn<QString>("masks");
        QTest::addColumn<QString>("keys");
        QTest::newRow("contiguous 0") << "contiguous" << 0 << "causal none none none"
                                      << "0 3 2 1";
        QTest::newRow("contiguous 2") << "contiguous" << 2 << "causal full full none"
                                      << "2 1 0 3";
        QTest::newRow("zigzag 0") << "zigzag" << 0 << "causal second-half-queries second-half-queries second-half-queries"
                                  << "0 3 2 1";
        QTest::newRow("zigzag 2") << "zigzag" << 2 << "causal first-half-keys first-half-keys second-half-queries"
                                  << "2 1 0 3";
        QTest::newRow("striped 1") << "striped" << 1 << "causal causal strict-causal strict-causal"
                                   << "1 0 3 2";
        QTest::newRow("ulysses") << "ulysses" << 3 << "causal"
                                 << "3";
    }
    void theMasks()
    {
        QFETCH(QString, layout);
        QFETCH(int, rank);
        QFETCH(QString, masks);
        QFETCH(QString, keys);
        const QJsonObject document = run(askedRing(layout, {"--json"})).json();
        QCOMPARE(masksOf(document, rank), masks);
        QCOMPARE(keysOf(document, rank), keys);
    }

    /// Every rank of an all-gather has a block of each rank's keys in its one step.
    void anAllGatherUsesAllKeysAtOnce()
    {
        const QJsonArray blocks = run(askedRing("all-gather", {"--json"})).json()["steps"][0]["blocks"].toArray();
        QCOMPARE(blocks.size(), 16);
        QCOMPARE(blocks[1].toObject(), (QJsonObject{{"rank", 0}, {"kv_from", 1}, {"mask", "second-half-queries"}}));
        QCOMPARE(blocks[15].toObject(), (QJsonObject{{"rank", 3}, {"kv_from", 3}, {"mask", "causal"}}));
    }

    void workIsAShareOfAll_data()
    {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<QStringList>("flags");
        for (const char* layout : {"contiguous", "zigzag", "striped", "all-gather", "contiguous-all-gather", "ulysses", "ulysses-ring"}) {
            for (const int ranks : {1, 2, 8, 64}) {
                QTest::addRow("%s of %d, limit", layout, ranks) << QString(layout) << ranks << QStringList{};
                QTest::addRow("%s of %d, exact", layout, ranks) << QString(layout) << ranks << QStringList{"--sequence", "1024"};
                QTest::addRow("%s of %d, 10 M", layout, ranks) << QString(layout) << ranks << QStringList{"--sequence", "10000000"};
            }
        }
    }
    void workIsAShareOfAll()
    {
        QFETCH(QString, layout);
        QFETCH(int, ranks);
        QFETCH(QStringList, flags);
        if (ranks == 64 && flags.value(1) == "10000000")
            flags[1] = "9999872";  // a multiple of 2 · 64
        const QJsonObject document = run(askedRing(layout, flags + QStringList{"--json"}, ranks)).json();
        double sum = 0;
        QList<double> totals(ranks, 0);
        for (const QJsonValue& step : document["steps"].toArray()) {
            for (int rank = 0; rank < ranks; ++rank) {
                sum += step["work"][rank].toDouble();
                totals[rank] += step["work"][rank].toDouble();
            }
        }
        QVERIFY(std::abs(sum - 1) < 1e-11);
        const double busiest = *std::max_element(totals.begin(), totals.end());
        QVERIFY(std::abs(document["balance"].toDouble() - 1 / (ranks * busiest)) < 1e-11);
    }

    void exactCellsAreCountedInPairs()
    {
        const QJsonObject document = run(askedRing("striped", {"--sequence", "32", "--json"})).json();
        QCOMPARE(document["steps"][1]["work"][0].toDouble(), 28.0 / 528);
        QCOMPARE(document["steps"][1]["work"][3].toDouble(), 36.0 / 528);
        QVERIFY(std::abs(document["balance"].toDouble() - .917) < 5e-4);
        QCOMPARE(run(askedRing("contiguous", {"--json"})).json()["balance"].toDouble(), 4.0 / 7);
    }

    void whatCannotBeIsAFinding_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("id");
        QTest::newRow("pairs") << askedRing("zigzag", {"--sequence", "36"}) << "ring-sequence-not-divisible";
        QTest::newRow("heads") << askedRing("ulysses", {"--heads", "30"}) << "ring-heads-not-divisible";
        QTest::newRow("key/value heads") << askedRing("ulysses", {"--heads", "32", "--kv-heads", "2"}) << "ring-kv-heads-not-divisible";
    }
    void whatCannotBeIsAFinding()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, id);
        const Outcome outcome = run(arguments + QStringList{"--json"});
        QCOMPARE(outcome.status, 1);
        QVERIFY(outcome.err.isEmpty());
        QCOMPARE(outcome.json().keys(), QStringList{"findings"});
        const QJsonValue finding = outcome.json()["findings"][0];
        QCOMPARE(finding["id"].toString(), id);
        QVERIFY(!finding["message"].toString().isEmpty());
        QVERIFY(!finding["nearest"].toObject().isEmpty());
        const Outcome table = run(arguments);
        QCOMPARE(table.status, 1);
        QVERIFY2(table.out.startsWith("NO SUCH LAYOUT") && table.out.contains(id.toUtf8()), table.out.constData());
    }

    void badValuesAreRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("parts");
        QTest::newRow("layout") << askedRing("zig-zag")
                                << QStringList{"--layout", "\"zig-zag\"", "the closest one is \"zigzag\"", "ulysses"};
        QTest::newRow("no ranks") << askedRing("zigzag", {}, 0) << QStringList{"--ranks", "0 is out of range", "1 to 1024"};
        QTest::newRow("too many") << askedRing("zigzag", {}, 2000) << QStringList{"--ranks", "1 to 1024"};
        QTest::newRow("word") << askedRing("zigzag", {"--sequence", "8k"}) << QStringList{"--sequence", "\"8k\"", "whole number"};
        QTest::newRow("negative") << askedRing("zigzag", {"--heads", "-8"}) << QStringList{"--heads", "-8 is out of range"};
        QTest::newRow("too long") << askedRing("zigzag", {"--sequence", "100000000"}) << QStringList{"--sequence", "67108864"};
        QTest::newRow("element") << askedRing("zigzag", {"--element-bytes", "0.5"}) << QStringList{"--element-bytes", "\"0.5\""};
        QTest::newRow("groups") << askedRing("zigzag", {"--heads", "32", "--kv-heads", "5"}) << QStringList{"--kv-heads", "32 heads", "5"};
        QTest::newRow("no layout") << QStringList{"ring", "--ranks", "4"}
                                   << QStringList{"needs --layout", "--ranks C --layout L [--sequence"};
        QTest::newRow("argument") << askedRing("zigzag", {"scenario.json"}) << QStringList{"unexpected argument"};
        QTest::newRow("foreign flag") << askedRing("zigzag", {"--stages", "4"}) << QStringList{"ring takes no --stages"};
    }
    void badValuesAreRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, parts);
        QVERIFY(isRefusal(run(arguments), parts));
        QVERIFY(isRefusal(run(arguments + QStringList{"--json"}), parts));
    }

    void theTableShowsWorkAndMasks()
    {
        const QByteArray table = run(askedRing("contiguous")).out;
        QVERIFY(table.startsWith("Ring, contiguous (Liu et al. 2023"));
        QVERIFY(table.contains("\n   2  0.500d  1.000f  1.000f  0.000.  2.500  31.2 %\n"));
        QVERIFY(table.contains("balance 0.5714"));
        const QByteArray large = run(askedRing("zigzag", {}, 64)).out;
        QVERIFY(large.count('\n') < 40);
        QVERIFY(large.contains("\n  63  0.500d  0.500l"));
        QVERIFY(large.contains("of 64 ranks and 64 steps"));
    }
};

QTEST_GUILESS_MAIN(TestRing)
#include "test_ring.moc"
