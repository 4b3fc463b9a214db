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

/// The plan has the fields that are changed often; the setup states model, cluster and training.
enum class ControlsPart { Plan, Setup };

/// The left column: the fields that a person sets often, in two parts below a line with the scenario. Every edit goes to the document;
/// possible values are computed off the GUI thread.
class ControlsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ControlsPanel(Document* document, QWidget* parent = nullptr);

    /// Shows the part with the control of this field, scrolls to it and focuses it. Returns false if it has none here.
    bool reveal(const QString& parameterPath);
    /// Returns the control of a field; null: it has none here.
    [[nodiscard]] QWidget* controlOf(const QString& parameterPath) const;
    void showPart(ControlsPart part);
    [[nodiscard]] ControlsPart part() const;
    /// Returns the area of a part, which scrolls where there is too little room.
    [[nodiscard]] QScrollArea& area(ControlsPart part) const;
    /// Sets the launcher whose rules the best plan also keeps.
    void setTarget(std::optional<Target> target);
    /// Sets the profiles and logs that are offered for the cluster.
    void setRecentProfiles(const QStringList& paths);
    /// Returns whether the disabled values are those of the newest scenario.
    [[nodiscard]] bool isSettled() const { return !m_isOld && !m_task.isBusy(); }
    [[nodiscard]] QSize sizeHint() const override;
    /// Returns the width at which no caption and no choice is cut, in any language.
    [[nodiscard]] int neededWidth() const;

Q_SIGNALS:
    void openConfigRequested();
    /// Emitted to use a profile or a log; empty: the window asks for the file.
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
    /// Shows the hint of the control that contains this widget, or of the focused one.
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
    QString m_hinted;  ///< field of the last hint
    QString m_told;
    ClusterForm* m_cluster = nullptr;
    QList<ParameterForm*> m_forms;
    bool m_isOld = true;
    Job m_task{this, [](const QString&) {}};  // disabled values stay disabled on an error
};

}  // namespace shardscope
