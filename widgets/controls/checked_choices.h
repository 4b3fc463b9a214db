// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

#include "widgets/controls/choice_box.h"

class QAction;
class QMenu;

namespace shardscope {

/// Any number of choices, in a box whose menu has a check mark for each and stays open. None of them means all, which is the first entry.
class CheckedChoices : public ChoiceBox {
    Q_OBJECT
public:
    /// `all` is shown while no choice is checked.
    explicit CheckedChoices(const QString& all, QWidget* parent = nullptr);

    /// Sets the choices; their sections are not shown. A disabled one shows its reason.
    void setOffered(const QList<Choice>& choices);
    /// Sets the checked choices, without a signal.
    void setChecked(const QStringList& ids);
    /// Returns the texts of the checked choices, in the order of the choices: "Attention core, MLP norm".
    [[nodiscard]] QString checkedText() const;
    [[nodiscard]] QMenu* menu() const { return m_menu; }

    void showPopup() override;
    void hidePopup() override;

Q_SIGNALS:
    /// Emitted when the check mark of a choice is set or removed; `setChecked` shows it.
    void choiceToggled(const QString& id);
    /// Emitted when the first entry is chosen instead of those that are checked.
    void allChosen();
    /// Emitted when the reason of a disabled choice is pointed at; empty: no longer.
    void obstaclePointed(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showOn(QAction& action, const Choice& choice);
    void refresh();

    QString m_all;
    QList<Choice> m_offered;
    QStringList m_checked;
    QMenu* m_menu;
    QAction* m_allAction;
    QHash<QString, QAction*> m_actions;
};

}  // namespace shardscope
