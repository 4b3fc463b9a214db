// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace shardscope {

/// A view that fills its panel, and scrolls where the panel is smaller than the view can be. (QScrollArea's own resizing takes the
/// preferred height of wrapped text for its minimum.)
class ViewScroll : public QScrollArea {
    Q_OBJECT
public:
    /// Takes ownership of the view.
    explicit ViewScroll(QWidget* view, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override { return widget()->sizeHint(); }

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
};

}  // namespace shardscope
