// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QTextBrowser;

namespace shardscope {

class Panels;
class View;

/// A separate window for the presenter, on another screen where there is one: notes on the current view, its keys, and the duration of the
/// talk.
class SpeakerNotes : public QWidget {
    Q_OBJECT
public:
    SpeakerNotes(QWidget& window, Panels& panels);

    void open();
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void openChanged(bool open);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void refresh();
    void showTime();
    /// Shows the glossary's text on a lesson's term; links open nothing else.
    void tellTerm(const QUrl& link);

    QWidget& m_audience;
    Panels& m_panels;
    QMetaObject::Connection m_heard;
    QLabel* m_time;
    QTextBrowser* m_text;
    QElapsedTimer m_began;
    QTimer m_clock;
};

/// Returns a screen other than the window's; the only one where there is just one.
[[nodiscard]] QScreen* screenBeside(const QWidget& window);

}  // namespace shardscope
