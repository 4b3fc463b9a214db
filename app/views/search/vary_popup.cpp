// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/vary_popup.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

#include "app/text/parameter_text.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/text/plain_tip.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kInARow = 5;
constexpr qsizetype kShort = 15;  ///< a longer text has two columns

const VariedField* fieldOf(const std::vector<VariedField>& varied, const Parameter* parameter)
{
    const auto found = std::find_if(varied.begin(), varied.end(), [&](const VariedField& each) { return each.parameter == parameter; });
    return found == varied.end() ? nullptr : &*found;
}

}  // namespace

VaryPopup::VaryPopup(std::shared_ptr<const Scenario> scenario, const std::vector<VariedField>& varied, QWidget* parent)
    : QFrame(parent, Qt::Popup),
      m_scenario(std::move(scenario)),
      m_offered(offeredVariants(*m_scenario)),
      m_count(new WrappingLabel),
      m_nothing(new QPushButton(tr("&Plan only"))),
      m_search(new QPushButton(tr("&Search variants")))
{
    setFrameShape(QFrame::StyledPanel);
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(tr("Values to try besides the plan"));
    auto* caption = new QLabel(accessibleName());
    caption->setFont(Theme::current().font(TextStyle::Strong));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(qRound(Theme::current().px(16)));
    for (const OfferedField& field : m_offered)
        addField(*grid, field, fieldOf(varied, field.parameter));
    m_nothing->setToolTip(tr("Search plans of this training alone"));
    m_nothing->setEnabled(!varied.empty());
    m_search->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_count, 1);
    buttons->addWidget(m_nothing);
    buttons->addWidget(m_search);
    auto* layout = new QVBoxLayout(this);
    const int margin = qRound(Theme::current().px(12));
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(margin);
    layout->addWidget(caption);
    layout->addLayout(grid);
    layout->addLayout(buttons);
    connect(m_nothing, &QPushButton::clicked, this, &VaryPopup::nothingRequested);
    connect(m_search, &QPushButton::clicked, this, &VaryPopup::searchRequested);
    showCount();
    if (!m_boxes.empty())
        setFocusProxy(m_boxes.front().front());
}

void VaryPopup::addField(QGridLayout& grid, const OfferedField& field, const VariedField* checked)
{
    const QString label = parameterLabel(*field.parameter);
    auto* caption = new QLabel(label);
    caption->setToolTip(plainTip(parameterDescription(*field.parameter)));
    int row = grid.rowCount();
    grid.addWidget(caption, row, 0);
    const std::size_t index = m_boxes.size();
    m_boxes.emplace_back();
    int column = 0;
    for (const OfferedValue& value : field.values) {
        auto* box = new QCheckBox(value.isOwn ? tr("%1 (now)", "a value").arg(value.text) : value.text);
        box->setAccessibleName(tr("%1: %2", "a field, a value").arg(label, box->text()));
        box->setEnabled(value.reason.isEmpty());
        box->setToolTip(plainTip(value.reason));
        box->setChecked(checked && std::find(checked->values.begin(), checked->values.end(), value.value) != checked->values.end());
        connect(box, &QCheckBox::toggled, this, [this, index, box] {
            takeOwnAlong(index, box);
            showCount();
        });
        const int span = value.text.size() > kShort ? 2 : 1;
        if (column + span > kInARow) {
            column = 0;
            ++row;
        }
        grid.addWidget(box, row, column + 1, 1, span);
        column += span;
        m_boxes.back().push_back(box);
    }
}

void VaryPopup::takeOwnAlong(std::size_t field, const QCheckBox* checked)
{
    const std::vector<QCheckBox*>& boxes = m_boxes[field];
    const auto isChecked = [](const QCheckBox* box) { return box->isChecked(); };
    if (!checked->isChecked() || std::count_if(boxes.begin(), boxes.end(), isChecked) != 1)
        return;
    const std::vector<OfferedValue>& values = m_offered[field].values;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const QSignalBlocker quiet(boxes[i]);
        if (values[i].isOwn && boxes[i]->isEnabled())
            boxes[i]->setChecked(true);
    }
}

std::vector<VariedField> VaryPopup::varied() const
{
    std::vector<VariedField> fields;
    for (std::size_t i = 0; i < m_offered.size(); ++i) {
        VariedField field{m_offered[i].parameter, {}};
        bool hasOther = false;
        for (std::size_t j = 0; j < m_boxes[i].size(); ++j) {
            if (!m_boxes[i][j]->isChecked())
                continue;
            field.values.push_back(m_offered[i].values[j].value);
            hasOther = hasOther || !m_offered[i].values[j].isOwn;
        }
        if (hasOther)
            fields.push_back(std::move(field));
    }
    return fields;
}

void VaryPopup::showCount()
{
    const std::optional<std::size_t> count = variantCount(*m_scenario, varied());
    const QString most = QLocale().toString(static_cast<qulonglong>(kMostVariants));
    m_search->setEnabled(count && *count > 0 && *count <= kMostVariants);
    if (!count)
        m_count->setText(tr("More than %1 variants, but at most %2 can be searched. Uncheck some values.")
                             .arg(QLocale().toString(static_cast<qulonglong>(kMostVariations)), most));
    else if (*count > kMostVariants)
        m_count->setText(
            tr("%n variants, but at most %1 can be searched. Uncheck some values.", nullptr, static_cast<int>(*count)).arg(most));
    else if (*count == 0)
        m_count->setText(tr("Check the values to try, at most %1 variants. The best plan of each is found.").arg(most));
    else
        m_count->setText(
            tr("%n variants of at most %1, each with its own search for the best plan.", nullptr, static_cast<int>(*count)).arg(most));
}

void VaryPopup::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        close();
    else if (isEnter && m_search->isEnabled())
        m_search->click();
    else
        QFrame::keyPressEvent(event);
}

}  // namespace shardscope
