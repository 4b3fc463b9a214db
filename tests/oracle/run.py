#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Works every plan of plans.py from the documents and holds the program's estimate against it, field by field.

Usage: run.py SHARDSCOPE_CLI [WORD…]     only the plans whose name has the words
Exit status: 0 all agree to 1e-6; 1 some field does not, in a table."""

import json
import sys
from case import Case
from facts import ask
from memory import ledger
from passes import AXES
from plans import PLANS
from step import Step

TOLERANCE = 1e-6
DIMENSION = {"etp": "tp", "edp": "dp", "cp-inner": "cp", "cp-outer": "cp"}  # of a process group, where its name is another
MEMORY = ("parameters", "gradients", "optimizer", "activations", "temporary", "framework", "total", "allocated_bytes", "reserved_bytes")


def expected(case):
    """Field names as in `shardscope.estimate/1`, with the value worked here."""
    work = Step(case)
    fields = {}
    stages = [ledger(case, work.states, rank) for rank in range(case.pp)]
    for rank, stage in enumerate(stages):
        fields.update({f"memory/by_stage/{rank}/{name}": stage[name] for name in MEMORY})
    fields["memory/peak_bytes"] = max(stage["total"] for stage in stages)
    time, ranks = work.answer()
    fields.update({f"time/{name}": value for name, value in time.items() if name != "exposed_s"})
    fields.update({f"time/exposed_s/{axis}": value for axis, value in time["exposed_s"].items()})
    fields.update({f"time/shares/{name}": value for name, value in work.shares(time, ranks).items()})
    for index, rank in enumerate(ranks):
        at = f"time/by_rank/{index}/"
        fields.update({at + "compute_s": rank["total"].get("compute", 0.0), at + "bubble_s": rank["bubble"], at + "last_block_s": rank["end"],
                       at + "host_s": rank["total"].get("host", 0.0), at + "optimizer_s": rank["optimizer"], at + "reduce_s": rank["reduce"],
                       at + "gather_s": rank["gather"], at + "synchronised_s": rank["synchronised"]})
        for kind in ("exposed", "hidden"):
            fields.update({f"{at}{kind}_s/{axis}": rank["total"].get((kind, axis), 0.0) for axis in AXES})
        fields.update({f"sent/{index}/{axis}": rank["total"].get(("sent", axis), 0.0) for axis in AXES})
    return fields


def asked(program, scenario):
    """The estimate, and beside it "sent": for each pipeline rank the bytes that leave one GPU in a step, by dimension."""
    text = json.dumps(scenario)
    answer = ask(program, "estimate", "-", text=text)
    answer["sent"] = []
    for rank in ask(program, "flows", "-", text=text)["by_rank"]:
        sent = dict.fromkeys(AXES, 0.0)
        for flow in rank["flows"]:
            sent[DIMENSION.get(flow["group"], flow["group"])] += sum(flow.get("sent_bytes", {}).values())
        answer["sent"].append(sent)
    return answer


def found(document, pointer):
    for key in pointer.split("/"):
        document = document[int(key) if isinstance(document, list) else key]
    return document


def differences(case, answer):
    """Returns the differing figures, with relative errors. The scale is at least a millionth of the whole, for figures near zero."""
    rows = []
    whole = {"memory": answer["memory"]["peak_bytes"], "time": answer["time"]["step_s"]}
    for pointer, mine in expected(case).items():
        theirs = found(answer, pointer)
        scale = max(abs(mine), abs(theirs), 1e-6 * whole.get(pointer.split("/")[0], 1e6))
        if abs(mine - theirs) > TOLERANCE * scale:
            rows.append((pointer, mine, theirs, (theirs - mine) / scale))
    return rows


def main(program, *words):
    wrong = 0
    for scenario in PLANS:
        if not all(word in scenario["name"] for word in words):
            continue
        case = Case(program, scenario)
        answer = asked(program, scenario)
        rows = differences(case, answer)
        wrong += bool(rows)
        print(f"{'differs' if rows else 'agrees '}  {scenario['name']}: step {answer['time']['step_s']:.6g} s, "
              f"peak {answer['memory']['peak_bytes'] / 1e9:.6g} GB")
        for pointer, mine, theirs, error in rows:
            print(f"    {pointer:<42} oracle {mine:<22.12g} core {theirs:<22.12g} {error:+.2e}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
