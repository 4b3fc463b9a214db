// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/io/log_import/log_line.h"
#include "core/io/log_import/log_summary.h"
#include "core/validate/runs.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

constexpr double kGibi = 1024.0 * 1024 * 1024;

/// Lines as each trainer writes them, about runs that never were.
const QString kMegatron = QStringLiteral(
    "using world size: 64, data-parallel size: 8\n"
    " [2026-03-04 05:06:07.125000] iteration        1/    1000 | consumed samples:         1024 | elapsed time per iteration (ms): 61234.5 "
    "| "
    "throughput per GPU (TFLOP/s/GPU): 60.1 | learning rate: 1.500000E-06 | global batch size:  1024 | lm loss: 1.203457E+01 |\n"
    "[Rank 0] (after 1 iterations) memory (MB) | allocated: 30210.4 | max allocated: 51234.25 | reserved: 55120.0 | max reserved: 56320.0\n"
    " [2026-03-04 05:06:20.000000] iteration        2/    1000 | consumed samples:         2048 | elapsed time per iteration (ms): 12800.0 "
    "| "
    "learning rate: 3.000000E-06 | global batch size:  1024 | lm loss: 1.1E+01 |\n"
    " [2026-03-04 05:06:33.000000] iteration        3/    1000 | consumed samples:         3072 | elapsed time per iteration (ms): 12900.0 "
    "| "
    "learning rate: 3.000000E-06 | global batch size:  1024 | lm loss: 1.1E+01 |\n");
const QString kTorchtitan = QStringLiteral(
    "[titan] 2026-01-02 03:04:05,678 - root - INFO - Training starts at step 1\n"
    "[titan] 2026-01-02 03:04:15,678 - root - INFO - \x1b[31mstep:  1  \x1b[32mloss: 12.25370  \x1b[38;2;180;60;0mgrad_norm:  1.6121  "
    "\x1b[36mmemory: 40.50GiB(51.03%)  \x1b[34mtps: 1,218  \x1b[36mtflops: 70.51  \x1b[35mmfu: 7.13%\x1b[39m\n"
    "[titan] 2026-01-02 03:04:25,678 - root - INFO - \x1b[31mstep: 10  \x1b[32mloss: 10.25370  \x1b[38;2;180;60;0mgrad_norm:  2.6121  "
    "\x1b[36mmemory: 45.25GiB(57.03%)  \x1b[34mtps: 7,012  \x1b[36mtflops: 406.10  \x1b[35mmfu: 41.06%\x1b[39m\n");
const QString kNanotron =
    QStringLiteral("[default0]:03/04/2026 05:06:07 [INFO|DP=0|PP=0|TP=0|node-1]: Memory usage: 1024.00MiB. Peak allocated 2048.00MiB. Peak "
                   "reserved: 4096.00MiB\n"
                   "[default0]:03/04/2026 05:06:09 [INFO|DP=0|PP=0|TP=0|node-1]: iteration: 3 / 100 | consumed_tokens: 3.15M | "
                   "elapsed_time_per_iteration_ms: 2.62K | tokens_per_sec: 401K | tokens_per_sec_per_gpu: 6.27K | global_batch_size: 256 | "
                   "lm_loss: 11.1 | "
                   "lr: 3e-05 | model_tflops_per_gpu: 353 | hardware_tflops_per_gpu: 353 | grad_norm: 12.5\n");
const QString kDeepSpeed = QStringLiteral(
    "[2026-03-04 05:06:07,936] [INFO] [logging.py:96:log_dist] [Rank 0] step=10, skipped=0, lr=[0.0001], mom=[(0.9, 0.999)]\n"
    "[2026-03-04 05:06:07,937] [INFO] [timer.py:264:stop] epoch=0/micro_step=40/global_step=10, RunningAvgSamplesPerSec=60.5, "
    "CurrSamplesPerSec=64.0, MemAllocated=4.32GB, MaxMemAllocated=38.5GB\n");
const QString kBridge = QStringLiteral("worker/0 Step Time : 125.37s GPU utilization: 20.9MODEL_TFLOP/s/GPU\n"
                                       "worker/0 Step Time : 5.25s GPU utilization: 499.1MODEL_TFLOP/s/GPU\n"
                                       "worker/0 Step Time : 5.25s GPU utilization: 499.1MODEL_TFLOP/s/GPU\n");
const QString kNemo = QStringLiteral(
    "Training epoch 0, iteration 0/249 | lr: 1.961e-06 | global_batch_size: 1024 | global_step: 0 | reduced_train_loss: 1.315 | "
    "train_step_timing in s: 71.26\n"
    "Training epoch 0, iteration 1/249 | lr: 3.922e-06 | global_batch_size: 1024 | global_step: 1 | reduced_train_loss: 1.653 | "
    "train_step_timing in s: 8.5 | consumed_samples: 2048\n"
    "Epoch 0: :  1%|▏         | 3/249 [00:88<10:00, reduced_train_loss=1.28, global_step=2.000, consumed_samples=3072.0, "
    "train_step_timing in s=8.500]\n");
/// Bars of loading, of training and of two evaluations.
const QString kTrainer =
    QStringLiteral("Loading checkpoint shards: 100%|██████████| 4/4 [00:10<00:00,  2.50s/it]\n"
                   "  0%|          | 0/50 [00:00<?, ?it/s]\r 20%|██        | 10/50 [00:42<02:48,  4.20s/it]\n"
                   "{'loss': '2.357', 'grad_norm': '17.91', 'learning_rate': '0', 'memory/max_allocated (GiB)': '38.25', "
                   "'memory/device_reserved (GiB)': '41.5', 'epoch': '0.2'}\n"
                   " 50%|█████     | 10/20 [00:01<00:01,  9.90it/s]\r100%|██████████| 20/20 [00:02<00:00,  9.90it/s]\n"
                   " 40%|████      | 20/50 [01:20<02:00,  4.00s/it]\n"
                   " 50%|█████     | 10/20 [00:01<00:01,  9.90it/s]\r100%|██████████| 20/20 [00:02<00:00,  9.90it/s]\n"
                   " 60%|██████    | 30/50 [02:00<01:20,  4.00s/it]\r 60%|██████    | 30/50 [02:00<01:20,  4.00s/it]\n");
const QString kMlPerf = QStringLiteral(
    "0: :::MLLOG {\"namespace\": \"\", \"time_ms\": 1, \"event_type\": \"POINT_IN_TIME\", \"key\": \"tracked_stats\", \"value\": "
    "{\"throughput\": 32.0}, \"metadata\": {\"file\": \"callbacks.py\", \"lineno\": 161, \"step\": 3072}}\n"
    "0: :::MLLOG {\"namespace\": \"\", \"time_ms\": 1, \"event_type\": \"INTERVAL_END\", \"key\": \"block_stop\", \"value\": null, "
    "\"metadata\": {\"file\": \"callbacks.py\", \"lineno\": 112, \"samples_count\": 3072}}\n");

Result<TrainingLog> readLog(const QString& text) { return readTrainingLog(text.toStdString(), "train.log"); }

}  // namespace

class TestLogImport : public QObject {
    Q_OBJECT
private slots:
    void readsTheRealFormats_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("format");
        QTest::addColumn<int>("steps");
        QTest::addColumn<double>("stepSeconds");  // of 1,024 sequences of 8,192 tokens on 64 GPUs
        QTest::addColumn<double>("memory");
        QTest::addColumn<QString>("memoryKind");
        const double tokensPerGpu = 1024.0 * 8192 / 64;
        QTest::newRow("Megatron-LM") << kMegatron << "megatron" << 3 << 12.9 << 55 * kGibi << "reserved";
        QTest::newRow("torchtitan") << kTorchtitan << "torchtitan" << 2 << tokensPerGpu / 4115 << 45.25 * kGibi << "reserved";
        QTest::newRow("nanotron") << kNanotron << "nanotron" << 1 << tokensPerGpu / 6270 << 4 * kGibi << "reserved";
        QTest::newRow("DeepSpeed") << kDeepSpeed << "deepspeed" << 1 << 16.0 << 38.5 * kGibi << "allocated";
        QTest::newRow("Megatron-Bridge") << kBridge << "megatron-bridge" << 3 << 5.25 << 0.0 << "";
        QTest::newRow("Megatron-Bridge, with Megatron's lines")
            << kBridge + kMegatron << "megatron" << 3 << 12.9 << 55 * kGibi << "reserved";
        QTest::newRow("NeMo") << kNemo << "nemo" << 3 << 8.5 << 0.0 << "";
        QTest::newRow("Trainer") << kTrainer << "hf-trainer" << 3 << 4.0 << 41.5 * kGibi << "reserved";
        QTest::newRow("Trainer, only its end")
            << "{'train_runtime': 211, 'train_samples_per_second': 0.948, 'train_steps_per_second': 0.25, "
               "'train_loss': 2.4, 'epoch': 8.4}"
            << "hf-trainer" << 1 << 4.0 << 0.0 << "";
        QTest::newRow("axolotl's rate of a GPU")
            << "{'loss': '2.3', 'memory/device_reserved (GiB)': '4.0', 'tokens/train_per_sec_per_gpu': "
               "'4096', 'epoch': '0.2'}"
            << "hf-trainer" << 1 << 32.0 << 4 * kGibi << "reserved";
        QTest::newRow("MLPerf") << kMlPerf << "mlperf" << 1 << 32.0 << 0.0 << "";
        QTest::newRow("torchtune") << "Step 7 | loss:1.25 lr:2e-05 tokens_per_second_per_gpu:4096.0 peak_memory_active:30.1 "
                                      "peak_memory_alloc:30.0 peak_memory_reserved:32.0"
                                   << "plain" << 1 << 32.0 << 32 * kGibi << "reserved";
        QTest::newRow("both, Megatron's line is exact") << kDeepSpeed + kMegatron << "megatron" << 3 << 12.9 << 55 * kGibi << "reserved";
        QTest::newRow("mean beside it") << "iteration 5/9 | elapsed time per iteration (ms): 5000.0/5100.0 |"
                                        << "megatron" << 1 << 5.0 << 0.0 << "";
        QTest::newRow("llm.c") << "step 7/19560 | loss 10.9 (+nanz)| lr 2e-6 | 300.12 ms | 45.2% bf16 MFU | 262144 tok/s"
                               << "plain" << 1 << 32.0 << 0.0 << "";
        QTest::newRow("per GPU") << "throughput: 4,096.0 tokens/s/GPU"
                                 << "plain" << 1 << 32.0 << 0.0 << "";
        QTest::newRow("key and value") << "Tokens per second: 262144"
                                       << "plain" << 1 << 32.0 << 0.0 << "";
        QTest::newRow("windows line ends") << QString(kMegatron).replace("\n", "\r\n") << "megatron" << 3 << 12.9 << 55 * kGibi
                                           << "reserved";
    }

    void readsTheRealFormats()
    {
        QFETCH(QString, text);
        QFETCH(QString, format);
        QFETCH(int, steps);
        QFETCH(double, stepSeconds);
        QFETCH(double, memory);
        QFETCH(QString, memoryKind);
        const Result<TrainingLog> log = readLog(text);
        QVERIFY(log);
        QCOMPARE(nameOf(log->format), std::string_view(format.toStdString()));
        QCOMPARE(static_cast<int>(log->steps.size()), steps);
        Run run;
        run.scenario = fixture::llama70b(64);
        run.measured = summariseLog(*log, *run.scenario).measured;
        QVERIFY(std::abs(run.stepTime()->value() / stepSeconds - 1) < 1e-12);
        QCOMPARE(run.measured.peakMemory.has_value(), memory > 0);
        if (memory > 0) {
            QCOMPARE(run.measured.peakMemory->value(), memory);
            QCOMPARE(nameOf(run.measured.memoryKind), std::string_view(memoryKind.toStdString()));
        }
    }

    void whatIsNoLogIsRefusedWithTheReason_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << "";
        QTest::newRow("prose") << "tokens per second were not printed\nstep: memory: tps: none\n";
        QTest::newRow("negative") << "elapsed time per iteration (ms): -5";
        QTest::newRow("not a number") << "CurrSamplesPerSec=nan, MaxMemAllocated=1GB";
        QTest::newRow("so little that it is nothing") << "elapsed time per iteration (ms): 1e-321";
        QTest::newRow("more than any job has") << "tokens per second: 1e300";
        QTest::newRow("a bar of something else") << "100%|██████████| 1000/1000 [00:01<00:00, 999.00it/s]";
        QTest::newRow("MLPerf's rate of tokens") << QString(kMlPerf).replace("samples_count\": 3072", "samples_count\": 1536");
        QTest::newRow("a line without end") << QString(100000, u'7') + " tokens/s";
    }

    void whatIsNoLogIsRefusedWithTheReason()
    {
        QFETCH(QString, text);
        const Result<TrainingLog> log = readLog(text);
        QVERIFY(!log);
        QCOMPARE(log.error().code, ErrorCode::FileUnreadable);
        QCOMPARE(log.error().file, std::string("train.log"));
    }

    void theWarmUpDoesNotCount_data()
    {
        QTest::addColumn<int>("steps");
        QTest::addColumn<int>("warmUp");
        QTest::newRow("few") << 4 << 0;
        QTest::newRow("some") << 10 << 2;
        QTest::newRow("many") << 100 << 10;
        QTest::newRow("very many") << 5000 << 20;
    }

    void theWarmUpDoesNotCount()
    {
        QFETCH(int, steps);
        QFETCH(int, warmUp);
        QString text;
        for (int i = 0; i < steps; ++i)
            text += QStringLiteral("iteration %1/ 9999 | elapsed time per iteration (ms): %2 | global batch size: 512 |\n")
                        .arg(i)
                        .arg(i < warmUp ? 90000 : 4000);
        const LogSummary summary = summariseLog(*readLog(text), fixture::llama70b(64));
        QCOMPARE(summary.warmUp, warmUp);
        QCOMPARE(summary.steps, steps - warmUp);
        QCOMPARE(summary.measured.stepTime->value(), 4.0);
        QCOMPARE(summary.spread, 0.0);
        // The log's batch is not the scenario's: the user has to decide.
        QCOMPARE(summary.globalBatch.value_or(0), std::int64_t{512});
    }

    /// Steps have the trainer's own numbers, and a bar's times are said to be smoothed.
    void stepsHaveTheirNumbers()
    {
        const auto numbers = [](const QString& text) {
            std::vector<std::int64_t> found;
            const Result<TrainingLog> log = readLog(text);
            for (const LogStep& step : log->steps)
                found.push_back(step.number.value_or(-1));
            return found;
        };
        QCOMPARE(numbers(kMegatron), (std::vector<std::int64_t>{1, 2, 3}));
        QCOMPARE(numbers(kTorchtitan), (std::vector<std::int64_t>{1, 10}));
        QCOMPARE(numbers(kNanotron), (std::vector<std::int64_t>{3}));
        QCOMPARE(numbers(kDeepSpeed), (std::vector<std::int64_t>{10}));
        QCOMPARE(numbers(kNemo), (std::vector<std::int64_t>{0, 1, 2}));
        QCOMPARE(numbers(kTrainer), (std::vector<std::int64_t>{10, 20, 30}));
        QVERIFY(readLog(kTrainer)->isSmoothed);
        QVERIFY(!readLog(kMegatron)->isSmoothed);
    }

    /// Rates become seconds; a run's shape can be told from them.
    void stepsHaveTheirSeconds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("last");  // of 1,024 sequences of 8,192 tokens on 64 GPUs
        QTest::newRow("Megatron-LM") << kMegatron << 12.9;
        QTest::newRow("torchtitan") << kTorchtitan << 1024.0 * 8192 / 64 / 7012;
        QTest::newRow("DeepSpeed") << kDeepSpeed << 16.0;
        QTest::newRow("NeMo") << kNemo << 8.5;
    }

    void stepsHaveTheirSeconds()
    {
        QFETCH(QString, text);
        QFETCH(double, last);
        const Result<TrainingLog> log = readLog(text);
        const std::vector<TimedStep> steps = timedSteps(*log, fixture::llama70b(64));
        QCOMPARE(steps.size(), log->steps.size());
        QVERIFY(std::abs(steps.back().seconds / last - 1) < 1e-12);
        QCOMPARE(steps.back().number, log->steps.back().number.value_or(static_cast<std::int64_t>(steps.size())));
    }

    void numbersStandBesideTheirLabels()
    {
        QCOMPARE(numberAfter("a: 1,234.5 b", "a").value_or(0), 1234.5);
        QCOMPARE(numberAfter("a = 7.1E-01,", "a").value_or(0), 0.71);
        QCOMPARE(numberAfter("a: 2.5M | b", "a").value_or(0), 2.5e6);
        QCOMPARE(numberAfter("a: 4096MiB", "a").value_or(0), 4096.0);
        QCOMPARE(numberAfter("a: 40GB", "a").value_or(0), 40.0);
        QCOMPARE(numberAfter("{'a (GiB)': '4.12'}", "a (GiB)").value_or(0), 4.12);
        QCOMPARE(numberAfter("a then a: 3", "a").value_or(0), 3.0);
        QVERIFY(!numberAfter("a: none", "a"));
        QVERIFY(!numberAfter("b: 1", "a"));
        QCOMPARE(numberBefore("| 178K tok/s", "tok/s").value_or(0), 178000.0);
        QCOMPARE(numberBefore("1,234 tok/s", "tok/s").value_or(0), 1234.0);
        QVERIFY(!numberBefore("fast tok/s", "tok/s"));
        QCOMPARE(withoutColours("\x1b[1;31mred\x1b[0m and \x1b[38;2;1;2;3mnot"), std::string("red and not"));
        QCOMPARE(withoutColours("cut \x1b["), std::string("cut "));
    }

    /// Reading any file ends, with an answer or an error.
    void noiseIsNoDanger()
    {
        const QString seed = kMegatron + kTorchtitan + kNanotron + kDeepSpeed + kBridge + kNemo + kTrainer + kMlPerf;
        for (int cut = 0; cut < seed.size(); cut += 17) {
            QString text = seed.left(cut) + QChar(cut % 256) + seed.mid(cut + 3);
            const Result<TrainingLog> log = readLog(text);
            if (log)
                QVERIFY(std::isfinite(summariseLog(*log, fixture::llama70b(64)).spread));
        }
    }
};

QTEST_GUILESS_MAIN(TestLogImport)
#include "test_log_import.moc"
