// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/workspace.h"

#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUrl>

#include <csignal>
#include <sys/resource.h>

#include "app/document/edit_command.h"
#include "app/settings/settings.h"
#include "tests/app/app_test.h"
#include "tests/app/example_scenario.h"

using namespace shardscope;

namespace {

struct Fixture {
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    Workspace workspace{test::exampleScenario(), settings, {}};
    QSignalSpy refused{&workspace, &Workspace::refused};

    [[nodiscard]] QString path(const char* name) const { return folder.filePath(name); }
    QByteArray read(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void saveTo(const QString& where)
    {
        Questions questions;
        questions.whereToSave = [where](const QString&) { return where; };
        questions.whatOfUnsaved = [this] { return answer; };
        workspace.setQuestions(questions);
    }
    Unsaved answer = Unsaved::Cancel;
};

/// While it lives, no file can be made longer than this: what a full disk does to a write.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

}  // namespace

class TestWorkspace : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void savesAndOpens()
    {
        Fixture fixture;
        fixture.saveTo(fixture.path("mine.json"));
        fixture.workspace.document().edit("plan.tp", std::int64_t{4});
        QVERIFY(fixture.workspace.save());
        QVERIFY(!fixture.workspace.document().isDirty());
        QCOMPARE(fixture.workspace.file(), fixture.path("mine.json"));
        const Scenario saved = fixture.workspace.document().scenario();
        fixture.workspace.openExample();
        QVERIFY(fixture.workspace.file().isEmpty());
        QVERIFY(fixture.workspace.open(fixture.path("mine.json")));
        QVERIFY(isSame(fixture.workspace.document().scenario(), saved));
        QCOMPARE(fixture.workspace.recentFiles().paths(), QStringList{fixture.path("mine.json")});
        QCOMPARE(fixture.refused.size(), 0);
    }

    void aWrongFileChangesNothing()
    {
        Fixture fixture;
        QFile file(fixture.path("wrong.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"model_type\": \"bert\"}") > 0);
        file.close();
        fixture.workspace.document().edit("plan.tp", std::int64_t{4});
        const std::shared_ptr<const Scenario> before = fixture.workspace.document().snapshot();
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(file.fileName())});
        QVERIFY(Workspace::accepts(dropped));
        QVERIFY(!fixture.workspace.take(dropped, "drop"));
        QCOMPARE(fixture.workspace.document().snapshot(), before);
        QCOMPARE(fixture.refused.size(), 1);
        QCOMPARE(fixture.refused.first().at(0).toString(), QString("wrong.json was not opened"));
        QVERIFY(fixture.refused.first().at(1).toString().contains("bert"));
    }

    void aDiskThatIsFull()
    {
        Fixture fixture;
        fixture.saveTo(fixture.path("mine.json"));
        QVERIFY(fixture.workspace.save());
        const QByteArray before = fixture.read("mine.json");
        fixture.workspace.document().edit("plan.tp", std::int64_t{4});
        {
            const FullDisk full(100);
            QVERIFY(!fixture.workspace.save());
        }
        QCOMPARE(fixture.read("mine.json"), before);
        QVERIFY(fixture.workspace.document().isDirty());
        QCOMPARE(fixture.refused.size(), 1);
        QVERIFY2(fixture.refused.first().at(1).toString().contains("disk may be full"),
                 qPrintable(fixture.refused.first().at(1).toString()));
        QVERIFY(fixture.workspace.save());
        QVERIFY(fixture.read("mine.json") != before);
    }

    void aFolderThatCannotBeWritten()
    {
        Fixture fixture;
        fixture.saveTo("/proc/shardscope.json");
        fixture.workspace.document().edit("plan.tp", std::int64_t{4});
        QVERIFY(!fixture.workspace.saveAs());
        QVERIFY(fixture.workspace.document().isDirty());
        QVERIFY(fixture.workspace.file().isEmpty());
        QVERIFY(fixture.refused.first().at(1).toString().contains("/proc/shardscope.json"));
    }

    void unsavedChangesAreAskedAbout()
    {
        Fixture fixture;
        fixture.saveTo(fixture.path("mine.json"));
        const std::string other = scenarioText(test::exampleScenario());
        fixture.workspace.document().edit("plan.tp", std::int64_t{4});
        QVERIFY(!fixture.workspace.openContent(other, "other"));
        QCOMPARE(fixture.workspace.document().scenario().plan.tp, 4);
        fixture.answer = Unsaved::Save;
        QVERIFY(fixture.workspace.openContent(other, "other"));
        QVERIFY(fixture.read("mine.json").contains("\"tp\": 4"));
        QCOMPARE(fixture.workspace.document().scenario().plan.tp, 8);
        fixture.answer = Unsaved::Discard;
        fixture.workspace.document().edit("plan.tp", std::int64_t{2});
        QVERIFY(fixture.workspace.openContent(other, "other"));
        QCOMPARE(fixture.workspace.document().scenario().plan.tp, 8);
    }

    void aPastedConfigIsOneEdit()
    {
        Fixture fixture;
        QFile config(SHARDSCOPE_SOURCE_DIR "/tests/fuzz/corpus/hf_config/llama.json");
        QVERIFY(config.open(QIODevice::ReadOnly));
        QMimeData pasted;
        pasted.setText(QString::fromUtf8(config.readAll()));
        QVERIFY(fixture.workspace.take(pasted, "the clipboard"));
        QCOMPARE(fixture.workspace.document().undoStack().undoText(), QString("Use the model from the clipboard"));
        QVERIFY(!fixture.workspace.document().isDirty());
        fixture.workspace.document().edit("training.global_batch", std::int64_t{64});
        QVERIFY(fixture.workspace.document().isDirty());
        fixture.workspace.document().undoStack().undo();
        QVERIFY(!fixture.workspace.document().isDirty());
        fixture.workspace.document().undoStack().undo();
        QVERIFY(isSame(fixture.workspace.document().scenario(), test::exampleScenario()));
    }

    /// A tower for images is no part of the decoder, and the person is told that it is in none of the numbers.
    void whatAConfigSaysBesideTheDecoderIsNamed()
    {
        Fixture fixture;
        QSignalSpy told(&fixture.workspace, &Workspace::told);
        const std::string config =
            R"({"model_type": "qwen2", "vision_config": {"depth": 32}, "hidden_size": 1536, "num_hidden_layers": 28,
            "num_attention_heads": 12, "num_key_value_heads": 2, "intermediate_size": 8960, "vocab_size": 151936})";
        QVERIFY(fixture.workspace.openContent(config, "config.json"));
        QVERIFY2(told.constLast().at(0).toString().contains("Not read, and not in the numbers: vision_config."),
                 qPrintable(told.constLast().at(0).toString()));
        QVERIFY(fixture.workspace.open(SHARDSCOPE_SOURCE_DIR "/tests/fuzz/corpus/hf_config/llama.json"));
        QVERIFY(!told.constLast().at(0).toString().contains("Not read"));
    }

    /// Open facts of a launch file are asked for; cancelling keeps the document. Without an edit there is nothing to save. A file of the
    /// user's own then differs from the shown scenario.
    void aConfigInAScenarioThatHasAFileIsAnEdit()
    {
        Fixture fixture;
        fixture.saveTo(fixture.path("mine.json"));
        QVERIFY(fixture.workspace.saveAs());
        QVERIFY(fixture.workspace.open(SHARDSCOPE_SOURCE_DIR "/tests/fuzz/corpus/hf_config/llama.json"));
        QVERIFY(fixture.workspace.document().isDirty());
    }

    void aLaunchFileIsAskedAbout()
    {
        Fixture fixture;
        const std::string settings =
            "{\"train_batch_size\": 64, \"train_micro_batch_size_per_gpu\": 1, \"gradient_accumulation_steps\": 8}";
        const std::shared_ptr<const Scenario> before = fixture.workspace.document().snapshot();
        QSignalSpy imported(&fixture.workspace, &Workspace::imported);
        QVERIFY(!fixture.workspace.openContent(settings, "ds.json"));  // no user can be asked
        QVERIFY2(fixture.refused.last().at(1).toString().contains("model"), qPrintable(fixture.refused.last().at(1).toString()));
        Questions questions;
        QStringList asked;
        bool answers = false;
        questions.whatIsUnknown = [&](const ImportedLaunch& launch, const QString&, const ImportFill& given) -> std::optional<ImportFill> {
            for (const ImportNote& note : launch.unknown)
                asked << QString::fromStdString(note.path.value_or(note.key));
            if (!answers)
                return std::nullopt;
            ImportFill fill = given;
            fill.scenario.training.sequenceLength = 1024;
            fill.fields->insert({"model", "training.sequence_length"});
            return fill;
        };
        fixture.workspace.setQuestions(questions);
        QVERIFY(!fixture.workspace.openContent(settings, "ds.json"));
        QCOMPARE(fixture.workspace.document().snapshot(), before);
        QCOMPARE(asked, (QStringList{"model", "training.sequence_length"}));
        answers = true;
        QVERIFY(fixture.workspace.openContent(settings, "ds.json"));
        QCOMPARE(fixture.workspace.document().scenario().training.sequenceLength, 1024);
        QCOMPARE(fixture.workspace.document().scenario().cluster.gpus(), 8);
        QCOMPARE(imported.size(), 1);
        QVERIFY(!fixture.workspace.document().isDirty());
    }

    void recentFilesAreFewAndNewestFirst()
    {
        Fixture fixture;
        for (int number = 0; number < 15; ++number)
            fixture.workspace.recentFiles().add(QString("/somewhere/%1.json").arg(number));
        fixture.workspace.recentFiles().add("/somewhere/9.json");
        const QStringList paths = fixture.workspace.recentFiles().paths();
        QCOMPARE(paths.size(), RecentFiles::kMost);
        QCOMPARE(paths.mid(0, 2), (QStringList{"/somewhere/9.json", "/somewhere/14.json"}));
        QVERIFY(!fixture.workspace.open("/somewhere/14.json"));  // it is gone: forgotten once that is known
        QVERIFY(!fixture.workspace.recentFiles().paths().contains("/somewhere/14.json"));
        fixture.workspace.recentFiles().clear();
        QVERIFY(fixture.workspace.recentFiles().paths().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestWorkspace)
#include "test_workspace.moc"
