import { createCssVariablesTheme, createHighlighter } from 'shiki';

const LANGUAGES = ['bash', 'hcl', 'js', 'json', 'sql', 'yaml'] as const;
const THEME = createCssVariablesTheme({ name: 'site', variablePrefix: '--' });

/**
 * Operators and numbers keep the color of the text: a page of code has hundreds, and each would be an
 * element.
 */
const WORD = /[a-z]/i;

/**
 * The theme names a token's kind as a variable, such as `var(--token-string)`. Keywords, functions and
 * constants have one color: amber and red mean a state.
 */
const KIND = /^var\(--token-(comment|constant|function|keyword|string)/;

let highlighter: ReturnType<typeof createHighlighter> | undefined;

/**
 * Code as HTML in which `data-kind` names the kind of each colored token: `comment`, `string` or
 * `keyword`. Colors are left to the style sheet, because the pages allow no `style` attributes. Code
 * in other languages is escaped.
 */
export async function highlightCode(code: string, language: string): Promise<string> {
  const lang = LANGUAGES.find((name) => name === language);
  if (!lang) return escapeText(code);
  highlighter ??= createHighlighter({ themes: [THEME], langs: [...LANGUAGES] });
  const { codeToTokensBase } = await highlighter;
  // Without a time limit per line: a slow machine would color less and so build other files.
  const lines = codeToTokensBase(code, { lang, theme: THEME, tokenizeTimeLimit: 0 });
  return lines
    .map((tokens) =>
      joinTokens(
        tokens.map(({ content, color = '' }) => ({ content, kind: kindOf(content, color) })),
      ),
    )
    .join('\n');
}

function kindOf(content: string, color: string): string | undefined {
  const kind = KIND.exec(color)?.[1];
  if (kind === undefined || kind === 'comment' || kind === 'string') return kind;
  return WORD.test(content) ? 'keyword' : undefined;
}

interface Token {
  readonly content: string;
  readonly kind: string | undefined;
}

/** One element for neighbors of the same kind, also across blanks; none for plain text. */
function joinTokens(tokens: readonly Token[]): string {
  const runs: Token[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (last && (last.kind === token.kind || !token.content.trim())) {
      runs[runs.length - 1] = { kind: last.kind, content: last.content + token.content };
    } else runs.push(token);
  }
  return runs
    .map(({ content, kind }) =>
      kind ? `<span data-kind="${kind}">${escapeText(content)}</span>` : escapeText(content),
    )
    .join('');
}

/** Escapes a text for the content of an element, where quotes may stand and cost fewer bytes. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
