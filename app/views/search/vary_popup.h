// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <memory>
#include <vector>

#include "app/search/offered_variants.h"

class QCheckBox;
class QGridLayout;
class QPushButton;

namespace shardscope {

class WrappingLabel;

/// The choice of what varies besides the plan: a check mark for each value of each field, and how many variants that makes. The first other
/// value of a field that is checked takes the scenario's own along, so that there is something to compare with.
class VaryPopup : public QFrame {
    Q_OBJECT
public:
    VaryPopup(std::shared_ptr<const Scenario> scenario, const std::vector<VariedField>& varied, QWidget* parent);

    /// Returns the fields with a value besides the scenario's own.
    [[nodiscard]] std::vector<VariedField> varied() const;

Q_SIGNALS:
    void searchRequested();
    /// Emitted to search the plan alone again.
    void nothingRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addField(QGridLayout& grid, const OfferedField& field, const VariedField* checked);
    void takeOwnAlong(std::size_t field, const QCheckBox* checked);
    void showCount();

    std::shared_ptr<const Scenario> m_scenario;
    std::vector<OfferedField> m_offered;
    std::vector<std::vector<QCheckBox*>> m_boxes;  ///< by field and value
    WrappingLabel* m_count;
    QPushButton* m_nothing;
    QPushButton* m_search;
};

}  // namespace shardscope
