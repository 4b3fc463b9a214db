// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/probe/cuda/fake/emulator.h"

#include <csetjmp>
#include <ucontext.h>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

EmulatedIndex threadIdx;
EmulatedIndex blockIdx;
EmulatedIndex blockDim;
EmulatedIndex gridDim;
alignas(16) uint4 g_shared[228 * 1024 / 16];

namespace emulator {

namespace {

constexpr std::size_t kStackBytes = 128 << 10;
constexpr unsigned kLanes = 32;

struct Copy {
    void* to;
    const void* from;
    bool valid;
};

struct Fiber {
    ucontext_t context{};  ///< where it begins
    std::jmp_buf place;    ///< where it continues: no system call, unlike swapcontext
    bool begun = false;
    std::unique_ptr<char[]> stack{new char[kStackBytes]};
    EmulatedIndex index;
    std::vector<std::vector<Copy>> groups{1};  ///< the last is open
    bool done = false;
    bool atBarrier = false;
};

struct Warp {
    std::array<void*, kLanes> lanes{};
    unsigned arrived = 0;
    unsigned generation = 0;
};

std::vector<std::unique_ptr<Fiber>> g_fibers;
std::vector<Warp> g_warps;
std::jmp_buf g_scheduler;
unsigned g_current = 0;
const std::function<void()>* g_thread = nullptr;

Fiber& current() { return *g_fibers[g_current]; }

void yield()
{
    if (_setjmp(current().place) == 0)
        _longjmp(g_scheduler, 1);
}

void complete(const std::vector<Copy>& group)
{
    for (const Copy& copy : group) {
        if (copy.valid)
            std::memcpy(copy.to, copy.from, 16);
        else
            std::memset(copy.to, 0, 16);
    }
}

void enter()
{
    (*g_thread)();
    current().done = true;
    yield();
}

void prepare(unsigned threads)
{
    while (g_fibers.size() < threads)
        g_fibers.push_back(std::make_unique<Fiber>());
    g_warps.assign((threads + kLanes - 1) / kLanes, {});
    for (unsigned i = 0; i < threads; ++i) {
        Fiber& fiber = *g_fibers[i];
        fiber.done = fiber.atBarrier = fiber.begun = false;
        fiber.groups.assign(1, {});
        fiber.index = {i % blockDim.x, i / blockDim.x};
        getcontext(&fiber.context);
        fiber.context.uc_stack.ss_sp = fiber.stack.get();
        fiber.context.uc_stack.ss_size = kStackBytes;
        fiber.context.uc_link = nullptr;
        makecontext(&fiber.context, enter, 0);
    }
    // NaN in float and bf16: a read before the first write is visible.
    std::memset(static_cast<void*>(g_shared), 0xff, sizeof g_shared);
}

void resume(unsigned i)
{
    g_current = i;
    threadIdx = g_fibers[i]->index;
    if (_setjmp(g_scheduler) != 0)
        return;
    if (g_fibers[i]->begun)
        _longjmp(g_fibers[i]->place, 1);
    g_fibers[i]->begun = true;
    setcontext(&g_fibers[i]->context);
}

/// The lanes of a warp in turn, until all of them stand at the block's barrier or are done.
void runWarp(unsigned warp, unsigned threads)
{
    const unsigned begin = warp * kLanes;
    const unsigned end = std::min(begin + kLanes, threads);
    for (bool moved = true; moved;) {
        moved = false;
        for (unsigned i = begin; i < end; ++i) {
            if (g_fibers[i]->done || g_fibers[i]->atBarrier)
                continue;
            resume(i);
            moved = true;
        }
    }
}

void runBlock(bool backwards)
{
    const unsigned threads = blockDim.x * blockDim.y;
    prepare(threads);
    const auto warps = static_cast<unsigned>(g_warps.size());
    for (bool left = true; left;) {
        for (unsigned w = 0; w < warps; ++w)
            runWarp(backwards ? warps - 1 - w : w, threads);
        left = false;
        for (unsigned i = 0; i < threads; ++i) {
            g_fibers[i]->atBarrier = false;
            left = left || !g_fibers[i]->done;
        }
    }
}

}  // namespace

unsigned laneOf() { return g_current % kLanes; }

void together(void* mine, const std::function<void(void* const* lanes)>& work)
{
    Warp& warp = g_warps[g_current / kLanes];
    warp.lanes[laneOf()] = mine;
    const unsigned generation = warp.generation;
    if (++warp.arrived == kLanes) {
        work(warp.lanes.data());
        warp.arrived = 0;
        ++warp.generation;
        return;
    }
    while (warp.generation == generation)
        yield();
}

void blockBarrier()
{
    current().atBarrier = true;
    yield();
}

void copyLater(void* to, const void* from, bool valid) { current().groups.back().push_back({to, from, valid}); }

void commit() { current().groups.emplace_back(); }

void arrive(int pending)
{
    auto& groups = current().groups;
    while (static_cast<int>(groups.size()) - 1 > pending) {
        complete(groups.front());
        groups.erase(groups.begin());
    }
}

void run(const Launch& launch)
{
    gridDim = {launch.gridX, launch.gridY};
    blockDim = {launch.blockX, launch.blockY};
    g_thread = &launch.thread;
    for (unsigned y = 0; y < launch.gridY; ++y) {
        for (unsigned x = 0; x < launch.gridX; ++x) {
            blockIdx = {x, y};
            if (launch.cooperative) {
                runBlock((x + y) % 2 == 1);
                continue;
            }
            for (unsigned t = 0; t < launch.blockX * launch.blockY; ++t) {
                threadIdx = {t % launch.blockX, t / launch.blockX};
                launch.thread();
            }
        }
    }
}

}  // namespace emulator
