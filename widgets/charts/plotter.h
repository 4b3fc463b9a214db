// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QPainter;

namespace shardscope {

struct Plotted;

/// Draws with Qt Charts. It keeps its chart, so that new values move the bars and lines that are there: making them costs
/// twice as much. No type of Qt Charts is seen outside of it.
class Plotter {
public:
    Plotter();
    ~Plotter();
    Plotter(const Plotter&) = delete;
    Plotter& operator=(const Plotter&) = delete;

    void paint(QPainter& painter, const std::shared_ptr<const Plotted>& plotted);

private:
    class Chart;
    std::unique_ptr<Chart> m_chart;  ///< made when it is first needed
};

}  // namespace shardscope
