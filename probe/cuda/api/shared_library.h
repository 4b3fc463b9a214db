// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "probe/cuda/api/outcome.h"

namespace shardscope::probe::cuda {

/// A library opened by dlopen. It stays open to the end of the process: NVIDIA's libraries register handlers of exit.
class SharedLibrary {
public:
    /// Opens the first of these that can be; else says why none could, each with the loader's own sentence.
    static Outcome<SharedLibrary> open(const std::string& what, const std::vector<std::string>& candidates);

    /// Null where the library hasn't got it.
    [[nodiscard]] void* find(const char* name) const;
    /// The file that the loader really took.
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    SharedLibrary(void* handle, std::string path) : m_handle(handle), m_path(std::move(path)) {}

    void* m_handle;
    std::string m_path;
};

}  // namespace shardscope::probe::cuda
