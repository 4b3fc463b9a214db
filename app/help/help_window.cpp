// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/help_window.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QTextBrowser>
#include <QUrl>

#include <algorithm>

#include "app/commands/command_registry.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kIdRole = Qt::UserRole;

}  // namespace

HelpWindow::HelpWindow(std::function<GuideSources()> sources, QWidget* parent)
    : QDialog(parent), m_sources(std::move(sources)), m_list(new QListWidget), m_browser(new QTextBrowser)
{
    setObjectName(QStringLiteral("help"));
    setWindowTitle(tr("Shardscope: the guide"));
    m_list->setAccessibleName(tr("Pages of the guide"));
    m_browser->setAccessibleName(tr("Page of the guide"));
    m_browser->setOpenLinks(false);
    for (const GuidePage& page : guidePages(m_sources())) {
        auto* row = new QListWidgetItem(page.title, m_list);
        row->setData(kIdRole, page.id);
    }
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_list);
    layout->addWidget(m_browser, 1);
    applyTheme();
    const Theme& theme = Theme::current();
    resize(qRound(theme.px(760)), qRound(theme.px(560)));
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* row) {
        if (row)
            openPage(row->data(kIdRole).toString());
    });
    connect(m_browser, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
}

void HelpWindow::openPage(const QString& id)
{
    const QList<GuidePage> pages = guidePages(m_sources());
    const auto page = std::find_if(pages.begin(), pages.end(), [&](const GuidePage& each) { return each.id == id; });
    if (page == pages.end())
        return;
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentRow(static_cast<int>(page - pages.begin()));
    show(page->html);
}

void HelpWindow::openTopic(const HelpTopic& topic)
{
    if (topic.isEmpty())
        return openPage(QStringLiteral("start"));
    const GuideSources sources = m_sources();
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentItem(nullptr);
    if (const Parameter* parameter = findParameter(topic.field.toStdString()))
        return show(fieldPage(*parameter, sources.scenario));
    ViewHelp help{topic.view, topic.question, {}, topic.keys};
    for (const ViewHelp& view : sources.views) {
        if (view.title == topic.view)
            help.command = view.command;
    }
    show(viewPage(help, sources.commands));
}

void HelpWindow::follow(const QUrl& link)
{
    const QString target = link.toString().section(u':', 1);
    if (link.scheme() == QStringLiteral("page"))
        openPage(target);
    else if (link.scheme() == QStringLiteral("field"))
        openTopic({target, {}, {}, {}});
    else if (link.scheme() == QStringLiteral("derivation"))
        Q_EMIT derivationRequested(target);
    else
        Q_EMIT commandRequested(target);
}

void HelpWindow::show(const QString& html)
{
    m_html = html;
    m_browser->setHtml(html);
    QDialog::show();
    raise();
    activateWindow();
}

void HelpWindow::applyTheme()
{
    const Theme& theme = Theme::current();
    m_list->setFixedWidth(qRound(theme.px(150)));
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setSizeHint(QSize(0, qRound(theme.lineHeight(TextStyle::Body) + theme.px(8))));
    m_browser->document()->setDocumentMargin(theme.px(10));
    m_browser->document()->setDefaultFont(theme.font(TextStyle::Body));
    m_browser->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; } td.caption { color: %2; padding-right: %3px; } i { color: %2; }")
            .arg(theme.color(ColorRole::Accent).name(), theme.color(ColorRole::Muted).name())
            .arg(qRound(theme.px(12))));
    m_browser->setHtml(m_html);
}

void HelpWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QDialog::changeEvent(event);
}

}  // namespace shardscope
