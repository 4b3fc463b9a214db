# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks a program's window as a screen reader does: by AT-SPI, over D-Bus, from another process.

walk.py PROGRAM VIEW…: opens each view by pressing its button in the rail, reads every object in it, and writes what it read as JSON.
"""
import json
import os
import subprocess
import sys
import tempfile
import time

import dbus

ACCESSIBLE = "org.a11y.atspi.Accessible"
PATIENCE = 60  # seconds
# A mixture of experts, so that every view has something to show.
SCENARIO = ("shardscope:1?model.preset=mixtral-8x7b&cluster.gpu=h100-sxm&cluster.nodes=8&training.sequence_length=8192"
            "&training.global_batch=1024&training.token_budget=1e12&plan.tp=2&plan.pp=2&plan.ep=8")
UNNAMED = ("filler", "tree item", "cell", "table cell", "column header")  # roles that need no name of their own
FOCUSABLE, SHOWING = 11, 25  # bits of AtspiStateType


def accessibility_bus():
    session = dbus.SessionBus()
    bus = session.get_object("org.a11y.Bus", "/org/a11y/bus")
    return dbus.bus.BusConnection(str(bus.GetAddress(dbus_interface="org.a11y.Bus")))


class Node:
    def __init__(self, bus, name, path):
        self.bus, self.name_of_bus, self.path = bus, str(name), str(path)
        self.proxy = bus.get_object(self.name_of_bus, self.path, introspect=False)

    def ask(self, method, interface=ACCESSIBLE, *arguments):
        return self.proxy.get_dbus_method(method, interface)(*arguments)

    def text(self, what):
        return str(self.ask("Get", "org.freedesktop.DBus.Properties", ACCESSIBLE, what))

    def role(self):
        return str(self.ask("GetRoleName"))

    def states(self):
        low, high = self.ask("GetState")
        bits = int(low) | int(high) << 32
        return {bit for bit in range(64) if bits >> bit & 1}

    def interfaces(self):
        return [str(each).rsplit(".", 1)[-1] for each in self.ask("GetInterfaces")]

    def children(self):
        return [Node(self.bus, *each) for each in self.ask("GetChildren")]


def until(what, found):
    """The first thing that is found, within our patience. An object that goes while it is read (a tab, a row) is read again."""
    end = time.time() + PATIENCE
    while time.time() < end:
        try:
            result = found()
            if result:
                return result
        except dbus.DBusException:
            pass
        time.sleep(0.2)
    raise SystemExit(f"{what} was not found in time")


def desktop(bus):
    return Node(bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")


def application(bus):
    return next((each for each in desktop(bus).children() if "shardscope" in each.text("Name").lower()), None)


def walk(node, depth=0):
    """Everything below, as a reader would go through it; of long lists the first."""
    yield node, depth
    if depth < 40:
        for child in node.children()[:60]:
            yield from walk(child, depth + 1)


def press(button):
    button.ask("DoAction", "org.a11y.atspi.Action", 0)


def open_view(window, view):
    """Presses the view's button in the rail; true where there was one to press."""
    button = next((node for node, _ in walk(window) if node.text("Name") == view and "button" in node.role()), None)
    if button:
        press(button)
    return button is not None


def read_view(window, view):
    """What is read on the view's card, which has its name, once it shows a chart or a table with something in it."""
    for card in [n for n, _ in walk(window) if n.text("Name") == view and "button" not in n.role() and SHOWING in n.states()]:
        shown = [each for each, _ in walk(card)]
        full = next((n for n in shown if n.role() in ("chart", "table", "tree table", "tree") and SHOWING in n.states() and n.children()), None)
        if full:
            nameless = [n.role() for n in shown if {FOCUSABLE, SHOWING} <= n.states() and not n.text("Name") and n.role() not in UNNAMED]
            return {"view": view, "objects": len(shown), "nameless": nameless, "role": full.role(), "items": len(full.children()),
                    "first": next((child.text("Name") for child in full.children() if child.text("Name")), ""),
                    "description": full.text("Description"), "values": sum("Value" in n.interfaces() for n in shown)}
    return None


def main():
    bus = accessibility_bus()  # before the program looks for it
    until("the registry", lambda: desktop(bus).text("Name"))  # a program that starts before it is never listed
    home = tempfile.TemporaryDirectory()  # nobody's settings
    environment = dict(os.environ, HOME=home.name, XDG_CONFIG_HOME=home.name)
    program = subprocess.Popen([sys.argv[1], "--new", SCENARIO], env=environment, stderr=subprocess.DEVNULL)
    try:
        window = until("the program", lambda: application(bus))
        until("the rail", lambda: any(node.text("Name") == sys.argv[2] and "button" in node.role() for node, _ in walk(window)))
        views = []
        for view in sys.argv[2:]:
            until(f"the button of {view}", lambda: open_view(window, view))
            views.append(until(f"what {view} shows", lambda: read_view(window, view)))
        print(json.dumps(views))
    finally:
        program.kill()
        program.wait()


main()
