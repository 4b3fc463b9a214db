// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/io/scenario_shapes.h"

using namespace shardscope;

namespace {

const QString kExample = QStringLiteral(SHARDSCOPE_SOURCE_DIR "/resources/examples/llama-3-70b-64-h100.json");

bool has(const ScenarioShapes& shapes, double m, double n, double k)
{
    return std::any_of(shapes.multiplies.begin(), shapes.multiplies.end(), [&](const ScenarioShapes::Multiply& multiply) {
        return multiply.shape.m == m && multiply.shape.n == n && multiply.shape.k == k;
    });
}

}  // namespace

class TestScenarioShapes : public QObject {
    Q_OBJECT

private slots:
    /// Llama 3 70B, 8192 tokens, tp 8, worked by hand: hidden 8192, 64 query and 8 key heads of 128, ffn 28672.
    void theyAreTheModelsOnOneRank()
    {
        const auto loaded = loadScenarioShapes(kExample.toStdString());
        QVERIFY(std::holds_alternative<ScenarioShapes>(loaded));
        const auto& shapes = std::get<ScenarioShapes>(loaded);
        QCOMPARE(shapes.precision, Precision::Bf16);
        QVERIFY(has(shapes, 8192, (8192 + 2 * 1024) / 8, 8192));  // queries, keys, values
        QVERIFY(has(shapes, 8192, 8192, 8192 / 8));               // the attention's output
        QVERIFY(has(shapes, 8192, 2 * 28672 / 8, 8192));          // gate and up
        QVERIFY(has(shapes, 8192, 8192, 28672 / 8));              // down
        QVERIFY(has(shapes, 8192, 8192, 1280));                   // the first one's input gradient: dY · Wᵀ
        QVERIFY(has(shapes, 8192, 1280, 8192));                   // its weight gradient: Xᵀ · dY, here of as many tokens as features
        QCOMPARE(shapes.attention.size(), 1u);
        QCOMPARE(shapes.attention[0].heads, 8.0);
        QCOMPARE(shapes.attention[0].keyValueHeads, 1.0);
        QCOMPARE(shapes.attention[0].headDim, 128.0);
        QCOMPARE(shapes.attention[0].sequence, 8192.0);
        QCOMPARE(shapes.attention[0].batch, 1.0);
    }

    void eachShapeIsThereOnce()
    {
        const auto shapes = std::get<ScenarioShapes>(loadScenarioShapes(kExample.toStdString()));
        for (std::size_t a = 0; a < shapes.multiplies.size(); ++a) {
            QVERIFY(shapes.multiplies[a].shape.m >= 1 && !shapes.multiplies[a].name.empty());
            for (std::size_t b = 0; b < a; ++b) {
                const MatrixShape &one = shapes.multiplies[a].shape, &other = shapes.multiplies[b].shape;
                QVERIFY(one.m != other.m || one.n != other.n || one.k != other.k);
            }
        }
    }

    void whatHasNoneSaysWhy_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("part");
        QTest::newRow("no JSON") << QByteArray("\"schema\"") << QByteArray("schema") << "JSON";
        QTest::newRow("an illegal plan") << QByteArray("\"tp\": 8") << QByteArray("\"tp\": 7") << "7";
    }
    void whatHasNoneSaysWhy()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, part);
        QFile example(kExample);
        QVERIFY(example.open(QIODevice::ReadOnly));
        QByteArray text = example.readAll();
        QVERIFY(text.contains(from));
        const QTemporaryDir folder;
        QFile file(folder.filePath("s.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.replace(from, to)) > 0);
        file.close();
        const auto loaded = loadScenarioShapes(file.fileName().toStdString());
        const std::string* problem = std::get_if<std::string>(&loaded);
        QVERIFY(problem && QString::fromStdString(*problem).contains(part) && QString::fromStdString(*problem).contains("s.json"));
    }
};

QTEST_APPLESS_MAIN(TestScenarioShapes)
#include "test_scenario_shapes.moc"
