// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/probe/probe_pages.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QStandardItemModel>

#include <iterator>

#include "app/views/base/chart_page.h"
#include "app/views/base/readable_table.h"
#include "app/views/probe/figures_page.h"
#include "app/views/probe/probe_text.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

const QString kPageIds[] = {QStringLiteral("collectives"), QStringLiteral("multiplies"), QStringLiteral("memory"),
                            QStringLiteral("roofline"),    QStringLiteral("lab"),        QStringLiteral("figures"),
                            QStringLiteral("log")};

}  // namespace

QString idOf(ProbePage page) { return kPageIds[static_cast<std::size_t>(page)]; }

ProbePages::ProbePages(QWidget* parent)
    : QStackedWidget(parent),
      m_collectives(new Curves),
      m_multiplies(new Curves),
      m_memory(new Curves),
      m_roofline(new Roofline),
      m_lab(new Roofline),
      m_kernels(new QStandardItemModel(this)),
      m_kernelList(new QTableView),
      m_figures(new FiguresPage),
      m_log(new QPlainTextEdit)
{
    for (ChartWidget* chart : std::initializer_list<ChartWidget*>{m_collectives, m_multiplies, m_memory, m_roofline}) {
        m_charts.append(new ChartPage(chart));
        addWidget(m_charts.last());
    }
    addWidget(makeLab());
    addWidget(m_figures);
    m_log->setReadOnly(true);
    m_log->setAccessibleName(tr("Log of the measurement"));
    m_log->setPlaceholderText(tr("The output of shardscope-probe and the libraries it loads appears here."));
    m_log->setFrameShape(QFrame::NoFrame);
    addWidget(m_log);
    applyTheme();
}

QWidget* ProbePages::makeLab()
{
    makeReadable(*m_kernelList, tr("Kernels of the kernel lab"));
    m_kernels->setHorizontalHeaderLabels({tr("kernel"), tr("task"), tr("time"), tr("bandwidth"), tr("FLOP/s"), tr("share of roofline")});
    m_kernelList->setModel(m_kernels);
    m_kernelList->horizontalHeader()->setStretchLastSection(true);
    m_charts.append(new ChartPage(m_lab));
    auto* both = new QSplitter(Qt::Vertical);
    both->addWidget(m_charts.last());
    both->addWidget(m_kernelList);
    both->setChildrenCollapsible(false);
    both->setStretchFactor(0, 3);
    both->setStretchFactor(1, 2);
    return both;
}

void ProbePages::show(const ProbePicture& picture)
{
    m_collectives->setData(collectiveCurves(picture));
    m_multiplies->setData(multiplyCurves(picture));
    m_memory->setData(memoryCurves(picture));
    m_roofline->setData(probeRoofline(picture));
    m_lab->setData(labRoofline(picture));
    showLab(labKernels(picture));
    showLog(*picture.record);
}

void ProbePages::showLab(const QList<LabKernel>& kernels)
{
    m_kernelList->setVisible(!kernels.isEmpty());
    if (m_kernels->rowCount() == kernels.size())
        return;  // kernels are added, never changed
    m_kernels->removeRows(0, m_kernels->rowCount());
    for (const LabKernel& kernel : kernels) {
        QList<QStandardItem*> row;
        for (const QString& text :
             {kernel.kernel, kernel.group, durationText(kernel.seconds), bandwidthText(kernel.bandwidth),
              kernel.flopRate > 0 ? flopRateText(kernel.flopRate) : QString(), kernel.share > 0 ? percentText(kernel.share) : QString()})
            row << new QStandardItem(text);
        m_kernels->appendRow(row);
    }
    m_kernelList->resizeColumnsToContents();
}

void ProbePages::showLog(const ProbeRecord& record)
{
    const QString text = record.log().join(u'\n');
    if (text != m_log->toPlainText())
        m_log->setPlainText(text);
}

QString ProbePages::logText() const { return m_log->toPlainText(); }

void ProbePages::setPage(ProbePage page) { setCurrentIndex(static_cast<int>(page)); }

void ProbePages::setTableShown(bool shown)
{
    for (ChartPage* page : m_charts)
        page->setTableShown(shown);
}

ChartWidget* ProbePages::chart(ProbePage page) const
{
    return page >= ProbePage::Figures ? nullptr : &m_charts[static_cast<int>(page)]->chart();
}

void ProbePages::applyTheme()
{
    shardscope::applyTheme(*m_kernelList);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(Theme::current().font(TextStyle::Caption).pointSizeF());
    if (fixed.pointSizeF() > 0)
        m_log->setFont(fixed);
}

void ProbePages::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        applyTheme();
    QStackedWidget::changeEvent(event);
}

}  // namespace shardscope
