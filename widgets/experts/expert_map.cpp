// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experts/expert_map.h"

#include <QLocale>

#include <algorithm>

#include "widgets/text/numbers.h"

namespace shardscope {

QString ExpertMap::summary() const
{
    if (m_data.ranks.isEmpty())
        return m_data.whenEmpty;
    return tr("%n expert-parallel rank(s) with %1 experts each. The busiest receives %2 tokens, the mean is %3.", nullptr,
              static_cast<int>(m_data.ranks.size()))
        .arg(m_data.ranks.constFirst().routed.size())
        .arg(countText(m_data.most()), countText(m_data.mean()));
}

QString ExpertMap::markName(int mark) const
{
    const SceneMark& of = scene().marks[mark];
    const ExpertRank& rank = m_data.ranks[of.group];
    if (of.item >= 0) {
        const double routed = rank.routed[of.item];
        const QString name = tr("expert %1 on rank %2: %3 tokens").arg(rank.firstExpert + of.item).arg(of.group).arg(countText(routed));
        const double dropped = routed - rank.kept[of.item];
        return dropped > 0 ? tr("%1, of which %2 dropped").arg(name, percentText(dropped / routed)) : name;
    }
    const double routed = rank.routedAll();
    QString name = tr("rank %1, GPU %2, %3 %4: %5 tokens, %6 times the mean")
                       .arg(of.group)
                       .arg(rank.gpu)
                       .arg(m_data.domainName)
                       .arg(rank.domain)
                       .arg(countText(routed), QLocale().toString(routed / m_data.mean(), 'f', 2));
    if (routed - rank.keptAll() > 0)
        name += tr(", of which %1 dropped").arg(percentText((routed - rank.keptAll()) / routed));
    return name;
}

int ExpertMap::neighbour(int mark, int key) const
{
    const SceneMark& of = scene().marks[mark];
    const auto ranks = static_cast<int>(m_data.ranks.size());
    int rank = of.group;
    int item = of.item;
    switch (key) {
    case Qt::Key_Left:
        rank = std::max(0, rank - 1);
        break;
    case Qt::Key_Right:
        rank = std::min(ranks - 1, rank + 1);
        break;
    case Qt::Key_Up:
        item = std::max(-1, item - 1);
        break;
    case Qt::Key_Down:
        ++item;
        break;
    case Qt::Key_Home:
        rank = 0;
        break;
    case Qt::Key_End:
        rank = ranks - 1;
        break;
    default:
        return -1;
    }
    return scene().markOf(rank, std::min(item, static_cast<int>(m_data.ranks[rank].routed.size()) - 1));
}

TableData ExpertMap::tableData() const
{
    TableData table;
    table.columns = QStringList{tr("expert"), tr("rank"), tr("GPU"), m_data.domainName, tr("tokens"), tr("kept"), tr("dropped")};
    table.text = [](double count) { return countText(count); };
    QList<QPair<int, int>> rows;
    for (int rank = 0; rank < static_cast<int>(m_data.ranks.size()); ++rank) {
        for (int expert = 0; expert < static_cast<int>(m_data.ranks[rank].routed.size()); ++expert)
            rows.append({rank, expert});
    }
    table.rows = static_cast<int>(rows.size());
    table.cell = [ranks = m_data.ranks, rows](int row, int column) -> QVariant {
        const ExpertRank& rank = ranks[rows[row].first];
        const int expert = rows[row].second;
        switch (column) {
        case 0:
            return QString::number(rank.firstExpert + expert);
        case 1:
            return QString::number(rows[row].first);
        case 2:
            return QString::number(rank.gpu);
        case 3:
            return QString::number(rank.domain);
        case 4:
            return rank.routed[expert];
        case 5:
            return rank.kept[expert];
        default:
            return rank.routed[expert] - rank.kept[expert];
        }
    };
    return table;
}

}  // namespace shardscope
