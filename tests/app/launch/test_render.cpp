// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>

#include <sys/stat.h>

#include "app/launch/launch_options.h"
#include "app/views/view_list.h"
#include "tests/app/app_test.h"
#include "tests/app/example_scenario.h"

using namespace shardscope;

namespace {

struct Answer {
    int status = -1;
    QByteArray output;
    QByteArray problems;
};

/// The program itself, without a display. `environment` without an entry: as in this test, but for the platform.
Answer run(const QStringList& arguments, const QString& folder, const QByteArray& input = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"})
        environment.remove(name);
    environment.insert("XDG_CONFIG_HOME", folder);
    environment.insert("XDG_DATA_HOME", folder);
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start(SHARDSCOPE_PROGRAM, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(600000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// How many different colours a picture has: an empty one has few.
qsizetype colours(const QImage& image)
{
    QSet<QRgb> seen;
    for (int y = 0; y < image.height(); y += 3) {
        for (int x = 0; x < image.width(); x += 3)
            seen.insert(image.pixel(x, y));
    }
    return seen.size();
}

}  // namespace

class TestRender : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void everyView_data()
    {
        QTest::addColumn<QString>("view");
        QTest::addColumn<double>("scale");
        for (const QString& view : renderableViews()) {
            QTest::newRow(qPrintable(view)) << view << 1.0;
            QTest::newRow(qPrintable(view + " at 2")) << view << 2.0;
        }
    }
    void everyView()
    {
        QFETCH(QString, view);
        QFETCH(double, scale);
        const QTemporaryDir folder;
        const QString path = folder.filePath("picture.png");
        const Answer answer = run(
            {"--render", view, "--size", "800x600", "--theme", "dark", "--scale", QString::number(scale), "--out", path}, folder.path());
        QCOMPARE(answer.problems, QByteArray());
        QCOMPARE(answer.status, 0);
        const QImage image(path);
        QCOMPARE(image.size(), QSize(800, 600) * scale);
        QVERIFY(colours(image) > 20);
        QVERIFY(qGray(image.pixel(2, image.height() - 3)) < 80);
    }

    /// Whatever can be drawn can be drawn as every kind of picture.
    void drawings_data()
    {
        QTest::addColumn<QString>("view");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("start");
        for (const char* view : {"window", "derivation", "memory"}) {
            QTest::addRow("%s as SVG", view) << view << "p.svg" << QByteArray("<?xml");
            QTest::addRow("%s as PDF", view) << view << "p.pdf" << QByteArray("%PDF");
        }
    }
    void drawings()
    {
        QFETCH(QString, view);
        QFETCH(QString, name);
        const QTemporaryDir folder;
        QCOMPARE(run({"--render", view, "--out", name}, folder.path()).status, 0);
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QTEST(file.read(file.size()).left(name.endsWith("svg") ? 5 : 4), "start");
    }

    /// Root could put a file in a device's place.
    void aPipeStaysAPipe()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("pipe.png");
        QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        QProcess reader;
        reader.start("cat", {path});
        QCOMPARE(run({"--render", "memory", "--out", path}, folder.path()).status, 0);
        QVERIFY(reader.waitForFinished(20000));
        QVERIFY(reader.readAllStandardOutput().startsWith("\x89PNG"));
        QVERIFY(!QFileInfo(path).isFile());
    }

    void twiceTheSame()
    {
        const QTemporaryDir folder;
        for (const char* name : {"one.png", "two.png"})
            QCOMPARE(run({"--render", "memory", "--out", name}, folder.path()).status, 0);
        QCOMPARE(QImage(folder.filePath("one.png")), QImage(folder.filePath("two.png")));
    }

    /// Every page of a lesson, each question also with its answer.
    void lessonsAreToured()
    {
        QTemporaryDir folder;
        const Answer answer = run({"--tour-lessons", "pages", "--lesson", "bubble", "--size", "1000x700", "--presenter"}, folder.path());
        QCOMPARE(answer.status, 0);
        const QStringList pages = QDir(folder.filePath("pages")).entryList({"*.png"}, QDir::Files, QDir::Name);
        QCOMPARE(pages, (QStringList{"bubble-1.png", "bubble-2-told.png", "bubble-2.png", "bubble-3-told.png", "bubble-3.png",
                                     "bubble-4-told.png", "bubble-4.png", "bubble-5-told.png", "bubble-5.png", "bubble-6-told.png",
                                     "bubble-6.png", "bubble-debrief.png"}));
        for (const QString& page : pages)
            QCOMPARE(QImage(folder.filePath("pages/" + page)).size(), QSize(1000, 700));
    }

    void aTourHasEveryViewInEveryTheme()
    {
        const QTemporaryDir folder;
        const Answer answer = run({"--tour", "tour", "--size", "640x480"}, folder.path());
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.problems, QByteArray());
        const QStringList pictures = QDir(folder.filePath("tour")).entryList({"*.png"});
        QCOMPARE(pictures.size(), (renderableViews().size() + viewRows().size()) * 3 + 1);
        QVERIFY(QImage(folder.filePath("tour/contact-sheet.png")).width() > 1900);
        QVERIFY(pictures.contains("window-dark.png") && pictures.contains("window-memory-dark.png"));
        QCOMPARE(answer.output.trimmed().split('\n').size(), pictures.size());
    }

    void scenariosAndConfigsAreRead()
    {
        const QTemporaryDir folder;
        const QByteArray scenario = QByteArray::fromStdString(scenarioText(test::exampleScenario()));
        QCOMPARE(run({"--render", "memory", "--out", "m.png", "-"}, folder.path(), scenario).status, 0);
        QCOMPARE(
            run({"--render", "memory", "--out", "c.png", SHARDSCOPE_SOURCE_DIR "/tests/fuzz/corpus/hf_config/llama.json"}, folder.path())
                .status,
            0);
        QVERIFY(QImage(folder.filePath("m.png")) != QImage(folder.filePath("c.png")));
    }

    /// Assumptions are listed; unknown facts are named with their reasons, and nothing is drawn.
    void aLaunchFileIsReadOrRefused()
    {
        const QTemporaryDir folder;
        const QByteArray flags = "pretrain_gpt.py --num-layers 4 --hidden-size 64 --num-attention-heads 4 --seq-length 128 --bf16";
        for (const auto& [name, text] : {std::pair("whole.sh", "torchrun " + flags + " --micro-batch-size 1 --vocab-size 100\n"),
                                         std::pair("open.sh", flags + " --vocab-size 100\n")}) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        }
        const Answer whole = run({"--render", "memory", "--out", "m.png", "whole.sh"}, folder.path());
        QCOMPARE(whole.status, 0);
        QVERIFY2(whole.problems.contains("assumed the number of nodes 1"), whole.problems.constData());
        const Answer open = run({"--render", "memory", "--out", "o.png", "open.sh"}, folder.path());
        QCOMPARE(open.status, 2);
        QVERIFY2(open.problems.contains("--micro-batch-size") && open.problems.contains("--nnodes"), open.problems.constData());
        QVERIFY(!QFile::exists(folder.filePath("o.png")));
    }

    void badInput_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::newRow("a view that does not exist") << QStringList{"--render", "kitchen", "--out", "p.png"} << 2;
        QTest::newRow("no such file") << QStringList{"--render", "memory", "--out", "p.png", "none.json"} << 2;
        QTest::newRow("nothing to read") << QStringList{"--render", "memory", "--out", "p.png", "-"} << 2;
        QTest::newRow("an encoder") << QStringList{"--render", "memory", "--out", "p.png",
                                                   SHARDSCOPE_SOURCE_DIR "/tests/fuzz/corpus/hf_config/bert.json"}
                                    << 2;
        QTest::newRow("cannot be written") << QStringList{"--render", "memory", "--out", "/proc/p.png"} << 2;
        QTest::newRow("a kind of picture that there is not") << QStringList{"--render", "memory", "--out", "p.bmp"} << 2;
    }
    void badInput()
    {
        QFETCH(QStringList, arguments);
        const QTemporaryDir folder;
        const Answer answer = run(arguments, folder.path());
        QTEST(answer.status, "status");
        QCOMPARE(answer.output, QByteArray());
        QVERIFY(answer.problems.startsWith("shardscope: ") && answer.problems.count('\n') == 1);
        QVERIFY2(!answer.problems.contains(".;"), answer.problems.constData());
        QVERIFY(QDir(folder.path()).entryList({"*.png"}).isEmpty());
    }

    void withoutADisplayAPictureIsDrawn()
    {
        const QTemporaryDir folder;
        const Answer answer = run({}, folder.path());
        QCOMPARE(answer.status, 0);
        QVERIFY2(answer.problems.contains("there is no display"), answer.problems.constData());
        QVERIFY2(answer.problems.count('\n') == 1, answer.problems.constData());
        QCOMPARE(QImage(folder.filePath("shardscope.png")).size(), QSize(1280, 800));
    }

    void helpAndVersion()
    {
        const QTemporaryDir folder;
        const Answer help = run({"--help"}, folder.path());
        QCOMPARE(help.status, 0);
        QVERIFY(help.output.contains("--render"));
        QVERIFY(run({"--version"}, folder.path()).output.startsWith("shardscope "));
    }
};

QTEST_GUILESS_MAIN(TestRender)
#include "test_render.moc"
