// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

class SliderTrack;

/// Makes slider tracks readable: role Slider, value with its unit as text, settable. May be called any number of times.
void installSliderAccessibility();
/// Tells a screen reader that the value has changed.
void announceSlider(SliderTrack& slider);

}  // namespace shardscope
