// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/mesh/mesh_tools.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/text/parameter_text.h"
#include "core/scenario/order.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/theme/dimension.h"

namespace shardscope {
namespace {

const QString kGroups = QStringLiteral("groups");
const QString kTraffic = QStringLiteral("traffic");
const QString kAll = QStringLiteral("all");
const QString kWires[] = {QStringLiteral("both"), QStringLiteral("domain"), QStringLiteral("network")};

QString idOf(const RankOrder& order) { return toText(orderText(order)); }

FlowLayout* rowOf(std::initializer_list<QWidget*> widgets)
{
    auto* row = new FlowLayout;
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    return row;
}

}  // namespace

MeshTools::MeshTools(QWidget* parent)
    : QWidget(parent),
      m_what(new SegmentedChoice(tr("Show"))),
      m_axis(new SegmentedChoice(tr("Dimension"))),
      m_wire(new SegmentedChoice(tr("Link"))),
      m_order(new ChoiceBox),
      m_apply(new QPushButton(tr("Apply"))),
      m_reset(new QPushButton(tr("Back")))
{
    m_what->setSegments({{kGroups, tr("Groups"), {}}, {kTraffic, tr("Traffic per step"), {}}});
    QList<Segment> axes{{kAll, tr("All"), {}}};
    for (const Axis axis : kDimensions)
        axes.append({lettersOf(axis), lettersOf(axis), {}});
    m_axis->setSegments(axes);
    m_wire->setSegments({{kWires[0], tr("All links"), {}}, {kWires[1], tr("In the domain"), {}}, {kWires[2], tr("NIC"), {}}});
    m_order->setAccessibleName(tr("Rank order, fastest-varying first"));
    m_order->setToolTip(m_order->accessibleName());
    m_apply->setToolTip(tr("Use this rank order in the plan"));
    m_reset->setToolTip(tr("Show the plan's own rank order"));
    auto* label = new QLabel(tr("Rank &order"));
    label->setBuddy(m_order);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(rowOf({m_what, label, m_order, m_apply, m_reset}));
    layout->addLayout(rowOf({m_axis, m_wire}));
    connect(m_what, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        edit({id == kTraffic, m_shading.axis, m_shading.wire});
    });
    connect(m_axis, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        const std::optional<Axis> axis = fromName<Axis>(id.toLower().toStdString());
        edit({m_shading.traffic, axis, m_shading.wire});
    });
    connect(m_wire, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        const auto index = std::find(std::begin(kWires), std::end(kWires), id) - std::begin(kWires);
        edit({m_shading.traffic, m_shading.axis, static_cast<MeshWire>(index)});
    });
    connect(m_order, &ChoiceBox::choiceEdited, this, [this](const QString& id) {
        if (const std::optional<RankOrder> order = orderFromText(id.toStdString()))
            Q_EMIT orderTried(*order);
    });
    connect(m_apply, &QPushButton::clicked, this, &MeshTools::applyRequested);
    connect(m_reset, &QPushButton::clicked, this, [this] { Q_EMIT orderTried(m_own); });
    fillOrders();
    setShading({});
    setOrders(kMegatronOrder, kMegatronOrder);
}

void MeshTools::edit(const MeshShading& shading)
{
    setShading(shading);
    Q_EMIT shadingEdited(m_shading);
}

void MeshTools::setShading(const MeshShading& shading)
{
    m_shading = shading;
    m_what->setCurrent(shading.traffic ? kTraffic : kGroups);
    m_axis->setCurrent(shading.axis ? QString(lettersOf(*shading.axis)) : kAll);
    m_wire->setCurrent(kWires[static_cast<std::size_t>(shading.wire)]);
    m_axis->setVisible(shading.traffic);
    m_wire->setVisible(shading.traffic);
}

void MeshTools::fillOrders()
{
    const QString usual = tr("Frameworks' own");
    QList<Choice> choices{{QStringLiteral("tp-cp-ep-dp-pp"), QStringLiteral("TP-CP-EP-DP-PP"), tr("Megatron-LM"), usual, {}},
                          {QStringLiteral("tp-cp-ep-pp-dp"), QStringLiteral("TP-CP-EP-PP-DP"), tr("--use-tp-pp-dp-mapping"), usual, {}}};
    RankOrder order{Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp, Axis::Pp};
    do {
        const QString id = idOf(order);
        if (id != choices[0].id && id != choices[1].id)
            choices.append({id, id.toUpper(), {}, tr("All others"), {}});
    } while (std::next_permutation(order.begin(), order.end()));
    m_order->setChoices(choices);
}

void MeshTools::setOrders(const RankOrder& own, const RankOrder& tried)
{
    m_own = own;
    m_order->setCurrentId(idOf(tried));
    m_apply->setVisible(tried != own);
    m_reset->setVisible(tried != own);
}

}  // namespace shardscope
