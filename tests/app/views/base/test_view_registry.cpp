// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QtTest>

#include "app/views/view_list.h"
#include "tests/app/estimates.h"
#include "widgets/charts/chart_widget.h"
#include "widgets/controls/card.h"
#include "widgets/controls/stroke_icon.h"

using namespace shardscope;

namespace {

void lay(QWidget& view, const QSize& size)
{
    view.setAttribute(Qt::WA_DontShowOnScreen);
    view.resize(size);
    view.show();
}

bool settles(const View& view)
{
    return QTest::qWaitFor([&] { return view.isSettled(); }, 20000);
}

const std::shared_ptr<const Estimate>& mixtral()
{
    static const auto shown = test::estimateWith({"model.preset=mixtral-8x7b", "training.lengths=gsm8k"});
    return shown;
}

}  // namespace

/// The duties of every view in the registry; a new view is tested as soon as it is listed.
class TestViewRegistry : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void namesAreUnique()
    {
        QSet<QString> ids;
        QSet<QString> titles;
        QSet<QString> pictures;
        for (const ViewRow& row : viewRows()) {
            QVERIFY2(!ids.contains(row.info.id) && !titles.contains(row.info.title), qPrintable(row.info.id));
            ids << row.info.id;
            titles << row.info.title;
            QVERIFY(!row.pictures.isEmpty());
            for (const ViewPicture& picture : row.pictures) {
                QVERIFY2(!pictures.contains(picture.name), qPrintable(picture.name));
                pictures << picture.name;
            }
            QSet<QString> commands;
            for (const ViewCommand& command : row.commands) {
                QVERIFY2(!commands.contains(command.id), qPrintable(command.id));
                commands << command.id;
            }
            QCOMPARE(findView(row.info.id)->info.title, row.info.title);
        }
        QVERIFY(!findView("no such view"));
    }

    void saysWhatItIs_data() { rows(); }
    void saysWhatItIs()
    {
        const ViewRow& shown = row();
        QVERIFY(shown.info.question.endsWith('?'));
        const QRectF icon = strokePath(shown.info.icon).boundingRect();
        QVERIFY2(QRectF(0, 0, 24, 24).contains(icon) && icon.width() > 8 && icon.height() > 8, qPrintable(shown.info.id));
        const std::unique_ptr<View> view = shown.make();
        QCOMPARE(view->objectName(), shown.info.id);
        QCOMPARE(view->findChild<Card*>()->accessibleName(), shown.info.title);
    }

    /// Without an estimate, before and after one; the state says why, and nothing can be saved except the parts that need no estimate.
    void standsEverything_data() { rows(); }
    void standsEverything()
    {
        const std::unique_ptr<View> view = row().make();
        lay(*view, {1000, 640});
        QVERIFY(settles(*view));
        for (const auto& estimate : {test::estimateWith(), test::illegalEstimate(), mixtral(), test::deepEstimate()}) {
            view->setEstimate(estimate);
            view->setEstimate(nullptr);  // with a picture under way
            view->setEstimate(estimate);
            QVERIFY(settles(*view));
            QVERIFY(!view->grab().isNull());
        }
    }

    void fitsWhereItIsShown_data() { rows(); }
    void fitsWhereItIsShown()
    {
        const std::unique_ptr<View> view = row().make();
        view->setEstimate(mixtral());
        for (const QSize& size : {QSize(320, 240), QSize(900, 560), QSize(2560, 1600)}) {
            lay(*view, size);
            QVERIFY(settles(*view));
            QVERIFY(!view->grab().isNull());
        }
    }

    /// At the room that a window of 1280 by 800 leaves to one view.
    void needsNoMoreThanASmallWindowHas_data() { rows(); }
    void needsNoMoreThanASmallWindowHas()
    {
        const std::unique_ptr<View> view = row().make();
        lay(*view, {872, 560});
        view->setEstimate(mixtral());
        QVERIFY(settles(*view));
        QVERIFY2(view->minimumSizeHint().width() <= 872, qPrintable(QString::number(view->minimumSizeHint().width())));
    }

    void costsNothingWhileItIsHidden_data() { rows(); }
    void costsNothingWhileItIsHidden()
    {
        const std::unique_ptr<View> view = row().make();
        view->setEstimate(mixtral());
        QTest::qWait(30);
        QVERIFY(!view->isSettled());  // nothing was begun
        lay(*view, {1000, 640});
        QVERIFY(settles(*view));
    }

    void everythingHasAName_data() { rows(); }
    void everythingHasAName()
    {
        const std::unique_ptr<View> view = row().make();
        lay(*view, {1000, 640});
        view->setEstimate(mixtral());
        QVERIFY(settles(*view));
        QVERIFY2(test::namelessWidgets(*view).isEmpty(), qPrintable(test::namelessWidgets(*view).join("; ")));
    }

    /// The table, the copied and the saved text have the same numbers; the picture can be written in each form.
    void givesItsNumbersAndItsPicture_data() { rows(); }
    void givesItsNumbersAndItsPicture()
    {
        const std::unique_ptr<View> view = row().make();
        lay(*view, {1000, 640});
        view->setEstimate(mixtral());
        QVERIFY(settles(*view));
        const QAbstractItemModel* table = view->currentTable();
        QVERIFY(table && table->rowCount() > 0 && table->columnCount() > 1);
        view->copyTable();
        QCOMPARE(QGuiApplication::clipboard()->text().count('\n'), table->rowCount() + 1);
        QTemporaryDir folder;
        QCOMPARE(view->saveTable(folder.filePath("a.csv")), QString());
        QCOMPARE(view->saveTable(folder.filePath("a.xlsx")), QString());
        QVERIFY(QFile(folder.filePath("a.csv")).size() > 20);
        for (const char* name : {"a.png", "a.svg", "a.pdf"}) {
            QCOMPARE(view->saveShown(folder.filePath(name)), QString());
            QVERIFY(QFile(folder.filePath(name)).size() > 500);
        }
        QVERIFY(!view->saveTable("/no/such/folder/a.csv").isEmpty());
        QVERIFY(!view->saveShown("/no/such/folder/a.png").isEmpty());
        view->setTableShown(true);
        QVERIFY(settles(*view));
        view->setEstimate(test::estimateWith());
        QVERIFY(settles(*view));
        QVERIFY(view->isTableShown());
        view->setTableShown(false);
    }

    /// A mode that is not there leaves the view as it was.
    void keepsItsMode_data() { rows(); }
    void keepsItsMode()
    {
        const ViewRow& shown = row();
        const std::unique_ptr<View> view = shown.make();
        const QString first = view->modeId();
        view->setModeId("no such mode");
        QCOMPARE(view->modeId(), first);
        for (const ViewPicture& picture : shown.pictures) {
            picture.prepare(*view);
            const QString mode = view->modeId();
            const std::unique_ptr<View> again = shown.make();
            again->setModeId(mode);
            QCOMPARE(again->modeId(), mode);
        }
    }

    void commandsWork_data() { rows(); }
    void commandsWork()
    {
        const ViewRow& shown = row();
        const std::unique_ptr<View> view = shown.make();
        lay(*view, {1000, 640});
        view->setEstimate(mixtral());
        for (const ViewCommand& command : shown.commands) {
            command.act(*view);
            QVERIFY2(settles(*view), qPrintable(command.id));
            QVERIFY(!command.text.isEmpty());
        }
    }

    void hearsWhatIsPointedAt_data() { rows(); }
    void hearsWhatIsPointedAt()
    {
        const std::unique_ptr<View> view = row().make();
        const QList<Pointed> all{{}, {1, -1, {}}, {1, 9, {}}, {-1, -1, Axis::Tp}, {999, 99999, Axis::Ep}};
        for (const Pointed& each : all)
            view->setContext(&ViewContext::pointed, each);  // before there is anything
        lay(*view, {1000, 640});
        view->setEstimate(mixtral());
        QVERIFY(settles(*view));
        for (const Pointed& each : all) {
            view->setContext(&ViewContext::pointed, each);
            QVERIFY(settles(*view));
            QVERIFY(!view->grab().isNull());
        }
    }

private:
    static void rows()
    {
        QTest::addColumn<int>("place");
        for (int place = 0; place < static_cast<int>(viewRows().size()); ++place)
            QTest::newRow(qPrintable(viewRows()[place].info.id)) << place;
    }
    static const ViewRow& row()
    {
        const int place = *static_cast<int*>(QTest::qData("place", QMetaType::Int));
        return viewRows()[place];
    }
};

QTEST_MAIN(TestViewRegistry)
#include "test_view_registry.moc"
