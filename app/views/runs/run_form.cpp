// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/run_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/text/error_sentence.h"
#include "app/text/parameter_text.h"
#include "app/views/runs/run_text.h"
#include "core/framework/framework_defaults.h"
#include "core/io/text_file.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

constexpr MemoryKind kMemoryKinds[] = {MemoryKind::Unspecified, MemoryKind::Allocated, MemoryKind::Reserved, MemoryKind::NvidiaSmi};

QLabel* makeLabel(const QString& text = {})
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QString frameworkOf(const Scenario& scenario)
{
    return scenario.training.software.framework ? toText(nameOf(*scenario.training.software.framework))
                                                : toText(nameOf(scenario.training.recipe));
}

}  // namespace

RunForm::RunForm(std::shared_ptr<const Scenario> scenario, QWidget* parent)
    : QDialog(parent),
      m_scenario(std::move(scenario)),
      m_rateKind(new QComboBox),
      m_rate(new QLineEdit),
      m_memory(new QLineEdit),
      m_memoryKind(new QComboBox),
      m_outOfMemory(new QCheckBox(tr("The run ran out of memory"))),
      m_framework(new QLineEdit(frameworkOf(*m_scenario))),
      m_source(new QLineEdit),
      m_notes(new QPlainTextEdit),
      m_remark(makeLabel()),
      m_problem(makeLabel())
{
    setWindowTitle(tr("Add a measured run"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(
        makeLabel(tr("The run is of the scenario in the window: %1 on %2, %3, sequences of %4 tokens, a global batch of %5.")
                      .arg(modelText(*m_scenario), clusterText(*m_scenario), planText(*m_scenario),
                           QLocale().toString(m_scenario->training.sequenceLength), QLocale().toString(m_scenario->training.globalBatch))));
    makeFields();
    layout->addWidget(m_remark);
    layout->addWidget(m_problem);
    makeButtons();
    resize(520, layout->totalHeightForWidth(520));
    showState();
    m_rate->setFocus();
}

void RunForm::makeFields()
{
    m_rateKind->addItems({tr("tokens/s per GPU"), tr("tokens/s of the whole job"), tr("seconds per step")});
    m_memoryKind->addItems(
        {tr("counter unknown"), tr("allocated by the framework"), tr("reserved by the framework"), tr("as shown by nvidia-smi")});
    m_rate->setPlaceholderText(tr("for example 1,234"));
    m_memory->setPlaceholderText(tr("GiB (optional)"));
    m_source->setPlaceholderText(tr("where and when (optional)"));
    m_notes->setPlaceholderText(tr("what others should know"));
    m_notes->setTabChangesFocus(true);
    m_notes->setFixedHeight(fontMetrics().height() * 5);
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    m_rateKind->setAccessibleName(tr("Measured quantity"));
    m_memoryKind->setAccessibleName(tr("Kind of memory measured"));
    auto* form = new QFormLayout;
    auto* rate = new QHBoxLayout;
    rate->addWidget(m_rate, 1);
    rate->addWidget(m_rateKind);
    auto* memory = new QHBoxLayout;
    memory->addWidget(m_memory, 1);
    memory->addWidget(m_memoryKind);
    const auto add = [form](const QString& name, QWidget* buddy, QLayout* field) {
        auto* label = new QLabel(name);
        label->setBuddy(buddy);
        buddy->setAccessibleName(QString(name).remove(u'&'));
        form->addRow(label, field);
    };
    add(tr("S&peed"), m_rate, rate);
    add(tr("Peak &memory, GiB"), m_memory, memory);
    form->addRow(QString(), m_outOfMemory);
    form->addRow(tr("&Framework"), m_framework);
    form->addRow(tr("&Where from"), m_source);
    form->addRow(tr("&Notes"), m_notes);
    m_framework->setAccessibleName(tr("Framework"));
    m_source->setAccessibleName(tr("Where from"));
    m_notes->setAccessibleName(tr("Notes"));
    static_cast<QVBoxLayout*>(layout())->addLayout(form);
    for (QLineEdit* field : {m_rate, m_memory, m_framework})
        connect(field, &QLineEdit::textChanged, this, &RunForm::showState);
    connect(m_rateKind, &QComboBox::currentIndexChanged, this, &RunForm::showState);
    connect(m_outOfMemory, &QCheckBox::toggled, this, &RunForm::showState);
}

void RunForm::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_keep = buttons->addButton(tr("&Add run"), QDialogButtonBox::AcceptRole);
    QPushButton* fromLog = buttons->addButton(tr("From a &log…"), QDialogButtonBox::ActionRole);
    connect(fromLog, &QPushButton::clicked, this, &RunForm::chooseLog);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout()->addWidget(buttons);
}

void RunForm::chooseLog()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("A training run's log"), {}, tr("Logs (*.log *.txt *.out *.err *.gz);;All files (*)"));
    if (path.isEmpty())
        return;
    const Result<std::string> text = readTextFile(path.toStdString());
    if (text)
        takeLog(*text, QFileInfo(path).fileName());
    else
        refuse(text.error());
}

/// Tells the error: what an earlier log said is not what this one says.
void RunForm::refuse(const Error& error)
{
    clearMeasured();
    m_outOfMemory->setChecked(false);
    m_remark->setText(errorSentence(error));
    showState();
}

void RunForm::clearMeasured()
{
    m_rate->clear();
    m_memory->clear();
    m_memoryKind->setCurrentIndex(0);
    if (m_source->text() == m_logName)
        m_source->clear();
    m_logName.clear();
}

void RunForm::takeLog(const std::string& text, const QString& name)
{
    const Result<TrainingLog> log = readTrainingLog(text, name.toStdString());
    if (!log) {
        refuse(log.error());
        return;
    }
    const LogSummary summary = summariseLog(*log, *m_scenario);
    clearMeasured();
    fill(summary.measured);
    if (m_source->text().isEmpty()) {
        m_source->setText(name);
        m_logName = name;
    }
    const QLocale locale;
    QString remark = tr("From %1 (%2): the median of %Ln step(s) after %3 of warm-up. Nine of ten steps are within %4 of each other.",
                        nullptr, summary.steps)
                         .arg(name, toText(nameOf(log->format)), locale.toString(summary.warmUp), percentText(summary.spread));
    if (summary.globalBatch)
        remark += u' ' + tr("The global batch of the log is %1, but the scenario's is %2. Correct the scenario first.")
                             .arg(locale.toString(qlonglong{*summary.globalBatch}), locale.toString(m_scenario->training.globalBatch));
    m_remark->setText(remark);
    showState();
}

void RunForm::fill(const Measured& measured)
{
    const QLocale locale;
    m_rateKind->setCurrentIndex(measured.stepTime ? StepTime : PerGpu);
    const double figure = measured.stepTime ? measured.stepTime->value() : *measured.tokensPerSecondPerGpu;
    m_rate->setText(locale.toString(figure, 'g', 7));
    if (measured.peakMemory) {
        m_memory->setText(locale.toString(measured.peakMemory->value() / bytesPerGiga(ByteUnit::Binary), 'g', 6));
        m_memoryKind->setCurrentIndex(measured.memoryKind == MemoryKind::Reserved ? 2 : 1);
    }
}

std::optional<double> RunForm::typed(const QLineEdit& field) const { return parseCount(field.text().trimmed()); }

QString RunForm::problem() const
{
    const std::optional<double> rate = typed(*m_rate);
    const std::optional<double> memory = typed(*m_memory);
    if (!m_rate->text().trimmed().isEmpty() && !(rate && *rate > 0))
        return tr("The speed must be a number above 0.");
    if (!m_memory->text().trimmed().isEmpty() && !(memory && *memory > 0))
        return tr("The memory must be a number above 0.");
    if (!rate && !memory && !m_outOfMemory->isChecked())
        return tr("Type the measured speed or memory, or tick that the run ran out of memory.");
    return {};
}

void RunForm::showState()
{
    const QString now = problem();
    m_problem->setText(now);
    m_keep->setEnabled(now.isEmpty());
    m_keep->setToolTip(now);
    makeRoom();
}

/// Labels that wrap need more height in a narrower window; a dialog that was shown does not grow by itself.
void RunForm::makeRoom()
{
    layout()->activate();
    setMinimumHeight(layout()->totalHeightForWidth(width()));
}

void RunForm::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    makeRoom();
}

Run RunForm::run() const
{
    Run run;
    run.scenario = *m_scenario;
    run.source = m_source->text().trimmed().toStdString();
    run.framework = m_framework->text().trimmed().toStdString();
    run.notes = m_notes->toPlainText().trimmed().toStdString();
    run.measured.fits = !m_outOfMemory->isChecked();
    run.tier = run.measured.fits ? RunTier::A : RunTier::F;
    if (const std::optional<double> rate = typed(*m_rate)) {
        if (m_rateKind->currentIndex() == StepTime)
            run.measured.stepTime = Seconds(*rate);
        else
            run.measured.tokensPerSecondPerGpu = m_rateKind->currentIndex() == OfJob ? *rate / m_scenario->cluster.gpus() : *rate;
    }
    if (const std::optional<double> memory = typed(*m_memory)) {
        run.measured.peakMemory = Bytes(*memory * bytesPerGiga(ByteUnit::Binary));
        run.measured.memoryKind = kMemoryKinds[m_memoryKind->currentIndex()];
    }
    return run;
}

}  // namespace shardscope
