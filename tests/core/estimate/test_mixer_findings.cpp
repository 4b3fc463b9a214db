// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/text/finding_text.h"
#include "tests/core/block_fixture.h"

using namespace shardscope;

/// What no configuration says of a mixer is said to be assumed.
class TestMixerFindings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void assumptionsAreSaid_data()
    {
        QTest::addColumn<LayerKind>("kind");
        QTest::addColumn<QStringList>("said");
        const QString measured = "mixer-not-measured";
        QTest::newRow("dense") << fixture::headsLayer(16, 16, 128) << QStringList();
        QTest::newRow("sparse") << fixture::sparseLayer(2048) << QStringList{measured, "indexer-assumed-trained"};
        QTest::newRow("MoBA") << fixture::mobaLayer() << QStringList{measured, "blocks-assumed-fused"};
        QTest::newRow("NSA") << fixture::nsaLayer() << QStringList{measured, "blocks-assumed-fused"};
        QTest::newRow("MSA") << fixture::msaLayer() << QStringList{measured, "block-indexer-assumed-trained", "blocks-assumed-fused"};
        QTest::newRow("Engram") << fixture::memoryLayer() << QStringList{"memory-assumed-sharded"};
    }
    void assumptionsAreSaid()
    {
        QFETCH(LayerKind, kind);
        QFETCH(QStringList, said);
        const Result<Estimate> made = estimate(fixture::scenarioOf(kind, 8));
        QVERIFY(made.hasValue());
        for (const char* id : {"mixer-not-measured", "indexer-assumed-trained", "block-indexer-assumed-trained", "blocks-assumed-fused",
                               "memory-assumed-sharded"}) {
            const auto found =
                std::count_if(made->findings().begin(), made->findings().end(), [&](const Finding& finding) { return finding.id == id; });
            QCOMPARE(found, said.contains(id) ? 1 : 0);
        }
        for (const Finding& finding : made->findings())
            QVERIFY(!findingText(finding).empty());
    }
};

QTEST_APPLESS_MAIN(TestMixerFindings)
#include "test_mixer_findings.moc"
