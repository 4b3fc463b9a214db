// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QtTest>

#include "tests/app/estimates.h"
#include "tests/app/views/base/every_view.h"

using namespace shardscope;

namespace {

using Shown = std::shared_ptr<const Estimate>;

const std::vector<test::ViewMaker>& makers()
{
    static const std::vector<test::ViewMaker> all = test::everyView();
    return all;
}

Shown withoutStep()
{
    Scenario scenario = test::exampleScenario({});
    scenario.cluster.network.bandwidth = BytesPerSecond(0);
    return std::make_shared<const Estimate>(estimate(scenario).value());
}

/// Not active: the keyboard focus is not compared.
void lay(const test::AnyView& view)
{
    view.widget->setAttribute(Qt::WA_DontShowOnScreen);
    view.widget->resize(1000, 640);
}

bool settles(const test::AnyView& view)
{
    const bool settled = QTest::qWaitFor([&] { return view.isSettled(); }, 20000);
    // A part that is hidden moves its neighbours one layout at a time.
    for (int round = 0; round < 4; ++round)
        QCoreApplication::processEvents();
    return settled;
}

QImage pictureOf(const test::AnyView& view) { return view.widget->grab().toImage(); }

/// Returns the picture of a view that never had another estimate.
QImage pictureOf(const test::ViewMaker& maker, const Shown& estimate)
{
    const test::AnyView view = maker.make();
    lay(view);
    view.setEstimate(estimate);
    view.widget->show();
    return settles(view) ? pictureOf(view) : QImage();
}

/// A failure saves both pictures next to the binary.
bool isSame(const QImage& now, const QImage& wanted, const QString& name)
{
    if (now == wanted && !now.isNull())
        return true;
    now.save(name + QStringLiteral("-is.png"));
    wanted.save(name + QStringLiteral("-should-be.png"));
    return false;
}

}  // namespace

/// A view shows the estimate that it was given last, whatever it had before and whatever was in progress.
class TestEveryView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        m_dense = test::estimateWith();
        m_experts = test::estimateWith({"model.preset=mixtral-8x7b"});
        m_others = {{"nothing", nullptr}, {"an illegal plan", test::illegalEstimate()}, {"no step", withoutStep()}, {"experts", m_experts}};
        QVERIFY(!m_others[2].second->step() && m_others[2].second->isLegal());
    }
    void init() { test::failOnWarnings(); }

    /// The estimate is deleted during the making of its picture, and the picture's place belongs to another or none.
    void whatIsUnderWayIsNotShown_data() { rows(); }
    void whatIsUnderWayIsNotShown()
    {
        QFETCH(int, maker);
        QFETCH(int, other);
        const test::AnyView view = makers()[std::size_t(maker)].make();
        lay(view);
        view.widget->show();
        view.setEstimate(m_dense);
        view.setEstimate(m_others[std::size_t(other)].second);
        QVERIFY(settles(view));
        compare(view, maker, other);
    }
    /// The same while the view is hidden.
    void whatIsUnderWayBehindIsNotShown_data() { rows(); }
    void whatIsUnderWayBehindIsNotShown()
    {
        QFETCH(int, maker);
        QFETCH(int, other);
        const test::AnyView view = makers()[std::size_t(maker)].make();
        lay(view);
        view.widget->show();
        view.setEstimate(m_dense);
        view.widget->hide();
        view.setEstimate(m_others[std::size_t(other)].second);
        QTest::qWait(50);  // for what may come of the first
        view.widget->show();
        QVERIFY(settles(view));
        compare(view, maker, other);
    }
    void whatWasShownGoes_data() { rows(); }
    void whatWasShownGoes()
    {
        QFETCH(int, maker);
        QFETCH(int, other);
        const test::AnyView view = makers()[std::size_t(maker)].make();
        lay(view);
        view.widget->show();
        view.setEstimate(m_dense);
        QVERIFY(settles(view));
        view.setEstimate(m_others[std::size_t(other)].second);
        QVERIFY(settles(view));
        compare(view, maker, other);
        view.setEstimate(m_dense);
        QVERIFY(settles(view));
        QVERIFY(isSame(pictureOf(view), pictureOf(makers()[std::size_t(maker)], m_dense), picturePath("back")));
    }

private:
    void rows()
    {
        QTest::addColumn<int>("maker");
        QTest::addColumn<int>("other");
        for (std::size_t maker = 0; maker < makers().size(); ++maker) {
            for (std::size_t other = 0; other < m_others.size(); ++other)
                QTest::addRow("%s, then %s", makers()[maker].name.constData(), m_others[other].first) << int(maker) << int(other);
        }
    }

    void compare(const test::AnyView& view, int maker, int other)
    {
        QImage& wanted = m_wanted[{maker, other}];
        if (wanted.isNull())
            wanted = pictureOf(makers()[std::size_t(maker)], m_others[std::size_t(other)].second);
        QVERIFY(isSame(pictureOf(view), wanted, picturePath("then")));
    }

    static QString picturePath(const char* what)
    {
        QString name = QString::fromLatin1(QTest::currentDataTag());
        return QCoreApplication::applicationDirPath() +
               QStringLiteral("/every_view-%1-%2").arg(QLatin1String(what), name.replace(u' ', u'-'));
    }

    Shown m_dense;
    Shown m_experts;
    std::vector<std::pair<const char*, Shown>> m_others;
    std::map<std::pair<int, int>, QImage> m_wanted;
};

QTEST_MAIN(TestEveryView)
#include "test_every_view.moc"
