// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/api/library_search.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string_view>

namespace shardscope::probe::cuda {

namespace {

namespace fs = std::filesystem;

std::string variable(const char* name)
{
    const char* const value = std::getenv(name);
    return value != nullptr ? value : "";
}

std::vector<std::string> splitPath(const std::string& text)
{
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(':', begin), text.size());
        if (end > begin)
            parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

void addOnce(std::vector<std::string>& list, const std::string& value)
{
    if (!value.empty() && std::find(list.begin(), list.end(), value) == list.end())
        list.push_back(value);
}

/// The root of the environment that $PATH's python3 belongs to. The link is followed after the folder is taken: in a virtual environment
/// python3 is a link to the system's, and its packages are next to the link.
std::vector<std::string> environmentsOfPython(const std::string& path)
{
    std::vector<std::string> roots;
    std::error_code error;
    for (const std::string& folder : splitPath(path)) {
        for (const char* name : {"python3", "python"}) {
            const fs::path program = fs::path(folder) / name;
            if (!fs::exists(program, error))
                continue;
            addOnce(roots, fs::path(folder).parent_path().string());
            const fs::path real = fs::canonical(program, error);
            if (!error)
                addOnce(roots, real.parent_path().parent_path().string());
            return roots;
        }
    }
    return roots;
}

/// Whether "python3.11" is newer than "python3.9": numbers, not letters, decide.
bool isNewer(const fs::path& a, const fs::path& b)
{
    const std::string x = a.filename().string();
    const std::string y = b.filename().string();
    return strverscmp(x.c_str(), y.c_str()) > 0;
}

/// The entries of a folder, the newest Python or toolkit first.
std::vector<fs::path> entriesOf(const fs::path& folder, std::string_view prefix)
{
    std::vector<fs::path> found;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        if (it->path().filename().string().starts_with(prefix))
            found.push_back(it->path());
    }
    std::sort(found.begin(), found.end(), isNewer);
    return found;
}

std::vector<fs::path> sitePackages(const std::string& root)
{
    std::vector<fs::path> found;
    for (const char* lib : {"lib", "lib64", "local/lib"}) {
        for (const fs::path& python : entriesOf(fs::path(root) / lib, "python3")) {
            found.push_back(python / "site-packages");
            found.push_back(python / "dist-packages");
        }
    }
    return found;
}

void addFile(std::vector<std::string>& candidates, const fs::path& file)
{
    std::error_code error;
    if (fs::exists(file, error))
        addOnce(candidates, file.string());
}

}  // namespace

SearchPlaces SearchPlaces::ofThisProcess()
{
    SearchPlaces places;
    places.first = splitPath(variable("SHARDSCOPE_CUDA_LIBRARY_PATH"));
    addOnce(places.environments, variable("VIRTUAL_ENV"));
    addOnce(places.environments, variable("CONDA_PREFIX"));
    for (const std::string& root : environmentsOfPython(variable("PATH")))
        addOnce(places.environments, root);
    addOnce(places.toolkits, variable("CUDA_HOME"));
    addOnce(places.toolkits, variable("CUDA_PATH"));
    addOnce(places.toolkits, "/usr/local/cuda");
    for (const fs::path& toolkit : entriesOf("/usr/local", "cuda-"))
        addOnce(places.toolkits, toolkit.string());
    return places;
}

std::vector<std::string> libraryCandidates(const LibraryNames& names, LibraryOwner owner, const SearchPlaces& places)
{
    std::vector<std::string> candidates;
    for (const std::string& soname : names.sonames) {
        for (const std::string& folder : places.first)
            addFile(candidates, fs::path(folder) / soname);
    }
    if (owner == LibraryOwner::Toolkit) {
        for (const std::string& root : places.environments) {
            for (const fs::path& packages : sitePackages(root)) {
                for (const std::string& wheel : names.wheels) {
                    for (const std::string& soname : names.sonames)
                        addFile(candidates, packages / "nvidia" / wheel / "lib" / soname);
                }
            }
            for (const std::string& soname : names.sonames)
                addFile(candidates, fs::path(root) / "lib" / soname);
        }
    }
    candidates.insert(candidates.end(), names.sonames.begin(), names.sonames.end());
    if (owner == LibraryOwner::Toolkit) {
        for (const std::string& toolkit : places.toolkits) {
            for (const char* folder : {"lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"}) {
                for (const std::string& soname : names.sonames)
                    addFile(candidates, fs::path(toolkit) / folder / soname);
            }
        }
    }
    return candidates;
}

LibraryNames cudaDriverNames() { return {"libcuda", {"libcuda.so.1"}, {}}; }

LibraryNames nvrtcNames() { return {"libnvrtc", {"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2"}, {"cu13", "cuda_nvrtc"}}; }

LibraryNames cublasLtNames()
{
    return {"libcublasLt", {"libcublasLt.so.13", "libcublasLt.so.12", "libcublasLt.so.11"}, {"cu13", "cublas"}};
}

LibraryNames ncclNames() { return {"libnccl", {"libnccl.so.2"}, {"nccl"}}; }

LibraryNames nvmlNames() { return {"libnvidia-ml", {"libnvidia-ml.so.1"}, {}}; }

}  // namespace shardscope::probe::cuda
