import { textOf, type YamlNode } from '../yaml-node.ts';
import type { TreeFile } from '../yaml-rule.ts';

/**
 * Parses a Dockerfile into a document for each stage, and one for what precedes the first FROM:
 * maps of instructions, whose keys are in upper case. Continuation lines are joined, without the
 * comments between them, and heredocs skipped.
 */
export function readDockerfile(text: string): TreeFile {
  const continuation = /^\s{0,80}#\s{0,80}escape\s{0,80}=\s{0,80}`/i.test(text) ? '`' : '\\';
  const entries: ReturnType<typeof instruction>[] = [];
  let end = 0;
  let isContinued = false;
  let heredocs: string[] = [];

  for (const line of text.split('\n')) {
    const offset = end + line.search(/\S|$/);
    end += line.length + 1;
    const trimmed = line.trim();
    if (heredocs.length > 0) {
      if (trimmed === heredocs[0]) heredocs.shift();
      continue;
    }
    if (trimmed === '' || trimmed.startsWith('#')) continue;

    const begun = isContinued ? entries.pop() : undefined;
    isContinued = trimmed.endsWith(continuation);
    const content = isContinued ? trimmed.slice(0, -1) : trimmed;
    const [keyword = ''] = /^\S+/.exec(content) ?? [];
    const entry = begun?.key
      ? instruction(begun.key, begun.keyOffset, `${begun.value.text} ${content}`)
      : instruction(keyword.toUpperCase(), offset, content.slice(keyword.length).trim());
    entries.push(entry);
    if (!isContinued && /^(?:RUN|COPY|ADD)$/.test(entry.key)) {
      heredocs = heredocsIn(entry.value.text);
    }
  }
  const starts = entries.flatMap(({ key }, index) => (key === 'FROM' ? index : []));
  const documents = [0, ...starts].map((start, stage): YamlNode => {
    return {
      kind: 'map',
      offset: 0,
      entries: entries.slice(start, starts[stage]),
      hasMergeKey: false,
    };
  });
  return { text, documents };
}

function instruction(key: string, offset: number, text: string) {
  return { key, keyOffset: offset, value: textOf(text, offset) };
}

function heredocsIn(text: string): string[] {
  return Array.from(text.matchAll(/<<-?(["']?)(\w{1,80})\1/g), ([, , name = '']) => name);
}
