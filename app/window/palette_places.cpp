// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/palette_places.h"

#include "app/export/launch_dialog.h"
#include "app/files/workspace.h"
#include "app/language/language.h"
#include "app/lessons/lesson_play.h"
#include "app/lessons/lesson_text.h"
#include "app/settings/settings.h"
#include "app/text/core_text.h"
#include "app/text/launcher_name.h"
#include "app/text/parameter_text.h"
#include "app/views/communication/glossary.h"
#include "app/views/decide/decision_question.h"
#include "app/window/main_window.h"
#include "app/window/message_bar.h"
#include "app/window/panels.h"
#include "core/hardware/hardware.h"
#include "core/io/lesson_json.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

void addLessons(QList<PaletteItem>& items, LessonPlay& lessons)
{
    for (const CourseChapter& chapter : builtInCourse().chapters) {
        for (const LessonHead& lesson : chapter.lessons) {
            const QString id = QString::fromStdString(lesson.id);
            items.append({QStringLiteral("lesson.") + id,
                          tr("Lesson"),
                          coreText(lesson.title),
                          coreText(chapter.title),
                          {},
                          [&lessons, id] { (void)lessons.start(id); },
                          {},
                          {},
                          {}});
        }
    }
}

void addLanguages(QList<PaletteItem>& items, Settings& settings)
{
    for (const Language& language : languages()) {
        if (!language.isPseudo)
            items.append({QStringLiteral("language.") + language.id,
                          tr("Language"),
                          language.name,
                          {},
                          {},
                          [&settings, id = language.id] { settings.set(kLanguageSetting, id); },
                          {},
                          {language.id},
                          {}});
    }
}

/// A switch flips, a choice has a row for each of its values; a number is set in the dialog.
void addSettings(QList<PaletteItem>& items, Settings& settings)
{
    for (const Setting& setting : settingTable()) {
        const QVariant now = settings.value(setting.key);
        const QString id = QStringLiteral("setting.") + setting.key;
        if (setting.kind == Setting::Kind::Switch)
            items.append({id,
                          tr("Setting"),
                          setting.label,
                          now.toBool() ? tr("on → off", "a switch") : tr("off → on", "a switch"),
                          {},
                          [&settings, key = setting.key, flipped = !now.toBool()] { settings.setValue(key, flipped); },
                          {},
                          {},
                          {}});
        if (setting.kind != Setting::Kind::Choice || setting.key == QLatin1String(kLanguageSetting.key))
            continue;
        for (const auto& [value, text] : setting.choices)
            items.append({id + u'=' + value,
                          tr("Setting"),
                          tr("%1: %2", "a setting and its value").arg(setting.label, text),
                          value == now.toString() ? tr("current setting") : QString(),
                          {},
                          [&settings, key = setting.key, chosen = value] { settings.setValue(key, chosen); },
                          {},
                          {},
                          {}});
    }
}

void addLaunchers(QList<PaletteItem>& items, const CommandContext& context)
{
    for (const auto& [target, name] : EnumNames<Target>::names) {
        const auto run = [context, chosen = target] {
            auto* dialog = new LaunchDialog(context.workspace.document(), context.settings, &context.window);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->setTarget(chosen);
            dialog->open();
        };
        items.append({QStringLiteral("export.") + toText(name),
                      tr("Export"),
                      tr("Export for %1").arg(launcherName(target)),
                      toText(name),
                      {},
                      run,
                      {},
                      {QStringLiteral("export ") + toText(name)},
                      {}});
    }
}

/// Says what a word means; taken, it stays in sight.
void addGlossary(QList<PaletteItem>& items, Panels& panels)
{
    const auto add = [&](const QString& term, const QString& meaning, const QStringList& also) {
        items.append({QStringLiteral("glossary.") + term,
                      tr("Glossary"),
                      term,
                      meaning,
                      {},
                      [&panels, term, meaning] { panels.messages().tell(Standing::Plain, term, meaning); },
                      {},
                      also,
                      {}});
    };
    for (const GlossaryTerm& term : builtInGlossary()) {
        QStringList also;
        for (const std::string& other : term.also)
            also << QString::fromStdString(other);
        add(coreText(term.term), paragraphText(term.text, {}), also);
    }
    for (const GlossaryEntry& entry : glossary()) {
        if (!findTerm(builtInGlossary(), entry.term.toStdString()))
            add(entry.term, entry.meaning, {});
    }
}

}  // namespace

QList<PaletteItem> palettePlaces(const CommandContext& context, LessonPlay& lessons)
{
    QList<PaletteItem> items;
    addLessons(items, lessons);
    addLanguages(items, context.settings);
    addSettings(items, context.settings);
    addLaunchers(items, context);
    addGlossary(items, context.panels);
    return items;
}

void decideBetween(Panels& panels, const Cluster& present, const QList<SaidCluster>& clusters)
{
    QList<DecisionCandidate> others;
    for (const SaidCluster& each : clusters) {
        if (each.gpu != present.gpu.id || each.gpus != present.gpus())
            others.append({each.gpu, each.gpus});
    }
    panels.showPlace({QStringLiteral("decide"), candidatesText(others)});
}

}  // namespace shardscope
