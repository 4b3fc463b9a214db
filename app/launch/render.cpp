// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launch/render.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QPixmap>

#include "app/handout/pipeline_cards.h"
#include "app/handout/write_handout.h"
#include "app/launch/contact_sheet.h"
#include "app/launch/picture_file.h"
#include "app/launch/pictured_window.h"
#include "app/storage/write_file.h"
#include "app/views/base/save_picture.h"
#include "app/views/derivation/derivation_panel.h"
#include "app/views/handout/handout_pictures.h"
#include "app/views/handout/lesson_handout.h"
#include "app/views/view_list.h"
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "app/window/pane_area.h"
#include "app/window/panels.h"
#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/plan/resolved_plan.h"

namespace shardscope {
namespace {

bool isDrawing(const QString& path)
{
    return path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive) || path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
}

/// Lays a widget out as if it were on a screen, waits until what it shows has settled, and draws it.
template <typename IsSettled>
Result<void> drawSettled(QWidget& widget, const LaunchOptions& options, const QString& path, IsSettled isSettled)
{
    widget.setAttribute(Qt::WA_DontShowOnScreen);
    widget.setMinimumSize(0, 0);
    widget.resize(options.size);
    widget.show();
    if (const Result<void> settled = waitUntil(isSettled); !settled)
        return settled;
    widget.setFixedSize(options.size);
    layOutWholly();
    if (isDrawing(path)) {
        const auto* view = qobject_cast<const View*>(&widget);
        const QString problem = view ? view->saveShown(path) : savePicture(widget, widget.windowTitle(), path);
        return problem.isEmpty() ? Result<void>() : Result<void>(badPlace(problem));
    }
    return writePicture(widget.grab(QRect(QPoint(), options.size)).toImage(), path);
}

/// `view`: the one that is open; empty: as a window starts.
Result<void> renderWindow(const LaunchOptions& options, const Scenario& scenario, const QString& path, const QString& view = {})
{
    const PicturedWindow pictured(options, scenario);
    MainWindow& window = pictured.window();
    if (!view.isEmpty())
        window.panels().panes().go(view);
    return drawSettled(window, options, path, [&window] { return window.isSettled(); });
}

Result<void> renderPart(const LaunchOptions& options, const std::shared_ptr<const Estimate>& estimate, const QString& path)
{
    Theme::apply(options.isPresenting ? Theme::forAudience(options.theme, Appearance::audienceText(options.size.height()))
                                      : Theme(options.theme));
    for (const ViewRow& row : viewRows()) {
        for (const ViewPicture& picture : row.pictures) {
            if (picture.name != options.view)
                continue;
            const std::unique_ptr<View> view = row.make();
            picture.prepare(*view);
            view->setEstimate(estimate);
            return drawSettled(*view, options, path, [&view] { return view->isSettled(); });
        }
    }
    DerivationPanel view;
    view.setEstimate(estimate);
    view.showField(QStringLiteral("/memory/peak_bytes"));
    return drawSettled(view, options, path, [] { return true; });
}

Result<void> renderTo(const LaunchOptions& options, const Scenario& scenario, const QString& path)
{
    Result<Estimate> estimate = shardscope::estimate(scenario, measuredEvidence());
    if (!estimate)
        return estimate.error();
    if (options.view == QStringLiteral("window"))
        return renderWindow(options, scenario, path);
    return renderPart(options, std::make_shared<const Estimate>(std::move(estimate).value()), path);
}

}  // namespace

Result<void> renderView(const LaunchOptions& options, const Scenario& scenario) { return renderTo(options, scenario, options.out); }

Result<void> writePaper(const LaunchOptions& options, const Scenario& scenario)
{
    const HandoutKind kind = options.isAnswered ? HandoutKind::Answered : HandoutKind::Blank;
    if (!options.lesson.isEmpty()) {
        Theme::apply(Theme());
        const QString problem = writeHandout(lessonHandout(options.lesson, kind), options.out);
        return problem.isEmpty() ? Result<void>() : Result<void>(badPlace(problem));
    }
    Result<Estimate> made = shardscope::estimate(scenario, measuredEvidence());
    if (!made)
        return made.error();
    if (!made->isLegal())
        return Error{
            ErrorCode::BadUsage, {"an illegal plan on paper", "a plan without errors: shardscope-cli check names the nearest"}, {}, {}};
    const auto estimate = std::make_shared<const Estimate>(std::move(made).value());
    Theme::apply(Theme());
    const QString problem = options.task == LaunchOptions::Task::Cards
                                ? writeFile(options.out, pipelineCards(cardGameOf(estimate->plan().pp, estimate->plan().microBatches)))
                                : writeHandout(scenarioHandout(*estimate, kind, handoutPictures(estimate)), options.out);
    return problem.isEmpty() ? Result<void>() : Result<void>(badPlace(problem));
}

Result<QStringList> renderTour(const LaunchOptions& options, const Scenario& scenario)
{
    if (!QDir().mkpath(options.out))
        return badPlace(QStringLiteral("the folder %1 could not be made").arg(options.out));
    QStringList paths;
    LaunchOptions stop = options;
    for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast}) {
        for (const QString& view : renderableViews()) {
            stop.view = view;
            stop.theme = theme;
            const QString path = QDir(options.out).filePath(view + QLatin1Char('-') + themeName(theme) + QStringLiteral(".png"));
            const Result<void> drawn = renderTo(stop, scenario, path);
            if (!drawn)
                return drawn.error();
            paths << path;
        }
        // The same as a person sees them, with all that stands around them.
        for (const ViewRow& row : viewRows()) {
            const QString path = QDir(options.out).filePath(QStringLiteral("window-%1-%2.png").arg(row.info.id, themeName(theme)));
            if (const Result<void> drawn = renderWindow(stop, scenario, path, row.info.id); !drawn)
                return drawn.error();
            paths << path;
        }
    }
    const QString sheet = QDir(options.out).filePath(QStringLiteral("contact-sheet.png"));
    const Result<void> drawn = writePicture(contactSheet(paths, static_cast<int>(renderableViews().size() + viewRows().size())), sheet);
    if (!drawn)
        return drawn.error();
    return paths << sheet;
}

}  // namespace shardscope
