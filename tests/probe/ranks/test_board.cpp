// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "probe/protocol/message.h"
#include "probe/ranks/board.h"

using namespace shardscope::probe;

namespace {

/// One rank with its own poller, in this process.
struct Member {
    Poller poller;
    QStringList seen;
    std::unique_ptr<Board> board;

    Member(int rank, int ranks, const std::string& rendezvous, const std::string& token = std::string(64, 'a'))
    {
        Place place;
        place.rank = rank;
        place.ranks = place.localRanks = ranks;
        place.rendezvous = rendezvous;
        place.token = token;
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

    /// Another run's process that found the port is not heard, and counts for none.
    void aStrangerIsNotHeard()
    {
        const std::string address = freeAddress();
        std::vector<std::unique_ptr<Member>> members;
        members.push_back(std::make_unique<Member>(0, 2, address));
        members.push_back(std::make_unique<Member>(1, 2, address, std::string(64, 'b')));
        turnAll(members);
        members[1]->board->share("evil", "1");
        turnAll(members);
        QVERIFY(!members[0]->board->isWhole());
        QVERIFY(!members[0]->board->find("evil"));
    }

    /// Who does not greet as a rank that is missing is shown the door at once.
    void whoGreetsWronglyIsDropped_data()
    {
        QTest::addColumn<QByteArray>("greeting");
        const auto line = [](const std::string& key, const std::string& value) {
            return QByteArray::fromStdString(messageLine(Shared{key, value}) + '\n');
        };
        const std::string right(32, 'a');
        QTest::newRow("no secret") << line("join:1", "");
        QTest::newRow("a part of it") << line("join:1", right.substr(1));
        QTest::newRow("the answer's length") << line("join:1", std::string(64, 'a'));
        QTest::newRow("rank 0") << line("join:0", right);
        QTest::newRow("no such rank") << line("join:2", right);
        QTest::newRow("a negative one") << line("join:-1", right);
        QTest::newRow("no number") << line("join:1x", right);
        QTest::newRow("another key") << line("cancel", right);
        QTest::newRow("what rank 0 says") << line("lost:1", "");
        QTest::newRow("noise") << QByteArray("GET / HTTP/1.1\r\n");
        QTest::newRow("no end of line") << QByteArray(1000, 'x');
        QTest::newRow("a deep document") << QByteArray(60000, '[') + '\n';
    }
    void whoGreetsWronglyIsDropped()
    {
        QFETCH(QByteArray, greeting);
        const std::string address = freeAddress();
        Member first(0, 2, address);
        first.turn();
        const Socket stranger = connectTo(address);
        QVERIFY(sendAll(stranger.descriptor(), greeting.constData(), static_cast<std::size_t>(greeting.size())));
        for (int i = 0; i < 10; ++i)
            first.turn();
        char byte = 0;
        QVERIFY(!receiveAll(stranger.descriptor(), &byte, 1));  // it is closed, and nothing was said
        QVERIFY(first.seen.isEmpty() && !first.board->isWhole() && first.board->lost().empty());
    }

    /// A registered rank is not replaced, and when all are registered no other can join.
    void nobodyComesTwice()
    {
        const std::string address = freeAddress();
        std::vector<std::unique_ptr<Member>> members;
        members.push_back(std::make_unique<Member>(0, 3, address));
        members.push_back(std::make_unique<Member>(1, 3, address));
        turnAll(members);
        members.push_back(std::make_unique<Member>(1, 3, address));
        turnAll(members);
        QCOMPARE(members[0]->board->missing(), std::vector<int>{2});
        members[2]->board->share("evil", "1");
        members[2] = std::make_unique<Member>(2, 3, address);
        turnAll(members);
        QVERIFY(members[0]->board->isWhole() && members[2]->board->isWhole() && !members[0]->board->find("evil"));
        QVERIFY(!connectTo(address).isOpen());
        members[1]->board->share("lost:2", "");
        turnAll(members);
        QVERIFY(members[0]->board->lost().empty());
    }

    /// A listener in rank 0's place without the secret's other half receives nothing more and is ignored.
    void nobodyTakesRankZerosPlace()
    {
        const Socket listener = listenAt("127.0.0.1:0");
        Member second(1, 2, "127.0.0.1:" + std::to_string(portOf(listener)));
        second.turn();
        const Socket way = acceptFrom(listener);
        const std::string lines = messageLine(Shared{"welcome", std::string(32, 'b')}) + '\n' + messageLine(Shared{"cancel", ""}) + '\n';
        QVERIFY(sendAll(way.descriptor(), lines.data(), lines.size()));
        for (int i = 0; i < 10; ++i)
            second.turn();
        QVERIFY(second.seen.isEmpty() && !second.board->isWhole());
    }

    /// On the address that was named, and on no other.
    void rankZeroListensWhereItWasTold()
    {
        const std::string port = std::to_string(portOf(listenAt("127.0.0.2:0")));
        Member first(0, 2, "127.0.0.2:" + port);
        first.turn();
        QVERIFY(connectTo("127.0.0.2:" + port).isOpen());
        QVERIFY(!connectTo("127.0.0.1:" + port).isOpen());
        QVERIFY(!listenAt(":0").isOpen() && !listenAt("*:0").isOpen());
    }

    void otherNodesCannotComeToALoopback()
    {
        Place place;
        place.ranks = 4;
        place.localRanks = 2;
        place.rendezvous = freeAddress();
        place.token = std::string(64, 'a');
        Poller poller;
        Board board(place, poller, [](const std::string&, const std::string&) {});
        QVERIFY(QString::fromStdString(board.gather()).contains("loopback"));
    }

    /// Rank 0 makes it for itself and its user alone, over what an earlier run left, and takes it away again.
    void theSecretIsAPrivateFile()
    {
        const QTemporaryDir folder;
        Place place;
        place.ranks = 2;
        place.tokenFile = folder.filePath("inner/run.token").toStdString();
        const QString path = QString::fromStdString(place.tokenFile);
        Place second = place;
        second.rank = 1;
        Secret reader(second);
        QVERIFY(!reader.obtain().empty());
        {
            Secret one(place);
            QCOMPARE(one.obtain(), std::string());
            QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                     QFile::Permissions());
            QCOMPARE(reader.obtain(), std::string());
            QVERIFY(isSameSecret(reader.question(), one.question()) && isSameSecret(reader.answer(), one.answer()));
            QVERIFY(one.question().size() == 32 && one.question() != one.answer());
            Secret other(place);
            QCOMPARE(other.obtain(), std::string());
            QVERIFY(other.question() != one.question());
            QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
            QVERIFY(QString::fromStdString(reader.obtain()).contains("0600"));
        }
        QVERIFY(!QFile::exists(path));
        QVERIFY(!isSameSecret("", "") && !isSameSecret("ab", "abc") && !isSameSecret("ab", "ac"));
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
