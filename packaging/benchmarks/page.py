# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The measured figures as Markdown: what is printed, and the page packaging/BENCHMARKS.md."""

HEADING = """# Figures of speed

Made by `packaging/benchmark.sh --record`; do not edit. A time holds for one machine: what can be compared is its *ratio*, the time divided by that of a fixed
loop (`tests/benchmarks/bench_reference.cpp`: arithmetic, a sort, look-ups by text, reads out of the cache) in the same run. Each figure is the least of
some rounds; p50 and p99 are of 60 frames.

```sh
packaging/benchmark.sh                # measures all of it: five minutes on a quiet machine
packaging/benchmark.sh --json F.json  # the same as a file
packaging/benchmark.sh --check        # what is more than 10 % slower than recorded here, by its ratio
```

"""


def number(value):
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def ratio(value):
    return "" if value is None else f"{value:.2g}" if value < 0.1 else number(value)


def goal(row):
    if row["goal"] is None:
        return ""
    return f"≤ {number(row['goal']).removesuffix('.00')} {row['unit'].replace('us', 'µs')}" + ("" if row["value"] <= row["goal"] else ", **missed**")


def page_of(document, heading):
    machine = document["machine"]
    lines = [f"Commit {document['commit']}, {machine['processor']}, {machine['cores']} cores; the reference loop took {document['reference_ms']:.2f} ms.", "",
             "| figure | time or size | ratio | goal |", "| --- | ---: | ---: | --- |"]
    for row in document["figures"]:
        lines.append(f"| {row['label']} | {number(row['value'])} {row['unit'].replace('us', 'µs')} | {ratio(row['ratio'])} | {goal(row)} |")
    lines += ["", "How an estimate with its step grows (Llama 3 70B, tensor 8, pipeline 4, 32 micro-batches; one thing grown):", "",
              "| grows with | sizes | microseconds | exponent from each to the next |", "| --- | --- | --- | --- |"]
    for family in document["growth"]:
        sizes = ", ".join(f"{point['size']:,}" for point in family["points"])
        times = ", ".join(number(1e3 * point["ms"]) for point in family["points"])
        exponents = ", ".join(f"{exponent:.2f}" for exponent in family["exponents"])
        lines.append(f"| {family['label']} | {sizes} | {times} | {exponents} |")
    return (HEADING if heading else "") + "\n".join(lines) + "\n"
