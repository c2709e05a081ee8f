import { fill } from '../../../lib/text-block.ts';
import { imageVersion } from '../../pipelines/pinned.ts';
import applyScript from './infrastructure/apply.sh?raw';
import checkScript from './infrastructure/check.sh?raw';
import checkDriftScript from './infrastructure/check-drift.py?raw';
import checkPlanScript from './infrastructure/check-plan.py?raw';
import mainFile from './infrastructure/main.tf?raw';
import planScript from './infrastructure/plan.sh?raw';
import policyScript from './infrastructure/policy.sh.tmpl?raw';
import terraformScript from './infrastructure/terraform.sh.tmpl?raw';
import variablesFile from './infrastructure/variables.tf?raw';
import versionsTemplate from './infrastructure/versions.tf.tmpl?raw';
import { plain, type ScriptedKit, shell } from './kit.ts';

/** Terraform: a plan that is checked by a policy and applied unchanged. */
export const infrastructureKit: ScriptedKit = {
  pipeline: {
    name: 'infrastructure',
    intro: [
      'Terraform: checks, plan and policy on every change. The nightly run fails if the real infrastructure differs from the code.',
    ],
    deployment: 'After an approval, the reviewed plan itself is applied, not a new one.',
    cron: '17 2 * * *',
    jobs: [
      {
        id: 'check',
        name: 'Check format and syntax',
        command: 'scripts/check.sh',
        needs: [],
      },
      {
        id: 'plan',
        name: 'Plan',
        command: 'scripts/plan.sh',
        needs: ['check'],
        keeps: 'plan',
        identity: 'plan',
      },
      {
        id: 'drift',
        name: 'Look for drift',
        command: 'python3 scripts/check-drift.py',
        needs: ['plan'],
        scheduled: true,
      },
      {
        id: 'policy',
        name: 'Check the plan',
        command: 'scripts/policy.sh',
        needs: ['plan'],
      },
      {
        id: 'apply',
        name: 'Apply the plan',
        command: 'scripts/apply.sh',
        needs: ['plan', 'policy'],
        deploys: true,
        identity: 'apply',
      },
    ],
  },
  files: (project) => {
    const [major = '', minor = ''] = imageVersion('terraform').split('.');
    const versions = fill(versionsTemplate, { project, version: `${major}.${minor}.0` }).join('\n');
    return [
      shell('scripts/terraform.sh', terraformScript, ['terraform']),
      shell('scripts/check.sh', checkScript),
      shell('scripts/plan.sh', planScript),
      shell('scripts/policy.sh', policyScript, ['trivy']),
      plain('scripts/check-plan.py', checkPlanScript),
      plain('scripts/check-drift.py', checkDriftScript),
      shell('scripts/apply.sh', applyScript),
      plain('infrastructure/versions.tf', versions),
      plain('infrastructure/variables.tf', variablesFile),
      plain('infrastructure/main.tf', mainFile),
      plain('.gitignore', 'plan/\n.terraform/\n*.tfstate*\n'),
    ];
  },
  readme: (tool) => ({
    path: 'INFRASTRUCTURE.md',
    title: 'Terraform with remote state and a policy',
    steps: [
      'Create the bucket for the state by hand, with versioning and encryption, and write its name and region into `infrastructure/versions.tf`. No plan is made while a value there says REPLACE.',
      'Give `artifacts_bucket` a value in `infrastructure/terraform.tfvars`.',
      'Run `scripts/terraform.sh init` once and commit `.terraform.lock.hcl`, which pins the providers by digest.',
      'Create the two identities that the head of the pipeline names. The one for plans reads everything and writes only the lock beside the state, a file that ends in `.tflock`; the other one applies.',
      'Open a pull request and read its plan, in the log or as `plan/plan.txt`.',
      tool === 'travis-ci'
        ? 'After the merge, read the plan of main, then set a tag such as `production-2026-01-31`. Its run makes a plan of its own, which only the policy checks, and applies it.'
        : 'After the merge, read the plan of that run too, then approve it.',
    ],
    commands: [
      'scripts/check.sh',
      'scripts/plan.sh',
      'scripts/policy.sh',
      'python3 scripts/check-drift.py',
    ],
    notes: [
      'A plan can hold secret values, and so do its kept files: give read access to the repository only to people allowed to see them.',
      'The state is locked in its bucket while a plan or an apply runs.',
      'If the state changed after the plan was made, Terraform refuses to apply it; run the pipeline again.',
      'The nightly run fails for drift, and for merged changes that nobody has applied. Have its failure notify one named person. It does not see resources that were created by hand and are in no state.',
      'The policy is `scripts/check-plan.py`: one function per rule, in Python without packages. Add yours to `RULES`.',
      'It denies a plan that destroys or replaces a resource on its list `HOLDS_DATA`, opens a port other than 80 and 443 to the internet, or turns on `publicly_accessible` or `public_connectivity`.',
      'The list names storage, databases, caches, queues, logs, secrets and keys of AWS. For what it leaves out, such as the root disk of an `aws_instance`, and for other providers, extend it or set `prevent_destroy`.',
    ],
  }),
};
