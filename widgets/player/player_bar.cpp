// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/player/player_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

#include "widgets/controls/slider_track.h"
#include "widgets/player/player.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kStopsPerStep = 8;

/// Drawn by us: no font can be relied on to have these signs.
class MediaButton : public QToolButton {
public:
    enum class Sign { Back, Play, Forward };

    MediaButton(Sign sign, const QString& name) : m_sign(sign)
    {
        setAutoRaise(true);
        setFocusPolicy(Qt::StrongFocus);
        setAccessibleName(name);
        setToolTip(name);
    }
    [[nodiscard]] QSize sizeHint() const override { return QSizeF(Theme::current().px(30), Theme::current().px(28)).toSize(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = Theme::current();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor fill = theme.color(m_sign == Sign::Play ? ColorRole::Accent : ColorRole::Field);
        paintBox(painter, rect(), theme.px(5), underMouse() ? theme.lit(fill) : fill, fill);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(m_sign == Sign::Play ? ColorRole::OnAccent : ColorRole::Text));
        paintSign(painter, theme.px(6));
        if (hasFocus())
            paintFocusRing(painter, rect(), theme.px(5));
    }

private:
    void paintSign(QPainter& painter, double r)
    {
        const QPointF c = QRectF(rect()).center();
        if (m_sign == Sign::Play && isChecked()) {
            painter.drawRect(QRectF(c.x() - r * 0.8, c.y() - r, r * 0.55, 2 * r));
            painter.drawRect(QRectF(c.x() + r * 0.25, c.y() - r, r * 0.55, 2 * r));
            return;
        }
        const double side = m_sign == Sign::Back ? -1 : 1;
        const QPointF triangle[] = {{c.x() - side * r * 0.7, c.y() - r}, {c.x() - side * r * 0.7, c.y() + r}, {c.x() + side * r, c.y()}};
        painter.drawPolygon(triangle, 3);
        if (m_sign != Sign::Play)
            painter.drawRect(QRectF(c.x() + side * r * (side > 0 ? 0.9 : 1.2), c.y() - r, r * 0.3, 2 * r));
    }

    Sign m_sign;
};

}  // namespace

PlayerBar::PlayerBar(Player& player, QWidget& scope, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_layout(new QHBoxLayout(this)),
      m_play(new MediaButton(MediaButton::Sign::Play, tr("Play (K)"))),
      m_track(new SliderTrack)
{
    auto* back = new MediaButton(MediaButton::Sign::Back, tr("Step back (,)"));
    auto* forward = new MediaButton(MediaButton::Sign::Forward, tr("Step forward (.)"));
    m_play->setCheckable(true);
    m_track->setLogarithmic(false);
    m_track->setAccessibleName(tr("Step"));
    m_track->setFormatter([](double place) { return tr("step %1").arg(place, 0, 'f', place == static_cast<int>(place) ? 0 : 1); });
    m_layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{back, m_play, forward})
        m_layout->addWidget(each);
    m_layout->addWidget(m_track, 1);
    connect(back, &QToolButton::clicked, &player, [&player] { player.step(-1); });
    connect(forward, &QToolButton::clicked, &player, [&player] { player.step(1); });
    connect(m_play, &QToolButton::clicked, &player, &Player::toggle);
    connect(m_track, &SliderTrack::valueEdited, &player, &Player::scrub);
    connect(&player, &Player::momentChanged, this, &PlayerBar::showPlace);
    connect(&player, &Player::playingChanged, this, [this](bool playing) {
        m_play->setChecked(playing);
        m_play->setAccessibleName(playing ? tr("Pause (K)") : tr("Play (K)"));
        m_play->setToolTip(m_play->accessibleName());
    });
    addShortcut(scope, Qt::Key_K, tr("Play or pause"), [](Player& of) { of.toggle(); });
    addShortcut(scope, Qt::Key_Comma, tr("A step back"), [](Player& of) { of.step(-1); });
    addShortcut(scope, Qt::Key_Period, tr("A step forward"), [](Player& of) { of.step(1); });
    showSteps();
}

void PlayerBar::addShortcut(QWidget& scope, int key, const QString& name, void (*act)(Player&))
{
    auto* action = new QAction(name, &scope);
    action->setShortcut(QKeySequence(key));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, &m_player, [this, act] { act(m_player); });
    scope.addAction(action);
}

void PlayerBar::addTool(QWidget* tool) { m_layout->addWidget(tool); }

void PlayerBar::showSteps()
{
    QList<SliderStop> stops;
    for (int stop = 0; stop <= m_player.steps() * kStopsPerStep; ++stop)
        stops.append({static_cast<double>(stop) / kStopsPerStep, {}, stop % kStopsPerStep == 0});
    m_track->setStops(stops);
    setEnabled(m_player.steps() > 0);
    showPlace();
}

void PlayerBar::showPlace() { m_track->setValue(m_player.place()); }

}  // namespace shardscope
