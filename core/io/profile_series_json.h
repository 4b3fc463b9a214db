// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/hardware/hardware_profile.h"
#include "core/io/object_reader.h"

namespace shardscope {

/// Calls `readEntry(ObjectReader&)` for every object of the list `key` and gathers what it returns; absent and null: none.
template <typename Entry, typename ReadEntry>
[[nodiscard]] std::vector<Entry> readObjects(ObjectReader& reader, std::string_view key, ReadEntry readEntry)
{
    std::vector<Entry> entries;
    const Json* list = reader.child(key);
    if (!list || list->is_null())
        return entries;
    if (!list->is_array()) {
        reader.fail(ErrorCode::WrongType, {"an array", describeType(*list)}, key);
        return entries;
    }
    entries.reserve(list->size());
    for (std::size_t index = 0; index < list->size() && !reader.failed(); ++index) {
        ObjectReader entry((*list)[index], reader.file(), reader.pointerTo(key) + "/" + std::to_string(index));
        entries.push_back(readEntry(entry));
        if (std::optional<Error> error = entry.finish())
            reader.fail(std::move(*error));
    }
    return entries;
}

/// One kind of series each, of a shardscope.profile/1. What is wrong is recorded in the reader.
[[nodiscard]] MatrixMultiplySeries readMatrixMultiplySeries(ObjectReader& reader);
[[nodiscard]] BandwidthSeries readBandwidthSeries(ObjectReader& reader);
[[nodiscard]] LaunchSeries readLaunchSeries(ObjectReader& reader);
[[nodiscard]] CollectiveSeries readCollectiveSeries(ObjectReader& reader);
[[nodiscard]] ContentionSample readContentionSample(ObjectReader& reader);

}  // namespace shardscope
