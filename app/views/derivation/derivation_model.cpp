// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/derivation/derivation_model.h"

#include <utility>

#include "app/text/core_text.h"
#include "app/text/derivation_text.h"
#include "widgets/text/plain_tip.h"

namespace shardscope {
namespace {

/// Two lines where the value follows from others.
QString nameWithFormula(const Derivation& derivation)
{
    const QString name = derivationName(derivation);
    if (derivation.combine == Combine::Reference)
        return DerivationModel::tr("%1 ›", "a number that has a derivation of its own").arg(name);
    if (derivation.inputs.empty() || derivation.formula.empty())
        return name;
    return name + QStringLiteral("\n= ") + coreText(derivation.formula);
}

QString toolTipOf(const Derivation& derivation)
{
    QStringList lines{nameWithFormula(derivation), derivationExactValue(derivation)};
    if (!derivation.source.empty())
        lines << coreText(derivation.source);
    if (derivation.trust)
        lines << trustName(*derivation.trust);
    return plainTip(lines.join(u'\n'));
}

}  // namespace

void DerivationModel::setDerivation(std::shared_ptr<const Derivation> root)
{
    beginResetModel();
    m_root = std::move(root);
    m_nodes.clear();
    if (m_root)
        m_nodes.push_back({m_root.get(), -1, 0, 0});
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        const std::vector<Derivation>& inputs = m_nodes[i].derivation->inputs;
        m_nodes[i].firstChild = static_cast<int>(m_nodes.size());
        for (std::size_t row = 0; row < inputs.size(); ++row)
            m_nodes.push_back({&inputs[row], static_cast<int>(i), static_cast<int>(row), 0});
    }
    endResetModel();
}

const DerivationModel::Node& DerivationModel::nodeOf(const QModelIndex& index) const
{
    return m_nodes[index.isValid() ? static_cast<std::size_t>(index.internalId()) : 0];
}

const Derivation* DerivationModel::at(const QModelIndex& index) const { return index.isValid() ? nodeOf(index).derivation : nullptr; }

QModelIndex DerivationModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, static_cast<quintptr>(nodeOf(parent).firstChild + row));
}

QModelIndex DerivationModel::parent(const QModelIndex& child) const
{
    const int parent = child.isValid() ? nodeOf(child).parent : 0;
    if (parent <= 0)
        return {};
    return createIndex(m_nodes[static_cast<std::size_t>(parent)].row, 0, static_cast<quintptr>(parent));
}

int DerivationModel::rowCount(const QModelIndex& parent) const
{
    if (!m_root || parent.column() > 0)
        return 0;
    return static_cast<int>(nodeOf(parent).derivation->inputs.size());
}

int DerivationModel::columnCount(const QModelIndex&) const { return Columns; }

QVariant DerivationModel::data(const QModelIndex& index, int role) const
{
    const Derivation* derivation = at(index);
    if (!derivation)
        return {};
    if (role == Qt::TextAlignmentRole && index.column() == Amount)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return toolTipOf(*derivation);
    if (role == Qt::AccessibleTextRole)
        return tr("%1: %2", "name and value").arg(derivationName(*derivation), derivationExactValue(*derivation));
    if (role != Qt::DisplayRole)
        return {};
    return index.column() == Name ? nameWithFormula(*derivation) : derivationValue(*derivation);
}

QVariant DerivationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("input");
    case Amount:
        return tr("value");
    default:
        return {};
    }
}

}  // namespace shardscope
