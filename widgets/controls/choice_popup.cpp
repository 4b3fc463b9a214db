// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choice_popup.h"

#include <QKeyEvent>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include "widgets/theme/theme.h"

namespace shardscope {

namespace {

/// Every word has to occur, in any order; a heading is kept for the sake of a choice below it.
class Narrowed : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void narrow(const QString& text)
    {
        m_words = text.split(u' ', Qt::SkipEmptyParts);
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        if (!idAt(row, parent).isEmpty())
            return matches(row, parent);
        for (int below = row + 1; below < sourceModel()->rowCount(parent) && !idAt(below, parent).isEmpty(); ++below) {
            if (matches(below, parent))
                return true;
        }
        return false;
    }

private:
    QString idAt(int row, const QModelIndex& parent) const
    {
        return sourceModel()->index(row, 0, parent).data(ChoicePopup::kIdRole).toString();
    }
    bool matches(int row, const QModelIndex& parent) const
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        const QString text = index.data(ChoicePopup::kSectionRole).toString() + u' ' + index.data().toString();
        return std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    }
    QStringList m_words;
};

bool canBeTaken(const QModelIndex& index) { return index.isValid() && (index.flags() & Qt::ItemIsSelectable); }

}  // namespace

ChoicePopup::ChoicePopup(QAbstractItemModel& choices, const QString& currentId, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_field(new QLineEdit), m_list(new QListView)
{
    setFrameShape(QFrame::StyledPanel);
    setAttribute(Qt::WA_DeleteOnClose);
    m_field->setPlaceholderText(tr("Search"));
    m_field->setAccessibleName(tr("Search"));
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    auto* narrowed = new Narrowed(this);
    narrowed->setSourceModel(&choices);
    m_list->setModel(narrowed);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setAccessibleName(tr("Choices"));
    auto* layout = new QVBoxLayout(this);
    const int margin = qRound(Theme::current().px(6));
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(margin);
    layout->addWidget(m_field);
    layout->addWidget(m_list);
    setFocusProxy(m_field);
    connect(m_field, &QLineEdit::textChanged, this, [this, narrowed](const QString& text) {
        narrowed->narrow(text);
        m_list->setCurrentIndex({});
        step(1);
    });
    connect(m_list, &QListView::clicked, this, &ChoicePopup::choose);
    const QModelIndexList current = narrowed->match(narrowed->index(0, 0), kIdRole, currentId, 1, Qt::MatchExactly);
    if (!currentId.isEmpty() && !current.isEmpty())
        m_list->setCurrentIndex(current.front());
    else
        step(1);
}

void ChoicePopup::search(const QString& text) { m_field->setText(text); }

void ChoicePopup::step(int rows)
{
    const QAbstractItemModel& model = *m_list->model();
    const int direction = rows > 0 ? 1 : -1;
    int row = m_list->currentIndex().isValid() ? m_list->currentIndex().row() : direction > 0 ? -1 : model.rowCount();
    QModelIndex reached;
    for (int left = std::abs(rows); left > 0;) {
        row += direction;
        if (row < 0 || row >= model.rowCount())
            break;
        if (canBeTaken(model.index(row, 0))) {
            reached = model.index(row, 0);
            --left;
        }
    }
    if (reached.isValid())
        m_list->setCurrentIndex(reached);
}

void ChoicePopup::choose(const QModelIndex& index)
{
    if (!canBeTaken(index))
        return;
    Q_EMIT chosen(index.data(kIdRole).toString());
    close();
}

bool ChoicePopup::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    constexpr int page = 8;
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_PageDown:
        step(page);
        return true;
    case Qt::Key_PageUp:
        step(-page);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(m_list->currentIndex());
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    default:
        return QFrame::eventFilter(watched, event);
    }
}

}  // namespace shardscope
