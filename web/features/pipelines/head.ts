import { comment } from '../../lib/text-block.ts';
import type { OwnRunnerNeeds } from './languages/toolchain.ts';
import { languageNames, packageManagerNames } from './pipeline-options.ts';
import type { PipelinePlan } from './pipeline-plan.ts';
import { DEPLOY_SCRIPT, deployTokenName } from './shell-commands.ts';

/**
 * Header comment of a file: the introduction, then paragraphs with one sentence per line, which
 * `createPipeline` puts below the code.
 */
export function head(
  plan: PipelinePlan,
  paragraphs: readonly (readonly string[])[],
  mark: '#' | '//' = '#',
): string[] {
  const [what, needs] = introduction(plan);
  return [[what], [needs], ...paragraphs.filter(({ length }) => length > 0)].flatMap(
    (sentences, index) => [
      ...(index > 0 ? [mark] : []),
      ...sentences.flatMap((sentence) => comment(sentence, mark)),
    ],
  );
}

/** Describes the file and what the repository must contain. */
function introduction(plan: PipelinePlan) {
  const { language, packageManager, expects, folder, deploysImage, deployments } = plan;
  const deployScript = `${DEPLOY_SCRIPT}, executable, which is given the name of an environment${deploysImage ? ' and the image' : ''}`;
  const needs = [...expects, ...(deployments.length > 0 ? [deployScript] : [])];
  const targets = deployments.map(({ name }) => name).join(', then ');
  return [
    `Pipeline of a ${languageNames[language]} service that is built with ${packageManagerNames[packageManager]}${targets && ` and deployed to ${targets}`}.`,
    `The ${folder ? `folder ${folder}` : 'repository'} holds: ${needs.join('; ')}.`,
  ] as const;
}

export const SCHEDULE_REASON =
  'The checks also run without a change, because new vulnerabilities are published every day.';

/** A paragraph for `head` that lists the settings required outside of the file, if any. */
export function settingList(where: string, settings: readonly string[]): string[] {
  return settings.length > 0 ? [where, ...settings.map((setting) => `- ${setting}`)] : [];
}

/** What machines of the reader's own must have, for tools that run jobs on them directly. */
export function ownRunnerNeeds(
  { runner, scans, image, deployments, toolchain }: PipelinePlan,
  tool: keyof OwnRunnerNeeds,
): string[] {
  if (runner !== 'own') return [];
  const programs = toolchain.ownRunnerNeeds?.[tool];
  return [
    ...(scans || image || deployments.length > 0
      ? ['Your runners need Docker: scans, images and deployments use containers.']
      : []),
    ...(programs ? [`To build and test, your runners need ${programs}.`] : []),
  ];
}

/** Secrets required to push an image, for `settingList`. */
export function registrySecrets({ image }: PipelinePlan, nameOf = (name: string) => name) {
  return (image?.secrets ?? []).map(({ name, what }) => `${nameOf(name)}: ${what}`);
}

/** Also adds one token per deployment, for tools without environment-scoped secrets. */
export function allSecrets(plan: PipelinePlan, nameOf = (name: string) => name): string[] {
  const tokens = plan.deployments.map(
    ({ name }) => `${nameOf(deployTokenName(name))}: ${plan.targetNeeds.token}`,
  );
  return [...registrySecrets(plan, nameOf), ...tokens];
}
