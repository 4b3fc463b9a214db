// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QPointer>

namespace shardscope {

struct Choice {
    QString id;
    QString text;
    QString detail;   ///< muted, after the text; may be empty
    QString section;  ///< a heading appears where it changes
    QString reason;   ///< why it is disabled; empty: it is not
    bool operator==(const Choice&) const = default;
};

/// A combo box with headings, and a search field over its list. The wheel changes it only while it has the focus.
class ChoiceBox : public QComboBox {
    Q_OBJECT
public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    void setChoices(const QList<Choice>& choices);
    /// Sets the choice, without a signal. An id that is not among the choices shows `otherwise` instead.
    void setCurrentId(const QString& id, const QString& otherwise = {});
    [[nodiscard]] QString currentId() const;

    void showPopup() override;
    /// Returns a size wide enough for the shown choice.
    [[nodiscard]] QSize sizeHint() const override;
    void hidePopup() override;

Q_SIGNALS:
    void choiceEdited(const QString& id);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void take(const QString& id);

    QList<Choice> m_choices;
    QSize m_row;  ///< of each, in the theme that they were made in
    QString m_otherwise;
    QPointer<QWidget> m_popup;
};

}  // namespace shardscope
