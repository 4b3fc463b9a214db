// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "widgets/controls/standing.h"

class QLabel;
class QToolButton;

namespace shardscope {

/// A message above the views that does not interrupt: what happened, why, and what would be right. It stays until it is
/// closed or the next one comes.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);
    void tell(Standing standing, const QString& what, const QString& why = {});
    [[nodiscard]] QString text() const { return m_text; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void applyTheme();

    Standing m_standing = Standing::Plain;
    QString m_text;
    QLabel* m_what;
    QLabel* m_why;
    QToolButton* m_copy;
    QToolButton* m_close;
};

}  // namespace shardscope
