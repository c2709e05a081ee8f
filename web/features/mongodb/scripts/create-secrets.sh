#!/usr/bin/env bash
# Makes a random value for each secret, in files that only you can read. Keeps what is there.
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
    # Without a newline, which a program that reads the file may take for a part of the password.
    openssl rand -hex 24 | tr -d '\n' > "secrets/$name"
  fi
  echo "Made: secrets/$name"
done

# The exporter reads its password from the environment alone.
printf 'MONGODB_PASSWORD=%s\n' "$(<secrets/exporter-password)" > secrets/exporter.env
