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
FIELDS = ("wave", "workload", "owner", "method", "cutover", "rollback", "health")
METHODS = ("rehost", "replatform", "refactor", "repurchase", "retire", "retain")


def cutover_of(entry):
    """Nothing for what is no time in a known zone."""
    try:
        time = datetime.datetime.fromisoformat(str(entry.get("cutover")).replace("Z", "+00:00"))
    except ValueError:
        return None
    return time if time.tzinfo else None


def check_entry(name, entry):
    faults = [f"{name} lacks {field}." for field in FIELDS if not entry.get(field)]
    faults += [
        f"{name}: fill in {field}, which still says REPLACE."
        for field in FIELDS
        if "REPLACE" in str(entry.get(field))
    ]
    if not isinstance(entry.get("wave"), int):
        faults.append(f"{name}: wave is a number.")
    if entry.get("method") not in METHODS:
        faults.append(f"{name}: method is one of {', '.join(METHODS)}.")
    if not cutover_of(entry):
        faults.append(f"{name}: cutover is a time such as 2027-01-16T20:00Z.")
    return faults


def check_order(by_name):
    """For entries that are complete."""
    faults = []
    needs = {name: entry.get("dependsOn") or [] for name, entry in by_name.items()}
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
    by_name = {entry.get("workload"): entry for entry in waves}
    faults = [] if len(by_name) == len(waves) else ["A workload is listed twice."]
    for entry in waves:
        faults += check_entry(entry.get("workload") or "An entry without a name", entry)
    return faults or check_order(by_name)


def main():
    waves = json.loads((ROOT / "migration/waves.json").read_text())
    faults = check(waves)
    if faults:
        sys.exit("\n".join(faults))
    for entry in sorted(waves, key=lambda one: (one["wave"], one["cutover"])):
        print(f"wave {entry['wave']}  {entry['cutover']}  {entry['workload']}, {entry['owner']}")


main()
