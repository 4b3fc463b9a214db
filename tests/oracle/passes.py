# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The costs of one pass of a micro-batch through some layers on one rank, as a dict of sums: seconds of "compute" and "host",
seconds ("exposed", axis) that the compute stream waits for a collective, seconds ("hidden", axis) of collectives during compute,
and bytes ("sent", axis) that leave the GPU."""

AXES = ("tp", "cp", "pp", "dp", "ep")


def plus(*parts):
    result = {}
    for part in parts:
        for key, value in part.items():
            result[key] = result.get(key, 0) + value
    return result


def times(factor, part):
    return {key: factor * value for key, value in part.items()}


def exposed(part):
    return sum(value for key, value in part.items() if key[0] == "exposed")


def device(part):
    return part.get("compute", 0) + exposed(part)


def length(part):
    return device(part) + part.get("host", 0)


def wait(axis, seconds, waited, sent=0.0):
    """A collective of `seconds`, of which the compute stream waits for `waited`."""
    return {("exposed", axis): waited, ("hidden", axis): max(0.0, seconds - waited), ("sent", axis): sent}


class Passes:
    """Forward, what runs again before the backward, and the two halves of the backward."""

    PARTS = ("forward", "again", "input", "weight")

    def __init__(self, **parts):
        for name in self.PARTS:
            setattr(self, name, parts.get(name, {}))

    def __add__(self, other):
        return Passes(**{name: plus(getattr(self, name), getattr(other, name)) for name in self.PARTS})

    def backward(self):
        return plus(self.again, self.input, self.weight)
