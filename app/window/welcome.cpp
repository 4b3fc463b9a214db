// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/welcome.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "app/views/base/tool_button.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/scenario/scenario.h"
#include "widgets/controls/card.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

const char* const kExamples[] = {"llama-3-70b-64-h100", "mixtral-8x22b-128-h100", "deepseek-v3-2048-h800", "llama-3.1-8b-qlora-rtx-4090"};

/// One way to begin: what it is, and the button that does it.
Card* way(const QString& title, const QString& reason, QPushButton* button)
{
    auto* card = new Card(title, {});
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    auto* text = new QLabel(reason);
    text->setWordWrap(true);
    text->setTextFormat(Qt::PlainText);
    column->addWidget(text, 1);
    column->addWidget(button, 0, Qt::AlignLeading);
    card->setBody(body);
    return card;
}

}  // namespace

Welcome::Welcome(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("welcome"));
    setAccessibleName(tr("Ways to start"));
    auto* open = new QPushButton(tr("Open config.json…"));
    auto* choose = new QPushButton(tr("Choose model and GPUs"));
    auto* example = new QPushButton(tr("Open an example"));
    auto* examples = new QMenu(example);
    for (const char* file : kExamples) {
        const std::string path = std::string("examples/") + file + ".json";
        const std::string text(resource(path));
        const Result<Scenario> scenario = parseScenario(text, path);
        if (!scenario)
            continue;
        const QString name = QString::fromStdString(scenario->name);
        connect(examples->addAction(name), &QAction::triggered, this,
                [this, text = QString::fromStdString(text), name] { Q_EMIT exampleRequested(text, name); });
    }
    example->setMenu(examples);
    connect(open, &QPushButton::clicked, this, &Welcome::openRequested);
    connect(choose, &QPushButton::clicked, this, &Welcome::choiceRequested);
    auto* lesson = new QPushButton(tr("Start a lesson"));
    connect(lesson, &QPushButton::clicked, this, &Welcome::lessonRequested);
    QToolButton* close = makeTool(QStringLiteral("×"), tr("Close"));
    connect(close, &QToolButton::clicked, this, &Welcome::dismissed);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(qRound(Theme::current().px(10)));
    row->addWidget(way(tr("Your model"), tr("A Hugging Face config.json, or a saved scenario."), open), 1);
    row->addWidget(
        way(tr("A model and GPUs"), tr("Choose both from the catalogue. Shardscope adapts the plan and says whether it fits."), choose), 1);
    row->addWidget(way(tr("An example"), tr("Published runs and a fine-tune that you can change. Ctrl+Z undoes every change."), example),
                   1);
    row->addWidget(way(tr("A lesson"), tr("Ten minutes each: predict first, then see why."), lesson), 1);
    row->addWidget(close, 0, Qt::AlignTop);
}

}  // namespace shardscope
