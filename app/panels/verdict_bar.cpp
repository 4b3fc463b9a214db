// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/verdict_bar.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include "app/verdicts/verdicts.h"
#include "core/estimate/estimate.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kRoomForOneLine = 1500;  ///< of all tiles: from here on each says its basis in one line
constexpr double kRoomForTwo = 780;
constexpr double kGap = 10;
constexpr double kTightGap = 4;
constexpr int kMoreMargin = 2;  ///< pixels beside the dots

}  // namespace

VerdictBar::VerdictBar(QWidget* parent) : QWidget(parent), m_pin(new QToolButton), m_more(new QToolButton), m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("verdict"));
    setAccessibleName(tr("Verdict"));
    m_pin->setText(tr("Pin"));
    m_pin->setCheckable(true);
    m_pin->setEnabled(false);
    m_pin->setToolTip(tr("Pin this scenario: the tiles show what changes against it."));
    m_pin->setAccessibleName(tr("Pin as baseline"));
    m_pin->setFocusPolicy(Qt::StrongFocus);
    m_pin->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(qRound(Theme::current().px(kGap)));
    auto* tools = new QHBoxLayout;
    tools->setSpacing(0);
    tools->addWidget(m_pin);
    tools->addWidget(m_more);
    layout->addLayout(tools);
    m_more->setText(QStringLiteral("⋯"));
    m_more->setToolTip(tr("Choose the tiles"));
    m_more->setAccessibleName(m_more->toolTip());
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    connect(m_pin, &QToolButton::toggled, this, &VerdictBar::pin);
    // Not as the button's own menu: the dots say that there is one, and the style would draw its arrow over them.
    connect(m_more, &QToolButton::clicked, this, [this] { m_menu->popup(m_more->mapToGlobal(m_more->rect().bottomLeft())); });
    connect(m_menu, &QMenu::aboutToShow, this, &VerdictBar::offerTiles);
}

void VerdictBar::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    m_estimate = std::move(estimate);
    m_pin->setEnabled(m_estimate != nullptr);
    m_isOld = true;
    if (isVisible())
        refresh();
}

void VerdictBar::setBaseline(std::shared_ptr<const Estimate> baseline)
{
    if (baseline == m_baseline)
        return;
    m_baseline = std::move(baseline);
    m_pin->setChecked(m_baseline != nullptr);
    m_pin->setText(m_baseline ? tr("Unpin") : tr("Pin"));
    m_isOld = true;
    if (isVisible())
        refresh();
    Q_EMIT baselineChanged(m_baseline);
}

void VerdictBar::setTight(bool tight)
{
    if (tight == m_isTight)
        return;
    m_isTight = tight;
    layout()->setSpacing(qRound(Theme::current().px(m_isTight ? kTightGap : kGap)));
    for (Tile* tile : std::as_const(m_tiles))
        tile->setTight(tight);
    m_lines = {};
    giveStretch();
    fitLines();
}

/// A long figure gets more room than a short one.
void VerdictBar::giveStretch()
{
    for (qsizetype i = 0; i < m_tiles.size(); ++i)
        static_cast<QHBoxLayout*>(layout())->setStretch(static_cast<int>(i), m_tiles[i]->sizeHint().width());
}

void VerdictBar::setChoice(const QStringList& choice)
{
    m_choice = choice;
    m_isOld = true;
    if (isVisible())
        refresh();
}

bool VerdictBar::isShown(const Verdict& verdict) const
{
    return verdict.isUsual ? !m_choice.contains(u'-' + verdict.id) : m_choice.contains(verdict.id);
}

void VerdictBar::choose(const Verdict& verdict, bool shown)
{
    QStringList choice = m_choice;
    choice.removeAll(verdict.id);
    choice.removeAll(u'-' + verdict.id);
    if (shown != verdict.isUsual)
        choice << (shown ? verdict.id : u'-' + verdict.id);
    setChoice(choice);
    Q_EMIT choiceEdited(m_choice);
}

/// Every verdict that there is, and those that wait for something.
void VerdictBar::offerTiles()
{
    m_menu->clear();
    if (!m_estimate)
        return;
    m_menu->addSection(tr("Tiles"));
    for (const Verdict& verdict : verdictsOf(*m_estimate, nullptr)) {
        QAction* action = m_menu->addAction(tr("%1: %2", "a tile, its value").arg(verdict.tile.caption, verdict.tile.value));
        action->setCheckable(true);
        action->setChecked(isShown(verdict));
        connect(action, &QAction::toggled, this, [this, verdict](bool shown) { choose(verdict, shown); });
    }
    if (m_estimate->step() && !m_estimate->cost().pricePerMillionTokens)
        m_menu->addAction(tr("Price per M tokens: set the price of a GPU hour"))->setEnabled(false);
    m_menu->addSeparator();
    QAction* usual = m_menu->addAction(tr("Show the usual tiles"));
    usual->setEnabled(!m_choice.isEmpty());
    connect(usual, &QAction::triggered, this, [this] {
        setChoice({});
        Q_EMIT choiceEdited({});
    });
}

void VerdictBar::contextMenuEvent(QContextMenuEvent* event) { m_menu->popup(event->globalPos()); }

void VerdictBar::pin(bool pinned)
{
    if (pinned != (m_baseline != nullptr))
        setBaseline(pinned ? m_estimate : nullptr);
}

QList<Tile*> VerdictBar::tiles() const
{
    QList<Tile*> seen;
    for (Tile* tile : m_tiles) {
        if (!tile->isHidden())
            seen << tile;
    }
    return seen;
}

void VerdictBar::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    QWidget::showEvent(event);
}

/// Never fewer than before at the same width: tiles that grow and shrink would move the views below at every move of a slider.
void VerdictBar::fitLines()
{
    const Theme& theme = Theme::current();
    const int usual = width() < theme.px(kRoomForTwo) ? 4 : width() < theme.px(kRoomForOneLine) ? 2 : 1;
    m_more->setFixedWidth(m_more->fontMetrics().horizontalAdvance(m_more->text()) + 2 * kMoreMargin);
    layout()->activate();
    m_lines = giveLines(m_tiles, {m_lines.caption, std::max(usual, m_lines.subline)});
}

void VerdictBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_lines = {};
    fitLines();
}

void VerdictBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    m_lines = {};
    fitLines();
}

void VerdictBar::refresh()
{
    m_isOld = false;
    QList<Verdict> verdicts = m_estimate ? verdictsOf(*m_estimate, m_baseline.get()) : QList<Verdict>();
    verdicts.removeIf([this](const Verdict& each) { return !isShown(each); });
    m_fields.clear();
    for (qsizetype i = 0; i < verdicts.size(); ++i) {
        if (i == m_tiles.size()) {
            auto* tile = new Tile;
            connect(tile, &Tile::clicked, this, [this, i] { Q_EMIT derivationRequested(m_fields[i]); });
            static_cast<QHBoxLayout*>(layout())->insertWidget(static_cast<int>(i), tile, 1);
            tile->setTight(m_isTight);
            m_tiles << tile;
        }
        m_tiles[i]->setData(verdicts[i].tile);
        m_tiles[i]->show();
        m_fields << verdicts[i].field;
    }
    for (qsizetype i = verdicts.size(); i < m_tiles.size(); ++i)
        m_tiles[i]->hide();
    giveStretch();
    fitLines();
}

}  // namespace shardscope
