// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/views/base/view.h"
#include "app/views/documents/documents_picture.h"

class QComboBox;
class QSplitter;

namespace shardscope {

class Curves;
class StackedBars;
class WrappingLabel;

/// "What do documents of many lengths cost?" The histogram of their lengths, and the rate of every packing.
class DocumentsView : public View {
    Q_OBJECT
public:
    DocumentsView();
    [[nodiscard]] static ViewInfo viewInfo();

    [[nodiscard]] QString verdict() const;
    [[nodiscard]] Curves& lengths() const { return *m_lengths; }
    [[nodiscard]] StackedBars& packings() const { return *m_packings; }
    [[nodiscard]] QComboBox& dataSets() const { return *m_sets; }
    [[nodiscard]] ChartWidget* currentChart() const override;
    [[nodiscard]] const QAbstractItemModel* currentTable() const override;

protected:
    void refresh() override;
    void forget() override { m_tried.clear(); }
    void estimateChanged() override { showDataSet(); }
    void changeEvent(QEvent* event) override;

private:
    void makeDataSets();
    /// Selects the lengths that the window's scenario states.
    void showDataSet();
    /// Changes the scenario to a packing that was tried.
    void take(int bar);
    void applyTheme();

    std::vector<TriedPacking> m_tried;
    Job& m_job;
    QComboBox* m_sets;  ///< the counted data sets, from which a scenario takes its lengths
    WrappingLabel* m_verdict;
    Curves* m_lengths;
    StackedBars* m_packings;
    QSplitter* m_charts;
    QWidget* m_page;
};

}  // namespace shardscope
