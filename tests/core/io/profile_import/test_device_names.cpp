// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/hardware/catalog.h"
#include "core/io/profile_import/log_reader.h"

using namespace shardscope;

/// A device in a log is known by words of its driver's name.
class TestDeviceNames : public QObject {
    Q_OBJECT

private slots:
    void namesAreKnown_data()
    {
        QTest::addColumn<QString>("driver");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* driver, const char* id) { QTest::newRow(driver) << driver << id; };
        row("NVIDIA L4", "l4");
        row("NVIDIA L40S", "l40s");
        row("NVIDIA L40", "");
        row("Tesla T4", "t4");
        row("NVIDIA A10", "a10");
        row("NVIDIA A10G", "a10g");
        row("NVIDIA A100-SXM-64GB", "");
        row("NVIDIA A40", "a40");
        row("NVIDIA RTX A6000", "rtx-a6000");
        row("NVIDIA RTX 6000 Ada Generation", "rtx-6000-ada");
        row("NVIDIA RTX PRO 6000 Blackwell Server Edition", "rtx-pro-6000-bw");
        row("NVIDIA RTX PRO 5000 Blackwell", "rtx-pro-5000-bw");
        row("NVIDIA RTX PRO 5000 Blackwell Generation Laptop GPU", "");
        row("NVIDIA RTX PRO 4500 Blackwell", "rtx-pro-4500-bw");
        row("NVIDIA GB10", "gb10");
        row("AMD Instinct MI455X", "mi455x");
    }
    void namesAreKnown()
    {
        QFETCH(QString, driver);
        QFETCH(QString, id);
        QCOMPARE(QString::fromStdString(gpuOfName(driver.toStdString())), id);
        QVERIFY(id.isEmpty() || hardwareCatalog().findGpu(id.toStdString()) != nullptr);
    }
};

QTEST_APPLESS_MAIN(TestDeviceNames)
#include "test_device_names.moc"
