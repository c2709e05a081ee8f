import type { YamlText } from '../yaml-node.ts';
import type { TreeFile } from '../yaml-rule.ts';

/** Its text is what follows the keyword, with lines joined and comments between them removed. */
export interface Instruction extends YamlText {
  /** In upper case. */
  readonly keyword: string;
}

export interface Dockerfile extends TreeFile {
  readonly instructions: readonly Instruction[];
}

/**
 * Parses a Dockerfile into instructions, joining continuation lines and skipping heredocs. Its only
 * document is a map from keywords to instructions.
 */
export function readDockerfile(source: string): Dockerfile {
  const continuation = /^\s{0,80}#\s{0,80}escape\s{0,80}=\s{0,80}`/i.test(source) ? '`' : '\\';
  const instructions: Instruction[] = [];
  let end = 0;
  let isContinued = false;
  let heredocs: string[] = [];

  for (const line of source.split('\n')) {
    const offset = end + line.search(/\S|$/);
    end += line.length + 1;
    const trimmed = line.trim();
    if (heredocs.length > 0) {
      if (trimmed === heredocs[0]) heredocs.shift();
      continue;
    }
    if (trimmed === '' || trimmed.startsWith('#')) continue;

    const last = isContinued ? instructions.pop() : undefined;
    isContinued = trimmed.endsWith(continuation);
    const content = isContinued ? trimmed.slice(0, -1) : trimmed;
    const instruction = last?.keyword
      ? { ...last, text: `${last.text} ${content}` }
      : readInstruction(content, offset);
    instructions.push(instruction);
    if (!isContinued && /^(?:RUN|COPY|ADD)$/.test(instruction.keyword)) {
      heredocs = heredocsIn(instruction.text);
    }
  }
  const entries = instructions.map((value) => {
    return { key: value.keyword, keyOffset: value.offset, value };
  });
  return {
    text: source,
    instructions,
    documents: [{ kind: 'map', offset: 0, entries, isExtended: false }],
  };
}

function readInstruction(content: string, offset: number): Instruction {
  const [keyword = ''] = /^\S+/.exec(content) ?? [];
  const text = content.slice(keyword.length).trim();
  return {
    keyword: keyword.toUpperCase(),
    kind: 'text',
    offset,
    end: offset,
    text,
    isString: true,
    isTagged: false,
  };
}

function heredocsIn(text: string): string[] {
  return Array.from(text.matchAll(/<<-?(["']?)(\w{1,80})\1/g), ([, , name = '']) => name);
}
