// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/encoder_controls.h"

#include <QCheckBox>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

#include "app/panels/parameter_form.h"
#include "core/io/encoder_json.h"
#include "core/model/architecture.h"
#include "core/model/encoder_counts.h"
#include "core/scenario/scenario.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

constexpr std::int64_t kUsualSide = 1024;
constexpr double kMostItems = 1024;

void setStops(DegreeSlider& slider, double first, double most, double current)
{
    slider.setStops(withStop(doublingsOf(first, most), current));
    slider.setValue(current);
}

}  // namespace

void setTakesPart(Encoder& encoder, bool takesPart)
{
    if (!takesPart) {
        encoder.itemsPerSequence.reset();
        return;
    }
    encoder.itemsPerSequence = 1;
    if (encoder.patchesOfItem() == 0)
        encoder.height = encoder.width = kUsualSide;
}

EncoderControls::EncoderControls(QWidget* parent)
    : QWidget(parent),
      m_takesPart(new QCheckBox),
      m_items(new DegreeSlider(tr("Images per sequence"))),
      m_side(new DegreeSlider(tr("Side of an image in pixels"))),
      m_frozen(new QCheckBox(tr("The encoder is frozen")))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{m_takesPart, m_items, m_side, m_frozen})
        layout->addWidget(each);
    m_items->setCompact(tr("Images"));
    m_side->setCompact(tr("Image side"));
    for (DegreeSlider* slider : {m_items, m_side}) {
        slider->setLockVisible(false);
        slider->setFormatter([](double value) { return QLocale().toString(value, 'g', 6); });
    }
    connect(m_takesPart, &QCheckBox::clicked, this, &EncoderControls::takesPartEdited);
    connect(m_frozen, &QCheckBox::clicked, this, &EncoderControls::frozenEdited);
}

void EncoderControls::show(const Scenario& scenario)
{
    const std::vector<Encoder>& encoders = scenario.architecture->encoders;
    setVisible(!encoders.empty());
    if (encoders.empty())
        return;
    const Encoder& encoder = encoders.front();
    const bool takesPart = encoder.takesPart();
    m_takesPart->setText(tr("Train with images: encoder of %1").arg(countText(static_cast<double>(encoderParameters(encoder).total()))));
    m_takesPart->setChecked(takesPart);
    m_items->setVisible(takesPart);
    m_side->setVisible(takesPart && encoder.tokensPerItem == 0);
    m_frozen->setVisible(takesPart);
    m_frozen->setChecked(encoder.frozen);
    if (!takesPart)
        return;
    setStops(*m_items, 1, kMostItems, *encoder.itemsPerSequence);
    const auto tokens = static_cast<double>(encoder.tokensOfItem());
    m_items->setNote(
        tr("%1 patches and %2 tokens per image").arg(QLocale().toString(encoder.patchesOfItem()), QLocale().toString(tokens, 'f', 0)));
    if (encoder.height > 0)
        setStops(*m_side, 256, 4096, static_cast<double>(std::max(encoder.height, encoder.width)));
}

std::string EncoderControls::changed(const Scenario& scenario, const std::function<void(Encoder&)>& change)
{
    Encoder encoder = scenario.architecture->encoders.front();
    change(encoder);
    return statedEncoders(scenario.model.encoders, encoder);
}

}  // namespace shardscope
