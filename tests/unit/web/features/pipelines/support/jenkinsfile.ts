/** Reads the stages of a generated Jenkinsfile. Whether Jenkins takes it, the file check judges. */

export interface JenkinsStage {
  readonly name: string;
  /** The tokens of each directive, separated by spaces. */
  readonly directives: ReadonlyMap<string, string>;
  readonly stages: readonly JenkinsStage[];
}

interface Token {
  readonly kind: 'word' | 'string' | 'mark';
  readonly text: string;
  readonly line: number;
}

/** @throws Error if the braces do not match, or a stage has neither steps nor stages. */
export function parseJenkinsfile(source: string): Omit<JenkinsStage, 'name'> {
  const tokens = tokenize(source);
  let position = 0;
  const peek = (offset = 0) => tokens[position + offset];
  function expect(...texts: readonly string[]): void {
    for (const text of texts) {
      const token = tokens[position++];
      if (token?.text !== text) throw new Error(`Line ${token?.line}: expected ${text}`);
    }
  }

  /** From the opening brace to the closing one. */
  function readBlock(): Omit<JenkinsStage, 'name'> {
    const directives = new Map<string, string>();
    const stages: JenkinsStage[] = [];
    expect('{');
    while (peek()?.text !== '}') {
      const directive = peek();
      if (!directive) throw new Error('A brace is never closed');
      position += 1;
      if (directive.text === 'stages') stages.push(...readStages());
      else directives.set(directive.text, readDirective(directive.line));
    }
    expect('}');
    return { directives, stages };
  }

  function readStages(): JenkinsStage[] {
    const stages: JenkinsStage[] = [];
    expect('{');
    while (peek()?.text === 'stage') {
      const name = peek(2)?.text ?? '';
      expect('stage', '(', name, ')');
      const block = readBlock();
      if (block.directives.has('steps') === block.stages.length > 0) {
        throw new Error(`The stage ${name} needs either steps or stages`);
      }
      stages.push({ name, ...block });
    }
    expect('}');
    return stages;
  }

  /** The rest of the line, or the content of the block. */
  function readDirective(line: number): string {
    const from = position;
    if (peek()?.text !== '{') {
      while (peek()?.line === line) position += 1;
      return textOf(from, position);
    }
    for (let depth = 0; position === from || depth > 0; position += 1) {
      const token = peek();
      if (!token) throw new Error('A brace is never closed');
      if (token.kind === 'mark') depth += { '{': 1, '}': -1 }[token.text] ?? 0;
    }
    return textOf(from + 1, position - 1);
  }

  const textOf = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');

  expect('pipeline');
  const pipeline = readBlock();
  if (peek()) throw new Error(`Line ${peek()?.line}: ${peek()?.text} after the pipeline`);
  return pipeline;
}

/** The leaf stages in execution order. */
export function flattenStages(stages: readonly JenkinsStage[]): JenkinsStage[] {
  return stages.flatMap((stage) =>
    stage.stages.length > 0 ? flattenStages(stage.stages) : [stage],
  );
}

const TOKEN =
  /(?<space>\s+)|(?<comment>\/\/[^\n]*)|'''(?<long>(?:\\[\s\S]|(?!''')[^\\])*)'''|'(?<single>(?:\\.|[^'\\\n])*)'|"(?<double>(?:\\.|[^"\\\n])*)"|(?<word>[A-Za-z_][\w.]*|\d+)|(?<mark>[{}()[\]=:,?!.])/y;

function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  const scanner = new RegExp(TOKEN);
  let line = 1;
  while (scanner.lastIndex < source.length) {
    const match = scanner.exec(source);
    if (!match?.groups) throw new Error(`Line ${line} cannot be read`);
    const { long, single, double, word, mark } = match.groups;
    const string = long ?? single ?? double;
    if (string !== undefined) tokens.push({ kind: 'string', text: string, line });
    else if (word) tokens.push({ kind: 'word', text: word, line });
    else if (mark) tokens.push({ kind: 'mark', text: mark, line });
    line += match[0].split('\n').length - 1;
  }
  return tokens;
}
