// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The main of a fuzz target without libFuzzer: runs every file of the corpus folders named as arguments, each also cut short and
// with single bytes changed. The damage follows from the file alone, so that a failure repeats.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using Input = std::vector<std::uint8_t>;

constexpr int kDamagedCopies = 200;

Input read(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return Input(std::istreambuf_iterator<char>(file), {});
}

void replay(const Input& input)
{
    LLVMFuzzerTestOneInput(input.data(), input.size());
    if (input.empty())
        return;
    std::minstd_rand random(1);
    for (int i = 0; i < kDamagedCopies; ++i) {
        Input damaged = input;
        damaged[random() % damaged.size()] = static_cast<std::uint8_t>(random() >> 8);
        LLVMFuzzerTestOneInput(damaged.data(), damaged.size());
        damaged.resize(random() % damaged.size());
        damaged.shrink_to_fit();
        LLVMFuzzerTestOneInput(damaged.data(), damaged.size());
    }
}

}  // namespace

int main(int argc, char** argv)
{
    std::size_t replayed = 0;
    for (int i = 1; i < argc; ++i) {
        std::error_code error;
        for (const auto& entry : std::filesystem::directory_iterator(argv[i], error)) {
            replay(read(entry.path()));
            ++replayed;
        }
    }
    std::printf("%zu inputs\n", replayed);
    return replayed > 0 ? 0 : 1;
}
