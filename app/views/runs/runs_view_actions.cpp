// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the Runs view: runs are opened, chosen by their source, added, applied and saved.
#include <QFileDialog>
#include <QMessageBox>

#include "app/text/error_sentence.h"
#include "app/views/runs/run_form.h"
#include "app/views/runs/run_table_model.h"
#include "app/views/runs/run_tables.h"
#include "app/views/runs/run_text.h"
#include "app/views/runs/runs_view.h"
#include "core/estimate/estimate.h"
#include "core/io/runs_json.h"
#include "core/io/scenario_file.h"
#include "core/io/text_file.h"

namespace shardscope {

void RunsView::openRow(int row)
{
    if (row < 0 || !m_model->row(row).run.scenario)
        return;
    const Scenario& scenario = *m_model->row(row).run.scenario;
    Q_EMIT openRequested(QString::fromStdString(scenarioText(scenario)), QString::fromStdString(scenario.name));
}

void RunsView::addRun()
{
    if (!estimate()) {
        Q_EMIT failed(tr("There is no scenario yet to which the run could belong."));
        return;
    }
    if (!m_store.problem().isEmpty()) {
        askToStartAnew();
        return;
    }
    auto* form = new RunForm(std::make_shared<const Scenario>(estimate()->scenario()), this);
    form->setAttribute(Qt::WA_DeleteOnClose);
    connect(form, &QDialog::accepted, this, [this, form] {
        const QString id = m_store.add(form->run());
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (m_model->row(row).isOwn() && QString::fromStdString(m_model->row(row).run.id) == id)
                choose(row);
        }
    });
    form->open();
}

/// An unreadable file is never replaced without being asked.
void RunsView::askToStartAnew()
{
    auto* question =
        new QMessageBox(QMessageBox::Question, tr("The playbook cannot be read"),
                        tr("Keep the file under another name and start a new playbook?"), QMessageBox::Yes | QMessageBox::No, this);
    question->setInformativeText(m_store.problem());
    question->setAttribute(Qt::WA_DeleteOnClose);
    connect(question, &QMessageBox::accepted, this, [this] {
        m_store.startAnew();
        addRun();
    });
    question->open();
}

QString RunsView::importRuns(const std::string& text, const QString& name)
{
    if (!m_store.problem().isEmpty())
        return m_store.problem();
    Result<std::vector<Run>> runs = parseRuns(text, name.toStdString());
    if (!runs)
        return errorSentence(runs.error());
    int refused = 0;
    for (const Run& run : *runs)
        refused += run.scenario ? 0 : 1;
    const int taken = static_cast<int>(runs->size()) - refused;
    m_store.addAll(std::move(runs).value());
    QString sentence = tr("%Ln run(s) from %1 were added to your own.", nullptr, taken).arg(name);
    if (refused > 0)
        sentence += u' ' + tr("%Ln row(s) were skipped because their scenarios could not be read.", nullptr, refused);
    Q_EMIT told(sentence);
    return {};
}

void RunsView::importWithDialog()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Runs to import"), {}, tr("Runs (*.json *.json.gz);;All files (*)"));
    if (path.isEmpty())
        return;
    const Result<std::string> text = readTextFile(path.toStdString());
    const QString problem = text ? importRuns(*text, QFileInfo(path).fileName()) : errorSentence(text.error());
    if (!problem.isEmpty())
        Q_EMIT failed(problem);
}

/// One source alone, or all again if it is alone already. The first line of several represents all of them.
void RunsView::showSource(int line)
{
    const QString name = m_sourceModel->index(line, 0).data().toString();
    const bool isAll = (line == 0 && m_sourceModel->rowCount() > 1) || !m_filter->query().source.isEmpty();
    RunQuery query = m_filter->query();
    query.source = isAll ? QString() : name == sourceText({}) ? kOwnRuns : name;
    setQuery(query);
}

}  // namespace shardscope
