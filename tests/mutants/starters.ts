import type { Mutant } from './mutant.ts';

/** Faults in what visitors take away, and in the workflows of this repository. */
export const starterMutants: readonly Mutant[] = [
  {
    name: 'starter: a run that waits for an approval blocks main',
    file: 'web/features/pipelines/tools/github-actions.ts',
    from: '&& github.ref || github.run_id }}',
    to: '&& github.ref || github.ref }}',
  },
  {
    name: 'starter: pip does not install the project',
    file: 'web/features/pipelines/languages/python.ts',
    from: "        'python -m pip install --no-deps --editable .',\n",
    to: '',
  },
  {
    name: 'starter: the deploy script trusts any host',
    file: 'web/features/pipelines/deploy/ssh.sh.tmpl',
    from: 'StrictHostKeyChecking=yes',
    to: 'StrictHostKeyChecking=no',
  },
  {
    name: 'starter: the deploy script runs with settings that nobody filled in',
    file: 'web/features/pipelines/deploy/head.sh.tmpl',
    from: "grep -q 'REPLACE'",
    to: "grep -q 'NEVER-THERE'",
  },
  {
    name: 'starter: any text becomes the branch of a pipeline',
    file: 'web/features/pipelines/check-pipeline-options.ts',
    from: 'return isPath(branch, BRANCH_NAME)',
    to: 'return branch.length > 0 || isPath(branch, BRANCH_NAME)',
  },
  {
    name: 'starter: an image without a digest is not named to the reader',
    file: 'web/features/pipelines/pinned.ts',
    from: 'digest === undefined && !MACHINE_IMAGES',
    to: 'digest === null && !MACHINE_IMAGES',
  },
  {
    name: 'starter: a connection string with AWS keys is valid',
    file: 'web/features/mongodb/remarks.ts',
    from: "yield 'aws-credentials';",
    to: 'return;',
  },
  {
    name: 'starter: a connection string with a password for OIDC is valid',
    file: 'web/features/mongodb/remarks.ts',
    from: "if (hasPassword) yield 'oidc/password';",
    to: '',
  },
  {
    name: 'starter: Terraform applies a plan that breaks the policy',
    file: 'web/features/onboarding/kits/infrastructure.ts',
    from: "needs: ['plan', 'policy'],",
    to: "needs: ['plan'],",
  },
  {
    name: 'starter: the policy passes a range of ports that begins at 80',
    file: 'web/features/onboarding/kits/infrastructure/check-plan.py',
    from: 'first == last and first in WEB_PORTS',
    to: 'first in WEB_PORTS',
  },
  {
    name: 'starter: the policy takes any file for a plan',
    file: 'web/features/onboarding/kits/infrastructure/check-plan.py',
    from: 'if "format_version" not in plan:',
    to: 'if False:',
  },
  {
    name: 'starter: an acceptance of a finding never ends',
    file: 'web/features/onboarding/kits/security/triage.py',
    from: ' for entry in accepted if last_day(entry) >= today}',
    to: ' for entry in accepted}',
  },
  {
    name: 'starter: MongoDB also speaks in the clear',
    file: 'web/features/mongodb/compose.yaml.tmpl',
    from: '--tlsMode=requireTLS',
    to: '--tlsMode=preferTLS',
  },
  {
    name: 'starter: the certificate of a member names no member',
    file: 'web/features/mongodb/scripts/create-certificates.sh',
    from: 'names+=",DNS:${address%:*}"',
    to: 'true',
  },
  {
    name: 'check: an included GitLab file is read as Azure Pipelines',
    file: 'web/features/file-check/detect-kind.ts',
    from: 'if (!isAzure && ',
    to: "if (has('stages') && !isAzure && ",
  },
  {
    name: 'check: a job of an included file is accused of doing nothing',
    file: 'web/features/file-check/kinds/gitlab-ci.ts',
    from: 'hasNoInclude(file) && !lacksAll',
    to: '!lacksAll',
  },
  {
    name: 'check: a part of a configuration is accused of names that the rest declares',
    file: 'web/features/file-check/yaml-rule.ts',
    from: '  if (given && !given(file)) return;\n',
    to: '',
  },
  {
    name: 'check: a string of Groovy ends at a line break after a backslash',
    file: 'web/features/file-check/kinds/masked-code.ts',
    from: '"(?:[^"\\\\\\n$]|\\\\(?:\\r\\n|[^])|${EXPRESSION}',
    to: '"(?:[^"\\\\\\n$]|\\\\.|${EXPRESSION}',
  },
  {
    name: 'starter: a fork gets a preview with our secrets',
    file: 'scripts/workflows/workflows.ts',
    from: "github.event.action != 'closed' && github.event.pull_request.head.repo.full_name == github.repository",
    to: "github.event.action != 'closed'",
  },
];
