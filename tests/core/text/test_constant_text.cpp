// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <set>

#include "core/site/cost_constants.h"
#include "core/text/constant_text.h"

using namespace shardscope;

class TestConstantText : public QObject {
    Q_OBJECT

private slots:
    /// Each has a name of its own, in words.
    void everyConstantHasAName()
    {
        std::set<std::string_view> names;
        for (const ConstantInfo& constant : constantTable()) {
            const std::string_view name = constantName(constant.name);
            QVERIFY2((name != constant.name && name.find(" ") != std::string_view::npos) ||
                         name.find("torch.compile") != std::string_view::npos,
                     constant.name.data());
            QVERIFY2(names.insert(name).second, name.data());
        }
        QCOMPARE(constantName("no.such"), std::string_view("no.such"));
    }
};

QTEST_GUILESS_MAIN(TestConstantText)
#include "test_constant_text.moc"
