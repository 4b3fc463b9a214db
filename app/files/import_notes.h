// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include "core/launch/launch_import.h"

namespace shardscope {

/// "Tensor parallel", "Model", of a field that a note is of.
[[nodiscard]] QString importFieldLabel(std::string_view path);
/// "Line 14: `${TP:?}` has no value, so …", in the reader's language.
[[nodiscard]] QString importReasonText(const ImportNote& note);
/// "used 14 / ignored 3 / assumed 2"
[[nodiscard]] QString importCounts(const ImportedLaunch& imported);

/// Every setting of a launch file that was used and ignored, and every fact that was assumed, each with its line and the reason.
class ImportNotesDialog : public QDialog {
    Q_OBJECT
public:
    ImportNotesDialog(const ImportedLaunch& imported, const QString& name, QWidget* parent = nullptr);
};

}  // namespace shardscope
