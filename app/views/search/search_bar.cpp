// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/search_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include "core/plan/target.h"
#include "widgets/controls/card.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kCounts[] = {100, 1000, 10000, 100000};
constexpr int kFull = 1000;  ///< of the progress bar

QString idOf(SearchObjective objective) { return QString::fromUtf8(nameOf(objective).data()); }

}  // namespace

SearchBar::SearchBar(Card& card)
    : QObject(&card),
      m_objectives(new SegmentedChoice(tr("Best in"))),
      m_counts(new QComboBox),
      m_targets(new QComboBox),
      m_wide(new QCheckBox(tr("wide"))),
      m_filter(new QLineEdit),
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
    m_counts->setAccessibleName(tr("How many plans to list"));
    m_targets->addItem(tr("any framework"), QString());
    for (const auto& [target, name] : EnumNames<Target>::names)
        m_targets->addItem(tr("rules of %1").arg(QString::fromUtf8(name.data())), QString::fromUtf8(name.data()));
    m_targets->setAccessibleName(tr("Whose rules a plan must keep"));
    m_wide->setToolTip(tr("Also turn what the usual search leaves as it is: overlap, resharding, offload, uneven stages"));
    m_filter->setPlaceholderText(tr("Filter: tp=8 memory<60 1f1b"));
    m_filter->setToolTip(tr("Conditions that must all hold: a column's name with = != < > <= >=, or a word of the plan"));
    m_filter->setAccessibleName(tr("Filter the plans"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMinimumWidth(qRound(Theme::current().px(190)));
    m_progress->setRange(0, kFull);
    m_progress->setMaximumWidth(qRound(Theme::current().px(90)));
    m_progress->setAccessibleName(tr("Progress of the search"));
    for (QWidget* tool : std::initializer_list<QWidget*>{m_objectives, m_counts, m_targets, m_wide, m_filter, m_progress, m_stop})
        card.addTool(tool);
    setProgress(-1);
    connect(m_objectives, &SegmentedChoice::choiceEdited, this, &SearchBar::take);
    for (QComboBox* box : {m_counts, m_targets})
        connect(box, &QComboBox::activated, this, &SearchBar::take);
    connect(m_wide, &QCheckBox::toggled, this, &SearchBar::take);
    connect(m_filter, &QLineEdit::textChanged, this, &SearchBar::filterEdited);
    connect(m_stop, &QPushButton::clicked, this, &SearchBar::stopRequested);
}

void SearchBar::setQuestion(const SearchQuestion& question)
{
    m_question = question;
    m_objectives->setCurrent(idOf(question.objective));
    m_counts->setCurrentIndex(std::max(0, m_counts->findData(static_cast<int>(question.top))));
    m_targets->setCurrentIndex(
        std::max(0, m_targets->findData(question.target ? QString::fromUtf8(nameOf(*question.target).data()) : QString())));
    m_wide->setChecked(question.wide);
}

void SearchBar::setProgress(double share)
{
    m_progress->setVisible(share >= 0);
    m_stop->setVisible(share >= 0);
    m_progress->setValue(qRound(kFull * std::max(0.0, share)));
}

void SearchBar::setFilter(const QString& typed) { m_filter->setText(typed); }

void SearchBar::take()
{
    SearchQuestion question;
    question.objective = fromName<SearchObjective>(m_objectives->current().toStdString()).value_or(SearchObjective::Throughput);
    question.top = static_cast<std::size_t>(m_counts->currentData().toInt());
    question.target = fromName<Target>(m_targets->currentData().toString().toStdString());
    question.wide = m_wide->isChecked();
    if (question == m_question)
        return;  // it was not a person who set them
    m_question = question;
    Q_EMIT questionEdited();
}

}  // namespace shardscope
