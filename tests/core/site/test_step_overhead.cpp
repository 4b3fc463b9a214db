// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/step_overhead.h"

#include <QTest>

#include "core/scenario/training.h"

using namespace shardscope;

Q_DECLARE_METATYPE(shardscope::Recipe)

class TestStepOverhead : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The host's work on single tensors shows where FSDP2 leaves each its own shard, the optimizer is not fused and the loss is read.
    void tensorsAreSteppedByThemselves_data()
    {
        QTest::addColumn<Recipe>("recipe");
        QTest::addColumn<int>("framework");
        QTest::addColumn<int>("year");
        QTest::addColumn<bool>("byTensor");
        const auto row = [](const char* name, Recipe recipe, Framework framework, int year, bool byTensor) {
            QTest::newRow(name) << recipe << int(framework) << year << byTensor;
        };
        row("a trainer over FSDP2", Recipe::Fsdp2, Framework::Other, 2026, true);
        row("torchtitan, whose host runs ahead", Recipe::Fsdp2, Framework::Torchtitan, 2024, false);
        row("FSDP1 flattens a layer", Recipe::Fsdp2, Framework::Fsdp1, 2024, false);
        row("XLA has no host in a step", Recipe::Fsdp2, Framework::MaxText, 2025, false);
        row("DeepSpeed flattens all", Recipe::DeepSpeed, Framework::Other, 2025, false);
        row("Megatron's buffers are flat", Recipe::Megatron, Framework::Megatron, 2025, false);
    }
    void tensorsAreSteppedByThemselves()
    {
        QFETCH(Recipe, recipe);
        QFETCH(int, framework);
        QFETCH(int, year);
        QFETCH(bool, byTensor);
        Training training;
        training.recipe = recipe;
        training.software.framework = static_cast<Framework>(framework);
        training.software.year = year;
        QCOMPARE(hostOfStep(training), byTensor ? Constant::StepPerTensors : Constant::StepPerParameter);
    }

    /// A program with kernels of its own has an optimizer of its own.
    void ownKernelsStepAtOnce()
    {
        Training training;
        training.recipe = Recipe::Fsdp2;
        training.software.framework = Framework::Other;
        training.software.fusedKernels = true;
        QCOMPARE(hostOfStep(training), Constant::StepPerParameter);
    }
};

QTEST_APPLESS_MAIN(TestStepOverhead)
#include "test_step_overhead.moc"
