// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/error.h"
#include "core/io/residuals_json.h"
#include "core/io/resource.h"
#include "core/trust/evidence.h"

using namespace shardscope;

namespace {

std::string document(const std::string& group)
{
    return R"({"schema": "shardscope.residuals/1", "made_with": "test", "groups": [{)" + group + "}]}";
}

constexpr const char* kWhole =
    R"("source": "a", "model": "m", "gpu": "h100-sxm", "framework": "nemo", "year": 2025, "experts": true, "gpus": 64,
    "nodes": 8, "sequence": 8192, "family": "f", "time": [0.031, -0.12], "time_without_generation": [0.1, 0.2], "memory": [0.5])";

}  // namespace

class TestResidualsJson : public QObject {
    Q_OBJECT

private slots:
    void readsAGroup()
    {
        const auto groups = parseResiduals(document(kWhole), "file");
        QVERIFY(groups && groups->size() == 1);
        const ResidualGroup& group = groups->front();
        QCOMPARE(group.source, std::string("a"));
        QCOMPARE(group.model, std::string("m"));
        QCOMPARE(group.likeness.vendor, std::string("NVIDIA"));
        QCOMPARE(group.likeness.generation, GpuGeneration::Hopper);
        QCOMPARE(static_cast<int>(group.likeness.framework), static_cast<int>(Framework::Nemo));
        QVERIFY(group.likeness.experts);
        QCOMPARE(group.likeness.gpus, 64);
        QCOMPARE(group.likeness.nodes, 8);
        QCOMPARE(group.likeness.sequence, std::int64_t{8192});
        QCOMPARE(group.family, std::string("f"));
        QCOMPARE(group.timeWithoutGeneration, (std::vector<double>{0.1, 0.2}));
        QCOMPARE(group.time, (std::vector<double>{0.031, -0.12}));
        QCOMPARE(group.memory, (std::vector<double>{0.5}));
    }

    void refusesWhatItCannotRead_data()
    {
        QTest::addColumn<QString>("is");
        QTest::addColumn<QString>("instead");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("GPU") << "h100-sxm"
                             << "h1000"
                             << "/groups/0/gpu";
        QTest::newRow("framework") << "nemo"
                                   << "nemo3"
                                   << "/groups/0/framework";
        QTest::newRow("nodes") << R"("nodes": 8)"
                               << R"("nodes": 0)"
                               << "/groups/0/nodes";
        QTest::newRow("sequence") << R"("sequence": 8192)"
                                  << R"("sequence": 0)"
                                  << "/groups/0/sequence";
        QTest::newRow("a word") << "-0.12"
                                << R"("much")"
                                << "/groups/0/time";
        QTest::newRow("far off") << "-0.12"
                                 << "-12"
                                 << "/groups/0/time";
        QTest::newRow("no list") << "[0.5]"
                                 << "0.5"
                                 << "/groups/0/memory";
    }
    void refusesWhatItCannotRead()
    {
        QFETCH(QString, is);
        QFETCH(QString, instead);
        QFETCH(QString, pointer);
        QString text = QString::fromStdString(document(kWhole));
        QVERIFY(text.contains(is));
        const auto groups = parseResiduals(text.replace(is, instead).toStdString(), "file");
        QVERIFY(!groups);
        QCOMPARE(QString::fromStdString(groups.error().pointer), pointer);
    }

    /// The built-in file is read completely, and has bands of both figures.
    void theResourceIsRead()
    {
        const auto groups = parseResiduals(resource("trust/residuals.json"), "trust/residuals.json");
        QVERIFY(groups);
        QCOMPARE(measuredEvidence().groups().size(), groups->size());
        QVERIFY(measuredEvidence().hasSource("nvidia-megatron-bridge"));
        std::size_t times = 0;
        for (const ResidualGroup& group : *groups) {
            QVERIFY(!group.source.empty() && !(group.time.empty() && group.memory.empty()));
            times += group.time.size();
        }
        QVERIFY(times > 1000);
    }
};

QTEST_APPLESS_MAIN(TestResidualsJson)
#include "test_residuals_json.moc"
