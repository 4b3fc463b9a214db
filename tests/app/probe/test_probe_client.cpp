// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/probe_client.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <csignal>

#include "app/probe/probe_plans.h"
#include "tests/app/app_test.h"

using namespace shardscope;

namespace {

constexpr int kLongWait = 30000;
constexpr const char* kHello =
    R"({"ev":"hello","protocol":1,"version":"x","backend":"host","host":"h","pid":1,"rank":0,"ranks":1,"quick":true,"simulated":false,"out":""})";

ProbeRequest quick(const QString& backend, const QString& fault = {})
{
    ProbeRequest request;
    request.backend = backend;
    request.quick = true;
    request.fault = fault;
    request.patience = 0.05;
    return request;
}

}  // namespace

/// The real helper, and programs that behave as none should.
class TestProbeClient : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_client = std::make_unique<ProbeClient>();
        m_endings.clear();
        connect(m_client.get(), &ProbeClient::ended, this, [this](const ProbeEnding& ending) { m_endings.push_back(ending); });
    }
    void cleanup() { m_client.reset(); }

    void measures()
    {
        if (probeProgram().isEmpty())
            QSKIP("there is no shardscope-probe");
        ProbeRequest request = quick("host");
        request.stages = {"memory"};
        m_client->start(probeProgram(), request);
        QVERIFY(ends());
        QCOMPARE(int(m_endings[0].end), int(ProbeEnd::Done));
        QCOMPARE(m_client->record().stages().size(), std::size_t(2));  // and what it needs
        QVERIFY(!m_client->record().samples().empty());
        QVERIFY(m_client->record().profile());
    }

    void cancels()
    {
        if (probeProgram().isEmpty())
            QSKIP("there is no shardscope-probe");
        ProbeRequest request = quick("simulated", "hang");
        request.patience = 100;
        m_client->start(probeProgram(), request);
        QVERIFY(QTest::qWaitFor([this] { return m_client->record().stagesDone() >= 4; }, kLongWait));
        m_client->cancel();
        m_client->cancel();
        QVERIFY(m_client->isCancelling());
        QVERIFY(ends());
        QCOMPARE(int(m_endings[0].end), int(ProbeEnd::Cancelled));
        QVERIFY(m_client->record().profile());
    }

    /// Killed from outside in the middle of it: told once, what was finished is kept, and the next run works.
    void survivesAKilledHelper()
    {
        if (probeProgram().isEmpty())
            QSKIP("there is no shardscope-probe");
        ProbeRequest request = quick("simulated", "hang");
        request.patience = 100;
        m_client->start(probeProgram(), request);
        QVERIFY(QTest::qWaitFor([this] { return m_client->record().stagesDone() >= 5; }, kLongWait));
        ::kill(static_cast<pid_t>(m_client->processId()), SIGKILL);
        QVERIFY(ends());
        QCOMPARE(int(m_endings[0].end), int(ProbeEnd::Crashed));
        QVERIFY(m_client->record().profile());
        m_client->start(probeProgram(), quick("simulated", "no-driver"));
        QVERIFY(QTest::qWaitFor([this] { return m_endings.size() == 2; }, kLongWait));
        QCOMPARE(int(m_endings[1].end), int(ProbeEnd::Failed));
    }

    void oddPrograms_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<int>("end");
        QTest::addColumn<int>("garbage");
        QTest::newRow("leaves without a word") << "exit 0" << int(ProbeEnd::Lost) << 0;
        QTest::newRow("dies") << "kill -9 $$" << int(ProbeEnd::Crashed) << 0;
        QTest::newRow("chatters") << "echo Hello; head -c 9000 /dev/urandom | tr -d '\\n'; exit 3" << int(ProbeEnd::Lost) << 2;
        QTest::newRow("another protocol")
            << QString(R"(echo '%1'; sleep 60)").arg(QString(kHello).replace("\"protocol\":1", "\"protocol\":99")) << int(ProbeEnd::Failed)
            << 0;
        QTest::newRow("hangs") << QString("echo '%1'; exec sleep 60").arg(kHello) << int(ProbeEnd::Lost) << 0;
        QTest::newRow("chatters for ever") << "while true; do echo chatter; sleep 0.02; done" << int(ProbeEnd::Lost) << -1;
        QTest::newRow("two results, and stays")
            << R"(R='{"ev":"result","outcome":"complete","done":1,"planned":1,"seconds":1,"file":"","text":""}'; echo "$R"; echo "$R"; exec sleep 60)"
            << int(ProbeEnd::Done) << 0;
        QTest::newRow("half a line at its end") << "printf '{\"ev\":\"result\"'" << int(ProbeEnd::Lost) << 1;
    }
    void oddPrograms()
    {
        QFETCH(QString, script);
        QFETCH(int, end);
        QFETCH(int, garbage);
        m_client->setSilence(700);
        m_client->start(program(script), quick("host"));
        QVERIFY(ends());
        QCOMPARE(int(m_endings[0].end), end);
        if (garbage >= 0)
            QCOMPARE(m_client->record().garbage(), garbage);
        QVERIFY(!m_endings[0].what.isEmpty() && !m_client->isRunning());
    }

    /// One that hears no word is ended all the same.
    void cancelsTheDeaf()
    {
        m_client->start(program("trap '' TERM INT; while true; do sleep 0.1; done"), quick("host"));
        QTest::qWait(50);
        m_client->cancel();
        QVERIFY(ends());
        QCOMPARE(int(m_endings[0].end), int(ProbeEnd::Cancelled));
    }

    void aLostProgramIsTold()
    {
        m_client->start("/no/such/shardscope-probe", quick("host"));
        QVERIFY(ends());
        QCOMPARE(int(m_endings[0].end), int(ProbeEnd::Failed));
        QVERIFY(!m_endings[0].remedy.isEmpty());
    }

    /// A window that closes takes the helper with it.
    void goesWithItsWindow()
    {
        const QString mark = m_folder.filePath("alive");
        m_client->start(program("while true; do date > '" + mark + "'; sleep 0.02; done"), quick("host"));
        QVERIFY(QTest::qWaitFor([&] { return QFile::exists(mark); }, kLongWait));
        m_client.reset();
        QTest::qWait(100);
        QFile::remove(mark);
        QTest::qWait(200);
        QVERIFY(!QFile::exists(mark));
        QVERIFY(m_endings.empty());
    }

    void plansAreTold()
    {
        if (probeProgram().isEmpty())
            QSKIP("there is no shardscope-probe");
        ProbePlanner planner;
        std::vector<BackendPlan> plans;
        connect(&planner, &ProbePlanner::answered, this, [&plans](const std::vector<BackendPlan>& told) { plans = told; });
        planner.ask(probeProgram(), quick("auto"));
        QVERIFY(QTest::qWaitFor([&planner] { return !planner.isBusy(); }, kLongWait));
        const BackendPlan* host = planOf(plans, "host");
        QVERIFY(host && host->isHere() && host->stages.size() > 6);
        QVERIFY(planOf(plans, "auto") && planOf(plans, "simulated") && !planOf(plans, "simulated")->isHere());
        QVERIFY(!planOf(plans, "abacus"));
        plans = {BackendPlan()};
        planner.ask("/no/such/program", quick("auto"));
        QVERIFY(QTest::qWaitFor([&] { return plans.empty(); }, kLongWait));
    }

private:
    bool ends()
    {
        const bool ended = QTest::qWaitFor([this] { return !m_endings.empty(); }, kLongWait);
        QTest::qWait(20);  // for one more than allowed
        return ended && m_endings.size() == 1;
    }

    QString program(const QString& script)
    {
        const QString path = m_folder.filePath("program" + QString::number(++m_programs));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write("#!/bin/sh\n" + script.toUtf8() + '\n') < 0)
            return {};
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return path;
    }

    QTemporaryDir m_folder;
    int m_programs = 0;
    std::unique_ptr<ProbeClient> m_client;
    std::vector<ProbeEnding> m_endings;
};

QTEST_MAIN(TestProbeClient)
#include "test_probe_client.moc"
