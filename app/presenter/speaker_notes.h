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

/// A window of its own for who presents, on another screen where there is one: what to say of the view that is shown, the keys that it
/// has, and how long the talk has been going on.
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
    /// Tells what the glossary says of a lesson's term: a link leads nowhere.
    void tellTerm(const QUrl& link);

    QWidget& m_audience;
    Panels& m_panels;
    QMetaObject::Connection m_heard;
    QLabel* m_time;
    QTextBrowser* m_text;
    QElapsedTimer m_began;
    QTimer m_clock;
};

/// Returns, of those screens, the one that the window is not on; where there is one only, that one.
[[nodiscard]] QScreen* screenBeside(const QWidget& window);

}  // namespace shardscope
