import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import {
  onboardingScreenIds,
  type ToolId,
} from '../../../../../web/content/onboarding/onboarding.ts';
import { detectKind } from '../../../../../web/features/file-check/detect-kind.ts';
import { createZip } from '../../../../../web/features/file-viewer/zip.ts';
import { createKit } from '../../../../../web/features/onboarding/kits/kits.ts';
import { checkText } from '../file-check/check.ts';
import { lintWorkflow } from '../pipelines/support/lint-workflow.ts';
import { textOf } from '../support/text-of.ts';

const tools = ['jenkins', 'azure-devops', 'github-actions', 'travis-ci', 'circleci'] as const;
const scripted = onboardingScreenIds.filter((id) => !/^(?:ci-cd|devops)-/.test(id));
const terraform = 'infrastructure-as-code-on-boarding';
const kitOf = (
  screen: (typeof onboardingScreenIds)[number],
  tool: ToolId,
  project = 'Web shop €',
) => createKit(screen, { projectName: project, tool, programmingLanguage: 'python' });
const kits = scripted.flatMap((screen) =>
  tools.map((tool) => ({ name: `${screen} ${tool}`, screen, tool, files: kitOf(screen, tool) })),
);
const pipelineOf = (tool: ToolId) => kitOf(terraform, tool)[0]?.text ?? '';
const yamlOf = (tool: ToolId) => parseDocument(pipelineOf(tool)).toJS();

test('each pipeline is one that its tool reads', async () => {
  for (const { name, tool, files } of kits) {
    const [pipeline] = files;
    if (!pipeline) throw new Error('No files');
    const kind = detectKind(pipeline.path, pipeline.text);
    expect(await checkText(kind, pipeline.text), name).toEqual([]);
    if (tool === 'github-actions') expect(lintWorkflow(pipeline.text, pipeline.path)).toEqual([]);
    if (tool === 'azure-devops') {
      expect(pipeline.text).toMatch(/In Azure Repos, a branch\n# policy starts the build\.\npr:/);
    }
  }
});

test('each kit is an archive of whole files with the scripts that they call, and a guide to all', async () => {
  for (const { name, files } of kits) {
    await createZip(files, new Date(0));
    const paths = files.map(({ path }) => path);
    const guide = files.at(-1);
    for (const path of [...paths, 'brief.md', 'brief.json']) {
      expect(guide?.text, name).toContain(`- \`${path}\``);
    }
    expect(paths).toContain('renovate.json');
    for (const { path, text } of files) {
      expect(text, path).not.toMatch(/:latest|undefined|\{\{[a-z]/);
      expect(text, path).toMatch(/[^\n]\n$/);
      if (path.endsWith('.json')) JSON.parse(text);
      for (const [script] of text.matchAll(/scripts\/[\w-]+\.(?:sh|py)/g)) {
        expect(paths, name).toContain(script);
      }
    }
  }
});

test('the six forms give five kits, and the tool gives each its own pipeline', () => {
  const made = onboardingScreenIds.flatMap((screen) =>
    tools.map((tool) => kitOf(screen, tool)[0]?.text),
  );
  expect(new Set(made).size).toBe(5 * tools.length);
});

test('Terraform applies the plan that was reviewed, after an approval, and only on main', () => {
  const { apply } = yamlOf('github-actions').jobs;
  expect(apply).toMatchObject({ needs: ['plan', 'policy'], environment: 'production' });
  expect(apply.if).toContain("github.ref == 'refs/heads/main'");
  // Jobs of Travis CI share no files, so it judges the plan that it applies in one job.
  expect(pipelineOf('travis-ci')).toContain(
    '- scripts/plan.sh && scripts/policy.sh && scripts/apply.sh\n',
  );
  const wordsOf = (tool: ToolId) => pipelineOf(tool).replaceAll(/\n(?:#|\/\/) /g, ' ');
  expect(wordsOf('travis-ci')).not.toContain('not a new one');
  expect(wordsOf('jenkins')).toContain('not a new one');
});

test('Terraform plans with credentials that cannot apply, by OIDC where the tool has it', () => {
  for (const [tool, plans, planned, applies, applied] of [
    ['github-actions', /vars\.AWS_PLAN_ROLE_ARN/g, 1, /vars\.AWS_APPLY_ROLE_ARN/g, 1],
    ['azure-devops', /awsCredentials: aws-plan/g, 1, /awsCredentials: aws-apply/g, 1],
    ['circleci', /context: aws-plan/g, 2, /context: aws-apply/g, 1],
    ['jenkins', /'aws-plan-/g, 2, /'aws-apply-/g, 2],
    ['travis-ci', /=\$AWS_PLAN_/g, 4, /=\$AWS_APPLY_/g, 2],
  ] as const) {
    const text = pipelineOf(tool);
    expect(text.match(plans), tool).toHaveLength(planned);
    expect(text.match(applies), tool).toHaveLength(applied);
    const hasOidc = tool === 'github-actions' || tool === 'azure-devops';
    for (const words of ['ACCESS_KEY', 'long-lived']) expect(text.includes(words)).toBe(!hasOidc);
    expect(text.includes('by OIDC'), tool).toBe(hasOidc);
  }
});

test('Terraform looks for drift in the runs of the schedule, and in no other', () => {
  expect(yamlOf('github-actions').jobs.drift.if).toBe("github.event_name == 'schedule'");
  expect(yamlOf('azure-devops').stages).toContainEqual(
    expect.objectContaining({
      stage: 'drift',
      condition: expect.stringContaining("eq(variables['Build.Reason'], 'Schedule')"),
    }),
  );
  expect(yamlOf('travis-ci').stages).toContainEqual({ name: 'drift', if: 'type = cron' });
  const { changes, scheduled } = yamlOf('circleci').workflows;
  expect(JSON.stringify(changes)).not.toContain('drift');
  expect(scheduled.jobs).toContainEqual({ drift: { requires: ['plan'] } });
  expect(pipelineOf('jenkins')).toMatch(/drift'\) \{\n +when \{[^}]+triggeredBy 'TimerTrigger'/);
});

test('the state of a project has its name, or one to fill in where code cannot spell it', () => {
  for (const [project, name] of [
    ['Web shop €', 'web-shop'],
    ['Café Zoë', 'cafe-zoe'],
    ['Ørsted', 'REPLACE'],
    ['---', 'REPLACE'],
    ['Склад 2', 'REPLACE'],
    ['', 'REPLACE'],
  ] as const) {
    const versions = textOf(kitOf(terraform, 'jenkins', project), 'infrastructure/versions.tf');
    expect(versions).toContain(`key          = "${name}/terraform.tfstate"`);
    expect(versions).toContain(`project    = "${name}"`);
  }
});
