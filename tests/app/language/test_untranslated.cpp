// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QComboBox>
#include <QFileDialog>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTabBar>
#include <QTextBlock>
#include <QTextBrowser>

#include "app/help/guide_chapter.h"
#include "app/language/language.h"
#include "app/language/pseudo_translator.h"
#include "core/hardware/catalog.h"
#include "core/io/model_presets.h"
#include "tests/app/estimates.h"
#include "tests/app/language/tour_parts.h"
#include "widgets/charts/chart_widget.h"

using namespace shardscope;

namespace {

/// Returns the names in the catalogues, with the families that list them.
const QSet<QString>& catalogueNames()
{
    static const QSet<QString> all = [] {
        QSet<QString> names;
        const auto add = [&names](const std::string& name) { names << QString::fromStdString(name); };
        for (const ModelPreset& preset : modelPresets()) {
            add(preset.name);
            QString family = QString::fromStdString(preset.family);
            family[0] = family[0].toUpper();
            names << family;
        }
        for (const Gpu& gpu : hardwareCatalog().gpus)
            add(gpu.name);
        for (const Network& network : hardwareCatalog().networks)
            add(network.name);
        for (const NodePreset& node : hardwareCatalog().clusters)
            add(node.name);
        return names - QSet<QString>{QStringLiteral("Other")};
    }();
    return all;
}

/// The guide's chapters are files of each language; a pseudo-language has none and shows the English ones.
const QSet<QString>& chapterTitles()
{
    static const QSet<QString> all = [] {
        QSet<QString> titles;
        for (const QString& id : guideChapters())
            titles << chapterTitle(chapterText(id, QStringLiteral("en")));
        return titles;
    }();
    return all;
}

/// Names of models, GPUs, frameworks and files are the same everywhere; so is what a person typed.
bool isName(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("[a-z]{4,}"));
    static const QRegularExpression names(QStringLiteral(
        "^[a-z0-9_./-]+(, [a-z0-9_./-]+)*$|^(Nanotron|TorchTitan|DeepSpeed|Unsloth|English|Deutsch|model "
        "converters)$|Llama|LLaMA|Mixtral|DeepSeek|Playbook|nanotron|[Mm]egatron|[Tt]orchtitan|accelerate|H100|Blackwell|Instinct|"
        "MegaScale|Hugging|arXiv|github|et al"));
    return !text.contains(word) || text.contains(names) || catalogueNames().contains(text) || chapterTitles().contains(text) ||
           text == QStringLiteral("FullAC or SelectiveAC");
}

/// The unmarked texts of one window, dialog or menu.
class Unmarked {
public:
    explicit Unmarked(QWidget& root) : m_root(root)
    {
        if (auto* files = qobject_cast<QFileDialog*>(&root)) {  // of which the rest is Qt's
            take(files->windowTitle(), "title");
            for (const QString& filter : files->nameFilters())
                take(filter.section(u'(', 0, 0), "filter");
            return;
        }
        takeTexts();
        takeLists();
    }
    [[nodiscard]] QStringList found() const { return m_found; }

private:
    void take(const QString& text, const char* where)
    {
        if (!text.isEmpty() && !text.contains(kPseudoBegin) && !isName(text) && !m_found.contains(text))
            m_found << QLatin1String(where) + QStringLiteral(": ") + text.left(80);
    }
    template <typename Widget>
    [[nodiscard]] QList<Widget*> seen() const
    {
        QList<Widget*> all = m_root.findChildren<Widget*>();
        if (auto* self = qobject_cast<Widget*>(&m_root))
            all << self;
        return all;
    }
    void takeTexts()
    {
        if (m_root.isWindow() && !qobject_cast<QMainWindow*>(&m_root))  // a scenario's name
            take(m_root.windowTitle(), "title");
        for (const QWidget* widget : seen<QWidget>())
            take(widget->toolTip(), "tool tip");
        for (const QLabel* label : seen<QLabel>())
            take(label->text(), "label");
        for (const QAbstractButton* button : seen<QAbstractButton>())
            take(button->text(), "button");
        for (const QGroupBox* box : seen<QGroupBox>())
            take(box->title(), "group");
        for (const QLineEdit* field : seen<QLineEdit>())
            take(field->placeholderText(), "field");
        for (const QMenu* menu : seen<QMenu>()) {
            for (const QAction* action : menu->actions())
                take(action->text(), "command");
        }
        for (const QTextBrowser* page : seen<QTextBrowser>()) {
            for (QTextBlock block = page->document()->begin(); block.isValid(); block = block.next())
                take(block.text(), "page");
        }
        for (const ChartWidget* chart : seen<ChartWidget>()) {
            for (const SceneText& text : chart->scene().texts)
                take(text.text, "chart");
        }
    }
    void takeLists()
    {
        for (const QComboBox* box : seen<QComboBox>()) {
            for (int i = 0; i < box->count(); ++i)
                take(box->itemText(i), "choice");
        }
        for (const QTabBar* bar : seen<QTabBar>()) {
            for (int i = 0; i < bar->count(); ++i)
                take(bar->tabText(i), "tab");
        }
        for (const QListWidget* list : seen<QListWidget>()) {
            for (int i = 0; i < list->count(); ++i)
                take(list->item(i)->text(), "row");
        }
        for (const QHeaderView* header : seen<QHeaderView>()) {
            for (int i = 0; header->model() && i < header->count(); ++i)
                take(header->model()->headerData(i, header->orientation()).toString(), "column");
        }
    }

    QWidget& m_root;
    QStringList m_found;
};

}  // namespace

/// In the language in which every text is marked: a visible text without the mark is not translatable.
class TestUntranslated : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { speak(QStringLiteral("pseudo")); }
    void init() { test::failOnWarnings(); }
    void cleanupTestCase() { speak(QStringLiteral("en")); }

    void views_data()
    {
        QTest::addColumn<int>("row");
        for (int row = 0; row < viewRows().size(); ++row)
            QTest::newRow(qPrintable(viewRows()[row].info.id)) << row;
    }
    void views()
    {
        QFETCH(int, row);
        const std::unique_ptr<View> view = viewRows()[row].make();
        view->resize(1280, 800);
        view->setEstimate(test::estimateWith({"model.preset=mixtral-8x7b"}));
        view->show();
        QTRY_VERIFY_WITH_TIMEOUT(view->isSettled(), 60000);
        const QStringList found = Unmarked(*view).found();
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
    }

    void menusAndDialogs_data()
    {
        QTest::addColumn<int>("stop");
        for (int stop = 0; stop < stops().size(); ++stop)
            QTest::newRow(qPrintable(stops()[stop].name)) << stop;
    }
    void menusAndDialogs()
    {
        QFETCH(int, stop);
        test::WindowFixture fixture;
        test::settle(fixture);
        QStringList found;
        int looks = 0;
        stops()[stop].visit(fixture, [&](QWidget& top, const QString& what) {
            ++looks;
            const bool isChapter = what.startsWith(QStringLiteral("help-")) && guideChapters().contains(what.mid(5));
            for (const QString& text : Unmarked(top).found()) {
                if (!isChapter || !text.startsWith(QStringLiteral("page: ")))
                    found << what + u' ' + text;
            }
        });
        QVERIFY(looks > 0);
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
    }

private:
    static const QList<test::Stop>& stops()
    {
        static const QList<test::Stop> all = test::partStops() + test::dialogStops();
        return all;
    }
};

QTEST_MAIN(TestUntranslated)
#include "test_untranslated.moc"
