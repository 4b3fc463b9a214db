// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include "core/launch/launch_import.h"

namespace shardscope {

/// Returns the label of a note's field: "Tensor parallel", "Model".
[[nodiscard]] QString importFieldLabel(std::string_view path);
/// Returns the reason of a note in the reader's language: "Line 14: `${TP:?}` has no value, so …".
[[nodiscard]] QString importReasonText(const ImportNote& note);
/// Returns counts such as "used 14 / ignored 3 / assumed 2".
[[nodiscard]] QString importCounts(const ImportedLaunch& imported);

/// Lists every used and ignored setting of a launch file, and every assumed fact, each with its line and the reason.
class ImportNotesDialog : public QDialog {
    Q_OBJECT
public:
    ImportNotesDialog(const ImportedLaunch& imported, const QString& name, QWidget* parent = nullptr);
};

}  // namespace shardscope
