// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include "app/files/open_source.h"
#include "core/estimate/estimate.h"
#include "core/plan/check_plan.h"
#include "core/text/error_text.h"
#include "tests/app/app_test.h"
#include "tests/support/hostile_text.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;

namespace {

/// The most memory that this process has held, in bytes; 0 where the system does not say.
double mostResident()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() * 1024;
    }
    return 0;
}

struct Slowest {
    QString name;
    qint64 took = 0;

    /// Ends the one before.
    void begin(const QString& next)
    {
        if (m_timer.isValid() && m_timer.elapsed() > took) {
            took = m_timer.elapsed();
            name = m_now;
        }
        m_now = next;
        m_timer.start();
    }

private:
    QElapsedTimer m_timer;
    QString m_now;
};

}  // namespace

/// Whatever is opened, dropped or pasted is read or refused with a reason: nothing ends the program or eats the machine.
class TestHostileFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        for (const char* folder : {"scenario", "hf_config", "launch", "launch_script", "config_file", "profile", "log", "training_log",
                                   "profiler_trace", "architecture", "runs", "link"}) {
            const QDir files(QStringLiteral(SHARDSCOPE_SOURCE_DIR "/tests/fuzz/corpus/") + QLatin1String(folder));
            for (const QFileInfo& info : files.entryInfoList(QDir::Files)) {
                QFile file(info.filePath());
                QVERIFY(file.open(QIODevice::ReadOnly));
                m_files.emplace_back(info.fileName(), file.readAll().toStdString());
            }
        }
        QVERIFY(m_files.size() > 100);
    }

    void everyFileIsReadOrRefused()
    {
        const int count = test::scenarioCount(400, 4000);
        const double before = mostResident();
        int opened = 0;
        Slowest slowest;
        for (int seed = 0; seed < count; ++seed) {
            test::Draw draw(static_cast<std::uint64_t>(seed) + 1);
            const auto& [name, whole] = m_files[draw.below(m_files.size())];
            const std::string hostile = test::hostileText(whole, draw);
            const QString which = QStringLiteral("%1, seed %2").arg(name).arg(seed);
            slowest.begin(which);
            Result<Opened> result = openText(hostile, name);
            if (!result) {
                const std::string text = errorText(result.error());
                QVERIFY2(!text.empty() && text.size() < 4000, qPrintable(which + u' ' + QString::fromStdString(text.substr(0, 300))));
                continue;
            }
            ++opened;
            if (const auto* launch = std::get_if<OpenedLaunch>(&*result); launch && !launch->imported.isWhole())
                continue;
            const Scenario scenario = openedScenario(std::move(*result), builtInExample());
            // A legal scenario has an estimate, or a reason why there is none.
            if (!isLegal(scenario))
                continue;
            const Result<Estimate> found = estimate(scenario);
            QVERIFY2(found || !errorText(found.error()).empty(), qPrintable(which));
        }
        slowest.begin({});
        qInfo("slowest: %s, %lld ms; most resident: %.0f MB", qPrintable(slowest.name), static_cast<long long>(slowest.took),
              mostResident() / 1e6);
        // No race against a clock: what takes this long never ends for the person who waits.
        QVERIFY2(slowest.took < 30000, qPrintable(slowest.name));
        // Broken at one place in a hundred a file is still one that opens.
        QVERIFY2(opened > count / 20, qPrintable(QString::number(opened)));
        constexpr double kMost = 1e9;
        QVERIFY2(mostResident() - before < kMost, qPrintable(QString::number(mostResident())));
    }

private:
    std::vector<std::pair<QString, std::string>> m_files;
};

QTEST_MAIN(TestHostileFiles)
#include "test_hostile_files.moc"
