// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "app/views/base/view.h"
#include "app/views/experts/experts_picture.h"

class QBoxLayout;

namespace shardscope {

class ChartPage;
class ExpertMap;
class ExpertsControls;
class StackedBars;

/// "Where do tokens go?" The experts of one expert-parallel group and their tokens, the bytes of a dispatch by dispatcher, and the ladder
/// from naive to tuned. A dense model has no experts: examples are offered.
class ExpertsView : public View {
    Q_OBJECT
public:
    ExpertsView();
    ~ExpertsView() override;
    [[nodiscard]] static ViewInfo viewInfo();

    void trySettings(const ExpertSettings& settings);
    [[nodiscard]] ExpertMap& map() const { return *m_map; }
    [[nodiscard]] StackedBars& volumes() const { return *m_volumes; }
    [[nodiscard]] LadderChart& ladder() const { return *m_ladder; }
    /// Returns the chart that was used last.
    [[nodiscard]] ChartWidget* currentChart() const override;

protected:
    void contextChanged(const ViewContext& before) override;
    void refresh() override;
    void estimateChanged() override;
    void showTable(bool shown) override;
    void pageShown() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makePages();
    void connectParts();
    [[nodiscard]] QWidget* makeExamples();
    [[nodiscard]] bool hasExperts() const;
    void showPicture(const ExpertsPicture& picture);
    void showNone();
    void apply();
    void openExample(const QString& name);

    std::optional<ExpertSettings> m_tried;
    QWidget* m_body = nullptr;
    QBoxLayout* m_upper = nullptr;  ///< tokens and volumes, one above the other where it is narrow
    ExpertsControls* m_controls;
    ExpertMap* m_map;
    StackedBars* m_volumes;
    LadderChart* m_ladder;
    ChartWidget* m_current;
    QList<ChartPage*> m_chartPages;
    QWidget* m_examples = nullptr;
    Job& m_job = makeJob();
};

}  // namespace shardscope
