// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/search_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidgetAction>

#include "app/search/offered_variants.h"
#include "app/text/error_sentence.h"
#include "app/views/search/vary_button.h"
#include "core/plan/target.h"
#include "widgets/controls/card.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kCounts[] = {100, 1000, 10000, 100000};
constexpr int kFull = 1000;   ///< of the progress bar
constexpr int kTyping = 500;  ///< milliseconds
const QString kAnyFramework = QStringLiteral("any");
const QString kVaries = QStringLiteral("vary ");

QString idOf(SearchObjective objective) { return QString::fromUtf8(nameOf(objective).data()); }

}  // namespace

SearchBar::SearchBar(Card& card)
    : QObject(&card),
      m_objectives(new SegmentedChoice(tr("Optimise for"))),
      m_counts(new QComboBox),
      m_targets(new QComboBox),
      m_wide(new QCheckBox(tr("wide"))),
      m_tight(new QCheckBox(tr("tight"))),
      m_filter(new QLineEdit),
      m_vary(new VaryButton),
      m_progress(new QProgressBar),
      m_stop(new QPushButton(tr("Stop")))
{
    m_objectives->setSegments({{idOf(SearchObjective::Throughput), tr("Speed"), {}},
                               {idOf(SearchObjective::Memory), tr("Memory"), {}},
                               {idOf(SearchObjective::Cost), tr("Cost"), {}}});
    m_objectives->setCurrent(idOf(m_question.objective));
    for (const int count : kCounts)
        m_counts->addItem(tr("best %1").arg(QLocale().toString(count)), count);
    m_counts->setCurrentIndex(1);
    m_counts->setAccessibleName(tr("Number of plans to list"));
    m_targets->addItem(tr("its own framework"), QString());
    for (const auto& [target, name] : EnumNames<Target>::names)
        m_targets->addItem(tr("rules of %1").arg(QString::fromUtf8(name.data())), QString::fromUtf8(name.data()));
    m_targets->addItem(tr("any framework"), kAnyFramework);
    m_targets->setAccessibleName(tr("Framework whose rules a plan must follow"));
    m_wide->setToolTip(tr("Also vary settings that the usual search leaves unchanged: overlap, resharding, offload, uneven stages"));
    m_tight->setToolTip(
        tr("Also choose among tight plans: the estimated peak is within the capacity, but the upper end of its error band is not"));
    m_filter->setPlaceholderText(tr("Filter: memory<60"));
    m_filter->setToolTip(
        tr("Conditions that every plan of the search must meet: a column name with = != < > <= >=, or the name of a schedule"));
    m_filter->setAccessibleName(tr("Filter the plans"));
    m_filter->setClearButtonEnabled(true);
    constexpr double kFrameAndButton = 44;
    m_filter->setMinimumWidth(
        qRound(m_filter->fontMetrics().horizontalAdvance(m_filter->placeholderText()) + Theme::current().px(kFrameAndButton)));
    m_progress->setRange(0, kFull);
    m_progress->setMaximumWidth(qRound(Theme::current().px(90)));
    m_progress->setAccessibleName(tr("Progress of the search"));
    for (QWidget* tool : std::initializer_list<QWidget*>{m_objectives, m_targets, m_filter, m_vary, makeOptions(), m_progress, m_stop})
        card.addTool(tool);
    setProgress(-1);
    connect(m_objectives, &SegmentedChoice::choiceEdited, this, &SearchBar::take);
    for (QComboBox* box : {m_counts, m_targets})
        connect(box, &QComboBox::activated, this, &SearchBar::take);
    for (QCheckBox* box : {m_wide, m_tight})
        connect(box, &QCheckBox::toggled, this, &SearchBar::take);
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTyping);
    connect(m_filter, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(m_filter, &QLineEdit::returnPressed, this, &SearchBar::takeFilter);
    connect(&m_typing, &QTimer::timeout, this, &SearchBar::takeFilter);
    connect(m_stop, &QPushButton::clicked, this, &SearchBar::stopRequested);
    connect(m_vary, &VaryButton::variedEdited, this, &SearchBar::take);
}

/// Puts rarely used settings into a menu.
QToolButton* SearchBar::makeOptions()
{
    auto* options = new QToolButton;
    options->setText(tr("Options"));
    options->setToolTip(tr("Number of plans listed, and further settings that the search may vary"));
    options->setAutoRaise(true);
    options->setFocusPolicy(Qt::StrongFocus);
    options->setPopupMode(QToolButton::InstantPopup);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    for (QWidget* each : std::initializer_list<QWidget*>{m_counts, m_wide, m_tight})
        column->addWidget(each);
    auto* menu = new QMenu(options);
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(page);
    menu->addAction(action);
    options->setMenu(menu);
    return options;
}

void SearchBar::setQuestion(const SearchQuestion& question)
{
    m_question = question;
    m_objectives->setCurrent(idOf(question.objective));
    m_counts->setCurrentIndex(std::max(0, m_counts->findData(static_cast<int>(question.top))));
    const QString target = question.target         ? QString::fromUtf8(nameOf(*question.target).data())
                           : question.anyFramework ? kAnyFramework
                                                   : QString();
    m_targets->setCurrentIndex(std::max(0, m_targets->findData(target)));
    const QSignalBlocker wide(m_wide);
    const QSignalBlocker tight(m_tight);
    m_wide->setChecked(question.wide);
    m_tight->setChecked(question.allowTight);
    m_vary->setVaried(question.varied);
}

void SearchBar::setScenario(std::shared_ptr<const Scenario> scenario) { m_vary->setScenario(std::move(scenario)); }

void SearchBar::setProgress(double share)
{
    m_progress->setVisible(share >= 0);
    m_stop->setVisible(share >= 0);
    m_progress->setValue(qRound(kFull * std::max(0.0, share)));
}

void SearchBar::setFilter(const QString& typed)
{
    m_filter->setText(typed);
    takeFilter();
}

QString SearchBar::filter() const { return m_filter->text(); }

void SearchBar::takeFilter()
{
    m_typing.stop();
    const Result<std::vector<PlanConstraint>> read = parsePlanConstraints(m_filter->text().toStdString());
    Q_EMIT filterRefused(read ? QString() : errorSentence(read.error()));
    if (!read || *read == m_question.filter)
        return;
    m_question.filter = *read;
    Q_EMIT questionEdited();
}

QString SearchBar::stateText() const
{
    QStringList parts{idOf(m_question.objective),
                      QString::number(m_question.top),
                      m_targets->currentData().toString(),
                      m_question.wide ? QStringLiteral("wide") : QString(),
                      m_question.allowTight ? QStringLiteral("tight") : QString(),
                      m_filter->text()};
    if (!m_question.varied.empty())
        parts.prepend(kVaries + variedText(m_question.varied));
    return parts.join(u';');
}

void SearchBar::setStateText(const QString& text)
{
    QStringList parts = text.split(u';');
    SearchQuestion question = m_question;
    question.varied = parts.front().startsWith(kVaries) ? variedOfText(parts.takeFirst().mid(kVaries.size())) : std::vector<VariedField>();
    if (parts.size() < 6)
        return;
    question.objective = fromName<SearchObjective>(parts[0].toStdString()).value_or(question.objective);
    question.top = m_counts->findData(parts[1].toInt()) >= 0 ? static_cast<std::size_t>(parts[1].toInt()) : question.top;
    question.target = fromName<Target>(parts[2].toStdString());
    question.anyFramework = parts[2] == kAnyFramework;
    question.wide = !parts[3].isEmpty();
    question.allowTight = !parts[4].isEmpty();
    setQuestion(question);
    setFilter(parts.mid(5).join(u';'));
}

void SearchBar::take()
{
    SearchQuestion question = m_question;
    question.objective = fromName<SearchObjective>(m_objectives->current().toStdString()).value_or(SearchObjective::Throughput);
    question.top = static_cast<std::size_t>(m_counts->currentData().toInt());
    question.target = fromName<Target>(m_targets->currentData().toString().toStdString());
    question.anyFramework = m_targets->currentData().toString() == kAnyFramework;
    question.wide = m_wide->isChecked();
    question.allowTight = m_tight->isChecked();
    question.varied = m_vary->varied();
    if (question == m_question)
        return;  // it was not a person who set them
    m_question = question;
    Q_EMIT questionEdited();
}

}  // namespace shardscope
