// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/import_notes.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "core/text/import_text.h"
#include "core/text/printable.h"
#include "widgets/text/tr.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

enum Column { LineColumn, SettingColumn, ValueColumn, FieldColumn, ReasonColumn };

QString sentence(const ImportNote& note) { return toText(importReason(note, readersLocale())); }

void addGroup(QTreeWidget& tree, const QString& title, const std::vector<ImportNote>& notes)
{
    if (notes.empty())
        return;
    auto* group = new QTreeWidgetItem(&tree, {title});
    group->setFont(0, Theme::current().font(TextStyle::Strong));
    group->setFirstColumnSpanned(true);
    for (const ImportNote& note : notes) {
        auto* item = new QTreeWidgetItem(group);
        item->setText(LineColumn, note.line > 0 ? QString::number(note.line) : QStringLiteral("–"));
        item->setText(SettingColumn, toText(printable(note.key)));
        item->setText(ValueColumn, note.value ? toText(printable(*note.value)) : QString());
        item->setText(FieldColumn, note.path ? importFieldLabel(*note.path) : QString());
        item->setText(ReasonColumn, sentence(note));
        item->setToolTip(ReasonColumn, QStringLiteral("<qt>%1</qt>").arg(sentence(note).toHtmlEscaped()));
    }
    group->setExpanded(true);
}

}  // namespace

QString importFieldLabel(std::string_view path)
{
    if (path == "model")
        return tr("Model");
    if (path == "model.architecture.vocab")
        return tr("Vocabulary");
    const Parameter* const parameter = findParameter(path);
    return parameter ? parameterLabel(*parameter) : toText(path);
}

QString importReasonText(const ImportNote& note)
{
    return note.line > 0 ? tr("Line %1: %2").arg(note.line).arg(sentence(note)) : sentence(note);
}

QString importCounts(const ImportedLaunch& imported)
{
    return tr("used %1 / ignored %2 / assumed %3").arg(imported.used.size()).arg(imported.ignored.size()).arg(imported.assumed.size());
}

ImportNotesDialog::ImportNotesDialog(const ImportedLaunch& imported, const QString& name, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("import_notes"));
    setWindowTitle(tr("Settings read from %1").arg(name));
    auto* tree = new QTreeWidget;
    tree->setAccessibleName(windowTitle());
    tree->setHeaderLabels({tr("Line"), tr("Setting"), tr("Value"), tr("In the scenario"), tr("Reason")});
    tree->setUniformRowHeights(true);
    addGroup(*tree, tr("Assumed (%1)").arg(imported.assumed.size()), imported.assumed);
    addGroup(*tree, tr("Ignored (%1)").arg(imported.ignored.size()), imported.ignored);
    addGroup(*tree, tr("Used (%1)").arg(imported.used.size()), imported.used);
    const Theme& theme = Theme::current();
    const double widths[] = {70, 250, 150, 170};
    for (int column = 0; column < 4; ++column)
        tree->setColumnWidth(column, qRound(theme.px(widths[column])));
    tree->header()->setStretchLastSection(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(tree, 1);
    layout->addWidget(buttons);
    resize(qRound(theme.px(1040)), qRound(theme.px(560)));
}

}  // namespace shardscope
