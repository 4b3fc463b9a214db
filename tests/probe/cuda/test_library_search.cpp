// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "probe/cuda/api/library_search.h"
#include "probe/cuda/api/nvrtc.h"
#include "probe/cuda/api/shared_library.h"

using namespace shardscope::probe::cuda;

class TestLibrarySearch : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] std::string path(const QString& relative) const { return m_folder.filePath(relative).toStdString(); }
    void touch(const QString& relative) const
    {
        QDir().mkpath(QFileInfo(m_folder.filePath(relative)).path());
        QFile file(m_folder.filePath(relative));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("not a library");
    }

private slots:
    void initTestCase()
    {
        touch("mine/libnccl.so.2");
        touch("env/lib/python3.11/site-packages/nvidia/nccl/lib/libnccl.so.2");
        touch("env/lib/python3.9/site-packages/nvidia/nccl/lib/libnccl.so.2");
        touch("conda/lib/libnccl.so.2");
        touch("toolkit/lib64/libnccl.so.2");
        touch("toolkit/lib64/libcuda.so.1");
        touch("env/lib/libcuda.so.1");
        touch("mine/libcuda.so.1");
    }

    /// Override, environments in their order, what the loader knows, toolkits.
    void libraryIsLookedForInOrder()
    {
        const SearchPlaces places{{path("mine")}, {path("env"), path("conda")}, {path("toolkit")}};
        const std::vector<std::string> expected{path("mine/libnccl.so.2"),
                                                path("env/lib/python3.11/site-packages/nvidia/nccl/lib/libnccl.so.2"),
                                                path("env/lib/python3.9/site-packages/nvidia/nccl/lib/libnccl.so.2"),
                                                path("conda/lib/libnccl.so.2"),
                                                "libnccl.so.2",
                                                path("toolkit/lib64/libnccl.so.2")};
        QVERIFY(libraryCandidates(ncclNames(), LibraryOwner::Toolkit, places) == expected);
    }

    /// A libcuda of a toolkit or an environment is a stub: the driver's is the system's.
    void driverComesFromTheSystem()
    {
        const SearchPlaces places{{path("mine")}, {path("env")}, {path("toolkit")}};
        const std::vector<std::string> expected{path("mine/libcuda.so.1"), "libcuda.so.1"};
        QVERIFY(libraryCandidates(cudaDriverNames(), LibraryOwner::Driver, places) == expected);
    }

    /// $VIRTUAL_ENV, $CONDA_PREFIX, then the python3 of $PATH: its folder, and where its link leads.
    void environmentIsRead()
    {
        touch("venv/bin/python3");
        QFile::link(m_folder.filePath("venv/bin/python3"), m_folder.filePath("python3"));
        QDir().mkpath(m_folder.filePath("other/bin"));
        QFile::link(m_folder.filePath("venv/bin/python3"), m_folder.filePath("other/bin/python3"));
        qputenv("VIRTUAL_ENV", "/a/venv");
        qputenv("CONDA_PREFIX", "/a/conda");
        const QByteArray before = qgetenv("PATH");
        qputenv("PATH", (m_folder.filePath("nothing") + ":" + m_folder.filePath("other/bin")).toUtf8());
        qputenv("SHARDSCOPE_CUDA_LIBRARY_PATH", "/x::/y");
        const SearchPlaces places = SearchPlaces::ofThisProcess();
        qputenv("PATH", before);
        qunsetenv("SHARDSCOPE_CUDA_LIBRARY_PATH");
        QVERIFY((places.first == std::vector<std::string>{"/x", "/y"}));
        QVERIFY((places.environments == std::vector<std::string>{"/a/venv", "/a/conda", path("other"), path("venv")}));
        QVERIFY(std::find(places.toolkits.begin(), places.toolkits.end(), "/usr/local/cuda") != places.toolkits.end());
    }

    void driverChoosesTheVersion_data()
    {
        QTest::addColumn<int>("driver");
        QTest::addColumn<QString>("first");
        QTest::newRow("CUDA 13") << 13000 << "libnvrtc.so.13";
        QTest::newRow("a driver of CUDA 12 can't load what 13 makes") << 12040 << "libnvrtc.so.12";
        QTest::newRow("newer than all") << 14000 << "libnvrtc.so.13";
        QTest::newRow("not known") << 0 << "libnvrtc.so.13";
    }
    void driverChoosesTheVersion()
    {
        QFETCH(int, driver);
        QFETCH(QString, first);
        const LibraryNames names = namesForDriver(nvrtcNames(), driver);
        QCOMPARE(QString::fromStdString(names.sonames.front()), first);
        QCOMPARE(names.sonames.size(), nvrtcNames().sonames.size());
    }

    /// The loader's own words for each candidate, and the file that was really taken.
    void openingTellsWhatHappened()
    {
        const auto none = SharedLibrary::open("libnccl", {path("mine/libnccl.so.2"), "libno-such-thing.so.9"});
        QVERIFY(!none);
        const QString why = QString::fromStdString(none.failure().text());
        QVERIFY2(why.contains("mine/libnccl.so.2") && why.contains("libno-such-thing.so.9"), qPrintable(why));
        const auto some = SharedLibrary::open("libm", {"libno-such-thing.so.9", "libm.so.6"});
        QVERIFY(some && some->path().find("libm.so.6") != std::string::npos && some->find("cos") != nullptr &&
                some->find("cuInit") == nullptr);
    }
};

QTEST_MAIN(TestLibrarySearch)
#include "test_library_search.moc"
