// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the Decide view: rows are added, removed and applied, prices set, a size searched.
#include <QFileDialog>
#include <QLocale>
#include <QSet>

#include "app/document/document.h"
#include "app/files/open_source.h"
#include "app/text/error_sentence.h"
#include "app/views/decide/decide_rules.h"
#include "app/views/decide/decide_view.h"
#include "core/decide/offered_cluster.h"
#include "core/estimate/estimate.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

constexpr int kMostSized = 1024;

}  // namespace

void DecideView::add(const DecisionCandidate& candidate)
{
    DecisionQuestion question = m_question;
    if (estimate()) {
        const Result<Scenario> made = scenarioOf(candidate, question, estimate()->scenario());
        if (!made) {
            Q_EMIT failed(errorSentence(made.error()));
            return;
        }
    }
    question.candidates.append(candidate);
    take(question);
}

/// Reads the candidate's file. Empty: done; else a sentence that says why not.
static QString readFile(DecisionCandidate& candidate, const Scenario& present)
{
    Result<Opened> opened = openFile(candidate.file, &present);
    if (!opened)
        return errorSentence(opened.error());
    if (const auto* launch = std::get_if<OpenedLaunch>(&*opened); launch && !launch->imported.unknown.empty())
        return DecideView::tr("This launch file leaves some values open. Open it in the window first, where they can be set.");
    candidate.of = std::make_shared<const Scenario>(openedScenario(std::move(opened).value(), present));
    return {};
}

QString DecideView::addFile(const QString& path)
{
    if (!estimate())
        return tr("There is no scenario yet to compare it with.");
    DecisionCandidate candidate{{}, 0, nullptr, path};
    const QString problem = readFile(candidate, estimate()->scenario());
    if (!problem.isEmpty())
        return problem;
    DecisionQuestion question = m_question;
    question.candidates.append(candidate);
    take(question);
    return {};
}

/// Reads the files that the last session named. A file that is gone or broken is reported and leaves the table.
void DecideView::readFiles()
{
    QList<DecisionCandidate> readable;
    for (DecisionCandidate each : std::as_const(m_question.candidates)) {
        const bool isUnread = !each.file.isEmpty() && !each.of;
        const QString problem = isUnread ? readFile(each, estimate()->scenario()) : QString();
        if (problem.isEmpty())
            readable.append(std::move(each));
        else
            Q_EMIT failed(problem);
    }
    m_question.candidates = readable;
}

void DecideView::addWithDialog()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("A scenario to compare in Decide"));
    const QString problem = path.isEmpty() ? QString() : addFile(path);
    if (!problem.isEmpty())
        Q_EMIT failed(problem);
}

void DecideView::remove(int row)
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_candidateOf.size() || m_question.candidates.size() < 2)
        return;
    DecisionQuestion question = m_question;
    question.candidates.removeAt(m_candidateOf[static_cast<std::size_t>(row)]);
    take(question);
}

/// A typed price or power holds for all rows of its GPU; nothing typed: the catalogue's again.
void DecideView::state(const QString& gpu, const QString& field, const QString& typed)
{
    const std::optional<double> value = parseCount(typed);
    if (!typed.isEmpty() && !(value && *value > 0)) {
        Q_EMIT failed(tr("“%1” is not a valid price or power. Type a number such as 2.5 or 700.").arg(typed));
        return;
    }
    DecisionQuestion question = m_question;
    StatedDevice& device = question.stated[gpu];
    (field == u"cluster.watts_per_gpu" ? device.watts : device.pricePerHour) = value;
    take(question);
}

void DecideView::findSize()
{
    if (!estimate())
        return;
    const bool limitsRun = m_question.limits.days || m_question.limits.budget;
    if (limitsRun && !withAssumptions(estimate()->scenario()).scenario.training.tokenBudget) {
        Q_EMIT failed(tr("The tokens of this fine-tune are not known, so neither its days nor its price. Set the token budget first."));
        return;
    }
    std::vector<std::pair<Scenario, SizeRequest>> kinds;
    QSet<QString> seen;
    for (const DecisionRow& row : m_table.rows) {
        const QString gpu = QString::fromStdString(row.scenario().cluster.gpu.id);
        if (row.scenario().model.text != estimate()->scenario().model.text || seen.contains(gpu))
            continue;
        seen.insert(gpu);
        SizeRequest request{withStated(onNode(estimate()->scenario(), row.scenario().cluster.gpu), m_question)};
        request.maxGpus = kMostSized;
        request.limits = m_question.limits;
        kinds.emplace_back(request.scenario, std::move(request));
    }
    m_verdict->setText(tr("Searching for the size…"));
    m_sizeJob.start(
        [kinds](const JobContext& context) {
            std::vector<DecisionRow> rows;
            for (const auto& [scenario, request] : kinds) {
                const Result<Sizing> sized = shardscope::findSize(request, rulesOf(context));
                if (sized)
                    rows.insert(rows.end(), sized->table.rows.begin(), sized->table.rows.end());
            }
            return rows;
        },
        [this](const std::vector<DecisionRow>& rows) {
            DecisionQuestion question = m_question;
            question.candidates = {{}};
            for (const DecisionRow& row : rows) {
                if (row.figures)
                    question.candidates.append({row.scenario().cluster.gpu.id, row.scenario().cluster.gpus()});
            }
            if (question.candidates.size() == 1)
                Q_EMIT told(
                    tr("No size up to %1 GPUs both fits in memory and stays within the limits.").arg(QLocale().toString(kMostSized)));
            take(question);
        });
}

void DecideView::takeOver(int row)
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_table.rows.size())
        return;
    Q_EMIT editRequested([scenario = m_table.rows[static_cast<std::size_t>(row)].scenario()](Document& document) {
        document.replace(scenario, tr("show a row of the decision"));
    });
}

}  // namespace shardscope
