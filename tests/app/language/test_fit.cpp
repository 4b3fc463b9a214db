// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "app/language/language.h"
#include "tests/app/language/fit.h"
#include "tests/app/language/tour_stops.h"

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
        const QList<test::Stop> stops = test::viewStops();
        for (const Language& language : languages()) {
            for (int stop = 0; stop < stops.size(); ++stop)
                QTest::addRow("%s %s", qPrintable(language.id), qPrintable(stops[stop].name)) << language.id << stop;
        }
    }
    void noTextIsCut()
    {
        QFETCH(QString, language);
        QFETCH(int, stop);
        speak(language);
        test::WindowFixture fixture;
        const QStringList size = qEnvironmentVariable("SHARDSCOPE_LANGUAGE_SIZE", "1280x800").split('x');
        if (const QString theme = qEnvironmentVariable("SHARDSCOPE_LANGUAGE_THEME"); !theme.isEmpty())
            fixture.settings.set(kThemeSetting, theme);
        fixture.window.resize(size[0].toInt(), size[1].toInt());
        test::settle(fixture);
        QStringList found;
        const test::Stop each = test::viewStops()[stop];
        each.visit(fixture, [&](QWidget& top, const QString& what) {
            leavePicture(top, language, what);
            for (const QString& text : test::unfitTexts(top))
                found << what + QStringLiteral(": ") + text;
        });
        leaveText(found);
        QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
    }

private:
    static void leaveText(const QStringList& found)
    {
        QFile file(qEnvironmentVariable("SHARDSCOPE_LANGUAGE_PICTURES") + "/found.txt");
        if (file.open(QIODevice::Append))
            file.write((QString(QTest::currentDataTag()) + u'\n' + found.join(u'\n') + u'\n').toUtf8());
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
