// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "probe/cuda/api/cublas_lt.h"
#include "probe/cuda/api/driver.h"
#include "probe/cuda/api/nccl.h"
#include "probe/cuda/device/gpu.h"

using namespace shardscope::probe::cuda;

/// NVIDIA's own libraries, where they are: they have every function that we load, and say what they are without a GPU.
class TestRealLibraries : public QObject {
    Q_OBJECT

    static bool isAbsent(const ApiFailure& failure) { return failure.call == "dlopen"; }

private slots:
    void ncclTellsItsVersion()
    {
        const auto nccl = Nccl::load(SearchPlaces::ofThisProcess());
        if (!nccl && isAbsent(nccl.failure()))
            QSKIP("no NCCL here");
        QVERIFY2(nccl, nccl ? "" : nccl.failure().text().c_str());
        QVERIFY((*nccl)->version().starts_with("2."));
    }

    /// Without a GPU it has no handle: that is what fails, not a function that isn't there.
    void cublasLtHasItsFunctions()
    {
        const auto library = CublasLt::load(SearchPlaces::ofThisProcess(), 0);
        if (!library && isAbsent(library.failure()))
            QSKIP("no cuBLASLt here");
        QVERIFY2(library || library.failure().call == "cublasLtCreate", library ? "" : library.failure().text().c_str());
    }

    /// The toolkit's stub has every function of a driver, and says that it is none.
    void driverHasItsFunctions()
    {
        const QString stub = "/usr/local/cuda/lib64/stubs/libcuda.so";
        if (!QFile::exists(stub))
            QSKIP("no stub of the driver here");
        QTemporaryDir folder;
        QVERIFY(QFile::link(stub, folder.filePath("libcuda.so.1")));
        const auto driver = Driver::load({{folder.path().toStdString()}, {}, {}});
        QVERIFY2(driver, driver ? "" : driver.failure().text().c_str());
        const auto gpus = listGpus(**driver);
        QVERIFY(!gpus);
        QCOMPARE(gpus.failure().code, 34);
    }

    void versionsAreRead()
    {
        QCOMPARE(QString::fromStdString(ncclVersionText(22809)), QString("2.28.9"));
        QCOMPARE(QString::fromStdString(ncclVersionText(2708)), QString("2.7.8"));
        QCOMPARE(QString::fromStdString(versionText(12040)), QString("12.4"));
    }
};

QTEST_MAIN(TestRealLibraries)
#include "test_real_libraries.moc"
