// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/palette_alternatives.h"

#include <QRegularExpression>

#include "widgets/text/tr.h"

namespace shardscope {

QList<PaletteItem> paletteAlternatives(const QString& query, Document& document, const DecideBetween& decide)
{
    // English works in every language of the window.
    const QString ownWord = QRegularExpression::escape(tr("or", "between two clusters that are compared"));
    const QRegularExpression between(QStringLiteral("\\s+(?:or|vs\\.?|versus|/|%1)\\s+").arg(ownWord),
                                     QRegularExpression::CaseInsensitiveOption);
    QList<SaidCluster> clusters;
    QStringList names;
    for (const QString& part : query.simplified().split(between)) {
        const std::optional<SaidCluster> cluster = clusterSaid(part, document);
        if (!cluster)
            return {};
        clusters << *cluster;
        names << cluster->text;
    }
    if (clusters.size() < 2 || !decide)
        return {};
    PaletteItem item;
    item.id = QStringLiteral("decide.between");
    item.group = tr("Decide");
    item.text = tr("Compare %1, each with its best plan", "a list of clusters").arg(names.join(tr(" and ", "between two clusters")));
    item.run = [decide, clusters] { decide(clusters); };
    return {item};
}

}  // namespace shardscope
