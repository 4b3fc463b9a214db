// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QTimer>

#include <optional>

#include "app/probe/probe_client.h"
#include "app/probe/probe_plans.h"
#include "app/views/base/view.h"
#include "core/compare/profile_parts.h"

class QTableView;

namespace shardscope {

class FindingList;
class ProbeBar;
class ProbePages;
class ProbeResults;
class SegmentedChoice;
class StageList;
enum class ProbePage;
struct ProbePicture;

/// "How fast is this node really?" The plan of a measurement and its duration, the running measurement, the problems of the machine, and
/// the effect of the measured profile on the estimate. A separate program measures, so that its failures do not affect the window.
class ProbeView : public View {
    Q_OBJECT
public:
    ProbeView();
    ~ProbeView() override;
    [[nodiscard]] static ViewInfo viewInfo();
    [[nodiscard]] static QList<ViewCommand> viewCommands();

    [[nodiscard]] QString modeId() const override;
    void setModeId(const QString& mode) override;
    [[nodiscard]] ChartWidget* currentChart() const override;
    [[nodiscard]] const QAbstractItemModel* currentTable() const override;

    /// Sets another helper program than the one that is found.
    void setProgram(const QString& program);
    void setRequest(const ProbeRequest& request);
    void run();
    void cancel();
    [[nodiscard]] ProbeClient& client() { return m_client; }
    [[nodiscard]] StageList& stages() const { return *m_stages; }
    [[nodiscard]] FindingList& findings() const { return *m_findings; }
    [[nodiscard]] ProbePages& charts() const { return *m_charts; }
    [[nodiscard]] ProbeResults& results() const { return *m_results; }
    [[nodiscard]] ProbeBar& bar() const { return *m_bar; }
    /// Returns the measured profile; empty before the first measuring stage is done.
    [[nodiscard]] const std::optional<HardwareProfile>& profile() const { return m_profile; }
    /// Saves the profile. Returns the error as a sentence, or empty. A simulated profile is refused.
    [[nodiscard]] QString saveProfile(const QString& path);
    /// Shows measurements from logs instead of a run. Precondition: no run is in progress.
    void importLogs(const QStringList& paths);
    /// Makes it the profile of the window's cluster, as one step of undo.
    void useProfile();

protected:
    void refresh() override;
    void estimateChanged() override;
    void showTable(bool shown) override;
    [[nodiscard]] bool isWorking() const override { return m_planner.isBusy(); }
    void changeEvent(QEvent* event) override;

private:
    struct Imported;
    void importWithDialog();
    void takeImport(const Imported& made);
    [[nodiscard]] const ProbeRecord& record() const { return m_imported ? *m_imported : m_client.record(); }
    void makePage();
    void connectParts();
    void askPlans();
    void takePlans(const std::vector<BackendPlan>& plans);
    void showPlan();
    void showRun();
    void showFigures();
    void takeEnding(const ProbeEnding& ending);
    void findEffect();
    void showResults();
    void tellPlan();
    void tellRun();
    void tellEnding();
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] QString scenarioFile();
    [[nodiscard]] ProbePicture picture() const;
    void saveWithDialog();
    void applyTheme();

    QString m_program;
    /// Returns the folder of profiles; empty: none.
    [[nodiscard]] QString folder() const;
    QTemporaryDir m_temporary;
    ProbePlanner m_planner;
    ProbeClient m_client;
    std::vector<BackendPlan> m_plans;
    QString m_asked;                        ///< question of the plans
    std::optional<ProbeRecord> m_imported;  ///< instead of a run
    std::optional<ProbeEnding> m_ending;
    std::optional<HardwareProfile> m_profile;
    std::optional<PartEffects> m_effect;
    QString m_savedTo;
    QTimer m_redraw;
    Job& m_job;
    Job& m_importJob;

    ProbeBar* m_bar;
    SegmentedChoice* m_pageChoice;
    StageList* m_stages;
    QTableView* m_stageTable;
    FindingList* m_findings;
    ProbePages* m_charts;
    ProbeResults* m_results;
    QWidget* m_page;
};

}  // namespace shardscope
