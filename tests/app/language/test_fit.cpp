// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileDialog>
#include <QtTest>

#include "app/language/language.h"
#include "tests/app/language/fit.h"
#include "tests/app/language/tour_parts.h"

using namespace shardscope;

/// Every text in every language as a window of 1280 by 800 shows it. With SHARDSCOPE_LANGUAGE_PICTURES a picture of each stop is left
/// there, to be looked at; _SIZE and _THEME say how.
class TestFit : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void cleanup()
    {
        speak(QStringLiteral("en"));
        Theme::apply(Theme());
    }

    void noTextIsCut_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("stop");
        for (const Language& language : languages()) {
            for (int stop = 0; stop < stops().size(); ++stop)
                QTest::addRow("%s %s", qPrintable(language.id), qPrintable(stops()[stop].name)) << language.id << stop;
        }
    }
    void noTextIsCut()
    {
        QFETCH(QString, language);
        QFETCH(int, stop);
        speak(language);
        const bool isPseudo = spoken().isPseudo;
        test::WindowFixture fixture;
        const QStringList size = qEnvironmentVariable("SHARDSCOPE_LANGUAGE_SIZE", "1280x800").split('x');
        if (const QString theme = qEnvironmentVariable("SHARDSCOPE_LANGUAGE_THEME"); !theme.isEmpty())
            fixture.settings.set(kThemeSetting, theme);
        fixture.window.resize(size[0].toInt(), size[1].toInt());
        test::settle(fixture);
        // Columns of charts that are cut in a narrow window; what they say is in the chart's table and under the pointer.
        static const QRegularExpression columns(
            QStringLiteral("(elided|cut|overlap) in \\w+ shardscope::(ShardsChart|HeatMap|MeshMap|GanttView):"));
        static const QRegularExpression longer(QStringLiteral(
            "shardscope::(TornadoChart|LayerDiagram|RingLayouts|RingChart|CollectiveChart|StackedBars):|cut in advice "
            "QLabel|elided in runs QLineEdit|elided in pipeline shardscope::Tile|in welcome Q(Label|PushButton)|"
            "cut in qt_scrollarea_viewport shardscope::WrappingLabel|too wide in pipeline shardscope::PipelineView|too wide in "
            "qt_scrollarea_viewport QWidget"));
        QStringList found;
        stops()[stop].visit(fixture, [&](QWidget& top, const QString& what) {
            if (qobject_cast<QFileDialog*>(&top))
                return;  // Qt's, or the desktop's
            leavePicture(top, language, what);
            for (const QString& text : test::unfitTexts(top)) {
                if (!text.contains(columns) && !(isPseudo && text.contains(longer)))
                    found << what + QStringLiteral(": ") + text;
            }
        });
        QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
    }

private:
    static const QList<test::Stop>& stops()
    {
        static const QList<test::Stop> all = test::viewStops() + test::partStops() + test::dialogStops();
        return all;
    }
    static void leavePicture(QWidget& top, const QString& language, QString what)
    {
        const QString folder = qEnvironmentVariable("SHARDSCOPE_LANGUAGE_PICTURES");
        if (folder.isEmpty())
            return;
        QDir().mkpath(folder + u'/' + language);
        top.grab().save(folder + u'/' + language + u'/' + what.replace(u'/', u'_').replace(u' ', u'_') + ".png");
    }
};

QTEST_MAIN(TestFit)
#include "test_fit.moc"
