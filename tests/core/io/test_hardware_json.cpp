// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/hardware_json.h"
#include "core/io/resource.h"
#include "core/text/error_text.h"

using namespace shardscope;

namespace {

Result<HardwareCatalog> readWith(const QString& from, const QString& to)
{
    const auto replaced = [&](std::string_view path) {
        return QString::fromUtf8(resource(path).data(), static_cast<qsizetype>(resource(path).size())).replace(from, to).toStdString();
    };
    const std::string gpus = replaced("hardware/gpus.json"), networks = replaced("hardware/networks.json"),
                      clusters = replaced("hardware/clusters.json"), prices = replaced("hardware/prices.json");
    return readHardwareCatalog({gpus, networks, clusters, prices});
}

}  // namespace

class TestHardwareJson : public QObject {
    Q_OBJECT
private slots:
    void theCompiledInFilesRead()
    {
        const Result<HardwareCatalog> catalog = readWith({}, {});
        if (!catalog)
            QFAIL((catalog.error().file + catalog.error().pointer).c_str());
        QVERIFY(catalog->gpus.size() >= 49 && catalog->networks.size() >= 19 && catalog->clusters.size() >= 34);
        QVERIFY(catalog->prices.size() >= 15 && catalog->priceOf("h100-sxm") && !catalog->priceOf("a800-sxm-80"));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const char* from, const char* to, const char* pointer, ErrorCode code) {
            QTest::newRow(name) << from << to << pointer << static_cast<int>(code);
        };
        row("unknown key", "\"multiprocessors\": 80", "\"multiprocesors\": 80", "/gpus/0/multiprocesors", ErrorCode::UnknownKey);
        row("unknown source", "\"v100-tables\", \"ml", "\"nowhere\", \"ml", "/gpus/0/sources", ErrorCode::UnknownName);
        row("unknown trust", "\"trust\": \"third-party\", \"trust_of\"", "\"trust\": \"rumour\", \"trust_of\"", "/gpus/0/trust",
            ErrorCode::UnknownName);
        row("unknown generation", "\"architecture\": \"Ada\"", "\"architecture\": \"Adda\"", "/gpus/22/architecture",
            ErrorCode::UnknownName);
        row("no generation", "\"architecture\": \"Volta\",", "", "/gpus/0/architecture", ErrorCode::MissingKey);
        row("negative rate", "\"bytes_per_second\": 25000000000", "\"bytes_per_second\": -1", "/networks/0/bytes_per_second",
            ErrorCode::OutOfRange);
        row("node of an unknown GPU", "\"gpu\": \"h100-sxm\"", "\"gpu\": \"h1000\"", "/clusters/1/gpu", ErrorCode::UnknownName);
        row("price of an unknown GPU", "{\"gpu\": \"gb200\"", "{\"gpu\": \"gb20\"", "/prices/7/gpu", ErrorCode::UnknownName);
        row("two prices", "{\"gpu\": \"gb200\"", "{\"gpu\": \"b200-sxm\"", "/prices/7/gpu", ErrorCode::Contradiction);
        row("price without a currency", "\"per_gpu_hour\": 1.48, \"currency\": \"USD\"", "\"per_gpu_hour\": 1.48", "/prices/0/currency",
            ErrorCode::MissingKey);
        row("newer schema", "shardscope.networks/1", "shardscope.networks/2", "/schema", ErrorCode::SchemaTooNew);
        row("more usable than there is", "\"usable_memory_bytes\": 34069828076", "\"usable_memory_bytes\": 1e12",
            "/gpus/0/usable_memory_bytes", ErrorCode::OutOfRange);
    }
    void refuses()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        const Result<HardwareCatalog> catalog = readWith(from, to);
        QVERIFY(!catalog);
        QTEST(QString::fromStdString(catalog.error().pointer), "pointer");
        QTEST(static_cast<int>(catalog.error().code), "code");
    }

    /// By name and place: the file, the device, the name, the nearest one and all that are known.
    void anUnknownGenerationIsNamed()
    {
        const Result<HardwareCatalog> catalog =
            readWith("\"architecture\": \"Blackwell (GB202)\"", "\"architecture\": \"Blackwell (GB2O2)\"");
        QVERIFY(!catalog);
        const std::string text = errorText(catalog.error());
        for (const char* part : {"resources/hardware/gpus.json", "/architecture", "(of rtx-pro-6000-bw)", "\"Blackwell (GB2O2)\"",
                                 "the closest one is \"Blackwell (GB202)\"", "Volta, Turing, Ampere, Ampere (GA102), Ada, Hopper"})
            QVERIFY2(text.find(part) != std::string::npos, text.c_str());
    }
};

QTEST_APPLESS_MAIN(TestHardwareJson)
#include "test_hardware_json.moc"
