#!/usr/bin/env bash
# Creates a certificate authority for this deployment once, and on each run a new certificate for the
# members, valid for 397 days. Both are stored in secrets/.
set -euo pipefail
umask 077

cd "$(dirname "${BASH_SOURCE[0]}")"
# Sets hosts.
. scripts/settings.sh
mkdir -p secrets

work="$(mktemp -d)"
trap 'rm -rf -- "$work"' EXIT

names='DNS:localhost,IP:127.0.0.1'
IFS=, read -ra addresses <<< "${hosts#*/}"
for address in "${addresses[@]}"; do names+=",DNS:${address%:*}"; done

config="$work/openssl.cnf"
cat > "$config" <<END
[req]
distinguished_name = subject
[subject]
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[member]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
# Members are servers to clients, and clients to each other.
extendedKeyUsage = serverAuth, clientAuth
subjectAltName = $names
END
new_key=(-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -config "$config")

if [[ -s secrets/ca.pem ]]; then
  if [[ ! -s secrets/ca-key.pem ]]; then
    echo 'Bring back secrets/ca-key.pem first: it signs the certificate.' >&2
    exit 1
  fi
  echo 'Kept: secrets/ca.pem'
else
  openssl req -x509 "${new_key[@]}" -extensions authority -days 3650 \
    -subj '/CN=MongoDB certificate authority' -keyout secrets/ca-key.pem -out secrets/ca.pem
  # Clients read it as well.
  chmod 0644 secrets/ca.pem
  echo 'Created: secrets/ca.pem'
fi

openssl req -new "${new_key[@]}" -subj '/CN=MongoDB member' \
  -keyout "$work/key.pem" -out "$work/request.pem"
openssl x509 -req -in "$work/request.pem" -CA secrets/ca.pem -CAkey secrets/ca-key.pem \
  -set_serial "0x$(openssl rand -hex 8)" -sha256 -days 397 \
  -extfile "$config" -extensions member -out "$work/certificate.pem"
cat "$work/certificate.pem" "$work/key.pem" > secrets/member.pem
echo 'Created: secrets/member.pem'
