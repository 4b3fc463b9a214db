// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/hardware/hardware.h"

namespace shardscope {

/// The trust of a hardware figure: a shape and a word.
class TrustBadge : public QWidget {
    Q_OBJECT
public:
    explicit TrustBadge(QWidget* parent = nullptr);
    void setTrust(Trust trust);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Trust m_trust = Trust::Unverified;
};

}  // namespace shardscope
