// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

#include "app/views/pipeline/pipeline_picture.h"

namespace shardscope {

class Tile;

/// The numbers of a schedule in a row: makespan, the bubble of the step, the published figure of the schedule alone, the law and the
/// simulated bubble, activations in flight. With a second schedule each shows the difference. A pressed tile explains its number.
class PipelineFacts : public QWidget {
    Q_OBJECT
public:
    explicit PipelineFacts(QWidget* parent = nullptr);
    /// Sets the picture; null: dashes.
    void setPicture(std::shared_ptr<const PipelinePicture> picture);
    [[nodiscard]] const std::array<Tile*, 7>& tiles() const { return m_tiles; }

Q_SIGNALS:
    void explained(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void explain(std::size_t tile);
    void fitLines();

    std::shared_ptr<const PipelinePicture> m_picture;
    std::array<Tile*, 7> m_tiles{};
};

}  // namespace shardscope
