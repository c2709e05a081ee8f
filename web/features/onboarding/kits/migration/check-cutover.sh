#!/usr/bin/env bash
# Before and after a cutover: does the new place answer, and does the old one still stand by?
# A redirect is no answer: it may lead from one place to the other.
# Usage: scripts/check-cutover.sh OLD_URL NEW_URL
set -euo pipefail
old="${1:?Name the address of the old place.}"
new="${2:?Name the address of the new place.}"

status_of() {
  curl --silent --show-error --max-time 15 --output /dev/null --write-out '%{http_code}' "$1" || true
}

failed=0
for place in "$new" "$old"; do
  status="$(status_of "$place")"
  echo "$place answers $status"
  if [[ "$status" != 2* ]]; then failed=1; fi
done
if [[ "$failed" -ne 0 ]]; then
  echo 'Do not cut over, or go back: a place does not answer as it should.' >&2
fi
exit "$failed"
