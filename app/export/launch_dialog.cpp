// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/launch_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabBar>
#include <QVBoxLayout>

#include "app/document/document.h"
#include "app/export/launch_shown.h"
#include "app/settings/settings.h"
#include "app/storage/write_file.h"
#include "app/text/core_text.h"
#include "app/text/launcher_name.h"
#include "app/text/parameter_text.h"
#include "core/framework/framework_defaults.h"
#include "core/search/own_framework.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// Returns what was chosen for this framework: what was chosen for another says nothing.
QString remembered(Framework framework) { return QStringLiteral("export/target/") + toText(nameOf(framework)); }

Target usualTarget(Framework framework) { return launcherOf(framework).value_or(Target::Megatron); }

/// Returns the tab after those of the files.
QString commandsText(const LaunchExport& launch)
{
    QString text;
    for (const std::string& line : launch.environment)
        text += toText(line) + u'\n';
    if (!launch.command.empty())
        text += toText(launch.command) + u'\n';
    if (!launch.dryRun.empty())
        text += QStringLiteral("\n# ") + LaunchDialog::tr("Dry run without the cluster:") + u'\n' + toText(launch.dryRun) + u'\n';
    if (launch.dryRunNote)
        text += QStringLiteral("# ") + findingSentence(*launch.dryRunNote) + u'\n';
    return text;
}

}  // namespace

LaunchDialog::LaunchDialog(Document& document, Settings& settings, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_targets(new QComboBox),
      m_verdict(new QLabel),
      m_changes(new QLabel),
      m_tabs(new QTabBar),
      m_text(new QPlainTextEdit),
      m_told(new QLabel),
      m_copy(new QPushButton(tr("&Copy"))),
      m_copyDryRun(new QPushButton(tr("Copy &dry run"))),
      m_save(new QPushButton(tr("&Save to a folder…")))
{
    setObjectName(QStringLiteral("launch"));
    setWindowTitle(tr("Export launch files"));
    for (const auto& [target, name] : EnumNames<Target>::names)
        m_targets->addItem(launcherName(target), QString::fromUtf8(name.data()));
    m_targets->setAccessibleName(tr("Launcher"));
    m_tabs->setAccessibleName(tr("File"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (QLabel* label : {m_verdict, m_changes, m_told})
        label->setTextFormat(Qt::PlainText);
    m_changes->setWordWrap(true);
    QSizePolicy asTallAsItsText(QSizePolicy::Preferred, QSizePolicy::Maximum);
    asTallAsItsText.setHeightForWidth(true);
    m_changes->setSizePolicy(asTallAsItsText);
    m_changes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_told->setWordWrap(true);
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setAccessibleName(tr("Contents of the file"));
    m_copyDryRun->setToolTip(tr("Command that tests the configuration without the cluster"));

    auto* top = new QHBoxLayout;
    auto* label = new QLabel(tr("&Launcher"));
    label->setBuddy(m_targets);
    top->addWidget(label);
    top->addWidget(m_targets);
    top->addWidget(m_verdict, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    for (QPushButton* button : {m_copy, m_copyDryRun, m_save})
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_changes);
    layout->addWidget(m_tabs);
    layout->addWidget(m_text, 1);
    layout->addStretch();  // where there is no file
    layout->addWidget(m_told);
    layout->addWidget(buttons);

    connect(m_targets, &QComboBox::currentIndexChanged, this, [this, &settings] {
        settings.remember(remembered(frameworkOf(m_document.scenario().training)), m_targets->currentData());
        refresh();
    });
    connect(m_tabs, &QTabBar::currentChanged, this, &LaunchDialog::showFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_copy, &QPushButton::clicked, this, [this] { copy(shownText(), m_tabs->tabText(m_tabs->currentIndex())); });
    connect(m_copyDryRun, &QPushButton::clicked, this, [this] { copy(toText(m_launch.dryRun), tr("the dry run")); });
    connect(m_save, &QPushButton::clicked, this, &LaunchDialog::save);
    connect(&document, &Document::scenarioChanged, this, &LaunchDialog::refresh);
    m_askFolder = [this] { return QFileDialog::getExistingDirectory(this, tr("Save the launch files to")); };
    const Framework framework = frameworkOf(document.scenario().training);
    const int last = m_targets->findData(settings.remembered(remembered(framework)));
    const QSignalBlocker blocker(m_targets);
    m_targets->setCurrentIndex(last >= 0 ? last : m_targets->findData(toText(nameOf(usualTarget(framework)))));
    style();
    refresh();
    const Theme& theme = Theme::current();
    resize(qRound(theme.px(860)), qRound(theme.px(620)));
}

void LaunchDialog::setTarget(Target target) { m_targets->setCurrentIndex(m_targets->findData(toText(nameOf(target)))); }

void LaunchDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        style();
}

void LaunchDialog::style()
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(Theme::current().font(TextStyle::Body).pointSizeF());
    if (m_text->font() != fixed)
        m_text->setFont(fixed);
    if (m_verdict->font() != Theme::current().font(TextStyle::Strong))
        m_verdict->setFont(Theme::current().font(TextStyle::Strong));
    showVerdict();
}

void LaunchDialog::refresh()
{
    const auto target = fromName<Target>(m_targets->currentData().toString().toStdString());
    m_launch = exportLaunch(m_document.scenario(), target.value_or(Target::Megatron));
    const int shown = m_tabs->currentIndex();
    {
        const QSignalBlocker quiet(m_tabs);
        while (m_tabs->count() > 0)
            m_tabs->removeTab(0);
        for (const LaunchFile& file : m_launch.files)
            m_tabs->addTab(toText(file.name));
        if (!m_launch.files.empty())
            m_tabs->addTab(tr("Commands"));
        m_tabs->setCurrentIndex(std::min(std::max(0, shown), m_tabs->count() - 1));
    }
    const bool hasFiles = !m_launch.files.empty();
    m_tabs->setVisible(hasFiles);
    m_text->setVisible(hasFiles);
    for (QPushButton* button : {m_copy, m_save})
        button->setEnabled(hasFiles);
    m_copyDryRun->setEnabled(hasFiles && !m_launch.dryRun.empty());
    m_told->clear();
    showVerdict();
    showFile(m_tabs->currentIndex());
}

void LaunchDialog::showVerdict()
{
    const LaunchShown shown = launchShown(m_launch);
    m_verdict->setText(shown.verdict);
    QPalette palette = m_verdict->palette();
    const QColor tone = Theme::current().color(shown.tone);
    if (palette.color(QPalette::WindowText) != tone) {
        palette.setColor(QPalette::WindowText, tone);
        m_verdict->setPalette(palette);
    }
    QString text = shown.lead;
    for (const QString& sentence : shown.sentences)
        text += QStringLiteral("\n• ") + sentence;
    if (!shown.note.isEmpty())
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + shown.note;
    m_changes->setText(text);
}

QString LaunchDialog::shownText() const
{
    const auto index = static_cast<std::size_t>(std::max(0, m_tabs->currentIndex()));
    return index < m_launch.files.size() ? toText(m_launch.files[index].text) : commandsText(m_launch);
}

void LaunchDialog::showFile(int index)
{
    if (index >= 0)
        m_text->setPlainText(shownText());
}

void LaunchDialog::copy(const QString& text, const QString& what)
{
    QClipboard& clipboard = *QGuiApplication::clipboard();
    clipboard.setText(text);
    // If the window has no focus, some desktops refuse access to the clipboard.
    const bool isThere = clipboard.text() == text;
    m_told->setText(isThere
                        ? tr("Copied: %1").arg(what)
                        : tr("%1 could not be copied because the clipboard did not accept it. Select the text and copy it by hand, or save "
                             "the files.")
                              .arg(what));
}

QString LaunchDialog::saveTo(const QString& folder) const
{
    for (const LaunchFile& file : m_launch.files) {
        const QString path = QDir(folder).filePath(toText(file.name));
        const QString problem = writeFile(path, QByteArray::fromStdString(file.text));
        if (!problem.isEmpty())
            return problem;
        if (path.endsWith(QStringLiteral(".sh")) || path.endsWith(QStringLiteral(".sbatch")))
            QFile::setPermissions(path, QFile::permissions(path) | QFile::ExeOwner | QFile::ExeUser);
    }
    return {};
}

void LaunchDialog::save()
{
    const QString folder = m_askFolder();
    if (folder.isEmpty())
        return;
    QStringList names;
    for (const LaunchFile& file : m_launch.files)
        names << toText(file.name);
    const QString problem = saveTo(folder);
    m_told->setText(problem.isEmpty() ? tr("Saved to %1: %2").arg(QDir::toNativeSeparators(folder), names.join(QStringLiteral(", ")))
                                      : problem);
}

}  // namespace shardscope
