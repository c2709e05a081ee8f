import * as v from 'valibot';
import { parse } from 'yaml';
import {
  type DocumentFolder,
  type DocumentMetas,
  type DocumentPath,
  linkedFolders,
  type SessionStep,
} from '../../../web/content/document.ts';
import { productIds } from '../../../web/content/products/ids.ts';
import { promises } from '../../../web/content/promises.ts';
import { DAY_MS } from '../../../worker/contract/durations.ts';
import { ContentError } from './content-error.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)/;
const DOCUMENT_PATH = new RegExp(`^(?:${linkedFolders.join('|')})/[a-z0-9-]+$`);

const text = v.pipe(v.string('has to be text'), v.trim(), v.nonEmpty('is empty'));
const count = v.pipe(
  v.number('has to be a number'),
  v.integer('has to be whole'),
  v.minValue(1, 'has to be 1 or more'),
);
const day = v.pipe(
  v.string('has to be a day such as 2026-01-31'),
  v.check(isDay, 'is not a day of the calendar, written as 2026-01-31'),
);

const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item, 'has to be a list'), v.minLength(1, 'is an empty list'));
const address = v.pipe(text, v.startsWith('https://', 'has to begin with https://'));
const documentPath = v.custom<DocumentPath>(
  (value) => typeof value === 'string' && DOCUMENT_PATH.test(value),
  `has to be a document such as ${linkedFolders[0]}/its-file-name`,
);

const described = { title: text, description: text };
const dated = { date: day, updated: v.optional(day) };
const NOTICE_DAYS = Number.parseInt(promises.changeNotice, 10);
/** Drafts are shown only by `npm run dev`. */
const publishable = { draft: v.optional(v.boolean('has to be true or false'), false) };
const linked = {
  related: list(documentPath),
  product: v.optional(v.picklist(productIds, 'is not the id of a product')),
};
const written = v.strictObject({
  ...described,
  ...dated,
  ...publishable,
  ...linked,
  authors: v.optional(list(text)),
  minutes: count,
  topic: text,
  sources: list(v.strictObject({ title: text, url: address })),
  tried: v.optional(v.strictObject({ date: day, with: list(text) })),
});

/** What the front matter holds; the rest of a session's or a chapter's meta is in its text. */
type Written<Folder extends DocumentFolder> = Omit<DocumentMetas[Folder], 'steps' | 'friday'>;

const schemas = {
  blog: written,
  whitepapers: written,
  webinars: v.strictObject({
    ...described,
    ...publishable,
    ...linked,
    updated: day,
    length: text,
    speakers: v.optional(text),
    topic: text,
    recording: v.optional(address),
  }),
  documentation: v.strictObject({
    ...described,
    ...publishable,
    ...linked,
    order: count,
    updated: day,
    minutes: count,
  }),
  news: v.strictObject({ title: text, ...dated, ...publishable }),
  legal: v.pipe(
    v.strictObject({ ...described, updated: day, inForce: v.optional(day) }),
    v.forward(
      v.check(
        ({ updated, inForce }) => !inForce || daysBetween(updated, inForce) >= NOTICE_DAYS,
        `has to be ${promises.changeNotice} or more after "updated", as the terms promise`,
      ),
      ['inForce'],
    ),
  ),
} satisfies { [Folder in DocumentFolder]: v.GenericSchema<unknown, Written<Folder>> };

type Meta = DocumentMetas[DocumentFolder];

export interface FrontMatter {
  readonly meta: Meta;
  readonly isDraft: boolean;
  /** The Markdown below the front matter. */
  readonly body: string;
}

export function isDocumentFolder(name: string): name is DocumentFolder {
  return Object.hasOwn(schemas, name);
}

/**
 * Parses and validates the front matter of a document.
 * @param file path in the repository.
 * @throws ContentError with one line per mistake: file, key and reason.
 */
export function readFrontMatter(source: string, file: string, folder: DocumentFolder): FrontMatter {
  const [block, yaml] = FRONT_MATTER.exec(source) ?? [];
  if (block === undefined || yaml === undefined) {
    throw new ContentError(file, 'it does not begin with front matter between two lines of ---.');
  }
  const body = source.slice(block.length);
  const steps = listSteps(body);
  const schema: v.GenericSchema<unknown, Meta & { readonly draft?: boolean }> =
    folder === 'webinars'
      ? v.pipe(
          v.strictObject({
            ...schemas.webinars.entries,
            length: v.pipe(
              text,
              v.check((length) => isTaken(length, steps), LENGTH_RULE),
            ),
          }),
          v.transform((meta) => ({ ...meta, steps })),
        )
      : folder === 'documentation'
        ? v.pipe(
            schemas.documentation,
            v.transform((meta) => ({ ...meta, friday: FRIDAY.exec(body)?.[1] })),
          )
        : schemas[folder];
  const result = v.safeParse(schema, parseYaml(yaml, file));
  if (!result.success) throw new ContentError(file, ...result.issues.map(inWords));
  const { draft = false, ...meta } = result.output;
  return { meta, isDraft: draft, body };
}

/** Such as `4. **Friday.** The demo compares …`. */
const FRIDAY = /^\d+\. \*\*Friday\.\*\* (.+)$/m;

/** Such as `1. **Sort (15 minutes).** Duplicates collapse …`. */
const STEP = /^\d+\. \*\*(.+) \((\d+) minutes\)\.\*\*/gm;

function listSteps(body: string): readonly SessionStep[] {
  return [...body.matchAll(STEP)].map(([, name = '', minutes]) => ({
    name,
    minutes: Number(minutes),
  }));
}

/** The lines of a session are drawn in these lengths: see SessionSteps. */
const STEP_MINUTES: readonly number[] = [5, 10, 15, 20];
const LENGTH_RULE = `is not the sum of its numbered parts, each of ${STEP_MINUTES.join(', ')} minutes`;

function isTaken(length: string, steps: readonly SessionStep[]): boolean {
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  return (
    length === `${minutes} minutes` && steps.every((step) => STEP_MINUTES.includes(step.minutes))
  );
}

function parseYaml(yaml: string, file: string): unknown {
  try {
    // The leading newline makes line numbers in error messages match the file.
    return parse(`\n${yaml}`);
  } catch (error) {
    const [reason] = String(error).split(':\n');
    throw new ContentError(file, `its front matter is not YAML (quotes missing?): ${reason}.`);
  }
}

function inWords(issue: v.BaseIssue<unknown>): string {
  const key = v.getDotPath(issue);
  if (key === null) return 'its front matter is not a list of keys and values.';
  if (issue.expected === 'never') return `"${key}" is not a key of this kind of document.`;
  if (issue.received === 'undefined') return `"${key}" is missing.`;
  return `"${key}" ${issue.message}: ${issue.received}.`;
}

/** ISO 8601 format, and a date that exists. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString() === `${text}T00:00:00.000Z`;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
