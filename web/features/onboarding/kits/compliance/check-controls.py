#!/usr/bin/env python3
"""Checks that each control names an owner and evidence that exists. Usage: scripts/check-controls.py"""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIELDS = ("id", "says", "owner")


def is_text(value):
    return isinstance(value, str) and value.strip() != ""


def faults_in(number, control):
    name = control.get("id") or f"Control {number}"
    faults = [
        f"{name} lacks {field}: write a string."
        for field in FIELDS
        if not is_text(control.get(field))
    ]
    faults += [
        f"{name}: fill in {field}, which still says REPLACE."
        for field in FIELDS
        if "REPLACE" in str(control.get(field))
    ]
    files = control.get("evidence")
    if not isinstance(files, list) or not files or not all(map(is_text, files)):
        return [*faults, f"{name}: evidence is a list of files."]
    return faults + [
        f"{name}: evidence/{file} was not collected, or is empty."
        for file in files
        if not has_content(ROOT / "evidence" / file)
    ]


def has_content(path):
    return path.is_file() and path.stat().st_size > 0


def main():
    controls = json.loads((ROOT / "compliance/controls.json").read_text())
    if not isinstance(controls, list) or not all(isinstance(control, dict) for control in controls):
        sys.exit("compliance/controls.json: write a list of objects.")
    if not controls:
        sys.exit("compliance/controls.json lists no control.")
    faults = [
        fault for number, control in enumerate(controls, 1) for fault in faults_in(number, control)
    ]
    if faults:
        sys.exit("\n".join(faults))
    print(f"{len(controls)} controls have their owner and their evidence.")


main()
