// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/settings/settings.h"

namespace shardscope {
namespace {

QWidget* makeSwitch(const Setting& setting, Settings& settings)
{
    auto* box = new QCheckBox(setting.label);
    box->setChecked(settings.value(setting.key).toBool());
    QObject::connect(box, &QCheckBox::toggled, &settings, [&settings, key = setting.key](bool on) { settings.setValue(key, on); });
    return box;
}

QWidget* makeNumber(const Setting& setting, Settings& settings)
{
    auto* box = new QSpinBox;
    box->setRange(setting.smallest, setting.largest);
    box->setSingleStep(setting.step);
    box->setSuffix(setting.suffix);
    box->setValue(settings.value(setting.key).toInt());
    box->setKeyboardTracking(false);
    QObject::connect(box, &QSpinBox::valueChanged, &settings, [&settings, key = setting.key](int value) { settings.setValue(key, value); });
    return box;
}

QWidget* makeChoice(const Setting& setting, Settings& settings)
{
    auto* box = new QComboBox;
    // By their texts: a setting that is empty may be kept as no value at all, which QComboBox::findData does not find.
    const QString chosen = settings.value(setting.key).toString();
    for (const auto& [id, text] : setting.choices) {
        box->addItem(text, id);
        if (id == chosen)
            box->setCurrentIndex(box->count() - 1);
    }
    QObject::connect(box, &QComboBox::currentIndexChanged, &settings,
                     [&settings, box, key = setting.key](int index) { settings.setValue(key, box->itemData(index)); });
    return box;
}

QWidget* makeControl(const Setting& setting, Settings& settings)
{
    switch (setting.kind) {
    case Setting::Kind::Switch:
        return makeSwitch(setting, settings);
    case Setting::Kind::Number:
        return makeNumber(setting, settings);
    case Setting::Kind::Choice:
        return makeChoice(setting, settings);
    }
    return nullptr;
}

}  // namespace

SettingsDialog::SettingsDialog(Settings& settings, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("settings"));
    setWindowTitle(tr("Settings"));
    auto* form = new QFormLayout;
    for (const Setting& setting : settingTable()) {
        QWidget* control = makeControl(setting, settings);
        control->setObjectName(setting.key);
        control->setAccessibleName(setting.label);
        control->setAccessibleDescription(setting.description);
        control->setToolTip(setting.description);
        form->addRow(setting.kind == Setting::Kind::Switch ? QString() : setting.label, control);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
}

}  // namespace shardscope
