// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ring/ring_layouts.h"

#include <QLocale>

#include <algorithm>

#include "widgets/text/numbers.h"

namespace shardscope {

Seconds totalOf(const RingLayoutCase& layoutCase) { return layoutCase.forward->time.total + layoutCase.backward->time.total; }

void RingLayouts::setData(const RingLayoutsData& layouts)
{
    m_data = layouts;
    updateGeometry();
    rebuild();
}

Scene RingLayouts::sceneAt(const QSizeF& size, const Theme& theme) const { return ringLayoutsScene(m_data, shortest(), size, theme); }

int RingLayouts::shortest() const
{
    int best = -1;
    for (int i = 0; i < static_cast<int>(m_data.cases.size()); ++i) {
        if (m_data.cases[i].forward && (best < 0 || totalOf(m_data.cases[i]) < totalOf(m_data.cases[best]) * (1 - 1e-9)))
            best = i;
    }
    return best;
}

QString RingLayouts::summary() const
{
    const int best = shortest();
    if (best < 0)
        return tr("None of these layouts is possible here.");
    return tr("Shortest: %1, with %2 for the forward and backward pass of one layer.")
        .arg(m_data.cases[best].name, durationText(totalOf(m_data.cases[best]).value()));
}

QString RingLayouts::markName(int mark) const
{
    const RingLayoutCase& of = m_data.cases[scene().marks[mark].group];
    if (!of.forward)
        return tr("%1: %2", "a layout that cannot be, and why").arg(of.name, of.impossible);
    return tr("%1: balance %2, forward %3, backward %4, sends %5 and %6")
        .arg(of.name, percentText(of.forward->work->balance()), durationText(of.forward->time.total.value()),
             durationText(of.backward->time.total.value()), bytesText(of.forward->bytes.forward.value()),
             bytesText(of.forward->bytes.backward(of.forward->gradient).value()));
}

QSize RingLayouts::minimumSizeHint() const
{
    const Theme& theme = Theme::current();
    const double cards = theme.isForAudience() ? ringLayoutsLeastHeight(m_data, width(), theme) : 0;
    return QSizeF(theme.px(260), std::max(theme.px(220), cards)).toSize();
}

int RingLayouts::neighbour(int mark, int key) const
{
    const int last = static_cast<int>(m_data.cases.size()) - 1;
    const int from = scene().marks[mark].group;
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        return scene().markOf(std::max(0, from - 1), -1);
    case Qt::Key_Right:
    case Qt::Key_Down:
        return scene().markOf(std::min(last, from + 1), -1);
    case Qt::Key_Home:
        return scene().markOf(0, -1);
    case Qt::Key_End:
        return scene().markOf(last, -1);
    default:
        return -1;
    }
}

TableData RingLayouts::tableData() const
{
    TableData table;
    table.columns = QStringList{tr("layout"),
                                tr("balance"),
                                tr("forward (s)"),
                                tr("exposed (s)"),
                                tr("backward (s)"),
                                tr("exposed (s)"),
                                tr("forward bytes"),
                                tr("backward bytes, fp32 gradients"),
                                tr("backward bytes, 16-bit gradients"),
                                tr("forward bytes with multi-head attention")};
    table.rows = static_cast<int>(m_data.cases.size());
    table.text = [](double value) { return QLocale().toString(value, 'g', value >= 1000 ? 12 : 5); };
    table.cell = [cases = m_data.cases](int row, int column) -> QVariant {
        const RingLayoutCase& of = cases[row];
        if (column == 0)
            return of.name;
        if (!of.forward)
            return column == 1 ? of.impossible : QString();
        switch (column) {
        case 1:
            return of.forward->work->balance();
        case 2:
            return of.forward->time.total.value();
        case 3:
            return of.forward->time.exposed().value();
        case 4:
            return of.backward->time.total.value();
        case 5:
            return of.backward->time.exposed().value();
        case 6:
            return of.forward->bytes.forward.value();
        case 7:
            return of.forward->bytes.backwardFp32.value();
        case 8:
            return of.forward->bytes.backwardBf16.value();
        default:
            return of.multiHead.forward.value();
        }
    };
    return table;
}

}  // namespace shardscope
