#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual pages: test_man_page.py SHARDSCOPE-CLI."""
import os
import subprocess
import sys
import unittest

sys.path.insert(0, f"{os.path.dirname(os.path.abspath(__file__))}/../../packaging/man")
import man_page  # noqa: E402

PROGRAM = sys.argv.pop(1)


def page():
    return subprocess.run([sys.executable, man_page.__file__, PROGRAM], check=True, capture_output=True, text=True, encoding="utf-8").stdout


class Texts(unittest.TestCase):
    def test_lines_that_roff_would_take_for_its_own_are_escaped(self):
        made = man_page.page_of("p", "p 1", "p: what it is\n\n  .hidden\n  'quoted\n  back\\slash --option\n", {})
        self.assertIn("\n\\&.hidden\n\\&'quoted\nback\\eslash \\-\\-option\n", made)

    def test_a_program_that_says_what_it_does_in_a_sentence(self):
        made = man_page.page_of("p", "p 1", "p does that: this and this.\n\n  p FILE\n\nMore.\n", {})
        self.assertIn('.SH "NAME"\np \\- does that: this and this\n.SH "SYNOPSIS"\n.nf\np FILE\n.fi\n.SH "DESCRIPTION"\n.PP\nMore.\n', made)


class Program(unittest.TestCase):
    def test_every_word_of_every_help_is_there(self):
        text = page().replace("\\-", "-").replace("\\e", "\\").replace("\\&", "")
        words = set(text.replace('"', " ").lower().split())
        overview = man_page.said(PROGRAM, "--help")
        commands = man_page.commands_of(overview)
        self.assertGreater(len(commands), 15)
        for command in commands:
            self.assertTrue(command == "help" or f'.SH "COMMAND {command.upper()}"' in text, command)
            for word in man_page.said(PROGRAM, "help", command).replace('"', " ").lower().split():
                if word not in ("usage:", "exit", "status:", f"{command}:", "shardscope-cli:"):
                    self.assertTrue(word in words or f"{word}." in words, f"{word} of {command}")


if __name__ == "__main__":
    unittest.main()
