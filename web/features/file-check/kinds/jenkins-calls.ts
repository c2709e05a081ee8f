/**
 * Arguments of the calls in a declarative pipeline, which Jenkins compares with what each takes
 * before it runs one. Source: Jenkins, “Pipeline steps reference”.
 */
import { type Hit, hitAt } from '../finding.ts';
import { nearestOf } from '../nearest.ts';
import type { Part } from './jenkins-parts.ts';

type Calls = Readonly<Record<string, string>>;

const SCRIPT = 'script! encoding label returnStatus returnStdout';
const BOX = 'name defaultValue description trim';
const TIMING: Calls = { timeout: 'time! unit activity', retry: 'count! conditions' };

/** What calls take by its section; an exclamation mark is behind what they need. */
export const CALLS: Readonly<Record<string, Calls>> = {
  options: TIMING,
  steps: {
    ...TIMING,
    sleep: 'time! unit',
    echo: 'message!',
    error: 'message',
    dir: 'path!',
    sh: SCRIPT,
    bat: SCRIPT,
    powershell: SCRIPT,
    pwsh: SCRIPT,
    readFile: 'file! encoding',
    writeFile: 'file! text! encoding',
    unstash: 'name!',
    stash: 'name! allowEmpty excludes includes useDefaultExcludes',
    archiveArtifacts:
      'artifacts! allowEmptyArchive caseSensitive defaultExcludes excludes fingerprint followSymlinks latestOnly onlyIfSuccessful',
  },
  parameters: {
    booleanParam: BOX,
    string: BOX,
    text: BOX,
    choice: 'name choices description',
  },
  triggers: {
    cron: 'spec!',
    pollSCM: 'scmpoll_spec! ignorePostCommitHooks',
    upstream: 'upstreamProjects threshold',
  },
  when: {
    environment: 'name value ignoreCase',
    branch: 'pattern comparator',
    tag: 'pattern comparator',
    equals: 'actual expected',
  },
};

/** Wrong arguments of calls, and of those in blocks within, up to scripts, which may have any. */
export function* findWrongCalls(parts: readonly Part[], calls: Calls, text: string): Iterable<Hit> {
  for (const part of parts) {
    const takes = Object.hasOwn(calls, part.name) ? calls[part.name] : undefined;
    if (takes) yield* judgeCall(part, takes.split(' '), text, calls !== CALLS.steps);
    if (part.isBlock && !/^(?:script|expression)$/.test(part.name))
      yield* findWrongCalls(part.parts, calls, text);
  }
}

interface Argument {
  readonly key: string | undefined;
  readonly offset: number;
  /** As it stands in the file. */
  readonly value: string;
}

function* judgeCall(
  call: Part,
  takes: readonly string[],
  text: string,
  isDefinition: boolean,
): Iterable<Hit> {
  const given = argumentsOf(call, text);
  if (!given) return;
  const names = takes.map((name) => name.replace('!', ''));
  const seen = new Set<string>();
  for (const place of given) {
    const { key, value } = place;
    const isNumber = /^\d+$/.test(value);
    if (isNumber && (key === 'name' || call.name === 'branch')) {
      yield hitAt(place, 'Jenkins says: Expecting a string, but got "%".', value);
    }
    if (key === undefined) continue;
    if (!names.includes(key)) {
      const near = nearestOf(key, names);
      const words = `Jenkins says: Invalid parameter "%" for ${call.name}.`;
      const fix = near && { offset: place.offset, end: place.offset + key.length, text: near };
      yield { ...hitAt(place, words, key), ...(fix && { fix }) };
    } else if (seen.size === seen.add(key).size) {
      yield hitAt(place, 'Jenkins refuses two arguments called “%”.', key);
    } else if (/^(?:time|count)$/.test(key) && /^(["'])[^$\d][^$]*\1$/.test(value)) {
      yield hitAt(place, 'Jenkins says: Expecting "int" for parameter "%".', key);
    }
  }
  if (isDefinition && seen.size > 0 && given.some(({ key }) => key === undefined)) {
    yield hitAt(call, 'Jenkins says: Cannot mix named and unnamed arguments.');
  } else if (given.length === seen.size) {
    const missing = takes.find((name) => name.endsWith('!') && !seen.has(name.slice(0, -1)));
    const words = 'Jenkins says: Missing required parameter: "%".';
    if (missing) yield hitAt(call, words, missing.slice(0, -1));
  }
}

/** The arguments of a call; undefined if a closure is among them or they go on below. */
function argumentsOf({ name, offset, head }: Part, text: string): Argument[] | undefined {
  const bracket = /^\s*\(/.exec(head)?.[0] ?? '';
  const list = bracket ? head.trimEnd().slice(bracket.length, -1) : head;
  const start = offset + name.length + bracket.length;
  if (bracket ? !head.trimEnd().endsWith(')') : /,\s*$/.test(list)) return undefined;
  const given: Argument[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index } of `${list},`.matchAll(/[()[\],]/g)) {
    if (sign === ',' && depth === 0) {
      const source = text.slice(start + from, start + index);
      const [shown = '', before = '', key] = /^(\s*)(\w+)\s*:(?!:)/.exec(list.slice(from)) ?? [];
      const value = source.slice(shown.length).trim();
      if (value !== '') given.push({ key, offset: start + from + before.length, value });
      from = index + 1;
    } else if (sign !== ',') depth += /[([]/.test(sign) ? 1 : -1;
    if (depth < 0) return undefined;
  }
  return depth === 0 ? given : undefined;
}
