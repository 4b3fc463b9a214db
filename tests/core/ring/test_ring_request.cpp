// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/ring/ring_request.h"
#include "core/text/finding_text.h"

using namespace shardscope;

namespace {

RingRequest request(ContextLayout layout, std::int64_t ranks = 4)
{
    RingRequest made;
    made.layout = layout;
    made.ranks = ranks;
    made.sequence = 32768;
    made.heads = 32;
    made.kvHeads = 8;
    made.headDim = 128;
    return made;
}

/// Puts a nearest value in the place of the one that was written.
void put(RingRequest& request, const std::string& flag, double value)
{
    (flag == "ranks" ? request.ranks : *request.sequence) = static_cast<std::int64_t>(value);
}

}  // namespace

Q_DECLARE_METATYPE(RingRequest)
Q_DECLARE_METATYPE(ErrorCode)

class TestRingRequest : public QObject {
    Q_OBJECT
private slots:
    void answers()
    {
        const auto answer = answerRing(request(ContextLayout::Zigzag));
        QVERIFY(answer.hasValue());
        QVERIFY(answer->findings.empty());
        QCOMPARE(answer->work->balance(), 1.0);
        QCOMPARE(answer->bytes->forward.value(), 100663296.0);
    }

    /// Bytes take a sequence and the heads that matter.
    void bytesAreKnownOrAbsent_data()
    {
        QTest::addColumn<RingRequest>("asked");
        QTest::addColumn<bool>("known");
        const auto row = [](const char* name, ContextLayout layout, auto change, bool known) {
            RingRequest asked = request(layout);
            change(asked);
            QTest::newRow(name) << asked << known;
        };
        row(
            "no sequence", ContextLayout::Zigzag, [](RingRequest& r) { r.sequence.reset(); }, false);
        row(
            "no width", ContextLayout::Zigzag, [](RingRequest& r) { r.headDim.reset(); }, false);
        row(
            "no heads at all", ContextLayout::Zigzag, [](RingRequest& r) { r.heads.reset(), r.kvHeads.reset(); }, false);
        row(
            "key/value heads are enough", ContextLayout::AllGather, [](RingRequest& r) { r.heads.reset(); }, true);
        row(
            "not for Ulysses", ContextLayout::Ulysses, [](RingRequest& r) { r.heads.reset(); }, false);
        row(
            "heads are enough", ContextLayout::Ulysses, [](RingRequest& r) { r.kvHeads.reset(); }, true);
    }
    void bytesAreKnownOrAbsent()
    {
        QFETCH(RingRequest, asked);
        QFETCH(bool, known);
        QCOMPARE(answerRing(asked)->bytes.has_value(), known);
    }

    void headsAloneAreMultiHeadAttention()
    {
        RingRequest alone = request(ContextLayout::Zigzag);
        alone.kvHeads.reset();
        QCOMPARE(answerRing(alone)->bytes->block.value(), 134217728.0);
    }

    void whatCannotBeIsAFinding_data()
    {
        QTest::addColumn<RingRequest>("asked");
        QTest::addColumn<QStringList>("ids");
        const auto row = [](const char* name, ContextLayout layout, std::int64_t ranks, std::int64_t sequence, const QStringList& ids) {
            RingRequest asked = request(layout, ranks);
            asked.sequence = sequence;
            QTest::newRow(name) << asked << ids;
        };
        const QString sequence = QStringLiteral("ring-sequence-not-divisible");
        row("pairs", ContextLayout::Zigzag, 4, 36, {sequence});
        row("pairs of a gather", ContextLayout::AllGather, 4, 36, {sequence});
        row("a stripe needs no pairs", ContextLayout::Striped, 4, 36, {});
        row("nor a chunk", ContextLayout::Contiguous, 4, 36, {});
        row("nor its gather", ContextLayout::ContiguousAllGather, 4, 36, {});
        row("nor a single rank", ContextLayout::Zigzag, 1, 37, {});
        row("stripes", ContextLayout::Striped, 4, 37, {sequence});
        row("shorter than the ranks", ContextLayout::Contiguous, 64, 5, {sequence});
        row("heads", ContextLayout::Ulysses, 64, 32768, {"ring-heads-not-divisible", "ring-kv-heads-not-divisible"});
        row("key/value heads", ContextLayout::Ulysses, 16, 32768, {"ring-kv-heads-not-divisible"});
        row("all of it", ContextLayout::Ulysses, 5, 32768, {sequence, "ring-heads-not-divisible", "ring-kv-heads-not-divisible"});
        row("heads of a ring don't matter", ContextLayout::Zigzag, 64, 32768, {});
        row("the longest", ContextLayout::Zigzag, 64, kMaxRingSequence, {});
    }
    void whatCannotBeIsAFinding()
    {
        QFETCH(RingRequest, asked);
        QFETCH(QStringList, ids);
        const auto answer = answerRing(asked);
        QVERIFY(answer.hasValue());
        QStringList found;
        for (const Finding& finding : answer->findings) {
            found << QString::fromStdString(finding.id);
            const std::string text = findingText(finding);
            QVERIFY2(!text.empty() && text.find('{') == std::string::npos, text.c_str());
            QVERIFY(!finding.source.empty());
            // Each nearest value alone removes this finding.
            for (const auto& [flag, values] : finding.nearest) {
                for (const NearestValue& value : values) {
                    RingRequest mended = asked;
                    put(mended, flag, std::get<double>(value));
                    for (const Finding& left : checkRing(mended))
                        QVERIFY(left.id != finding.id);
                }
            }
        }
        QCOMPARE(found, ids);
        QCOMPARE(answer->work.has_value(), ids.isEmpty());
    }

    void theNearestComesFirst()
    {
        RingRequest asked = request(ContextLayout::Zigzag);
        asked.sequence = 30;
        const auto nearest = checkRing(asked).front().nearest;
        QCOMPARE(nearest[0].first, std::string("sequence"));
        QCOMPARE(nearest[0].second, (std::vector<NearestValue>{32.0, 24.0}));
        QCOMPARE(nearest[1].second, (std::vector<NearestValue>{3.0, 5.0}));
    }

    void badValuesAreErrors_data()
    {
        QTest::addColumn<RingRequest>("asked");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("flag");
        const auto row = [](const char* name, auto change, ErrorCode code, const char* flag) {
            RingRequest asked = request(ContextLayout::Zigzag);
            change(asked);
            QTest::newRow(name) << asked << code << QString(flag);
        };
        row(
            "no ranks", [](RingRequest& r) { r.ranks = 0; }, ErrorCode::OutOfRange, "--ranks");
        row(
            "too many ranks", [](RingRequest& r) { r.ranks = 1025; }, ErrorCode::OutOfRange, "--ranks");
        row(
            "no tokens", [](RingRequest& r) { r.sequence = 0; }, ErrorCode::OutOfRange, "--sequence");
        row(
            "too many tokens", [](RingRequest& r) { r.sequence = kMaxRingSequence + 8; }, ErrorCode::OutOfRange, "--sequence");
        row(
            "negative heads", [](RingRequest& r) { r.heads = -1; }, ErrorCode::OutOfRange, "--heads");
        row(
            "no width", [](RingRequest& r) { r.headDim = 0; }, ErrorCode::OutOfRange, "--head-dim");
        row(
            "wide elements", [](RingRequest& r) { r.elementBytes = 9; }, ErrorCode::OutOfRange, "--element-bytes");
        row(
            "heads in uneven groups", [](RingRequest& r) { r.kvHeads = 5; }, ErrorCode::Contradiction, "--kv-heads");
        row(
            "more key/value heads", [](RingRequest& r) { r.kvHeads = 64; }, ErrorCode::Contradiction, "--kv-heads");
    }
    void badValuesAreErrors()
    {
        QFETCH(RingRequest, asked);
        QFETCH(ErrorCode, code);
        QFETCH(QString, flag);
        const auto answer = answerRing(asked);
        QVERIFY(!answer.hasValue());
        QCOMPARE(answer.error().code, code);
        QCOMPARE(QString::fromStdString(answer.error().pointer), flag);
    }
};

QTEST_APPLESS_MAIN(TestRingRequest)
#include "test_ring_request.moc"
