// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

#include "app/help/guide_page.h"
#include "app/help/help_topic.h"

class QLineEdit;
class QListWidget;
class QTextBrowser;
class QUrl;

namespace shardscope {

class GuideBrowser;

/// The guide in a window of its own: its pages, and one for the widget on which F1 was pressed. Pages are made when opened, from the
/// current state. Ctrl+F searches all of them.
class HelpWindow : public QDialog {
    Q_OBJECT
public:
    HelpWindow(std::function<GuideSources()> sources, QWidget* parent = nullptr);

    /// Opens a page: a chapter's id (guideChapters), "figures", "fields", "typed" or "shortcuts".
    void openPage(const QString& id);
    /// Opens the page of a field or a view; the first page where there is no topic.
    void openTopic(const HelpTopic& topic);
    [[nodiscard]] QTextBrowser& browser() const;

Q_SIGNALS:
    void derivationRequested(const QString& field);
    void commandRequested(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectParts();
    [[nodiscard]] QStringList searched() const;
    void search();
    void openRow(int row, const QString& html);
    void follow(const QUrl& link);
    void show(const QString& html);
    void applyTheme();

    std::function<GuideSources()> m_sources;
    QLineEdit* m_search;
    QListWidget* m_list;
    GuideBrowser* m_browser;
    QString m_html;
};

}  // namespace shardscope
