// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/explain/derivation.h"
#include "core/explain/explain.h"
#include "core/io/answers.h"
#include "core/io/residuals_json.h"
#include "tests/core/explain/explain_scenarios.h"

using namespace shardscope;

class TestDerivationJson : public QObject {
    Q_OBJECT

    static QJsonObject explained(const std::string& field)
    {
        const Estimate value = estimate(fixture::explainScenarios()[2].scenario).value();
        return QJsonDocument::fromJson(QByteArray::fromStdString(derivationToJson(explain(value, field).value()))).object();
    }

    /// Every level has the contract's keys; the explained figure is one of the inputs.
    static QString problem(const QJsonObject& derivation)
    {
        for (const char* key : {"field", "value", "unit", "formula", "inputs", "source", "inputs_explained"}) {
            if (!derivation.contains(QLatin1String(key)))
                return derivation["field"].toString() + " lacks " + key;
        }
        QStringList inputs;
        for (const QJsonValue& input : derivation["inputs"].toArray()) {
            const QJsonObject object = input.toObject();
            if (!object["name"].isString() || !object["unit"].isString() || object["value"].isUndefined())
                return derivation["field"].toString() + ": an input lacks a key";
            if (object.contains("field") && !object["field"].toString().startsWith('/'))
                return derivation["field"].toString() + ": a field that is no pointer";
            inputs << object["name"].toString();
        }
        for (const QJsonValue& part : derivation["inputs_explained"].toArray()) {
            const QJsonObject object = part.toObject();
            if (!inputs.contains(object["name"].toString()))
                return object["field"].toString() + " is explained, but no input";
            if (const QString found = problem(object); !found.isEmpty())
                return found;
        }
        return {};
    }

private slots:
    void aBandStandsBesideItsFigure()
    {
        const Estimate value = estimate(fixture::explainScenarios()[2].scenario, measuredEvidence()).value();
        const auto document = [&](const char* field) {
            return QJsonDocument::fromJson(QByteArray::fromStdString(derivationToJson(explain(value, field).value()))).object();
        };
        const QJsonObject step = document("/time/step_s");
        const QJsonObject band = step["band"].toObject();
        QCOMPARE(band["width"].toDouble(), *value.timeBand());
        QVERIFY(band["low"].toDouble() < step["value"].toDouble() && step["value"].toDouble() < band["high"].toDouble());
        QVERIFY(!band["why"].toString().isEmpty() && !band["nearest"].toString().isEmpty());
        QVERIFY(!document("/time/compute_s").contains("band"));
    }

    void hasTheContractsKeysAtEveryLevel()
    {
        for (const char* field :
             {"/memory/peak_bytes", "/fits", "/gpus", "/parameters/active", "/memory/by_stage/2/lines/kept-activations"}) {
            const QJsonObject json = explained(field);
            QCOMPARE(json["schema"].toString(), QStringLiteral("shardscope.derivation/1"));
            QCOMPARE(json["field"].toString(), QString::fromUtf8(field));
            QCOMPARE(problem(json), QString());
        }
    }

    void fitsIsTrueOrFalse() { QVERIFY(explained("/fits")["value"].isBool()); }

    /// Only numbers of the two documents are named as fields of an input.
    void inputsNameFieldsOfTheDocuments()
    {
        const QJsonObject weights = explained("/memory/by_stage/0/lines/weights");
        for (const QJsonValue& input : weights["inputs"].toArray())
            QVERIFY(!input.toObject().contains("field"));
        const QJsonObject total = explained("/memory/by_stage/0/total");
        QCOMPARE(total["inputs"].toArray()[0].toObject()["field"].toString(), QStringLiteral("/memory/by_stage/0/parameters"));
        const QJsonObject gpus = explained("/gpus");
        QCOMPARE(gpus["inputs"].toArray()[0].toObject()["field"].toString(), QStringLiteral("/cluster/nodes"));
        QVERIFY(gpus["inputs_explained"].toArray().isEmpty());
    }

    void capacityHasTrust()
    {
        const QJsonObject json = explained("/memory/capacity_bytes");
        QCOMPARE(json["trust"].toString(), QStringLiteral("vendor-table"));
        QCOMPARE(json["source"].toString(), QStringLiteral("a vendor's data sheet"));
        QCOMPARE(json["combine"].toString(), QStringLiteral("table"));
    }
};

QTEST_APPLESS_MAIN(TestDerivationJson)
#include "test_derivation_json.moc"
