// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileDialog>

#include "app/commands/command_registry.h"
#include "app/files/workspace.h"
#include "app/handout/pipeline_cards.h"
#include "app/handout/write_handout.h"
#include "app/storage/write_file.h"
#include "app/views/handout/handout_pictures.h"
#include "app/window/main_window.h"
#include "app/window/window_commands.h"
#include "core/io/residuals_json.h"
#include "core/plan/resolved_plan.h"
#include "core/text/error_text.h"
#include "widgets/controls/front_window.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// The estimate of the document; null, and told why, where there is none.
std::shared_ptr<const Estimate> currentEstimate(Workspace& workspace)
{
    Result<Estimate> made = estimate(workspace.document().scenario(), measuredEvidence());
    if (made && made->isLegal())
        return std::make_shared<const Estimate>(std::move(made).value());
    Q_EMIT workspace.refused(tr("Nothing to print"), made ? tr("This plan breaks rules. The findings say which.")
                                                          : QString::fromStdString(errorText(made.error())));
    return nullptr;
}

void tellOf(Workspace& workspace, const QString& path, const QString& problem)
{
    if (problem.isEmpty())
        Q_EMIT workspace.told(tr("%1 was written.").arg(path));
    else
        Q_EMIT workspace.refused(tr("The file was not written"), problem);
}

void saveScenarioHandout(const CommandContext& context, HandoutKind kind)
{
    const std::shared_ptr<const Estimate> shown = currentEstimate(context.workspace);
    if (!shown)
        return;
    const QString path = QFileDialog::getSaveFileName(frontOf(context.window), tr("Save the handout"), QStringLiteral("handout.pdf"),
                                                      tr("PDF documents (*.pdf);;Web pages (*.html)"));
    if (!path.isEmpty())
        tellOf(context.workspace, path, writeHandout(scenarioHandout(*shown, kind, handoutPictures(shown)), path));
}

void saveCards(const CommandContext& context)
{
    const std::shared_ptr<const Estimate> shown = currentEstimate(context.workspace);
    if (!shown)
        return;
    const QString path = QFileDialog::getSaveFileName(frontOf(context.window), tr("Save the cards"), QStringLiteral("pipeline-cards.pdf"),
                                                      tr("PDF documents (*.pdf)"));
    if (!path.isEmpty())
        tellOf(context.workspace, path, writeFile(path, pipelineCards(cardGameOf(shown->plan().pp, shown->plan().microBatches))));
}

}  // namespace

void addHandoutCommands(const CommandContext& context)
{
    const QString place = tr("For the classroom");
    context.registry.add({QStringLiteral("file.handout_blank"),
                          tr("&File"),
                          tr("&Handout with gaps…"),
                          {},
                          [context] { saveScenarioHandout(context, HandoutKind::Blank); },
                          false,
                          false,
                          place});
    context.registry.add({QStringLiteral("file.handout_answered"),
                          tr("&File"),
                          tr("Handout with &answers…"),
                          {},
                          [context] { saveScenarioHandout(context, HandoutKind::Answered); },
                          false,
                          false,
                          place});
    context.registry.add({QStringLiteral("file.cards"),
                          tr("&File"),
                          tr("&Cards for the pipeline game…"),
                          {},
                          [context] { saveCards(context); },
                          false,
                          false,
                          place});
}

}  // namespace shardscope
