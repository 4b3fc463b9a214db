// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTabBar>

#include "app/language/language.h"
#include "app/language/pseudo_translator.h"
#include "app/views/view_list.h"
#include "tests/app/estimates.h"
#include "widgets/charts/chart_widget.h"

using namespace shardscope;

namespace {

/// Names of models, GPUs, frameworks and files are the same everywhere; so is what a person typed.
bool isName(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("[a-z]{4,}"));
    static const QRegularExpression names(
        QStringLiteral("^[a-z0-9_./-]+$|Llama|Mixtral|Playbook|nanotron|[Mm]egatron|[Tt]orchtitan|DeepSpeed|accelerate|H100|Blackwell|Instinct|MegaScale|Hugging|arXiv|github|et al"));
    return !text.contains(word) || text.contains(names);
}

void collect(const QString& text, const QString& where, QStringList& found)
{
    if (!text.isEmpty() && !text.contains(kPseudoBegin) && !isName(text))
        found << where + QStringLiteral(": ") + text.left(80);
}

QStringList untranslated(QWidget& root)
{
    QStringList found;
    for (const QLabel* label : root.findChildren<QLabel*>())
        collect(label->text(), QStringLiteral("label"), found);
    for (const QAbstractButton* button : root.findChildren<QAbstractButton*>()) {
        collect(button->text(), QStringLiteral("button"), found);
        collect(button->toolTip(), QStringLiteral("tool tip"), found);
    }
    for (const QComboBox* box : root.findChildren<QComboBox*>()) {
        for (int i = 0; i < box->count(); ++i)
            collect(box->itemText(i), QStringLiteral("choice"), found);
    }
    for (const QLineEdit* field : root.findChildren<QLineEdit*>())
        collect(field->placeholderText(), QStringLiteral("field"), found);
    for (const QHeaderView* header : root.findChildren<QHeaderView*>()) {
        for (int i = 0; header->model() && i < header->count(); ++i)
            collect(header->model()->headerData(i, header->orientation()).toString(), QStringLiteral("column"), found);
    }
    for (const ChartWidget* chart : root.findChildren<ChartWidget*>()) {
        for (const SceneText& text : chart->scene().texts)
            collect(text.text, QStringLiteral("chart"), found);
    }
    found.removeDuplicates();
    return found;
}

}  // namespace

/// In the language in which every text is marked: what is seen without the mark was never given to a translator.
class TestUntranslated : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { speak(QStringLiteral("pseudo")); }
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
        const QStringList found = untranslated(*view);
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(TestUntranslated)
#include "test_untranslated.moc"
