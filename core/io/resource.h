// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace shardscope {

/// A data file of `resources/`, compiled into the program.
struct Resource {
    std::string_view path;  ///< relative to `resources/`
    std::string_view text;
};

/// Returns all resources, sorted by path.
[[nodiscard]] std::span<const Resource> embeddedResources();

/// Returns the text of the resource at `path`, or empty if there is none.
[[nodiscard]] inline std::string_view resource(std::string_view path)
{
    for (const Resource& candidate : embeddedResources()) {
        if (candidate.path == path)
            return candidate.text;
    }
    return {};
}

}  // namespace shardscope
