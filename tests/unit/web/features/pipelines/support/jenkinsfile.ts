/**
 * A small parser for declarative Jenkins pipelines, based on the documented syntax
 * (https://www.jenkins.io/doc/book/pipeline/syntax/). It knows the directives and where they are
 * allowed, but does not interpret steps.
 */

export interface JenkinsStage {
  readonly name: string;
  readonly directives: ReadonlyMap<string, string>;
  readonly stages: readonly JenkinsStage[];
}

export interface Jenkinsfile {
  readonly directives: ReadonlyMap<string, string>;
  readonly stages: readonly JenkinsStage[];
}

interface Token {
  readonly kind: 'word' | 'string' | 'mark';
  readonly text: string;
  readonly line: number;
}

const PIPELINE_DIRECTIVES = [
  'agent',
  'environment',
  'input',
  'libraries',
  'options',
  'parameters',
  'post',
  'stages',
  'tools',
  'triggers',
];
const STAGE_DIRECTIVES = [
  'agent',
  'environment',
  'failFast',
  'input',
  'matrix',
  'options',
  'parallel',
  'post',
  'stages',
  'steps',
  'tools',
  'when',
];
const POST_CONDITIONS = [
  'always',
  'changed',
  'fixed',
  'regression',
  'aborted',
  'failure',
  'success',
  'unstable',
  'unsuccessful',
  'cleanup',
];
/** Allowed first words of the lines in a directive; directives not listed are checked as blocks. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  options: [
    'buildDiscarder',
    'disableConcurrentBuilds',
    'skipDefaultCheckout',
    'timeout',
    'timestamps',
  ],
  triggers: ['cron', 'pollSCM', 'upstream'],
  when: ['beforeAgent', 'beforeInput', 'branch', 'not', 'triggeredBy', 'expression'],
  input: ['message', 'ok', 'id', 'submitter', 'parameters'],
  steps: ['sh', 'checkout', 'lock', 'stash', 'unstash', 'script', 'echo'],
};

/** @throws Error with the line number if the text is not a declarative pipeline. */
export function parseJenkinsfile(source: string): Jenkinsfile {
  const reader = new TokenReader(tokenize(source));
  reader.expect('pipeline');
  const { directives, stages } = readBlock(reader, PIPELINE_DIRECTIVES);
  reader.expectEnd();
  for (const required of ['agent', 'stages']) {
    if (!directives.has(required)) throw new Error(`The pipeline has no ${required}`);
  }
  return { directives, stages };
}

/** The leaf stages in execution order. */
export function flattenStages(stages: readonly JenkinsStage[]): JenkinsStage[] {
  return stages.flatMap((stage) =>
    stage.stages.length > 0 ? flattenStages(stage.stages) : [stage],
  );
}

function readBlock(reader: TokenReader, allowed: readonly string[]): Jenkinsfile {
  const directives = new Map<string, string>();
  let stages: JenkinsStage[] = [];
  reader.expect('{');
  while (!reader.isNext('}')) {
    const { text: name, line } = reader.take('word');
    if (!allowed.includes(name)) throw new Error(`Line ${line}: ${name} may not stand here`);
    if (directives.has(name)) throw new Error(`Line ${line}: ${name} stands twice`);
    if (name === 'stages') {
      stages = readStages(reader);
      directives.set(name, '');
    } else {
      directives.set(name, readDirective(reader, name));
    }
  }
  reader.expect('}');
  return { directives, stages };
}

function readStages(reader: TokenReader): JenkinsStage[] {
  const stages: JenkinsStage[] = [];
  reader.expect('{');
  while (!reader.isNext('}')) {
    reader.expect('stage');
    reader.expect('(');
    const { text: name, line } = reader.take('string');
    reader.expect(')');
    const block = readBlock(reader, STAGE_DIRECTIVES);
    if (block.directives.has('steps') === block.directives.has('stages')) {
      throw new Error(`Line ${line}: the stage ${name} needs either steps or stages`);
    }
    stages.push({ name, ...block });
  }
  reader.expect('}');
  if (stages.length === 0) throw new Error('A block of stages is empty');
  return stages;
}

/** The tokens of a directive as text, after checking balanced braces and allowed line starts. */
function readDirective(reader: TokenReader, name: string): string {
  if (!reader.isNext('{')) return reader.takeLine();
  if (name === 'post') return readPost(reader);
  const tokens = reader.takeBraces();
  if (tokens.length === 0) throw new Error(`${name} is empty`);
  for (const first of lineStarts(tokens)) {
    const allowed = ALLOWED[name];
    if (allowed && !allowed.includes(first.text)) {
      throw new Error(`Line ${first.line}: ${first.text} may not stand in ${name}`);
    }
  }
  if (name === 'environment') checkEnvironment(tokens);
  return tokens.map(({ text }) => text).join(' ');
}

function readPost(reader: TokenReader): string {
  const parts: string[] = [];
  reader.expect('{');
  while (!reader.isNext('}')) {
    const { text: condition, line } = reader.take('word');
    if (!POST_CONDITIONS.includes(condition)) {
      throw new Error(`Line ${line}: ${condition} is no condition of post`);
    }
    const tokens = reader.takeBraces();
    if (tokens.length === 0) throw new Error(`Line ${line}: ${condition} is empty`);
    parts.push(condition, ...tokens.map(({ text }) => text));
  }
  reader.expect('}');
  return parts.join(' ');
}

/** Each line is `NAME = "text"`, `NAME = 'text'` or `NAME = credentials('id')`. */
function checkEnvironment(tokens: readonly Token[]): void {
  for (const start of lineStarts(tokens)) {
    const [name, sign, ...value] = tokens.filter(({ line }) => line === start.line);
    const isValue =
      (value.length === 1 && value[0]?.kind === 'string') ||
      (value.length === 4 && value[0]?.text === 'credentials' && value[2]?.kind === 'string');
    if (name?.kind !== 'word' || sign?.text !== '=' || !isValue) {
      throw new Error(`Line ${name?.line}: not an assignment of the environment`);
    }
  }
}

/** The first token of each line at the top level of a block. */
function lineStarts(tokens: readonly Token[]): Token[] {
  const starts: Token[] = [];
  let depth = 0;
  let line = 0;
  for (const token of tokens) {
    if (depth === 0 && token.line !== line && !')}]'.includes(token.text)) starts.push(token);
    if (token.kind === 'mark' && '({['.includes(token.text)) depth += 1;
    if (token.kind === 'mark' && ')}]'.includes(token.text)) depth -= 1;
    line = token.line;
  }
  return starts;
}

class TokenReader {
  readonly #tokens: readonly Token[];
  #position = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  isNext(text: string): boolean {
    const token = this.#tokens[this.#position];
    if (!token) throw new Error('The file ends too early');
    return token.kind !== 'string' && token.text === text;
  }

  expect(text: string): void {
    if (!this.isNext(text)) {
      const found = this.#tokens[this.#position];
      throw new Error(`Line ${found?.line}: expected ${text}, found ${found?.text}`);
    }
    this.#position += 1;
  }

  expectEnd(): void {
    const rest = this.#tokens[this.#position];
    if (rest) throw new Error(`Line ${rest.line}: ${rest.text} after the pipeline`);
  }

  take(kind: Token['kind']): Token {
    const token = this.#tokens[this.#position];
    if (token?.kind !== kind) {
      throw new Error(`Line ${token?.line}: expected a ${kind}, found ${token?.text}`);
    }
    this.#position += 1;
    return token;
  }

  takeLine(): string {
    const line = this.#tokens[this.#position]?.line;
    const start = this.#position;
    while (this.#tokens[this.#position]?.line === line) this.#position += 1;
    return this.#tokens
      .slice(start, this.#position)
      .map(({ text }) => text)
      .join(' ');
  }

  takeBraces(): readonly Token[] {
    this.expect('{');
    const start = this.#position;
    const closers = ['}'];
    while (closers.length > 0) {
      const token = this.#tokens[this.#position];
      if (!token) throw new Error('A brace is never closed');
      this.#position += 1;
      if (token.kind !== 'mark') continue;
      const closer = { '{': '}', '(': ')', '[': ']' }[token.text];
      if (closer) closers.push(closer);
      else if (')}]'.includes(token.text) && closers.pop() !== token.text) {
        throw new Error(`Line ${token.line}: ${token.text} closes nothing`);
      }
    }
    return this.#tokens.slice(start, this.#position - 1);
  }
}

const TOKEN =
  /(?<space>\s+)|(?<comment>\/\/[^\n]*)|'''(?<long>(?:\\[\s\S]|(?!''')[^\\])*)'''|'(?<single>(?:\\.|[^'\\\n])*)'|"(?<double>(?:\\.|[^"\\\n])*)"|(?<word>[A-Za-z_][\w.]*|\d+)|(?<mark>[{}()[\]=:,?!.])/y;

function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  const scanner = new RegExp(TOKEN);
  let line = 1;
  while (scanner.lastIndex < source.length) {
    const start = scanner.lastIndex;
    const match = scanner.exec(source);
    if (!match?.groups)
      throw new Error(`Line ${line}: cannot read ${source.slice(start, start + 20)}`);
    const { long, single, double, word, mark } = match.groups;
    const string = long ?? single ?? double;
    if (string !== undefined) tokens.push({ kind: 'string', text: string, line });
    else if (word) tokens.push({ kind: 'word', text: word, line });
    else if (mark) tokens.push({ kind: 'mark', text: mark, line });
    line += match[0].split('\n').length - 1;
  }
  return tokens;
}
