// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QPainter;

namespace shardscope {

struct Plotted;

/// Draws with Qt Charts. It keeps its chart, so that new values move the existing bars and lines: recreating them takes twice as long. No
/// type of Qt Charts is visible outside.
class Plotter {
public:
    Plotter();
    ~Plotter();
    Plotter(const Plotter&) = delete;
    Plotter& operator=(const Plotter&) = delete;

    void paint(QPainter& painter, const std::shared_ptr<const Plotted>& plotted);

private:
    class Chart;
    std::unique_ptr<Chart> m_chart;  ///< made at the first use
};

}  // namespace shardscope
