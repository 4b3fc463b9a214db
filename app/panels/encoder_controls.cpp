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
constexpr double kUsualSeconds = 30;
constexpr double kMostItems = 1024;
constexpr double kMostSeconds = 4096;

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
    if (encoder.patchesOfItem() > 0)
        return;
    if (encoder.sound)
        encoder.sound->seconds = kUsualSeconds;
    else
        encoder.height = encoder.width = kUsualSide;
}

EncoderControls::EncoderControls(std::size_t index, QWidget* parent)
    : QWidget(parent),
      m_index(index),
      m_takesPart(new QCheckBox),
      m_items(new DegreeSlider(tr("Images per sequence"))),
      m_side(new DegreeSlider(tr("Side of an image in pixels"))),
      m_seconds(new DegreeSlider(tr("Seconds of a recording"))),
      m_frozen(new QCheckBox(tr("The encoder is frozen")))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{m_takesPart, m_items, m_side, m_seconds, m_frozen})
        layout->addWidget(each);
    m_items->setCompact(tr("Images"));
    m_side->setCompact(tr("Image side"));
    m_seconds->setCompact(tr("Seconds"));
    for (DegreeSlider* slider : {m_items, m_side, m_seconds}) {
        slider->setLockVisible(false);
        slider->setFormatter([](double value) { return QLocale().toString(value, 'g', 6); });
    }
    connect(m_takesPart, &QCheckBox::clicked, this, &EncoderControls::takesPartEdited);
    connect(m_frozen, &QCheckBox::clicked, this, &EncoderControls::frozenEdited);
}

void EncoderControls::show(const Scenario& scenario)
{
    const std::vector<Encoder>& encoders = scenario.architecture->encoders;
    setVisible(m_index < encoders.size());
    if (m_index >= encoders.size())
        return;
    const Encoder& encoder = encoders[m_index];
    const bool takesPart = encoder.takesPart();
    const QString parameters = countText(static_cast<double>(encoderParameters(encoder).total()));
    m_takesPart->setText((encoder.sound ? tr("Train with sound: encoder of %1") : tr("Train with images: encoder of %1")).arg(parameters));
    m_takesPart->setChecked(takesPart);
    m_items->setVisible(takesPart);
    m_side->setVisible(takesPart && !encoder.sound && encoder.tokensPerItem == 0);
    m_seconds->setVisible(takesPart && encoder.sound && encoder.tokensPerItem == 0);
    m_frozen->setVisible(takesPart);
    m_frozen->setChecked(encoder.frozen);
    if (takesPart)
        showItems(encoder);
}

void EncoderControls::showItems(const Encoder& encoder)
{
    m_items->setCaption(encoder.sound ? tr("Recordings per sequence") : tr("Images per sequence"));
    (void)m_items->setShortCaption(encoder.sound ? tr("Recordings") : tr("Images"));
    setStops(*m_items, 1, kMostItems, *encoder.itemsPerSequence);
    const QString patches = QLocale().toString(encoder.patchesOfItem());
    const QString tokens = QLocale().toString(encoder.tokensOfItem());
    if (!encoder.sound)
        m_items->setNote(tr("%1 patches and %2 tokens per image").arg(patches, tokens));
    else if (encoder.tokensPerItem > 0)
        m_items->setNote(
            tr("each cut to %1 s: %2 frames and %3 tokens").arg(QLocale().toString(encoder.sound->seconds, 'g', 4), patches, tokens));
    else
        m_items->setNote(tr("%1 frames and %2 tokens per recording").arg(patches, tokens));
    if (encoder.height > 0)
        setStops(*m_side, 256, 4096, static_cast<double>(std::max(encoder.height, encoder.width)));
    if (encoder.sound && encoder.sound->seconds > 0)
        setStops(*m_seconds, 1, kMostSeconds, encoder.sound->seconds);
}

std::optional<std::string> EncoderControls::changed(const Scenario& scenario, const std::function<void(Encoder&)>& change) const
{
    if (m_index >= scenario.architecture->encoders.size())
        return {};
    Encoder encoder = scenario.architecture->encoders[m_index];
    change(encoder);
    return statedEncoders(scenario.model.encoders, encoder);
}

}  // namespace shardscope
