// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/text/trust_text.h"
#include "core/trust/estimate_trust.h"

using namespace shardscope;

class TestTrustText : public QObject {
    Q_OBJECT

private slots:
    void everyReasonHasItsSentence_data()
    {
        QTest::addColumn<int>("reason");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char* name, TrustReason reason, const QStringList& words) {
            QTest::newRow(name) << static_cast<int>(reason) << words;
        };
        row("alike", TrustReason::Alike, {"mixtures of experts", "Hopper", "nemo", "14 configurations", "sources: 3"});
        row("framework", TrustReason::OtherFramework, {"mixtures of experts", "Hopper", "none with software like nemo"});
        row("kind", TrustReason::OtherKind, {"Hopper", "14", "no mixtures of experts"});
        row("generation", TrustReason::OtherGeneration,
            {"No comparable run was measured", "none on Hopper", "other NVIDIA devices", "widened"});
        row("vendor", TrustReason::OtherVendor, {"No comparable run was measured", "none on a device of NVIDIA", "widened"});
        row("nothing", TrustReason::Nothing, {"No comparable run was measured."});
    }
    void everyReasonHasItsSentence()
    {
        QFETCH(int, reason);
        QFETCH(QStringList, words);
        EstimateTrust trust;
        trust.likeness = {"h100-sxm", "NVIDIA", GpuGeneration::Hopper, Framework::Nemo, true, 64, 8};
        trust.reason = static_cast<TrustReason>(reason);
        trust.measuredLikeIt = 14;
        trust.sourcesLikeIt = 3;
        const QString text = QString::fromStdString(trustText(trust));
        QVERIFY2(!text.contains('{'), qPrintable(text));
        for (const QString& word : words)
            QVERIFY2(text.contains(word), qPrintable(text));
        // A translation is of the whole sentence, its holes included.
        const QString translated =
            QString::fromStdString(trustText(trust, {[](std::string_view english) { return "<" + std::string(english) + ">"; }}));
        QVERIFY2(translated.startsWith('<') && translated.endsWith('>') && !translated.contains('{'), qPrintable(translated));
    }

    void theNearestRunIsNamed()
    {
        QCOMPARE(QString::fromStdString(nearestText({"bridge", "llama3-70b", "h100-sxm", 64})),
                 QStringLiteral("bridge: llama3-70b on 64 × h100-sxm"));
        QCOMPARE(QString::fromStdString(nearestText({"bridge", "", "h100-sxm", 64})), QStringLiteral("bridge: 64 × h100-sxm"));
    }
};

QTEST_APPLESS_MAIN(TestTrustText)
#include "test_trust_text.moc"
