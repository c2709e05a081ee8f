/** Visitor input appears literally in the brief, whatever Markdown it contains. */
import fc from 'fast-check';
import { Marked, type Token } from 'marked';
import { describe, expect, test } from 'vitest';
import { createBrief } from '../../../../../web/features/onboarding/brief.ts';
import { escapeMarkdown, toPlainLine } from '../../../../../web/lib/markdown-text.ts';

const marked = new Marked({ gfm: true });

/** Contexts in which the brief inserts visitor input. */
const places = {
  'a heading': (text: string) => `# Project brief: ${text}`,
  'a sentence': (text: string) => `A brief for ${text}, today.`,
  'a table': (text: string) => `| a | b |\n| --- | --- |\n| c | ${text} |`,
  'a checklist': (text: string) => `- [ ] ${text}\n- [x] ${text}`,
} as const;

function typesIn(markdown: string): Set<string> {
  const types = new Set<string>();
  marked.walkTokens(marked.lexer(markdown), ({ type }) => void types.add(type));
  // The lexer emits an escaped character as a token of its own; it is plain text.
  types.delete('escape');
  return types;
}

function shownText(markdown: string): string {
  const html = marked.parse(markdown, { async: false }).replaceAll(/<[^>]*>/g, '');
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

const attacks = [
  '# Heading',
  'a # ',
  '- item',
  '+ item',
  '1. item',
  '2) item',
  '> quote',
  '---',
  '===',
  '**bold** _em_ ~~gone~~ `code`',
  '[link](javascript:alert(1))',
  '![image](https://evil.example/x.png)',
  '[x]: https://evil.example',
  '[^1]',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<https://evil.example>',
  'https://evil.example',
  'HTTPS://evil.example/a_b',
  'www.evil.example',
  'ftp://evil.example',
  'mail me@evil.example',
  'mailto:me@evil.example',
  'a | b | c',
  'a\n\n# b\n- c',
  'a\r\n| b |',
  '&lt;b&gt; &#60; &amp;',
  'a\\',
  '\\`',
  '``` a',
  '    indented',
  '$x$',
  '~a~',
  'tabs\tand\u2028lines',
  'between \0 spaces',
  '\u202egnp.exe',
];

const userText = fc.oneof(
  fc.constantFrom(...attacks),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc
    .array(
      fc.constantFrom(
        ...'\\`*_{}[]()<>#+-!|~&$^=@:./ \n',
        'a',
        '1',
        'www.',
        'http://',
        '&lt;',
        '[x](y)',
      ),
    )
    .map((parts) => parts.join('')),
);

describe.each(Object.entries(places))('in %s', (_, put) => {
  const expectTextOnly = (text: string) => {
    const line = toPlainLine(text);
    if (line === '' || /\p{Cs}/u.test(line)) return;
    const markdown = put(escapeMarkdown(text));
    expect(typesIn(markdown), markdown).toEqual(typesIn(put('plain')));
    expect(shownText(markdown).replaceAll(/\s+/g, ' '), markdown).toContain(line);
  };

  test.each(attacks)('%j is text', expectTextOnly);

  test('any text is text', () => {
    fc.assert(fc.property(userText, expectTextOnly), { numRuns: 1000 });
  });
});

test('a whole brief has no link, image or HTML, whatever was entered', () => {
  fc.assert(
    fc.property(userText, userText, userText, (clientName, projectName, name) => {
      const { markdown } = createBrief(
        {
          screen: 'dev-sec-ops-on-boarding',
          clientName,
          projectName,
          tool: 'jenkins',
          toolVersion: clientName,
          programmingLanguage: 'java',
          languageVersion: projectName,
          file: { name, sizeBytes: 1, kindName: name },
          checklist: [{ text: name, done: false }],
        },
        new Date(0),
      );
      const types = typesIn(markdown.text);
      for (const type of [
        'link',
        'image',
        'html',
        'em',
        'strong',
        'del',
        'def',
        'code',
        'blockquote',
      ]) {
        expect(types.has(type), `${type} in ${markdown.text}`).toBe(false);
      }
      const headings = marked.lexer(markdown.text).filter(({ type }: Token) => type === 'heading');
      expect(headings).toHaveLength(8);
    }),
    { numRuns: 300 },
  );
});

test('ordinary names stay as readable as they were typed', () => {
  for (const name of ['Northlane-Checkout 2.0 (EU)', 'Café & Söhne', 'R&D, phase 1: build']) {
    expect(escapeMarkdown(name).replaceAll('\\&', '&')).toBe(name);
  }
  expect(escapeMarkdown(' two\n lines ')).toBe('two lines');
});
