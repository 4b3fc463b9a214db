// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace shardscope {

/// Translates texts of functions outside a QObject; one function for all files, so that several of them can be compiled as one.
inline QString tr(const char* text, const char* comment = nullptr) { return QCoreApplication::translate("Shardscope", text, comment); }

}  // namespace shardscope
