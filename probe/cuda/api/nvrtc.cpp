// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/api/nvrtc.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "probe/cuda/api/load_functions.h"
#include "probe/cuda/kernel_files.h"

namespace shardscope::probe::cuda {

namespace {

/// NVRTC opens its built-ins by their bare name and has no search path in a wheel: a library that is already open is found.
void openBuiltins(const std::string& nvrtc)
{
    std::error_code error;
    for (std::filesystem::directory_iterator it(std::filesystem::path(nvrtc).parent_path(), error), end; !error && it != end;
         it.increment(error)) {
        const std::string name = it->path().filename().string();
        if (name.starts_with("libnvrtc-builtins.so."))
            static_cast<void>(dlopen(it->path().c_str(), RTLD_NOW | RTLD_LOCAL));
    }
}

/// 12 of "libnvrtc.so.12"; 0 without a number.
int majorOf(const std::string& soname)
{
    const std::size_t at = soname.find(".so.");
    return at == std::string::npos ? 0 : std::atoi(soname.c_str() + at + 4);
}

}  // namespace

LibraryNames namesForDriver(LibraryNames names, int driverVersion)
{
    if (driverVersion > 0) {
        std::stable_partition(names.sonames.begin(), names.sonames.end(),
                              [&](const std::string& soname) { return majorOf(soname) <= driverVersion / 1000; });
    }
    return names;
}

Outcome<NvrtcPointer> Nvrtc::load(const SearchPlaces& places, int driverVersion)
{
    auto opened =
        SharedLibrary::open("libnvrtc", libraryCandidates(namesForDriver(nvrtcNames(), driverVersion), LibraryOwner::Toolkit, places));
    if (!opened)
        return opened.failure();
    const SharedLibrary& library = *opened;
    const std::shared_ptr<Nvrtc> nvrtc(new Nvrtc);
    NvrtcFunctions& table = nvrtc->m_functions;
    std::string missing;
    SHARDSCOPE_NVRTC_FUNCTIONS(SHARDSCOPE_LOAD)
    SHARDSCOPE_TRY(nothingMissing("libnvrtc", library, missing));
    nvrtc->m_path = library.path();
    openBuiltins(library.path());
    int major = 0;
    int minor = 0;
    SHARDSCOPE_TRY(nvrtc->check("nvrtcVersion", table.version(&major, &minor)));
    nvrtc->m_version = major * 1000 + minor * 10;
    return NvrtcPointer(nvrtc);
}

std::vector<int> Nvrtc::architectures() const
{
    int count = 0;
    if (m_functions.architectureCount == nullptr || m_functions.architectures == nullptr || m_functions.architectureCount(&count) != 0 ||
        count <= 0)
        return {};
    std::vector<int> found(static_cast<std::size_t>(count));
    if (m_functions.architectures(found.data()) != 0)
        return {};
    std::sort(found.begin(), found.end());
    return found;
}

CodeTarget targetFor(int device, const std::vector<int>& known)
{
    const auto next = std::upper_bound(known.begin(), known.end(), device);
    if (next == known.begin())
        return {device, false};
    const int best = *(next - 1);
    return {best, best / 10 != device / 10};  // machine code runs on later devices of its own generation only
}

Outcome<std::string> Nvrtc::compile(std::string_view file, const CodeTarget& target) const
{
    std::vector<std::string> names;
    std::vector<std::string> texts;
    for (const KernelFile& header : kernelFiles()) {
        if (header.name.ends_with(".cuh")) {
            names.emplace_back(header.name);
            texts.emplace_back(header.text);
        }
    }
    std::vector<const char*> namePointers;
    std::vector<const char*> textPointers;
    for (std::size_t i = 0; i < names.size(); ++i) {
        namePointers.push_back(names[i].c_str());
        textPointers.push_back(texts[i].c_str());
    }
    const std::string source(kernelText(file));
    if (source.empty())
        return ApiFailure{"libnvrtc", "nvrtcCreateProgram", 0, {}, "no kernel file " + std::string(file)};
    NvrtcProgram program = nullptr;
    SHARDSCOPE_TRY(
        check("nvrtcCreateProgram", m_functions.createProgram(&program, source.c_str(), std::string(file).c_str(),
                                                              static_cast<int>(names.size()), textPointers.data(), namePointers.data())));
    const std::string architecture = (target.assembly ? "compute_" : "sm_") + std::to_string(target.architecture);
    const std::string option = "--gpu-architecture=" + architecture;
    const char* const options[] = {option.c_str(), "--std=c++17"};
    Done compiled = check("nvrtcCompileProgram", m_functions.compileProgram(program, 2, options));
    std::string code;
    if (compiled) {
        std::size_t size = 0;
        compiled =
            check("nvrtcGetCUBINSize", target.assembly ? m_functions.ptxSize(program, &size) : m_functions.cubinSize(program, &size));
        code.resize(size);
        if (compiled)
            compiled =
                check("nvrtcGetCUBIN", target.assembly ? m_functions.ptx(program, code.data()) : m_functions.cubin(program, code.data()));
    }
    const std::string log = compiled ? "" : logOf(program);
    m_functions.destroyProgram(&program);
    if (compiled)
        return code;
    ApiFailure failure = compiled.failure();
    failure.detail += " [" + std::string(file) + " for " + architecture + "] " + log;
    return failure;
}

Done Nvrtc::check(const char* call, NvrtcStatus status) const
{
    if (status == 0)
        return {};
    const char* const sentence = m_functions.errorString(status);
    return ApiFailure{"libnvrtc", call, status, sentence != nullptr ? sentence : "", {}};
}

std::string Nvrtc::logOf(NvrtcProgram program) const
{
    std::size_t size = 0;
    if (m_functions.logSize(program, &size) != 0 || size == 0)
        return {};
    std::string log(size, '\0');
    if (m_functions.log(program, log.data()) != 0)
        return {};
    while (!log.empty() && log.back() == '\0')
        log.pop_back();
    return log;
}

}  // namespace shardscope::probe::cuda
