// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace shardscope::probe::cuda {

/// The places of libraries, from the environment of the process; data, so that tests can set their own.
struct SearchPlaces {
    std::vector<std::string> first;         ///< SHARDSCOPE_CUDA_LIBRARY_PATH: before everything else, for tests and odd installations
    std::vector<std::string> environments;  ///< Python or Conda environments' roots, most specific first
    std::vector<std::string> toolkits;      ///< such as /usr/local/cuda

    /// Returns the places from the environment of this process: $VIRTUAL_ENV, $CONDA_PREFIX, the python3 of $PATH, $CUDA_HOME.
    static SearchPlaces ofThisProcess();
};

/// A library by the names of its versions, newest first, and the folder of `site-packages/nvidia` that ships it.
struct LibraryNames {
    std::string what;                  ///< "libnccl"
    std::vector<std::string> sonames;  ///< "libnccl.so.2"
    std::vector<std::string> wheels;   ///< "nccl": site-packages/nvidia/nccl/lib
};

/// The driver's own libraries come from the system alone: a copy elsewhere never matches the kernel module.
enum class LibraryOwner { Driver, Toolkit };

/// Returns the arguments for dlopen, in this order: the override; the environments' wheels; bare names for the loader's own search
/// (LD_LIBRARY_PATH, ld.so.cache); the toolkits. Missing files are left out, bare names are kept.
[[nodiscard]] std::vector<std::string> libraryCandidates(const LibraryNames& names, LibraryOwner owner, const SearchPlaces& places);

[[nodiscard]] LibraryNames cudaDriverNames();
[[nodiscard]] LibraryNames nvrtcNames();
[[nodiscard]] LibraryNames cublasLtNames();
[[nodiscard]] LibraryNames ncclNames();
[[nodiscard]] LibraryNames nvmlNames();

}  // namespace shardscope::probe::cuda
