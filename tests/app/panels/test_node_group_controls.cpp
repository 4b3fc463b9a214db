// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <QToolButton>

#include "app/document/document.h"
#include "app/panels/cluster_form.h"
#include "app/panels/node_group_controls.h"
#include "core/field/parameters.h"
#include "core/scenario/scenario.h"
#include "tests/app/estimates.h"
#include "tests/app/text_recorder.h"
#include "widgets/controls/degree_slider.h"

using namespace shardscope;

class TestNodeGroupControls : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_document = std::make_unique<Document>(test::exampleScenario());
        m_form = std::make_unique<ClusterForm>(*m_document);
        m_form->refresh();
        m_form->show();
        connect(m_document.get(), &Document::scenarioChanged, m_form.get(), [this] { m_form->refresh(); });
        m_controls = m_form->findChild<NodeGroupControls*>();
        QVERIFY(m_controls);
    }
    void cleanup()
    {
        m_form.reset();
        m_document.reset();
    }

    /// One step of undo for each edit, and back to the start.
    void aGroupIsAddedChangedAndRemoved()
    {
        const int before = cluster().gpus();
        m_controls->add()->click();
        QVERIFY(cluster().isMixed());
        QCOMPARE(cluster().gpus(), 2 * before);
        Q_EMIT kind()->choiceEdited(QStringLiteral("gpu:a100-sxm-80"));
        QCOMPARE(cluster().group(1).gpu.id, std::string("a100-sxm-80"));
        QCOMPARE(cluster().group(1).gpus(), before);
        for (const double dragged : {8.0, 4.0, 2.0})
            Q_EMIT nodes()->valueEdited(dragged);
        Q_EMIT nodes()->editFinished();
        QCOMPARE(cluster().group(1).nodes, 2);
        QCOMPARE(nodes()->value(), 2.0);
        remove()->click();
        QVERIFY(!cluster().isMixed());
        QVERIFY(remove()->parentWidget()->isHidden());
        QCOMPARE(cluster().gpus(), before);
        for (int i = 0; i < 4; ++i)
            m_document->undoStack().undo();
        QVERIFY(!m_document->isDirty());
    }

    /// What was measured on one kind of node is not applied to another, nor dropped without a word.
    void besideAProfileNoneIsAdded()
    {
        QVERIFY(m_controls->add()->isEnabled());
        Scenario scenario = m_document->scenario();
        scenario.cluster.profile = "p.json";
        m_document->replace(scenario, QStringLiteral("use a profile"));
        QVERIFY(!m_controls->add()->isEnabled());
        const std::string groups = R"([{"gpu":"h100-sxm","nodes":1},{"gpu":"a100-sxm-80","nodes":1}])";
        QVERIFY(setParameter(scenario, *findParameter("cluster.groups"), groups));
        QVERIFY(!scenario.cluster.isMixed());
    }

    void thereIsAMostOfThem()
    {
        for (int group = 1; group < kMostNodeGroups; ++group)
            m_controls->add()->click();
        QCOMPARE(cluster().groupCount(), kMostNodeGroups);
        QVERIFY(m_controls->add()->isHidden());
    }

private:
    [[nodiscard]] const Cluster& cluster() const { return m_document->scenario().cluster; }
    [[nodiscard]] ChoiceBox* kind() const { return m_controls->findChildren<ChoiceBox*>().first(); }
    [[nodiscard]] DegreeSlider* nodes() const { return m_controls->findChildren<DegreeSlider*>().first(); }
    [[nodiscard]] QToolButton* remove() const
    {
        for (QToolButton* each : m_controls->findChildren<QToolButton*>()) {
            if (each->text() == QStringLiteral("×"))
                return each;
        }
        return nullptr;
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ClusterForm> m_form;
    NodeGroupControls* m_controls = nullptr;
};

QTEST_MAIN(TestNodeGroupControls)
#include "test_node_group_controls.moc"
