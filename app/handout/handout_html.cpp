// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handout/handout_html.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>

#include "app/handout/worked_figure.h"
#include "app/text/parameter_text.h"
#include "app/text/scenario_text.h"
#include "core/estimate/estimate.h"
#include "core/field/parameters.h"
#include "core/hardware/node_groups.h"
#include "core/scenario/scenario.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// Lists what a person needs to work the figures by hand, in the order of the file.
constexpr std::string_view kGiven[] = {"model.preset",
                                       "cluster.gpu",
                                       "cluster.nodes",
                                       "cluster.gpus_per_node",
                                       "cluster.network",
                                       "cluster.groups",
                                       "cluster.between",
                                       "training.sequence_length",
                                       "training.global_batch",
                                       "training.precision",
                                       "training.recipe",
                                       "training.optimizer",
                                       "plan.tp",
                                       "plan.sequence_parallel",
                                       "plan.cp",
                                       "plan.pp",
                                       "plan.schedule",
                                       "plan.chunks",
                                       "plan.ep",
                                       "plan.dp",
                                       "plan.zero",
                                       "plan.micro_batch",
                                       "plan.recompute"};

/// From exact counts to estimates.
constexpr const char* kAsked[] = {
    "/parameters/total", "/memory/peak_bytes", "/time/bubble/of_ideal", "/time/step_s", "/throughput/tokens_per_s_per_gpu",
    "/throughput/mfu"};

QString pngData(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return QString::fromLatin1(bytes.toBase64());
}

QImage emptyFrame(const QSize& size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(QPen(Qt::black, 3, Qt::DashLine));
    painter.drawRect(image.rect().adjusted(2, 2, -3, -3));
    return image;
}

}  // namespace

QString gapOr(const QString& value, HandoutKind kind)
{
    if (kind == HandoutKind::Answered)
        return value.toHtmlEscaped();
    static const QRegularExpression spaces(QStringLiteral("[ \u00a0]"));  // the one before a unit does not break
    const qsizetype space = value.indexOf(spaces);
    return QStringLiteral("______________") + (space < 0 ? QString() : value.mid(space).toHtmlEscaped());
}

QString givenHtml(const Scenario& scenario)
{
    QString rows;
    for (const std::string_view path : kGiven) {
        const Parameter* parameter = findParameter(path);
        if (!parameter || isNull(parameter->get(scenario)) || (scenario.cluster.isMixed() && isNodeField(path)))
            continue;
        const QString value = path == "cluster.groups" ? gpusText(scenario.cluster) : valueText(*parameter, parameter->get(scenario));
        rows +=
            QStringLiteral("<tr><td>%1</td><td><b>%2</b></td><td>%3</td></tr>")
                .arg(parameterLabel(*parameter).toHtmlEscaped(), value.toHtmlEscaped(), parameterDescription(*parameter).toHtmlEscaped());
    }
    return QStringLiteral("<table border='1' cellspacing='0' cellpadding='4' width='100%'>") + rows + QStringLiteral("</table>");
}

QString pictureHtml(const HandoutPicture& picture, HandoutKind kind)
{
    const bool isShown = kind == HandoutKind::Answered || !picture.isAnswer;
    const QImage image = isShown ? picture.image : emptyFrame(picture.image.size());
    const QString caption = isShown ? picture.caption : shardscope::tr("Sketch it here: %1").arg(picture.caption);
    return QStringLiteral("<p><img alt='%1' width='620' src='data:image/png;base64,%2'><br><b>%1</b></p>")
        .arg(caption.toHtmlEscaped(), pngData(image));
}

QString handoutPage(const QString& title, HandoutKind kind, const QString& body)
{
    const QString who =
        kind == HandoutKind::Blank ? shardscope::tr("Name: ____________________   Date: ____________") : shardscope::tr("With the answers");
    return QStringLiteral("<!DOCTYPE html><html><head><meta charset='utf-8'><title>%1</title>"
                          "<style>body{font-family:sans-serif;font-size:10pt;color:#000;background:#fff}</style></head>"
                          "<body><h1>%1</h1><p>%2</p>%3<p><small>%4</small></p></body></html>")
        .arg(title.toHtmlEscaped(), who, body,
             shardscope::tr("Estimated by Shardscope. Its Derivation view shows every formula with its source.").toHtmlEscaped());
}

QString scenarioHandout(const Estimate& estimate, HandoutKind kind, const QList<HandoutPicture>& pictures)
{
    QString body = QStringLiteral("<h2>%1</h2>").arg(shardscope::tr("Given")) + givenHtml(estimate.scenario());
    QSet<QString> answers;
    for (const char* field : kAsked)
        answers << figureValue(estimate, field);
    int number = 0;
    for (const char* field : kAsked) {
        const QString worked = workedFigure(estimate, field, kind, number + 1, answers);
        number += worked.isEmpty() ? 0 : 1;
        body += worked;
    }
    for (const HandoutPicture& picture : pictures)
        body += pictureHtml(picture, kind);
    return handoutPage(QString::fromStdString(estimate.scenario().name), kind, body);
}

}  // namespace shardscope
