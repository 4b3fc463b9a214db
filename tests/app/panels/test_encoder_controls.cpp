// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QTest>

#include "app/document/document.h"
#include "app/panels/encoder_controls.h"
#include "app/panels/model_form.h"
#include "core/field/parameters.h"
#include "core/model/architecture.h"
#include "core/scenario/scenario.h"
#include "tests/app/estimates.h"
#include "tests/app/text_recorder.h"
#include "widgets/controls/degree_slider.h"

using namespace shardscope;

class TestEncoderControls : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        Scenario scenario = test::exampleScenario();
        QVERIFY(!setParameter(scenario, *findParameter("model.encoders"), std::string(R"([{"hf": {"model_type": "qwen3_vl"}}])")));
        m_document = std::make_unique<Document>(scenario);
        m_form = std::make_unique<ModelForm>(*m_document);
        m_form->refresh();
        m_form->show();
        connect(m_document.get(), &Document::scenarioChanged, m_form.get(), [this] { m_form->refresh(); });
        m_controls = m_form->findChild<EncoderControls*>();
        QVERIFY(m_controls);
    }
    void cleanup()
    {
        m_form.reset();
        m_document.reset();
    }

    void aModelWithoutEncodersHasNoControls()
    {
        QVERIFY(!m_controls->isHidden());
        QVERIFY(m_document->edit("model.preset", std::string("llama-3-8b")));
        QVERIFY(m_controls->isHidden());
    }

    /// One step of undo for each edit, and back to the start.
    void theEncoderTakesPartAndLeaves()
    {
        auto* takesPart = m_controls->findChildren<QCheckBox*>().at(0);
        auto* frozen = m_controls->findChildren<QCheckBox*>().at(1);
        QVERIFY(!takesPart->isChecked());
        QVERIFY(m_controls->items()->isHidden());
        takesPart->click();
        QCOMPARE(encoder().itemsPerSequence, std::optional(1.0));
        QCOMPARE(encoder().height, std::int64_t{1024});
        QVERIFY(encoder().frozen && frozen->isChecked());
        QVERIFY(!m_controls->items()->isHidden() && !m_controls->side()->isHidden());
        frozen->click();
        QVERIFY(!encoder().frozen);
        Q_EMIT m_controls->items()->valueEdited(4);
        Q_EMIT m_controls->items()->editFinished();
        QCOMPARE(encoder().itemsPerSequence, std::optional(4.0));
        Q_EMIT m_controls->side()->valueEdited(512);
        Q_EMIT m_controls->side()->editFinished();
        QCOMPARE(encoder().width, std::int64_t{512});
        QVERIFY(!encoder().frozen);
        QCOMPARE(m_document->undoStack().count(), 4);
        takesPart->click();
        QVERIFY(!encoder().takesPart());
        for (int i = 0; i < 5; ++i)
            m_document->undoStack().undo();
        QVERIFY(!encoder().takesPart());
        QVERIFY(!takesPart->isChecked());
        QVERIFY(!m_document->isDirty());
    }

    /// A model with two towers has controls for each; those of sound state seconds.
    void soundHasControlsOfItsOwn()
    {
        QVERIFY(m_document->edit("model.encoders", std::string(R"([{"hf": {"model_type": "qwen3_vl"}},
            {"name": "audio", "hf": {"model_type": "qwen3_omni_moe_audio_encoder", "output_dim": 8192}}])")));
        const QList<EncoderControls*> all = m_form->findChildren<EncoderControls*>();
        QCOMPARE(all.size(), 2);
        EncoderControls* sound = all.at(1);
        QVERIFY(!sound->isHidden() && sound->seconds()->isHidden());
        auto* takesPart = sound->findChildren<QCheckBox*>().at(0);
        QVERIFY(takesPart->text().contains(QStringLiteral("sound")));
        takesPart->click();
        const auto audio = [this] { return m_document->scenario().architecture->encoders.back(); };
        QCOMPARE(audio().itemsPerSequence, std::optional(1.0));
        QCOMPARE(audio().sound->seconds, 30.0);
        QVERIFY(!encoder().takesPart());
        QVERIFY(!sound->seconds()->isHidden() && sound->side()->isHidden());
        Q_EMIT sound->seconds()->valueEdited(64);
        Q_EMIT sound->seconds()->editFinished();
        QCOMPARE(audio().sound->seconds, 64.0);
        QCOMPARE(audio().tokensOfItem(), std::int64_t{32 * 25});
        m_document->undoStack().undo();
        m_document->undoStack().undo();
        QVERIFY(!audio().takesPart());
    }

private:
    [[nodiscard]] const Encoder& encoder() const { return m_document->scenario().architecture->encoders.front(); }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ModelForm> m_form;
    EncoderControls* m_controls = nullptr;
};

QTEST_MAIN(TestEncoderControls)
#include "test_encoder_controls.moc"
