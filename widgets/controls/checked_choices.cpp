// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/checked_choices.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScreen>
#include <QToolTip>

#include "widgets/text/plain_tip.h"
#include "widgets/text/told_keys.h"

namespace shardscope {
namespace {

/// A menu in which a check mark is set without closing it: most people set several.
class CheckMenu : public QMenu {
public:
    using QMenu::QMenu;

protected:
    /// Only the reason of a disabled choice: Qt would repeat the text of the others.
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::ToolTip)
            return QMenu::event(event);
        const auto* help = static_cast<QHelpEvent*>(event);
        const QAction* action = actionAt(help->pos());
        QToolTip::showText(help->globalPos(), plainTip(action ? action->data().toString() : QString()), this);
        return true;
    }
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        if (!toggle(actionAt(event->pos())))
            QMenu::mouseReleaseEvent(event);
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() != Qt::Key_Space || !toggle(activeAction()))
            QMenu::keyPressEvent(event);
    }

private:
    static bool toggle(QAction* action)
    {
        if (!action || !action->isCheckable())
            return false;
        action->trigger();
        return true;
    }
};

/// An ampersand in a menu marks a key.
QString inMenu(QString text) { return text.replace(u'&', QStringLiteral("&&")); }

}  // namespace

CheckedChoices::CheckedChoices(const QString& all, QWidget* parent)
    : ChoiceBox(parent), m_all(all), m_menu(new CheckMenu(this)), m_allAction(m_menu->addAction(inMenu(all)))
{
    m_menu->addSeparator();
    m_allAction->setCheckable(true);
    connect(m_allAction, &QAction::triggered, this, [this] {
        if (!m_checked.isEmpty())
            Q_EMIT allChosen();
        refresh();
    });
    connect(m_menu, &QMenu::hovered, this, [this](const QAction* action) { Q_EMIT obstaclePointed(action->data().toString()); });
    connect(m_menu, &QMenu::aboutToHide, this, [this] { Q_EMIT obstaclePointed({}); });
    tellKeys(*this, {{tr("Space"), tr("open the list; in the list, set or remove a check mark")}});
    refresh();
}

void CheckedChoices::setOffered(const QList<Choice>& choices)
{
    m_offered = choices;
    refresh();
}

void CheckedChoices::setChecked(const QStringList& ids)
{
    m_checked = ids;
    refresh();
}

QString CheckedChoices::checkedText() const
{
    QStringList texts;
    for (const Choice& choice : m_offered) {
        if (m_checked.contains(choice.id))
            texts << choice.text;
    }
    return texts.join(tr(", "));
}

void CheckedChoices::showOn(QAction& action, const Choice& choice)
{
    action.setText(inMenu(choice.detail.isEmpty() ? choice.text : choice.text + u'\t' + choice.detail));
    action.setChecked(m_checked.contains(choice.id));
    action.setEnabled(choice.reason.isEmpty());
    action.setData(choice.reason);
    action.setVisible(true);
}

/// The actions stay, because the menu is open while they change.
void CheckedChoices::refresh()
{
    for (QAction* action : std::as_const(m_actions))
        action->setVisible(false);
    for (const Choice& choice : std::as_const(m_offered)) {
        QAction*& action = m_actions[choice.id];
        if (!action) {
            action = m_menu->addAction(choice.text);
            action->setCheckable(true);
            connect(action, &QAction::triggered, this, [this, id = choice.id] {
                Q_EMIT choiceToggled(id);
                refresh();
            });
        }
        showOn(*action, choice);
    }
    m_allAction->setChecked(m_checked.isEmpty());
    setCurrentId({}, m_checked.isEmpty() ? m_all : checkedText());
    setAccessibleDescription(checkedText());
}

void CheckedChoices::showPopup()
{
    const QSize size = m_menu->sizeHint();
    QPoint place = mapToGlobal(QPoint(0, height()));
    const QRect room = screen()->availableGeometry();
    if (place.y() + size.height() > room.bottom())
        place.setY(std::max(room.top(), mapToGlobal(QPoint(0, 0)).y() - size.height()));
    m_menu->popup(place);
}

void CheckedChoices::hidePopup() { m_menu->close(); }

/// There is no search, which a letter would open.
void CheckedChoices::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down:
        showPopup();
        break;
    default:
        QComboBox::keyPressEvent(event);  // NOLINT(bugprone-parent-virtual-call): without the search of the class between
    }
}

}  // namespace shardscope
