// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/lessons/sharding.h"

using namespace shardscope;

class TestSharding : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The four cases of the scaling book, and one array that is resharded.
    void implies_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("axis");
        const auto row = [](const char* notation, std::optional<CollectiveKind> kind, const char* axis = "") {
            QTest::newRow(notation) << QString(notation) << (kind ? int(*kind) : -1) << QString(axis);
        };
        row("A[I, J] B[J, K] -> C[I, K]", {});
        row("A[I_X, J] B[J, K_Y] -> C[I_X, K_Y]", {});
        row("A[I, J_X] B[J, K] -> C[I, K]", CollectiveKind::AllGather, "X");
        row("A[I, J] B[J_X, K] -> C[I, K]", CollectiveKind::AllGather, "X");
        row("A[I, J_X] B[J_X, K] -> C[I, K]", CollectiveKind::AllReduce, "X");
        row("A[I, J_X] B[J_X, K] -> C[I, K_X]", CollectiveKind::ReduceScatter, "X");
        row("A[I_X, J] B[J, K_X] -> C[I_X, K]", CollectiveKind::AllGather, "X");
        row("X[B_D, H] W[H, F_T] -> Y[B_D, F_T]", {});
        row("Y[B_D, F_T] W[F_T, H] -> Z[B_D, H]", CollectiveKind::AllReduce, "T");
        row("Y[B, F_T] W[F_T, H] -> Z[B_T, H]", CollectiveKind::ReduceScatter, "T");
        row("A[I_X, J] -> A[I, J]", CollectiveKind::AllGather, "X");
        row("A[I_X, J] -> A[I, J_X]", CollectiveKind::AllToAll, "X");
        row("A[I, J] -> A[I_X, J]", {});
    }
    void implies()
    {
        QFETCH(QString, notation);
        QFETCH(int, kind);
        QFETCH(QString, axis);
        const Result<ImpliedCollective> implied = impliedCollective(notation.toStdString());
        QVERIFY(implied);
        QCOMPARE(implied->kind ? int(*implied->kind) : -1, kind);
        QCOMPARE(QString::fromStdString(implied->axis), axis);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* each : {"", "A[I]", "-> C[I]", "A[I,J] B[J,K] D[K] -> C[I]", "[I] -> A[I]", "A[] -> A[I]", "A[I_X,J] -> B[K]",
                                 "A[I, J_X] B[J_Y, K] -> C[I, K]", "A[I_X, J_Y] -> A[I, J]", "A[I -> A[I]"})
            QTest::newRow(each) << QString(each);
    }
    void refuses()
    {
        QFETCH(QString, notation);
        QVERIFY(!impliedCollective(notation.toStdString()));
    }
};

QTEST_APPLESS_MAIN(TestSharding)
#include "test_sharding.moc"
