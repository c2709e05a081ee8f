#!/usr/bin/env bash
# Format and syntax, without a state and without credentials.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scripts/terraform.sh fmt -check -recursive
scripts/terraform.sh init -input=false -backend=false
scripts/terraform.sh validate
