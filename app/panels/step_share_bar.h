// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include <memory>

#include "app/panels/share_segments.h"

namespace shardscope {

/// One part of the bar, a button that leads to the view which shows it.
class ShareButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit ShareButton(QWidget* parent);
    /// Several parts: those that are too small to be drawn each for itself.
    void setSegments(const QList<ShareSegment>& segments);
    [[nodiscard]] const QList<ShareSegment>& segments() const { return m_segments; }
    [[nodiscard]] double share() const;
    /// What it is and how much, as long as there is room for; empty where there is room for neither.
    [[nodiscard]] QString label() const;
    /// The same for ever less room.
    [[nodiscard]] QStringList texts() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QList<ShareSegment> m_segments;
};

/// The name of a part too small to bear it: stands below the bar, and a click on it is one on the part.
class ShareCaption : public QAbstractButton {
    Q_OBJECT
public:
    explicit ShareCaption(QWidget* parent);
    void setPart(ShareButton* part);
    [[nodiscard]] ShareButton* part() const { return m_part; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ShareButton* m_part = nullptr;
};

/// Where the GPU time of the whole step goes, all GPUs together: one bar of 100 %, to scale. Each part has its name in it or below
/// it and leads to the view that shows it; those of a few pixels stand together at the end. Arrow keys go from part to part.
class StepShareBar : public QWidget {
    Q_OBJECT
public:
    explicit StepShareBar(QWidget* parent = nullptr);

    /// Null, or without a step: there is no bar.
    void setEstimate(std::shared_ptr<const Estimate> estimate);
    /// Those that are seen, from the left.
    [[nodiscard]] QList<ShareButton*> parts() const;
    /// Of the parts whose name has no room in them.
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
    void open(const ShareButton& part);

    std::shared_ptr<const Estimate> m_estimate;
    QList<ShareSegment> m_segments;
    QList<QList<ShareSegment>> m_drawn;  ///< of each part
    bool m_isGathered = false;           ///< the last part stands for several
    QList<ShareButton*> m_parts;
    QList<ShareCaption*> m_captions;
    bool m_isOld = true;
};

}  // namespace shardscope
