import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createZip } from '../../../../../web/features/file-viewer/zip.ts';
import { createPipelineKit } from '../../../../../web/features/pipelines/kit.ts';
import {
  defaultPipelineOptions,
  deployTargets,
  type PipelineOptions,
  pipelineTools,
} from '../../../../../web/features/pipelines/pipeline-options.ts';
import { textOf } from '../support/text-of.ts';
import { cases } from './support/cases.ts';

const standard = defaultPipelineOptions('nodejs');
const withImageStages = { stages: ['image', 'deploy'], registry: 'ghcr' } as const;
const withImage: PipelineOptions = { ...standard, ...withImageStages };

test('each kit has what its pipeline calls, a file that proposes updates, and a README', async () => {
  for (const { name, tool, options, file } of cases) {
    const files = createPipelineKit(tool, options);
    const paths = files.map(({ path }) => path);
    expect(files[0], name).toEqual(file);
    expect(paths.some((path) => path.endsWith('scripts/deploy.sh'))).toBe(
      file.text.includes('deploy.sh'),
    );
    const isGithub = tool === 'github-actions';
    expect(paths).toContain(isGithub ? '.github/dependabot.yml' : 'renovate.json');
    const readme = textOf(files, 'PIPELINE.md');
    for (const path of paths) expect(readme).toContain(`- \`${path}\``);
    // Dependabot does not read versions in commands.
    expect(readme.includes('update these by hand'), name).toBe(isGithub);
  }
  await Promise.all(
    pipelineTools.map((tool) => createZip(createPipelineKit(tool, withImage), new Date(0))),
  );
});

test('Dependabot watches the actions, the packages in their folder, and the Dockerfile', () => {
  const files = createPipelineKit('github-actions', { ...withImage, folder: 'services/api' });
  const { updates } = parse(textOf(files, '.github/dependabot.yml'));
  expect(updates).toMatchObject([
    { 'package-ecosystem': 'github-actions', directory: '/' },
    { 'package-ecosystem': 'npm', directory: '/services/api' },
    { 'package-ecosystem': 'docker', directory: '/services/api' },
  ]);
});

test('two environments share no place, and only the last one is the live site', () => {
  for (const target of deployTargets) {
    const files = createPipelineKit('gitlab-ci', { ...withImage, target });
    const placesOf = (environment: string) =>
      textOf(files, `deploy/${environment}.conf`).match(
        /^(?:CONTAINER|TARGET_FOLDER|PAGES_BRANCH|NAMESPACE)=.*$/gm,
      ) ?? [];
    const staging: readonly string[] = placesOf('staging');
    const production: readonly string[] = placesOf('production');
    expect(staging).not.toEqual([]);
    const shared = staging.filter((line) => production.includes(line));
    expect(shared).toEqual(target === 'kubernetes' ? ["CONTAINER='app'"] : []);
    if (target === 'static') {
      expect(production).toEqual(["PAGES_BRANCH='main'"]);
      // A static host gets files, although an image is pushed beside them.
      expect(textOf(files, 'scripts/deploy.sh')).toContain('deploy.sh ENVIRONMENT\n');
    }
  }
});

test('a deploy job runs where the program of its script is', () => {
  for (const tool of pipelineTools) {
    for (const runner of ['hosted', 'own'] as const) {
      for (const [target, image] of [
        ['server', 'node:'],
        ['kubernetes', 'alpine/k8s:'],
      ] as const) {
        // A build of Java needs no image of Node.js.
        const options = { ...defaultPipelineOptions('java'), ...withImageStages, target, runner };
        const text = createPipelineKit(tool, options)[0]?.text ?? '';
        const isMachine =
          (runner === 'hosted' && ['github-actions', 'azure-devops'].includes(tool)) ||
          (tool === 'travis-ci' && target === 'server');
        expect(isMachine || text.includes(image), `${tool} ${runner} ${target}`).toBe(true);
      }
    }
  }
});
