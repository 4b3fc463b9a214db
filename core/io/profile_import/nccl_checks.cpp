// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include "core/calibrate/residual.h"
#include "core/io/profile_import/log_lines.h"
#include "core/io/profile_import/nccl_table.h"

namespace shardscope {
namespace {

constexpr double kMicro = 1e-6;
constexpr double kSpeaks = 1;  ///< GB/s: below, two printed decimals say too little
constexpr double kSameRatio = 0.002;

struct Ratio {
    double value = 0;
    double uncertainty = 0;
};

/// Returns what printed decimals leave open of busbw / algbw; of the row that says it most sharply.
std::optional<Ratio> ratioOf(const NcclTable& table)
{
    std::optional<Ratio> best;
    for (const NcclRow& row : table.rows) {
        const NcclHalf& half = *row.outOfPlace;
        if (half.algbw < kSpeaks || half.busbw <= 0)
            continue;
        const double ratio = half.busbw / half.algbw;
        const double uncertainty = ratio * (0.005 / half.algbw + 0.005 / half.busbw);
        if (!best || uncertainty < best->uncertainty)
            best = Ratio{ratio, uncertainty};
    }
    return best;
}

/// Ranks by size / (count · element): all-gather, reduce-scatter and all-to-all count the elements of one rank.
std::optional<int> ranksByCount(const NcclTable& table)
{
    std::optional<int> ranks;
    for (const NcclRow& row : table.rows) {
        const std::optional<double> element = bytesOfNcclType(row.type);
        if (!row.count || *row.count <= 0 || !element)
            continue;
        const double quotient = row.bytes / (*row.count * *element);
        if (std::abs(quotient - std::round(quotient)) > 1e-6 || quotient < 1 || quotient > 1e7 ||
            (ranks && *ranks != std::lround(quotient)))
            return std::nullopt;
        ranks = static_cast<int>(std::lround(quotient));
    }
    return ranks;
}

double expectedRatio(std::string_view collective, int ranks)
{
    const double others = (ranks - 1.0) / ranks;
    if (collective == "all_reduce")
        return 2 * others;
    return collective == "all_gather" || collective == "reduce_scatter" || collective == "alltoall" || collective == "gather" ||
                   collective == "scatter"
               ? others
               : 1;
}

bool countsOneRank(std::string_view collective)
{
    return collective == "all_gather" || collective == "reduce_scatter" || collective == "alltoall";
}

class Checker {
public:
    Checker(const NcclTable& table, const std::string& file, const ImportOptions& options, std::vector<std::string>& notes)
        : m_table(table), m_file(file), m_options(options), m_notes(notes)
    {
    }

    std::optional<Error> check()
    {
        for (const auto step : {&Checker::checkColumns, &Checker::checkDevices, &Checker::checkTimes, &Checker::findCollective,
                                &Checker::findRanks, &Checker::findNodes, &Checker::checkResults}) {
            if (std::optional<Error> problem = (this->*step)())
                return problem;
        }
        return std::nullopt;
    }
    [[nodiscard]] const NcclFacts& facts() const { return m_facts; }

private:
    [[nodiscard]] Error refused(std::string what, std::string right, std::size_t line = 0) const
    {
        return refusedLog(m_file, line > 0 ? line : m_table.line, std::move(what), std::move(right));
    }
    void note(std::string text) { m_notes.push_back(std::move(text)); }

    std::optional<Error> checkColumns()
    {
        if (m_table.columns.isCpuTime)
            return refused("the column \"cputime\" is the time that the CPU took to launch the collective, not the time of the collective",
                           "measure without -C 1");
        if (m_table.rows.empty())
            return refused("no row of the table has a time above 0", "import the whole output");
        return std::nullopt;
    }

    /// Two ranks on one device take turns; what they measure is the scheduler's time slice.
    std::optional<Error> checkDevices()
    {
        std::map<std::string, int> taken;
        for (const NcclDevice& device : m_table.devices) {
            const bool isKnownBus = device.bus.find_first_not_of("0x:. ") != std::string::npos;
            const std::string place = device.host + " " + (isKnownBus ? device.bus : "device " + std::to_string(device.index));
            const auto [first, isNew] = taken.emplace(place, device.rank);
            if (!isNew && first->second != device.rank)
                return refused("ranks " + std::to_string(first->second) + " and " + std::to_string(device.rank) + " share one GPU (" +
                                   place + "), so they took turns on it",
                               "give each rank its own GPU (CUDA_VISIBLE_DEVICES, or srun's binding) and measure again");
        }
        return std::nullopt;
    }

    /// size / time must be algbw; version 1 printed milliseconds.
    std::optional<Error> checkTimes()
    {
        std::vector<double> quotients;
        std::size_t wrong = 0;
        const NcclRow* first = nullptr;
        for (const NcclRow& row : m_table.rows) {
            const NcclHalf& half = *row.outOfPlace;
            if (half.algbw < kSpeaks / 2 || half.time <= 0 || row.bytes <= 0)
                continue;
            quotients.push_back(row.bytes / half.time / 1e3 / half.algbw);
        }
        if (quotients.empty())
            return std::nullopt;
        const double usual = medianOf(quotients);
        if (std::abs(usual / 1000 - 1) < 0.05) {
            m_facts.unit = 1e-3;
            note("times are milliseconds, as nccl-tests 1.0 printed them (size / time is 1,000 times algbw)");
        }
        // Version 2.0 held the bytes of one rank against the time, and multiplied by the other ranks for busbw.
        const int perRank = ranksByCount(m_table).value_or(1);
        m_isOfOneRank = perRank > 1 && std::abs(usual / perRank - 1) < 0.03;
        if (m_isOfOneRank)
            note("algbw is computed from the bytes of one rank, as nccl-tests 2.0 did; sizes and times are as in current versions");
        const double scale = m_isOfOneRank ? perRank : m_facts.unit / kMicro;
        for (const NcclRow& row : m_table.rows) {
            const NcclHalf& half = *row.outOfPlace;
            if (half.algbw < kSpeaks / 2 || half.time <= 0 || row.bytes <= 0)
                continue;
            const double off = std::abs(row.bytes / half.time / 1e3 / half.algbw / scale - 1);
            const double open = 0.02 + 0.005 / half.algbw + 0.05 / half.time;
            wrong += off > open ? 1U : 0U;
            first = off > open && !first ? &row : first;
        }
        if (wrong > 0)
            return refused("size / time does not equal the printed algbw (" + std::to_string(wrong) + " of " +
                               std::to_string(quotients.size()) +
                               " rows that state it), so the columns are not those of nccl-tests, or a figure was changed",
                           "import the output as the program printed it", first->line);
        return std::nullopt;
    }

    std::optional<Error> findCollective()
    {
        if (m_options.kind) {
            m_facts.collective = ncclNameOf(*m_options.kind);
            return std::nullopt;
        }
        m_facts.collective = m_table.collective == "all_to_all" ? "alltoall" : m_table.collective;
        if (m_facts.collective.empty())
            infer();
        if (m_facts.collective.empty())
            fromFileName();
        if (!m_facts.collective.empty())
            return std::nullopt;
        return refused("the log does not state the collective, and the tables of an all-gather and an all-to-all look the same",
                       "name it: --op all_gather, --op all_to_all, …");
    }
    /// Infers the collective: what has no root and reduces is an all-reduce or a reduce-scatter; what has neither root nor reduction leaves
    /// a choice.
    void infer()
    {
        const std::optional<Ratio> ratio = ratioOf(m_table);
        const NcclRow& row = m_table.rows.back();
        const bool reduces = !row.redop.empty() && row.redop != "none", hasRoot = row.root.value_or(-1) >= 0;
        if (hasRoot)
            take(reduces ? "reduce" : "broadcast", "because only these tables have a root");
        else if (ratio && ratio->value > 1 + ratio->uncertainty)
            take("all_reduce", "because busbw / algbw is above 1");
        else if (ratio && reduces && ratio->value > 1 - ratio->uncertainty)
            take("all_reduce", "because it reduces, has no root, and busbw / algbw is 1 between two ranks");
        else if (ratio && reduces && ranksByCount(m_table).value_or(1) > 1)
            take("reduce_scatter", "because it reduces and busbw / algbw is below 1");
    }
    void take(const char* collective, const char* why)
    {
        m_facts.collective = collective;
        note(std::string("no banner names the collective; assumed: ") + collective + ", " + why);
    }
    void fromFileName()
    {
        const std::string name = lowerCase(nameOfFile(m_file));
        for (const std::string_view word : {"all_reduce", "allreduce", "all_gather", "allgather", "reduce_scatter", "reducescatter",
                                            "alltoall", "all_to_all", "sendrecv", "broadcast"}) {
            if (name.find(word) == std::string::npos)
                continue;
            const std::optional<CollectiveKind> kind = kindOfNcclName(word);
            m_facts.collective = kind ? ncclNameOf(*kind) : std::string(word);
            note("no banner names the collective; assumed: " + m_facts.collective + ", from the name of the file");
            return;
        }
    }

    std::optional<Error> findRanks()
    {
        int listed = 0;
        for (const NcclDevice& device : m_table.devices)
            listed = std::max(listed, device.rank + 1);
        const std::optional<Ratio> ratio = ratioOf(m_table);
        const bool twice = m_facts.collective == "all_reduce";
        const bool tells = twice || expectedRatio(m_facts.collective, 2) < 1;
        // 0: the figures don't say it.
        const int byCount = countsOneRank(m_facts.collective) ? ranksByCount(m_table).value_or(0) : 0;
        const int byRatio = ratio && tells ? ranksByRatio(ratio->value, ratio->uncertainty, twice).value_or(0) : 0;
        const int byFigures = byCount > 0 ? byCount : byRatio;
        m_facts.ranks = m_options.ranks.value_or(listed > 0 ? listed : m_table.ranks.value_or(byFigures));
        if (m_facts.ranks < 1)
            return refused("the number of ranks is unknown: the log has no list of devices, and the figures allow several numbers",
                           "give --ranks N (and --nodes N)");
        if (m_facts.ranks == 1)
            return refused("the log is of a single rank, so nothing was sent", "measure with as many ranks as GPUs");
        if (ratio && !m_isOfOneRank &&
            std::abs(ratio->value - expectedRatio(m_facts.collective, m_facts.ranks)) >
                std::max(kSameRatio * 0.5, 1.5 * ratio->uncertainty))
            return contradiction("busbw / algbw is " + shortNumber(ratio->value) + ", which is " +
                                 (byRatio > 0 ? "that of " + std::to_string(byRatio) + " ranks" : "that of another collective or count"));
        if (byCount > 0 && byCount != m_facts.ranks)
            return contradiction("size / (count · size of an element) is " + std::to_string(byCount));
        if (listed == 0 && !m_options.ranks && !m_table.ranks)
            note("no list of devices; " + std::to_string(m_facts.ranks) + " ranks follow from " +
                 (byCount > 0 ? "size / (count · size of an element)" : "busbw / algbw"));
        return std::nullopt;
    }
    [[nodiscard]] Error contradiction(const std::string& figures) const
    {
        return refused("the log seems to be of " + m_facts.collective + " of " + std::to_string(m_facts.ranks) + " ranks, but " + figures,
                       "give the number of ranks (--ranks N) if the list is cut, or the collective (--op)");
    }

    std::optional<Error> findNodes()
    {
        std::set<std::string> hosts;
        int perNode = 0;
        for (const NcclDevice& device : m_table.devices) {
            hosts.insert(device.host);
            perNode = std::max(perNode, device.index + 1);
        }
        const int ranks = m_facts.ranks;
        if (m_options.nodes)
            m_facts.nodes = *m_options.nodes;
        else if (static_cast<int>(m_table.devices.size()) >= ranks)
            m_facts.nodes = static_cast<int>(hosts.size());
        else if (perNode > 0 && ranks % perNode == 0 && (hosts.size() > 1 || perNode < ranks)) {
            m_facts.nodes = ranks / perNode;
            note("the list of devices is incomplete; " + std::to_string(perNode) + " ranks on each of " + std::to_string(m_facts.nodes) +
                 " nodes follow from the rest of it");
        } else if (ranks > 8 && ranks % 8 == 0) {
            m_facts.nodes = ranks / 8;
            note("the log does not state the number of nodes; assumed: " + std::to_string(m_facts.nodes) +
                 " of 8 GPUs. Give --nodes N if that is wrong");
        }
        if (m_facts.nodes < 1 || ranks % m_facts.nodes != 0)
            return refused(std::to_string(ranks) + " ranks on " + std::to_string(m_facts.nodes) +
                               " nodes are not the same number on each node",
                           "measure with the same number of ranks on each node, or give --nodes N");
        return std::nullopt;
    }

    std::optional<Error> checkResults()
    {
        if (!m_table.problem.empty())
            return refused("the collective gave wrong results (" + m_table.problem + ")",
                           "find the cause first (links, P2P, drivers) and measure again", m_table.problemLine);
        for (const NcclRow& row : m_table.rows) {
            for (const std::optional<NcclHalf>* half : {&row.outOfPlace, &row.inPlace}) {
                if (*half && (*half)->wrong.value_or(0) > 0)
                    return refused("the collective gave wrong results (#wrong " + shortNumber(*(*half)->wrong) + ")",
                                   "find the cause first (links, P2P, drivers) and measure again", row.line);
            }
        }
        return std::nullopt;
    }

    const NcclTable& m_table;
    const std::string& m_file;
    const ImportOptions& m_options;
    std::vector<std::string>& m_notes;
    NcclFacts m_facts;
    bool m_isOfOneRank = false;  ///< the printed algbw
};

}  // namespace

Result<NcclFacts> checkNcclTable(const NcclTable& table, const std::string& file, const ImportOptions& options,
                                 std::vector<std::string>& notes)
{
    Checker checker(table, file, options, notes);
    if (std::optional<Error> problem = checker.check())
        return *problem;
    return checker.facts();
}

}  // namespace shardscope
