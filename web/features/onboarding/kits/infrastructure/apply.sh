#!/usr/bin/env bash
# Applies the plan in plan/. Terraform refuses it if the state has changed since.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
if [[ ! -s plan/tfplan ]]; then
  echo 'There is no plan: run scripts/plan.sh first.' >&2
  exit 1
fi
scripts/terraform.sh init -input=false
scripts/terraform.sh apply -input=false -lock-timeout=5m ../plan/tfplan
