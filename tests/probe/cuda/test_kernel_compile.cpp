// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "probe/cuda/api/nvrtc.h"
#include "probe/cuda/kernel_files.h"

using namespace shardscope::probe::cuda;

class TestKernelCompile : public QObject {
    Q_OBJECT
private slots:
    void filesAreEmbedded()
    {
        int kernels = 0;
        for (const KernelFile& file : kernelFiles()) {
            QVERIFY(file.name.ends_with(".cu") || file.name.ends_with(".cuh"));
            QVERIFY(file.text.starts_with("// SPDX-FileCopyrightText"));
            kernels += file.name.ends_with(".cu") ? 1 : 0;
        }
        QVERIFY(kernels >= 9);
        QVERIFY(kernelText("multiply.cu").find("multiply_tensor") != std::string_view::npos);
        QVERIFY(kernelText("none.cu").empty());
    }

    void targets_data()
    {
        QTest::addColumn<int>("device");
        QTest::addColumn<QVector<int>>("known");
        QTest::addColumn<int>("architecture");
        QTest::addColumn<bool>("assembly");
        const QVector<int> thirteen{75, 80, 86, 89, 90, 100, 103, 120};
        QTest::newRow("known") << 90 << thirteen << 90 << false;
        QTest::newRow("between two of its generation") << 87 << thirteen << 86 << false;
        QTest::newRow("of a later generation than the compiler") << 130 << thirteen << 120 << true;
        QTest::newRow("between generations") << 95 << thirteen << 90 << false;
        QTest::newRow("older than the compiler knows") << 70 << thirteen << 70 << false;
        QTest::newRow("the compiler doesn't tell") << 90 << QVector<int>() << 90 << false;
    }
    void targets()
    {
        QFETCH(int, device);
        QFETCH(QVector<int>, known);
        QFETCH(int, architecture);
        QFETCH(bool, assembly);
        QVERIFY((targetFor(device, {known.begin(), known.end()}) == CodeTarget{architecture, assembly}));
    }

    /// By the real compiler, which needs no GPU: every file for the devices of today, and as PTX for future ones.
    void realCompilerTakesThem_data()
    {
        QTest::addColumn<QString>("file");
        for (const KernelFile& file : kernelFiles()) {
            if (file.name.ends_with(".cu"))
                QTest::addRow("%s", std::string(file.name).c_str())
                    << QString::fromUtf8(file.name.data(), static_cast<qsizetype>(file.name.size()));
        }
    }
    void realCompilerTakesThem()
    {
        QFETCH(QString, file);
        const auto compiler = Nvrtc::load(SearchPlaces::ofThisProcess(), 0);
        if (!compiler)
            QSKIP(qPrintable("no NVRTC here: " + QString::fromStdString(compiler.failure().text())));
        std::vector<CodeTarget> targets{{90, false}};  // nvcc compiles them for all three where the probe is built
        if (qEnvironmentVariableIsSet("SHARDSCOPE_LONG"))
            targets.insert(targets.end(), {{80, false}, {100, false}, {100, true}});
        for (const CodeTarget& target : targets) {
            const std::vector<int> known = (*compiler)->architectures();
            if (std::find(known.begin(), known.end(), target.architecture) == known.end())
                continue;
            const auto code = (*compiler)->compile(file.toStdString(), target);
            QVERIFY2(code, code ? "" : code.failure().text().c_str());
            QVERIFY(code->size() > 500);
            QCOMPARE(code->find("\x7f"
                                "ELF") == 0,
                     !target.assembly);
        }
    }

    void badCodeIsTold()
    {
        const auto compiler = Nvrtc::load(SearchPlaces::ofThisProcess(), 0);
        if (!compiler)
            QSKIP("no NVRTC here");
        const auto code = (*compiler)->compile("none.cu", {80, false});
        QVERIFY(!code && code.failure().text().find("none.cu") != std::string::npos);
        const auto device = (*compiler)->compile("control.cu", {12, false});
        QVERIFY(!device && device.failure().code != 0);
    }
};

QTEST_MAIN(TestKernelCompile)
#include "test_kernel_compile.moc"
