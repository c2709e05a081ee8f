#!/usr/bin/env python3
"""Writes who changed what in the last 90 days, as CSV. Usage: scripts/list-changes.py FILE

SSH signatures are verified with compliance/allowed_signers, if it is there, and the others with
the keys of this machine. Names and subjects are chosen by whoever commits, so text that a spreadsheet
would take for a formula gets a leading apostrophe.
"""

import csv
import pathlib
import re
import subprocess
import sys

SIGNERS = pathlib.Path("compliance/allowed_signers")
KINDS = {"PGP SIGNATURE": "OpenPGP", "SSH SIGNATURE": "SSH", "SIGNED MESSAGE": "X.509"}
# By the letter that Git prints for %G?. It also prints N for a signature that it cannot verify.
VERDICTS = {
    "G": "good",
    "U": "key not trusted",
    "X": "signature expired",
    "Y": "key expired",
    "R": "key revoked",
    "B": "bad",
}
# At the start, or after a semicolon, which separates cells in many countries.
FORMULA = re.compile(r"(^|;)(?=[\s\"]*[=+\-@\t\r＝＋－＠])")
FIELDS = ("commit", "date", "author", "committer", "subject", "signature", "verified")


def git(*arguments):
    settings = ("-c", f"gpg.ssh.allowedSignersFile={SIGNERS.resolve()}") if SIGNERS.exists() else ()
    output = subprocess.run(["git", *settings, *arguments], check=True, stdout=subprocess.PIPE).stdout
    return output.decode(errors="replace")


def signature_of(commit):
    head = git("cat-file", "commit", commit).split("\n\n")[0]
    for line in head.split("\n"):
        if line.startswith("gpgsig"):
            return next((kind for mark, kind in KINDS.items() if mark in line), "of another kind")
    return "none"


def changes():
    texts = git("log", "-z", "--since=90 days ago", "--format=%H%x00%aI%x00%an%x00%cn%x00%s%x00%G?")
    values = texts.rstrip("\0").split("\0")
    for start in range(0, len(values) - 5, 6):
        *fields, letter = values[start : start + 6]
        signature = signature_of(fields[0])
        verified = "" if signature == "none" else VERDICTS.get(letter, "not checked")
        yield tuple(FORMULA.sub(r"\1'", value) for value in (*fields, signature, verified))


if len(sys.argv) != 2:
    sys.exit("Name the file to write: scripts/list-changes.py changes.csv")
with open(sys.argv[1], "w", encoding="utf-8", newline="") as file:
    csv.writer(file, lineterminator="\n").writerows([FIELDS, *changes()])
