// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/decide/decision_question.h"

#include <QStringList>
#include <QUrl>

#include "core/decide/offered_cluster.h"
#include "core/framework/tuning_defaults.h"
#include "core/hardware/catalog.h"

namespace shardscope {
namespace {

QString numberOf(const std::optional<double>& value) { return value ? QString::number(*value, 'g', 17) : QString(); }

std::optional<double> numberOf(const QString& text)
{
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    return isNumber && value > 0 ? std::optional(value) : std::nullopt;
}

/// The cards that single-GPU fine-tunes are asked about most: of 24 GB at home and in clouds, and of 80 GB.
QList<DecisionCandidate> singleCards(const std::string& own)
{
    QList<DecisionCandidate> candidates{{}};
    for (const char* card : {"rtx-4090", "l4", "a10g", "l40s", "a100-sxm-80", "h100-sxm"}) {
        if (own != card)
            candidates.append({card, 1});
    }
    return candidates;
}

}  // namespace

QList<DecisionCandidate> firstCandidates(const Scenario& present)
{
    const std::string& own = present.cluster.gpu.id;
    const int gpus = present.cluster.gpus();
    if (isFineTune(present.training) && gpus == 1)
        return singleCards(own);
    QList<DecisionCandidate> candidates{{}, {own, 2 * gpus}};
    for (const char* other : {"h100-sxm", "h200-sxm", "b200-sxm"}) {
        if (own != other && candidates.size() < 4)
            candidates.append({other, gpus});
    }
    candidates.removeIf([&](const DecisionCandidate& each) { return !scenarioOf(each, {}, present); });
    return candidates;
}

Scenario withStated(Scenario scenario, const DecisionQuestion& question)
{
    const StatedDevice stated = question.stated.value(QString::fromStdString(scenario.cluster.gpu.id));
    if (stated.pricePerHour)
        scenario.cluster.pricePerGpuHour = stated.pricePerHour;
    if (stated.watts)
        scenario.cluster.wattsPerGpu = Watts(*stated.watts);
    return scenario;
}

Result<Scenario> scenarioOf(const DecisionCandidate& candidate, const DecisionQuestion& question, const Scenario& present)
{
    const Scenario& of = candidate.of ? *candidate.of : present;
    if (candidate.gpu.empty())
        return withStated(of, question);
    const Result<Gpu> gpu = gpuOfId(candidate.gpu);
    if (!gpu)
        return gpu.error();
    Result<Scenario> offered = withGpus(onNode(of, *gpu), candidate.gpus);
    return offered ? Result<Scenario>(withStated(std::move(offered).value(), question)) : offered;
}

QString candidatesText(const QList<DecisionCandidate>& candidates)
{
    QStringList rows;
    for (const DecisionCandidate& each : candidates) {
        if (!each.file.isEmpty())
            rows << u'=' + QString::fromLatin1(QUrl::toPercentEncoding(each.file));
        else if (!each.gpu.empty())
            rows << QString::fromStdString(each.gpu) + u'*' + QString::number(each.gpus);
    }
    return rows.join(u';');
}

QString questionText(const DecisionQuestion& question)
{
    const QString objective = QString::fromUtf8(nameOf(question.limits.objective).data());
    return QStringList{candidatesText(question.candidates), numberOf(question.limits.days), numberOf(question.limits.budget), objective,
                       numberOf(question.limits.mfu)}
        .join(u'|');
}

DecisionQuestion questionOfText(const QString& text, DecisionQuestion question)
{
    const QStringList parts = text.split(u'|');
    if (text.isEmpty())
        return question;
    question.candidates = {{}};
    for (const QString& row : parts[0].split(u';', Qt::SkipEmptyParts)) {
        if (row.startsWith(u'='))
            question.candidates.append({{}, 0, nullptr, QUrl::fromPercentEncoding(row.mid(1).toLatin1())});
        const std::string gpu = row.section(u'*', 0, 0).toStdString();
        const int gpus = row.section(u'*', 1).toInt();
        if (hardwareCatalog().findGpu(gpu) && gpus > 0)
            question.candidates.append({gpu, gpus});
    }
    if (parts.size() < 4)
        return question;
    question.limits.days = numberOf(parts[1]);
    question.limits.budget = numberOf(parts[2]);
    question.limits.objective = fromName<SizeObjective>(parts[3].toStdString()).value_or(question.limits.objective);
    if (parts.size() > 4)
        question.limits.mfu = numberOf(parts[4]);
    return question;
}

}  // namespace shardscope
