#!/usr/bin/env bash
# Makes a backup at each scheduled time, and one immediately if there is none yet.
set -euo pipefail

here="$(dirname "${BASH_SOURCE[0]}")"
# Sets period_seconds and offset_seconds, both counted from midnight UTC of 1 January 1970.
. "$here/settings.sh"
backups="${BACKUP_DIR:-/backups}"

back_up() {
  # A failed backup is reported and does not end the schedule.
  bash "$here/backup.sh" || echo 'This backup failed; the next one runs at its scheduled time.' >&2
}

trap 'exit 0' INT TERM
shopt -s nullglob
archives=("$backups"/mongodb-*.archive.gz)
if [[ ${#archives[@]} -eq 0 ]]; then back_up; fi

while true; do
  now="$(date -u +%s)"
  next=$((((now - offset_seconds) / period_seconds + 1) * period_seconds + offset_seconds))
  sleep "$((next - now))" &
  # A sleep in the foreground would keep the container from stopping.
  wait "$!"
  back_up
done
