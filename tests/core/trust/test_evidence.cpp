// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/io/residuals_json.h"
#include "core/text/trust_text.h"
#include "core/trust/coverage.h"
#include "core/trust/estimate_trust.h"

using namespace shardscope;

namespace {

constexpr TrustedFigure kFigures[] = {TrustedFigure::Time, TrustedFigure::Memory};

/// Runs of one source, with errors of either sign up to `largest`, below 1.
ResidualGroup groupOf(const std::string& source, double largest, const Likeness& likeness, int runs = 13)
{
    ResidualGroup group;
    group.source = source;
    group.likeness = likeness;
    for (int i = 1; i <= runs; ++i)
        group.time.push_back(std::log1p((i % 2 == 0 ? 1 : -1) * largest * i / runs));
    return group;
}

const Likeness kHopper{"h100-sxm", "NVIDIA", GpuGeneration::Hopper, Framework::Megatron, false, 64, 8};
const Likeness kAmpere{"a100-sxm-80", "NVIDIA", GpuGeneration::Ampere, Framework::Megatron, false, 64, 8};

/// Six sources, the Ampere ones four times as far off.
Evidence twoGenerations()
{
    std::vector<ResidualGroup> groups;
    for (int i = 0; i < 3; ++i) {
        groups.push_back(groupOf("hopper-" + std::to_string(i), 0.1, kHopper));
        groups.push_back(groupOf("ampere-" + std::to_string(i), 0.4, kAmpere));
    }
    return Evidence(std::move(groups));
}

double width(const Evidence& evidence, const Likeness& likeness) { return evidence.band(TrustedFigure::Time, likeness)->width; }

}  // namespace

class TestEvidence : public QObject {
    Q_OBJECT

private slots:
    void sevenOfTenUnseenRunsAreInside_data()
    {
        QTest::addColumn<int>("figure");
        QTest::newRow("time") << static_cast<int>(TrustedFigure::Time);
        QTest::newRow("memory") << static_cast<int>(TrustedFigure::Memory);
    }
    /// The goal of the band, over all families that ship: each left out, a family counting once.
    void sevenOfTenUnseenRunsAreInside()
    {
        QFETCH(int, figure);
        const std::vector<FamilyCoverage> families = coverage(measuredEvidence(), static_cast<TrustedFigure>(figure));
        QVERIFY(families.size() >= 10);
        const double mean = meanShare(families);
        QVERIFY2(mean >= 0.65 && mean <= 0.75, qPrintable(QString::number(mean)));
    }

    /// Six families have dense runs and mixtures of experts that are off by twice as much: each kind has its own factor.
    void eachKindOfModelHasItsOwnFactor()
    {
        Likeness experts = kHopper;
        experts.experts = true;
        std::vector<ResidualGroup> groups;
        for (int i = 0; i < 6; ++i) {
            groups.push_back(groupOf(std::to_string(i), 0.1, kHopper));
            groups.push_back(groupOf(std::to_string(i), 0.2, experts));
        }
        const Evidence evidence(groups);
        const double ratio = width(evidence, experts) / width(evidence, kHopper);
        QVERIFY2(ratio > 1.9 && ratio < 2.1, qPrintable(QString::number(ratio)));
        groups.erase(groups.begin() + 2, groups.end());
        const Evidence few(groups);
        QCOMPARE(few.factor(TrustedFigure::Time, EvidenceGap::None, true), few.factor(TrustedFigure::Time, EvidenceGap::None, false));
    }

    /// A quantile over six families holds the share of a seventh at 7/6 of its level.
    void fewFamiliesOfMemoryNeedAHigherLevel()
    {
        std::vector<ResidualGroup> groups;
        for (int i = 0; i < 6; ++i) {
            groups.push_back(groupOf(std::to_string(i), 0.1, kHopper));
            groups.back().memory = groups.back().time;
        }
        const Evidence evidence(std::move(groups));
        const double ratio = evidence.factor(TrustedFigure::Memory, EvidenceGap::None, false) /
                             evidence.factor(TrustedFigure::Time, EvidenceGap::None, false);
        QVERIFY2(ratio > 1.05 && ratio < 1.25, qPrintable(QString::number(ratio)));
    }

    /// Two sources of one family are as one: neither makes the other's band.
    void aFamilyIsLeftOutTogether()
    {
        std::vector<ResidualGroup> groups = twoGenerations().groups();
        groups.push_back(groupOf("odd", 0.9, kHopper));
        groups.push_back(groupOf("odder", 0.9, kHopper));
        groups[6].family = groups[7].family = "odd ones";
        const Evidence evidence(std::move(groups));
        QCOMPARE(evidence.familyOf("odder", Framework::Megatron), std::string_view("odd ones"));
        QCOMPARE(evidence.familyOf("hopper-0", Framework::Megatron), std::string_view("hopper-0"));
        QVERIFY(evidence.familyOf("elsewhere", Framework::Megatron).empty());
        QCOMPARE(evidence.band(TrustedFigure::Time, kHopper, "odd ones")->quantile,
                 twoGenerations().band(TrustedFigure::Time, kHopper)->quantile);
        for (const FamilyCoverage& family : coverage(evidence, TrustedFigure::Time))
            QVERIFY2(family.family != "odd ones" || family.inside < 10, qPrintable(QString::number(family.inside)));
    }

    /// Where nothing of a generation was measured, the band is as wide as those of measured generations should have been when they were
    /// withheld, from the fit as well.
    void whatWasNotMeasuredWidensByWhatSuchRunsHaveShown()
    {
        std::vector<ResidualGroup> groups = twoGenerations().groups();
        for (ResidualGroup& group : groups) {
            for (const double residual : group.time)
                group.timeWithoutGeneration.push_back(3 * residual);
        }
        const Evidence evidence(std::move(groups));
        Likeness unknown = kHopper;
        unknown.generation = GpuGeneration::Volta;
        const Band known = *evidence.band(TrustedFigure::Time, kHopper);
        const Band band = *evidence.band(TrustedFigure::Time, unknown);
        QCOMPARE(static_cast<int>(known.gap), static_cast<int>(EvidenceGap::None));
        QCOMPARE(static_cast<int>(band.gap), static_cast<int>(EvidenceGap::Generation));
        QVERIFY2(band.scale > 1.5 * known.scale, qPrintable(QString::number(band.scale / known.scale)));
        Likeness otherKind = kHopper;
        otherKind.experts = true;
        QCOMPARE(static_cast<int>(evidence.band(TrustedFigure::Time, otherKind)->gap), static_cast<int>(EvidenceGap::Kind));
        QVERIFY(evidence.factor(TrustedFigure::Time, EvidenceGap::Kind, true) >=
                evidence.factor(TrustedFigure::Time, EvidenceGap::None, true));
    }

    /// A source counts once: its runs said a hundred times over move no band of others.
    void runsOfOneSourceDoNotDrownTheOthers()
    {
        std::vector<ResidualGroup> groups = twoGenerations().groups();
        ResidualGroup& many = groups.front();
        const std::vector<double> once = many.time;
        for (int i = 0; i < 99; ++i)
            many.time.insert(many.time.end(), once.begin(), once.end());
        QVERIFY(std::abs(width(Evidence(std::move(groups)), kHopper) / width(twoGenerations(), kHopper) - 1) < 0.01);
    }

    void similarRunsWeighMore() { QVERIFY(width(twoGenerations(), kHopper) < 0.9 * width(twoGenerations(), kAmpere)); }

    void signsDoNotMatter()
    {
        std::vector<ResidualGroup> groups = twoGenerations().groups();
        for (ResidualGroup& group : groups) {
            for (double& residual : group.time)
                residual = std::log1p(-std::expm1(residual));
        }
        QVERIFY(std::abs(width(Evidence(std::move(groups)), kHopper) - width(twoGenerations(), kHopper)) < 1e-9);
    }

    void theLeftOutFamilyIsNotLookedAt()
    {
        std::vector<ResidualGroup> groups = twoGenerations().groups();
        groups.push_back(groupOf("wild", 0.95, kHopper));
        const Evidence evidence(std::move(groups));
        const auto without = evidence.band(TrustedFigure::Time, kHopper, "wild");
        QCOMPARE(without->quantile, twoGenerations().band(TrustedFigure::Time, kHopper)->quantile);
        QVERIFY(without->width < width(evidence, kHopper));
    }

    void unlikeDevicesWidenTheBand_data()
    {
        QTest::addColumn<QString>("vendor");
        QTest::addColumn<int>("reason");
        QTest::newRow("generation") << "NVIDIA" << static_cast<int>(TrustReason::OtherGeneration);
        QTest::newRow("vendor") << "Acme" << static_cast<int>(TrustReason::OtherVendor);
    }
    void unlikeDevicesWidenTheBand()
    {
        QFETCH(QString, vendor);
        QFETCH(int, reason);
        for (const TrustedFigure figure : kFigures) {
            Likeness unknown = kHopper;
            unknown.vendor = vendor.toStdString();
            unknown.generation = GpuGeneration::Volta;
            const Band known = *measuredEvidence().band(figure, kHopper);
            const Band widened = *measuredEvidence().band(figure, unknown);
            QCOMPARE(static_cast<int>(widened.gap), static_cast<int>(EvidenceGap::Generation));
            QVERIFY(widened.scale >= known.scale);
            // Memory is counted: what was withheld from it did not widen it.
            QVERIFY2(widened.width > known.width || figure == TrustedFigure::Memory, qPrintable(QString::number(widened.width)));
            QVERIFY2(widened.width < 0.5, qPrintable(QString::number(widened.width)));
            const EstimateTrust trust = trustOf(measuredEvidence(), unknown);
            QCOMPARE(static_cast<int>(trust.reason), reason);
            QCOMPARE(trust.measuredLikeIt, 0);
        }
    }

    /// No run with an encoder was measured: the band is that of a kind of model that was not.
    void encodersWidenTheBand_data()
    {
        QTest::addColumn<bool>("experts");
        QTest::newRow("dense") << false;
        QTest::newRow("experts") << true;
    }
    void encodersWidenTheBand()
    {
        QFETCH(bool, experts);
        for (const TrustedFigure figure : kFigures) {
            Likeness text = kHopper;
            text.experts = experts;
            Likeness encodes = text;
            encodes.encodes = true;
            const Band known = *measuredEvidence().band(figure, text);
            const Band widened = *measuredEvidence().band(figure, encodes);
            QCOMPARE(static_cast<int>(known.gap), static_cast<int>(EvidenceGap::None));
            QCOMPARE(static_cast<int>(widened.gap), static_cast<int>(EvidenceGap::Kind));
            // Memory is counted: withholding a kind of model need not widen it.
            const bool isWider = figure == TrustedFigure::Time ? widened.width > known.width : widened.width >= known.width;
            QVERIFY2(isWider, qPrintable(QString("%1 %2").arg(known.width).arg(widened.width)));
            const EstimateTrust trust = trustOf(measuredEvidence(), encodes);
            QCOMPARE(static_cast<int>(trust.reason), static_cast<int>(TrustReason::OtherKind));
            QVERIFY(trust.measuredLikeIt > 0);
            QVERIFY(QString::fromStdString(trustText(trust)).contains("no models with encoders"));
        }
    }

    void theNearestRunIsNamed()
    {
        const Evidence evidence = twoGenerations();
        for (const ResidualGroup& group : evidence.groups()) {
            const EstimateTrust trust = trustOf(evidence, group.likeness, group.source);
            QCOMPARE(static_cast<int>(trust.reason), static_cast<int>(TrustReason::Alike));
            QCOMPARE(trust.measuredLikeIt, 26);
            QCOMPARE(trust.sourcesLikeIt, 2);
            QVERIFY(trust.nearest && trust.nearest->source != group.source);
            QCOMPARE(trust.nearest->gpu, group.likeness.gpu);
        }
    }

    void nothingMeasuredHasNoBand()
    {
        QVERIFY(!Evidence().band(TrustedFigure::Time, kHopper));
        QVERIFY(!twoGenerations().band(TrustedFigure::Memory, kHopper));
        QCOMPARE(static_cast<int>(trustOf(Evidence(), kHopper).reason), static_cast<int>(TrustReason::Nothing));
    }

    void endsHoldWhatTheErrorAllows()
    {
        const BandEnds ends = endsOf(12, 0.25);
        QCOMPARE(12 / ends.low - 1, 0.25);
        QCOMPARE(12 / *ends.high - 1, -0.25);
        QVERIFY(!endsOf(12, 1).high);
    }
};

QTEST_APPLESS_MAIN(TestEvidence)
#include "test_evidence.moc"
