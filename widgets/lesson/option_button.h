// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace shardscope {

/// One answer of several: a letter, its text over as many lines as it takes, and after the answer whether it was right, by a sign and
/// a word as well as by colour.
class OptionButton : public QAbstractButton {
    Q_OBJECT
public:
    enum class Verdict { None, Right, Wrong };

    OptionButton(const QString& letter, const QString& text, QWidget* parent = nullptr);
    void setVerdict(Verdict verdict, const QString& remark = {});
    [[nodiscard]] Verdict verdict() const { return m_verdict; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QString shown() const;
    void describe();

    QString m_letter;
    QString m_remark;
    Verdict m_verdict = Verdict::None;
};

}  // namespace shardscope
