// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QListView;

namespace shardscope {

class PaletteList;
class PaletteSearch;

/// A field over the window that runs any command by its name, with the keyboard alone.
class CommandPalette : public QFrame {
    Q_OBJECT
public:
    CommandPalette(PaletteSearch& search, QWidget& window);
    void open(const QString& query = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void find(const QString& query);
    void step(int rows);
    void take(int row);
    [[nodiscard]] bool handleKey(int key);

    PaletteSearch& m_search;
    PaletteList* m_list;
    QLineEdit* m_field;
    QListView* m_view;
    QLabel* m_nothing;
};

}  // namespace shardscope
