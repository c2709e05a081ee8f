#!/usr/bin/env python3
"""Lists the findings of all scanners and fails for those that nobody has accepted.

Accepted findings are in security/accepted.json, each with an owner, a reason and the last day of
the acceptance. A finding suppressed by a comment in the code, such as nosemgrep, is counted and
does not block. Usage: scripts/triage.py
"""

import datetime
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LEVELS = {"error": "high", "warning": "medium", "note": "low", "none": "low"}
BLOCKING = {"high"}
# They give no level, and a leaked secret is never harmless.
SECRET_SCANNERS = {"gitleaks"}
FIELDS = ("rule", "path", "owner", "reason", "until")


def findings_of(report):
    """Yields (level, rule, path, line, message) for each result of a SARIF report."""
    for run in report["runs"]:
        driver = run["tool"]["driver"]
        rules = {rule["id"]: rule for rule in driver.get("rules", [])}
        is_secret = driver.get("name", "").lower() in SECRET_SCANNERS
        for result in run.get("results", []):
            rule = rules.get(result.get("ruleId"), {})
            location = (result.get("locations") or [{}])[0].get("physicalLocation", {})
            yield (
                level_of(result, rule, is_secret),
                result.get("ruleId", "?"),
                location.get("artifactLocation", {}).get("uri", "?"),
                location.get("region", {}).get("startLine", 0),
                result["message"].get("text", "").split("\n")[0],
            )


def level_of(result, rule, is_secret):
    suppressions = result.get("suppressions") or []
    # Without a status it is accepted; under review or rejected, it does not count.
    if suppressions and all(one.get("status", "accepted") == "accepted" for one in suppressions):
        return "ignored"
    if is_secret:
        return "high"
    severity = rule.get("properties", {}).get("security-severity")
    if severity is not None:
        return "high" if float(severity) >= 7 else "medium" if float(severity) >= 4 else "low"
    # A finding without a level blocks: nobody has said that it is harmless.
    level = result.get("level") or rule.get("defaultConfiguration", {}).get("level")
    return LEVELS.get(level, "high")


def last_day(entry):
    """The last day of an acceptance, or None if it cannot be read."""
    try:
        return datetime.datetime.strptime(str(entry.get("until")), "%Y-%m-%d").date()
    except ValueError:
        return None


def faults_in(entries):
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        return ["security/accepted.json: write a list of objects."]
    faults = []
    for number, entry in enumerate(entries, 1):
        name = f"security/accepted.json, entry {number} ({entry.get('rule') or 'no rule'})"
        for field in FIELDS:
            value = entry.get(field)
            if not isinstance(value, str) or not value.strip():
                faults.append(f"{name} lacks {field}: write a string.")
            elif field == "until" and not last_day(entry):
                faults.append(f"{name}: until is {value!r}, not a day such as 2027-03-31.")
    return faults


def read_accepted():
    accepted = json.loads((ROOT / "security/accepted.json").read_text())
    faults = faults_in(accepted)
    if faults:
        sys.exit("\n".join(faults))
    today = datetime.date.today()
    for entry in accepted:
        if last_day(entry) < today:
            print(f"expired  {entry['rule']} in {entry['path']}, owned by {entry['owner']}")
    return {(entry["rule"], entry["path"]) for entry in accepted if last_day(entry) >= today}


def main():
    reports = sorted((ROOT / "reports").glob("*.sarif"))
    if not reports:
        sys.exit("There are no reports: run scripts/scan.sh first.")
    accepted = read_accepted()
    blocking = ignored = 0
    for path in reports:
        report = json.loads(path.read_text())
        if not isinstance(report, dict) or not isinstance(report.get("runs"), list):
            sys.exit(f"{path} is not a SARIF report.")
        for level, rule, file, line, message in findings_of(report):
            is_accepted = (rule, file) in accepted
            blocks = level in BLOCKING and not is_accepted
            blocking += blocks
            state = "accepted" if is_accepted else "BLOCKS" if blocks else level
            ignored += state == "ignored"
            print(f"{state:8} {file}:{line} {rule}: {message}")
    if ignored:
        print(f"Suppressed in the code: {ignored}.")
    if blocking:
        sys.exit(f"{blocking} findings block. Fix them, or accept each in security/accepted.json.")
    print("Nothing blocks.")


main()
