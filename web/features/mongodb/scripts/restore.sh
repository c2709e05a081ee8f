#!/usr/bin/env bash
# Restores an archive into the running deployment. Each collection in it replaces the current one.
# Usage: restore.sh /backups/mongodb-….archive.gz --overwrite
set -euo pipefail
umask 077

# Sets hosts.
. "$(dirname "${BASH_SOURCE[0]}")/settings.sh"
secrets="${SECRETS_DIR:-/run/secrets}"
ca="${CA_FILE:-/run/secrets/ca.pem}"
backups="${BACKUP_DIR:-/backups}"

archive="${1:?Name the archive to restore.}"
if [[ ! -s "$archive" ]]; then
  echo "There is no such archive: $archive. These exist:" >&2
  find "$backups" -maxdepth 1 -name 'mongodb-*.archive.gz' | sort >&2
  exit 1
fi
if [[ "${2:-}" != '--overwrite' ]]; then
  echo 'This replaces the current data. Add --overwrite to confirm.' >&2
  exit 1
fi

config="$(mktemp)"
trap 'rm -f "$config"' EXIT
password="$(<"$secrets/root-password")"
printf "password: '%s'\n" "${password//\'/\'\'}" > "$config"

# Replaying the oplog makes the restore consistent. It allows no exceptions, so the users are restored
# too, with the passwords they had then.
mongorestore --config="$config" --host="$hosts" --username=root --authenticationDatabase=admin \
  --ssl --sslCAFile="$ca" --drop --oplogReplay --gzip --archive="$archive"
echo "Restored: $archive"
echo 'Now set up the users again to restore the current passwords.'
