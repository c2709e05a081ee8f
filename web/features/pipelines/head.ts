import { comment } from '../../lib/text-block.ts';
import { languageNames, packageManagerNames } from './pipeline-options.ts';
import type { PipelinePlan } from './pipeline-plan.ts';
import { DEPLOY_SCRIPT, deployTokenName } from './shell-commands.ts';

/** The comment at the head of a file: the introduction, then paragraphs of one sentence a line. */
export function head(
  plan: PipelinePlan,
  paragraphs: readonly (readonly string[])[],
  mark: '#' | '//' = '#',
): string[] {
  return [introduction(plan), ...paragraphs.filter(({ length }) => length > 0)].flatMap(
    (sentences, index) => [
      ...(index > 0 ? [mark] : []),
      ...sentences.flatMap((sentence) => comment(sentence, mark)),
    ],
  );
}

/** What the file is, and what the repository has to hold. */
function introduction(plan: PipelinePlan): string[] {
  const { language, packageManager, toolchain, image, pushesImage, deployments } = plan;
  const deployScript = `${DEPLOY_SCRIPT}, executable, which is given the name of an environment${pushesImage ? ' and the image' : ''}`;
  const needs = [
    ...toolchain.expects,
    ...(image ? ['a Dockerfile'] : []),
    ...(deployments.length > 0 ? [deployScript] : []),
  ];
  const targets = deployments.map(({ name }) => name).join(', then ');
  return [
    `Pipeline of a ${languageNames[language]} service that is built with ${packageManagerNames[packageManager]}${targets && ` and deployed to ${targets}`}.`,
    `The repository holds: ${needs.join('; ')}.`,
  ];
}
/** A paragraph for `head`: what to set up outside of the file, if anything is. */
export function settingList(where: string, settings: readonly string[]): string[] {
  return settings.length > 0 ? [where, ...settings.map((setting) => `- ${setting}`)] : [];
}

/** The secrets that a push needs, for `settingList`. */
export function registrySecrets({ image }: PipelinePlan, nameOf = (name: string) => name) {
  return (image?.secrets ?? []).map(({ name, what }) => `${nameOf(name)}: ${what}`);
}

/** The same with a token a deployment, for tools whose secrets know no environments. */
export function allSecrets(plan: PipelinePlan, nameOf = (name: string) => name): string[] {
  const tokens = plan.deployments.map(
    ({ name }) => `${nameOf(deployTokenName(name))}: what ${DEPLOY_SCRIPT} logs in to ${name} with`,
  );
  return [...registrySecrets(plan, nameOf), ...tokens];
}
