#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings the catalogues (shardscope_*.ts) up to the texts of the sources; see README.md beside this file.

  update.py           adds what is new as unfinished, drops what is gone, keeps every translation
  update.py --check   changes nothing; says what is missing, gone or broken; status 1 where there is anything
  update.py --json LANGUAGE      the unfinished texts of a language as JSON, for whoever translates them elsewhere
  update.py --take LANGUAGE FILE   takes translations from such a JSON file: {text: translation}, a list of forms for a plural
"""
import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import namedtuple
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
FORMS = {"de": 2, "zh_CN": 1}
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
CALL = re.compile(r'(?<![\w])(?:tr|translate|QT_TRANSLATE_NOOP|QT_TR_NOOP)\(\s*(?=")')
SAID = re.compile(r'(?<![\w])(?:said|says)\(\s*(?=")')
Said = namedtuple("Said", "part plural")  # the folder it stands in, and whether a number decides its form
ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\", "'": "'"}


def unescaped(text):
    def one(match):
        name = match.group(1)
        return chr(int(name[1:], 16)) if name[0] in "ux" else ESCAPES[name]
    return re.sub(r"\\(u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)", one, text)


def literals_at(text, at):
    """The string literals that stand together at `at` as one text, and where they end; None where there is none."""
    parts = []
    while True:
        match = re.compile(r"\s*").match(text, at)
        literal = LITERAL.match(text, match.end())
        if not literal:
            return ("".join(parts) if parts else None), at
        parts.append(unescaped(literal.group(1)))
        at = literal.end()


def said_in_cpp(path):
    """(text, comment, is plural) of every tr() and translate() of a file."""
    text = re.sub(r"^\s*//.*$|//[^\n\"]*$", "", path.read_text(encoding="utf-8"), flags=re.M)
    for call in CALL.finditer(text):
        first, at = literals_at(text, call.end())
        rest = re.compile(r"\s*,\s*").match(text, at)
        second, end = literals_at(text, rest.end()) if rest else (None, at)
        if call.group(0).startswith(("translate", "QT_TRANSLATE_NOOP")):
            first, second, at = second, None, end  # the first is a context
            rest = re.compile(r"\s*,\s*").match(text, end)
            if rest:
                second, end = literals_at(text, rest.end())
        if first:
            after = text[end:end + 200]
            is_null = re.match(r"\s*,\s*nullptr\s*,", text[at:at + 40])
            has_number = re.search(r"%L?n", first) is not None
            yield first, second or "", has_number and bool(is_null or (second is not None and re.match(r"\s*,\s*[^)]", after)))


def said_in_core(path):
    """Texts of core's tables: the literals of a file but its ids, which stand first in their row or look like one."""
    text = re.sub(r"^\s*//.*$|//[^\n\"]*$", "", path.read_text(encoding="utf-8"), flags=re.M)
    text = re.sub(r"#include[^\n]*", "", text)
    at = 0
    while True:
        match = LITERAL.search(text, at)
        if not match:
            return
        whole, at = literals_at(text, match.start())
        before = text[:match.start()].rstrip()[-1:]
        is_id = re.fullmatch(r"[/a-z0-9_.:%-]*[/a-z_:%-][/a-z0-9_.:%-]*", whole) and (before == "{" or re.search(r"[/_.%-]", whole))
        if whole.strip() and not is_id and re.search(r"[A-Za-z]|\d\.\d", whole):
            yield whole, "", False


def said_in_texts(path):
    """Texts of resources/texts; of a row's members those that are said."""
    text = re.sub(r"\n +", " ", path.read_text(encoding="utf-8"))
    is_row = re.search(r"^\[", text, flags=re.M) is not None
    for key, value in re.findall(r"^([^=#\n]+) = (.*)$", text, flags=re.M):
        if not value.startswith("@") and not (is_row and key in {"seen", "axis"}):
            yield value, "", False


def said_in_messages(path):
    """Texts that core's code marks by `said` (core/base/message.h) or `says` (core/base/finding.h), and the names of facts that fill them."""
    text = path.read_text(encoding="utf-8")
    for call in SAID.finditer(text):
        yield literals_at(text, call.end())[0], "", False
    if path.name == "import_facts.cpp":
        for name in re.findall(r'\{"[a-z_.]+", "([^"]+)"\},', text):
            yield name, "", False


def texts_in_json(value, keys):
    if isinstance(value, dict):
        for key, each in value.items():
            if key in keys and isinstance(each, str):
                yield each
            elif key in keys and isinstance(each, list):
                yield from (one for one in each if isinstance(one, str))
                yield from texts_in_json([one for one in each if not isinstance(one, str)], keys)
            else:
                yield from texts_in_json(each, keys)
    elif isinstance(value, list):
        for each in value:
            yield from texts_in_json(each, keys)


CORE = ["core/field/*parameters.cpp", "core/model/operator_traits.*", "core/schedule/schedule_traits.*", "core/schedule/kinds/*.*", "core/base/schedule_kind.h"]
# Which keys of our data are said to people.
DATA = [("resources/advice/rules.json", {"says", "name", "technique"}),
        ("resources/lengths/*.json", {"name"}),
        ("resources/lessons/*.json", {"title", "text", "prompt", "reveal", "hints", "debrief", "notes", "choices", "label", "because", "rubric", "par_from", "term",
                                      "meaning", "chapter", "says", "question", "answer_text", "analogy", "task", "card"})]


def is_said(text):
    """Whether there is a word or a fraction in it; fields, symbols and units are the same everywhere."""
    return re.search(r"[A-Za-z]{2,}|\d\.\d", re.sub(r"%L?\d+|%L?n|\{[a-z_0-9]*\}|%\.\d?[a-z]|<[^>]*>|&[a-z]+;", "", text)) is not None


def files(*patterns):
    return [path for pattern in patterns for path in sorted(ROOT.glob(pattern)) if "app/cli/" not in str(path)]


def said_in_data(keys):
    return lambda path: ((text, "", False) for text in texts_in_json(json.loads(path.read_text(encoding="utf-8")), keys))


def sources():
    """Every text: {(text, comment): Said}; of one that stands in several parts, the first."""
    found = {}
    readers = [(said_in_cpp, files(*(f"{folder}/**/*.{end}" for folder in ("app", "widgets") for end in ("cpp", "h")))),
               (said_in_core, files(*CORE)),
               (said_in_texts, files("resources/texts/**/*.ini")),
               (said_in_messages, files(*(f"core/{folder}/**/*.[ch]*" for folder in ("decide", "doctor", "field", "launch", "plan", "remedy", "sweep", "text"))))]
    readers += [(said_in_data(keys), files(pattern)) for pattern, keys in DATA]
    for texts_of, paths in readers:
        for path in paths:
            part = path.parent.relative_to(ROOT).as_posix()
            for text, comment, plural in texts_of(path):
                known = found.get((text, comment), Said(part, plural))
                found[(text, comment)] = Said(known.part, known.plural or plural)
    return {key: said for key, said in found.items() if is_said(key[0])}


def read(path):
    """{(text, comment): [forms]} of what is finished; of a language that has no file yet nothing."""
    if not path.exists():
        return {}
    done = {}
    for message in ElementTree.parse(path).getroot().iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type"):
            continue
        forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
        if forms[0]:
            done[(message.findtext("source"), message.findtext("comment") or "")] = forms
    return done


def catalogue(language, texts, done):
    """The text of a language's file: a context for each folder."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", f'<TS version="2.1" language="{language}" sourcelanguage="en">']
    last = None
    for (text, comment), (part, plural) in sorted(texts.items(), key=lambda each: (each[1].part, each[0])):
        forms = done.get((text, comment), [])
        if part != last:
            lines += ["</context>"] * (last is not None) + ["<context>", f"    <name>{part}</name>"]
            last = part
        lines.append('    <message numerus="yes">' if plural else "    <message>")
        lines.append(f"        <source>{escape(text)}</source>")
        if comment:
            lines.append(f"        <comment>{escape(comment)}</comment>")
        unfinished = "" if forms else ' type="unfinished"'
        if plural:
            forms = forms or [""] * FORMS[language]
            lines.append(f"        <translation{unfinished}>" + "".join(f"<numerusform>{escape(form)}</numerusform>" for form in forms)
                         + "</translation>")
        else:
            lines.append(f"        <translation{unfinished}>{escape(forms[0]) if forms else ''}</translation>")
        lines.append("    </message>")
    return "\n".join(lines + ["</context>", "</TS>", ""])


def fields(text):
    """What has to be in a translation as it is in the text; the order may differ."""
    return sorted(re.findall(r"%L?\d+|%L?n|\{[^{}\s][^{}]*\}|\{\}", text))


def problems_of(language, texts, done):
    for key, (_, plural) in sorted(texts.items()):
        forms = done.get(key)
        if forms is None:
            yield f"missing: {key[0]!r}" + (f" ({key[1]})" if key[1] else "")
            continue
        if len(forms) != (FORMS[language] if plural else 1):
            yield f"{len(forms)} forms in place of {FORMS[language] if plural else 1}: {key[0]!r}"
        for form in forms:
            # One stage may be written without its number.
            if fields(form) != fields(key[0]) and not (plural and sorted(fields(form) + ["%n"]) == fields(key[0])):
                yield f"other fields: {key[0]!r} -> {form!r}"
            if key[0].count("&") == 1 and re.search(r"&\w", key[0]) and form.count("&") > 1:
                yield f"two mnemonics: {key[0]!r} -> {form!r}"
    for key in sorted(done.keys() - texts.keys()):
        yield f"no longer said: {key[0]!r}"


def plain(text):
    """Without what is no word: fields, quoted examples, formulas, names of keys and files."""
    text = re.sub(r"\{[^{}]*\}|“[^”]*”|&(?=\w)|[·/] \w+|\w+ [·/]|arXiv", "", text)
    return " ".join(word for word in text.split(" ") if not re.search(r"\w[._/]\w", word))


def unlike_glossary(language, texts, done, glossary):
    """Translations in which a term of the glossary is called otherwise."""
    for row in glossary["terms"]:
        term = re.compile(r"(?<![\w-])(?:" + row["term"] + r")(?!-?\w)", re.I)
        names = [name.lower() for name in row.get(language, [])]
        for key in texts:
            if not names or key not in done or key[0] in row.get("but", []) or not term.search(plain(key[0])):
                continue
            for form in done[key]:
                if not any(name in form.replace("&", "").lower() for name in names):
                    yield f"{row['term'].split('|')[0]} is {row[language][0]}: {key[0]!r} -> {form!r}"
    for word in glossary["never"].get(language, []):
        for key in texts:
            if any(word in form for form in done.get(key, [])):
                yield f"never {word}: {key[0]!r} -> {done[key][0]!r}"


def take(done, texts, path):
    given = json.loads(Path(path).read_text(encoding="utf-8"))
    for (text, comment), (_, plural) in texts.items():
        value = given.get(f"{text}\u0004{comment}" if comment else text, given.get(text))
        if value:
            done[(text, comment)] = value if isinstance(value, list) else [value]


def main(arguments):
    texts = sources()
    glossary = json.loads((ROOT / "translations" / "glossary.json").read_text(encoding="utf-8"))
    status = 0
    for language in FORMS:
        path = ROOT / "translations" / f"shardscope_{language}.ts"
        done = read(path)
        if arguments[:1] == ["--check"]:
            found = list(problems_of(language, texts, done)) + list(unlike_glossary(language, texts, done, glossary))
            if not found and path.read_text(encoding="utf-8") != catalogue(language, texts, done):
                found = ["a text stands in another folder now: run translations/update.py"]
            missing = sum(one.startswith("missing") for one in found)
            print(f"{language}: {len(texts)} texts, {missing} missing, {len(found) - missing} other problems")
            print("".join(f"  {one}\n" for one in found[:40]), end="")
            status = status or (1 if found else 0)
            continue
        if arguments[:2] == ["--json", language]:
            print(json.dumps({(f"{text}\u0004{comment}" if comment else text): ([""] * FORMS[language] if plural and FORMS[language] > 1 else "")
                              for (text, comment), (_, plural) in sorted(texts.items()) if (text, comment) not in done}, ensure_ascii=False, indent=0))
        elif arguments[:2] == ["--take", language]:
            take(done, texts, arguments[2])
        if not arguments or arguments[:2] == ["--take", language]:
            path.write_text(catalogue(language, texts, done), encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
