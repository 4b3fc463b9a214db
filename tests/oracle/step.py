# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The step (model.md 5): passes of layers, of stages, the schedule, what follows the last block, and the totals.

Core's reading, where model.md leaves it open: how much a hidden collective slows the compute beside it (`hide`), that waiting
of a rank is called messages as far as hops that take no time would spare it, that all ranks start the optimizer together after
the slowest has reduced and that the longest gather of any rank is exposed, and six gathers a layer in nanotron's ZeRO-1."""

from math import ceil

import parameters
import ring
import schedule
from device import Device
from layer import LayerBuilder
from passes import Passes, device, length, plus, times, wait
from states import States
from wire import bus_factor

AXIS = {"tp": "tp", "etp": "tp", "cp": "cp", "cp-inner": "cp", "cp-outer": "cp", "ep": "ep"}


class Step:
    def __init__(self, case):
        self.case, self.states = case, States(case)
        self.builder, self.device = LayerBuilder(case), Device(case)
        self.gradient_bytes = max(2, self.states.gradients)

    # -- collectives inside a layer ------------------------------------------------------------------------------------

    def waits(self, send, backward, attention):
        kind, group, size = send
        case, c, overlap = self.case, self.case.constants, self.case.plan["overlap"]
        place = case.places[group]
        if kind == "ring":
            return self.ring(group, size, backward, attention)
        if kind == "exchange":
            return self.exchange(size)
        seconds, sent = case.collective(kind, group, size), size * bus_factor(kind, place.ranks)
        if kind == "all_gather" and group == "cp" and case.plan["cp_layout"] == "contiguous-all-gather":
            seconds += attention * (case.cp - 1) / case.cp  # the last rank computes (2c - 1)/c of the mean
        if AXIS[group] != "tp" or place.nodes > 1:  # overlap lives inside one scale-up network
            return wait(AXIS[group], seconds, seconds, sent)
        nanotron = case.software["framework"] == "nanotron"  # overlaps the backward alone, and that only if asked to
        if nanotron and not overlap["tensor"]:
            return wait("tp", seconds, seconds, sent)
        name = ("tensor.overlap-" if overlap["tensor"] and not nanotron else "tensor.") + ("backward" if backward else "forward")
        return wait("tp", seconds, seconds * min(1, c[name]), sent)

    def exchange(self, size):
        """Experts' all-to-all, dispatch or combine. De-duplicating dispatchers send a token once per node that it reaches,
        n·(1 − (1 − 1/n)^k) of the k copies, and within a node once per rank."""
        case, place = self.case, self.case.places["ep"]
        nodes, sent = place.nodes, size * bus_factor("all_to_all", place.ranks)
        if case.dispatcher in ("deepep", "hybridep"):
            k = case.model["moe"]["top_k"]
            of_nodes, of_ranks = (n * (1 - (1 - 1 / n) ** k) for n in (nodes, place.ranks))
            # one copy to each other node, and from there one to each rank that has some of the experts
            sent = size / k * (of_nodes * (1 - 1 / nodes) + of_ranks * (1 - 1 / place.per_node))
            size *= (of_nodes if nodes > 1 else of_ranks) / k
        seconds = case.collective("all_to_all", "ep", size)
        if place.nodes > 1:  # within a node it was measured as it is
            seconds /= case.constants["expert.rate-kernels" if case.dispatcher in ("deepep", "hybridep") else "expert.rate"]
        return wait("ep", seconds, seconds, sent)

    def ring(self, group, block, backward, attention):
        """Transformer Engine's gradients travel in bf16, all others' in fp32."""
        case, ranks = self.case, self.case.places[group].ranks
        layout = "zigzag" if group == "cp-outer" else case.plan["cp_layout"]
        fp32 = case.training["recipe"] != "megatron"
        gradient = block * (4 / case.style.element if fp32 else 1)
        key_hop, gradient_hop = (case.collective("send_recv", group, size) for size in (block, gradient))
        seconds, waited = ring.wait(layout, ranks, attention, backward, fp32, key_hop, gradient_hop)
        sent = block * (ranks - 1) + (gradient * (ranks if fp32 else ranks - 1) if backward else 0)
        return wait("cp", seconds, waited, sent)

    # -- passes --------------------------------------------------------------------------------------------------------

    def repeats(self, op, mode):
        """How often the forward runs again: torch's checkpoint stops once the backward has what it needs."""
        if mode == "selective":
            return float(op.kind == "attention")
        if mode == "per-op":  # keeps attention and every other multiply
            return {"attention": 0.0, "multiply": 0.5}.get(op.kind, 1.0)
        if mode == "full":
            early = self.case.stack in ("eager", "compiled") and op.name in ("down", "feed-forward-residual")
            return 0.0 if early else 1.0
        return 0.0

    def passes(self, operators, mode, host):
        total = Passes()
        for op in operators:
            cost, again = self.device.cost(op), self.repeats(op, mode)
            forward, repeated = {"compute": cost.forward}, {"compute": again * cost.forward}
            for send in op.forward_sends:
                sent = self.waits(send, False, cost.forward)
                forward = plus(forward, sent)
                # torchtitan's save list names the results of these beside every other multiply's
                saved = mode == "per-op" and send[0] in ("reduce_scatter", "all_to_all", "exchange")
                repeated = plus(repeated, times(0 if saved else again, sent))
            backward = plus({"compute": cost.input}, *(self.waits(send, True, cost.input) for send in op.backward_sends))
            total += Passes(forward=forward, again=repeated, input=backward, weight={"compute": cost.weight})
        # A pass takes as long as its launches where these take longer: each operator has an input gradient, a multiply a weight gradient, too.
        gradients, again = host * self.case.constants["host.backward"], host * (mode == "full")
        multiplies = sum(op.kind in ("multiply", "router") for op in operators)
        of_weights = gradients * multiplies / (len(operators) + multiplies) if self.splits else 0.0
        first = plus(total.again, total.input) if self.splits else total.backward()
        behind = [max(0.0, host - device(total.forward)), max(0.0, gradients + again - of_weights - device(first)),
                  max(0.0, of_weights - device(total.weight))]
        total.forward["host"], total.input["host"], total.weight["host"] = behind
        total.forward["pace"], total.input["pace"] = host, gradients + again
        return total

    @property
    def splits(self):
        return self.case.plan["schedule"] == "zb-h1"

    def sharded(self, passes, own):
        """ZeRO-3: weights gathered before each pass, gradients scattered after it, behind the pass's own compute, which they
        slow down by the bytes that they move."""
        states = self.states
        if not (states.gathers_layers or states.reduces_every_pass):
            return passes
        gather, reduce = ((self.gather(own), 2.0 * sum(own)), (self.reduce(own), self.gradient_bytes * sum(own)))
        if self.case.training["recipe"] == "fsdp2" and self.case.software["framework"] == "torchtitan":
            self.copy_shards(passes, sum(own))
        none = ((0.0, 0.0), 0.0)
        before = gather if states.gathers_layers else none
        after = [before if self.case.plan["reshard_after_forward"] else none, reduce if states.reduces_every_pass else none]
        overlaps = states.gathers_layers or self.case.plan["overlap"]["grad_reduce"]
        room = lambda *parts: self.free(plus(*parts)) if overlaps else 0.0
        passes.forward = plus(passes.forward, self.hide(before[0], before[1], self.free(passes.forward)))
        if self.splits:  # the first half gathers, the second one reduces
            passes.input = plus(passes.input, self.hide(*after[0], room(passes.again, passes.input)))
            passes.weight = plus(passes.weight, self.hide(*after[1], room(passes.weight)))
            return passes
        both = tuple(sum(part[0][i] for part in after) for i in (0, 1))
        passes.input = plus(passes.input, self.hide(both, sum(part[1] for part in after), room(passes.again, passes.input, passes.weight)))
        return passes

    def copy_shards(self, passes, parameters):
        """FSDP2 copies gathered bf16 weights out of the collective's buffer, and bf16 gradients into that of the reduce-scatter, in the
        stream that computes (PyTorch, _fsdp_collectives.py)."""
        out = {"compute": parameters * (2.0 + 2.0) / self.device.memory}
        into = {"compute": parameters * (2.0 + self.gradient_bytes) / self.device.memory}
        if self.states.gathers_layers:
            passes.forward = plus(passes.forward, out)
            if self.case.plan["reshard_after_forward"]:
                passes.input = plus(passes.input, out)
        if self.states.reduces_every_pass:
            if self.splits:
                passes.weight = plus(passes.weight, into)
            else:
                passes.input = plus(passes.input, into)

    def free(self, part):
        """Seconds of passes in which the data-parallel wire is free: while compute runs or waits, less what else is on that wire."""
        places, room = self.case.places, part.get("compute", 0) + part.get("host", 0)
        for axis in ("tp", "cp", "ep"):
            shared = axis not in places or (places[axis].nodes > 1) == (places["data"].nodes > 1)
            room += -part.get(("hidden", axis), 0) if shared else part.get(("exposed", axis), 0)
        return max(0.0, room)

    def hide(self, collective, moved, room):
        (seconds, sent), c = collective, self.case.constants
        if seconds == 0:
            return {}
        waited = max(0.0, seconds - room * c["data.share"])
        beside = seconds - waited
        # never slower than one after the other (redesign.md 5)
        slowed = min(beside, beside / seconds * c["overlap.contention"] * moved / self.device.memory)
        return {"compute": slowed, ("exposed", "dp"): waited, ("hidden", "dp"): beside, ("sent", "dp"): sent}

    def gather(self, own):
        """(seconds, bytes sent) to gather bf16 weights from their shards."""
        return self.data("all_gather", own, 2.0)

    def reduce(self, own):
        return self.data("reduce_scatter" if self.case.zero else "all_reduce", own, self.gradient_bytes)

    def data(self, kind, own, each):
        seconds = sent = 0.0
        for elements, group in zip(own, ("data", "expert-data")):
            seconds += self.case.collective(kind, group, elements * each)
            sent += elements * each * bus_factor(kind, self.case.places[group].ranks)
            if kind != "all_gather":  # what is reduced within the shard's group is summed over its copies
                rest = elements * each / self.case.places[group].ranks
                seconds += self.case.collective("all_reduce", group + "-copies", rest)
                sent += rest * bus_factor("all_reduce", self.case.places[group + "-copies"].ranks)
        return seconds, sent

    def stages(self):
        case, builder = self.case, self.builder
        layers = {}
        for kind in {case.kind_of(layer) for layer in range(case.model["layers"])}:
            one = self.passes(builder.layer(kind), case.recompute, self.device.host_forward(kind == "experts"))
            layers[kind] = self.sharded(one, parameters.layer(case, kind))
        self.layers = layers
        stages = [sum((layers[kind] for kind in case.layers_of(stage)), Passes()) for stage in range(case.pp * case.chunks)]
        stages[0] += self.sharded(self.passes(builder.embedding(), "none", 0.0), parameters.embedding(case))
        stages[-1] += self.sharded(self.passes(builder.head(), "none", 0.0), parameters.head(case))
        return stages

    # -- what follows the last block -----------------------------------------------------------------------------------

    def train(self, one, buckets, window, overlapped):
        """Equal buckets that are full at even intervals of `window`, sent one after the other: (all, past the window)."""
        if not overlapped:
            return one * buckets, one * buckets
        travelled = (window - window / buckets) * self.case.constants["data.share"]
        return one * buckets, max(one * buckets - travelled, one)

    def buckets(self, own, each):
        """PyTorch's buckets in bytes; Megatron's own, unless told, of max(40 M, 1 M × D) parameters (physics.md 1)."""
        size = self.case.plan["bucket_bytes"]
        megatron = self.case.stack == "transformer-engine" and size is None
        return max(1, ceil(sum(own) / (max(40e6, 1e6 * self.case.dp) if megatron else (size or 25 * 2 ** 20) / each)))

    def tail(self, rank, forward, backward):
        """Gradients as the last backward fills buckets, weights under the next forward, the optimizer's own states."""
        case, states, overlap = self.case, self.states, self.case.plan["overlap"]
        own = parameters.rank(case, rank)
        tail = {"reduce": 0.0, "reduce_exposed": 0.0, "gather": 0.0, "gather_exposed": 0.0, "sent": 0.0}
        if not states.reduces_every_pass:
            n = self.buckets(own, self.gradient_bytes) if overlap["grad_reduce"] else 1
            one, sent = self.reduce([elements / n for elements in own])
            tail["reduce"], tail["reduce_exposed"] = self.train(one, n, backward, overlap["grad_reduce"])
            tail["sent"] += n * sent
        if states.gathers_at_step:
            n = self.buckets(own, 2.0) if overlap["param_gather"] else 1
            if case.stack == "nanotron":  # tensor by tensor: q/k/v, output, up, down, two norms
                n = max(1, 6 * sum(case.stage_layers[stage] for stage in case.stages_of(rank)))
            one, sent = self.gather([elements / n for elements in own])
            tail["gather"], tail["gather_exposed"] = self.train(one, n, forward, overlap["param_gather"])
            tail["sent"] += n * sent
        each = states.gradients + 2 * states.optimizer + states.weights  # gradient read, states read and written, weight written
        parts = zip(own, (states.shard, states.expert_shard))
        elements = sum(part / (shard if states.shards["optimizer"] else 1) for part, shard in parts)
        tail["optimizer"] = elements * each * case.constants["optimizer.passes"] / self.device.memory
        tail["layers"] = sum(case.stage_layers[stage] for stage in case.stages_of(rank))
        return tail

    def tied(self, rank):
        """(seconds, bytes sent) of the gradients of an embedding that the first and the last rank hold (Shoeybi et al. 2019,
        arXiv 1909.08053): summed when they are reduced, with nothing beside it."""
        case = self.case
        if not case.model["tied_embeddings"] or case.pp == 1 or rank not in (0, case.pp - 1):
            return 0.0, 0.0
        size = parameters.matrix(case) * self.gradient_bytes
        return case.collective("all_reduce", "ends", size), size * bus_factor("all_reduce", 2)

    def hop(self):
        case = self.case
        self.hop_bytes = case.style.element * case.sharded_tokens * case.model["hidden"]
        return case.collective("send_recv", "pp", self.hop_bytes) if case.pp > 1 else 0.0

    # -- totals --------------------------------------------------------------------------------------------------------

    def durations(self):
        case = self.case
        found = [{"F": length(s.forward), "B": length(s.backward()), "I": length(s.again) + length(s.input), "W": length(s.weight)}
                 for s in self.stages()]
        for stage in range(len(found) if case.fuses else 0):
            others = case.stages_of(stage % case.pp)
            found[stage]["FB"] = [found[stage]["F"] + found[other]["B"] - sum(self.hidden(stage, other)) for other in others]
        return found

    def hidden(self, ahead, behind):
        """(exchange, waits for the host) that a fused block hides: the first layer of the forward runs beside the last one of the backward,
        and so on. The exchange of one is hidden behind the compute of the other, and the host has to launch both."""
        totals = [0.0, 0.0]
        for first, second in zip(self.case.layers_of(ahead), reversed(self.case.layers_of(behind))):
            parts = self.layers[first].forward, self.layers[second].backward()
            if any(part.get((kind, "dp"), 0) > 0 for part in parts for kind in ("exposed", "hidden")):
                continue
            exchange = sum(min(one.get(("exposed", "ep"), 0), other["compute"]) for one, other in (parts, parts[::-1]))
            fused = max(sum(map(device, parts)) - exchange, sum(part.get("pace", 0) for part in parts))
            saved = max(0.0, sum(map(length, parts)) - fused)
            totals[0] += min(exchange, saved)
            totals[1] += saved - min(exchange, saved)
        return totals

    def hidden_of_rank(self, rank):
        case, total = self.case, {}
        for block in schedule.order(case, rank) if case.fuses else []:
            if block[0] == "FB":
                exchange, host = self.hidden(block[2] * case.pp + rank, block[4] * case.pp + rank)
                total = plus(total, {("exposed", "ep"): -exchange, ("hidden", "ep"): exchange, "host": -host})
        return total

    def ranks(self):
        """Where the seconds of each rank go until its last gradient is reduced."""
        case, stages, hop = self.case, self.stages(), self.hop()
        durations = self.durations()
        ends, without_hops = schedule.ends(case, durations, hop), schedule.ends(case, durations, 0.0)
        ranks = []
        for rank in range(case.pp):
            own = [stages[stage] for stage in case.stages_of(rank)]
            busy = plus(times(case.micro_batches, plus(*(plus(s.forward, s.backward()) for s in own))), self.hidden_of_rank(rank))
            # In two halves the gradients are not there before the last weight gradients.
            window = length(own[0].weight) if self.splits else sum(length(s.backward()) for s in own)
            tail = self.tail(rank, sum(length(s.forward) for s in own), window)
            idle = ends[rank] - length(busy)
            # Messages: what hops that take no time would spare; the rest is for want of a micro-batch.
            messages = min(max(0.0, ends[rank] - without_hops[rank]), max(0.0, idle))
            idle = 0.0 if idle < 1e-12 * ends[rank] else idle
            hidden = tail["reduce"] - min(tail["reduce"], tail["reduce_exposed"])
            tied, tied_sent = self.tied(rank)
            total = plus(busy, {("exposed", "pp"): messages + tied, ("exposed", "dp"): tail["reduce_exposed"], ("hidden", "dp"): hidden,
                                ("sent", "dp"): tail["sent"], ("sent", "pp"): self.sent_between_stages(rank) + tied_sent})
            ranks.append({"total": total, "bubble": idle - messages, "end": ends[rank],
                          "synchronised": ends[rank] + tail["reduce_exposed"] + tied, **tail})
        return ranks

    def sent_between_stages(self, rank):
        """Activations on to the next stage, gradients back to the one before."""
        case = self.case
        if case.pp == 1:
            return 0.0
        ends = [stage in (0, case.pp * case.chunks - 1) for stage in case.stages_of(rank)]
        return case.micro_batches * self.hop_bytes * (2 * case.chunks - sum(ends))

    def answer(self):
        case, ranks = self.case, self.ranks()
        last = max(ranks, key=lambda rank: rank["synchronised"])
        total = plus(last["total"], {("exposed", "dp"): max(rank["gather_exposed"] for rank in ranks)})
        time = {"compute_s": total.get("compute", 0.0), "bubble_s": last["bubble"], "optimizer_s": max(rank["optimizer"] for rank in ranks),
                "overhead_s": total.get("host", 0.0) + case.constants["step.overhead"] + last["layers"] * case.constants["step.per-layer"]}
        time["exposed_s"] = {axis: total.get(("exposed", axis), 0.0) for axis in ("tp", "cp", "pp", "dp", "ep")}
        time["step_s"] = sum(value for key, value in time.items() if key != "exposed_s") + sum(time["exposed_s"].values())
        return time, ranks

    def idle_with_equal_stages(self):
        """Returns the idle seconds of the schedule itself, with every virtual stage at the mean; the sum over all ranks."""
        case, durations = self.case, self.durations()
        if case.pp == 1:
            return 0.0
        fused = [sum(stage.pop("FB")) / case.chunks for stage in durations if "FB" in stage]
        mean = {kind: sum(stage[kind] for stage in durations) / len(durations) for kind in durations[0]}
        pair = sum(fused) / len(durations)
        equal = [{**mean, "FB": [pair] * case.chunks}] * len(durations)
        ends, without_hops = schedule.ends(case, equal, self.hop()), schedule.ends(case, equal, 0.0)
        work = [case.micro_batches * case.chunks * (mean["F"] + mean["B"]) for _ in ends]
        for rank in range(case.pp if fused else 0):
            blocks = sum(block[0] == "FB" for block in schedule.order(case, rank))
            work[rank] -= blocks * (mean["F"] + mean["B"] - pair)
        messages = [min(max(0.0, end - without), max(0.0, end - own)) for end, without, own in zip(ends, without_hops, work)]
        return sum(max(0.0, max(ends) - own - waiting) for own, waiting in zip(work, messages))

    def shares(self, time, ranks):
        """Where the GPU time of the whole step goes, all ranks together."""
        case = self.case
        whole = case.pp * time["step_s"]
        last = max(ranks, key=lambda rank: rank["synchronised"])
        fixed = time["overhead_s"] - last["total"].get("host", 0.0)
        seconds = {"compute": sum(rank["total"].get("compute", 0.0) for rank in ranks), "optimizer": sum(rank["optimizer"] for rank in ranks),
                   "host": sum(rank["total"].get("host", 0.0) for rank in ranks) + case.pp * fixed}
        for axis in ("tp", "cp", "ep", "pp", "dp"):
            seconds["exposed_" + axis] = sum(rank["total"].get(("exposed", axis), 0.0) for rank in ranks)
        seconds["exposed_dp"] += sum(rank["gather_exposed"] for rank in ranks)
        idle = whole - sum(seconds.values())
        idle = 0.0 if idle <= 1e-12 * whole else idle
        seconds["fill_and_drain"] = min(self.idle_with_equal_stages(), idle)
        seconds["imbalance"] = idle - seconds["fill_and_drain"]
        seconds["bubble"] = idle
        seconds["exposed"] = sum(value for name, value in seconds.items() if name.startswith("exposed_"))
        return {name: value / whole for name, value in seconds.items()}
