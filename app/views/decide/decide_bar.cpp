// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/decide/decide_bar.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

#include "app/views/base/tool_button.h"
#include "core/hardware/catalog.h"
#include "widgets/controls/card.h"
#include "widgets/controls/choice_box.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

constexpr int kMostOffered = 131072;
constexpr double kPercent = 100;

QString idOf(SizeObjective objective) { return QString::fromUtf8(nameOf(objective).data()); }

/// Empty or no number above 0: no limit.
std::optional<double> limitOf(const QLineEdit& box)
{
    const std::optional<double> value = parseCount(box.text());
    return value && *value > 0 ? value : std::nullopt;
}

/// As wide as what it asks for, in the font of the moment.
class LimitBox : public QLineEdit {
public:
    LimitBox(const QString& placeholder, const QString& name)
    {
        setPlaceholderText(placeholder);
        setToolTip(name);
        setAccessibleName(name);
        setClearButtonEnabled(true);
    }
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        constexpr int kFrameAndButton = 44;
        return {fontMetrics().horizontalAdvance(placeholderText()) + kFrameAndButton, QLineEdit::minimumSizeHint().height()};
    }
};

}  // namespace

DecideBar::DecideBar(Card& card)
    : QObject(&card),
      m_gpus(new QComboBox),
      m_count(new QSpinBox),
      m_add(makeTool(tr("Add"), tr("Add this cluster with its best plan"))),
      m_file(makeTool(tr("Add a file…"), tr("Add a scenario from a file, for example another model"))),
      m_remove(makeTool(tr("Remove"), tr("Remove the chosen row"))),
      m_takeOver(makeTool(tr("Show scenario"), tr("Show the chosen row's scenario in the window"))),
      m_days(new LimitBox(tr("≤ days"), tr("Maximum days of training"))),
      m_budget(new LimitBox(tr("≤ price"), tr("Maximum price of the training"))),
      m_mfu(new LimitBox(tr("≥ MFU %"), tr("The least MFU that the training must reach, in percent"))),
      m_objective(new ChoiceBox),
      m_size(makeTool(tr("Find the size"), tr("Try increasing counts of each GPU in the table and choose one within the limits")))
{
    for (const Gpu& gpu : hardwareCatalog().gpus)
        m_gpus->addItem(QString::fromStdString(gpu.name), QString::fromStdString(gpu.id));
    m_gpus->setAccessibleName(tr("GPU"));
    m_count->setRange(1, kMostOffered);
    m_count->setGroupSeparatorShown(true);
    m_count->setPrefix(QStringLiteral("× "));
    for (QWidget* part : std::initializer_list<QWidget*>{m_count, m_count->findChild<QLineEdit*>()})
        part->setAccessibleName(tr("How many GPUs"));
    m_objective->setAccessibleName(tr("Which of the rows within the limits is chosen"));
    m_objective->setToolTip(m_objective->accessibleName());
    m_objective->setChoices({{idOf(SizeObjective::Gpus), tr("Fewest GPUs"), {}, {}, {}},
                             {idOf(SizeObjective::Price), tr("Lowest price"), {}, {}, {}},
                             {idOf(SizeObjective::Days), tr("Fewest days"), {}, {}, {}},
                             {idOf(SizeObjective::PricePerToken), tr("Least price per token"), {}, {}, {}},
                             {idOf(SizeObjective::Mfu), tr("Highest MFU"), {}, {}, {}}});
    m_objective->setCurrentId(idOf(m_limits.objective));
    for (QWidget* tool : std::initializer_list<QWidget*>{m_gpus, m_count, m_add, m_days, m_budget, m_mfu, m_objective})
        card.addTool(tool);
    for (QToolButton* tool : {m_remove, m_file, m_takeOver, m_size})
        card.addHeadTool(tool);
    connect(m_add, &QToolButton::clicked, this, [this] { Q_EMIT addRequested(m_gpus->currentData().toString(), m_count->value()); });
    connect(m_file, &QToolButton::clicked, this, &DecideBar::fileRequested);
    connect(m_remove, &QToolButton::clicked, this, &DecideBar::removeRequested);
    connect(m_takeOver, &QToolButton::clicked, this, &DecideBar::takeOverRequested);
    connect(m_size, &QToolButton::clicked, this, &DecideBar::sizeRequested);
    for (QLineEdit* box : {m_days, m_budget, m_mfu})
        connect(box, &QLineEdit::editingFinished, this, &DecideBar::takeLimits);
    connect(m_objective, &ChoiceBox::choiceEdited, this, &DecideBar::takeLimits);
    setRowChosen(false);
}

void DecideBar::offer(const std::string& gpu, int gpus)
{
    m_gpus->setCurrentIndex(std::max(0, m_gpus->findData(QString::fromStdString(gpu))));
    m_count->setValue(gpus);
}

void DecideBar::setLimits(const SizeLimits& limits)
{
    m_limits = limits;
    const auto text = [](const std::optional<double>& value) { return value ? QLocale().toString(*value, 'g', 12) : QString(); };
    m_days->setText(text(limits.days));
    m_budget->setText(text(limits.budget));
    m_mfu->setText(text(limits.mfu ? std::optional(*limits.mfu * kPercent) : std::nullopt));
    m_objective->setCurrentId(idOf(limits.objective));
}

void DecideBar::setRowChosen(bool chosen)
{
    m_remove->setEnabled(chosen);
    m_takeOver->setEnabled(chosen);
}

void DecideBar::takeLimits()
{
    const std::optional<double> mfu = limitOf(*m_mfu);
    const SizeLimits limits{limitOf(*m_days), limitOf(*m_budget), mfu ? std::optional(*mfu / kPercent) : std::nullopt,
                            fromName<SizeObjective>(m_objective->currentId().toStdString()).value_or(SizeObjective::Gpus)};
    if (limits == m_limits)
        return;
    m_limits = limits;
    Q_EMIT limitsEdited();
}

}  // namespace shardscope
