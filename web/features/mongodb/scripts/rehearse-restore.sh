#!/usr/bin/env bash
# Restores the newest archive, or the given one, into a temporary database and counts its documents.
# The running deployment is not touched.
set -euo pipefail

# Sets database.
. "$(dirname "${BASH_SOURCE[0]}")/settings.sh"
backups="${BACKUP_DIR:-/backups}"
port=27099

shopt -s nullglob
archives=("$backups"/mongodb-*.archive.gz)
if [[ $# -gt 0 ]]; then
  archive="$1"
elif [[ ${#archives[@]} -gt 0 ]]; then
  archive="${archives[${#archives[@]} - 1]}"
else
  echo "There is no backup in $backups yet." >&2
  exit 1
fi

scratch="$(mktemp -d)"
clean_up() {
  mongod --dbpath="$scratch" --shutdown > /dev/null 2>&1 || true
  rm -rf -- "$scratch"
}
trap clean_up EXIT

echo "Rehearsing with $archive"
mongod --dbpath="$scratch" --bind_ip=127.0.0.1 --port="$port" --fork \
  --logpath="$scratch/mongod.log" > /dev/null
mongorestore --host=127.0.0.1 --port="$port" --oplogReplay --gzip --archive="$archive"

# shellcheck disable=SC2016 # The quoted part is JavaScript.
mongosh --quiet --norc "mongodb://127.0.0.1:$port/$database" --eval '
  let total = 0;
  for (const name of db.getCollectionNames()) {
    const count = db.getCollection(name).countDocuments({});
    print(`${name}: ${count}`);
    total += count;
  }
  if (total === 0) {
    print("The archive contains nothing of this database.");
    quit(1);
  }
  print(`The rehearsal passed with ${total} documents.`);
'
