// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/document/document.h"
#include "app/views/base/view.h"
#include "core/scenario/scenario.h"

namespace shardscope::test {

/// Applies the edits that a view requests to its own document.
class EditsOf : public QObject {
public:
    EditsOf(const View& view, Scenario scenario) : document(std::move(scenario))
    {
        connect(&view, &View::editRequested, this, [this](const DocumentEdit& edit) {
            edit(document);
            ++count;
        });
    }
    [[nodiscard]] const Scenario& scenario() const { return document.scenario(); }

    Document document;
    int count = 0;
};

}  // namespace shardscope::test
