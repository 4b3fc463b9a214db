// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toy_field.h"

/// Linked to the command line, this makes it one with one more field.
namespace {

[[maybe_unused]] const bool kDeclared = (shardscope::TEST_declare(shardscope::test::toyField()), true);

}  // namespace
