/**
 * What Jenkins says of the structure of a declarative pipeline before it runs one. Source: Jenkins,
 * “Pipeline syntax”, and the messages of its validator.
 */
import { type Hit, hitAt } from '../finding.ts';
import { nearestOf } from '../nearest.ts';
import { CALLS, findWrongCalls } from './jenkins-calls.ts';
import { type Part, readParts } from './jenkins-parts.ts';
import type { MaskedCode } from './masked-code.ts';

export const DECLARATIVE = /^[ \t]{0,200}pipeline\s{0,100}\{/m;

interface Section {
  /** What stands in it; anything else is refused, or only what is nearly one of these if others may be added. */
  readonly takes?: RegExp;
  readonly names?: readonly string[];
  readonly refusal?: string;
  /** Whether each may stand in it once. */
  readonly isUnique?: true;
  readonly needs?: readonly string[];
  /** What Jenkins says if it is empty. */
  readonly empty?: string;
  /** Whether it holds calls, not blocks. */
  readonly isFlat?: true;
}

const CONDITIONS =
  'branch buildingTag changelog changeset changeRequest environment equals expression isRestartedRun tag triggeredBy not allOf anyOf beforeAgent beforeInput beforeOptions'.split(
    ' ',
  );
const AGENTS = ['label', 'node', 'docker', 'dockerfile', 'kubernetes'];
const STAGE = { takes: /^stage$/, refusal: 'Expected a stage.' };
const WHEN = { names: CONDITIONS, refusal: 'Unknown conditional "%".' };

const SECTIONS: ReadonlyMap<string, Section> = new Map<string, Section>([
  [
    'pipeline',
    {
      takes:
        /^(?:agent|stages|post|environment|options|parameters|triggers|tools|input|libraries)$/,
      refusal: 'Undefined section "%".',
      isUnique: true,
    },
  ],
  ['stages', { ...STAGE, empty: 'No stages specified.' }],
  ['parallel', { ...STAGE, empty: 'No stages specified.' }],
  [
    'stage',
    {
      takes:
        /^(?:agent|environment|failFast|input|matrix|options|parallel|post|stages|steps|tools|when)$/,
      refusal: 'Unknown stage section "%".',
      isUnique: true,
    },
  ],
  [
    'matrix',
    {
      takes: /^(?:agent|axes|environment|excludes|failFast|input|options|post|stages|tools|when)$/,
      refusal: 'Undefined section "%".',
      needs: ['axes', 'stages'],
      isUnique: true,
    },
  ],
  ['axes', { takes: /^axis$/, refusal: 'Expected an axis.', empty: 'No axes specified.' }],
  [
    'axis',
    { takes: /^(?:name|values|notValues)$/, refusal: 'Undefined section "%".', needs: ['name'] },
  ],
  [
    'excludes',
    { takes: /^exclude$/, refusal: 'Expected an exclude.', empty: 'No excludes specified.' },
  ],
  ['exclude', { takes: /^axis$/, refusal: 'Expected an axis.', empty: 'No axes specified.' }],
  [
    'post',
    {
      takes:
        /^(?:always|changed|fixed|regression|aborted|success|unstable|failure|notBuilt|unsuccessful|cleanup)$/,
      refusal: 'Invalid condition "%".',
      isUnique: true,
      empty: 'No conditions specified for post.',
    },
  ],
  ['when', { ...WHEN, empty: 'Empty when closure, remove the property or add some content.' }],
  ['allOf', { ...WHEN, empty: 'No conditions specified for allOf.' }],
  ['anyOf', { ...WHEN, empty: 'No conditions specified for anyOf.' }],
  ['not', { ...WHEN, empty: 'No condition specified for not.' }],
  ['steps', { empty: 'No steps specified for branch.' }],
  ['environment', { isUnique: true, empty: 'No variables specified for environment.' }],
  ['options', { isFlat: true, isUnique: true, empty: 'Cannot have an empty options section.' }],
  ['parameters', { isFlat: true, empty: 'Cannot have an empty parameters section.' }],
  ['triggers', { isFlat: true, isUnique: true, empty: 'Cannot have an empty triggers section.' }],
  ['tools', { isFlat: true, empty: 'Cannot have an empty tools section.' }],
  ['libraries', { takes: /^lib$/, refusal: 'Expected a lib.', empty: 'No libraries specified.' }],
  [
    'input',
    {
      takes: /^(?:message|id|ok|parameters|submitter|submitterParameter)$/,
      refusal: 'Undefined section "%".',
      needs: ['message'],
      isUnique: true,
    },
  ],
  [
    'agent',
    { names: AGENTS, refusal: 'Invalid agent type "%".', empty: 'No agent type specified.' },
  ],
  ['docker', { needs: ['image'] }],
]);

/** Sections that are read wherever they stand; others only below what is read. */
const PARENTS: Readonly<Record<string, RegExp>> = {
  // In steps it is a step, whose branches may have any name.
  parallel: /^stage$/,
  docker: /^agent$/,
  input: /^(?:stage|matrix|pipeline)$/,
  environment: /^(?:stage|matrix|pipeline)$/,
  not: /^(?:when|not|allOf|anyOf)$/,
};

const OPTIONS_OF_JOBS =
  /^(?:buildDiscarder|disableConcurrentBuilds|disableResume|newContainerPerStage|overrideIndexTriggers|parallelsAlwaysFailFast|preserveStashes|skipStagesAfterUnstable|quietPeriod|rateLimitBuilds)$/;

const NO_OPTION =
  /^(?:parameters|pipelineTriggers|properties|echo|sh|bat|powershell|script|git|checkout|stage)$/;

const REFUSED = 'refused-by-tool';
const says = (place: Part, words: string, name = place.name, rule?: string): Hit => ({
  ...hitAt(place, `Jenkins says: ${words}`, name),
  ...(rule && { rule }),
});
const refuses = (place: Part, words: string, name?: string) => says(place, words, name, REFUSED);

/** Blocks of a declarative pipeline that do not exist, stand twice, or lack what they need. */
export function* findWrongBlocks({ text, code }: MaskedCode): Iterable<Hit> {
  const from = DECLARATIVE.exec(code)?.index;
  if (from === undefined) return;
  const pipeline = readParts(code, from)[0];
  if (!pipeline?.isBlock) return;
  if (WITHIN.test(code.slice(0, from))) {
    yield refuses(pipeline, '% block must be at the top-level, not within another block.');
  }
  for (const { index: offset } of code.matchAll(/(?<=[=(,]\s{0,8}|\b(?:sh|echo)\s{1,8})\$\{/g)) {
    yield refuses(
      { ...pipeline, offset },
      'A name in braces cannot be used as a value directly. Add quotes.',
    );
  }
  yield* judge(pipeline, '', text);
  yield* findNestedBranches(pipeline, false);
}

/** The code before a pipeline that stands in a step. */
const WITHIN =
  /^(?:[^{]*\n)?[ \t]*(?:node|timeout|timestamps|ansiColor|withEnv|withCredentials|retry|lock|ws|dir|catchError)\b[^\n{}]{0,200}\{\s*$/;

function* judge(block: Part, parent: string, text: string): Iterable<Hit> {
  const section = SECTIONS.get(block.name);
  const isRead = section && (PARENTS[block.name]?.test(parent) ?? true);
  if (!isRead) return;
  yield* judgeSection(block, section);
  yield* judgeOwn(block, parent, text);
  for (const part of block.parts) {
    if (part.isBlock) yield* judge(part, block.name, text);
  }
}

function* judgeSection(block: Part, section: Section): Iterable<Hit> {
  const { name, parts } = block;
  const { takes, names, refusal = '', isUnique, needs = [], empty, isFlat } = section;
  if (parts.length === 0 && empty)
    yield says(block, empty, name, name === 'steps' ? undefined : REFUSED);
  const seen = new Set<string>();
  for (const part of parts) {
    const isUnknown = takes
      ? !takes.test(part.name)
      : names && !names.includes(part.name) && nearestOf(part.name, names) !== undefined;
    if (isUnknown) {
      const near = nearestOf(part.name, names ?? takes?.source.match(/\w{2,}/g) ?? []);
      const end = part.offset + part.name.length;
      const fix = near && { offset: part.offset, end, text: near };
      yield { ...says(part, refusal, part.name, 'unknown-section'), ...(fix && { fix }) };
    } else if (isUnique && seen.has(part.name)) {
      yield refuses(part, 'Multiple occurrences of the % section.');
    }
    if (isFlat && part.isBlock) {
      yield refuses(part, `Expected "%" in ${name} to be a call without a block.`);
    }
    seen.add(part.name);
  }
  for (const need of parts.length > 0 || !empty ? needs : []) {
    if (!seen.has(need)) yield says(block, `Missing required section "${need}".`);
  }
}

function* judgeOwn(block: Part, parent: string, text: string): Iterable<Hit> {
  const { name, parts } = block;
  const has = (like: RegExp) => parts.filter((part) => like.test(part.name));
  yield* callsIn(parts, name, text);
  switch (name) {
    case 'stage':
      yield* judgeStage(block, text);
      break;
    case 'pipeline':
    case 'matrix':
      yield* judgeAgents(parts, text);
      for (const part of has(/^(?:stages|post|environment|options|parameters|triggers|tools)$/)) {
        if (!part.isBlock) yield refuses(part, 'Expected a block for %.');
      }
      break;
    case 'stages':
    case 'parallel':
      yield* findSameTitles(parts, text);
      break;
    case 'agent':
      if (has(new RegExp(`^(?:${AGENTS.join('|')})$`)).length > 1) {
        yield refuses(block, 'Only one agent type is allowed per agent section.');
      }
      break;
    case 'axis':
      for (const part of has(/^name$/)) {
        if (/^name\s+(?:''|"")/.test(lineAt(text, part.offset))) {
          yield refuses(part, 'The name of an axis must not be empty.');
        }
      }
      if (has(/^(?:values|notValues)$/).length !== 1) {
        yield says(block, 'Expected one of "values" or "notValues" for an axis.');
      }
      break;
    case 'environment':
      for (const part of parts) {
        const { offset } = part;
        const fault = explainValue(part, text);
        if (fault) yield refuses(part, fault);
        const [, key = ''] = /^([\w-]+)\s*=/.exec(text.slice(offset, offset + 200)) ?? [];
        if (key.includes('-') || /\d/.test(text[offset - 1] ?? '')) {
          const words = '"%" is not a valid environment variable name.';
          yield refuses({ ...block, offset }, words, key);
        }
      }
      for (const { index } of text.slice(block.offset, endOf(block, text)).matchAll(STRING_KEY)) {
        const place = { ...block, offset: block.offset + index };
        yield refuses(place, 'Variable names in environment must not be in quotes.');
      }
      break;
    case 'tools':
      for (const part of parts) {
        if (
          part.head.trim() === '' &&
          !part.isBlock &&
          /^\w+\s*$/.test(lineAt(text, part.offset))
        ) {
          yield refuses(part, 'Expected a version for tool "%".');
        }
      }
      break;
    case 'options':
      for (const part of parts) {
        const isOfJob = parent === 'stage' && OPTIONS_OF_JOBS.test(part.name);
        if (isOfJob || NO_OPTION.test(part.name)) {
          yield refuses(part, 'Invalid option type "%".');
        }
      }
      break;
    case 'post':
      for (const part of parts) yield* callsIn(part.parts, 'steps', text);
      break;
    case 'steps':
      for (const part of has(/^(?:stage|properties)$/)) {
        if (/^\w+\s*[("']/.test(lineAt(text, part.offset))) {
          yield refuses(part, 'Invalid step "%" used, not allowed in this context.');
        }
      }
      for (const part of has(/^parallel$/)) {
        if (/^parallel\s*\(\s*\)/.test(lineAt(text, part.offset))) {
          yield refuses(part, 'No branches specified for parallel.');
        } else if (/\bfailFast:\s*["']/.test(text.slice(part.offset, part.offset + 2000))) {
          yield refuses(part, 'Expected a boolean with failFast.');
        } else if (parts.length > 1) {
          yield refuses(part, 'The parallel step can only be the single step of its steps.');
        }
      }
      break;
    case 'when':
    case 'allOf':
    case 'anyOf':
    case 'not':
      for (const part of parts) {
        const source = text.slice(part.offset, part.offset + 500);
        if (/^\s*(?:[.!<>&|?]|==)/.test(part.head)) {
          yield refuses(part, 'Expected a when condition. Put an expression into "expression".');
        } else if (part.isBlock && NESTED.test(part.name) && part.head.trim() !== '') {
          yield refuses(part, '"%" takes a block only.');
        } else if (/^environment\b(?=.*\bname:)(?!.*\bvalue:)/.test(source)) {
          yield refuses(part, 'Missing required parameter "value" for "%".');
        } else if (part.isBlock && CONDITIONS.includes(part.name) && !NESTED.test(part.name)) {
          yield refuses(part, '"%" takes no block.');
        }
      }
      break;
    default:
  }
}

function* callsIn(parts: readonly Part[], section: string, text: string): Iterable<Hit> {
  for (const hit of findWrongCalls(parts, CALLS[section] ?? {}, text)) {
    yield { ...hit, rule: REFUSED };
  }
}

/** What Jenkins says of the value of a variable that is neither a string nor a call. */
function explainValue({ name, offset, head, isBlock }: Part, text: string): string | undefined {
  const rest = text.slice(offset + name.length + head.length);
  // A value that goes on below is not read.
  if (isBlock || !/^\s*=/.test(head) || /^\s*[.+?]/.test(rest)) return undefined;
  const value = head
    .replace('=', '')
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '()')
    .trim();
  const source = text.slice(offset + name.length, offset + name.length + head.length);
  if (
    /^\s*=\s*(?!(?:true|false|null)\b)[A-Za-z_][\w.]*\s*$/.test(source) ||
    /\?(?!\.)/.test(value)
  ) {
    return 'Environment variable values must either be single quoted, double quoted, or function calls.';
  }
  return /[A-Za-z_]/.test(value) && /\+/.test(value)
    ? 'Environment variable values to be concatenated together must be single or double quoted.'
    : undefined;
}

/** A name in quotes where a variable of the environment begins. */
const STRING_KEY = /(?<=[{\n]\s*)["'][\w-]+["'](?=\s*=)/g;
const endOf = ({ offset, parts }: Part, text: string) =>
  Math.max(text.indexOf('\n', parts.at(-1)?.offset ?? offset), offset);

const NESTED = /^(?:allOf|anyOf|not|expression)$/;

function* judgeStage(stage: Part, text: string): Iterable<Hit> {
  const title = titleOf(stage, text);
  const bodies = stage.parts.filter(({ name }) => /^(?:matrix|parallel|stages|steps)$/.test(name));
  if (bodies.length === 0) {
    yield says(stage, 'Expected one of "steps", "stages", or "parallel" for stage "%".', title);
  } else if (bodies.length > 1) {
    const words = 'Only one of "matrix", "parallel", "stages", or "steps" allowed for stage "%".';
    yield refuses(stage, words, title);
  }
  const [inner] = bodies;
  if (inner && /^(?:matrix|parallel)$/.test(inner.name)) {
    for (const part of stage.parts.filter(({ name }) => /^(?:agent|tools)$/.test(name))) {
      if (part.name === 'agent' && !part.isBlock) continue;
      const words = `"%" is not allowed in stage "${title}" as it contains ${inner.name} stages.`;
      yield refuses(part, words);
    }
  }
  const { head } = stage;
  if (
    stage.isBlock &&
    /^\s*(?:\(\s*\)\s*)?$/.test(text.slice(stage.offset + 5, stage.offset + 5 + head.length))
  ) {
    yield refuses(stage, 'Expected a name for this stage.');
  }
  yield* judgeAgents(stage.parts, text);
}

function* judgeAgents(parts: readonly Part[], text: string): Iterable<Hit> {
  for (const part of parts) {
    if (part.name !== 'agent' || part.isBlock) continue;
    const value = lineAt(text, part.offset).slice('agent'.length).trim();
    if (/^(?:any|none)\b/.test(value)) continue;
    const words = 'Only "agent none", "agent any" or "agent {...}" are allowed.';
    yield refuses(part, words);
  }
}

/** Parallel stages and matrices cannot stand in one another. */
function* findNestedBranches(block: Part, isWithin: boolean): Iterable<Hit> {
  for (const part of block.parts) {
    if (!part.isBlock || /^(?:steps|post|when|environment|options)$/.test(part.name)) continue;
    const isBranching = block.name === 'stage' && /^(?:matrix|parallel)$/.test(part.name);
    if (isBranching && isWithin) {
      const words = 'Parallel stages or branches can only be included in a top-level stage.';
      yield refuses(part, words);
    } else yield* findNestedBranches(part, isWithin || isBranching);
  }
}

function* findSameTitles(stages: readonly Part[], text: string): Iterable<Hit> {
  const titles = new Set<string>();
  for (const stage of stages) {
    const title = titleOf(stage, text);
    if (title === '' || titles.size < titles.add(title).size) continue;
    yield refuses(stage, 'Duplicate stage name: "%".', title);
  }
}

/** More than the name of a stage takes. */
const TITLE_CHARS = 200;

/** The name of a stage, if it is a plain string. */
function titleOf({ offset }: Part, text: string): string {
  const head = text.slice(offset, offset + TITLE_CHARS);
  return /^stage\s{0,8}\(?\s{0,8}(["'])([^"'$\n]*)\1/.exec(head)?.[2] ?? '';
}

const lineAt = (text: string, offset: number) =>
  text.slice(offset, offset + 500).split(/[\n;}]/, 1)[0] ?? '';
