// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "core/io/profile_import/log_lines.h"
#include "core/io/profile_import/log_reader.h"

namespace shardscope {
namespace {

// --- BabelStream: "function,num_times,n_elements,sizeof,max_mbytes_per_sec,min_runtime,max_runtime,avg_runtime"

std::vector<std::string> cellsOf(std::string_view line)
{
    std::vector<std::string> cells;
    for (std::size_t at = 0; at <= line.size();) {
        const std::size_t end = std::min(line.find(',', at), line.size());
        cells.emplace_back(withoutPrefixes(line.substr(at, end - at)));
        at = end + 1;
    }
    return cells;
}

bool isStream(std::string_view text) { return text.find("n_elements,sizeof,max_m") != std::string_view::npos; }

/// Arrays that a kernel reads and writes (BabelStream, main.cpp).
double arraysOf(std::string_view function)
{
    return function == "Add" || function == "Triad" || function == "Nstream" ? 3 : function == "Read" || function == "Write" ? 1 : 2;
}

Result<ImportedLog> readStream(std::string_view text, const std::string& file, const ImportOptions& options)
{
    ImportedLog log;
    log.origin = ProfileOrigin::BabelStream;
    takeDevice(log.profile.device, {}, options);
    for (const LogTextLine& line : logLines(text)) {
        if (line.text.starts_with("Using ") && line.text.find("device ") != std::string::npos)
            takeDevice(log.profile.device, line.text.substr(line.text.find("device ") + 7), options);
        const std::vector<std::string> cells = cellsOf(line.text);
        const auto number = [&cells](std::size_t i) { return numberOf(cells[i]).value_or(0); };
        if (cells.size() < 8 || !(number(2) > 0) || !(number(3) > 0) || !(number(7) > 0))
            continue;
        BandwidthSeries series;
        series.path = "device-" + lowerCase(cells[0]);
        series.conditions.statistic = "mean";
        series.source = "BabelStream, " + nameOfFile(file);
        series.samples.push_back({Bytes(arraysOf(cells[0]) * number(2) * number(3)), Seconds(number(7))});
        log.profile.bandwidth.push_back(std::move(series));
    }
    if (log.profile.bandwidth.empty())
        return refusedLog(file, 0, "the header of BabelStream has no rows below it", "import the whole output of --csv");
    return log;
}

// --- mamf-finder: "…| 650.1(mean) 652.0(median) 671.3(max) @ 4096x4096x4096", "mean:   794.5 TFLOPS @ 2048x2048x13312 (MxNxK)"

bool isMamf(std::string_view text)
{
    return text.find("(MxNxK)") != std::string_view::npos && text.find("TFLOPS") != std::string_view::npos;
}

std::optional<Precision> precisionOfTorch(std::string_view name)
{
    if (name.find("bfloat16") != std::string_view::npos)
        return Precision::Bf16;
    if (name.find("float16") != std::string_view::npos || name.find("half") != std::string_view::npos)
        return Precision::Fp16;
    if (name.find("float8") != std::string_view::npos)
        return Precision::Fp8;
    return name.find("float32") != std::string_view::npos ? std::optional(Precision::Fp32) : std::nullopt;
}

/// "4096x4096x4096"
std::optional<MatrixMultiplySample> shapeOf(std::string_view word)
{
    const std::size_t first = word.find('x'), second = word.find('x', first + 1);
    if (first == std::string_view::npos || second == std::string_view::npos)
        return std::nullopt;
    const auto m = numberOf(word.substr(0, first)), n = numberOf(word.substr(first + 1, second - first - 1)),
               k = numberOf(word.substr(second + 1));
    if (!m || !n || !k || *m < 1 || *n < 1 || *k < 1)
        return std::nullopt;
    return MatrixMultiplySample{*m, *n, *k, Seconds()};
}

class Mamf {
public:
    void take(std::string_view line)
    {
        if (line.find("Dtype:") != std::string_view::npos)
            precision = precisionOfTorch(line);
        if (line.find("accelerator warmup finished") != std::string_view::npos ||
            line.find("benchmark version: 2") != std::string_view::npos)
            isWarm = true;
        if (const std::string_view date = wordAfter(line, "Benchmark started on"); !date.empty())
            started = date;
        if (const std::size_t at = line.find("name='"); at != std::string_view::npos)
            device = line.substr(at + 6, line.find('\'', at + 6) - at - 6);
        takeFigure(line);
    }
    std::optional<Precision> precision;
    bool isWarm = false;
    std::string started, device;
    std::map<std::string, std::vector<MatrixMultiplySample>> samples;  ///< by statistic

private:
    void add(const char* statistic, std::string_view figure, MatrixMultiplySample sample)
    {
        const std::optional<double> teraflops = numberOf(figure);
        if (!teraflops || *teraflops <= 0)
            return;
        sample.seconds = Seconds(2 * sample.m * sample.n * sample.k / (*teraflops * 1e12));
        samples[statistic].push_back(sample);
    }
    void takeFigure(std::string_view line)
    {
        const std::vector<std::string_view> words = wordsOf(line);
        const auto at = std::find(words.begin(), words.end(), "@");
        const std::optional<MatrixMultiplySample> shape = at != words.end() && at + 1 != words.end() ? shapeOf(*(at + 1)) : std::nullopt;
        if (!shape)
            return;
        // A shape while it runs; else one of the three best at the end, of which the median's and the mean's count.
        for (auto word = words.begin(); word != at; ++word) {
            if (word->ends_with("(median)"))
                return add("median", word->substr(0, word->size() - 8), *shape);
        }
        if (words[0] == "median:" && words.size() > 1)
            add("median", words[1], *shape);
        else if (words[0] == "mean:" && words.size() > 1)
            add("mean", words[1], *shape);
        else if (words[0] == "max:" && words.size() > 1)
            add("best", words[1], *shape);
        else if (at - words.begin() >= 2 && *(at - 1) == "TFLOPS")
            add("mean", *(at - 2), *shape);
    }
};

Result<ImportedLog> readMamf(std::string_view text, const std::string& file, const ImportOptions& options)
{
    Mamf mamf;
    for (const LogTextLine& line : logLines(text))
        mamf.take(line.text);
    const auto found = mamf.samples.contains("median") ? mamf.samples.find("median") : mamf.samples.find("mean");
    if (found == mamf.samples.end())
        return refusedLog(file, 0, "the output of mamf-finder has no shape with its TFLOPS", "import the whole output of a completed run");
    ImportedLog log;
    log.origin = ProfileOrigin::MamfFinder;
    takeDevice(log.profile.device, mamf.device, options);
    log.profile.date = mamf.started;
    if (!mamf.precision)
        log.notes.emplace_back("the output does not state the data type; assumed: bfloat16, the default of mamf-finder");
    MatrixMultiplySeries series;
    series.precision = mamf.precision.value_or(Precision::Bf16);
    series.conditions.statistic = found->first;
    series.conditions.state = mamf.isWarm ? "steady" : "";
    series.source = "mamf-finder, " + nameOfFile(file);
    series.samples = found->second;
    if (series.samples.size() < 4)
        log.notes.emplace_back("the log has only the best shapes; other shapes are slower, so the estimated time is a lower bound");
    log.profile.matrixMultiply.push_back(std::move(series));
    return log;
}

}  // namespace

const ProfileLogReader kBabelStream{ProfileOrigin::BabelStream, isStream, readStream};
const ProfileLogReader kMamfFinder{ProfileOrigin::MamfFinder, isMamf, readMamf};

}  // namespace shardscope
