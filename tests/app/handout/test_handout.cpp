// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include "app/handout/pipeline_cards.h"
#include "app/handout/worked_figure.h"
#include "app/handout/write_handout.h"
#include "app/views/handout/handout_pictures.h"
#include "app/views/handout/lesson_handout.h"
#include "core/estimate/throughput.h"
#include "core/explain/explain.h"
#include "core/io/lesson_json.h"
#include "core/step/step.h"
#include "tests/app/estimates.h"
#include "widgets/text/numbers.h"

using namespace shardscope;

namespace {

QString plain(QString html)
{
    static const QRegularExpression tags("<[^>]*>");
    return html.remove(tags).replace("&nbsp;", " ").replace(QChar(0xa0), u' ');
}

int pagesOf(const QByteArray& pdf)
{
    static const QRegularExpression page("/Type\\s*/Page\\b(?!s)");
    return static_cast<int>(QString::fromLatin1(pdf).count(page));
}

/// The text of a PDF, by Ghostscript.
QString textOf(const QByteArray& pdf, const QString& folder)
{
    QFile file(folder + "/read.pdf");
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size() || !file.flush())
        return {};
    QProcess reader;
    reader.start("gs", {"-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=txtwrite", "-sOutputFile=-", file.fileName()});
    return reader.waitForFinished(600000) ? QString::fromUtf8(reader.readAllStandardOutput()).simplified() : QString();
}

}  // namespace

class TestHandout : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void aFigureIsWorkedInNumbers()
    {
        const auto shown = test::estimateWith();
        const Derivation peak = explain(*shown, "/memory/by_stage/0/total").value();
        QCOMPARE(substituted(peak).count(" + ") + 1, qsizetype(peak.inputs.size()));
        const QString answered = plain(workedFigure(*shown, "/memory/peak_bytes", HandoutKind::Answered, 2));
        QVERIFY2(answered.startsWith("2. ") && answered.contains("55.2 GiB") && answered.contains("maximum of the totals of all stages"),
                 qPrintable(answered));
        const QString blank = plain(workedFigure(*shown, "/memory/peak_bytes", HandoutKind::Blank, 2));
        QVERIFY2(!blank.contains("55.2 GiB") && blank.contains("____ GiB") && blank.contains("maximum of the totals of all stages"),
                 qPrintable(blank));
        QVERIFY(workedFigure(*shown, "/no/such/figure", HandoutKind::Blank, 1).isEmpty());
    }

    /// The blank sheet has the given values and none of the answers; the answered one has every figure.
    void aBlankSheetGivesNoAnswerAway()
    {
        const auto shown = test::estimateWith();
        const QString blank = plain(scenarioHandout(*shown, HandoutKind::Blank, {}));
        const QString answered = plain(scenarioHandout(*shown, HandoutKind::Answered, {}));
        for (const char* given : {"8,192", "1,024", "H100"})
            QVERIFY2(blank.contains(given) && answered.contains(given), given);
        const Throughput& throughput = *shown->throughput();
        for (const QString& answer :
             {bytesText(shown->memory().peak.value()), durationText(shown->step()->step.value()),
              QLocale().toString(throughput.tokensPerSecondPerGpu, 'g', 6), QString::number(throughput.mfu.value())}) {
            const QString words = plain(answer);
            QVERIFY2(!blank.contains(words), qPrintable(words));
            QVERIFY2(answered.contains(words), qPrintable(words));
        }
        QVERIFY(blank.count("____") > answered.count("____"));
        QVERIFY(blank.contains("6. ") && answered.contains("6. "));
    }

    void picturesArePrintedInGrey()
    {
        const auto pictures = handoutPictures(test::estimateWith());
        QCOMPARE(pictures.size(), 3);
        for (const HandoutPicture& picture : pictures) {
            QVERIFY(picture.image.width() >= 1500);
            for (int y = 0; y < picture.image.height(); y += 3) {
                for (int x = 0; x < picture.image.width(); x += 3)
                    QVERIFY(qRed(picture.image.pixel(x, y)) == qBlue(picture.image.pixel(x, y)));
            }
        }
        const QString blank = pictureHtml(pictures.last(), HandoutKind::Blank);
        QVERIFY(blank.contains("Sketch") && blank.size() < pictureHtml(pictures.last(), HandoutKind::Answered).size() / 2);
        QVERIFY(printedView("no such view", {}, test::estimateWith()).isNull());
    }

    void isWrittenAsPdfAndHtml()
    {
        QTemporaryDir folder;
        const auto shown = test::estimateWith();
        const QString html = scenarioHandout(*shown, HandoutKind::Answered, handoutPictures(shown));
        QCOMPARE(writeHandout(html, folder.filePath("h.html")), QString());
        QCOMPARE(writeHandout(html, folder.filePath("h.pdf")), QString());
        QVERIFY(writeHandout(html, folder.filePath("h.doc")).contains(".pdf"));
        QVERIFY(!writeHandout(html, "/no/such/folder/h.pdf").isEmpty());
        QFile file(folder.filePath("h.pdf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray pdf = file.readAll();
        QVERIFY(pdf.startsWith("%PDF") && pdf.contains("/FontFile2"));  // its fonts travel along
        QVERIFY(pagesOf(pdf) >= 3);
        if (QStandardPaths::findExecutable("gs").isEmpty())
            QSKIP("without Ghostscript the text of a PDF is not read");
        const QString text = textOf(pdf, folder.path());
        for (const char* word : {"Llama 3 70B on 64 H100", "55.2 GiB", "maximum of the totals of all stages"})
            QVERIFY2(text.contains(word), word);
    }

    /// Every lesson on paper: every prompt, room for each prediction, and in the answered one the right answer.
    void lessonsAreHandedOut()
    {
        int lessons = 0;
        for (const CourseChapter& chapter : builtInCourse().chapters) {
            for (const LessonHead& head : chapter.lessons) {
                const QString id = QString::fromStdString(head.id);
                const QString blank = plain(lessonHandout(id, HandoutKind::Blank));
                const QString answered = plain(lessonHandout(id, HandoutKind::Answered));
                QVERIFY2(blank.contains(QString::fromStdString(head.title).toHtmlEscaped()), qPrintable(id));
                QCOMPARE(blank.count("I predict:"), head.tasks);
                QVERIFY(!blank.contains("Correct answer:") && !answered.contains("I predict:"));
                QVERIFY2(answered.contains("Key points") && answered.size() > blank.size() / 2, qPrintable(id));
                ++lessons;
            }
        }
        QVERIFY(lessons > 0);
        QVERIFY(lessonHandout("no such lesson", HandoutKind::Blank).isEmpty());
    }

    void cardsAreAllThere()
    {
        QTemporaryDir folder;
        const QByteArray pdf = pipelineCards({4, 4});
        QCOMPARE(pagesOf(pdf), 4);  // 3 × 4 × 4 cards on two, a sheet, the rules
        QVERIFY(pdf.contains("/FontFile2"));
        QCOMPARE(cardGameOf(64, 512).stages, 6);
        QCOMPARE(cardGameOf(1, 1).microBatches, 2);
        if (QStandardPaths::findExecutable("gs").isEmpty())
            QSKIP("without Ghostscript the text of a PDF is not read");
        const QString text = textOf(pdf, folder.path());
        for (const char* letter : {"F ", "B ", "W "}) {
            for (int batch = 0; batch < 4; ++batch) {  // as the window numbers them
                const QRegularExpression card(QStringLiteral("\\b%1%2\\b").arg(QLatin1String(letter)).arg(batch));
                QCOMPARE(text.count(card), 4);  // one for each stage
            }
        }
        QVERIFY2(text.contains("3 / 7"), qPrintable(text.right(1200)));
        // The share is of the whole board: the last stage of the first game has no empty cell between its own cards.
        QVERIFY2(QString(text).remove(QRegularExpression("\\s")).contains("overallstages"), qPrintable(text));
    }
};

QTEST_MAIN(TestHandout)
#include "test_handout.moc"
