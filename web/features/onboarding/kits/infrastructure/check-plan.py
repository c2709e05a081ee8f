#!/usr/bin/env python3
"""Judges a plan by rules and prints a sentence for each one that it breaks.

Usage: terraform show -json tfplan > plan.json; scripts/check-plan.py plan.json
"""

import json
import pathlib
import sys

# Resources that hold data: whoever destroys one takes it off this list, in a change of its own.
STATEFUL = {
    "aws_db_instance",
    "aws_dynamodb_table",
    "aws_efs_file_system",
    "aws_rds_cluster",
    "aws_s3_bucket",
}
DATABASES = {"aws_db_instance", "aws_rds_cluster_instance"}
EVERYBODY = {"0.0.0.0/0", "::/0"}
WEB_PORTS = {80, 443}


def destroyed_data(kind, actions, after):
    if kind in STATEFUL and "delete" in actions:
        yield "would be destroyed, and it holds data"


def open_ports(kind, actions, after):
    for protocol, first, last, sources in ingress_of(kind, after):
        is_web = first == last and first in WEB_PORTS
        if not EVERYBODY.isdisjoint(sources) and not is_web:
            yield f"opens {ports_in_words(protocol, first, last)} to everybody"


def public_databases(kind, actions, after):
    if kind in DATABASES and after.get("publicly_accessible"):
        yield "would be reachable from the internet"


RULES = [destroyed_data, open_ports, public_databases]


def ingress_of(kind, after):
    """Yields (protocol, first port, last port, sources) for each ingress rule of a resource."""
    if kind == "aws_vpc_security_group_ingress_rule":
        sources = [after.get("cidr_ipv4"), after.get("cidr_ipv6")]
        yield after.get("ip_protocol"), after.get("from_port"), after.get("to_port"), sources
        return
    rules = []
    if kind == "aws_security_group_rule" and after.get("type") == "ingress":
        rules = [after]
    elif kind == "aws_security_group":
        rules = after.get("ingress") or []
    for rule in rules:
        sources = (rule.get("cidr_blocks") or []) + (rule.get("ipv6_cidr_blocks") or [])
        yield rule.get("protocol"), rule.get("from_port"), rule.get("to_port"), sources


def ports_in_words(protocol, first, last):
    if protocol == "-1" or first is None:
        return "every port"
    return f"port {first}" if first == last else f"ports {first} to {last}"


def main(path):
    plan = json.loads(pathlib.Path(path).read_text())
    if "format_version" not in plan:
        sys.exit(f"{path} is no plan of terraform show -json.")
    changes = plan.get("resource_changes", [])
    broken = [
        f"{change['address']} {words}."
        for change in changes
        for rule in RULES
        for words in rule(
            change["type"], change["change"]["actions"], change["change"].get("after") or {}
        )
    ]
    if broken:
        sys.exit("\n".join(broken))
    print(f"The plan keeps the rules. Resources judged: {len(changes)}.")


main(sys.argv[1])
