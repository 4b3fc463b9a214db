// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

#include "app/panels/share_button.h"

namespace shardscope {

class Estimate;

/// The GPU time of the whole step over all GPUs: one bar of 100 %, to scale. Each part has its name in it or below it and opens the view
/// that shows it; parts of a few pixels are joined at the end. Arrow keys go from part to part.
class StepShareBar : public QWidget {
    Q_OBJECT
public:
    explicit StepShareBar(QWidget* parent = nullptr);

    /// Sets the estimate; without one, or without a step, there is no bar.
    void setEstimate(std::shared_ptr<const Estimate> estimate);
    /// Removes the line below the bar: names without room are shown as tool tips.
    void setTight(bool tight);
    /// Returns the visible parts, from the left.
    [[nodiscard]] QList<ShareButton*> parts() const;
    /// Returns the captions of the parts whose name has no room in them.
    [[nodiscard]] QList<ShareCaption*> captions() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void placeRequested(const shardscope::ViewPlace& place);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void layOut();
    void gather(double least);
    void placeParts();
    [[nodiscard]] bool nameParts();
    [[nodiscard]] double barHeight() const;
    [[nodiscard]] double nameHeight() const;
    void open(const ShareButton& part);

    std::shared_ptr<const Estimate> m_estimate;
    QList<ShareSegment> m_segments;
    QList<QList<ShareSegment>> m_drawn;  ///< of each part
    bool m_isGathered = false;           ///< the last part stands for several
    QList<ShareButton*> m_parts;
    QList<ShareCaption*> m_captions;
    bool m_isOld = true;
    bool m_isTight = false;
};

}  // namespace shardscope
