// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <array>

#include "core/hardware/catalog.h"
#include "core/io/hardware_json.h"
#include "core/io/resource.h"
#include "core/text/error_text.h"

namespace shardscope {

/// Replaces the compiled-in file: gpus.json with a missing brace.
std::span<const Resource> embeddedResources()
{
    static constexpr std::array<Resource, 1> kBroken{{{"hardware/gpus.json", "{\n  \"schema\": \"shardscope.gpus/1\",\n]"}}};
    return kBroken;
}

}  // namespace shardscope

class TestBrokenHardware : public QObject {
    Q_OBJECT
private slots:
    void theFileAndTheLineAreTold()
    {
        const std::optional<shardscope::Error> problem = shardscope::hardwareProblem();
        QVERIFY(problem);
        const QString told = QString::fromStdString(errorText(*problem));
        QVERIFY2(told.contains("resources/hardware/gpus.json") && told.contains("line 3, column 1"), qPrintable(told));
        QVERIFY(shardscope::hardwareCatalog().gpus.empty());
    }
};

// A separate program: it has other resources than the tests of this folder.
int main(int count, char** words)
{
    TestBrokenHardware test;
    return QTest::qExec(&test, count, words);
}
#include "test_broken_hardware.moc"
