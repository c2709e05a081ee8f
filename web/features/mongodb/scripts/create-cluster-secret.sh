#!/usr/bin/env bash
# Makes a random value for each secret and stores them in the cluster, and nowhere else.
# It refuses to replace a secret that is there.
set -euo pipefail
umask 077

cd "$(dirname "${BASH_SOURCE[0]}")"
# Sets secret_names.
. scripts/settings.sh

values="$(mktemp -d)"
trap 'rm -rf -- "$values"' EXIT
for name in $secret_names; do
  if [[ "$name" == keyfile ]]; then
    openssl rand -base64 756 > "$values/$name"
  else
    # Without a newline, which an environment variable would keep as part of the password.
    openssl rand -hex 24 | tr -d '\n' > "$values/$name"
  fi
done

kubectl apply --filename namespace.yaml
kubectl --namespace mongodb create secret generic mongodb-secrets --from-file="$values"
