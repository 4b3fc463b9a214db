// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/player_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "app/views/base/chart_page.h"
#include "widgets/collectives/collective_chart.h"
#include "widgets/collectives/collective_text.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/player/player.h"
#include "widgets/player/player_bar.h"
#include "widgets/text/numbers.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// The start of a picture that has not been played yet: some chunks have arrived, some are in flight.
constexpr double kFirstPlace = 2.5;
/// Bounds what is shown first: of fewer there is little to see: another collective of the plan is shown first.
constexpr int kFewestToLearn = 4;
constexpr double kSizeWidth = 92;
const QString kOwn = QStringLiteral("own");  ///< no collective of the plan

ChoiceBox* choice(const QString& name)
{
    auto* box = new ChoiceBox;
    box->setAccessibleName(name);
    box->setToolTip(name);
    return box;
}

template <typename Enum>
QString idOf(Enum value)
{
    return QString::fromLatin1(nameOf(value).data());
}

constexpr Pace kPace{20, 0.6, 2};

}  // namespace

PlayerPage::PlayerPage(QWidget* parent)
    : QWidget(parent),
      m_preset(choice(tr("A collective of the plan"))),
      m_operation(choice(tr("Operation"))),
      m_algorithm(choice(tr("Algorithm"))),
      m_ranks(choice(tr("Number of GPUs"))),
      m_nodes(choice(tr("Nodes that the GPUs are in"))),
      m_size(new QLineEdit),
      m_chart(new CollectiveChart),
      m_page(new ChartPage(m_chart)),
      m_player(new Player(*m_chart, PlayEnd::Done, kPace)),
      m_bar(new PlayerBar(*m_player, *this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeControls());
    column->addWidget(m_page, 1);
    column->addWidget(m_bar);
    connectControls();
    connect(m_player, &Player::momentChanged, m_chart, &CollectiveChart::setMoment);
    connect(m_player, &Player::playingChanged, this, [this] { m_wasPlayed = true; });
    showChoices();
}

QWidget* PlayerPage::makeControls()
{
    m_size->setAccessibleName(tr("Size, as nccl-tests counts it"));
    m_size->setToolTip(tr("Size in bytes: the buffer for an all-reduce or broadcast, all parts together for other operations. Examples: "
                          "25Mi, 1.5G"));
    m_size->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);  // no slider: it needs its digits
    m_size->setMaximumWidth(qRound(Theme::current().px(kSizeWidth)));
    auto* controls = new QWidget;
    auto* row = new FlowLayout(controls);
    for (ChoiceBox* each : {m_preset, m_operation, m_algorithm, m_ranks, m_nodes}) {
        each->setMinimumContentsLength(6);
        row->addWidget(each);
    }
    row->addWidget(m_size);
    return controls;
}

void PlayerPage::connectControls()
{
    connect(m_preset, &ChoiceBox::choiceEdited, this, &PlayerPage::follow);
    connect(m_operation, &ChoiceBox::choiceEdited, this, [this](const QString& id) {
        PlayerQuestion next = m_question;
        next.operation = *fromName<PlayedOperation>(id.toStdString());
        next.algorithm = algorithmsOf(next.operation).front();
        ask(next);
    });
    connect(m_algorithm, &ChoiceBox::choiceEdited, this, [this](const QString& id) {
        PlayerQuestion next = m_question;
        next.algorithm = *fromName<PlayedAlgorithm>(id.toStdString());
        ask(next);
    });
    connect(m_ranks, &ChoiceBox::choiceEdited, this, [this](const QString& id) {
        PlayerQuestion next = m_question;
        if (next.nodes == next.ranks && next.nodes > 2)
            next.nodes = id.toInt();
        next.ranks = id.toInt();
        ask(next);
    });
    connect(m_nodes, &ChoiceBox::choiceEdited, this, [this](const QString& id) {
        PlayerQuestion next = m_question;
        next.nodes = id.toInt();
        ask(next);
    });
    connect(m_size, &QLineEdit::editingFinished, this, &PlayerPage::takeSize);
}

void PlayerPage::takeSize()
{
    if (!m_size->isModified())
        return;
    m_size->setModified(false);
    QString typed = m_size->text().trimmed();
    if (typed.endsWith(QLatin1Char('B'), Qt::CaseInsensitive) && typed.size() > 1 && !typed.at(typed.size() - 2).isDigit())
        typed.chop(1);
    const std::optional<double> bytes = parseCount(typed.remove(QLatin1Char(' ')));
    if (bytes && Bytes(*bytes) >= kLeastPlayed && Bytes(*bytes) <= kMostPlayedBytes) {
        PlayerQuestion next = m_question;
        next.bytes = Bytes(std::round(*bytes));
        return ask(next);
    }
    Q_EMIT refused(tr("The size of a collective must be a number of bytes from 1 to 1 TiB, for example 25Mi or 1.5G."));
    showChoices();
}

void PlayerPage::setCluster(const Cluster& cluster)
{
    m_cluster = cluster;
    changed();
}

void PlayerPage::setFacts(const std::shared_ptr<const CommunicationFacts>& facts)
{
    m_presets = facts ? playerPresets(*facts) : QList<PlayerPreset>();
    if (m_presets.isEmpty()) {
        m_followed.clear();
        if (!m_isFree)
            m_question = {};
    }
    if (!m_isFree && !m_presets.isEmpty()) {
        const auto same =
            std::find_if(m_presets.cbegin(), m_presets.cend(), [this](const PlayerPreset& each) { return each.id == m_followed; });
        const auto rich = std::find_if(m_presets.cbegin(), m_presets.cend(),
                                       [](const PlayerPreset& each) { return each.question.ranks >= kFewestToLearn; });
        const PlayerPreset& followed = same != m_presets.cend() ? *same : rich != m_presets.cend() ? *rich : m_presets.constFirst();
        m_followed = followed.id;
        m_question = followed.question;
    }
    changed();
}

void PlayerPage::follow(const QString& preset)
{
    m_isFree = preset == kOwn;
    m_followed = m_isFree ? QString() : preset;
    for (const PlayerPreset& each : std::as_const(m_presets)) {
        if (each.id == preset)
            m_question = each.question;
    }
    changed();
}

void PlayerPage::ask(const PlayerQuestion& question)
{
    m_isFree = true;
    m_followed.clear();
    m_question = playable(question);
    changed();
}

void PlayerPage::changed()
{
    m_isOld = true;
    if (isVisible())
        showAnswer();
}

void PlayerPage::showEvent(QShowEvent* event)
{
    if (m_isOld)
        showAnswer();
    QWidget::showEvent(event);
}

void PlayerPage::showChoices()
{
    QList<Choice> presets;
    for (const PlayerPreset& each : std::as_const(m_presets))
        presets << Choice{each.id, each.name, {}, tr("Sent by the plan"), {}};
    presets << Choice{kOwn, tr("Any collective"), {}, tr("Chosen here"), {}};
    m_preset->setChoices(presets);
    m_preset->setCurrentId(m_followed.isEmpty() ? kOwn : m_followed);
    QList<Choice> operations;
    for (const auto& [operation, name] : EnumNames<PlayedOperation>::names)
        operations << Choice{idOf(operation), operationName(operation), {}, {}, {}};
    m_operation->setChoices(operations);
    m_operation->setCurrentId(idOf(m_question.operation));
    QList<Choice> algorithms;
    for (const PlayedAlgorithm each : algorithmsOf(m_question.operation))
        algorithms << Choice{idOf(each), algorithmName(each), {}, {}, {}};
    m_algorithm->setChoices(algorithms);
    m_algorithm->setCurrentId(idOf(m_question.algorithm));
    QList<Choice> ranks;
    for (int each = kFewestPlayed; each <= kMostPlayed; ++each) {
        const bool isOdd = m_question.algorithm == PlayedAlgorithm::Hierarchical && (each % kPlayedNodes != 0 || each < 4);
        ranks << Choice{
            QString::number(each), tr("%1 GPUs").arg(each), {}, {}, isOdd ? tr("needs two equal nodes of at least two GPUs") : QString()};
    }
    m_ranks->setChoices(ranks);
    m_ranks->setCurrentId(QString::number(m_question.ranks));
    QList<Choice> nodes;
    for (const int each : nodeChoices(m_question))
        nodes << Choice{QString::number(each),
                        each == 1   ? tr("one node")
                        : each == 2 ? tr("two nodes")
                                    : tr("%1 nodes").arg(each),
                        {},
                        {},
                        {}};
    m_nodes->setChoices(nodes);
    m_nodes->setCurrentId(QString::number(m_question.nodes));
    m_size->setText(bytesText(m_question.bytes.value()));
    m_size->setModified(false);
    m_size->setEnabled(m_question.operation != PlayedOperation::Barrier);
}

void PlayerPage::showAnswer()
{
    showChoices();
    if (!m_cluster)
        return;
    m_isOld = false;
    auto answer = std::make_shared<CollectiveData>(answerQuestion(m_question, *m_cluster));
    for (const PlayerPreset& each : std::as_const(m_presets)) {
        if (each.id == m_followed) {
            answer->hue = each.hue;
            answer->inPlan = each.inPlan;
        }
    }
    const int steps = answer->steps();
    m_chart->setData(std::move(answer));
    m_player->setSteps(steps);
    if (!m_wasPlayed)
        m_player->scrub(std::min(kFirstPlace, steps - 0.5));
    m_bar->showSteps();
    m_chart->setMoment(m_player->moment());
}

void PlayerPage::setTableShown(bool shown) { m_page->setTableShown(shown); }

}  // namespace shardscope
