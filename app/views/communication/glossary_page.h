// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/communication/glossary.h"

class QLineEdit;
class QTableWidget;

namespace shardscope {

/// The glossary with a field that narrows it down.
class GlossaryPage : public QWidget {
    Q_OBJECT
public:
    explicit GlossaryPage(QWidget* parent = nullptr);
    void search(const QString& words);
    [[nodiscard]] int shownEntries() const;
    [[nodiscard]] QTableWidget& table() const { return *m_table; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyTheme();
    void fitRows();

    QLineEdit* m_field;
    QTableWidget* m_table;
};

}  // namespace shardscope
