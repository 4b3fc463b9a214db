// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/slider_accessible.h"

#include <QAccessibleWidget>

#include "widgets/controls/slider_track.h"

namespace shardscope {

namespace {

class SliderAccessible : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit SliderAccessible(SliderTrack& slider) : QAccessibleWidget(&slider, QAccessible::Slider) {}

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? slider().valueText() : QAccessibleWidget::text(kind);
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QVariant currentValue() const override { return slider().value(); }
    void setCurrentValue(const QVariant& value) override
    {
        slider().edit(value.toDouble());
        Q_EMIT slider().editFinished();
    }
    QVariant minimumValue() const override { return slider().stops().front().value; }
    QVariant maximumValue() const override { return slider().stops().back().value; }
    QVariant minimumStepSize() const override { return 0; }

private:
    SliderTrack& slider() const { return static_cast<SliderTrack&>(*widget()); }
};

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* slider = qobject_cast<SliderTrack*>(object);
    return slider ? new SliderAccessible(*slider) : nullptr;
}

}  // namespace

void installSliderAccessibility() { QAccessible::installFactory(makeInterface); }

void announceSlider(SliderTrack& slider)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleValueChangeEvent event(&slider, slider.value());
    QAccessible::updateAccessibility(&event);
}

}  // namespace shardscope
