// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QToolButton>

#include <memory>
#include <vector>

#include "app/views/search/vary_popup.h"

namespace shardscope {

/// Opens the choice of what varies besides the plan, and says what does. Hidden for a training that is not known to be a fine-tune.
class VaryButton : public QToolButton {
    Q_OBJECT
public:
    VaryButton();

    void setScenario(std::shared_ptr<const Scenario> scenario);
    /// Sets the fields, without a signal.
    void setVaried(const std::vector<VariedField>& varied);
    [[nodiscard]] const std::vector<VariedField>& varied() const { return m_varied; }
    /// Returns the open choice; null: it is closed.
    [[nodiscard]] VaryPopup* popup() const { return m_popup; }
    void open();

Q_SIGNALS:
    void variedEdited();

private:
    void take(const std::vector<VariedField>& varied);
    void showVaried();

    std::shared_ptr<const Scenario> m_scenario;
    std::vector<VariedField> m_varied;
    QPointer<VaryPopup> m_popup;
};

}  // namespace shardscope
