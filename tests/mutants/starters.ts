import type { Mutant } from './mutant.ts';

const PIPELINES = 'tests/unit/web/features/pipelines';
const CONNECTION = 'tests/unit/web/features/mongodb/connection.test.ts';
const INNOCENT = 'tests/unit/web/features/file-check/innocent.test.ts';
const MONGO_FILES = 'tests/unit/web/features/mongodb/files.test.ts';
const KITS = 'tests/unit/web/features/onboarding/kits.test.ts';

/** Faults in what visitors take away, and in the workflows of this repository. */
export const starterMutants: readonly Mutant[] = [
  {
    name: 'starter: a run that waits for an approval blocks main',
    file: 'web/features/pipelines/tools/github-actions.ts',
    from: '&& github.ref || github.run_id }}',
    to: '&& github.ref || github.ref }}',
    tests: [`${PIPELINES}/concurrency.test.ts`],
  },
  {
    name: 'starter: pip does not install the project',
    file: 'web/features/pipelines/languages/python.ts',
    from: "        'python -m pip install --no-deps --editable .',\n",
    to: '',
    tests: [`${PIPELINES}/pipelines.test.ts`],
  },
  {
    name: 'starter: the deploy script trusts any host',
    file: 'web/features/pipelines/deploy/ssh.sh.tmpl',
    from: 'StrictHostKeyChecking=yes',
    to: 'StrictHostKeyChecking=no',
    tests: [`${PIPELINES}/kit.test.ts`],
  },
  {
    name: 'starter: the deploy script runs with settings that nobody filled in',
    file: 'web/features/pipelines/deploy/head.sh.tmpl',
    from: "grep -q 'REPLACE'",
    to: "grep -q 'NEVER-THERE'",
    tests: [`${PIPELINES}/kit.test.ts`],
  },
  {
    name: 'starter: any text becomes the branch of a pipeline',
    file: 'web/features/pipelines/check-pipeline-options.ts',
    from: 'return isPath(branch, BRANCH_NAME)',
    to: 'return branch.length > 0 || isPath(branch, BRANCH_NAME)',
    tests: [`${PIPELINES}/check-pipeline-options.test.ts`],
  },
  {
    name: 'starter: an image without a digest is not named to the reader',
    file: 'web/features/pipelines/pinned.ts',
    from: 'digest === undefined && !MACHINE_IMAGES',
    to: 'digest === null && !MACHINE_IMAGES',
    tests: [`${PIPELINES}/pinned.test.ts`],
  },
  {
    name: 'starter: a connection string with AWS keys is valid',
    file: 'web/features/mongodb/remarks.ts',
    from: "yield 'aws-credentials';",
    to: 'return;',
    tests: [CONNECTION],
  },
  {
    name: 'starter: a connection string with a password for OIDC is valid',
    file: 'web/features/mongodb/remarks.ts',
    from: "if (hasPassword) yield 'oidc/password';",
    to: '',
    tests: [CONNECTION],
  },
  {
    name: 'starter: Terraform applies a plan that breaks the policy',
    file: 'web/features/onboarding/kits/infrastructure.ts',
    from: "needs: ['plan', 'policy'],",
    to: "needs: ['plan'],",
    tests: [KITS],
  },
  {
    name: 'starter: the policy passes a range of ports that begins at 80',
    file: 'web/features/onboarding/kits/infrastructure/check-plan.py',
    from: 'first == last and first in WEB_PORTS',
    to: 'first in WEB_PORTS',
    tests: [KITS],
  },
  {
    name: 'starter: the policy takes any file for a plan',
    file: 'web/features/onboarding/kits/infrastructure/check-plan.py',
    from: 'if "format_version" not in plan:',
    to: 'if False:',
    tests: [KITS],
  },
  {
    name: 'starter: an acceptance of a finding never ends',
    file: 'web/features/onboarding/kits/security/triage.py',
    from: ' for entry in accepted if last_day(entry) >= today}',
    to: ' for entry in accepted}',
    tests: [KITS],
  },
  {
    name: 'starter: MongoDB also speaks in the clear on Kubernetes',
    file: 'web/features/mongodb/kubernetes/stateful-set.yaml.tmpl',
    from: '--tlsMode=requireTLS',
    to: '--tlsMode=allowTLS',
    tests: [MONGO_FILES],
  },
  {
    name: 'starter: MongoDB also speaks in the clear under Compose',
    file: 'web/features/mongodb/compose.yaml.tmpl',
    from: '--tlsMode=requireTLS',
    to: '--tlsMode=preferTLS',
    tests: [MONGO_FILES],
  },
  {
    name: 'starter: the certificate of a member names no member',
    file: 'web/features/mongodb/scripts/create-certificates.sh',
    from: 'names+=",DNS:${address%:*}"',
    to: 'true',
    tests: ['tests/unit/web/features/mongodb/scripts.test.ts'],
  },
  {
    name: 'starter: the exporter asks all members over one direct connection',
    file: 'web/features/mongodb/kubernetes/metrics.yaml.tmpl',
    from: '            - --split-cluster\n',
    to: '',
    tests: [MONGO_FILES],
  },
  {
    name: 'check: an included GitLab file is read as Azure Pipelines',
    file: 'web/features/file-check/detect-kind.ts',
    from: 'if (!isAzure && ',
    to: "if (has('stages') && !isAzure && ",
    tests: ['tests/unit/web/features/file-check/detect-kind.test.ts'],
  },
  {
    name: 'check: a job of an included file is accused of doing nothing',
    file: 'web/features/file-check/kinds/gitlab-ci.ts',
    from: 'hasNoInclude(file) && !lacksAll',
    to: '!lacksAll',
    tests: [INNOCENT],
  },
  {
    name: 'check: a part of a configuration is accused of names that the rest declares',
    file: 'web/features/file-check/yaml-rule.ts',
    from: '  if (given && !given(file)) return;\n',
    to: '',
    tests: [INNOCENT],
  },
  {
    name: 'check: a string of Groovy ends at a line break after a backslash',
    file: 'web/features/file-check/kinds/masked-code.ts',
    from: '"(?:[^"\\\\\\n$]|\\\\(?:\\r\\n|[^])|${EXPRESSION}',
    to: '"(?:[^"\\\\\\n$]|\\\\.|${EXPRESSION}',
    tests: [INNOCENT],
  },
  {
    name: 'starter: a fork gets a preview with our secrets',
    file: 'scripts/workflows/workflows.ts',
    from: "github.event.action != 'closed' && github.event.pull_request.head.repo.full_name == github.repository",
    to: "github.event.action != 'closed'",
    tests: ['tests/unit/repository-files.test.ts'],
  },
];
