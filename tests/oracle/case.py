# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One plan with what follows from it: degrees, process groups and where they sit, the rates of its device."""

from math import ceil

import facts
import framework
import mesh
from wire import Wire


class Case:
    def __init__(self, program, scenario):
        self.model = scenario["model"]["architecture"]
        self.training, self.plan, self.cluster = scenario["training"], scenario["plan"], scenario["cluster"]
        self.software = self.training["software"]
        for key in ("tp", "cp", "pp", "dp", "ep", "chunks", "zero", "micro_batch", "schedule", "recompute"):
            setattr(self, key, self.plan[key])
        self.etp = self.plan["etp"] or self.tp
        world = self.tp * self.cp * self.pp * self.dp
        assert world == self.cluster["nodes"] * self.cluster["gpus_per_node"]
        self.edp = world // (self.pp * self.ep * self.etp)
        self.micro_batches = self.training["global_batch"] // (self.dp * self.micro_batch)
        self.group = self.plan["group"] or self.pp
        # the experts' overlap fuses each forward of the steady state with the backward after it
        self.fuses = self.plan["overlap"]["expert"] and self.ep > 1 and self.schedule in ("1f1b", "interleaved")
        self.constants = facts.constants()
        self.gpu = facts.catalogue(program, "gpus", self.cluster["gpu"])
        self.stack = framework.stack(self.software)
        self.style = framework.Style(self)
        self.sequence_parallel = self.plan["sequence_parallel"] and self.tp > 1
        self.tokens = self.micro_batch * self.training["sequence_length"] / self.cp
        self.sharded_tokens = self.tokens / (self.tp if self.sequence_parallel else 1)
        multiple = 128 * self.tp if self.software["framework"] in framework.MEGATRONS else 1
        self.vocabulary = ceil(self.model["vocab"] / multiple) * multiple
        self.places = self._places()
        # Megatron-Bridge's recipes turn DeepEP on where experts leave the node
        leaves = self.software["framework"] == "megatron-bridge" and self.ep * self.etp > self.cluster["gpus_per_node"]
        self.dispatcher = self.software.get("moe_dispatcher") or ("deepep" if leaves else "alltoall")
        self.fixed_buffers = self.software.get("moe_routing") == "capacity" or self.dispatcher == "hybridep"
        network = facts.catalogue(program, "networks", self.cluster["network"])
        share = network["bytes_per_second"] * self.cluster["nics_per_node"] / self.cluster["gpus_per_node"]
        self.wire = Wire(self.gpu, network, share, facts.curves(program, self.gpu), self.software["year"])
        self.stage_layers = self._stage_layers()

    def _places(self):
        sizes = {"tp": self.tp, "cp": self.cp, "dp": self.dp, "pp": self.pp, "etp": self.etp, "ep": self.ep, "edp": self.edp}
        node = self.cluster["gpus_per_node"]
        found = {name: mesh.groups(mesh.DENSE, sizes, axes)
                 for name, axes in (("tp", ["tp"]), ("cp", ["cp"]), ("pp", ["pp"]), ("data", ["dp", "cp"]))}
        for name, axes in (("ep", ["ep"]), ("etp", ["etp"]), ("expert-data", ["edp"])):
            found[name] = mesh.groups(mesh.EXPERT, sizes, axes)
        copies = self.dp * self.cp // self.plan["shard_group"] if self.plan["shard_group"] else 1
        for name in ("data", "expert-data"):  # as many copies of the experts as of the dense weights
            shard = max(1, len(found[name][0]) // copies)
            found[name], found[name + "-copies"] = mesh.cut(found[name], shard)
        found["cp-inner"], found["cp-outer"] = mesh.cut(found["cp"], self.plan.get("cp_inner") or 1)
        found["ends"] = [[group[0], group[-1]] for group in found["pp"]]
        places = {name: mesh.place(groups, node) for name, groups in found.items()}
        return places

    def _stage_layers(self):
        """Contract: floor(L / (pp·chunks)) each, what is left over to the middle ones first; nanotron by block cost (model.md 5)."""
        layers, count, model = self.model["layers"], self.pp * self.chunks, self.model
        if self.plan["stage_layers"]:
            return self.plan["stage_layers"]
        if self.training["recipe"] != "nanotron":
            extra = layers % count
            first = (count - extra) // 2
            return [layers // count + (first <= stage < first + extra) for stage in range(count)]
        layer = (4 * model["heads"] * model["head_dim"] + (3 if model["gated"] else 2) * model["ffn"]) * model["hidden"]
        total = layers * layer + model["vocab"] * model["hidden"]
        split, running, stage = [0] * count, 0, 0
        for _ in range(layers):
            split[stage] += 1
            running += layer
            if running > total * (stage + 1) / count and stage + 1 < count:
                stage += 1
        return split

    def collective(self, kind, group, size):
        return self.wire.seconds(kind, size, self.places[group])

    def stages_of(self, rank):
        return [chunk * self.pp + rank for chunk in range(self.chunks)]

    def layers_of(self, stage):
        """The kinds of a virtual stage's layers: dense ones come first (contract: `dense_layers`)."""
        first = sum(self.stage_layers[:stage])
        return [self.kind_of(layer) for layer in range(first, first + self.stage_layers[stage])]

    def kind_of(self, layer):
        moe = self.model.get("moe")
        return "experts" if moe and layer >= moe.get("dense_layers", 0) else "dense"
