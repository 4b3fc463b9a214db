// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

#include "app/views/probe/probe_curves.h"

class QPlainTextEdit;
class QStandardItemModel;
class QTableView;

namespace shardscope {

class ChartPage;
class ChartWidget;
class FiguresPage;

/// The pictures of a run, one at a time.
enum class ProbePage { Collectives, Multiplies, Memory, Roofline, Lab, Figures, Log };

/// Returns the id in files: "collectives", …
[[nodiscard]] QString idOf(ProbePage page);

class ProbePages : public QStackedWidget {
    Q_OBJECT
public:
    explicit ProbePages(QWidget* parent = nullptr);

    void show(const ProbePicture& picture);
    void setPage(ProbePage page);
    [[nodiscard]] ProbePage page() const { return static_cast<ProbePage>(currentIndex()); }
    void setTableShown(bool shown);
    /// Returns the chart of a page, or null.
    [[nodiscard]] ChartWidget* chart(ProbePage page) const;
    [[nodiscard]] FiguresPage& figures() const { return *m_figures; }
    [[nodiscard]] QString logText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeLab();
    void showLab(const QList<LabKernel>& kernels);
    void showLog(const ProbeRecord& record);
    void applyTheme();

    Curves* m_collectives;
    Curves* m_multiplies;
    Curves* m_memory;
    Roofline* m_roofline;
    Roofline* m_lab;
    QList<ChartPage*> m_charts;
    QStandardItemModel* m_kernels;
    QTableView* m_kernelList;
    FiguresPage* m_figures;
    QPlainTextEdit* m_log;
};

}  // namespace shardscope
