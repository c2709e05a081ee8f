#!/usr/bin/env bash
# Makes the plan that the policy checks and scripts/apply.sh applies unchanged.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
if grep --quiet REPLACE infrastructure/versions.tf; then
  echo 'Fill in infrastructure/versions.tf first: a value still says REPLACE.' >&2
  exit 1
fi
mkdir -p plan
scripts/terraform.sh init -input=false
scripts/terraform.sh plan -input=false -lock-timeout=5m -out=../plan/tfplan
scripts/terraform.sh show -no-color ../plan/tfplan > plan/plan.txt
scripts/terraform.sh show -json ../plan/tfplan > plan/plan.json
