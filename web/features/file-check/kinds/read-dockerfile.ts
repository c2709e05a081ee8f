export interface Instruction {
  /** In upper case. */
  readonly keyword: string;
  readonly offset: number;
  /** The text after the keyword, with continuation lines joined and their comments removed. */
  readonly argument: string;
}

export interface Dockerfile {
  readonly text: string;
  readonly instructions: readonly Instruction[];
}

/** Parses a Dockerfile into instructions, joining continuation lines and skipping heredocs. */
export function readDockerfile(text: string): Dockerfile {
  const continuation = /^\s{0,80}#\s{0,80}escape\s{0,80}=\s{0,80}`/i.test(text) ? '`' : '\\';
  const instructions: Instruction[] = [];
  let offset = 0;
  let keyword = '';
  let begunAt = 0;
  let argument: string[] = [];
  let waitingFor: string[] = [];

  for (const line of text.split('\n')) {
    const lineOffset = offset;
    offset += line.length + 1;
    const trimmed = line.trim();
    if (waitingFor.length > 0) {
      if (trimmed === waitingFor[0]) waitingFor.shift();
      continue;
    }
    if (trimmed === '' || trimmed.startsWith('#')) continue;

    const isContinued = trimmed.endsWith(continuation);
    const content = isContinued ? trimmed.slice(0, -1) : trimmed;
    if (keyword === '') {
      begunAt = lineOffset + line.indexOf(trimmed);
      keyword = (/^\S+/.exec(content)?.[0] ?? '').toUpperCase();
      argument = [content.slice(keyword.length).trim()];
    } else argument.push(content);
    if (isContinued) continue;

    const whole = argument.join(' ');
    instructions.push({ keyword, offset: begunAt, argument: whole });
    if (keyword === 'RUN' || keyword === 'COPY' || keyword === 'ADD')
      waitingFor = hereDocuments(whole);
    keyword = '';
  }
  if (keyword !== '') instructions.push({ keyword, offset: begunAt, argument: argument.join(' ') });
  return { text, instructions };
}

function hereDocuments(argument: string): string[] {
  return Array.from(argument.matchAll(/<<-?(["']?)(\w{1,80})\1/g), ([, , name = '']) => name);
}
