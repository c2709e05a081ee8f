#!/usr/bin/env bash
# mongod refuses a key file that others may read, and Compose mounts a secret as it is on the host.
set -euo pipefail

for name in keyfile member.pem; do
  install -o mongodb -g mongodb -m 0400 "/run/secrets/$name" "/run/mongodb-key/$name"
done
exec docker-entrypoint.sh "$@"
