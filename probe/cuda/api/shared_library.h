// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "probe/cuda/api/outcome.h"

namespace shardscope::probe::cuda {

/// A library opened by dlopen. It stays open to the end of the process: NVIDIA's libraries register exit handlers.
class SharedLibrary {
public:
    /// Opens the first of these that can be opened. Error: none can, with the loader's own message for each.
    static Outcome<SharedLibrary> open(const std::string& what, const std::vector<std::string>& candidates);

    /// Returns a symbol, or null where the library lacks it.
    [[nodiscard]] void* find(const char* name) const;
    /// Returns the file that the loader actually used.
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    SharedLibrary(void* handle, std::string path) : m_handle(handle), m_path(std::move(path)) {}

    void* m_handle;
    std::string m_path;
};

}  // namespace shardscope::probe::cuda
