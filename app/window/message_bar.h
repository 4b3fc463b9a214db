// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>

#include "widgets/controls/standing.h"

class QLabel;
class QToolButton;

namespace shardscope {

/// The action that a message offers.
struct MessageAction {
    QString text;
    std::function<void()> run;  ///< null: none
    bool keepsMessage = false;  ///< the message stays after it
};

/// A message above the views that does not interrupt: the event, the reason, and the remedy. It stays until it is closed, the next one
/// comes, or an edit makes it obsolete.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);
    void tell(Standing standing, const QString& what, const QString& why = {}, MessageAction action = {});
    /// Shows a message about the current scenario, which the next edit removes.
    void tellUntilEdit(const QString& what, const QString& why = {}, MessageAction action = {});
    void forgetEdited();
    /// Adds a sentence below the current message, or as a message of its own.
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
