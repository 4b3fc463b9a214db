// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launch/launch.h"

int main(int count, char** words) { return shardscope::launch(count, words); }
