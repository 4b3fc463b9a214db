// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/playbook_store.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "core/io/playbook_json.h"
#include "tests/app/views/runs/run_rows.h"

using namespace shardscope;

class TestPlaybookStore : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void whatIsAddedComesBack()
    {
        {
            PlaybookStore store;
            store.open(path());
            QVERIFY(store.problem().isEmpty());
            const QString id = store.add(test::ownRun("taken"));
            store.setNotes(id, "warm room");
            store.setRules({{"TP inside the node", "own-1"}});
        }  // closing writes
        PlaybookStore store;
        store.open(path());
        QCOMPARE(store.playbook().runs.size(), std::size_t{1});
        QCOMPARE(store.playbook().runs[0].notes, std::string("warm room"));
        QCOMPARE(store.playbook().rules.size(), std::size_t{1});
        QVERIFY(!store.canUndo());
    }

    void itIsWrittenSoonAndWithoutAskingAgain()
    {
        PlaybookStore store;
        store.open(path());
        store.add(test::ownRun());
        QVERIFY(!QFile::exists(path()));
        QTRY_VERIFY(QFile::exists(path()));
        store.flush();
        QVERIFY(parsePlaybook(content(path()).toStdString(), "x"));
    }

    void idsAreNeverTwice()
    {
        PlaybookStore store;
        store.open({});
        store.addAll({test::ownRun("a"), test::ownRun("a"), test::ownRun("a")});
        store.remove("own-2");
        store.add(test::ownRun("a"));
        QSet<QString> ids;
        for (const Run& run : store.playbook().runs)
            ids.insert(QString::fromStdString(run.id));
        QCOMPARE(ids.size(), 3);
    }

    void editsAreTakenBack()
    {
        PlaybookStore store;
        store.open({});
        const QString id = store.add(test::ownRun());
        store.setNotes(id, "x");
        store.remove(id);
        QVERIFY(store.playbook().runs.empty());
        store.undo();
        QCOMPARE(store.playbook().runs[0].notes, std::string("x"));
        store.undo();
        QVERIFY(store.playbook().runs[0].notes.empty());
        store.undo();
        QVERIFY(store.playbook().runs.empty() && !store.canUndo());
        store.undo();
    }

    /// A file that is not understood stays as it is, byte for byte, whatever is tried.
    void aBadFileIsNotTouched_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray good = QByteArray::fromStdString(playbookText({{test::ownRun()}, {{"rule", ""}}}));
        QTest::newRow("cut") << good.left(good.size() / 2);
        QTest::newRow("of a newer program") << QByteArray(good).replace("playbook/1", "playbook/2");
        QTest::newRow("another document") << QByteArray("{\"schema\": \"shardscope.scenario/1\"}");
        QTest::newRow("a key that would be lost") << QByteArray(good).replace("\"rules\"", "\"mine\": 1, \"rules\"");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("noise") << QByteArray("\x00\xff\x7f{", 4);
    }
    void aBadFileIsNotTouched()
    {
        QFETCH(QByteArray, bytes);
        put(bytes);
        {
            PlaybookStore store;
            store.open(path());
            QVERIFY(!store.problem().isEmpty());
            QVERIFY(store.add(test::ownRun()).isEmpty());
            store.setRules({{"lost?", ""}});
            store.flush();
        }
        QCOMPARE(content(path()), bytes);
        PlaybookStore store;
        store.open(path());
        QSignalSpy told(&store, &PlaybookStore::told);
        store.startAnew();
        QCOMPARE(told.size(), 1);
        QVERIFY(!store.add(test::ownRun()).isEmpty());
        store.flush();
        QCOMPARE(content(m_folder->filePath("playbook (2).json")), bytes);
        QVERIFY(parsePlaybook(content(path()).toStdString(), "x"));
    }

    void whatAnotherProgramWroteIsKept()
    {
        PlaybookStore mine;
        mine.open(path());
        mine.add(test::ownRun());
        mine.flush();
        const QByteArray theirs = QByteArray::fromStdString(playbookText({{}, {{"written elsewhere", ""}}}));
        put(theirs);
        QSignalSpy told(&mine, &PlaybookStore::told);
        mine.setRules({{"written here", ""}});
        mine.flush();
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(content(m_folder->filePath("playbook (2).json")), theirs);
        QVERIFY(content(path()).contains("written here"));
        mine.setRules({});
        mine.flush();
        QCoreApplication::processEvents();
        QCOMPARE(told.size(), 1);
    }

    void aPlaceThatCannotBeWrittenIsTold()
    {
        put("a file where a folder should be");
        PlaybookStore store;
        store.open(path() + "/below.json");
        QSignalSpy told(&store, &PlaybookStore::told);
        store.add(test::ownRun());
        store.flush();
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(told[0][0].toString().contains("below.json"));
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath("playbook.json"); }
    static QByteArray content(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
    }
    void put(const QByteArray& bytes) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(TestPlaybookStore)
#include "test_playbook_store.moc"
