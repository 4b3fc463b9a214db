// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/estimate_text.h"

#include "core/estimate/estimate.h"
#include "tests/app/app_test.h"
#include "tests/core/encoder_fixture.h"

using namespace shardscope;

class TestEstimateText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The GPUs of an encoder are neither a stage nor a rank of the language model.
    void anEncoderOfItsOwnHasItsName()
    {
        const Result<Estimate> own = estimate(fixture::apart(4, true));
        QVERIFY(own && own->isLegal());
        QCOMPARE(stageName(*own, 0), QString("vision encoder"));
        QCOMPARE(pipelineRankName(*own, 0), QString("vision encoder"));
        QCOMPARE(stageName(*own, 1), QString("stage 1"));
        QCOMPARE(pipelineRankName(*own, 4), QString("rank 4"));
        QCOMPARE(pipelineRankNames(*own).mid(0, 2), (QStringList{"vision encoder", "rank 1"}));
        QCOMPARE(pipelineRankNames(*own).size(), 5);
        const Result<Estimate> text = estimate(fixture::pipelined());
        QVERIFY(text && text->isLegal());
        QCOMPARE(stageName(*text, 0), QString("stage 0"));
        QCOMPARE(pipelineRankName(*text, 0), QString("rank 0"));
    }
};

QTEST_GUILESS_MAIN(TestEstimateText)
#include "test_estimate_text.moc"
