// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/parameter_form.h"

namespace shardscope {

/// Which GPUs, how many, and how they are joined.
class ClusterForm : public ParameterForm {
    Q_OBJECT
public:
    explicit ClusterForm(Document& document, QWidget* parent = nullptr);

private:
    void addHardware();
    void addGpus();
    void addGpusPerNode();
    void addNetwork();
};

}  // namespace shardscope
