// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/jobs/job.h"
#include "app/lens/lens.h"
#include "core/lessons/pick.h"
#include "core/plan/target.h"
#include "widgets/controls/standing.h"

class QAbstractItemModel;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace shardscope {

class Estimate;
struct Scenario;
class Card;
class ChartWidget;
class Document;
class ExampleNote;
class WrappingLabel;
class StatePage;

/// The names of a view everywhere: in the rail, the menus, the palette, its own head and the help.
struct ViewInfo {
    QString id;            ///< in files and `--render`; never changes
    QString title;         ///< "Memory"
    QString question;      ///< "Where do the bytes go, and on which GPU?"
    QString icon;          ///< strokes on a grid of 24 (widgets/controls/stroke_icon.h)
    QString shortTitle{};  ///< for the rail, where the title is too long for it

    [[nodiscard]] const QString& railName() const { return shortTitle.isEmpty() ? title : shortTitle; }
};

/// A place where evidence is shown: a view, and a part of it.
struct ViewPlace {
    QString view;
    QString mode{};   ///< mode of the view; empty: the current one
    Pointed what{};   ///< highlighted there
    QString field{};  ///< field of the estimate whose derivation is opened; empty: none
};

/// The state that the window shares with all of its views.
struct ViewContext {
    /// The thing that another view points at.
    Pointed pointed{};
    /// The GPU that the window shows: of this pipeline stage, or this rank where there is one; empty: the view's own choice.
    Pointed selected{};
    QSet<QString> lockedDegrees{};
    std::shared_ptr<const Scenario> pinned{};  ///< scenario that the window's figures are compared with; null: none
    std::optional<Target> target{};            ///< launcher whose own rules apply; empty: only those of every framework
    QString folder{};                          ///< folder of data that a person adds; empty: nothing is kept

    bool operator==(const ViewContext&) const = default;
};

/// Performs an edit of the document for a view, as one entry of the undo stack or several.
using DocumentEdit = std::function<void(Document&)>;

/// The common base of all views: the card with title and question, tools that show, copy and save the visible picture, pages for states
/// without a picture, the newest estimate, and background work on it. A view that is hidden computes and draws nothing. A view writes
/// `refresh`, its pages and its own controls.
class View : public QWidget {
    Q_OBJECT
public:
    ~View() override;

    [[nodiscard]] const ViewInfo& info() const { return m_info; }
    /// Sets the estimate; null: there is none.
    void setEstimate(std::shared_ptr<const Estimate> estimate);
    /// The one that is shown: the window's, or an example's (`showMissing`).
    [[nodiscard]] const std::shared_ptr<const Estimate>& estimate() const { return m_isExample ? m_example : m_estimate; }
    /// Whether what is shown is of the newest estimate and of what the view was asked last.
    [[nodiscard]] bool isSettled() const { return !m_isOld && !isBusy(); }

    /// Shows the numbers instead of the picture.
    void setTableShown(bool shown);
    [[nodiscard]] bool isTableShown() const { return m_isTableShown; }
    /// Returns the visible chart; null where there is none.
    [[nodiscard]] virtual ChartWidget* currentChart() const = 0;
    /// Returns the numbers of the visible picture; null where there are none.
    [[nodiscard]] virtual const QAbstractItemModel* currentTable() const;
    void copyTable() const;
    /// Writes the numbers as CSV, or as a spreadsheet or JSON where the path ends in .xlsx or .json. Returns the error as a sentence, or
    /// empty. The old file survives a failure.
    [[nodiscard]] QString saveTable(const QString& path) const;
    /// Writes the visible picture as PNG, SVG or PDF, by the path's extension; otherwise as above.
    [[nodiscard]] virtual QString saveShown(const QString& path) const;

    void setContext(ViewContext context);
    /// Sets the context with one part changed.
    template <typename Part>
    void setContext(Part ViewContext::*part, std::type_identity_t<Part> value)
    {
        ViewContext context = m_context;
        context.*part = std::move(value);
        setContext(std::move(context));
    }
    [[nodiscard]] const ViewContext& context() const { return m_context; }
    /// Shows the picture alone, without tools and controls.
    void setBare(bool bare);
    /// Adapts to little height: everything around the picture takes one line.
    void setTight(bool tight);
    [[nodiscard]] bool isTight() const { return m_isTight; }
    /// Hides explanations while a question is asked about the picture; a click only reports its place.
    void setQuiet(bool quiet);
    [[nodiscard]] bool isQuiet() const { return m_isQuiet; }
    /// Returns the current page or mode of the view, which is kept with the window's arrangement. Empty: it has only one.
    [[nodiscard]] virtual QString modeId() const { return {}; }
    virtual void setModeId(const QString& mode);

    /// Goes one step forward (1) or back (−1). Returns false if the view has no steps.
    virtual bool stepBy(int direction);
    /// Starts or stops the animation. Returns false if there is none.
    virtual bool togglePlaying();
    /// Returns notes for the presenter that the audience does not see, as HTML.
    [[nodiscard]] virtual QString speakerNotes() const;

Q_SIGNALS:
    void speakerNotesChanged();
    void pointed(const shardscope::Pointed& pointed);
    void selected(const shardscope::Pointed& selected);
    /// Emitted when a place in the picture was clicked, by its name in lessons (PickOf).
    void picked(shardscope::PickOf of, const QString& place);
    void editRequested(const shardscope::DocumentEdit& edit);
    /// Emitted to show a figure's derivation, by JSON pointer, in this estimate; null: in the window's.
    void derivationRequested(const QString& field, std::shared_ptr<const shardscope::Estimate> of);
    /// Emitted to show a place in another view.
    void placeRequested(const shardscope::ViewPlace& place);
    /// Emitted to open a scenario given as text, with its name.
    void openRequested(const QString& scenario, const QString& name);
    /// Emitted with a sentence on a failure, or on a completed action.
    void failed(const QString& sentence);
    void told(const QString& sentence);
    void modeIdChanged();

protected:
    explicit View(ViewInfo info);

    /// Updates the view to the newest estimate and request. Called only while the view is visible.
    virtual void refresh() = 0;
    /// Called when the context has changed, also while hidden.
    virtual void contextChanged(const ViewContext&) {}
    /// Called for another estimate, also while hidden.
    virtual void estimateChanged() {}
    /// Called when a job ended with an exception: drops its results.
    virtual void forget() {}
    virtual void showTable(bool) {}
    virtual void tightChanged() {}
    /// Returns whether work outside the view's own jobs is running.
    [[nodiscard]] virtual bool isWorking() const { return false; }
    /// Called when a page, or a picture within it, was shown.
    virtual void pageShown() {}

    /// Marks the view as outdated.
    void invalidate();
    [[nodiscard]] bool isOld() const { return m_isOld; }
    [[nodiscard]] Card& card() const { return *m_card; }
    [[nodiscard]] QStackedWidget& pages() const { return *m_pages; }
    [[nodiscard]] StatePage& state() const { return *m_state; }
    /// Add a widget above the pages, or below.
    void addAbove(QWidget* part);
    void addBelow(QWidget* part);
    void setHint(const QString& hint);
    void addTool(QToolButton* tool);
    /// Removes the table tool, where the numbers are visible anyway.
    void removeTableTool();

    void showPage(QWidget* page);
    [[nodiscard]] bool isStateShown() const;
    /// Shows a state and its reason instead of a picture. Running work for the picture is dropped.
    void showState(Standing standing, const QString& headline, const QString& reason);
    /// There is nothing of what the view is about: what there would be to see, of a built-in example, greyed and said to be one.
    void showMissing(const QString& headline, const QString& reason, const QString& example);
    [[nodiscard]] bool isExample() const { return m_isExample; }
    void showNoEstimate();
    /// Shows the page of an illegal plan.
    void showImpossible();
    void showProblem(const QString& problem);
    /// Shows that the first picture is being computed.
    void showWorking(const QString& headline);

    /// Returns a new job of the view, which ends with the view.
    [[nodiscard]] Job& makeJob();
    /// Requests the derivation of a figure in that scenario's estimate, which is made in a job. Ignored for a scenario that cannot be
    /// estimated.
    void requestDerivation(const QString& field, const Scenario& of);

    void showEvent(QShowEvent* event) override;

private:
    void makeTools();
    void bringUpToDate();
    void showExample(const QString& headline, const QString& reason);
    void cancelJobs();
    void updateTools();
    [[nodiscard]] bool isBusy() const;
    void exportTable();
    void exportPicture();

    ViewInfo m_info;
    ViewContext m_context;
    std::shared_ptr<const Estimate> m_estimate;
    std::shared_ptr<const Estimate> m_example;
    QString m_exampleName;
    bool m_isExample = false;
    bool m_isOld = true;
    bool m_isTableShown = false;
    bool m_isQuiet = false;
    bool m_isTight = false;
    Card* m_card;
    QVBoxLayout* m_body;
    QList<QWidget*> m_above;
    QWidget* m_away;  ///< hidden: where these are while the picture stands alone
    ExampleNote* m_exampleNote;
    QStackedWidget* m_pages;
    StatePage* m_state;
    WrappingLabel* m_hint;
    QToolButton* m_tableButton;
    QToolButton* m_copyButton;
    QToolButton* m_csvButton;
    QToolButton* m_pictureButton;
    std::vector<std::unique_ptr<Job>> m_jobs;
    Job& m_derivation;
    Job& m_exampleJob;
};

/// A command of a view for the menus and the palette; the view is shown first.
struct ViewCommand {
    QString id;    ///< appended to the view's id and a dot
    QString text;  ///< "Compare with &GPipe"
    std::function<void(View&)> act;
    bool startsSection = false;
};

}  // namespace shardscope
