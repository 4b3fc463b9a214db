// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/variant_page.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

#include "app/views/base/readable_table.h"
#include "app/views/search/plan_details.h"
#include "app/views/search/plan_order.h"
#include "app/views/search/variant_model.h"
#include "app/views/search/variant_picture.h"
#include "app/views/search/variant_text.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/theme/theme.h"

namespace shardscope {

VariantPage::VariantPage(QWidget* parent)
    : QSplitter(Qt::Vertical, parent),
      m_model(new VariantModel(this)),
      m_order(new PlanOrder(this)),
      m_table(new QTableView),
      m_picture(new Curves),
      m_details(new PlanDetails),
      m_verdict(new WrappingLabel),
      m_training(new WrappingLabel)
{
    m_training->setObjectName(QStringLiteral("variantTraining"));
    makeList();
    auto* above = new QWidget;
    auto* picture = new QVBoxLayout(above);
    picture->setContentsMargins(0, 0, 0, 0);
    picture->addWidget(m_verdict);
    picture->addWidget(m_training);
    picture->addWidget(m_picture, 1);
    auto* below = new QWidget;
    auto* list = new QVBoxLayout(below);
    list->setContentsMargins(0, 0, 0, 0);
    list->addWidget(m_table, 1);
    list->addWidget(m_details);
    addWidget(above);
    addWidget(below);
    setChildrenCollapsible(false);
    setStretchFactor(0, 1);
    setStretchFactor(1, 1);
    connect(m_picture, &Curves::activated, this, [this](int curve, int point) {
        if (const int row = m_search ? rowOfVariedPoint(*m_search, curve, point) : -1; row >= 0)
            choose(row);
    });
    connect(m_details, &PlanDetails::applyRequested, this, &VariantPage::applyRequested);
    connect(m_details, &PlanDetails::compareRequested, this, &VariantPage::compareRequested);
    connect(m_details, &PlanDetails::explainRequested, this, &VariantPage::explainRequested);
    applyTheme();
}

void VariantPage::makeList()
{
    m_order->setSourceModel(m_model);
    makeReadable(*m_table, tr("Variants searched, best first"));
    m_table->setModel(m_order);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->verticalHeader()->show();
    m_table->horizontalHeader()->setStretchLastSection(true);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { choose(current.isValid() ? m_order->mapToSource(current).row() : -1); });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        choose(m_order->mapToSource(index).row());
        Q_EMIT applyRequested();
    });
}

void VariantPage::setSearch(std::shared_ptr<const VariedSearch> search, const Scenario& present, const Figures& figures)
{
    m_present = std::make_shared<const Scenario>(present);
    const int was = search == m_search ? m_chosen : 0;
    if (search != m_search) {
        m_chosen = -1;
        m_search = std::move(search);
        m_model->setSearch(m_search);
        m_table->resizeColumnsToContents();
    }
    if (!m_search)
        return;
    m_verdict->setText(variedVerdict(*m_search));
    m_training->setText(variedTrainingText(*m_search));
    m_picture->setData(variedPicture(*m_search, figures));
    m_chosen = -1;
    choose(m_search->rows.empty() ? -1 : was);
    showDetails();
}

void VariantPage::showSearching() { m_verdict->setText(tr("Searching… The variants below are from the previous search.")); }

void VariantPage::choose(int row)
{
    if (row == m_chosen || row >= m_model->rowCount())
        return;
    m_chosen = row;
    const auto [curve, point] = variedPointOf(*m_search, row);
    m_picture->setSelected(curve, point);
    const QModelIndex index = row >= 0 ? m_order->mapFromSource(m_model->index(row, 0)) : QModelIndex();
    if (index.isValid() && m_table->currentIndex().row() != index.row())
        m_table->setCurrentIndex(index);
    showDetails();
}

const Variation* VariantPage::chosenRow() const
{
    if (!m_search || m_chosen < 0)
        return nullptr;
    const Variation& row = m_search->rows[static_cast<std::size_t>(m_chosen)];
    return row.found() ? &row : nullptr;
}

void VariantPage::showDetails()
{
    if (!m_search || m_chosen < 0)
        return m_details->setPlan({}, {});
    const Variation& row = m_search->rows[static_cast<std::size_t>(m_chosen)];
    const QString name = variantName(*m_search, row);
    if (row.found())
        return m_details->setPlan(tr("%1 — %2", "a variant, its plan").arg(name, variantPlan(row)), variantChange(row, *m_present));
    m_details->setRefusal(tr("%1: %2", "a variant, why it has no plan").arg(name, variantPlan(row)));
}

void VariantPage::applyTheme()
{
    m_verdict->setFont(Theme::current().font(TextStyle::Strong));
    shardscope::applyTheme(*m_table);
    setLeastRows(*m_table, Theme::current().isForAudience() ? 5 : 0);
}

void VariantPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        applyTheme();
        m_table->resizeColumnsToContents();
    }
    QSplitter::changeEvent(event);
}

}  // namespace shardscope
