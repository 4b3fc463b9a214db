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

/// Holds what a view is called everywhere: in the rail, the menus, the palette, its own head and the help.
struct ViewInfo {
    QString id;            ///< in files and `--render`; never changes
    QString title;         ///< "Memory"
    QString question;      ///< "Where do the bytes go, and on which GPU?"
    QString icon;          ///< strokes on a grid of 24 (widgets/controls/stroke_icon.h)
    QString shortTitle{};  ///< for the rail, where the title is too long for it

    [[nodiscard]] const QString& railName() const { return shortTitle.isEmpty() ? title : shortTitle; }
};

/// Where evidence is to be seen: a view, and what of it.
struct ViewPlace {
    QString view;
    QString mode{};   ///< of the view's own; empty: the one it is in
    Pointed what{};   ///< lit there
    QString field{};  ///< of the estimate; opened in the derivation where it is not empty
};

/// Told by the window to all of its views.
struct ViewContext {
    /// Says what another view points at.
    Pointed pointed{};
    /// The GPU that the window shows: of this pipeline stage, of this rank where there is one; of nothing: the view's own choice.
    Pointed selected{};
    QSet<QString> lockedDegrees{};
    std::shared_ptr<const Scenario> pinned{};  ///< what the window's figures are compared with; null: nothing
    std::optional<Target> target{};            ///< whose own rules a plan shall keep; empty: those of every framework
    QString folder{};                          ///< where files keep what a person adds to a view; empty: nothing outlives the window

    bool operator==(const ViewContext&) const = default;
};

/// Does what a view wants done to the document, as one entry of the undo stack or several.
using DocumentEdit = std::function<void(Document&)>;

/// Holds what all views have in common: the card with title and question, tools that show, copy and save what is on the screen, pages
/// for what there is to say where there is no picture, the newest estimate, and the work on it away from the window's thread.
/// A view that is hidden computes and draws nothing. A view writes `refresh`, its pages and its own controls.
class View : public QWidget {
    Q_OBJECT
public:
    ~View() override;

    [[nodiscard]] const ViewInfo& info() const { return m_info; }
    /// Null: there is none.
    void setEstimate(std::shared_ptr<const Estimate> estimate);
    /// The one that is shown: the window's, or an example's (`showMissing`).
    [[nodiscard]] const std::shared_ptr<const Estimate>& estimate() const { return m_isExample ? m_example : m_estimate; }
    /// Whether what is shown is of the newest estimate and of what the view was asked last.
    [[nodiscard]] bool isSettled() const { return !m_isOld && !isBusy(); }

    /// The numbers behind the picture in its place.
    void setTableShown(bool shown);
    [[nodiscard]] bool isTableShown() const { return m_isTableShown; }
    /// Returns what is on the screen as a chart; null where there is none.
    [[nodiscard]] virtual ChartWidget* currentChart() const = 0;
    /// The numbers behind what is on the screen; null where there are none.
    [[nodiscard]] virtual const QAbstractItemModel* currentTable() const;
    void copyTable() const;
    /// Writes the numbers as CSV, or as a spreadsheet or JSON where the path ends in .xlsx or .json. Empty: done; else a sentence that says
    /// why not. The old file survives a failure.
    [[nodiscard]] QString saveTable(const QString& path) const;
    /// Writes exactly what is shown, as PNG, SVG or PDF after the ending of the path; else as above.
    [[nodiscard]] virtual QString saveShown(const QString& path) const;

    void setContext(ViewContext context);
    /// The same with one part of it other.
    template <typename Part>
    void setContext(Part ViewContext::*part, std::type_identity_t<Part> value)
    {
        ViewContext context = m_context;
        context.*part = std::move(value);
        setContext(std::move(context));
    }
    [[nodiscard]] const ViewContext& context() const { return m_context; }
    /// The picture alone, without tools and what is set above it.
    void setBare(bool bare);
    /// There is little height, which belongs to the picture: what stands around it takes one line.
    void setTight(bool tight);
    [[nodiscard]] bool isTight() const { return m_isTight; }
    /// A question is asked about the picture: nothing of it is told, and a click only says where it was.
    void setQuiet(bool quiet);
    [[nodiscard]] bool isQuiet() const { return m_isQuiet; }
    /// Which of its pages or ways to look the view is in; kept with the window's arrangement. Empty: it has one only.
    [[nodiscard]] virtual QString modeId() const { return {}; }
    virtual void setModeId(const QString& mode);

    /// One step on (1) or back (−1) in what is told step by step. False: nothing here goes in steps.
    virtual bool stepBy(int direction);
    /// Plays what plays, or stops it. False: nothing here does.
    virtual bool togglePlaying();
    /// Returns what who presents the view wants at hand and the audience does not see, as HTML.
    [[nodiscard]] virtual QString speakerNotes() const;

Q_SIGNALS:
    void speakerNotesChanged();
    void pointed(const shardscope::Pointed& pointed);
    void selected(const shardscope::Pointed& selected);
    /// A place in the picture was clicked, as lessons name it (PickOf).
    void picked(shardscope::PickOf of, const QString& place);
    void editRequested(const shardscope::DocumentEdit& edit);
    /// A figure's derivation: its JSON pointer, in this estimate; null: in the one that the window shows.
    void derivationRequested(const QString& field, std::shared_ptr<const shardscope::Estimate> of);
    /// Something is to be seen in another view.
    void placeRequested(const shardscope::ViewPlace& place);
    /// A scenario as text, and what it is called, is to be opened.
    void openRequested(const QString& scenario, const QString& name);
    /// Something could not be done, or was, in a sentence.
    void failed(const QString& sentence);
    void told(const QString& sentence);
    void modeIdChanged();

protected:
    explicit View(ViewInfo info);

    /// Brings what is shown up to the newest estimate and question. Called only while the view is seen.
    virtual void refresh() = 0;
    /// The context is another than this; hidden or not.
    virtual void contextChanged(const ViewContext&) {}
    /// There is another estimate; hidden or not.
    virtual void estimateChanged() {}
    /// A job ended with an exception; null: none of it is shown any more.
    virtual void forget() {}
    virtual void showTable(bool) {}
    virtual void tightChanged() {}
    /// Work that is no job of the view's own.
    [[nodiscard]] virtual bool isWorking() const { return false; }
    /// A page was shown, or a picture within it: what depends on it.
    virtual void pageShown() {}

    /// Tells that what is shown is no longer what was asked for.
    void invalidate();
    [[nodiscard]] bool isOld() const { return m_isOld; }
    [[nodiscard]] Card& card() const { return *m_card; }
    [[nodiscard]] QStackedWidget& pages() const { return *m_pages; }
    [[nodiscard]] StatePage& state() const { return *m_state; }
    /// Above the pages, and below.
    void addAbove(QWidget* part);
    void addBelow(QWidget* part);
    void setHint(const QString& hint);
    void addTool(QToolButton* tool);
    /// Where the numbers are on the screen anyway.
    void removeTableTool();

    void showPage(QWidget* page);
    [[nodiscard]] bool isStateShown() const;
    /// Without a picture: what the matter is, and why. Nothing that is under way for the picture is shown any more.
    void showState(Standing standing, const QString& headline, const QString& reason);
    /// There is nothing of what the view is about: what there would be to see, of a built-in example, greyed and said to be one.
    void showMissing(const QString& headline, const QString& reason, const QString& example);
    [[nodiscard]] bool isExample() const { return m_isExample; }
    void showNoEstimate();
    /// Shows the page of an illegal plan.
    void showImpossible();
    void showProblem(const QString& problem);
    /// The first picture takes a moment.
    void showWorking(const QString& headline);

    /// A job of the view: ends with it, and is stopped with what it was for.
    [[nodiscard]] Job& makeJob();
    /// Asks for the derivation of a figure in that scenario's estimate, which is made in a job. Of what cannot be estimated nothing is
    /// asked.
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

/// Holds what is done in a view from the menus and the palette; the view is shown first.
struct ViewCommand {
    QString id;    ///< after the view's own and a dot
    QString text;  ///< "Compare with &GPipe"
    std::function<void(View&)> act;
    bool startsSection = false;
};

}  // namespace shardscope
