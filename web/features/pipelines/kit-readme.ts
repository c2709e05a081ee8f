import { pinsText } from '../../content/workspace/config/pipelines.ts';
import { lines, paragraphs } from '../../lib/text-block.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import { describePins } from './pinned.ts';
import { languageNames, type PipelineTool, toolNames } from './pipeline-options.ts';
import { fromProject, inProject, type PipelinePlan } from './pipeline-plan.ts';
import { DEPLOY_SCRIPT, scanRepository } from './shell-commands.ts';

export interface ReadmeText {
  readonly path: string;
  readonly title: string;
  /** What to do before the first run. */
  readonly steps: readonly string[];
  /** Commands to run locally. */
  readonly commands: readonly string[];
  readonly notes?: readonly string[];
}

/** Files that a project is likely to have already. */
const SHARED = ['.gitignore', 'renovate.json', '.github/dependabot.yml'];

/**
 * Explains the files of a kit.
 *
 * @param beside paths of what else is in the archive
 */
export function readmeOf(
  { path, title, steps, commands, notes = [] }: ReadmeText,
  files: readonly StarterFile[],
  beside: readonly string[],
): StarterFile {
  const paths = [...files.map((file) => file.path), path, ...beside];
  const shared = paths.filter((one) => SHARED.includes(one)).map((one) => `\`${one}\``);
  const pins = describePins(files.map(({ text }) => text).join('\n'));
  const text = paragraphs(
    `# ${title}`,
    lines`
      Unpack the archive at the root of the repository, on a new branch. It adds:

      ${paths.map((one) => `- \`${one}\``)}

      It replaces files of the same name: if you have ${shared.join(' or ')} already, \`git diff\` shows which of your lines to put back.
    `,
    '## Before the first run',
    steps.map((step, index) => `${index + 1}. ${step}`),
    '## Run it locally',
    ['```sh', ...commands, '```'],
    notes.length > 0 && '## Good to know',
    notes.map((note) => `- ${note}`),
    '## Versions',
    [pinsText.seenOn(pins.seenOn), ...pinsText.withoutDigest(pins.withoutDigest)],
  );
  return { path, syntax: 'markdown', text: `${text.join('\n')}\n` };
}

const BY_HAND =
  'Dependabot updates the actions, but not the versions in their settings or in commands, such as the Trivy image: update these by hand.';
/** Public preview since 14 October 2026: see the article on pinning. */
const LOCKFILE =
  'The actions are held by their commits. If you add a composite action that names others by tag, let `gh actions-lock` hold those as well: it writes `.github/workflows/actions.lock`.';

export function pipelineReadme(
  tool: PipelineTool,
  plan: PipelinePlan,
  files: readonly StarterFile[],
  beside: readonly string[],
): StarterFile {
  const title = `${toolNames[tool]} for ${languageNames[plan.language]}`;
  const text = {
    path: 'PIPELINE.md',
    title,
    steps: stepsOf(plan, files[0]?.text),
    commands: commandsOf(plan),
    notes: tool === 'github-actions' ? [BY_HAND, LOCKFILE] : [],
  };
  return readmeOf(text, files, beside);
}

/** A list item in the comment at the end, whose only lists are of settings. */
const NAMED_SETTING = /^(#|\/\/) - /m;

function stepsOf(plan: PipelinePlan, pipeline = ''): string[] {
  const { expects, deployments } = plan;
  const names = deployments.map(({ name }) => `\`${inProject(plan, `deploy/${name}.conf`)}\``);
  return [
    `Have these in ${plan.folder ? `\`${plan.folder}\`` : 'the repository'}: ${expects.join('; ')}.`,
    ...(NAMED_SETTING.test(pipeline)
      ? [
          `Set the secrets that the comment at the end of the pipeline names.${names.length > 0 ? ` The deploy token is ${plan.targetNeeds.token}.` : ''}`,
        ]
      : []),
    ...(names.length > 0
      ? [
          `Fill in ${names.join(' and ')}. The pipeline calls \`${DEPLOY_SCRIPT}\`, which refuses to run while a value says REPLACE.`,
        ]
      : []),
    'Open a pull request and read its first run.',
  ];
}

function commandsOf(plan: PipelinePlan): readonly string[] {
  const { install, jobs, scans, toolchain } = plan;
  const work = [install, ...jobs.map((job) => job.work), ...(scans ? [toolchain.audit] : [])];
  const commands = new Set(work.flatMap((one) => one.commands));
  return [...(scans ? [scanRepository] : []), ...fromProject(plan, [...commands])];
}
