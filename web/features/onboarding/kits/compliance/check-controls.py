#!/usr/bin/env python3
"""Checks that each control names an owner and evidence that exists. Usage: scripts/check-controls.py"""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIELDS = ("id", "says", "owner", "evidence")


def main():
    controls = json.loads((ROOT / "compliance/controls.json").read_text())
    faults = []
    for control in controls:
        name = control.get("id", "a control without an id")
        faults += [f"{name} lacks {field}." for field in FIELDS if not control.get(field)]
        faults += [
            f"{name}: fill in {field}, which still says REPLACE."
            for field in FIELDS
            if "REPLACE" in str(control.get(field))
        ]
        faults += [
            f"{name}: evidence/{file} was not collected."
            for file in control.get("evidence", [])
            if not (ROOT / "evidence" / file).is_file()
        ]
    if faults:
        sys.exit("\n".join(faults))
    print(f"{len(controls)} controls have their owner and their evidence.")


main()
