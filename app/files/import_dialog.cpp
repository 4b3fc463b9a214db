// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/import_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/files/import_notes.h"
#include "app/files/open_source.h"
#include "app/text/parameter_text.h"
#include "core/scenario/model_source.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// The file has the setting, but its value is not in the file: then the setting itself is asked for.
bool isOfSetting(const ImportNote& note) { return note.value.has_value(); }

QString labelOf(const ImportNote& note)
{
    if (isOfSetting(note) || !note.path)
        return toText(note.key);
    return importFieldLabel(*note.path);
}

/// A list with nothing chosen.
QComboBox* choices(const std::vector<std::string>& names, const QString& unchosen)
{
    auto* box = new QComboBox;
    box->addItem(unchosen, QString());
    for (const std::string& name : names)
        box->addItem(toText(name), toText(name));
    return box;
}

QString typed(const QWidget& control)
{
    if (const auto* box = qobject_cast<const QComboBox*>(&control))
        return box->currentData().toString();
    const auto* line = qobject_cast<const QLineEdit*>(&control);
    return line ? line->text().trimmed() : QString();
}

bool giveModel(ImportFill& fill, const QString& preset)
{
    const ModelSource source{ModelSource::Kind::Preset, preset.toStdString()};
    const auto architecture = resolveModel(source);
    if (!architecture)
        return false;
    fill.scenario.model = source;
    fill.scenario.architecture = *architecture;
    return true;
}

bool giveField(ImportFill& fill, const std::string& field, const QString& text)
{
    const Parameter* const parameter = findParameter(field);
    const std::optional<Value> value = parameter ? typedValue(*parameter, text) : std::nullopt;
    return value && !setParameter(fill.scenario, *parameter, *value);
}

bool give(ImportFill& fill, const ImportNote& note, const QString& text)
{
    if (text.isEmpty())
        return false;
    if (isOfSetting(note) || !note.path) {
        fill.settings[note.key] = text.toStdString();
        return true;
    }
    fill.fields->insert(*note.path);
    return *note.path == "model" ? giveModel(fill, text) : giveField(fill, *note.path, text);
}

}  // namespace

ImportDialog::ImportDialog(const ImportedLaunch& imported, const QString& name, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("import"));
    setWindowTitle(tr("Open %1").arg(name));
    auto* lead =
        new WrappingLabel(tr("%1 does not contain everything a scenario needs. Enter the missing values to open the file.").arg(name));
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    auto* area = new QScrollArea;
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_open = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    m_open->setObjectName(QStringLiteral("open"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(lead);
    layout->addWidget(area, 1);
    layout->addWidget(buttons);
    // Only now is there a dialog whose default it can be; Return in an answer must not cancel.
    m_open->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    for (const ImportNote& note : imported.unknown)
        add(note, *form);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    update();
    if (!m_questions.empty())
        m_questions.front().control->setFocus();
    const Theme& theme = Theme::current();
    const auto rows = static_cast<double>(std::min<std::size_t>(m_questions.size(), 6));
    resize(qRound(theme.px(620)), qRound(theme.px(130 + 76 * rows)));
}

void ImportDialog::add(const ImportNote& note, QFormLayout& layout)
{
    QWidget* control = nullptr;
    if (!isOfSetting(note) && note.path == "model") {
        auto* box = choices(modelPresetIds(), tr("Choose a model…"));
        connect(box, &QComboBox::currentIndexChanged, this, &ImportDialog::update);
        control = box;
    } else {
        auto* line = new QLineEdit;
        connect(line, &QLineEdit::textChanged, this, &ImportDialog::update);
        control = line;
    }
    const QString label = labelOf(note);
    const QString reason = importReasonText(note);
    control->setObjectName(isOfSetting(note) || !note.path ? toText(note.key) : toText(*note.path));
    control->setAccessibleName(label);
    control->setAccessibleDescription(reason);
    layout.addRow(label, control);
    auto* why = new WrappingLabel(reason);
    why->setForegroundRole(QPalette::PlaceholderText);
    layout.addRow(QString(), why);
    m_questions.push_back({note, control});
}

std::optional<ImportFill> ImportDialog::answers(ImportFill fill) const
{
    if (!fill.fields)
        fill.fields.emplace();
    for (const Question& question : m_questions) {
        if (!give(fill, question.note, typed(*question.control)))
            return std::nullopt;
    }
    return fill;
}

void ImportDialog::update() { m_open->setEnabled(answers({builtInExample(), {}, {}, {}}).has_value()); }

}  // namespace shardscope
