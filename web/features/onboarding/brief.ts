import {
  type BriefText,
  briefs,
  languageSurroundings,
  openingSteps,
  toolSurroundings,
} from '../../content/onboarding/briefs.ts';
import {
  type LanguageId,
  languages,
  type OnboardingScreenId,
  type ToolId,
  tools,
} from '../../content/onboarding/onboarding.ts';
import { escapeMarkdown, markdownTable, toPlainLine } from '../../lib/markdown-text.ts';
import type { Finding } from '../file-check/finding.ts';
import { formatBytes } from '../file-viewer/format-bytes.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';

export interface OnboardingAnswers {
  screen: OnboardingScreenId;
  clientName: string;
  projectName: string;
  tool: ToolId;
  toolVersion: string;
  programmingLanguage: LanguageId;
  languageVersion: string;
  file?: {
    name: string;
    sizeBytes: number;
    kindName: string;
    findings?: readonly Finding[] | undefined;
  };
  checklist?: readonly { text: string; done: boolean }[];
  /** Path of a pipeline that runs scripts instead of the language's commands. */
  scriptedPipeline?: string | undefined;
}

/** The surroundings of the answers, without commands that the kit does not run. */
function surroundingsOf({ tool, programmingLanguage, scriptedPipeline }: OnboardingAnswers) {
  return scriptedPipeline
    ? { tool: { ...toolSurroundings[tool], file: scriptedPipeline } }
    : { tool: toolSurroundings[tool], language: languageSurroundings[programmingLanguage] };
}

/** Incremented on breaking changes of the JSON format. */
const SCHEMA_VERSION = 1;

export const briefPaths = { markdown: 'brief.md', json: 'brief.json' } as const;

/** The project brief, as Markdown for people and JSON for programs. */
export function createBrief(
  answers: OnboardingAnswers,
  createdAt: Date,
): { markdown: StarterFile; json: StarterFile } {
  const text = briefs[answers.screen];
  return {
    markdown: {
      path: briefPaths.markdown,
      syntax: 'markdown',
      text: writeMarkdown(answers, text, createdAt),
    },
    json: {
      path: briefPaths.json,
      syntax: 'json',
      text: `${JSON.stringify(describe(answers, text, createdAt), null, 2)}\n`,
    },
  };
}

function describe(answers: OnboardingAnswers, text: BriefText, createdAt: Date) {
  const { tool, toolVersion, programmingLanguage, languageVersion, file, checklist = [] } = answers;
  const surroundings = surroundingsOf(answers);
  return {
    schemaVersion: SCHEMA_VERSION,
    createdAt: createdAt.toISOString(),
    screen: answers.screen,
    title: text.title,
    project: {
      client: toPlainLine(answers.clientName),
      name: toPlainLine(answers.projectName),
      purpose: text.purpose,
    },
    startsFrom: {
      tool: { name: tools[tool], version: toolVersion, ...surroundings.tool },
      language: {
        name: languages[programmingLanguage],
        version: languageVersion,
        ...surroundings.language,
      },
      ...(file && {
        file: {
          name: toPlainLine(file.name),
          sizeBytes: file.sizeBytes,
          kind: file.kindName,
          ...(file.findings && {
            findings: file.findings.map(({ line, severity, rule, message }) => {
              return { line, severity, rule, message: toPlainLine(message) };
            }),
          }),
        },
      }),
    },
    firstMoves: text.firstMoves,
    targetStages: text.stages,
    preparation: checklist.map(({ text: item, done }) => ({ text: toPlainLine(item), done })),
    bring: text.bring,
    openQuestions: text.questions,
    nextSteps: [...openingSteps, ...text.steps],
    measures: text.measures,
  };
}

function writeMarkdown(answers: OnboardingAnswers, text: BriefText, createdAt: Date): string {
  const { clientName, projectName, checklist = [] } = answers;
  return `${[
    `# Project brief: ${escapeMarkdown(projectName)}`,
    `${text.title} for ${escapeMarkdown(clientName)}, ${formatDate(createdAt)}.`,
    text.purpose,
    '## What it starts from',
    startingPoint(answers),
    ...findingsIn(answers.file),
    '## What moves first',
    numbered(text.firstMoves),
    '## The target pipeline',
    markdownTable(
      ['Stage', 'What happens there'],
      text.stages.map(({ name, does }) => [name, does]),
    ),
    '## What you prepare',
    ...(checklist.length > 0 ? [ticked(checklist)] : []),
    'Have this ready for the first call:',
    listed(text.bring),
    '## Open questions for the first call',
    numbered(text.questions),
    '## Next steps',
    markdownTable(
      ['Who', 'What', 'When'],
      [...openingSteps, ...text.steps].map(({ who, what, when }) => [who, what, when]),
    ),
    '## How we measure success',
    listed(text.measures),
    '---',
    'Created in the browser from what you entered. It was not sent to anybody.',
  ].join('\n\n')}\n`;
}

function startingPoint(answers: OnboardingAnswers): string {
  const { tool, toolVersion, programmingLanguage, languageVersion, file } = answers;
  const surroundings = surroundingsOf(answers);
  const commands = Object.values(surroundings.language ?? {}).map((command) => `\`${command}\``);
  return markdownTable(
    ['What', 'Today'],
    [
      ['Tool', `${escapeMarkdown(tools[tool])}, your version ${escapeMarkdown(toolVersion)}`],
      [
        'Language',
        `${escapeMarkdown(languages[programmingLanguage])}, your version ${escapeMarkdown(languageVersion)}`,
      ],
      ['Current configuration', file ? describeFile(file) : 'None attached'],
      ['Pipeline file', `\`${surroundings.tool.file}\``],
      ['It needs', surroundings.tool.needs],
      ...(commands.length > 0 ? [['First commands', commands.join(', ')]] : []),
    ],
  );
}

/** Further findings are in the JSON. */
const FINDINGS_MAX = 20;

function findingsIn(file: OnboardingAnswers['file']): readonly string[] {
  const { findings = [] } = file ?? {};
  if (findings.length === 0) return [];
  const lines = findings
    .slice(0, FINDINGS_MAX)
    .map(({ line, severity, message }) => `line ${line}, ${severity}: ${escapeMarkdown(message)}`);
  const rest = findings.length - lines.length;
  return [
    '### What the check found in the configuration',
    listed(rest > 0 ? [...lines, `and ${rest} more`] : lines),
  ];
}

function describeFile({
  name,
  sizeBytes,
  kindName,
}: NonNullable<OnboardingAnswers['file']>): string {
  return `${escapeMarkdown(name)} (${escapeMarkdown(kindName)}, ${formatBytes(sizeBytes)})`;
}

/** In UTC, so that the output does not depend on the time zone. */
function formatDate(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

function numbered(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join('\n');
}

function listed(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function ticked(items: NonNullable<OnboardingAnswers['checklist']>): string {
  return items
    .map(({ text, done }) => `- [${done ? 'x' : ' '}] ${escapeMarkdown(text)}`)
    .join('\n');
}
