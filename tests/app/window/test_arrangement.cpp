// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/arrangement.h"

#include <QJsonArray>
#include <QJsonDocument>

#include "app/views/view_list.h"
#include "tests/app/app_test.h"

using namespace shardscope;

class TestArrangement : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void comesBackAsItWas()
    {
        Arrangement arrangement;
        arrangement.panes = {{{"memory", "step"}, 1}, {{"mesh"}, 0}};
        arrangement.active = 1;
        arrangement.maximised = 0;
        arrangement.hasControls = false;
        arrangement.modes = {{"memory", "zero"}};
        arrangement.splitters = {{"compare/0", {300, 500}}, {"panes 1+1/rows", {1, 2}}};
        QCOMPARE(arrangementFromJson(arrangementToJson(arrangement)), arrangement);
    }

    void everyNamedLayoutIsOfViewsThatThereAre()
    {
        QSet<QString> ids;
        for (const NamedLayout& layout : namedLayouts()) {
            QVERIFY(!ids.contains(layout.id));
            ids << layout.id;
            QCOMPARE(arrangementFromJson(arrangementToJson(layout.arrangement)), layout.arrangement);
        }
    }

    /// Arrangements of another version, or unknown ones: the valid part is shown, and never nothing.
    void whatIsNotThereIsLeftOut_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QStringList>("first");
        QTest::newRow("empty") << QByteArray("{}") << QStringList{"overview"};
        QTest::newRow("unknown views") << QByteArray(R"({"panes": [{"views": ["gone"]}, {"views": ["gone", "mesh"], "current": "gone"}]})")
                                       << QStringList{"mesh"};
        QTest::newRow("twice the same")
            << QByteArray(R"({"panes": [{"views": ["mesh", "mesh"]}, {"views": ["mesh"]}], "active": 7, "maximised": 9})")
            << QStringList{"mesh"};
        QTest::newRow("splitters of nobody") << QByteArray(R"({"splitters": {"a": 3, "b": [], "c": ["x", -5], "d": [0, 0]}})")
                                             << QStringList{"overview"};
        QTest::newRow("of another shape") << QByteArray(R"({"panes": 3, "active": "x", "modes": []})") << QStringList{"overview"};
    }
    void whatIsNotThereIsLeftOut()
    {
        QFETCH(QByteArray, json);
        QFETCH(QStringList, first);
        const Arrangement arrangement = arrangementFromJson(QJsonDocument::fromJson(json).object());
        QCOMPARE(arrangement.panes.size(), 1);
        QCOMPARE(arrangement.panes.first().views, first);
        QCOMPARE(arrangement.active, 0);
        QVERIFY(arrangement.maximised <= 0);
        QVERIFY(arrangement.splitters.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestArrangement)
#include "test_arrangement.moc"
