// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// The tests of a folder are one binary: to link, and to find the signals of, a binary for each file took longer than to compile them.
/// This is included before each of them and turns Qt's `QTEST_MAIN` and similar macros into an entry in that binary's list.
namespace shardscope::test {

using Runner = int (*)(int count, char** words);

struct RegisteredTest {
    /// `file`: tests/core/step/test_step.cpp is the test core_step_step.
    RegisteredTest(const char* file, Runner run);
};

}  // namespace shardscope::test

#undef QTEST_MAIN_WRAPPER
#define QTEST_MAIN_WRAPPER(TestObject, ...)                                \
    static int run##TestObject(int argc, char* argv[])                     \
    {                                                                      \
        QT_PREPEND_NAMESPACE(QTest::Internal::callInitMain)<TestObject>(); \
        __VA_ARGS__                                                        \
        TestObject tc;                                                     \
        QTEST_SET_MAIN_SOURCE_PATH                                         \
        return QTest::qExec(&tc, argc, argv);                              \
    }                                                                      \
    static const shardscope::test::RegisteredTest registered##TestObject(__FILE__, &run##TestObject);
