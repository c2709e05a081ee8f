import { pinsText } from '../../content/workspace/config/pipeline-form.ts';
import { lines, paragraphs } from '../../lib/text-block.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import { deployTargetNeeds } from './deploy-targets.ts';
import { describePins } from './pinned.ts';
import { languageNames, type PipelineTool, toolNames } from './pipeline-options.ts';
import { fromProject, inProject, type PipelinePlan } from './pipeline-plan.ts';
import { DEPLOY_SCRIPT } from './shell-commands.ts';

/** Explains the files and gives the commands of the pipeline, to try on one's own machine. */
export function kitReadme(
  tool: PipelineTool,
  plan: PipelinePlan,
  files: readonly StarterFile[],
): StarterFile {
  const pins = describePins(files.map(({ text }) => text).join('\n'));
  const text = paragraphs(
    `# ${toolNames[tool]} for ${languageNames[plan.language]}`,
    lines`
      Unpack the archive at the root of the repository. It adds:

      ${files.map(({ path }) => `- \`${path}\``)}
    `,
    '## Before the first run',
    steps(plan).map((step, index) => `${index + 1}. ${step}`),
    '## The same on your machine',
    commandBlock(plan),
    '## Versions',
    [pinsText.seenOn(pins.seenOn), ...pinsText.withoutDigest(pins.withoutDigest)],
  );
  return { path: 'PIPELINE.md', syntax: 'markdown', text: `${text.join('\n')}\n` };
}

function steps(plan: PipelinePlan): string[] {
  const { toolchain, image, deployments } = plan;
  const names = deployments.map(({ name }) => `\`${inProject(plan, `deploy/${name}.conf`)}\``);
  return [
    `Have these in ${plan.folder ? `\`${plan.folder}\`` : 'the repository'}: ${[...toolchain.expects, ...(image ? ['a Dockerfile'] : [])].join('; ')}.`,
    `Set the secrets that the comment at the head of the pipeline names.${names.length > 0 ? ` The deploy token is ${deployTargetNeeds[plan.target].token}.` : ''}`,
    ...(names.length > 0
      ? [
          `Fill in ${names.join(' and ')}. The pipeline calls \`${DEPLOY_SCRIPT}\`, which refuses to run while a value says REPLACE.`,
        ]
      : []),
    'Open a change and read its first run.',
  ];
}

function commandBlock(plan: PipelinePlan): string[] {
  const commands = [
    plan.install,
    ...plan.jobs.filter(({ id }) => id !== 'lint').map(({ work }) => work),
  ].flatMap((work) => work.commands);
  return ['```sh', ...fromProject(plan, [...new Set(commands)]), '```'];
}
