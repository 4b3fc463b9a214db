// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cctype>
#include <charconv>

#include "core/io/profile_import/log_lines.h"
#include "core/io/profile_import/nccl_table.h"

namespace shardscope {
namespace {

/// "#   Rank  0 Group  0 Pid 13581 on host device  7 [0000:8f:00] NVIDIA H200", without Group, or Pid, in old versions.
std::optional<NcclDevice> deviceOf(std::string_view line)
{
    const std::vector<std::string_view> words = wordsOf(line);
    const auto at = [&words](std::string_view word) {
        return static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
    };
    const std::size_t rank = at("Rank"), on = at("on"), device = at("device");
    if (rank + 1 >= words.size() || on + 1 >= words.size() || device + 2 >= words.size() || rank > 1)
        return std::nullopt;
    NcclDevice result;
    const std::optional<double> number = numberOf(words[rank + 1]), index = numberOf(words[device + 1]);
    const std::size_t open = line.find('[', static_cast<std::size_t>(words[device + 1].data() - line.data()));
    const std::size_t close = line.find(']', std::min(open, line.size()));
    const auto counts = [](const std::optional<double>& of) { return of && *of >= 0 && *of <= 1e7; };
    if (!counts(number) || !counts(index) || open == std::string_view::npos || close == std::string_view::npos)
        return std::nullopt;
    result.rank = static_cast<int>(*number);
    result.host = words[on + 1];
    result.index = static_cast<int>(*index);
    result.bus = line.substr(open + 1, close - open - 1);
    std::string_view name = line.substr(close + 1);
    while (name.starts_with(' '))
        name.remove_prefix(1);
    result.name = name;
    return result;
}

/// The collective that a command or a mark names: "all_reduce_perf", "-t all_gather".
std::string namedIn(std::string_view line)
{
    const std::size_t end = line.find("_perf");
    if (end != std::string_view::npos) {
        std::size_t begin = end;
        while (begin > 0 && (std::isalpha(static_cast<unsigned char>(line[begin - 1])) || line[begin - 1] == '_'))
            --begin;
        if (begin < end)
            return std::string(line.substr(begin, end - begin));
    }
    if (line.find("nccl") == std::string_view::npos)
        return {};
    const std::string_view option = wordAfter(line, " -t ");
    return option.empty() || numberOf(option) ? std::string() : std::string(option);
}

class NcclTextScanner {
public:
    explicit NcclTextScanner(std::string_view text)
    {
        for (const LogTextLine& line : logLines(text))
            take(line);
        close();
    }
    [[nodiscard]] std::vector<NcclTable>& tables() { return m_tables; }

private:
    void take(const LogTextLine& line)
    {
        const std::string_view text = line.text;
        if (m_hasHeader) {
            if (std::optional<NcclRow> row = ncclRow(text, m_table.columns)) {
                row->line = line.number;
                m_table.rows.push_back(std::move(*row));
                return;
            }
        }
        if (std::optional<NcclColumns> columns = ncclColumns(text))
            return begin(*columns, line.number);
        if (std::optional<NcclDevice> device = deviceOf(text)) {
            closeIfFull();
            m_table.devices.push_back(std::move(*device));
        } else if (text.find("Collective test starting:") != std::string_view::npos) {
            closeIfFull();
            name(collectiveOfProgram(wordAfter(text, "starting:")), "its banner");
        } else if (text.find("nThread") != std::string_view::npos && text.find("minBytes") != std::string_view::npos) {
            closeIfFull();
        } else if (text.find("Out of bounds values") != std::string_view::npos && text.find("OK") == std::string_view::npos &&
                   text.find("FAILED") != std::string_view::npos) {
            m_table.problem = text;
            m_table.problemLine = line.number;
        } else {
            takeFact(text);
        }
    }

    /// Takes what tells of the run rather than being a part of its table.
    void takeFact(std::string_view text)
    {
        if (const std::string_view version = wordAfter(text, "nccl-tests version"); !version.empty())
            m_table.version = version;
        if (const std::optional<double> library = numberOf(wordAfter(text, "nccl-library=")))
            m_table.nccl = ncclVersion(*library);
        if (const std::string_view version = wordAfter(text, "NCCL version"); !version.empty() && m_table.nccl.empty())
            m_table.nccl = version.substr(0, version.find('+'));
        m_table.isRccl = m_table.isRccl || text.starts_with("rccl-tests") || text.find("RCCL version") != std::string_view::npos;
        if (text.find("Reducing maxBytes") != std::string_view::npos)
            m_table.notes.emplace_back("the largest size was reduced to what fits in memory");
        const std::string named = namedIn(text);
        if (named.empty())
            return;
        closeIfFull();
        if (m_table.collective.empty())
            name(named, "the command line");
    }

    void name(std::string collective, const char* where)
    {
        m_table.collective = std::move(collective);
        m_table.whereNamed = where;
    }

    void begin(const NcclColumns& columns, std::size_t line)
    {
        closeIfFull();
        m_table.columns = columns;
        m_table.line = line;
        m_hasHeader = true;
    }

    void closeIfFull()
    {
        if (!m_table.rows.empty())
            close();
    }

    void close()
    {
        if (m_hasHeader)
            m_tables.push_back(std::move(m_table));
        m_table = NcclTable();
        m_hasHeader = false;
    }

    std::vector<NcclTable> m_tables;
    NcclTable m_table;
    bool m_hasHeader = false;
};

bool isNcclText(std::string_view text)
{
    const std::vector<LogTextLine> lines = logLines(text);
    return std::any_of(lines.begin(), lines.end(), [](const LogTextLine& line) { return ncclColumns(line.text).has_value(); });
}

/// Each process of an mpirun without MPI prints a table of its own, the lines of all of them mixed.
bool isATablePerProcess(const std::vector<NcclTable>& tables)
{
    return std::any_of(tables.begin(), tables.end(), [](const NcclTable& table) {
        const auto all = [&table](auto holds) { return std::all_of(table.rows.begin(), table.rows.end(), holds); };
        const bool noBus = all([](const NcclRow& row) { return row.outOfPlace->busbw == 0; });
        const bool noData = all([](const NcclRow& row) { return row.outOfPlace->algbw == 0; });
        const bool oneRank = !table.devices.empty() && std::all_of(table.devices.begin(), table.devices.end(),
                                                                   [](const NcclDevice& device) { return device.rank == 0; });
        return !table.rows.empty() && ((noBus && !noData) || oneRank);
    });
}

Result<ImportedLog> readNcclText(std::string_view text, const std::string& file, const ImportOptions& options)
{
    ImportedLog log;
    NcclTextScanner scanner(text);
    std::vector<NcclTable>& tables = scanner.tables();
    if (isATablePerProcess(tables))
        return refusedLog(file, tables.front().line,
                          "every process measured only itself (one rank, no bus bandwidth): nccl-tests was built without MPI, so mpirun "
                          "started independent copies",
                          "build it with make MPI=1, or use -g 8 in one process, and measure again");
    // Sound tables count; the errors of the others are noted.
    std::optional<Error> problem;
    std::size_t taken = 0;
    for (const NcclTable& table : tables) {
        if (table.rows.empty())
            continue;
        log.origin = table.isRccl ? ProfileOrigin::RcclTests : ProfileOrigin::NcclTests;
        ImportedLog attempt = log;
        if (const std::optional<Error> wrong = takeNcclTable(table, file, options, attempt)) {
            problem = problem ? problem : wrong;
            log.notes.push_back("the table at line " + std::to_string(table.line) + " was skipped: " + wrong->arguments.front());
            continue;
        }
        log = std::move(attempt);
        ++taken;
    }
    if (taken == 0)
        return problem ? *problem
                       : refusedLog(file, tables.front().line, "the header of nccl-tests has no rows below it", "import the whole output");
    return log;
}

}  // namespace

const ProfileLogReader kNcclTestsText{ProfileOrigin::NcclTests, isNcclText, readNcclText};

}  // namespace shardscope
