#!/usr/bin/env bash
# Dumps all databases at one point in time into a compressed archive, and keeps the newest ones.
set -euo pipefail
umask 077

# Sets hosts and keep.
. "$(dirname "${BASH_SOURCE[0]}")/settings.sh"
secrets="${SECRETS_DIR:-/run/secrets}"
ca="${CA_FILE:-/run/secrets/ca.pem}"
target="${BACKUP_DIR:-/backups}"

name="mongodb-$(date -u +%Y%m%dT%H%M%SZ).archive.gz"
partial="$target/.$name.partial"
config="$(mktemp)"
trap 'rm -f "$config" "$partial"' EXIT

# A file keeps the password out of the list of processes.
password="$(<"$secrets/backup-password")"
printf "password: '%s'\n" "${password//\'/\'\'}" > "$config"

mongodump --config="$config" --host="$hosts" --username=backup --authenticationDatabase=admin \
  --ssl --sslCAFile="$ca" --readPreference=secondaryPreferred --oplog --gzip --archive="$partial"

# Only a complete archive gets its final name.
mv "$partial" "$target/$name"
echo "Written: $target/$name"

# The names contain the time, so they sort by age.
shopt -s nullglob
archives=("$target"/mongodb-*.archive.gz)
for ((index = 0; index < ${#archives[@]} - keep; index++)); do
  rm -f -- "${archives[index]}"
  echo "Removed: ${archives[index]}"
done
