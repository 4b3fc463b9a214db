// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/help_window.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QShortcut>
#include <QUrl>

#include <algorithm>

#include "app/commands/command_registry.h"
#include "app/help/guide_browser.h"
#include "app/help/guide_html.h"
#include "core/field/parameters.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kIdRole = Qt::UserRole;

/// Returns what a page says, for the search: its words without their tags.
QString wordsOf(const QString& html)
{
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    QString words = html;
    return words.replace(tag, QStringLiteral(" "))
        .replace(QStringLiteral("&quot;"), QStringLiteral("\""))
        .replace(QStringLiteral("&lt;"), QStringLiteral("<"))
        .replace(QStringLiteral("&gt;"), QStringLiteral(">"))
        .replace(QStringLiteral("&amp;"), QStringLiteral("&"));
}

}  // namespace

HelpWindow::HelpWindow(std::function<GuideSources()> sources, QWidget* parent)
    : QDialog(parent), m_sources(std::move(sources)), m_search(new QLineEdit), m_list(new QListWidget), m_browser(new GuideBrowser)
{
    setObjectName(QStringLiteral("help"));
    setWindowTitle(tr("Shardscope guide"));
    m_search->setPlaceholderText(tr("Search the guide"));
    m_search->setAccessibleName(tr("Search the guide"));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Pages of the guide"));
    m_browser->setAccessibleName(tr("Page of the guide"));
    for (const GuidePage& page : guidePages(m_sources())) {
        auto* row = new QListWidgetItem(page.title, m_list);
        row->setData(kIdRole, page.id);
    }
    auto* left = new QVBoxLayout;
    left->addWidget(m_search);
    left->addWidget(m_list, 1);
    auto* layout = new QHBoxLayout(this);
    layout->addLayout(left);
    layout->addWidget(m_browser, 1);
    applyTheme();
    const Theme& theme = Theme::current();
    resize(qRound(theme.px(980)), qRound(theme.px(680)));
    m_browser->setFocus();
    connectParts();
}

void HelpWindow::connectParts()
{
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* row) {
        if (row)
            openPage(row->data(kIdRole).toString());
    });
    connect(m_browser, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_search, &QLineEdit::returnPressed, m_browser, &GuideBrowser::goToNextMark);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    connect(new QShortcut(QKeySequence::FindNext, this), &QShortcut::activated, m_browser, &GuideBrowser::goToNextMark);
}

QStringList HelpWindow::searched() const { return m_search->text().split(u' ', Qt::SkipEmptyParts); }

/// Lists the pages that have every word, and stays on the one that is open where it has them.
void HelpWindow::search()
{
    const QStringList words = searched();
    const QList<GuidePage> pages = guidePages(m_sources());
    int first = -1;
    bool isHere = false;
    for (int row = 0; row < m_list->count(); ++row) {
        const QString text = pages.at(row).title + u' ' + wordsOf(pages.at(row).html);
        const bool has =
            std::all_of(words.begin(), words.end(), [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
        m_list->item(row)->setHidden(!has);
        first = has && first < 0 ? row : first;
        isHere = isHere || (has && row == m_list->currentRow());
    }
    if (first < 0)
        return show(htmlParagraph(tr("No page of the guide contains all of “%1”.").arg(words.join(u' ')).toHtmlEscaped()));
    const int row = isHere ? m_list->currentRow() : first;
    openRow(row, pages.at(row).html);
}

void HelpWindow::keyPressEvent(QKeyEvent* event)
{
    // The first press clears the search, the second closes the window.
    if (event->key() == Qt::Key_Escape && !m_search->text().isEmpty())
        m_search->clear();
    else
        QDialog::keyPressEvent(event);
}

QTextBrowser& HelpWindow::browser() const { return *m_browser; }

void HelpWindow::openPage(const QString& id)
{
    const QList<GuidePage> pages = guidePages(m_sources());
    const auto page = std::find_if(pages.begin(), pages.end(), [&](const GuidePage& each) { return each.id == id; });
    if (page != pages.end())
        openRow(static_cast<int>(page - pages.begin()), page->html);
}

void HelpWindow::openRow(int row, const QString& html)
{
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentRow(row);
    show(html);
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
    m_browser->markWords(searched());
    if (isVisible() && isActiveWindow())
        return;
    QDialog::show();
    raise();
    activateWindow();
}

void HelpWindow::applyTheme()
{
    const Theme& theme = Theme::current();
    m_list->setFixedWidth(qRound(theme.px(190)));
    m_search->setFixedWidth(m_list->width());
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setSizeHint(QSize(0, qRound(theme.lineHeight(TextStyle::Body) + theme.px(8))));
    m_browser->document()->setDocumentMargin(theme.px(10));
    m_browser->document()->setDefaultFont(theme.font(TextStyle::Body));
    m_browser->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; } td.caption { color: %2; padding-right: %3px; } i { color: %2; } li { margin-bottom: %4px; }")
            .arg(theme.color(ColorRole::Accent).name(), theme.color(ColorRole::Muted).name())
            .arg(qRound(theme.px(12)))
            .arg(qRound(theme.px(5))));
    m_browser->setHtml(m_html);
}

void HelpWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QDialog::changeEvent(event);
}

}  // namespace shardscope
