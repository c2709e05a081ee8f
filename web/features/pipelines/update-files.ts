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

/** Proposes newer versions of what the pipeline pins: Dependabot on GitHub, Renovate elsewhere. */
export function updateFileOf(tool: PipelineTool, plan: PipelinePlan): StarterFile {
  return tool === 'github-actions'
    ? dependabot(plan)
    : renovate('docker:pinDigests', { vulnerabilityAlerts: { labels: ['security'] } });
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
