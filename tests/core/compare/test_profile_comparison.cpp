// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/profile_comparison.h"

#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/calibrate/fit_profile.h"
#include "core/hardware/catalog.h"
#include "core/hardware/reference_profile.h"

using namespace shardscope;

namespace {

const Gpu& hopper() { return *hardwareCatalog().findGpu("h100-sxm"); }

HardwareProfile profileOf(double rate)
{
    HardwareProfile profile;
    profile.device.gpu = "h100-sxm";
    MatrixMultiplySeries multiply;
    multiply.conditions.state = "steady";
    multiply.samples = {{8192, 8192, 8192, Seconds(2 * std::pow(8192.0, 3) / (6e14 * rate))}};
    profile.matrixMultiply = {multiply};
    CollectiveSeries series;
    series.ranks = 8;
    for (double bytes = 1024; bytes < 2e9; bytes *= 2)
        series.samples.push_back({Bytes(bytes), Seconds(1e-5 + bytes / (2.5e11 * rate))});
    profile.collectives = {series};
    profile.launch = {{"stream", {}, "", {Seconds(3e-6 / rate)}, {}}};
    fitProfile(profile, &hopper());
    return profile;
}

const ProfileFigure& figureOf(const std::vector<ProfileFigure>& figures, ProfileQuantity quantity)
{
    return *std::find_if(figures.begin(), figures.end(), [quantity](const ProfileFigure& each) { return each.quantity == quantity; });
}

}  // namespace

class TestProfileComparison : public QObject {
    Q_OBJECT

private slots:
    /// Each figure compared with the sheet's and the other's; different from 5 % on.
    void ratiosAndStandings_data()
    {
        QTest::addColumn<double>("rate");
        QTest::addColumn<int>("standing");
        QTest::newRow("alike") << 0.97 << static_cast<int>(ProfileStanding::Alike);
        QTest::newRow("slower") << 0.9 << static_cast<int>(ProfileStanding::Apart);
        QTest::newRow("faster") << 1.1 << static_cast<int>(ProfileStanding::Apart);
        QTest::newRow("impossible") << 2.0 << static_cast<int>(ProfileStanding::Implausible);
    }
    void ratiosAndStandings()
    {
        QFETCH(double, rate);
        const HardwareProfile own = profileOf(rate), other = profileOf(1);
        const std::vector<ProfileFigure> figures = compareProfile(own, &hopper(), &other);
        QCOMPARE(figures.size(), 3u);
        for (const ProfileQuantity quantity : {ProfileQuantity::Multiply, ProfileQuantity::Collective}) {
            const ProfileFigure& figure = figureOf(figures, quantity);
            QVERIFY2(std::abs(figure.measured / *figure.other / rate - 1) < 0.02, figure.subject.c_str());
        }
        const ProfileFigure& multiply = figureOf(figures, ProfileQuantity::Multiply);
        QTEST(static_cast<int>(multiply.standing()), "standing");
        QCOMPARE(*multiply.sheet, hopper().peak(Precision::Bf16)->value());
        QVERIFY(std::abs(figureOf(figures, ProfileQuantity::KernelLaunch).measured /
                             *figureOf(figures, ProfileQuantity::KernelLaunch).other * rate -
                         1) < 1e-9);
    }

    /// The probe's own attention is a kernel that no framework runs: it is shown, and moves no estimate.
    void attentionCountsWhereAFrameworkRunsTheKernel_data()
    {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<bool>("isUsed");
        QTest::newRow("the probe's") << "own kernel" << false;
        QTest::newRow("flash2") << "flash2" << true;
        QTest::newRow("cudnn") << "cudnn" << true;
    }
    void attentionCountsWhereAFrameworkRunsTheKernel()
    {
        QFETCH(QString, kernel);
        HardwareProfile profile = profileOf(1);
        AttentionSeries series;
        series.kernel = kernel.toStdString();
        series.samples = {{1, 32, 8192, 128, Seconds(2e-3)}};
        profile.attention = {series};
        fitProfile(profile, &hopper());
        const std::vector<ProfileFigure> figures = compareProfile(profile, &hopper(), nullptr);
        QTEST(figureOf(figures, ProfileQuantity::Attention).isUsed, "isUsed");
        QVERIFY(figureOf(figures, ProfileQuantity::Multiply).isUsed);
    }

    /// Nothing was published of a size that only the own log has: not a bandwidth that is scaled to it (10.7 TB/s were shown).
    void collectivesAreComparedWhereBothWereMeasured_data()
    {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<double>("compared");
        QTest::newRow("one point beyond") << 16e9 << 16e9 << 0.0;
        QTest::newRow("one point below") << 8.0 << 8.0 << 0.0;
        QTest::newRow("one point within") << 1048576.0 << 1048576.0 << 1048576.0;
        QTest::newRow("reaches further") << 1024.0 << 1024.0 * (1 << 24) << 1024.0 * (1 << 20);
    }
    void collectivesAreComparedWhereBothWereMeasured()
    {
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(double, compared);
        HardwareProfile own = profileOf(0.9);
        const HardwareProfile other = profileOf(1);
        own.collectives[0].samples.clear();
        for (double bytes = from; bytes <= to; bytes *= 2)
            own.collectives[0].samples.push_back({Bytes(bytes), Seconds(1e-5 + bytes / 2.25e11)});
        const std::vector<ProfileFigure> figures = compareProfile(own, &hopper(), &other);
        const ProfileFigure& figure = figureOf(figures, ProfileQuantity::Collective);
        QCOMPARE(figure.other.has_value(), compared > 0);
        QCOMPARE(figure.bytes->value(), compared > 0 ? compared : to);
        if (figure.other) {
            const double factor = 2 * 7.0 / 8 * compared;
            QVERIFY(std::abs(*figure.other / (factor / (1e-5 + compared / 2.5e11)) - 1) < 1e-9);
            QVERIFY(std::abs(figure.measured / (factor / (1e-5 + compared / 2.25e11)) - 1) < 1e-9);
        }
    }

    /// 480 of 450 GB/s are measured where the switch adds up; twice as much is not.
    void theSwitchMayCarryASumTwice()
    {
        const Gpu& gpu = hopper();
        const HardwareProfile* published = referenceProfile(gpu);
        QVERIFY(published);
        int collectives = 0;
        for (const ProfileFigure& figure : compareProfile(*published, &gpu, nullptr)) {
            QVERIFY2(figure.standing() != ProfileStanding::Implausible, figure.subject.c_str());
            collectives += figure.quantity == ProfileQuantity::Collective ? 1 : 0;
        }
        QVERIFY(collectives > 8);
    }

    void nothingToCompareWith()
    {
        for (const ProfileFigure& figure : compareProfile(profileOf(1), nullptr, nullptr))
            QVERIFY(figure.standing() == ProfileStanding::Alone && !figure.sheet && !figure.other);
        QVERIFY(compareProfile(HardwareProfile(), &hopper(), nullptr).empty());
    }
};

QTEST_APPLESS_MAIN(TestProfileComparison)
#include "test_profile_comparison.moc"
