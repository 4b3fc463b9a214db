// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/message_bar.h"

#include <QTest>
#include <QToolButton>

using namespace shardscope;

class TestMessageBar : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A second matter takes neither the first one's words nor its button.
    void aSentenceIsAddedBelow()
    {
        MessageBar bar;
        bar.add(Standing::Warning, QStringLiteral("alone"));
        QCOMPARE(bar.text(), QStringLiteral("alone"));
        int shown = 0;
        bar.tell(Standing::Hint, QStringLiteral("read"), {}, {QStringLiteral("Show all"), [&shown] { ++shown; }, true});
        bar.add(Standing::Warning, QStringLiteral("second"));
        bar.add(Standing::Warning, QStringLiteral("third"));
        QCOMPARE(bar.text(), QStringLiteral("read\nsecond\nthird"));
        bar.findChild<QToolButton*>(QStringLiteral("message_action"))->click();
        QCOMPARE(shown, 1);
    }

    void whatIsTrueUntilAnEditGoesWithIt()
    {
        MessageBar bar;
        bar.tell(Standing::Error, QStringLiteral("refused"));
        bar.forgetEdited();
        QVERIFY(!bar.isHidden());
        bar.tellUntilEdit(QStringLiteral("as it was"));
        bar.forgetEdited();
        QVERIFY(bar.isHidden());
    }
};

QTEST_MAIN(TestMessageBar)
#include "test_message_bar.moc"
