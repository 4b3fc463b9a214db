// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/hardware_json.h"

#include <utility>

#include "core/io/json.h"
#include "core/io/object_reader.h"
#include "core/io/read_name.h"
#include "core/io/resource.h"
#include "core/io/schema.h"

namespace shardscope {
namespace {

constexpr double kLargest = 1e18;
constexpr int kLargestCount = 1 << 20;

/// One catalogue file: a list of entries, and a table of the sources that they name by key.
class CatalogFile {
public:
    CatalogFile(std::string_view text, std::string_view kind) : m_file("resources/hardware/" + std::string(kind) + ".json"), m_kind(kind)
    {
        Result<Json> json = parseJson(text, m_file);
        if (json)
            m_json = std::move(json).value();
        else
            m_error = json.error();
    }

    template <typename Entry, typename ReadEntry>
    void read(std::vector<Entry>& entries, ReadEntry readEntry)
    {
        if (m_error)
            return;
        ObjectReader reader(m_json, m_file, {});
        readSchema(reader, m_kind, 1);
        readSources(reader);
        const Json* list = reader.child(m_kind);
        if (!list || !list->is_array())
            reader.fail(ErrorCode::WrongType, {"an array", list ? describeType(*list) : "nothing"}, m_kind);
        m_error = reader.finish();
        for (std::size_t index = 0; !m_error && index < list->size(); ++index) {
            ObjectReader entry((*list)[index], m_file, "/" + m_kind + "/" + std::to_string(index));
            entries.push_back(readEntry(entry));
            m_error = entry.finish();
        }
    }

    /// The sources that an entry names, spelled out.
    std::vector<std::string> sourcesOf(ObjectReader& entry) const
    {
        std::vector<std::string> spelledOut;
        const Json* keys = entry.child("sources");
        if (!keys || !keys->is_array() || keys->empty()) {
            entry.fail(ErrorCode::MissingKey, {"sources", "the sources of the figures"}, "sources");
            return spelledOut;
        }
        for (const Json& key : *keys) {
            const auto found = key.is_string() ? m_sources.find(key.get<std::string>()) : m_sources.end();
            if (found == m_sources.end()) {
                entry.fail(ErrorCode::UnknownName, {"source", key.dump(), {}, {}}, "sources");
                break;
            }
            spelledOut.push_back(found->get<std::string>());
        }
        return spelledOut;
    }

    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    void readSources(ObjectReader& reader)
    {
        const Json* sources = reader.child("sources");
        if (!sources || !sources->is_object())
            return reader.fail(ErrorCode::MissingKey, {"sources", "the sources of the figures"}, "sources");
        for (const auto& [key, value] : sources->items()) {
            if (!value.is_string())
                return reader.fail(ErrorCode::WrongType, {"a string", describeType(value)}, "sources");
        }
        m_sources = *sources;
    }

    std::string m_file;
    std::string m_kind;
    Json m_json;
    Json m_sources = Json::object();
    std::optional<Error> m_error;
};

Trust readTrust(ObjectReader& reader, std::string_view key, std::string_view text)
{
    const std::optional<Trust> trust = fromName<Trust>(text);
    if (!trust)
        reader.fail(ErrorCode::UnknownName, {"trust level", std::string(text), {}, {}}, key);
    return trust.value_or(Trust::Unverified);
}

void readTrust(ObjectReader& reader, Gpu& gpu)
{
    gpu.trust = readTrust(reader, "trust", reader.string("trust", ""));
    const Json* own = reader.child("trust_of");
    if (!own)
        return;
    reader.requiredObject("trust_of", {}, [&](ObjectReader& figures) {
        for (const auto& [figure, trust] : own->items())
            gpu.trustOfFigures.emplace_back(figure, readTrust(figures, figure, figures.string(figure, "")));
    });
}

void readPeaks(ObjectReader& reader, Gpu& gpu)
{
    reader.requiredObject("dense_flop_per_second", "the rates of matrix multiplications", [&](ObjectReader& peaks) {
        for (const auto& [precision, name] : EnumNames<Precision>::names)
            gpu.densePeak[static_cast<std::size_t>(precision)] = peaks.optionalQuantity<FlopPerSecond>(name, 1, kLargest);
    });
}

constexpr int kMostTorusLinks = 6;

void readScaleUp(ObjectReader& reader, Gpu& gpu)
{
    reader.requiredObject("scale_up", "the network between the GPUs of a node", [&](ObjectReader& network) {
        gpu.scaleUpKind = network.string("kind", "");
        gpu.scaleUpBandwidth = BytesPerSecond(network.number("bytes_per_second", 0, 0, kLargest));
        gpu.scaleUpDomain = static_cast<int>(network.requiredInteger("domain", 1, kLargestCount));
        gpu.scaleUpLinks = static_cast<int>(network.integer("links", 0, 0, kMostTorusLinks));
        gpu.scaleUpSpansNodes = network.boolean("spans_nodes", false);
    });
}

Gpu readGpu(ObjectReader& reader, const CatalogFile& file)
{
    Gpu gpu;
    gpu.id = reader.string("id", "");
    gpu.name = reader.string("name", "");
    gpu.vendor = reader.string("vendor", "");
    gpu.generation = readName<GpuGeneration>(reader, "architecture", "GPU generation (of " + gpu.id + ")", std::nullopt);
    readTrust(reader, gpu);
    readPeaks(reader, gpu);
    gpu.memory = Bytes(static_cast<double>(reader.requiredInteger("memory_bytes", 1, std::int64_t{1} << 50)));
    gpu.usableMemory = reader.optionalQuantity<Bytes>("usable_memory_bytes", 1, gpu.memory.value());
    gpu.memoryBandwidth = BytesPerSecond(reader.number("memory_bytes_per_second", 0, 1, kLargest));
    readScaleUp(reader, gpu);
    gpu.hostBandwidth = reader.optionalQuantity<BytesPerSecond>("host_bytes_per_second", 1, kLargest);
    gpu.hostMemoryBandwidth = reader.optionalQuantity<BytesPerSecond>("host_memory_bytes_per_second", 1, kLargest);
    gpu.power = reader.optionalQuantity<Watts>("power_watts", 1, kLargest);
    gpu.multiprocessors = static_cast<int>(reader.integer("multiprocessors", 0, 1, kLargestCount));
    gpu.matrixUnit = static_cast<int>(reader.integer("matrix_unit", 0, 1, kLargestCount));
    gpu.devices = static_cast<int>(reader.integer("devices", 1, 1, kLargestCount));
    gpu.sources = file.sourcesOf(reader);
    gpu.notes = reader.string("notes", "");
    return gpu;
}

Network readNetwork(ObjectReader& reader, const CatalogFile& file)
{
    Network network;
    network.id = reader.string("id", "");
    network.name = reader.string("name", "");
    network.trust = readTrust(reader, "trust", reader.string("trust", ""));
    network.bandwidth = BytesPerSecond(reader.number("bytes_per_second", 0, 1, kLargest));
    network.hopLatency = Seconds(reader.number("hop_seconds", 0, 0, 1));
    network.nicsPerNode = reader.optionalCount("adapters_per_node", kLargestCount);
    network.sources = file.sourcesOf(reader);
    network.notes = reader.string("notes", "");
    return network;
}

NodePreset readCluster(ObjectReader& reader, const CatalogFile& file, const HardwareCatalog& catalog)
{
    NodePreset node;
    node.id = reader.string("id", "");
    node.name = reader.string("name", "");
    node.trust = readTrust(reader, "trust", reader.string("trust", ""));
    node.gpu = reader.string("gpu", "");
    if (!catalog.findGpu(node.gpu))
        reader.fail(ErrorCode::UnknownName, {"GPU", node.gpu, {}, {}}, "gpu");
    node.gpusPerNode = static_cast<int>(reader.requiredInteger("gpus_per_node", 1, kLargestCount));
    node.nvlinkDomain = reader.optionalCount("nvlink_domain", kLargestCount);
    node.network = reader.string("network", "");
    if (!catalog.findNetwork(node.network))
        reader.fail(ErrorCode::UnknownName, {"network", node.network, {}, {}}, "network");
    node.nicsPerNode = static_cast<int>(reader.requiredInteger("nics_per_node", 1, kLargestCount));
    node.sources = file.sourcesOf(reader);
    node.notes = reader.string("notes", "");
    return node;
}

DevicePrice readPrice(ObjectReader& reader, const CatalogFile& file, const HardwareCatalog& catalog)
{
    DevicePrice price;
    price.gpu = reader.string("gpu", "");
    if (!catalog.findGpu(price.gpu))
        reader.fail(ErrorCode::UnknownName, {"GPU", price.gpu, {}, {}}, "gpu");
    if (catalog.priceOf(price.gpu))
        reader.fail(ErrorCode::Contradiction, {price.gpu + " has two prices"}, "gpu");
    price.perGpuHour = reader.requiredNumber("per_gpu_hour", 0, kLargest);
    for (const auto& [key, text] : {std::pair{"currency", &price.currency}, {"provider", &price.provider}, {"as_of", &price.asOf}}) {
        reader.require(key, "the details of the price");
        *text = reader.string(key, "");
    }
    price.trust = readTrust(reader, "trust", reader.string("trust", ""));
    price.sources = file.sourcesOf(reader);
    return price;
}

const Result<HardwareCatalog>& compiledIn()
{
    static const Result<HardwareCatalog> catalog =
        readHardwareCatalog({resource("hardware/gpus.json"), resource("hardware/networks.json"), resource("hardware/clusters.json"),
                             resource("hardware/prices.json")});
    return catalog;
}

}  // namespace

Result<HardwareCatalog> readHardwareCatalog(const HardwareTexts& texts)
{
    HardwareCatalog catalog;
    CatalogFile gpus(texts.gpus, "gpus"), networks(texts.networks, "networks"), clusters(texts.clusters, "clusters");
    gpus.read(catalog.gpus, [&](ObjectReader& entry) { return readGpu(entry, gpus); });
    networks.read(catalog.networks, [&](ObjectReader& entry) { return readNetwork(entry, networks); });
    clusters.read(catalog.clusters, [&](ObjectReader& entry) { return readCluster(entry, clusters, catalog); });
    for (const CatalogFile* file : {&gpus, &networks, &clusters}) {
        if (file->error())
            return *file->error();
    }
    if (texts.prices.empty())
        return catalog;
    CatalogFile prices(texts.prices, "prices");
    prices.read(catalog.prices, [&](ObjectReader& entry) { return readPrice(entry, prices, catalog); });
    if (prices.error())
        return *prices.error();
    return catalog;
}

std::optional<Error> hardwareProblem() { return compiledIn() ? std::nullopt : std::optional(compiledIn().error()); }

const HardwareCatalog& hardwareCatalog()
{
    // Never seen by a user: the programs refuse to run with it.
    static const HardwareCatalog none;
    return compiledIn() ? *compiledIn() : none;
}

}  // namespace shardscope
