import type pinsFile from '../../web/content/workspace/config/pins.json';
import { MACHINE_IMAGES } from '../../web/features/pipelines/pinned.ts';
import { newestTag } from './newest-tag.ts';
import {
  digestOf,
  type Fetch,
  newestAction,
  newestPackage,
  tagsOf,
  UnreachableError,
} from './registries.ts';

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
