import { lines, paragraphs } from '../../lib/text-block.ts';
import { quoted } from '../../lib/yaml-text.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import type { PackageManager, PipelineTool } from './pipeline-options.ts';
import type { PipelinePlan } from './pipeline-plan.ts';

/** Dependabot's names of the package managers. */
const ecosystems: Record<PackageManager, string> = {
  nuget: 'nuget',
  maven: 'maven',
  gradle: 'gradle',
  npm: 'npm',
  pnpm: 'npm',
  yarn: 'npm',
  pip: 'pip',
  poetry: 'pip',
  uv: 'uv',
  bundler: 'bundler',
  composer: 'composer',
};

/**
 * Proposes newer versions of what the pipeline pins: Dependabot on GitHub, Renovate elsewhere.
 *
 * @param scripts paths of the files whose commands name versions
 */
export function updateFileOf(
  tool: PipelineTool,
  plan: PipelinePlan,
  scripts: readonly string[],
): StarterFile {
  return tool === 'github-actions'
    ? dependabot(plan)
    : renovate('docker:pinDigests', {
        customManagers: inCommands(scripts),
        vulnerabilityAlerts: { labels: ['security'] },
      });
}

/**
 * What Renovate's own managers do not read: versions in commands, and the images of a Jenkinsfile.
 * An image at the end of a line is the value of a key, which they do read.
 */
function inCommands(scripts: readonly string[]): readonly object[] {
  const manager = (datasourceTemplate: string, matchStrings: readonly string[], more = {}) => ({
    customType: 'regex',
    managerFilePatterns: scripts,
    matchStringsStrategy: 'recursive',
    matchStrings,
    datasourceTemplate,
    ...more,
  });
  const image = '(?<depName>[a-z0-9][a-z0-9./_-]*):(?<currentValue>v?[0-9][\\w.-]*)';
  const digest = '(?:@(?<currentDigest>sha256:[0-9a-f]{64}))?';
  const version = '(?<currentValue>[0-9][\\w.]*)';
  return [
    manager('docker', ["[ '][a-z0-9][a-z0-9./_-]*:v?[0-9][\\w.@:-]*[ ']", image + digest], {
      autoReplaceStringTemplate:
        '{{ depName }}:{{ newValue }}{{#if newDigest}}@{{ newDigest }}{{/if}}',
    }),
    manager('npm', [`npx --yes (?<depName>[a-z]+)@${version}`]),
    manager('pypi', ['python -m pip install .*==.*', `(?<depName>[a-z-]+)==${version}`]),
    manager('rubygems', [`gem install (?<depName>[a-z-]+) --version ${version}`]),
  ];
}

function dependabot({ packageManager, folder, image }: PipelinePlan): StarterFile {
  const project = `/${folder}`;
  const text = lines`
    # GitHub reads this by itself: one pull request a week for each group of updates.
    version: 2
    updates:
      ${paragraphs(
        update('github-actions', '/'),
        update(ecosystems[packageManager], project),
        image && update('docker', project),
      )}
  `;
  return { path: '.github/dependabot.yml', syntax: 'yaml', text: `${text.join('\n')}\n` };
}

function update(ecosystem: string, directory: string): string[] {
  return lines`
    - package-ecosystem: ${ecosystem}
      directory: ${quoted(directory)}
      schedule:
        interval: weekly
      # A release that turns out to be malicious is usually withdrawn within days.
      cooldown:
        default-days: 7
      groups:
        ${ecosystem}:
          patterns: ['*']
  `;
}

/** @param more settings beside those that all our files have */
export function renovate(preset: string, more: object): StarterFile {
  const settings = {
    $schema: 'https://docs.renovatebot.com/renovate-schema.json',
    extends: ['config:recommended', preset, 'schedule:weekly'],
    minimumReleaseAge: '7 days',
    ...more,
  };
  return {
    path: 'renovate.json',
    syntax: 'json',
    text: `${JSON.stringify(settings, null, 2)}\n`,
  };
}
