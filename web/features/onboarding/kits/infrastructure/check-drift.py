#!/usr/bin/env python3
"""Fails if the plan would change anything, because then the infrastructure differs from the code.

Usage: scripts/plan.sh; scripts/check-drift.py
"""

import json
import pathlib
import sys

PLAN = pathlib.Path(__file__).resolve().parent.parent / "plan/plan.json"
NO_CHANGE = (["no-op"], ["read"])


def main():
    if not PLAN.exists():
        sys.exit("There is no plan: run scripts/plan.sh first.")
    plan = json.loads(PLAN.read_text())
    if "format_version" not in plan:
        sys.exit(f"{PLAN} is not a plan from terraform show -json.")
    changes = plan.get("resource_changes", [])
    drifted = [change for change in changes if change["change"]["actions"] not in NO_CHANGE]
    for change in drifted:
        actions = " and ".join(change["change"]["actions"])
        print(f"{change['address']} differs from the code: the plan would {actions} it.")
    if drifted:
        sys.exit(f"Drift in {len(drifted)} of {len(changes)} resources.")
    print(f"No drift. Resources compared: {len(changes)}.")


main()
