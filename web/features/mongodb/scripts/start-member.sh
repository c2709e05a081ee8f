#!/usr/bin/env bash
# mongod refuses a key that others may read, and Compose mounts a secret as it is on the host.
set -euo pipefail

install -o mongodb -g mongodb -m 0400 /run/secrets/keyfile /run/mongodb-key/keyfile
exec docker-entrypoint.sh "$@"
