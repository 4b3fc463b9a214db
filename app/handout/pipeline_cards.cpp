// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handout/pipeline_cards.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

#include "widgets/text/tr.h"
#include "widgets/theme/hatch.h"

namespace shardscope {
namespace {

constexpr int kMostStages = 6;
constexpr int kMostMicroBatches = 8;
constexpr int kPerInch = 96;
constexpr int kColumns = 4;  ///< cards side by side
constexpr int kRows = 6;

struct CardKind {
    QString letter;
    QString name;
    Hatch hatch;
};

QList<CardKind> cardKinds()
{
    return {{QStringLiteral("F"), shardscope::tr("forward"), Hatch::None},
            {QStringLiteral("B"), shardscope::tr("backward"), Hatch::Rising},
            {QStringLiteral("W"), shardscope::tr("weight gradient"), Hatch::Crossed}};
}

class CardPages {
public:
    explicit CardPages(QPdfWriter& writer) : m_writer(writer), m_painter(&writer), m_page(QRectF(0, 0, writer.width(), writer.height())) {}

    void cards(const CardGame& game)
    {
        int place = 0;
        for (const CardKind& kind : cardKinds()) {
            for (int stage = 0; stage < game.stages; ++stage) {
                for (int batch = 0; batch < game.microBatches; ++batch) {
                    if (place == kColumns * kRows) {
                        m_writer.newPage();
                        place = 0;
                    }
                    card(cell(place++), kind, stage, batch);
                }
            }
        }
    }

    void sheet(const CardGame& game)
    {
        m_writer.newPage();
        text(QRectF(0, 0, m_page.width(), 40), shardscope::tr("Stages against time: write each card you play into its cell"), 14, true);
        // Long enough for all forwards, then all backwards, one after the other.
        const int times = 2 * (game.microBatches + game.stages - 1) + game.microBatches;
        const double name = 70;
        const double width = (m_page.width() - name) / times;
        const double height = std::min(90.0, (m_page.height() - 120) / game.stages);
        for (int time = 0; time < times; ++time)
            text(QRectF(name + time * width, 44, width, 20), QString::number(time + 1), 8, false);
        for (int stage = 0; stage < game.stages; ++stage) {
            const double top = 66 + stage * height;
            text(QRectF(0, top, name, height), shardscope::tr("Stage %1").arg(stage), 10, true);
            m_painter.setPen(QPen(Qt::black, 1));
            m_painter.setBrush(Qt::NoBrush);
            for (int time = 0; time < times; ++time)
                m_painter.drawRect(QRectF(name + time * width, top, width, height));
        }
        text(QRectF(0, m_page.height() - 40, m_page.width(), 40),
             shardscope::tr(
                 "Count from the first card on the board to the last, over all stages: empty cells ____ ÷ all cells ____ = bubble ____"),
             11, false);
    }

    void rules(const CardGame& game)
    {
        m_writer.newPage();
        const QString bubble =
            shardscope::tr("(p − 1) / (m + p − 1) = %1 / %2").arg(game.stages - 1).arg(game.microBatches + game.stages - 1);
        m_painter.setPen(Qt::black);
        m_painter.setFont(font(12, false));
        m_painter.drawText(
            m_page, Qt::TextWordWrap,
            shardscope::tr(
                "How to play\n\n%1 people are the stages of a pipeline, and %2 micro-batches pass through it. A card takes one "
                "cell of time.\n\n1. The F of a micro-batch on a stage comes after its F on the previous stage.\n2. The B of a "
                "micro-batch comes after its own F, and after its B on the next stage.\n3. The W comes after its own B, "
                "whenever there is time. (First game: leave W out.)\n4. A stage plays one card at a time. It keeps each F card "
                "in its hand until that micro-batch's B is played: the hand is the stage's memory.\n\nFirst game: all F, then "
                "all B. Second game: as soon as a B can be played, play it. Do both take equally long? In which game are the "
                "hands smaller?\nThird game: B and W are separate cards. Which empty cells can W fill?\n\nFor the teacher: in the "
                "first two games %3 of all cells, from the first card on the board to the last, are empty if B is as long as "
                "F. The largest hand is %2 cards in the first game and at most %1 in the second.")
                .arg(game.stages)
                .arg(game.microBatches)
                .arg(bubble));
    }

private:
    [[nodiscard]] QRectF cell(int place) const
    {
        const QSizeF size(m_page.width() / kColumns, m_page.height() / kRows);
        return QRectF(QPointF((place % kColumns) * size.width(), (place / kColumns) * size.height()), size).adjusted(4, 4, -4, -4);
    }

    static QFont font(double points, bool bold)
    {
        QFont font(QStringLiteral("sans-serif"));
        font.setPointSizeF(points);
        font.setBold(bold);
        return font;
    }

    void text(const QRectF& box, const QString& words, double points, bool bold)
    {
        m_painter.setPen(Qt::black);
        m_painter.setFont(font(points, bold));
        m_painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, words);
    }

    void card(const QRectF& box, const CardKind& kind, int stage, int batch)
    {
        m_painter.setPen(QPen(QColor(0x99, 0x99, 0x99), 1));
        for (const QLineF& line : hatchLines(box, kind.hatch, 9))
            m_painter.drawLine(line);
        m_painter.setPen(QPen(Qt::black, kind.letter == QStringLiteral("F") ? 3 : 1.5));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(box);
        const QRectF plate =
            QRectF(0, 0, box.width() * 0.6, box.height() * 0.5).translated(box.center() - QPointF(box.width() * 0.3, box.height() * 0.3));
        m_painter.fillRect(plate, Qt::white);
        text(plate, kind.letter + u' ' + QString::number(batch), 26, true);
        const QRectF below(box.left() + 6, box.bottom() - 26, box.width() - 12, 20);
        m_painter.fillRect(below, Qt::white);
        text(below, shardscope::tr("stage %1 · %2").arg(stage).arg(kind.name), 9, false);
    }

    QPdfWriter& m_writer;
    QPainter m_painter;
    QRectF m_page;
};

}  // namespace

CardGame cardGameOf(int stages, std::int64_t microBatches)
{
    return {std::clamp(stages, 2, kMostStages), static_cast<int>(std::clamp<std::int64_t>(microBatches, 2, kMostMicroBatches))};
}

QByteArray pipelineCards(const CardGame& game)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageOrientation(QPageLayout::Landscape);
    writer.setResolution(kPerInch);
    writer.setTitle(shardscope::tr("Cards for the pipeline game"));
    CardPages pages(writer);
    pages.cards(game);
    pages.sheet(game);
    pages.rules(game);
    return bytes;
}

}  // namespace shardscope
