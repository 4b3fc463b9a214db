// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/io/hardware_profile_json.h"
#include "core/io/json.h"

using namespace shardscope;

namespace {

/// Every field once.
const QByteArray kFull = R"({"schema": "shardscope.profile/1", "name": "a node", "date": "2026-11-20", "origin": "probe",
  "device": {"gpu": "h200-sxm", "name": "NVIDIA H200", "count": 8, "driver": "580.1", "cuda": "13.0", "nccl": "2.28.9"},
  "sources": ["here"],
  "matrix_multiply": [{"precision": "bf16", "layout": "tn", "statistic": "median", "state": "steady", "concurrency": 8, "source": "probe",
    "samples": [[8192, 8192, 4096, 8e-4]],
    "fit": {"launch_s": 3e-6, "flop_per_s": 7e14, "bytes_per_s": 3e12, "compute_efficiency": 0.8, "memory_efficiency": 0.7, "residual": {"median": 0.03, "p90": 0.09}}}],
  "bandwidth": [{"path": "device-copy", "statistic": "median", "state": "steady", "concurrency": 1, "source": "probe", "samples": [[1e9, 5e-4]],
    "fit": {"latency_s": 0, "bytes_per_s": 4e12, "residual": {"median": 0.1, "p90": 0.3}}}],
  "launch": [{"kind": "graph", "statistic": "median", "state": "cool", "concurrency": 1, "source": "probe", "samples": [[2e-6], [3e-6]], "median_s": 2.5e-6}],
  "attention": [{"kernel": "cudnn", "precision": "bf16", "causal": true, "backward": true, "statistic": "median", "state": "cool", "concurrency": 1,
    "source": "probe", "samples": [[2, 32, 4096, 128, 1e-3]]}],
  "collectives": [{"op": "all_to_all", "ranks": 16, "nodes": 2, "network": "ib-ndr", "network_bytes_per_s_per_gpu": 5e10, "data_type": "bfloat16",
    "in_place": true, "statistic": "mean", "state": "cool", "concurrency": 2, "source": "probe", "samples": [[2048, 2e-5], [1024, 1e-5]], "fit": {"latency_s": 1e-5, "bytes_per_s": 4e10, "residual": {"median": 0.1, "p90": 0.3}}}],
  "other_collectives": [{"op": "broadcast", "ranks": 4, "nodes": 1, "network": "ib-ndr", "network_bytes_per_s_per_gpu": 5e10, "data_type": "float",
    "in_place": true, "statistic": "mean", "state": "cool", "concurrency": 2, "source": "a log", "samples": [[1024, 1e-5]],
    "fit": {"latency_s": 1e-5, "bytes_per_s": 4e10, "residual": {"median": 0.1, "p90": 0.3}}}],
  "contention": [{"op": "all_reduce", "bytes": 1e8, "m": 8192, "n": 8192, "k": 8192, "multiply_slowdown": 1.2, "collective_slowdown": 1.5,
    "ranks": 8, "multiply_s": 1e-3, "collective_s": 2e-3}],
  "complete": false, "stages": [{"id": "gemm", "status": "timeout", "seconds": 20, "message": "no answer"}],
  "learned": [{"mechanism": "attention", "factor": 1.25, "weight": 0.5, "from": "run 7", "likeness": {"gpu": "h100-sxm", "framework": "megatron",
    "experts": true, "gpus": 64, "nodes": 8, "sequence": 4096, "encodes": true, "tunes": true}}],
  "warnings": ["hot"]})";

Result<HardwareProfile> parsed(const QByteArray& text)
{
    return parseHardwareProfile(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), "p.json");
}

/// On one line where it fits, else an entry a line.
std::string laidOut(const Json& json, std::size_t depth = 0)
{
    if (!json.is_structured() || json.empty())
        return json.dump();
    const std::string indent(depth, ' ');
    std::string line, lines;
    for (const auto& [key, value] : json.items()) {
        const std::string name = json.is_object() ? Json(key).dump() + ": " : "";
        const std::string entry = name + laidOut(value, depth + 1);
        line += (line.empty() ? "" : ", ") + entry;
        lines += (lines.empty() ? "\n " : ",\n ") + indent + entry;
    }
    const bool fits = json.is_array() || (depth + line.size() < 140 && line.find('\n') == std::string::npos);
    const std::string inner = fits ? line : lines + "\n" + indent;
    return json.is_object() ? "{" + inner + "}" : "[" + inner + "]";
}

/// The properties of a JSON schema's object, as "collectives/fit/latency_s".
void listProperties(const QJsonObject& schema, const QString& path, QStringList& keys)
{
    const QJsonObject object = schema.contains("items") ? schema["items"].toObject() : schema;
    const QJsonObject properties = object["properties"].toObject();
    for (auto property = properties.begin(); property != properties.end(); ++property) {
        keys << path + property.key();
        listProperties(property->toObject(), path + property.key() + "/", keys);
    }
}

void listKeys(const QJsonValue& value, const QString& path, QStringList& keys)
{
    for (const QJsonValue& entry : value.toArray())
        listKeys(entry, path, keys);
    const QJsonObject object = value.toObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        keys << path + entry.key();
        listKeys(*entry, path + entry.key() + "/", keys);
    }
}

}  // namespace

class TestHardwareProfileJson : public QObject {
    Q_OBJECT

private slots:
    void readsEveryField()
    {
        const Result<HardwareProfile> profile = parsed(kFull);
        QVERIFY(profile);
        QCOMPARE(profile->origin, ProfileOrigin::Probe);
        QCOMPARE(profile->device.gpu, std::string("h200-sxm"));
        QCOMPARE(profile->device.count, 8);
        QCOMPARE(profile->device.nccl, std::string("2.28.9"));
        const MatrixMultiplySeries& multiply = profile->matrixMultiply.at(0);
        QCOMPARE(multiply.samples.at(0).k, 4096.0);
        QCOMPARE(multiply.samples.at(0).seconds.value(), 8e-4);
        QCOMPARE(multiply.fit->computeEfficiency, 0.8);
        QCOMPARE(multiply.fit->residual->p90, 0.09);
        const CollectiveSeries& collective = profile->collectives.at(0);
        QCOMPARE(collective.kind, CollectiveKind::AllToAll);
        QCOMPARE(collective.ranks, 16);
        QCOMPARE(collective.nodes, 2);
        QCOMPARE(collective.networkPerGpu->value(), 5e10);
        QCOMPARE(collective.samples.at(1).bytes.value(), 1024.0);
        QCOMPARE(collective.fit->bandwidth.value(), 4e10);
        QCOMPARE(profile->bandwidth.at(0).samples.at(0).seconds.value(), 5e-4);
        QCOMPARE(profile->launch.at(0).median->value(), 2.5e-6);
        QCOMPARE(profile->contention.at(0).multiplySlowdown, 1.2);
        QCOMPARE(profile->warnings.size(), 1u);
        QCOMPARE(profile->attention.at(0).samples.at(0).headDim, 128.0);
        QVERIFY(profile->attention.at(0).backward && profile->collectives.at(0).inPlace && !profile->isComplete);
        QCOMPARE(profile->otherCollectives.at(0).otherKind, std::string("broadcast"));
        const LearnedRun& learned = profile->learned.at(0);
        QCOMPARE(learned.factor, 1.25);
        QCOMPARE(learned.likeness.vendor, std::string("NVIDIA"));
        QVERIFY(learned.mechanism == Mechanism::Attention && learned.likeness.tunes);
        QCOMPARE(profile->contention.at(0).collectiveSeconds->value(), 2e-3);
        QCOMPARE(profile->stages.at(0).message, std::string("no answer"));
    }

    /// A written profile equals the one that was read, to the last bit.
    void writtenIsReadBack()
    {
        const std::string once = profileToJson(*parsed(kFull));
        const Result<HardwareProfile> again = parseHardwareProfile(once, "again.json");
        QVERIFY(again);
        QCOMPARE(profileToJson(*again), once);
        QStringList before, after;
        const auto document = [](const QByteArray& text) { return QJsonDocument::fromJson(text).object(); };
        listKeys(QJsonValue(document(kFull)), {}, before);
        listKeys(QJsonValue(document(QByteArray::fromStdString(once))), {}, after);
        before.sort();
        after.sort();
        QCOMPARE(after, before);
    }

    void aProfileOfNothingIsShort()
    {
        QCOMPARE(profileToJson(HardwareProfile()), std::string("{\n \"schema\": \"shardscope.profile/1\"\n}\n"));
    }

    void allButTheSchemaMayBeAbsent()
    {
        const Result<HardwareProfile> profile = parsed(R"({"schema": "shardscope.profile/1", "device": null, "collectives": null})");
        QVERIFY(profile && !profile->origin && profile->collectives.empty() && profile->device.gpu.empty());
    }

    /// SHARDSCOPE_WRITE_SCHEMA=1 rewrites it.
    void theSchemaFileIsWhatIsRead()
    {
        QFile file(QStringLiteral(SHARDSCOPE_SOURCE_DIR "/resources/schemas/profile.schema.json"));
        const QByteArray schema = QByteArray::fromStdString(laidOut(*parseJson(profileSchema(), "schema")) + "\n");
        if (qEnvironmentVariableIsSet("SHARDSCOPE_WRITE_SCHEMA"))
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(schema) == schema.size() && (file.close(), true));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), schema);
    }

    /// It knows every field of the example, and the example every field of it.
    void theSchemaListsEveryField()
    {
        QStringList listed, written;
        listProperties(QJsonDocument::fromJson(QByteArray::fromStdString(profileSchema())).object(), {}, listed);
        listKeys(QJsonValue(QJsonDocument::fromJson(kFull).object()), {}, written);
        listed.sort();
        written.sort();
        written.removeDuplicates();
        QCOMPARE(listed, written);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char* what, const char* from, const char* to, ErrorCode code, const char* pointer) {
            QTest::newRow(what) << QByteArray(from) << QByteArray(to) << static_cast<int>(code) << pointer;
        };
        row("unknown key", "\"launch_s\"", "\"lunch_s\"", ErrorCode::UnknownKey, "/matrix_multiply/0/fit/lunch_s");
        row("a run on an unknown GPU", "\"gpu\": \"h100-sxm\", \"framework\"", "\"gpu\": \"h100\", \"framework\"", ErrorCode::UnknownName,
            "/learned/0/likeness/gpu");
        row("a factor of nothing", "\"factor\": 1.25", "\"factor\": 0", ErrorCode::OutOfRange, "/learned/0/factor");
        row("an unknown mechanism", "\"attention\", \"factor\"", "\"attn\", \"factor\"", ErrorCode::UnknownName, "/learned/0/mechanism");
        row("unknown top key", "\"warnings\"", "\"warning\"", ErrorCode::UnknownKey, "/warning");
        row("unknown origin", "\"origin\": \"probe\"", "\"origin\": \"prober\"", ErrorCode::UnknownName, "/origin");
        row("unknown GPU", "h200-sxm", "h200-sxn", ErrorCode::UnknownName, "/device/gpu");
        row("unknown precision", "\"precision\": \"bf16\", \"layout\"", "\"precision\": \"bf17\", \"layout\"", ErrorCode::UnknownName,
            "/matrix_multiply/0/precision");
        row("unknown collective", "all_to_all", "alltoall", ErrorCode::UnknownName, "/collectives/0/op");
        row("no samples", "\"samples\": [[8192, 8192, 4096, 8e-4]],\n", "", ErrorCode::MissingKey, "/matrix_multiply/0/samples");
        row("three numbers", "[[8192, 8192, 4096, 8e-4]]", "[[8192, 8192, 4096]]", ErrorCode::WrongType, "/matrix_multiply/0/samples/0");
        row("a time of nothing", "[1024, 1e-5]", "[1024, 0]", ErrorCode::OutOfRange, "/collectives/0/samples/1");
        row("a word", "[1024, 1e-5]", "[1024, \"1e-5\"]", ErrorCode::WrongType, "/collectives/0/samples/1");
        row("one rank", "\"ranks\": 16", "\"ranks\": 1", ErrorCode::OutOfRange, "/collectives/0/ranks");
        row("uneven nodes", "\"nodes\": 2", "\"nodes\": 3", ErrorCode::Contradiction, "/collectives/0/ranks");
        row("a list that is none", "[\"here\"]", "\"here\"", ErrorCode::WrongType, "/sources");
        row("series that are none", "[{\"path\"", "[7, {\"path\"", ErrorCode::NotAnObject, "/bandwidth/0");
        row("no residual's p90", "{\"median\": 0.03, \"p90\": 0.09}", "{\"median\": 0.03}", ErrorCode::MissingKey,
            "/matrix_multiply/0/fit/residual/p90");
        row("a negative slowdown", "\"multiply_slowdown\": 1.2", "\"multiply_slowdown\": -1", ErrorCode::OutOfRange,
            "/contention/0/multiply_slowdown");
    }
    void refuses()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QVERIFY(kFull.count(from) >= 1);
        QByteArray changed = kFull;
        const Result<HardwareProfile> profile = parsed(changed.replace(from, to));
        QVERIFY(!profile);
        QTEST(static_cast<int>(profile.error().code), "code");
        QTEST(QString::fromStdString(profile.error().pointer), "pointer");
        QCOMPARE(profile.error().file, std::string("p.json"));
    }
};

QTEST_APPLESS_MAIN(TestHardwareProfileJson)
#include "test_hardware_profile_json.moc"
