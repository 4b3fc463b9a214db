// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <sys/socket.h>
#include <thread>

#include "probe/host/process_group.h"

using namespace shardscope;
using namespace shardscope::probe;

namespace {

/// Has each of so many ranks, a thread each, do its part; what each came to.
template <typename Work>
std::vector<bool> onRanks(int ranks, Work work)
{
    const auto count = static_cast<std::size_t>(ranks);
    std::vector<std::vector<Socket>> sockets(count);
    for (auto& row : sockets)
        row.resize(count);
    for (std::size_t a = 0; a < count; ++a) {
        for (std::size_t b = a + 1; b < count; ++b) {
            int ends[2];
            if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
                return {};
            sockets[a][b] = Socket(ends[0]);
            sockets[b][a] = Socket(ends[1]);
        }
    }
    std::vector<char> results(count);
    std::vector<std::thread> threads;
    for (std::size_t rank = 0; rank < count; ++rank) {
        threads.emplace_back([&, rank] {
            ProcessGroup group(static_cast<int>(rank), std::move(sockets[rank]));
            results[rank] = work(group);
        });
    }
    for (std::thread& thread : threads)
        thread.join();
    return {results.begin(), results.end()};
}

bool all(const std::vector<bool>& results) { return !results.empty() && std::find(results.begin(), results.end(), false) == results.end(); }

}  // namespace

class TestProcessGroup : public QObject {
    Q_OBJECT

private slots:
    void collectivesComputeWhatTheyShould_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("ranks");
        for (const auto& [kind, name] : EnumNames<CollectiveKind>::names) {
            for (const int ranks : {2, 3, 5})
                QTest::addRow("%s of %d", std::string(name).c_str(), ranks) << static_cast<int>(kind) << ranks;
        }
    }
    /// Also of fewer elements than fit a socket's buffer and of many more.
    void collectivesComputeWhatTheyShould()
    {
        QFETCH(int, kind);
        QFETCH(int, ranks);
        QVERIFY(all(onRanks(ranks, [&](ProcessGroup& group) {
            bool isRight = true;
            for (const std::size_t part : {std::size_t{1}, std::size_t{100}, std::size_t{60000}})
                isRight = isCorrect(group, static_cast<CollectiveKind>(kind), part * static_cast<std::size_t>(ranks)) && isRight;
            return isRight;
        })));
    }

    /// The check itself sees a wrong number: rank 1 does another collective's work.
    void wrongDataIsSeen()
    {
        const std::vector<bool> results = onRanks(2, [](ProcessGroup& group) {
            if (group.rank() == 0)
                return isCorrect(group, CollectiveKind::AllReduce, 64);
            std::vector<float> data(64, 1000), spare(64);
            group.run(CollectiveKind::AllReduce, data.data(), spare.data(), 64);
            return group.largest(0) == 0;
        });
        QCOMPARE(results, (std::vector<bool>{false, false}));
    }

    void numbersGoRound()
    {
        QVERIFY(all(onRanks(4, [](ProcessGroup& group) {
            return group.largest(group.rank() == 2 ? 7 : -1) == 7 && group.fromFirst(group.rank() + 5) == 5 && group.isWhole();
        })));
    }

    /// A missing rank is detected, and no other waits for it.
    void aRankThatIsGoneIsNoticed()
    {
        const std::vector<bool> results = onRanks(2, [](ProcessGroup& group) {
            if (group.rank() == 1)
                return true;
            std::vector<float> data(1 << 20, 1), spare(1 << 20);
            group.run(CollectiveKind::AllReduce, data.data(), spare.data(), data.size());
            return !group.isWhole();
        });
        QVERIFY(all(results));
    }
};

QTEST_APPLESS_MAIN(TestProcessGroup)
#include "test_process_group.moc"
