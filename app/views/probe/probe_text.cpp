// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/probe/probe_text.h"

#include <QHash>
#include <QLocale>

#include <algorithm>
#include <cmath>

#include "app/language/per_language.h"
#include "app/text/core_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString rateWith(double value, const char* unit)
{
    constexpr const char* kPrefixes[] = {"", "k", "M", "G", "T", "P"};
    std::size_t prefix = 0;
    for (; value >= 1000 && prefix + 1 < std::size(kPrefixes); ++prefix)
        value /= 1000;
    return QLocale().toString(value, 'g', 3) + QChar(0x00a0) + QLatin1String(kPrefixes[prefix]) + QLatin1String(unit);
}

QString reason(const probe::StageEnded& ended, const QString& what)
{
    return ended.text.empty() ? what : tr("%1: %2", "how a stage ended: why").arg(what, QString::fromStdString(ended.text));
}

QString partName(ProfilePart part)
{
    switch (part) {
    case ProfilePart::Multiplies:
        return tr("matrix multiplications");
    case ProfilePart::Bandwidths:
        return tr("memory");
    case ProfilePart::Launches:
        return tr("kernel launches");
    case ProfilePart::Attention:
        return tr("attention");
    case ProfilePart::Collectives:
        return tr("collectives");
    case ProfilePart::Contention:
        return tr("GEMMs overlapped with collectives");
    }
    return {};
}

Standing standingOf(probe::CheckLevel level)
{
    switch (level) {
    case probe::CheckLevel::Ok:
        return Standing::Good;
    case probe::CheckLevel::Warn:
        return Standing::Warning;
    case probe::CheckLevel::Fail:
        break;
    }
    return Standing::Error;
}

Standing standingOf(probe::StageOutcome outcome)
{
    switch (outcome) {
    case probe::StageOutcome::Unavailable:
    case probe::StageOutcome::Skipped:
    case probe::StageOutcome::Cancelled:
        return Standing::Hint;
    default:
        return Standing::Error;
    }
}

FindingRow finding(Standing standing, const QString& sentence, const std::string& fix)
{
    FindingRow row;
    row.standing = standing;
    row.sentence = sentence;
    row.effect = QString::fromStdString(fix);
    return row;
}

/// Returns whether a stage's failure is listed: not if the stage needs another failed one, nor if a check has the same text.
bool isTold(const ProbeStage& stage, const ProbeRecord& record)
{
    if (!stage.ended || stage.isDone() || stage.ended->outcome == probe::StageOutcome::Cancelled)
        return false;
    const auto stands = [&stage](const ProbeStage& other) {
        const std::vector<std::string>& needs = stage.info.needs;
        return other.ended && !other.isDone() && std::find(needs.begin(), needs.end(), other.info.id) != needs.end();
    };
    const auto says = [&stage](const probe::Check& check) { return check.text == stage.ended->text; };
    return std::none_of(record.stages().begin(), record.stages().end(), stands) &&
           std::none_of(record.checks().begin(), record.checks().end(), says);
}

/// The helper names its own options; here they are controls.
std::string fixOf(const probe::Check& check)
{
    if (check.id == "busy" && check.level == probe::CheckLevel::Fail)
        return tr("Wait until the device is free, or tick “even if busy” to measure anyway. The profile then records this.").toStdString();
    if (check.id == "driver" && check.level == probe::CheckLevel::Fail)
        return tr("Install it, or measure the processor.").toStdString();
    return check.fix;
}

QHash<QString, QString> makeBackendTitles()
{
    return {{QStringLiteral("auto"), tr("Automatic")},
            {QStringLiteral("cuda"), tr("NVIDIA GPUs")},
            {QStringLiteral("host"), tr("Processor")},
            {QStringLiteral("simulated"), tr("Simulated node")}};
}

QHash<QString, QString> makeStageTitles()
{
    return {{QStringLiteral("identify"), tr("Machine description")},
            {QStringLiteral("correctness"), tr("Correctness of collectives")},
            {QStringLiteral("launch"), tr("Launch latency")},
            {QStringLiteral("memory"), tr("Memory bandwidth")},
            {QStringLiteral("copy"), tr("Copies to the host")},
            {QStringLiteral("peer"), tr("Copies between GPUs")},
            {QStringLiteral("matmul"), tr("Matrix multiplications, cool")},
            {QStringLiteral("matmul-hot"), tr("Matrix multiplications, hot")},
            {QStringLiteral("scenario"), tr("Shapes of this scenario")},
            {QStringLiteral("attention"), tr("Attention")},
            {QStringLiteral("all_reduce"), tr("All-reduce")},
            {QStringLiteral("all_gather"), tr("All-gather")},
            {QStringLiteral("reduce_scatter"), tr("Reduce-scatter")},
            {QStringLiteral("all_to_all"), tr("All-to-all")},
            {QStringLiteral("send_recv"), tr("Send and receive")},
            {QStringLiteral("contention"), tr("GEMM overlapping a collective")},
            {QStringLiteral("health"), tr("Each GPU compared with the others")},
            {QStringLiteral("lab"), tr("Kernel lab")}};
}

}  // namespace

QString backendTitle(const QString& id) { return perLanguage<makeBackendTitles>().value(id, id); }

QString probeStageTitle(const probe::StageInfo& stage)
{
    return perLanguage<makeStageTitles>().value(QString::fromStdString(stage.id), coreText(stage.title));
}

QString probeStageState(const ProbeStage& stage)
{
    if (stage.isRunning) {
        const QString share = percentText(stage.fraction);
        return stage.doing.isEmpty() ? share : tr("%1: %2", "42 %: what runs now").arg(share, stage.doing);
    }
    if (!stage.ended)
        return {};
    const probe::StageEnded& ended = *stage.ended;
    switch (ended.outcome) {
    case probe::StageOutcome::Done:
        return tr("done in %1").arg(durationText(ended.seconds));
    case probe::StageOutcome::Failed:
        return reason(ended, tr("failed"));
    case probe::StageOutcome::Unavailable:
        return reason(ended, tr("unavailable"));
    case probe::StageOutcome::TimedOut:
        return reason(ended, tr("hung"));
    case probe::StageOutcome::Crashed:
        return reason(ended, tr("crashed"));
    case probe::StageOutcome::Cancelled:
        return tr("cancelled");
    case probe::StageOutcome::Skipped:
        return reason(ended, tr("skipped"));
    }
    return {};
}

QString bandwidthText(double bytesPerSecond) { return rateWith(bytesPerSecond, "B/s"); }

QString flopRateText(double flopPerSecond) { return rateWith(flopPerSecond, "FLOP/s"); }

QString aboutText(double seconds)
{
    constexpr double kMinute = 60;
    if (seconds < kMinute)
        return tr("about %1 s").arg(QLocale().toString(std::max(1.0, std::ceil(seconds)), 'f', 0));
    return tr("about %1 min").arg(QLocale().toString(std::ceil(seconds / kMinute), 'f', 0));
}

QList<FindingRow> probeFindings(const ProbeRecord& record)
{
    QList<FindingRow> rows;
    for (const probe::Problem& problem : record.problems())
        rows.append(finding(Standing::Error, QString::fromStdString(problem.text), problem.fix));
    for (const ProbeStage& stage : record.stages()) {
        if (isTold(stage, record))
            rows.append(finding(standingOf(stage.ended->outcome),
                                tr("%1 %2", "a stage: how it ended").arg(probeStageTitle(stage.info) + u':', probeStageState(stage)),
                                stage.ended->fix));
    }
    for (const probe::Check& check : record.checks()) {
        const FindingRow row = finding(standingOf(check.level), QString::fromStdString(check.text), fixOf(check));
        if (!rows.contains(row))
            rows.append(row);
    }
    if (record.garbage() > 0)
        rows.append(finding(Standing::Hint, tr("%1 lines of output are not measurements. They are in the log.").arg(record.garbage()), {}));
    std::stable_sort(rows.begin(), rows.end(), [](const FindingRow& a, const FindingRow& b) {
        return static_cast<int>(a.standing == Standing::Good ? Standing::Plain : a.standing) >
               static_cast<int>(b.standing == Standing::Good ? Standing::Plain : b.standing);
    });
    return rows;
}

QString effectText(const PartEffects& effect)
{
    if (effect.isLeftOut)
        return tr("The estimate does not use this profile, because it has no matrix multiplication in the precision of this "
                  "training. Mixing a processor's times with a GPU's rates would be meaningless.");
    constexpr double kManyTimes = 2;
    const double change = effect.change();
    const QString step = tr("%1 instead of %2", "durations").arg(durationText(effect.after.value()), durationText(effect.before.value()));
    const QString whole =
        std::abs(change) < 0.0005 ? tr("The step time is the same with this profile.")
        : change > kManyTimes
            ? tr("With this profile, the step takes %1 times as long: %2.").arg(QLocale().toString(1 + change, 'f', 0), step)
        : change > 0 ? tr("With this profile, the step takes %1 longer: %2.").arg(percentText(change), step)
                     : tr("With this profile, the step takes %1 less: %2.").arg(percentText(-change), step);
    if (effect.slower.empty() || change > kManyTimes)
        return whole;
    QStringList parts;
    for (const auto& [part, slower] : effect.slower) {
        if (parts.size() < 3)
            parts << tr("%1 %2", "matrix multiplies +9 %").arg(partName(part), signedText(slower, percentText(std::abs(slower))));
    }
    return whole + u' ' + tr("Effect of each part alone: %1.", "effects of parts").arg(parts.join(tr(", ", "between parts of a list")));
}

QList<ProbeFault> probeFaults()
{
    const auto fault = [](const char* id, const QString& text) { return ProbeFault{QLatin1String(id), text}; };
    return {fault("", tr("no fault")),
            fault("hang", tr("a collective hangs")),
            fault("crash", tr("a stage crashes")),
            fault("leave", tr("a stage exits silently")),
            fault("slow-rank", tr("one GPU is slow")),
            fault("wrong-data", tr("collectives compute wrong data")),
            fault("garbage", tr("libraries print noise")),
            fault("full-disk", tr("the disk is full")),
            fault("slow-start", tr("the driver starts slowly")),
            fault("no-driver", tr("no driver")),
            fault("old-driver", tr("an old driver")),
            fault("mig", tr("a slice of a GPU (MIG)")),
            fault("busy", tr("the GPU is in use")),
            fault("ecc", tr("memory errors (ECC)")),
            fault("no-nccl", tr("no NCCL"))};
}

}  // namespace shardscope
