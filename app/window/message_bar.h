// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>

#include "widgets/controls/standing.h"

class QLabel;
class QToolButton;

namespace shardscope {

/// Holds what a message offers to do.
struct MessageAction {
    QString text;
    std::function<void()> run;  ///< null: nothing is offered
    bool keepsMessage = false;  ///< the message stays after it
};

/// A message above the views that does not interrupt: what happened, why, and what would be right. It stays until it is
/// closed, the next one comes, or an edit makes it untrue.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);
    void tell(Standing standing, const QString& what, const QString& why = {}, MessageAction action = {});
    /// A message of the scenario as it is now: the next edit makes it untrue.
    void tellUntilEdit(const QString& what, const QString& why = {}, MessageAction action = {});
    void forgetEdited();
    /// Below the message that stands there, or as one of its own.
    void add(Standing standing, const QString& sentence);
    [[nodiscard]] QString text() const { return m_text; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void applyTheme();

    Standing m_standing = Standing::Plain;
    QString m_text;
    bool m_isUntilEdit = false;
    QLabel* m_what;
    QLabel* m_why;
    MessageAction m_action;
    QToolButton* m_offer;
    QToolButton* m_copy;
    QToolButton* m_close;
};

}  // namespace shardscope
