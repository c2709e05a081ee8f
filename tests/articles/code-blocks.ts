import { readdir, readFile } from 'node:fs/promises';
import { Marked, type Token, type Tokens } from 'marked';
import { type DocumentPath, linkedFolders } from '../../web/content/document.ts';

/** A fenced block of code in a document. */
export interface CodeBlock {
  readonly document: DocumentPath;
  /** Line of the fence in the Markdown file, 1-based. */
  readonly line: number;
  readonly language: string;
  /** File name, by which a trial finds the block: `name=` after the language. */
  readonly name?: string;
  /** Why the block is not run: `untried=` after the language. */
  readonly untried?: string;
  readonly code: string;
}

/** Every block of code in the articles, whitepapers, webinars and chapters. */
export async function listCodeBlocks(): Promise<readonly CodeBlock[]> {
  const files = await Promise.all(
    linkedFolders.map(async (folder) => {
      const names = await readdir(`web/content/${folder}`);
      return names.filter((name) => name.endsWith('.md')).map((name) => ({ folder, name }));
    }),
  );
  const blocks = files.flat().map(async ({ folder, name }) => {
    const source = await readFile(`web/content/${folder}/${name}`, 'utf8');
    return readBlocks(`${folder}/${name.replace(/\.md$/, '')}`, source);
  });
  return (await Promise.all(blocks)).flat();
}

export function readBlocks(document: DocumentPath, source: string): readonly CodeBlock[] {
  const fences: Tokens.Code[] = [];
  const marked = new Marked();
  marked.walkTokens(marked.lexer(source), (token: Token) => {
    if (isFence(token)) fences.push(token);
  });
  let from = 0;
  return fences.map(({ lang = '', text }) => {
    const start = source.indexOf(`\`\`\`${lang}`, from);
    from = start + text.length;
    const [language = '', ...info] = lang.split(' ');
    return {
      document,
      line: source.slice(0, start).split('\n').length,
      language,
      ...readInfo(info.join(' ')),
      code: `${text}\n`,
    };
  });
}

function isFence(token: Token): token is Tokens.Code {
  return token.type === 'code' && token.codeBlockStyle !== 'indented';
}

function readInfo(info: string): Pick<CodeBlock, 'name' | 'untried'> {
  const name = /(?:^|\s)name=(\S+)/.exec(info)?.[1];
  const untried = /(?:^|\s)untried="([^"]+)"/.exec(info)?.[1];
  return { ...(name && { name }), ...(untried && { untried }) };
}
