// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/schedule_gantt.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <map>
#include <mutex>
#include <tuple>
#include <utility>

#include "core/schedule/block_name.h"
#include "core/schedule/dependencies.h"
#include "core/schedule/live_activations.h"
#include "core/schedule/stage_map.h"
#include "widgets/text/numbers.h"

namespace shardscope {

namespace {

/// Shades that can be told from each other; chunks beyond take the palest.
constexpr int kMostShades = 6;
constexpr double kPalest = 0.5;

struct ScheduleGantt {
    Q_DECLARE_TR_FUNCTIONS(ScheduleGantt)
};

struct KindLook {
    const char* name;
    ColorRole role;
};

constexpr EnumArray<BlockKind, KindLook> kLooks{{
    {QT_TRANSLATE_NOOP("ScheduleGantt", "forward"), ColorRole::Forward},
    {QT_TRANSLATE_NOOP("ScheduleGantt", "backward"), ColorRole::Backward},
    {QT_TRANSLATE_NOOP("ScheduleGantt", "input gradient"), ColorRole::InputGradient},
    {QT_TRANSLATE_NOOP("ScheduleGantt", "weight gradient"), ColorRole::WeightGradient},
    {QT_TRANSLATE_NOOP("ScheduleGantt", "forward and backward"), ColorRole::Forward},
}};

const KindLook& lookOf(BlockKind kind) { return kLooks[static_cast<std::size_t>(kind)]; }

QString letterOf(BlockKind kind)
{
    const auto letter = nameOf(kind);
    return QString::fromLatin1(letter.data(), static_cast<qsizetype>(letter.size()));
}

QString numberText(std::uint32_t microBatch, int chunk, int chunks)
{
    return QString::fromStdString(partName({}, microBatch, chunk, chunks));
}

QString partText(std::uint32_t microBatch, int chunk, int chunks)
{
    const QString number = QLocale().toString(microBatch);
    return chunks < 2 ? ScheduleGantt::tr("of micro-batch %1").arg(number)
                      : ScheduleGantt::tr("of micro-batch %1 in chunk %2").arg(number, QLocale().toString(chunk));
}

/// Holds what the functions of the data share.
struct Source {
    Source(std::shared_ptr<const TimedSchedule> shared, QString beside)
        : timed(std::move(shared)), onFirstStage(std::move(beside)), dependencies(timed->schedule, timed->simulation)
    {
    }

    const std::vector<std::uint32_t>& criticalPath()
    {
        std::call_once(pathIsMade, [this] { path = dependencies.criticalPath(); });
        return path;
    }

    std::shared_ptr<const TimedSchedule> timed;
    QString onFirstStage;
    Dependencies dependencies;
    std::once_flag pathIsMade;
    std::vector<std::uint32_t> path;
};

class StyleTable {
public:
    StyleTable(GanttData& data, const PipelineShape& shape, const std::vector<double>& bytes)
        : m_data(data), m_chunks(shape.chunks), m_fused(fusedActivationsOf(shape)), m_bytes(bytes)
    {
    }

    std::uint8_t styleOf(const Block& block)
    {
        const int most = block.isFused() ? kMostFusedChunks : kMostChunks;
        const auto key = std::tuple(block.kind, std::min<int>(block.chunk, most), std::min<int>(block.fusedChunk, most));
        const auto known = m_known.find(key);
        if (known != m_known.end())
            return known->second;
        const auto number = static_cast<std::uint8_t>(m_data.styles.size());
        m_data.styles.push_back(made(block));
        m_known.emplace(key, number);
        return number;
    }

    /// Numbers the styles by kind and chunk, whichever runs first, as legends list them.
    void sort()
    {
        std::vector<GanttStyle> sorted;
        std::vector<std::uint8_t> numbers(m_data.styles.size());
        for (const auto& [key, number] : m_known) {
            numbers[number] = static_cast<std::uint8_t>(sorted.size());
            sorted.push_back(m_data.styles[number]);
        }
        m_data.styles = std::move(sorted);
        for (std::uint8_t& style : m_data.styleOf)
            style = numbers[style];
    }

private:
    /// So that three kinds, and fused ones, stay below 255 styles: a chunk is fused with up to three others (fused_pairs.cpp).
    static constexpr int kMostChunks = 60;
    static constexpr int kMostFusedChunks = 30;

    double held(int chunk) const { return m_bytes.empty() ? 1 : m_bytes[std::min(static_cast<std::size_t>(chunk), m_bytes.size() - 1)]; }

    double shadeOf(int chunk) const
    {
        const int steps = std::min(m_chunks, kMostShades) - 1;
        return kPalest * std::min(chunk, steps) / steps;
    }

    GanttStyle made(const Block& block) const
    {
        GanttStyle style;
        style.letter = letterOf(block.kind);
        style.role = lookOf(block.kind).role;
        style.name = ScheduleGantt::tr(lookOf(block.kind).name);
        style.legend = style.name;
        if (block.isFused())
            style.lower = ColorRole::Backward;
        if (m_chunks > 1) {
            style.shade = shadeOf(block.chunk);
            style.lowerShade = shadeOf(block.fusedChunk);
        }
        const bool inTurn = block.isFused() && m_fused == FusedActivations::InTurn;
        if (block.hasForward())
            (inTurn ? style.liveAtEnd : style.liveAtStart) += held(block.chunk);
        if (block.hasWeightGrad())
            style.liveAtEnd -= held(block.backwardChunk());
        return style;
    }

    GanttData& m_data;
    int m_chunks;
    FusedActivations m_fused;
    const std::vector<double>& m_bytes;
    std::map<std::tuple<BlockKind, int, int>, std::uint8_t> m_known;
};

QString labelOf(const Schedule& schedule, std::uint32_t index)
{
    const Block& block = schedule.blocks[index];
    const QString number = numberText(block.microBatch, block.chunk, schedule.shape.chunks);
    return block.isFused() ? number + u'·' + numberText(block.fusedMicroBatch, block.fusedChunk, schedule.shape.chunks) : number;
}

QString description(const Schedule& schedule, std::uint32_t index)
{
    const Block& block = schedule.blocks[index];
    const int chunks = schedule.shape.chunks;
    if (block.isFused())
        //: a block that does both at once; %1 and %2: "of micro-batch 3"
        return ScheduleGantt::tr("forward %1 and backward %2")
            .arg(partText(block.microBatch, block.chunk, chunks), partText(block.fusedMicroBatch, block.fusedChunk, chunks));
    return ScheduleGantt::tr(lookOf(block.kind).name) + u' ' + partText(block.microBatch, block.chunk, chunks);
}

std::vector<GanttLink> linksOf(const Dependencies& dependencies, std::uint32_t block)
{
    std::vector<GanttLink> links;
    for (const Dependency& link : dependencies.of(block))
        links.push_back({link.from, link.to, link.crossesRanks});
    for (const Dependency& link : dependencies.on(block))
        links.push_back({link.from, link.to, link.crossesRanks});
    return links;
}

void addFunctions(GanttData& data, const std::shared_ptr<Source>& source)
{
    data.label = [source](std::uint32_t block) { return labelOf(source->timed->schedule, block); };
    data.describe = [source](std::uint32_t block) {
        const QString text = description(source->timed->schedule, block);
        if (source->onFirstStage.isEmpty() || !isOfFirstStage(source->timed->schedule, block))
            return text;
        if (source->timed->schedule.shape.encodesFirst)
            return ScheduleGantt::tr("%1, of the %2", "a block, an encoder").arg(text, source->onFirstStage);
        //: a block, and what it runs beside its layers: "forward of micro-batch 3, with the vision encoder"
        return ScheduleGantt::tr("%1, with the %2").arg(text, source->onFirstStage);
    };
    data.links = [source](std::uint32_t block) { return linksOf(source->dependencies, block); };
    data.criticalPath = [source]() -> const std::vector<std::uint32_t>& { return source->criticalPath(); };
    data.whatSetTheStart = [source](std::uint32_t block) { return source->dependencies.whatSetTheStart(block); };
}

/// Whether one of the rank's chunks is the first stage.
bool holdsFirstStage(const PipelineShape& shape, int rank)
{
    for (int chunk = 0; chunk < shape.chunks; ++chunk) {
        if (stageOf(shape, rank, chunk) == 0)
            return true;
    }
    return false;
}

}  // namespace

bool isOfFirstStage(const Schedule& schedule, std::uint32_t index)
{
    const Block& block = schedule.blocks[index];
    const int rank = schedule.rankOf(index);
    const auto isFirst = [&](int chunk) { return stageOf(schedule.shape, rank, chunk) == 0; };
    return (block.hasForward() && isFirst(block.chunk)) ||
           ((block.hasInputGrad() || block.hasWeightGrad()) && isFirst(block.backwardChunk()));
}

std::shared_ptr<const TimedSchedule> timedSchedule(Schedule schedule, Simulation simulation)
{
    const auto owned = std::make_shared<const std::pair<Schedule, Simulation>>(std::move(schedule), std::move(simulation));
    return std::make_shared<const TimedSchedule>(TimedSchedule{owned->first, owned->second, owned});
}

std::shared_ptr<const GanttData> scheduleGantt(std::shared_ptr<const TimedSchedule> timed, const ScheduleGanttOptions& options)
{
    const auto source = std::make_shared<Source>(std::move(timed), options.onFirstStage);
    const Schedule& schedule = source->timed->schedule;
    auto data = std::make_shared<GanttData>();
    data->name = options.name;
    data->time = options.time;
    data->end = source->timed->simulation.makespan;
    data->spans = source->timed->simulation.spans;
    data->owner = source;
    for (int rank = 0; rank < schedule.rankCount(); ++rank) {
        const QString number = QString::number(rank);
        QString name = ScheduleGantt::tr("rank %1").arg(number);
        if (schedule.shape.encodesFirst && rank == 0 && !options.onFirstStage.isEmpty())
            name = options.onFirstStage;
        else if (!options.onFirstStage.isEmpty() && !schedule.shape.encodesFirst && holdsFirstStage(schedule.shape, rank))
            name = ScheduleGantt::tr("%1 + %2", "a rank and what it runs beside its layers").arg(name, options.onFirstStage);
        if (rank < options.nodes.size())
            name = ScheduleGantt::tr("%1 on %2", "a rank, its GPU").arg(name, options.nodes[rank]);
        data->rows.push_back({name, number, rank, 1});
        data->lanes.push_back({rank, schedule.begin(rank), schedule.end(rank)});
    }
    StyleTable styles(*data, schedule.shape, options.bytesPerActivation);
    data->styleOf.reserve(schedule.blocks.size());
    for (const Block& block : schedule.blocks)
        data->styleOf.push_back(styles.styleOf(block));
    styles.sort();
    if (schedule.shape.chunks > 1)
        data->shadeName = ScheduleGantt::tr("faded: later chunks");
    const bool inBytes = !options.bytesPerActivation.empty();
    data->liveName = inBytes ? ScheduleGantt::tr("activations stored") : ScheduleGantt::tr("activations in flight");
    if (inBytes)
        data->liveText = [](double bytes) { return bytesText(bytes); };
    else
        data->liveText = [](double count) { return QLocale().toString(count, 'f', 0); };
    data->measure();
    addFunctions(*data, source);
    return data;
}

}  // namespace shardscope
