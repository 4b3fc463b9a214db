// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include "app/search/best_plan_finder.h"

namespace shardscope {

/// "Best plan +22 %": shows the gain of the best plan, updated in the background, and applies it.
class BestPlanButton : public QPushButton {
    Q_OBJECT
public:
    explicit BestPlanButton(Document& document, QWidget* parent = nullptr);
    [[nodiscard]] const BestPlanFinder& finder() const { return m_finder; }
    void setTarget(std::optional<Target> target) { m_finder.setTarget(target); }
    /// Searches, also while the button is hidden, and applies the best plan once it is found. A change of the scenario cancels this.
    void applyOnceFound();

Q_SIGNALS:
    /// There is nothing to apply after all; the text and the tool tip say why.
    void notApplied();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void tell();
    void applyAwaited();
    void setUsable(bool usable);
    void say(const QString& text, const std::optional<TightBest>& tight);
    void fitText();

    BestPlanFinder m_finder;
    bool m_isAwaited = false;
    bool m_hasLentFocus = false;  ///< to the parent, while disabled
    QString m_text;
    QString m_textWithTight;
};

}  // namespace shardscope
