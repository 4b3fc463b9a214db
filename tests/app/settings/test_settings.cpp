// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>

#include "app/settings/settings_dialog.h"
#include "tests/app/app_test.h"

using namespace shardscope;

class TestSettings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void initialValuesAreAccepted()
    {
        QSet<QString> keys;
        for (const Setting& setting : settingTable()) {
            QVERIFY2(setting.accepts(setting.initial), qPrintable(setting.key));
            QVERIFY(!setting.label.isEmpty() && !setting.description.isEmpty());
            QVERIFY(!keys.contains(setting.key));
            keys.insert(setting.key);
        }
        for (const char* key : {kThemeSetting.key, kTextSizeSetting.key, kRestoreSetting.key, kLauncherSetting.key})
            QVERIFY2(keys.contains(key), key);
    }

    void valuesOutliveTheProgram()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("settings.ini");
        {
            Settings settings(path);
            QSignalSpy changed(&settings, &Settings::changed);
            settings.set(kThemeSetting, QString("dark"));
            settings.set(kTextSizeSetting, 125);
            settings.set(kRestoreSetting, false);
            settings.set(kRestoreSetting, false);
            QCOMPARE(changed.size(), 3);
        }
        const Settings settings(path);
        QCOMPARE(settings.get(kThemeSetting), QString("dark"));
        QCOMPARE(settings.get(kTextSizeSetting), 125);
        QCOMPARE(settings.get(kRestoreSetting), false);
    }

    void aBrokenFileGivesInitialValues()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("settings.ini"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[appearance]\ntheme=pink\ntext_size=9000\n[session]\nrestore=perhaps\n");
        file.close();
        const Settings settings(file.fileName());
        QCOMPARE(settings.get(kThemeSetting), QString("system"));
        QCOMPARE(settings.get(kTextSizeSetting), 100);
        QCOMPARE(settings.get(kRestoreSetting), true);
    }

    void theDialogHasARowForEachSetting()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        SettingsDialog dialog(settings);
        for (const Setting& setting : settingTable()) {
            const auto* control = dialog.findChild<QWidget*>(setting.key);
            QVERIFY2(control, qPrintable(setting.key));
            QVERIFY(!control->accessibleName().isEmpty());
        }
        auto* theme = dialog.findChild<QComboBox*>(kThemeSetting.key);
        theme->setCurrentIndex(theme->findData("dark"));
        QCOMPARE(settings.get(kThemeSetting), QString("dark"));
        QCOMPARE(dialog.findChild<QComboBox*>(kLauncherSetting.key)->currentText(), QString("Any framework"));
        dialog.findChild<QCheckBox*>(kRestoreSetting.key)->setChecked(false);
        QCOMPARE(settings.get(kRestoreSetting), false);
        dialog.findChild<QSpinBox*>(kTextSizeSetting.key)->setValue(150);
        QCOMPARE(settings.get(kTextSizeSetting), 150);
    }

    /// An empty choice is written to the file and read back as no value at all: the dialog shows it all the same.
    void anEmptyChoiceIsShown_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("never set") << QByteArray();
        QTest::newRow("set to nothing") << QByteArray("[plan]\nlauncher=\n");
        QTest::newRow("no value") << QByteArray("[plan]\nlauncher=@Invalid()\n");
    }
    void anEmptyChoiceIsShown()
    {
        QFETCH(QByteArray, file);
        const QTemporaryDir folder;
        QFile written(folder.filePath("settings.ini"));
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(file);
        written.close();
        Settings settings(written.fileName());
        const SettingsDialog dialog(settings);
        QCOMPARE(dialog.findChild<QComboBox*>(kLauncherSetting.key)->currentText(), QString("Any framework"));
    }
};

QTEST_MAIN(TestSettings)
#include "test_settings.moc"
