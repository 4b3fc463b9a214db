// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// The largest dimensions that an architecture may have: far above any model, and small enough that the size of one
/// tensor (at most width · width · experts) stays below 2^63. The total is kept below 2^53 by `validateArchitecture`.
namespace shardscope {

inline constexpr std::int64_t kMaxLayers = 16384;
inline constexpr std::int64_t kMaxHeads = 65536;
inline constexpr std::int64_t kMaxHeadDim = 65536;
inline constexpr std::int64_t kMaxHidden = std::int64_t{1} << 20;
inline constexpr std::int64_t kMaxWidth = std::int64_t{1} << 24;  ///< of a feed-forward or of one projection
inline constexpr std::int64_t kMaxVocab = std::int64_t{1} << 26;
inline constexpr std::int64_t kMaxChosenBlocks = std::int64_t{1} << 20;  ///< that a query may choose
inline constexpr std::int64_t kMaxMemoryRows = std::int64_t{1} << 36;
inline constexpr std::int64_t kMaxExperts = 16384;
inline constexpr double kMaxRopeTheta = 1e12;
inline constexpr double kMaxRopeFactor = 1e6;
inline constexpr std::int64_t kMaxPositions = std::int64_t{1} << 40;
inline constexpr std::int64_t kMaxPositionTable = std::int64_t{1} << 24;  ///< of an encoder
inline constexpr std::int64_t kMaxHalvings = 16;                          ///< of the frames of sound
inline constexpr double kMaxSeconds = 1e6;                                ///< of an item of sound
inline constexpr double kMaxPlacesPerPatch = 1e9;                         ///< of a convolution's output
inline constexpr std::int64_t kMaxItemSide = std::int64_t{1} << 20;       ///< of an image, in pixels
inline constexpr std::int64_t kMaxParameters = std::int64_t{1} << 53;     ///< exact as a double
inline constexpr int kMaxLayerKinds = 256;

}  // namespace shardscope
