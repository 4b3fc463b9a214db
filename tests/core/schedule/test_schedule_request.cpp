// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <limits>

#include "core/schedule/schedule_request.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

namespace {

ScheduleRequest request(ScheduleKind kind = ScheduleKind::OneFOneB)
{
    ScheduleRequest made;
    made.kind = kind;
    made.stages = 4;
    made.microBatches = 8;
    return made;
}

}  // namespace

Q_DECLARE_METATYPE(BlockTimes)
Q_DECLARE_METATYPE(ScheduleRequest)
Q_DECLARE_METATYPE(ErrorCode)

class TestScheduleRequest : public QObject {
    Q_OBJECT
private slots:
    /// contract.md: "Defaults F 1, B 2, I 1, W 1, fused F + B, p2p 0; B = I + W; given B alone a splitting kind takes halves."
    void fillsInTimes_data()
    {
        QTest::addColumn<ScheduleRequest>("asked");
        QTest::addColumn<BlockTimes>("expected");
        const auto row = [](const char* name, auto set, const BlockTimes& expected) {
            ScheduleRequest asked = request();
            set(asked);
            QTest::newRow(name) << asked << expected;
        };
        row("nothing", [](ScheduleRequest&) {}, {1, 2, 1, 1, 3});
        row("forward", [](ScheduleRequest& r) { r.forward = 2; }, {2, 2, 1, 1, 4});
        row("backward alone", [](ScheduleRequest& r) { r.backward = 3; }, {1, 3, 1.5, 1.5, 4});
        row("halves", [](ScheduleRequest& r) { r.inputGrad = 1.5, r.weightGrad = 0.5; }, {1, 2, 1.5, 0.5, 3});
        row("input gradient alone", [](ScheduleRequest& r) { r.inputGrad = 1.5; }, {1, 2.5, 1.5, 1, 3.5});
        row("backward and a half", [](ScheduleRequest& r) { r.backward = 3, r.weightGrad = 1; }, {1, 3, 2, 1, 4});
        row("backward and its halves", [](ScheduleRequest& r) { r.backward = 3, r.inputGrad = 1, r.weightGrad = 2; }, {1, 3, 1, 2, 4});
        row("fused", [](ScheduleRequest& r) { r.fused = 2.5; }, {1, 2, 1, 1, 2.5});
    }
    void fillsInTimes()
    {
        QFETCH(ScheduleRequest, asked);
        QFETCH(BlockTimes, expected);
        QCOMPARE(resolveRequest(asked)->times, expected);
    }

    /// A value that a refusal offers makes the same request legal: a group that was written stays.
    void nearestValuesAreLegal()
    {
        int offered = 0;
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            for (const int group : {0, 1, 3, 4, 8}) {
                for (std::int64_t microBatches = 1; microBatches <= 12; ++microBatches) {
                    for (const int chunks : {1, 2, 3}) {
                        ScheduleRequest asked = request(kind);
                        asked.stages = group > 4 ? group : 5;
                        asked.microBatches = microBatches;
                        asked.chunks = chunks;
                        if (group > 0)
                            asked.group = group;
                        offered += tryNearest(asked);
                    }
                }
            }
        }
        QVERIFY(offered > 500);
    }
    static int tryNearest(const ScheduleRequest& asked)
    {
        int offered = 0;
        const Result<ScheduleAnswer> refused = answerSchedule(asked);
        for (const ScheduleLimit& limit : refused->limits) {
            for (const auto& [field, values] : limit.nearest) {
                for (const std::int64_t value : values) {
                    ScheduleRequest changed = asked;
                    (field == ShapeField::Stages ? changed.stages : changed.microBatches) =
                        field == ShapeField::Stages || field == ShapeField::MicroBatches ? value : changed.microBatches;
                    if (field == ShapeField::Chunks)
                        changed.chunks = value;
                    if (field == ShapeField::Group)
                        changed.group = value;
                    ++offered;
                    const bool legal = answerSchedule(changed)->limits.empty();
                    if (!legal)
                        QTest::qFail(
                            qPrintable(QStringLiteral("%1: %2 %3 of %4 stages, %5 micro-batches, group %6")
                                           .arg(QString::fromUtf8(nameOf(asked.kind).data()), QString::fromUtf8(nameOf(field).data()))
                                           .arg(value)
                                           .arg(asked.stages)
                                           .arg(asked.microBatches)
                                           .arg(asked.group.value_or(0))),
                            __FILE__, __LINE__);
                }
            }
        }
        return offered;
    }

    void fillsInTheShape()
    {
        QCOMPARE(resolveRequest(request())->shape.chunks, 1);
        QCOMPARE(resolveRequest(request(ScheduleKind::DualPipe))->shape.chunks, 2);
        QCOMPARE(resolveRequest(request(ScheduleKind::Interleaved))->shape.group, 4);
        ScheduleRequest three = request(ScheduleKind::ZbV);
        three.chunks = 3;
        QCOMPARE(answerSchedule(three)->limits.front().id, std::string_view("schedule-takes-two-chunks"));
    }

    void refuses_data()
    {
        QTest::addColumn<ScheduleRequest>("asked");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("flag");
        const auto row = [](const char* name, auto set, ErrorCode code, const char* flag) {
            ScheduleRequest asked = request();
            set(asked);
            QTest::newRow(name) << asked << code << QString(flag);
        };
        row(
            "no stages", [](ScheduleRequest& r) { r.stages = 0; }, ErrorCode::OutOfRange, "--stages");
        row(
            "too many stages", [](ScheduleRequest& r) { r.stages = 1LL << 40; }, ErrorCode::OutOfRange, "--stages");
        row(
            "no micro-batches", [](ScheduleRequest& r) { r.microBatches = 0; }, ErrorCode::OutOfRange, "--microbatches");
        row(
            "negative chunks", [](ScheduleRequest& r) { r.chunks = -1; }, ErrorCode::OutOfRange, "--chunks");
        row(
            "no group", [](ScheduleRequest& r) { r.group = 0; }, ErrorCode::OutOfRange, "--group");
        row(
            "zero forward", [](ScheduleRequest& r) { r.forward = 0; }, ErrorCode::BadUsage, "--forward");
        row(
            "negative backward", [](ScheduleRequest& r) { r.backward = -2; }, ErrorCode::BadUsage, "--backward");
        row(
            "NaN", [](ScheduleRequest& r) { r.inputGrad = std::nan(""); }, ErrorCode::NotFinite, "--input-grad");
        row(
            "infinite", [](ScheduleRequest& r) { r.weightGrad = std::numeric_limits<double>::infinity(); }, ErrorCode::NotFinite,
            "--weight-grad");
        row(
            "longest double", [](ScheduleRequest& r) { r.fused = 1e308; }, ErrorCode::BadUsage, "--fused");
        row(
            "negative hop", [](ScheduleRequest& r) { r.p2p = -1; }, ErrorCode::BadUsage, "--p2p");
        row(
            "half beyond the whole", [](ScheduleRequest& r) { r.backward = 1, r.inputGrad = 2; }, ErrorCode::Contradiction, "--backward");
        row(
            "not the sum", [](ScheduleRequest& r) { r.backward = 4, r.inputGrad = 2, r.weightGrad = 1; }, ErrorCode::Contradiction,
            "--backward");
    }
    void refuses()
    {
        QFETCH(ScheduleRequest, asked);
        QFETCH(ErrorCode, code);
        QFETCH(QString, flag);
        const auto answer = answerSchedule(asked);
        QVERIFY(!answer.hasValue());
        QCOMPARE(answer.error().code, code);
        QCOMPARE(QString::fromStdString(answer.error().pointer), flag);
    }

    void answers()
    {
        const auto answer = answerSchedule(request());
        QVERIFY(answer->limits.empty());
        QCOMPARE(answer->simulation.makespan, 33.0);
        ScheduleRequest odd = request(ScheduleKind::DualPipe);
        odd.stages = 3;
        QVERIFY(answerSchedule(odd)->schedule.blocks.empty());
        ScheduleRequest huge = request();
        huge.microBatches = 1LL << 53;
        QCOMPARE(answerSchedule(huge)->limits.front().id, std::string_view("schedule-too-large"));
    }
};

QTEST_APPLESS_MAIN(TestScheduleRequest)
#include "test_schedule_request.moc"
