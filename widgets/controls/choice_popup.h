// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLineEdit>
#include <QListView>

class QAbstractItemModel;

namespace shardscope {

/// The list of a ChoiceBox with a field that narrows it down. Headings stay while something below them matches.
class ChoicePopup : public QFrame {
    Q_OBJECT
public:
    static constexpr int kIdRole = Qt::UserRole;
    static constexpr int kSectionRole = Qt::UserRole + 1;  ///< of a heading: empty id; of a choice: its heading

    ChoicePopup(QAbstractItemModel& choices, const QString& currentId, QWidget* parent);
    void search(const QString& text);

Q_SIGNALS:
    void chosen(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void step(int rows);
    void choose(const QModelIndex& index);

    QLineEdit* m_field;
    QListView* m_list;
};

}  // namespace shardscope
