// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/language.h"

#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <memory>
#include <vector>

#include "app/language/catalogue_translator.h"
#include "app/language/pseudo_translator.h"
#include "app/text/english_plurals.h"

namespace shardscope {
namespace {

/// The installed translators; the last is asked first.
struct Speech {
    const Language* language = nullptr;
    std::vector<std::unique_ptr<QTranslator>> translators;
    int generation = 0;
};

Speech& speech()
{
    static Speech now;
    return now;
}

void install(std::unique_ptr<QTranslator> translator)
{
    QCoreApplication::installTranslator(translator.get());
    speech().translators.push_back(std::move(translator));
}

}  // namespace

const QList<Language>& languages()
{
    static const QList<Language> all{{QStringLiteral("en"), QStringLiteral("English")},
                                     {QStringLiteral("de"), QStringLiteral("Deutsch")},
                                     {QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
                                     {QStringLiteral("pseudo"), QStringLiteral("⟦Ƥšéûðö⟧"), true},
                                     {QStringLiteral("pseudo-rtl"), QStringLiteral("⟦Ƥšéûðö ←⟧"), true, true}};
    return all;
}

const Language* findLanguage(const QString& id)
{
    const auto found = std::find_if(languages().begin(), languages().end(), [&id](const Language& each) { return each.id == id; });
    return found == languages().end() ? nullptr : &*found;
}

const Language& desktopsLanguage()
{
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const QLocale locale(wanted);
        for (const Language& each : languages()) {
            // Traditional Chinese is not the simplified one.
            if (!each.isPseudo && QLocale(each.id).language() == locale.language() && QLocale(each.id).script() == locale.script())
                return each;
        }
    }
    return languages().first();
}

void speak(const QString& id)
{
    Speech& now = speech();
    const Language* chosen = findLanguage(id);
    // Taken out before they are destroyed: jobs may be asking them at this moment.
    for (const std::unique_ptr<QTranslator>& each : now.translators)
        QCoreApplication::removeTranslator(each.get());
    now.translators.clear();
    now.language = chosen ? chosen : &desktopsLanguage();
    ++now.generation;
    const Language& language = *now.language;
    install(std::make_unique<EnglishPlurals>());
    auto toolkit = std::make_unique<QTranslator>();
    if (toolkit->load(QLocale(language.id), QStringLiteral("qtbase"), QStringLiteral("_"),
                      QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        install(std::move(toolkit));
    if (language.isPseudo)
        install(std::make_unique<PseudoTranslator>());
    else if (std::unique_ptr<CatalogueTranslator> catalogue = CatalogueTranslator::of(language))
        install(std::move(catalogue));
    QLocale::setDefault(!chosen ? QLocale::system() : language.isPseudo ? QLocale(QStringLiteral("en")) : QLocale(language.id));
    QGuiApplication::setLayoutDirection(language.isRightToLeft ? Qt::RightToLeft : QLocale(language.id).textDirection());
}

const Language& spoken() { return speech().language ? *speech().language : desktopsLanguage(); }

int languageGeneration() { return speech().generation; }

}  // namespace shardscope
