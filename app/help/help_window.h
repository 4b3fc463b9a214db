// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

#include "app/help/guide_page.h"
#include "app/help/help_topic.h"

class QListWidget;
class QTextBrowser;
class QUrl;

namespace shardscope {

/// The guide beside the window: its pages, and one for whatever F1 was pressed on. Pages are made when they are opened, from what
/// the application knows then.
class HelpWindow : public QDialog {
    Q_OBJECT
public:
    HelpWindow(std::function<GuideSources()> sources, QWidget* parent = nullptr);

    /// "start", "views", "figures", "fields", "typed", "shortcuts".
    void openPage(const QString& id);
    /// Of a field or a view; the first page where there is no topic.
    void openTopic(const HelpTopic& topic);
    [[nodiscard]] QTextBrowser& browser() const { return *m_browser; }

Q_SIGNALS:
    void derivationRequested(const QString& field);
    void commandRequested(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow(const QUrl& link);
    void show(const QString& html);
    void applyTheme();

    std::function<GuideSources()> m_sources;
    QListWidget* m_list;
    QTextBrowser* m_browser;
    QString m_html;
};

}  // namespace shardscope
