// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document.h"

#include <QSignalSpy>

#include "app/document/edit_command.h"
#include "app/text/parameter_text.h"
#include "tests/app/app_test.h"
#include "tests/app/example_scenario.h"
#include "tests/core/scenario/random_scenario.h"

using namespace shardscope;

Q_DECLARE_METATYPE(shardscope::Value)

class TestDocument : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void anEditIsOneEntry()
    {
        Document document(test::exampleScenario());
        QSignalSpy changed(&document, &Document::scenarioChanged);
        QSignalSpy dirty(&document, &Document::dirtyChanged);
        QVERIFY(document.edit("plan.tp", std::int64_t{4}));
        QCOMPARE(document.scenario().plan.tp, 4);
        QCOMPARE(document.scenario().plan.dp, std::optional<int>(4));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(dirty.size(), 1);
        QCOMPARE(document.undoStack().undoText(), QString("Set tensor parallel: 8 → 4"));
        document.undoStack().undo();
        QVERIFY(isSame(document.scenario(), test::exampleScenario()));
        QVERIFY(!document.isDirty());
    }

    void aSnapshotNeverChanges()
    {
        Document document(test::exampleScenario());
        const std::shared_ptr<const Scenario> before = document.snapshot();
        document.edit("plan.pp", std::int64_t{2});
        QCOMPARE(before->plan.pp, 4);
        QCOMPARE(document.snapshot()->plan.pp, 2);
    }

    void nothingChangedLeavesNoTrace()
    {
        Document document(test::exampleScenario());
        QVERIFY(document.edit("plan.tp", std::int64_t{8}));
        QCOMPARE(document.undoStack().count(), 0);
    }

    void aDragIsOneEntry()
    {
        Document document(test::exampleScenario());
        document.beginDrag();
        for (const std::int64_t length : {4096, 2048, 16384})
            document.edit("training.sequence_length", length);
        document.endDrag();
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.undoStack().undoText(), QString("Set sequence length: 8,192 → 16,384"));
        document.beginDrag();
        document.edit("training.sequence_length", std::int64_t{32768});
        document.endDrag();
        QCOMPARE(document.undoStack().count(), 2);
        document.undoStack().undo();
        QCOMPARE(document.scenario().training.sequenceLength, 16384);
    }

    void aDragBackToItsStartVanishes()
    {
        Document document(test::exampleScenario());
        document.beginDrag();
        document.edit("plan.tp", std::int64_t{4});
        document.edit("plan.tp", std::int64_t{8});
        document.endDrag();
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(!document.isDirty());
    }

    void whatCannotBeIsRefused_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<Value>("value");
        QTest::newRow("no such field") << "plan.tensor" << Value(std::int64_t{4});
        QTest::newRow("out of range") << "plan.tp" << Value(std::int64_t{0});
        QTest::newRow("wrong type") << "plan.tp" << Value(std::string("four"));
        QTest::newRow("no such model") << "model.preset" << Value(std::string("llama-3-71b"));
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(QString, path);
        QFETCH(Value, value);
        Document document(test::exampleScenario());
        QSignalSpy refused(&document, &Document::editRefused);
        QVERIFY(!document.edit(path, value));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(isSame(document.scenario(), test::exampleScenario()));
    }

    void openingEndsTheWayBack()
    {
        Document document(test::exampleScenario());
        document.edit("plan.tp", std::int64_t{4});
        document.open(test::exampleScenario());
        QVERIFY(!document.isDirty());
        QVERIFY(!document.undoStack().canUndo());
        document.open(test::exampleScenario(), true);
        QVERIFY(document.isDirty());
        document.markSaved();
        QVERIFY(!document.isDirty());
    }

    void everyFieldHasATextForItsEdit()
    {
        const Scenario scenario = test::exampleScenario();
        for (const Parameter& parameter : parameters())
            QVERIFY(!editText(toText(parameter.path), scenario, scenario).isEmpty());
    }

    /// The way back is exact, with any fields edited to any legal values, some dragged, some locked.
    void undoingEverythingReturnsToTheStart()
    {
        Document document(test::exampleScenario());
        const std::string start = scenarioText(document.scenario());
        test::Random random(1);
        for (int count = 0; count < 2000; ++count) {
            const Parameter& parameter = parameters()[random() % parameters().size()];
            const QString path = toText(parameter.path);
            if (random() % 8 == 0)
                document.setLocked(path, random() % 2 == 0);
            const bool isDrag = random() % 4 == 0;
            if (isDrag)
                document.beginDrag();
            for (int step = isDrag ? 3 : 1; step > 0; --step)
                document.edit(path, test::randomValue(parameter, random));
            if (isDrag)
                document.endDrag();
            if (random() % 16 == 0)
                document.undoStack().undo();
        }
        QVERIFY(document.undoStack().count() > 500);
        while (document.undoStack().canRedo())  // the last step may have gone back
            document.undoStack().redo();
        const std::string end = scenarioText(document.scenario());
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        QCOMPARE(scenarioText(document.scenario()), start);
        while (document.undoStack().canRedo())
            document.undoStack().redo();
        QCOMPARE(scenarioText(document.scenario()), end);
    }
};

QTEST_GUILESS_MAIN(TestDocument)
#include "test_document.moc"
