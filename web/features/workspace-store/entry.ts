import {
  type FieldName,
  type FieldValues,
  type OnboardingScreenId,
  onboardingScreenIds,
  type RequiredField,
  requiredFieldNames,
  requiredFields,
} from '../../content/onboarding/onboarding.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';

/**
 * An entry of the workspace, stored in this browser. Entries of another version or with an invalid
 * shape are ignored but kept. Validation is handwritten, because a schema library would be the
 * largest part of an onboarding page.
 */
export const SCHEMA_VERSION = 1;

/** Id prefix of generated files; a draft's prefix is its page. */
export const FILES_STEM = 'files';
export const NAME_MAX_CHARS = 200;

interface Common {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  /** As returned by `newEntryId`, or the id of a page for its default draft. */
  readonly id: string;
  readonly savedAtMs: number;
}

export interface DraftEntry extends Common {
  readonly kind: 'draft';
  readonly screen: OnboardingScreenId;
  /** Set by the visitor on the dashboard; the project name is the fallback. */
  readonly name?: string;
  readonly values: FieldValues;
  /** Ids of the ticked checklist items. */
  readonly done: readonly string[];
  /** Metadata of the chosen file; its content is never stored. */
  readonly file?: FileFacts;
}

export interface FileFacts {
  readonly name: string;
  readonly sizeBytes: number;
  /** Absent if the file could not be checked. */
  readonly kindName?: string;
}

export interface FilesEntry extends Common {
  readonly kind: 'files';
  readonly name: string;
  readonly source: FilesSource;
  readonly files: readonly StarterFile[];
}

/** What generated the files, with the data to reopen it. */
export type FilesSource =
  | { readonly kind: 'onboarding'; readonly screen: OnboardingScreenId }
  | {
      readonly kind: (typeof generators)[number];
      /** As in the URL of that screen. */
      readonly choices: Readonly<Record<string, string>>;
    };

export type WorkspaceEntry = DraftEntry | FilesEntry;

const generators = ['azure-devops', 'github-actions', 'gitlab-ci', 'jenkins', 'mongodb'] as const;
const syntaxes = ['yaml', 'groovy', 'json', 'markdown', 'shell', 'text'] as const;

const ENTRY_ID = /^[a-z][a-z-]{0,60}(?:~[a-z0-9]{1,16})?$/;
const FILES_MAX = 40;
const FILE_TEXT_MAX_CHARS = 512 * 1024;
/** A relative path without `..` segments: imported entries are untrusted input. */
const SAFE_PATH = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w.@+/-]{1,200}$/;

/** Validates a value as an entry and drops unknown keys; undefined if it is invalid. */
export function parseEntry(value: unknown): WorkspaceEntry | undefined {
  const fields = fieldsOf(value);
  const common = parseCommon(fields);
  if (!common) return undefined;
  const entry = fields.kind === 'draft' ? parseDraft(common, fields) : parseFiles(common, fields);
  const stem = entry?.kind === 'draft' ? entry.screen : FILES_STEM;
  return entry && stemOf(entry.id) === stem ? entry : undefined;
}

/** Generates a unique id for a copy or a new entry. @param id whose prefix is reused. */
export function newEntryId(id: string): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${stemOf(id)}~${[...random].map((part) => part.toString(36)).join('')}`;
}

/** Content without id and save time, as a string; equal for equal entries. */
export function contentOf(entry: WorkspaceEntry): string {
  const { kind, name } = entry;
  return entry.kind === 'draft'
    ? JSON.stringify([kind, name, entry.screen, entry.values, entry.done, entry.file])
    : JSON.stringify([kind, name, entry.source, entry.files]);
}

function stemOf(id: string): string {
  return id.split('~')[0] ?? id;
}

type Fields = Readonly<Record<string, unknown>>;

function parseCommon({ schemaVersion, id, savedAtMs }: Fields): Common | undefined {
  if (schemaVersion !== SCHEMA_VERSION) return undefined;
  if (!isText(id) || !ENTRY_ID.test(id) || !isCount(savedAtMs)) return undefined;
  return { schemaVersion, id, savedAtMs };
}

function parseDraft(common: Common, fields: Fields): DraftEntry | undefined {
  const { name, done } = fields;
  const screen = onboardingScreenIds.find((id) => id === fields.screen);
  const values = parseValues(fieldsOf(fields.values));
  const file = parseFileFacts(fields.file);
  if (!screen || !values || !isTextList(done) || file === 'damaged') return undefined;
  if (name !== undefined && !isName(name)) return undefined;
  return {
    ...common,
    kind: 'draft',
    screen,
    ...(name !== undefined && { name }),
    values,
    done,
    ...(file && { file }),
  };
}

/** A field that the draft lacks is empty: it may be newer than the draft. */
function parseValues(fields: Fields): FieldValues | undefined {
  const texts = requiredFieldNames.map((name) => fields[name] ?? '');
  return texts.every(isText) ? readValues((name) => String(fields[name] ?? '')) : undefined;
}

/**
 * Reads the values of a form or a stored draft. A choice becomes its id, since drafts stored before
 * ids were introduced contain labels; an unknown choice becomes empty.
 */
export function readValues(textOf: (name: FieldName) => string): FieldValues {
  const read = (name: FieldName) => {
    const field: RequiredField = requiredFields[name];
    return field.kind === 'select' ? idOf(field.options, textOf(name)) : textOf(name);
  };
  // Object.fromEntries does not keep the names in its type.
  return Object.fromEntries(requiredFieldNames.map((name) => [name, read(name)])) as FieldValues;
}

function idOf(labels: Readonly<Record<string, string>>, text: string): string {
  return Object.keys(labels).find((id) => id === text || labels[id] === text) ?? '';
}

function parseFileFacts(value: unknown): FileFacts | 'damaged' | undefined {
  if (value === undefined) return undefined;
  const { name, sizeBytes, kindName } = fieldsOf(value);
  if (!isText(name) || !isCount(sizeBytes)) return 'damaged';
  if (kindName === undefined) return { name, sizeBytes };
  return isText(kindName) ? { name, sizeBytes, kindName } : 'damaged';
}

function parseFiles(common: Common, fields: Fields): FilesEntry | undefined {
  const { kind, name } = fields;
  const source = parseSource(fieldsOf(fields.source));
  const files = Array.isArray(fields.files) ? fields.files.map(parseFile) : [];
  const sound = files.filter((file) => file !== undefined);
  if (kind !== 'files' || !isName(name) || !source) return undefined;
  if (sound.length < files.length || sound.length < 1 || sound.length > FILES_MAX) return undefined;
  return { ...common, kind, name, source, files: sound };
}

function parseSource(fields: Fields): FilesSource | undefined {
  if (fields.kind === 'onboarding') {
    const screen = onboardingScreenIds.find((id) => id === fields.screen);
    return screen && { kind: 'onboarding', screen };
  }
  const kind = generators.find((id) => id === fields.kind);
  const choices = Object.entries(fieldsOf(fields.choices));
  const texts = choices.flatMap(([name, text]) => (isText(text) ? [[name, text] as const] : []));
  return kind && texts.length === choices.length
    ? { kind, choices: Object.fromEntries(texts) }
    : undefined;
}

function parseFile(value: unknown): StarterFile | undefined {
  const { path, syntax: wanted, text } = fieldsOf(value);
  const syntax = syntaxes.find((each) => each === wanted);
  if (!isText(path) || !SAFE_PATH.test(path) || !syntax) return undefined;
  return isText(text) && text.length <= FILE_TEXT_MAX_CHARS ? { path, syntax, text } : undefined;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isName(value: unknown): value is string {
  return isText(value) && value.length > 0 && value.length <= NAME_MAX_CHARS;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
