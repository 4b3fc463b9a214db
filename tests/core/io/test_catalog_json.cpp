// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/field/parameters.h"
#include "core/io/answers.h"
#include "core/site/cost_constants.h"

using namespace shardscope;

namespace {

QJsonArray entries(const char* list)
{
    const Result<std::string> text = catalogJson(list);
    if (!text)
        return {};
    const QJsonObject document = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
    return document["schema"] == "shardscope.catalog/1" ? document[QLatin1String(list)].toArray() : QJsonArray();
}

QJsonObject entry(const char* list, const char* key, const char* id)
{
    for (const QJsonValue& value : entries(list)) {
        if (value[QLatin1String(key)] == QLatin1String(id))
            return value.toObject();
    }
    return {};
}

}  // namespace

class TestCatalogJson : public QObject {
    Q_OBJECT
private slots:
    void everyListHasEntries_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<int>("atLeast");
        QTest::newRow("models") << "models" << 1;
        QTest::newRow("gpus") << "gpus" << 34;
        QTest::newRow("networks") << "networks" << 17;
        QTest::newRow("clusters") << "clusters" << 15;
        QTest::newRow("schedules") << "schedules" << 10;
        QTest::newRow("parameters") << "parameters" << 60;
        QTest::newRow("figures") << "figures" << 600;
        QTest::newRow("constants") << "constants" << static_cast<int>(kConstants);
    }
    void everyListHasEntries()
    {
        QFETCH(QString, list);
        QFETCH(int, atLeast);
        QVERIFY(entries(list.toStdString().c_str()).size() >= atLeast);
    }

    void anUnknownListNamesTheNearest()
    {
        const Result<std::string> text = catalogJson("gpu");
        QVERIFY(!text);
        QCOMPARE(text.error().code, ErrorCode::UnknownName);
        QCOMPARE(text.error().arguments[2], std::string("gpus"));
    }

    void figuresHaveUnitAndTrust()
    {
        const QJsonObject gpu = entry("gpus", "id", "gb300");
        QCOMPARE(gpu["dense_flop_per_second"]["bf16"]["value"].toDouble(), 2.5e15);
        QCOMPARE(gpu["dense_flop_per_second"]["bf16"]["unit"].toString(), "FLOP/s");
        QCOMPARE(gpu["memory_bytes_per_second"]["trust"].toString(), "vendor-table");
        QCOMPARE(gpu["usable_memory_bytes"]["trust"].toString(), "measured");
        QVERIFY(!gpu["sources"].toArray().isEmpty());
        QVERIFY(!entry("gpus", "id", "tpu-v4").contains("usable_memory_bytes"));
        QCOMPARE(entry("clusters", "id", "aws-p5")["nics_per_node"].toInt(), 32);
        const QJsonObject network = entry("networks", "id", "ib-ndr");
        QCOMPARE(network["bytes_per_second"]["value"].toDouble(), 50e9);
    }

    void everyFieldSaysWhatItTakes()
    {
        const QJsonArray list = entries("parameters");
        QCOMPARE(static_cast<std::size_t>(list.size()), parameters().size());
        for (const QJsonValue& field : list) {
            const QJsonObject object = field.toObject();
            const QString kind = object["kind"].toString();
            QVERIFY2(!kind.isEmpty(), qPrintable(object["path"].toString()));
            QCOMPARE(object.contains("largest"), kind == "integer" || kind == "number" || kind == "integers");
            QCOMPARE(object.contains("choices"), kind == "choice" || kind == "choices");
            const bool saysWhere = object["required"].toBool() || object.contains("default") || object.contains("default_from");
            QVERIFY2(saysWhere, qPrintable(object["path"].toString()));
        }
    }

    void defaultsFollowTheRecipe()
    {
        const QJsonObject field = entry("parameters", "path", "plan.sequence_parallel");
        QVERIFY(!field["default"].toBool());
        QVERIFY(field["default_by_recipe"]["fsdp2"].toBool());
        QCOMPARE(field["launchers"]["megatron"].toString(), "--sequence-parallel");
        const QJsonObject etp = entry("parameters", "path", "plan.etp");
        QVERIFY(etp.contains("default") && etp["default"].isNull());
        QCOMPARE(etp["null_means"].toString(), QString("tp"));
        QCOMPARE(entry("parameters", "path", "plan.bucket_bytes")["unit"].toString(), "bytes");
    }
};

QTEST_APPLESS_MAIN(TestCatalogJson)
#include "test_catalog_json.moc"
