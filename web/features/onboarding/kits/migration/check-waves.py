#!/usr/bin/env python3
"""Checks the wave plan: complete entries, and no workload before what it depends on.

Usage: scripts/check-waves.py
"""

import datetime
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIELDS = ("wave", "workload", "owner", "method", "cutover", "rollback", "health")
METHODS = ("rehost", "replatform", "refactor", "repurchase", "retire", "retain")


def check(waves):
    faults = []
    by_name = {entry.get("workload"): entry for entry in waves}
    if len(by_name) < len(waves):
        faults.append("A workload is listed twice.")
    for entry in waves:
        name = entry.get("workload", "An entry without a name")
        faults += [f"{name} lacks {field}." for field in FIELDS if not entry.get(field)]
        if entry.get("method") not in METHODS:
            faults.append(f"{name}: method is one of {', '.join(METHODS)}.")
        try:
            datetime.datetime.fromisoformat(entry.get("cutover", "").replace("Z", "+00:00"))
        except ValueError:
            faults.append(f"{name}: cutover is a time such as 2027-01-16T20:00Z.")
        for needed in entry.get("dependsOn", []):
            if needed not in by_name:
                faults.append(f"{name} depends on {needed}, which is in no wave.")
            elif by_name[needed].get("wave", 0) > entry.get("wave", 0):
                faults.append(f"{name} moves before {needed}, on which it depends.")
    return faults


def main():
    waves = json.loads((ROOT / "migration/waves.json").read_text())
    faults = check(waves)
    if faults:
        sys.exit("\n".join(faults))
    for entry in sorted(waves, key=lambda one: (one["wave"], one["cutover"])):
        print(f"wave {entry['wave']}  {entry['cutover']}  {entry['workload']}, {entry['owner']}")


main()
