#!/usr/bin/env bash
# Creates a random value for each secret, in files that only you can read. Existing ones are kept.
set -euo pipefail
umask 077

cd "$(dirname "${BASH_SOURCE[0]}")"
# Sets secret_names.
. scripts/settings.sh
mkdir -p secrets

for name in $secret_names; do
  if [[ -s "secrets/$name" ]]; then
    echo "Kept: secrets/$name"
    continue
  fi
  if [[ "$name" == keyfile ]]; then
    openssl rand -base64 756 > "secrets/$name"
  else
    # Without a newline, which a program may take for part of the password.
    openssl rand -hex 24 | tr -d '\n' > "secrets/$name"
  fi
  echo "Created: secrets/$name"
done

# The exporter reads its password only from the environment.
printf 'MONGODB_PASSWORD=%s\n' "$(<secrets/exporter-password)" > secrets/exporter.env
