// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>

#include <memory>
#include <vector>

#include "core/explain/derivation.h"

namespace shardscope {

/// The inputs of a derivation as a tree, down to the scenario and the data. Columns: name with formula, value.
class DerivationModel : public QAbstractItemModel {
    Q_OBJECT
public:
    using QAbstractItemModel::QAbstractItemModel;

    enum Column { Name, Amount, Columns };

    void setDerivation(std::shared_ptr<const Derivation> root);
    [[nodiscard]] const Derivation* root() const { return m_root.get(); }
    [[nodiscard]] const Derivation* at(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// The parent of a node, because derivations do not know theirs.
    struct Node {
        const Derivation* derivation = nullptr;
        int parent = -1;  ///< index into m_nodes
        int row = 0;
        int firstChild = 0;  ///< its children are one after another
    };
    [[nodiscard]] const Node& nodeOf(const QModelIndex& index) const;

    std::shared_ptr<const Derivation> m_root;
    std::vector<Node> m_nodes;  ///< breadth first; the root is the first
};

}  // namespace shardscope
