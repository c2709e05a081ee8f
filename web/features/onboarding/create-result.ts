import {
  type LanguageId,
  type OnboardingScreenId,
  type OnboardingText,
  type ToolId,
  tools,
} from '../../content/onboarding/onboarding.ts';
import { stampFiles } from '../file-viewer/stamp.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import {
  FILES_STEM,
  type FilesEntry,
  NAME_MAX_CHARS,
  newEntryId,
  SCHEMA_VERSION,
} from '../workspace-store/entry.ts';
import { listEntries, type SaveOutcome, saveEntry } from '../workspace-store/store.ts';
import { briefPaths, createBrief } from './brief.ts';
import type { CompleteValues, FormContent } from './form-values.ts';
import { createKit, isScripted } from './kits/kits.ts';
import type { CheckedFacts } from './use-chosen-file.ts';

export interface Submission extends FormContent {
  readonly values: CompleteValues;
  readonly file: CheckedFacts | undefined;
}

export interface CreatedResult {
  /** The starter kit of the form, its pipeline first, then the brief. */
  readonly files: readonly StarterFile[];
  readonly projectName: string;
  /** Path of the file with the steps before the first run. */
  readonly guide: string;
  readonly tool: string;
  /** Whether the files were also saved to the dashboard. */
  readonly kept: SaveOutcome;
}

/**
 * Generates the brief and the starter kit of a complete form and saves them to the dashboard.
 * Resubmitting the same project on the same page replaces its earlier files.
 * @param address of the form, which the files name.
 */
export function createResult(
  page: OnboardingText,
  { values, done, file }: Submission,
  createdAt: Date,
  address: string,
): CreatedResult {
  const kit = createKit(page.id, values);
  const brief = createBrief(
    {
      ...values,
      screen: page.id,
      scriptedPipeline: isScripted(page.id) ? kit[0]?.path : undefined,
      ...(file && { file: { ...file, kindName: file.kindName ?? 'not checked' } }),
      checklist: page.checklist.items.map(({ id, text }) => ({ text, done: done.includes(id) })),
    },
    createdAt,
  );
  const files = [...stampFiles(kit, createdAt, address), brief.markdown, brief.json];
  const kept = saveEntry(entryOf(page, values, files, createdAt));
  return {
    files,
    projectName: values.projectName.trim(),
    guide: kit.at(-1)?.path ?? '',
    tool: tools[values.tool],
    kept,
  };
}

/** Paths of what a form makes, known as soon as the tool and the language are. */
export function listPaths(
  screen: OnboardingScreenId,
  tool: ToolId,
  programmingLanguage: LanguageId,
): readonly string[] {
  const kit = createKit(screen, { projectName: '', tool, programmingLanguage });
  return [...kit, { path: briefPaths.markdown }, { path: briefPaths.json }].map(({ path }) => path);
}

function entryOf(
  { id: screen }: OnboardingText,
  { projectName, clientName }: FormContent['values'],
  files: readonly StarterFile[],
  createdAt: Date,
): FilesEntry {
  const name = `${projectName.trim()} · ${clientName.trim()}`.slice(0, NAME_MAX_CHARS);
  const present = listEntries();
  const earlier =
    present.state === 'listed' &&
    present.entries.find(
      (entry) =>
        entry.kind === 'files' &&
        entry.name === name &&
        entry.source.kind === 'onboarding' &&
        entry.source.screen === screen,
    );
  return {
    schemaVersion: SCHEMA_VERSION,
    kind: 'files',
    id: earlier ? earlier.id : newEntryId(FILES_STEM),
    savedAtMs: createdAt.getTime(),
    name,
    source: { kind: 'onboarding', screen },
    files,
  };
}
