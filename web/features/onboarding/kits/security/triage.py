#!/usr/bin/env python3
"""Lists the findings of all scanners and fails for those that nobody has accepted.

Accepted findings stand in security/accepted.json, each with an owner, a reason and a day on which
the acceptance ends. Usage: scripts/triage.py
"""

import datetime
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LEVELS = {"error": "high", "warning": "medium", "note": "low", "none": "low"}
BLOCKING = {"high"}
# Scanners of secrets: they give no level, and a leaked secret is never a small one.
SECRET_SCANNERS = {"gitleaks"}
FIELDS = {"rule", "path", "owner", "reason", "until"}


def findings_of(report):
    """Yields (level, rule, path, line, message) for each result of a SARIF report."""
    for run in report.get("runs", []):
        driver = run["tool"]["driver"]
        rules = {rule["id"]: rule for rule in driver.get("rules", [])}
        is_secret = driver.get("name", "").lower() in SECRET_SCANNERS
        for result in run.get("results", []):
            rule = rules.get(result.get("ruleId"), {})
            location = (result.get("locations") or [{}])[0].get("physicalLocation", {})
            yield (
                "high" if is_secret else level_of(result, rule),
                result.get("ruleId", "?"),
                location.get("artifactLocation", {}).get("uri", "?"),
                location.get("region", {}).get("startLine", 0),
                result["message"].get("text", "").split("\n")[0],
            )


def level_of(result, rule):
    severity = rule.get("properties", {}).get("security-severity")
    if severity is not None:
        return "high" if float(severity) >= 7 else "medium" if float(severity) >= 4 else "low"
    # A finding without a level blocks: nobody has said that it is harmless.
    level = result.get("level") or rule.get("defaultConfiguration", {}).get("level")
    return LEVELS.get(level, "high")


def read_accepted():
    accepted = json.loads((ROOT / "security/accepted.json").read_text())
    today = datetime.date.today().isoformat()
    for entry in accepted:
        missing = FIELDS - entry.keys()
        if missing:
            sys.exit(f"security/accepted.json: an entry lacks {', '.join(sorted(missing))}.")
        if entry["until"] < today:
            print(f"expired  {entry['rule']} in {entry['path']}, owned by {entry['owner']}")
    return {(entry["rule"], entry["path"]) for entry in accepted if entry["until"] >= today}


def main():
    reports = sorted((ROOT / "reports").glob("*.sarif"))
    if not reports:
        sys.exit("There are no reports: run scripts/scan.sh first.")
    accepted = read_accepted()
    blocking = 0
    for path in reports:
        for level, rule, file, line, message in findings_of(json.loads(path.read_text())):
            is_accepted = (rule, file) in accepted
            blocks = level in BLOCKING and not is_accepted
            blocking += blocks
            state = "accepted" if is_accepted else "BLOCKS" if blocks else level
            print(f"{state:8} {file}:{line} {rule}: {message}")
    if blocking:
        sys.exit(f"{blocking} findings block. Fix them, or accept each in security/accepted.json.")
    print("Nothing blocks.")


main()
