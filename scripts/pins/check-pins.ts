import type pinsFile from '../../web/content/workspace/config/pins.json';
import { MACHINE_IMAGES } from '../../web/features/pipelines/pinned.ts';
import {
  digestOf,
  type Fetch,
  newestAction,
  newestPackage,
  tagsOf,
  UnreachableError,
} from './registries.ts';

const byNumbers = new Intl.Collator('en', { numeric: true });

type Pins = typeof pinsFile;
type Pin = Readonly<Record<string, string>>;

export interface PinsReport {
  /** The file with everything that could be looked up. */
  readonly proposed: Readonly<Record<keyof Pins, Readonly<Record<string, Pin>>>>;
  /** What changes, one sentence each. */
  readonly changes: readonly string[];
  /** What could not be looked up, by the reason, which is one sentence. */
  readonly failures: ReadonlyMap<string, readonly string[]>;
}

/** Looks up each pin where it comes from. @param today as YYYY-MM-DD. */
export async function checkPins(pins: Pins, fetchUrl: Fetch, today: string): Promise<PinsReport> {
  const changes: string[] = [];
  const failures = new Map<string, string[]>();

  async function lookUp(
    group: Readonly<Record<string, Pin>>,
    newer: (name: string, pin: Pin) => Promise<Pin>,
  ): Promise<Readonly<Record<string, Pin>>> {
    const entries: [string, Pin][] = [];
    for (const [name, pin] of Object.entries(group)) {
      try {
        const found = { ...pin, ...(await newer(name, pin)), seenOn: today };
        entries.push([name, found]);
        changes.push(...describeChange(name, pin, found));
      } catch (error) {
        if (!(error instanceof UnreachableError)) throw error;
        entries.push([name, pin]);
        failures.set(error.message, [...(failures.get(error.message) ?? []), name]);
      }
    }
    return Object.fromEntries(entries);
  }

  const actions = await lookUp(pins.actions, (name) => newestAction(fetchUrl, name));
  const images = await lookUp(pins.images, async (name, { image = '', tag = '' }) => {
    if (MACHINE_IMAGES.includes(name)) {
      throw new UnreachableError('CircleCI lists its machine images on its site alone.');
    }
    const newest = newestTag(name, tag, await tagsOf(fetchUrl, image)) ?? tag;
    return { tag: newest, digest: await digestOf(fetchUrl, image, newest), source: 'Its registry' };
  });
  const packages = await lookUp(pins.packages, async (name, { registry = '' }) => {
    const version = await newestPackage[registry]?.(fetchUrl, name);
    if (version === undefined) throw new UnreachableError(`there is no registry ${registry}.`);
    return { version };
  });
  return { proposed: { actions, images, packages }, changes, failures };
}

function describeChange(name: string, before: Pin, after: Pin): string[] {
  return ['version', 'tag', 'digest']
    .filter((key) => before[key] !== after[key])
    .map((key) => `${name}: ${key} ${before[key] ?? 'missing'} → ${after[key]}`);
}

/**
 * The newest tag that differs in its version alone, within the same line, such as 26 of `node-26`.
 * Undefined if there is none.
 *
 * @param id of the pin; a number at its end is the line.
 */
export function newestTag(id: string, tag: string, tags: readonly string[]): string | undefined {
  const [before = '', version = '', after = ''] = tag.split(/(?<!\d)(\d+(?:[._]\d+)+)(.*)/s);
  const parts = version.split(/[._]/).length;
  const line = /-(\d[\d.]*)$/.exec(id)?.[1];
  const isInLine = (candidate: string) =>
    line === undefined || !version.startsWith(`${line}.`) || candidate.startsWith(`${line}.`);
  return tags
    .filter((candidate) => {
      if (!candidate.startsWith(before) || !candidate.endsWith(after)) return false;
      const other = candidate.slice(before.length, candidate.length - after.length);
      return (
        /^\d+(?:[._]\d+)+$/.test(other) && other.split(/[._]/).length === parts && isInLine(other)
      );
    })
    .toSorted(byNumbers.compare)
    .at(-1);
}
