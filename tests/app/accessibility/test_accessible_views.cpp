// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QtTest>

#include "app/views/view_list.h"
#include "tests/app/estimates.h"
#include "widgets/charts/chart_widget.h"

using namespace shardscope;

namespace {

constexpr int kMostChildren = 200;
constexpr int kPresses = 20;  ///< of the Tab key for each part: links within a text take some

/// Everything that a reader comes to below; of a long list the first.
void gather(QAccessibleInterface* node, QList<QAccessibleInterface*>& all)
{
    if (!node || !node->isValid() || node->state().invisible)
        return;
    all << node;
    for (int child = 0; child < std::min(node->childCount(), kMostChildren); ++child)
        gather(node->child(child), all);
}

QString told(QAccessibleInterface* node)
{
    const QObject* object = node->object();
    return QStringLiteral("%1 \"%2\" role %3")
        .arg(object ? QLatin1String(object->metaObject()->className()) : QLatin1String("part"), node->text(QAccessible::Name))
        .arg(node->role());
}

}  // namespace

/// Every view of the list by the keyboard and a screen reader's texts; an added view is tested automatically.
class TestAccessibleViews : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QAccessible::setActive(true); }
    void init() { test::failOnWarnings(); }

    void everyPartSaysWhatItIs_data() { rows(); }
    void everyPartSaysWhatItIs()
    {
        const std::unique_ptr<View> view = shown();
        QList<QAccessibleInterface*> all;
        gather(QAccessible::queryAccessibleInterface(view.get()), all);
        QVERIFY(all.size() > 10);
        QStringList wrong;
        int charts = 0;
        for (QAccessibleInterface* node : all) {
            const auto role = node->role();
            const bool hasNoRole = role == QAccessible::NoRole || (role == QAccessible::Client && node->state().focusable);
            // A cell of a table may be empty.
            const bool isNameless = node->object() && node->text(QAccessible::Name).isEmpty();
            if (node->state().focusable && (isNameless || hasNoRole))
                wrong << told(node);
            if (role == QAccessible::Slider && !(node->valueInterface() && node->valueInterface()->currentValue().isValid()))
                wrong << told(node) + " has no value";
            if (role != QAccessible::Chart)
                continue;
            ++charts;
            auto* chart = qobject_cast<ChartWidget*>(node->object());
            const bool isEmpty = node->childCount() == 0 && !(chart && chart->table().rowCount() == 0);
            if (isEmpty || node->text(QAccessible::Description).isEmpty())
                wrong << told(node) + " tells nothing";
            for (int child = 0; child < std::min(node->childCount(), kMostChildren); ++child) {
                if (node->child(child)->text(QAccessible::Name).isEmpty())
                    wrong << told(node) + " has a part without a name";
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("; ")));
        QVERIFY(charts > 0 || view->findChild<QAbstractItemView*>());
    }

    /// The Tab key comes to everything that takes the keyboard, and out of it again; arrows move through a chart.
    void theKeyboardReachesEverything_data() { rows(); }
    void theKeyboardReachesEverything()
    {
        const std::unique_ptr<View> view = shown();
        QApplication::setActiveWindow(view.get());
        QSet<const QWidget*> unreached;
        for (QWidget* part : view->findChildren<QWidget*>()) {
            if ((part->focusPolicy() & Qt::TabFocus) != 0 && part->isVisible() && part->isEnabled() && !part->focusProxy())
                unreached << part;
        }
        QVERIFY(!unreached.isEmpty());
        const int parts = static_cast<int>(unreached.size());
        for (int press = 0; press < kPresses * parts && !unreached.isEmpty(); ++press) {
            QWidget* focus = QApplication::focusWidget();
            QTest::keyClick(focus ? focus : view.get(), Qt::Key_Tab);
            unreached.remove(QApplication::focusWidget());
        }
        QStringList names;
        for (const QWidget* part : unreached)
            names << QLatin1String(part->metaObject()->className()) + u' ' + part->accessibleName();
        QVERIFY2(names.isEmpty(), qPrintable(names.join("; ")));
        ChartWidget* chart = view->currentChart();
        if (!chart || !chart->isVisible() || chart->scene().marks.isEmpty())
            return;
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_Home);
        const int first = chart->cursor();
        bool moved = first >= 0;
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left}) {
            QTest::keyClick(chart, key);
            moved = moved || chart->cursor() != first;
        }
        QVERIFY(moved);
        QVERIFY(!chart->markName(std::max(chart->cursor(), 0)).isEmpty());
    }

private:
    static void rows()
    {
        QTest::addColumn<int>("place");
        for (int place = 0; place < static_cast<int>(viewRows().size()); ++place)
            QTest::newRow(qPrintable(viewRows()[place].info.id)) << place;
    }
    static std::unique_ptr<View> shown()
    {
        const int place = *static_cast<int*>(QTest::qData("place", QMetaType::Int));
        std::unique_ptr<View> view = viewRows()[place].make();
        view->resize(1280, 800);
        view->setEstimate(test::estimateWith({"model.preset=mixtral-8x7b", "training.lengths=gsm8k"}));
        view->show();
        if (!QTest::qWaitFor([&] { return view->isSettled(); }, 30000))
            QTest::qFail("the view did not settle", __FILE__, __LINE__);
        return view;
    }
};

QTEST_MAIN(TestAccessibleViews)
#include "test_accessible_views.moc"
