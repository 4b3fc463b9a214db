#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A manual page of a program, made of what it says of itself: man_page.py PROGRAM > PROGRAM.1

Texts of help keep to one shape, and so nothing is written twice: a first line that says what it is, paragraphs, headings
without a full stop over indented lines, and lines that begin with the program's name."""
import itertools
import os
import re
import subprocess
import sys

ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8"}


def said(program, *words):
    return subprocess.run([program, *words], check=True, capture_output=True, text=True, env=ENVIRONMENT).stdout


def escaped(line):
    line = line.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + line if line[:1] in (".", "'") else line


def capitalised(text):
    return text[:1].upper() + text[1:]


def literal(lines):
    indent = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    return [".nf", *(escaped(line[indent:]) for line in lines), ".fi"]


def is_heading(block):
    return len(block) > 1 and not block[0].startswith(" ") and block[1].startswith(" ") and block[0][-1] not in ".,:;"


def blocks_of(text):
    return [block.split("\n") for block in re.split(r"\n\s*\n", text.strip("\n"))]


def paragraph(block):
    """Lines that are flowed, and those among them that are indented, which stay as they are."""
    page = []
    for is_literal, lines in itertools.groupby(block, key=lambda line: line.startswith(" ")):
        page += literal(list(lines)) if is_literal else [escaped(line) for line in lines]
    return page


def body(blocks, section):
    """The blocks under headings of this level (.SH or .SS)."""
    page = []
    for block in blocks:
        if block[0].startswith("Usage: "):
            page += [f'{section} "SYNOPSIS"' if section == ".SH" else ".PP", *literal([" " * 7 + block[0][7:], *block[1:]])]
        elif block[0].startswith("Exit status: "):
            page += [f'{section} "EXIT STATUS"', *(escaped(line) for line in [block[0][13:], *block[1:]])]
        elif is_heading(block):
            page += [f'{section} "{escaped(block[0].upper() if section == ".SH" else block[0])}"', *literal(block[1:])]
        else:
            page += [".PP", *paragraph(block)]
    return page


def page_of(name, version, help_text, commands):
    blocks = blocks_of(help_text)
    first = " ".join(blocks[0])
    summary = first.split(": ", 1)[1] if ": " in first and " " not in first.split(": ")[0] else first.removeprefix(name + " ")
    page = [f'.TH "{escaped(name.upper())}" "1" "" "{escaped(version)}" "Shardscope"', '.SH "NAME"', f"{escaped(name)} \\- {escaped(summary.rstrip('.'))}"]
    rest = blocks[1:]
    if rest[0][0].startswith(" "):
        page += ['.SH "SYNOPSIS"', *literal(rest[0])]
        rest = rest[1:]
    elif rest[0][0].startswith("Usage: "):
        page += body(rest[:1], ".SH")
        rest = rest[1:]
    if rest and not is_heading(rest[0]):
        page += ['.SH "DESCRIPTION"']
    page += body(rest, ".SH")
    for command, text in commands.items():
        described = blocks_of(text)
        page += ['.SH "COMMAND ' + escaped(command.upper()) + '"', escaped(capitalised(described[0][0].split(": ", 1)[1]) + ".")]
        page += body(described[1:], ".SS")
    return "\n".join(page) + "\n"


def commands_of(help_text):
    """Those that help lists under "Commands": `name  what it does`."""
    rows = [row for block in blocks_of(help_text) if block[0] == "Commands" for row in block[1:]]
    return [row.split()[0] for row in rows]


def main(program):
    name = os.path.basename(program)
    version = said(program, "--version").strip()
    help_text = said(program, "--help")
    texts = {command: said(program, "help", command) for command in commands_of(help_text)}
    sys.stdout.reconfigure(encoding="utf-8")
    sys.stdout.write(page_of(name, version, help_text, {command: text for command, text in texts.items() if text != help_text}))


if __name__ == "__main__":
    main(sys.argv[1])
