#!/usr/bin/env python3
"""Checks the wave plan: complete entries, and no workload before what it depends on.

Usage: scripts/check-waves.py
"""

import datetime
import graphlib
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIELDS = ("workload", "owner", "method", "cutover", "rollback", "health")
METHODS = ("rehost", "replatform", "refactor", "repurchase", "retire", "retain")


def cutover_of(entry):
    """The time of the cutover, or None if it has no zone or cannot be read."""
    try:
        time = datetime.datetime.fromisoformat(str(entry.get("cutover")).replace("Z", "+00:00"))
    except ValueError:
        return None
    return time if time.tzinfo else None


def is_text(value):
    return isinstance(value, str) and value.strip() != ""


def check_entry(name, entry):
    faults = [
        f"{name} lacks {field}: write a string."
        for field in FIELDS
        if not is_text(entry.get(field))
    ]
    faults += [
        f"{name}: fill in {field}, which still says REPLACE."
        for field in FIELDS
        if "REPLACE" in str(entry.get(field))
    ]
    if type(entry.get("wave")) is not int:
        faults.append(f"{name}: wave is a number.")
    needed = entry.get("dependsOn", [])
    if not isinstance(needed, list) or not all(map(is_text, needed)):
        faults.append(f"{name}: dependsOn is a list of workloads.")
    if entry.get("method") not in METHODS:
        faults.append(f"{name}: method is one of {', '.join(METHODS)}.")
    if not cutover_of(entry):
        faults.append(f"{name}: cutover is a time such as 2027-01-16T20:00Z.")
    return faults


def check_order(by_name):
    """Expects complete entries."""
    faults = []
    needs = {name: entry.get("dependsOn", []) for name, entry in by_name.items()}
    for name, entry in by_name.items():
        for needed in needs[name]:
            if needed not in by_name:
                faults.append(f"{name} depends on {needed}, which is in no wave.")
                continue
            other = by_name[needed]
            if other["wave"] > entry["wave"] or cutover_of(other) > cutover_of(entry):
                faults.append(f"{name} moves before {needed}, on which it depends.")
    try:
        graphlib.TopologicalSorter(needs).prepare()
    except graphlib.CycleError as error:
        faults.append(f"{', '.join(error.args[1])}: each depends on the next, so none can move first.")
    return faults


def check(waves):
    if not isinstance(waves, list) or not all(isinstance(entry, dict) for entry in waves):
        return ["migration/waves.json: write a list of objects."]
    if not waves:
        return ["migration/waves.json lists no workload."]
    faults = []
    for number, entry in enumerate(waves, 1):
        faults += check_entry(entry.get("workload") or f"Entry {number}", entry)
    by_name = {str(entry.get("workload")): entry for entry in waves}
    if len(by_name) < len(waves):
        faults.append("A workload is listed twice.")
    return faults or check_order(by_name)


def main():
    waves = json.loads((ROOT / "migration/waves.json").read_text())
    faults = check(waves)
    if faults:
        sys.exit("\n".join(faults))
    for entry in sorted(waves, key=lambda one: (one["wave"], one["cutover"])):
        print(f"wave {entry['wave']}  {entry['cutover']}  {entry['workload']}, {entry['owner']}")


main()
