// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <memory>
#include <thread>
#include <vector>

#include "core/platform/process_facts.h"
#include "core/platform/process_memory.h"

using namespace shardscope;

namespace {

/// A sanitizer has an allocator of its own.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kIsSanitized = true;
#elif defined(__has_feature)
constexpr bool kIsSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool kIsSanitized = false;
#endif

}  // namespace

class TestProcessMemory : public QObject {
    Q_OBJECT
private slots:
    /// Searches held 400 MB that they had freed: blocks of some megabytes between small ones that are still needed.
    void whatIsFreedIsGivenBack()
    {
        if (kIsSanitized)
            QSKIP("another allocator");
        giveLargeBlocksBack();
        double grown = 0;
        std::jthread([&grown] {
            std::vector<char>(30 << 20, 'x').clear();  // else the threshold is there already
            const double before = residentBytes();
            std::vector<std::unique_ptr<int>> small;
            std::vector<std::vector<char>> large;
            for (int i = 0; i < 12; ++i) {
                large.emplace_back(8 << 20, 'x');
                small.push_back(std::make_unique<int>(i));
            }
            large.clear();
            grown = residentBytes() - before;
        }).join();
        QVERIFY2(grown < 8e6, qPrintable(QString::number(grown)));
    }
};

QTEST_GUILESS_MAIN(TestProcessMemory)
#include "test_process_memory.moc"
