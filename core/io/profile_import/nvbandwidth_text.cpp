// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/io/profile_import/bandwidth_tests.h"
#include "core/io/profile_import/log_lines.h"

namespace shardscope {
namespace {

bool isNvbandwidthText(std::string_view text)
{
    return text.find("nvbandwidth Version") != std::string_view::npos && text.find("\nRunning ") != std::string_view::npos;
}

/// "12080" and "13.2 (13020)" alike.
std::string cudaVersion(std::string_view word)
{
    const std::optional<double> number = numberOf(word);
    if (!number || *number < 1000 || *number > 1e6)
        return std::string(word);
    const int code = static_cast<int>(*number);
    return std::to_string(code / 1000) + "." + std::to_string(code % 1000 / 10);
}

class NvbandwidthTextScanner {
public:
    explicit NvbandwidthTextScanner(std::string_view text)
    {
        for (const LogTextLine& line : logLines(text))
            take(line);
        close();
    }
    std::vector<BandwidthTest> tests;
    HardwareProfile::Device device;
    std::string name;
    std::size_t waived = 0;

private:
    void take(const LogTextLine& line)
    {
        const std::string_view text = line.text;
        const std::vector<std::string_view> words = wordsOf(text);
        if (text.starts_with("Running ") && words.size() == 2) {
            close();
            m_base = words[1].substr(0, words[1].find_last_not_of('.') + 1);
            m_test.name = m_base;
            m_test.line = line.number;
            m_unit.clear();
        } else if (text.find("(GB/s)") != std::string_view::npos || text.find("(ns)") != std::string_view::npos) {
            begin(text);
        } else if (words.size() == 3 && words[0] == "SUM" && words[1].starts_with(m_base)) {
            m_test.sum = numberOf(words[2]);
        } else if (!m_unit.empty() && !words.empty() && numberOf(words[0])) {
            takeRow(words);
        } else {
            takeFact(text);
        }
    }

    /// A sub-block of one test ("Read1", "Read2", "Total") is a test of its own.
    void begin(std::string_view title)
    {
        if (!m_test.cells.empty()) {
            const std::size_t line = m_test.line;
            close();
            m_test.line = line;
        }
        m_test.name = m_base;
        m_unit = title.find("(ns)") != std::string_view::npos ? "ns" : "GB/s";
        if (m_unit == "ns" && m_test.name.find("latency") == std::string::npos)
            m_test.name += "_latency";
        for (const std::string_view part : {"Read1", "Read2", "Write1", "Write2", "Total"}) {
            if (title.find(part) != std::string_view::npos)
                m_test.name = m_base + "_" + lowerCase(part);
        }
        m_columns = 0;
    }

    void takeRow(const std::vector<std::string_view>& words)
    {
        const bool isHeader = m_columns == 0 && std::all_of(words.begin(), words.end(), [](std::string_view word) {
                                  return word.find('.') == std::string_view::npos && numberOf(word);
                              });
        if (isHeader) {
            m_columns = words.size();
            return;
        }
        if (m_columns == 0 || words.size() != m_columns + 1)
            return;
        for (std::size_t i = 1; i < words.size(); ++i) {
            if (const std::optional<double> cell = numberOf(words[i]); cell && *cell > 0)
                m_test.cells.push_back(*cell);
        }
    }

    void takeFact(std::string_view text)
    {
        if (text.starts_with("Device ") && text.find(": ") != std::string_view::npos) {
            name = text.substr(text.find(": ") + 2);
            name = name.substr(0, std::min(name.find(" (0"), name.size()));
            device.count = device.count.value_or(0) + 1;
        } else if (text.starts_with("Driver Version:")) {
            device.driver = wordAfter(text, "Driver Version:");
        } else if (text.starts_with("CUDA Runtime Version:")) {
            device.cuda = cudaVersion(wordAfter(text, "CUDA Runtime Version:"));
        } else if (text.starts_with("Waived")) {
            ++waived;
        }
    }

    void close()
    {
        if (!m_test.name.empty())
            tests.push_back(std::move(m_test));
        m_test = BandwidthTest();
    }

    BandwidthTest m_test;
    std::string m_base;  ///< the test whose blocks these are
    std::string m_unit;
    std::size_t m_columns = 0;
};

Result<ImportedLog> readNvbandwidthText(std::string_view text, const std::string& file, const ImportOptions& options)
{
    const NvbandwidthTextScanner scanner(text);
    ImportedLog log;
    log.origin = ProfileOrigin::NvBandwidth;
    log.profile.device = scanner.device;
    takeDevice(log.profile.device, scanner.name, options);
    if (scanner.waived > 0)
        log.notes.push_back(std::to_string(scanner.waived) + " tests were waived by nvbandwidth itself");
    if (const std::optional<Error> problem = takeBandwidthTests(scanner.tests, file, log))
        return *problem;
    return log;
}

}  // namespace

const ProfileLogReader kNvbandwidthText{ProfileOrigin::NvBandwidth, isNvbandwidthText, readNvbandwidthText};

}  // namespace shardscope
