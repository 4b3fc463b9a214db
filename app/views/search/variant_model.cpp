// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/variant_model.h"

#include <algorithm>
#include <utility>

#include "app/text/fit_text.h"
#include "app/text/parameter_text.h"
#include "app/views/search/plan_table_model.h"
#include "app/views/search/variant_text.h"
#include "widgets/text/plain_tip.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kSortRole = PlanTableModel::kSortRole;
constexpr const char* kFigures[] = {"fit", "memory", "tokens", "step", "mfu", "cost"};

bool isNumber(const Parameter& parameter) { return parameter.kind == ParameterKind::Integer || parameter.kind == ParameterKind::Number; }

QVariant sortedBy(const Value& value, const QString& text)
{
    if (isNull(value))
        return {};
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<qlonglong>(*whole);
    const auto* number = std::get_if<double>(&value);
    return number ? QVariant(*number) : QVariant(text);
}

QVariant alignedTo(Qt::AlignmentFlag side) { return QVariant::fromValue(Qt::Alignment(side | Qt::AlignVCenter)); }

}  // namespace

void VariantModel::setSearch(std::shared_ptr<const VariedSearch> search)
{
    beginResetModel();
    m_search = std::move(search);
    m_figures.clear();
    const bool hasPrice = m_search && std::any_of(m_search->rows.begin(), m_search->rows.end(),
                                                  [](const Variation& row) { return row.found() && row.found()->figures.costPerToken; });
    for (const char* key : kFigures) {
        if (hasPrice || QLatin1String(key) != QLatin1String("cost"))
            m_figures.push_back(&planColumns()[static_cast<std::size_t>(planColumn(QLatin1String(key)))]);
    }
    endResetModel();
}

int VariantModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_search ? 0 : static_cast<int>(m_search->rows.size());
}

int VariantModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_search ? 0 : fields() + static_cast<int>(m_figures.size()) + 1;
}

QVariant VariantModel::ofField(const Variation& row, std::size_t field, int role) const
{
    const Value& value = row.values[field];
    const QString text = isNull(value) ? QStringLiteral("–") : valueText(*m_search->fields[field].parameter, value);
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::EditRole:
    case kSortRole:
        return sortedBy(value, text);
    case Qt::TextAlignmentRole:
        return alignedTo(isNumber(*m_search->fields[field].parameter) ? Qt::AlignRight : Qt::AlignLeft);
    case Qt::ToolTipRole:
        return isNull(value) ? QVariant(plainTip(tr("This field has no effect in this variant."))) : QVariant();
    default:
        return {};
    }
}

QVariant VariantModel::ofFigure(const Variation& row, const PlanColumn& column, int role) const
{
    const FoundPlan* found = row.found();
    if (!found && column.key == "fit") {
        if (role == Qt::DisplayRole || role == Qt::EditRole || role == kSortRole)
            return variantVerdict(row);
        if (role == Qt::ToolTipRole)
            return plainTip(variantPlan(row));
        if (role == Qt::ForegroundRole)
            return Theme::current().color(ColorRole::Error);
    }
    const QVariant value = found ? column.value(*found) : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        if (!value.isValid())
            return column.text ? QVariant(QStringLiteral("–")) : QVariant();
        return column.text ? QVariant(column.text(value.toDouble())) : value;
    case Qt::EditRole:
    case kSortRole:
        return value;
    case Qt::TextAlignmentRole:
        return alignedTo(column.text ? Qt::AlignRight : Qt::AlignLeft);
    case Qt::ToolTipRole:
        return found && column.tip ? QVariant(column.tip(*found)) : QVariant();
    case Qt::ForegroundRole:
        return found && column.role ? QVariant(Theme::current().color(column.role(*found))) : QVariant();
    default:
        return {};
    }
}

QVariant VariantModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Variation& row = m_search->rows[static_cast<std::size_t>(index.row())];
    if (index.column() < fields())
        return ofField(row, static_cast<std::size_t>(index.column()), role);
    const auto figure = static_cast<std::size_t>(index.column() - fields());
    if (figure < m_figures.size())
        return ofFigure(row, *m_figures[figure], role);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
    case kSortRole:
        return variantPlan(row);
    case Qt::ToolTipRole:
        return plainTip(variantPlan(row));
    case Qt::TextAlignmentRole:
        return alignedTo(Qt::AlignLeft);
    default:
        return {};
    }
}

QVariant VariantModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (!m_search)
        return {};
    if (orientation == Qt::Vertical) {
        const std::vector<std::size_t>& front = m_search->front;
        const bool isOnFront = std::find(front.begin(), front.end(), static_cast<std::size_t>(section)) != front.end();
        if (role == Qt::ToolTipRole && isOnFront)
            return plainTip(tr("No other variant that fits is both faster and smaller."));
        return role == Qt::DisplayRole ? QVariant(isOnFront ? QStringLiteral("★") : QString()) : QVariant();
    }
    const auto figure = static_cast<std::size_t>(std::max(0, section - fields()));
    if (role == Qt::TextAlignmentRole)
        return rowCount() > 0 ? data(index(0, section), role) : QVariant();
    if (section < fields()) {
        const Parameter& parameter = *m_search->fields[static_cast<std::size_t>(section)].parameter;
        if (role == Qt::DisplayRole)
            return labelInSentence(parameter);
        return role == Qt::ToolTipRole ? plainTip(parameterDescription(parameter)) : QVariant();
    }
    const bool isFigure = figure < m_figures.size();
    if (role == Qt::DisplayRole)
        return isFigure ? m_figures[figure]->title : tr("plan");
    if (role == Qt::ToolTipRole)
        return plainTip(isFigure ? m_figures[figure]->meaning : tr("The best plan of the variant, or why there is none"));
    return {};
}

}  // namespace shardscope
