// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/hardware/catalog.h"
#include "probe/cuda/device/catalogue_name.h"

using namespace shardscope;
using namespace shardscope::probe::cuda;

class TestCatalogueName : public QObject {
    Q_OBJECT
private slots:
    void namesAreKnown_data()
    {
        QTest::addColumn<QString>("driver");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* driver, const char* id) { QTest::newRow(driver) << driver << id; };
        row("NVIDIA H100 80GB HBM3", "h100-sxm");
        row("NVIDIA H200", "h200-sxm");
        row("NVIDIA A100-SXM4-80GB", "a100-sxm-80");
        row("NVIDIA B200", "b200-sxm");
        row("NVIDIA GH200 480GB", "gh200-96");
        row("NVIDIA H100 80GB HBM3 MIG 1g.10gb", "");
        row("NVIDIA L4", "l4");
        row("NVIDIA L40", "");
        row("Tesla T4", "t4");
        row("NVIDIA A10", "a10");
        row("NVIDIA A10G", "a10g");
        row("NVIDIA GB10", "gb10");
        row("NVIDIA RTX 6000 Ada Generation", "rtx-6000-ada");
        row("NVIDIA RTX A6000", "rtx-a6000");
        row("NVIDIA H2", "");
        row("", "");
    }
    void namesAreKnown()
    {
        QFETCH(QString, driver);
        QFETCH(QString, id);
        const std::string_view found = catalogueId(driver.toStdString());
        QCOMPARE(QString::fromUtf8(found.data(), static_cast<qsizetype>(found.size())), id);
        QVERIFY(id.isEmpty() || hardwareCatalog().findGpu(found) != nullptr);
    }
};

QTEST_MAIN(TestCatalogueName)
#include "test_catalogue_name.moc"
