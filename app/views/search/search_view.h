// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "app/search/search_question.h"
#include "app/views/base/view.h"
#include "core/remedy/wastes.h"

class QSplitter;
class QTableView;

namespace shardscope {

class Curves;
class WrappingLabel;
class PlanDetails;
class PlanOrder;
class PlanTableModel;
class SearchBar;
class VariantPage;

/// "What is the best plan on these GPUs?" Every legal plan of the scenario's model, cluster and training, searched again when one of these
/// changes: the best as a list and as points of throughput against memory, with their front. Of a fine-tune more than the plan may vary: then
/// the best plan of each variant. Searches nothing while it is hidden.
class SearchView : public View {
    Q_OBJECT
public:
    SearchView();
    ~SearchView() override;
    [[nodiscard]] static ViewInfo viewInfo();

    void setQuestion(const SearchQuestion& question);
    void setFilter(const QString& typed);
    /// Returns the result; null before the first search has ended.
    [[nodiscard]] const std::shared_ptr<const SearchResult>& result() const { return m_result; }
    /// Chooses a plan by its index in the result; −1: none.
    void choose(int plan);
    [[nodiscard]] int chosen() const { return m_chosen; }
    [[nodiscard]] const PlanOrder& list() const { return *m_order; }
    [[nodiscard]] Curves& picture() const { return *m_picture; }
    /// Returns the variants that were searched, with the plans that are shown instead of those above.
    [[nodiscard]] VariantPage& variants() const { return *m_variants; }
    void applyChosen();
    void compareChosen();
    void explainChosen();
    void stop();
    /// Returns the question, to restore it the next time.
    [[nodiscard]] QString modeId() const override;
    void setModeId(const QString& mode) override;
    /// Returns whether the shown answer is for an older question: it is dimmed until the new answer arrives.
    [[nodiscard]] bool isDimmed() const;
    [[nodiscard]] ChartWidget* currentChart() const override;
    /// Returns the list, as it is sorted.
    [[nodiscard]] const QAbstractItemModel* currentTable() const override;

protected:
    void contextChanged(const ViewContext& before) override;
    void refresh() override;
    void forget() override;
    void changeEvent(QEvent* event) override;

private:
    void makeList();
    void connectParts();
    /// A finished search: returning to an objective or a framework asks a question that was answered.
    struct Answer {
        std::string question;
        std::shared_ptr<const SearchResult> result;  ///< of the plan alone
        std::shared_ptr<const Scenario> scenario;
        std::shared_ptr<const VariedSearch> varied{};  ///< of more than the plan
    };

    void start();
    void begin(QWidget& page, bool hasOld);
    void undim();
    void keep(const Answer& answer);
    /// Returns the answer to the question, or null.
    [[nodiscard]] const Answer* answered(const std::string& question) const;
    /// Returns what varies besides the plan: nothing of a training that is not a fine-tune.
    [[nodiscard]] std::vector<VariedField> varied() const;
    void refreshVariants(const std::vector<VariedField>& fields);
    void startVariants(const std::vector<VariedField>& fields);
    void showVariantProgress(const VariedProgress& progress);
    void takeVariants(const Result<VariedSearch>& made, const std::string& question);
    void showVariants(const std::shared_ptr<const VariedSearch>& search);
    void forgetVariants();
    [[nodiscard]] bool areVariantsShown() const;
    /// Returns the scenario with the chosen plan, or the chosen variant with its plan; empty where nothing is chosen.
    [[nodiscard]] std::optional<Scenario> chosenIn(const Scenario& scenario) const;
    void take(const Result<SearchResult>& made, const std::string& question, const std::shared_ptr<const Scenario>& scenario);
    void showAnswer(const Answer& answer);
    void showProgress(const SearchProgress& progress);
    void showPicture();
    void showVerdict();
    void findKept();
    void choosePoint(int curve, int point);
    void showDetails();
    void applyTheme();
    void fitColumns();
    [[nodiscard]] const FoundPlan* chosenPlan() const;

    std::shared_ptr<const SearchResult> m_result;
    std::shared_ptr<const Scenario> m_searched;  ///< scenario of the result
    std::vector<Answer> m_answers;               ///< whole ones, the newest last
    std::string m_asked;                         ///< question of the current or the last search
    std::vector<Waste> m_kept;                   ///< settings of the current plan that the search keeps and that cost time for nothing
    int m_chosen = -1;
    std::optional<std::stop_source> m_stop;
    Job& m_job;
    Job& m_lossJob;
    Job& m_keptJob;

    SearchBar* m_bar;
    PlanTableModel* m_model;
    WrappingLabel* m_refused;
    PlanOrder* m_order;
    QTableView* m_table;
    Curves* m_picture;
    PlanDetails* m_details;
    WrappingLabel* m_verdict;
    QSplitter* m_page;
    VariantPage* m_variants;
};

}  // namespace shardscope
