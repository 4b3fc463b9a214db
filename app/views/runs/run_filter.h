// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

#include "app/views/runs/run_row.h"

namespace shardscope {

enum class ModelKind { All, Dense, Mixture };

/// The filter of runs; empty: all.
struct RunQuery {
    QString source;  ///< a file's name; kOwnRuns: the person's own
    QString gpu;     ///< id
    QString framework;
    ModelKind kind = ModelKind::All;
    QString text;  ///< words that all stand somewhere in the row, in any case
    bool operator==(const RunQuery&) const = default;
};
inline const QString kOwnRuns = QStringLiteral("own");

/// The runs that a query finds, sorted by a column; rows without a value come last in both directions.
class RunFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit RunFilter(QObject* parent = nullptr);
    void setQuery(const RunQuery& query);
    [[nodiscard]] const RunQuery& query() const { return m_query; }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    RunQuery m_query;
    QStringList m_words;
};

}  // namespace shardscope
