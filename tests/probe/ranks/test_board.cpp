// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStringList>
#include <QTest>
#include <memory>

#include "probe/ranks/board.h"

using namespace shardscope::probe;

namespace {

/// One rank with its own poller, in this process.
struct Member {
    Poller poller;
    QStringList seen;
    std::unique_ptr<Board> board;

    Member(int rank, int ranks, const std::string& rendezvous, const std::string& job = "job")
    {
        Place place;
        place.rank = rank;
        place.ranks = ranks;
        place.rendezvous = rendezvous;
        place.job = job;
        board = std::make_unique<Board>(
            place, poller, [this](const std::string& key, const std::string& value) { seen << QString::fromStdString(key + "=" + value); });
    }
    void turn()
    {
        (void)board->gather();
        poller.wait(std::chrono::milliseconds(5));
    }
};

std::string freeAddress() { return "127.0.0.1:" + std::to_string(portOf(listenAt("127.0.0.1:0"))); }

void turnAll(std::vector<std::unique_ptr<Member>>& members, int turns = 40)
{
    for (int i = 0; i < turns; ++i) {
        for (auto& member : members)
            member->turn();
    }
}

std::vector<std::unique_ptr<Member>> gathered(int ranks)
{
    const std::string address = freeAddress();
    std::vector<std::unique_ptr<Member>> members;
    // The last first: rank 0 need not be there when the others begin.
    for (int rank = ranks - 1; rank >= 0; --rank)
        members.insert(members.begin(), std::make_unique<Member>(rank, ranks, address));
    turnAll(members);
    return members;
}

}  // namespace

class TestBoard : public QObject {
    Q_OBJECT

private slots:
    void aloneItIsAMap()
    {
        Member alone(0, 1, "");
        QVERIFY(alone.board->isWhole());
        alone.board->share("a", "1");
        alone.board->share("a", "2");
        QCOMPARE(*alone.board->find("a"), std::string("1"));
        QCOMPARE(alone.seen, QStringList{"a=1"});
    }

    /// Whoever pins a key, all see it, once, in one order.
    void allSeeTheSame()
    {
        auto members = gathered(4);
        for (auto& member : members)
            QVERIFY(member->board->isWhole());
        for (int rank = 0; rank < 4; ++rank)
            members[static_cast<std::size_t>(rank)]->board->share("from:" + std::to_string(rank),
                                                                  std::string("\0\xff", 2) + std::to_string(rank));
        turnAll(members);
        QCOMPARE(members[0]->seen.filter("from:").size(), 4);
        for (auto& member : members)
            QCOMPARE(member->seen.filter("from:"), members[0]->seen.filter("from:"));
    }

    void whoIsMissingIsNamed()
    {
        Member first(0, 3, freeAddress());
        first.turn();
        QVERIFY(!first.board->isWhole());
        QCOMPARE(first.board->missing(), (std::vector<int>{1, 2}));
    }

    void whoLeavesIsTold()
    {
        auto members = gathered(3);
        members[1].reset();
        members.erase(members.begin() + 1);
        turnAll(members);
        for (auto& member : members)
            QCOMPARE(member->board->lost(), std::set<int>{1});
        members.erase(members.begin());
        turnAll(members);
        QVERIFY(members[0]->board->lost().contains(0));
    }

    /// Another job's process that found the port is not heard, and counts for none.
    void aStrangerIsNotHeard()
    {
        const std::string address = freeAddress();
        std::vector<std::unique_ptr<Member>> members;
        members.push_back(std::make_unique<Member>(0, 2, address));
        members.push_back(std::make_unique<Member>(1, 2, address, "another job"));
        turnAll(members);
        members[1]->board->share("evil", "1");
        turnAll(members);
        QVERIFY(!members[0]->board->isWhole());
        QVERIFY(!members[0]->board->find("evil"));
    }

    void aPortThatIsTakenIsSaid()
    {
        const Socket taken = listenAt("127.0.0.1:0");
        Member first(0, 2, "127.0.0.1:" + std::to_string(portOf(taken)));
        QVERIFY(QString::fromStdString(first.board->gather()).contains("can't listen"));
    }
};

QTEST_APPLESS_MAIN(TestBoard)
#include "test_board.moc"
