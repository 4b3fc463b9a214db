// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/puzzle/puzzle_view.h"

#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/storage/write_file.h"
#include "app/text/error_sentence.h"
#include "app/text/parameter_text.h"
#include "app/views/base/tool_button.h"
#include "app/views/puzzle/puzzle_gantt.h"
#include "app/views/puzzle/puzzle_moves_bar.h"
#include "app/views/puzzle/puzzle_rules_bar.h"
#include "app/views/puzzle/puzzle_text.h"
#include "core/io/puzzle_json.h"
#include "core/io/text_file.h"
#include "widgets/text/told_keys.h"
#include "widgets/theme/theme.h"
#include "widgets/timeline/gantt_view.h"

namespace shardscope {
namespace {

constexpr int kFewestRowsShown = 3;

}  // namespace

ViewInfo PuzzleView::viewInfo()
{
    return {QStringLiteral("puzzle"), tr("Puzzle"), tr("Can you build a better pipeline by hand?"),
            QStringLiteral("R 3 4 6 5; R 10 4 11 5; R 6 10 6 5; R 13 10 8 5; R 9 16 6 4")};
}

QList<ViewCommand> PuzzleView::viewCommands()
{
    const auto withPuzzle = [](auto act) { return [act](View& view) { act(static_cast<PuzzleView&>(view)); }; };
    return {
        {QStringLiteral("anew"), tr("Start the puzzle &over"), withPuzzle([](PuzzleView& view) { view.startAnew(view.puzzle().rules()); })},
        {QStringLiteral("take_back"), tr("&Undo the last block"), withPuzzle([](PuzzleView& view) { view.takeBack(); })}};
}

PuzzleView::PuzzleView()
    : View(viewInfo()),
      m_rules(new PuzzleRulesBar),
      m_moves(new PuzzleMovesBar),
      m_told(new QLabel),
      m_standing(new QLabel),
      m_gantt(new GanttView),
      m_parTable(new QTableView),
      m_page(new QWidget),
      m_table(std::make_unique<QStandardItemModel>())
{
    auto* layout = new QVBoxLayout(m_page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_rules);
    layout->addWidget(m_moves);
    layout->addWidget(m_told);
    layout->addWidget(m_gantt, 1);
    layout->addWidget(m_standing);
    layout->addWidget(m_parTable);
    for (QLabel* label : {m_told, m_standing})
        label->setWordWrap(true);
    m_parTable->setModel(m_table.get());
    m_parTable->setAccessibleName(tr("The position compared with published schedules"));
    m_parTable->verticalHeader()->hide();
    m_parTable->setTabKeyNavigation(false);
    m_parTable->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_gantt->setMemoryStripShown(true);
    m_gantt->setWhenEmpty(tr("Press F to place the first forward block on rank 0."));
    m_gantt->installEventFilter(this);
    tellKeys(*m_gantt, {{tr("Up, Down"), tr("choose the rank")},
                        {tr("F, B, I, W"), tr("place the rank's next block; with Shift, that of its second chunk")},
                        {tr("Backspace"), tr("undo the last block")}});
    connect(m_gantt, &GanttView::blockSelected, this, [this](const GanttPlace& place) {
        if (!place.isNone() && !m_gantt->content().panels.empty())
            setRank(m_gantt->content().panels.front()->rowOf(place.block));
    });
    // Also where the next block is to come.
    connect(m_gantt, &GanttView::gapSelected, this, [this](const GanttGap& gap) {
        if (!gap.isNone())
            setRank(gap.row);
    });
    QToolButton* openTool = makeTool(tr("Open…"), tr("Open a position"));
    QToolButton* saveTool = makeTool(tr("Save…"), tr("Save the position, to continue later or to share it"));
    addTool(openTool);
    addTool(saveTool);
    connect(openTool, &QToolButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Open a position"), {}, tr("Positions (*.json)"));
        if (const QString problem = path.isEmpty() ? QString() : open(path); !problem.isEmpty())
            Q_EMIT failed(problem);
    });
    connect(saveTool, &QToolButton::clicked, this, [this] {
        const QString path =
            QFileDialog::getSaveFileName(this, tr("Save the position"), QStringLiteral("pipeline.json"), tr("Positions (*.json)"));
        if (const QString problem = path.isEmpty() ? QString() : save(path); !problem.isEmpty())
            Q_EMIT failed(problem);
    });
    connect(m_moves, &PuzzleMovesBar::rankChosen, this, &PuzzleView::setRank);
    connect(m_moves, &PuzzleMovesBar::kindChosen, this, &PuzzleView::placeNext);
    connect(m_moves, &PuzzleMovesBar::blockChosen, this, &PuzzleView::place);
    connect(m_rules, &PuzzleRulesBar::rulesEdited, this, &PuzzleView::startAnew);
    connect(m_rules, &PuzzleRulesBar::anewRequested, this, [this] { startAnew(m_puzzle.rules()); });
    connect(m_rules, &PuzzleRulesBar::backRequested, this, &PuzzleView::takeBack);
    pages().addWidget(m_page);
    startAnew(PuzzleRules{});
    placeFirstBlocks();
}

PuzzleView::~PuzzleView() = default;

void PuzzleView::startAnew(const PuzzleRules& rules)
{
    m_puzzle = Puzzle(rules);
    m_rank = 0;
    tell(tr("Each block starts as soon as its rank is free and its inputs are ready. Choose a rank, then press F or B, or "
            "choose a ready block."),
         false);
    showPosition();
}

/// An empty board explains nothing: the first blocks are placed already.
void PuzzleView::placeFirstBlocks()
{
    constexpr std::size_t kFirst = 12;
    const std::vector<PuzzleMove> moves = movesOf(m_puzzle.rules(), kDefaultSchedule);
    for (std::size_t i = 0; i < kFirst; ++i)
        (void)m_puzzle.place(moves[i]);
    showPosition();
}

void PuzzleView::takeBack()
{
    if (m_puzzle.takeBack()) {
        tell(tr("The last block was removed."), false);
        showPosition();
    }
}

void PuzzleView::setRank(int rank)
{
    m_rank = std::clamp(rank, 0, m_puzzle.rules().stages - 1);
    m_moves->setPosition(m_puzzle, m_rank);
    m_gantt->setHighlightedGroup(m_rank);
}

void PuzzleView::placeNext(BlockKind kind, int chunk)
{
    // B is both halves of a backward for a user who does not split it.
    if (kind == BlockKind::Backward && m_puzzle.rules().splitsBackward)
        kind = BlockKind::InputGrad;
    if (const std::optional<Block> next = m_puzzle.next(m_rank, kind, chunk)) {
        place(*next);
        return;
    }
    tell(tr("Rank %1 has no %2 left to run.").arg(m_rank).arg(toText(nameOf(kind))), true);
}

void PuzzleView::place(const Block& block)
{
    const PuzzleMove move{m_rank, block};
    if (const std::optional<RefusedMove> refused = m_puzzle.place(move)) {
        tell(refusalText(move, *refused, m_puzzle.rules()), true);
        return;
    }
    tell(figuresText(m_puzzle), false);
    showPosition();
}

void PuzzleView::finishAs(ScheduleKind kind)
{
    const auto possible = recognised(m_puzzle);
    if (std::find(possible.begin(), possible.end(), kind) == possible.end())
        return;
    for (bool moved = true; moved;) {
        moved = false;
        for (const PuzzleMove& move : movesOf(m_puzzle.rules(), kind))
            moved = !m_puzzle.place(move) || moved;
    }
    tell(figuresText(m_puzzle), false);
    showPosition();
}

QString PuzzleView::message() const { return m_told->text(); }

void PuzzleView::tell(const QString& message, bool isRefusal)
{
    m_told->setText(isRefusal ? QStringLiteral("✗ ") + message : message);
    m_isRefusal = isRefusal;
    paintTold();
    m_told->setAccessibleName(m_told->text());
}

void PuzzleView::paintTold()
{
    QPalette palette = m_told->palette();
    palette.setColor(QPalette::WindowText, Theme::current().color(m_isRefusal ? ColorRole::Error : ColorRole::Muted));
    m_told->setPalette(palette);
}

void PuzzleView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        paintTold();
    View::changeEvent(event);
}

void PuzzleView::showPosition()
{
    const PuzzleRules& rules = m_puzzle.rules();
    m_rules->setRules(rules);
    const std::vector<PuzzlePar> pars = parsOf(rules);
    double longest = m_puzzle.makespan();
    for (const PuzzlePar& par : pars)
        longest = std::max(longest, par.makespan);
    m_gantt->setSchedules({puzzleGantt(m_puzzle, tr("Yours"), longest)});
    m_standing->setText(recognisedText(m_puzzle));
    fillTable();
    setRank(m_rank);
    keep();
}

void PuzzleView::fillTable()
{
    fillPuzzleTable(*m_table, m_puzzle);
    m_parTable->resizeColumnsToContents();
    m_parTable->resizeRowsToContents();
    const int rows = std::max(kFewestRowsShown, m_table->rowCount());
    m_parTable->setFixedHeight(m_parTable->horizontalHeader()->sizeHint().height() + rows * m_parTable->rowHeight(0) +
                               2 * m_parTable->frameWidth());
}

void PuzzleView::contextChanged(const ViewContext& before)
{
    if (context().folder == before.folder)
        return;
    const QString file = context().folder + QStringLiteral("/puzzle.json");
    if (QFile::exists(file))
        (void)open(file);
    m_file = file;
}

void PuzzleView::keep() const
{
    if (!m_file.isEmpty())
        (void)save(m_file);
}

QString PuzzleView::save(const QString& path) const { return writeFile(path, QByteArray::fromStdString(puzzleText(m_puzzle))); }

QString PuzzleView::open(const QString& path)
{
    const Result<std::string> text = readTextFile(path.toStdString());
    Result<Puzzle> puzzle = text ? parsePuzzle(*text, path.toStdString()) : Result<Puzzle>(text.error());
    if (!puzzle)
        return errorSentence(puzzle.error());
    m_puzzle = std::move(puzzle).value();
    tell(figuresText(m_puzzle), false);
    showPosition();
    return {};
}

ChartWidget* PuzzleView::currentChart() const { return m_gantt; }

const QAbstractItemModel* PuzzleView::currentTable() const { return m_table.get(); }

void PuzzleView::refresh()
{
    if (isStateShown())
        showPage(m_page);
}

void PuzzleView::showTable(bool shown) { m_gantt->setVisible(!shown); }

bool PuzzleView::act(int key, bool shift)
{
    const int chunk = shift ? 1 : 0;
    switch (key) {
    case Qt::Key_Up:
        setRank(m_rank - 1);
        return true;
    case Qt::Key_Down:
        setRank(m_rank + 1);
        return true;
    case Qt::Key_F:
        placeNext(BlockKind::Forward, chunk);
        return true;
    case Qt::Key_B:
        placeNext(BlockKind::Backward, chunk);
        return true;
    case Qt::Key_I:
        placeNext(BlockKind::InputGrad, chunk);
        return true;
    case Qt::Key_W:
        placeNext(BlockKind::WeightGrad, chunk);
        return true;
    case Qt::Key_Backspace:
        takeBack();
        return true;
    default:
        return false;
    }
}

bool PuzzleView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_gantt && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier &&
            act(key->key(), key->modifiers() & Qt::ShiftModifier))
            return true;
    }
    return View::eventFilter(watched, event);
}

}  // namespace shardscope
