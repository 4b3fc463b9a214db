// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

#include "app/jobs/job.h"
#include "app/panels/parameter_form.h"
#include "core/plan/target.h"

class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace shardscope {

class ClusterForm;
class BestPlanButton;
class HintLine;
class ScenarioLine;
class SegmentedChoice;

/// The plan is what a person turns all day; the setup says once what is trained on what.
enum class ControlsPart { Plan, Setup };

/// The left column: everything of the scenario that a person sets often, in two parts below a line that says the scenario. Every edit
/// goes to the document; which values can be is found out off the GUI thread.
class ControlsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ControlsPanel(Document* document, QWidget* parent = nullptr);

    /// Shows the part with the control of this field, scrolls to it and gives it the keyboard. False: it has none here.
    bool reveal(const QString& parameterPath);
    /// The control of a field; null: it has none here.
    [[nodiscard]] QWidget* controlOf(const QString& parameterPath) const;
    void showPart(ControlsPart part);
    [[nodiscard]] ControlsPart part() const;
    /// The area of a part, which scrolls where there is too little room.
    [[nodiscard]] QScrollArea& area(ControlsPart part) const;
    /// Whose own rules the best plan keeps, too.
    void setTarget(std::optional<Target> target);
    /// Files of profiles and logs that are offered for the cluster.
    void setRecentProfiles(const QStringList& paths);
    /// Whether the greyed values are those of the newest scenario.
    [[nodiscard]] bool isSettled() const { return !m_isOld && !m_task.isBusy(); }
    [[nodiscard]] QSize sizeHint() const override;
    /// So that no caption and no choice is cut, in whatever language.
    [[nodiscard]] int neededWidth() const;

Q_SIGNALS:
    void openConfigRequested();
    /// Asks for the file of a profile or a log; empty: one that is asked for.
    void profileRequested(const QString& path);
    void builtInFiguresRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addPart(const QList<ParameterForm*>& forms);
    void connectDocument();
    void refresh();
    void findOptions();
    /// Shows what is said of the control that holds this widget, or of what has the keyboard.
    void hint(const QWidget* widget);
    void renewHint();
    void applyTheme();

    Document& m_document;
    QVBoxLayout* m_layout;
    ScenarioLine* m_scenario;
    SegmentedChoice* m_parts;
    QStackedWidget* m_pages;
    BestPlanButton* m_best;
    HintLine* m_hint;
    QString m_hinted;  ///< the field that was spoken of last
    QString m_told;
    ClusterForm* m_cluster = nullptr;
    QList<ParameterForm*> m_forms;
    bool m_isOld = true;
    Job m_task{this, [](const QString&) {}};  // what was greyed stays so
};

}  // namespace shardscope
