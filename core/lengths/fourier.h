// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <complex>
#include <vector>

namespace shardscope {

/// Transforms the values in place: values[k] = Σ values[j] · exp(−2πi·jk/n), or with the opposite sign and over n for `inverse`.
/// Precondition: their number is a power of two. (Cooley and Tukey 1965.)
void fourierTransform(std::vector<std::complex<double>>& values, bool inverse);

}  // namespace shardscope
