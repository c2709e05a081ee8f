#!/usr/bin/env bash
# Before and after a cutover: does the new environment answer, and does the old one still stand by?
# A redirect does not count: it may lead from one to the other.
# Usage: scripts/check-cutover.sh OLD_URL NEW_URL
set -euo pipefail
old="${1:?Name the address of the old environment.}"
new="${2:?Name the address of the new environment.}"

status_of() {
  curl --silent --show-error --max-time 15 --output /dev/null --write-out '%{http_code}' "$1" || true
}

failed=0
for url in "$new" "$old"; do
  status="$(status_of "$url")"
  echo "$url answers $status"
  if [[ "$status" != 2* ]]; then failed=1; fi
done
if [[ "$failed" -ne 0 ]]; then
  echo 'Do not cut over, or roll back: an environment does not answer as it should.' >&2
fi
exit "$failed"
