import { Marked, type Token } from 'marked';
import { describe, expect, test } from 'vitest';
import { onboardingScreenIds } from '../../../../../web/content/onboarding/onboarding.ts';
import {
  createBrief,
  type OnboardingAnswers,
} from '../../../../../web/features/onboarding/brief.ts';
import { escapeMarkdown, toPlainLine } from '../../../../../web/lib/markdown-text.ts';

const createdAt = new Date('2026-11-20T23:30:00Z');
const answers: OnboardingAnswers = {
  screen: 'ci-cd-on-boarding',
  clientName: 'Northlane',
  projectName: 'checkout',
  tool: 'github-actions',
  toolVersion: '0.4',
  programmingLanguage: 'nodejs',
  languageVersion: '1.0',
};
const marked = new Marked({ gfm: true });
const briefOf = (changes: Partial<OnboardingAnswers>) => {
  const { markdown, json } = createBrief({ ...answers, ...changes }, createdAt);
  return { text: markdown.text, data: JSON.parse(json.text) };
};

test('a brief says in order where the project stands, what comes and who does it', () => {
  for (const screen of onboardingScreenIds) {
    const { text, data } = briefOf({
      screen,
      file: { name: 'ci.yml', sizeBytes: 1536, kindName: 'GitHub Actions workflow' },
      checklist: [
        { text: 'Tests that pass', done: true },
        { text: 'A registry', done: false },
      ],
    });
    const headings = text.match(/^#+ .*$/gm);
    expect(headings).toEqual([
      '# Project brief: checkout',
      '## What it starts from',
      '## What moves first',
      '## The target pipeline',
      '## What you prepare',
      '## Open questions for the first call',
      '## Next steps',
      '## How we measure success',
    ]);
    for (const words of [
      'for Northlane, 20 November 2026.',
      '- [x] Tests that pass\n- [ ] A registry',
      'ci.yml (GitHub Actions workflow, 1.5 KiB)',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/undefined|null|\[object/);
    expect(data).toMatchObject({
      schemaVersion: 1,
      screen,
      createdAt: '2026-11-20T23:30:00.000Z',
      preparation: [{ done: true }, { done: false }],
    });
    const sentences = [data.firstMoves, data.openQuestions, data.bring, data.measures];
    for (const sentence of sentences.flat()) expect(text).toContain(sentence);
    const sides = new Set(data.nextSteps.map(({ who }: { who: string }) => who));
    expect([...sides].sort()).toEqual(['Together', 'We', 'You']);
  }
});

test('a brief without a file and a checklist is complete too', () => {
  const { text } = briefOf({});
  expect(text).toContain('| Current configuration | None attached |');
  expect(text).not.toContain('- [ ]');
});

test('a brief lists what the check found, twenty at most', () => {
  const findings = Array.from({ length: 23 }, (_, index) => {
    const message = 'Give “test” a *timeout*.';
    const rule = 'missing-timeout';
    return { line: index + 1, column: 1, severity: 'hint', rule, message } as const;
  });
  const file = { name: 'ci.yml', sizeBytes: 9, kindName: 'YAML', findings };
  const { text, data } = briefOf({ file });
  expect(text).toContain('- line 20, hint: Give “test” a \\*timeout\\*.\n- and 3 more\n');
  expect(data.startsFrom.file.findings).toHaveLength(23);
});

describe('what a visitor typed is shown literally', () => {
  /** Contexts in which the brief inserts it. */
  const places: readonly ((text: string) => string)[] = [
    (text) => `# Project brief: ${text}`,
    (text) => `A brief for ${text}, today.`,
    (text) => `| a | b |\n| --- | --- |\n| c | ${text} |`,
    (text) => `- [ ] ${text}\n- [x] ${text}`,
  ];
  const attacks = [
    ...['# Heading', 'a # ', '- item', '+ item', '1. item', '2) item', '> quote', '---', '==='],
    ...['**bold** _em_ ~~gone~~ `code`', '[link](javascript:alert(1))', '[^1]', '$x$', '~a~'],
    ...['![image](https://evil.example/x.png)', '[x]: https://evil.example', '    indented'],
    ...['<script>alert(1)</script>', '<https://evil.example>', 'HTTPS://evil.example/a_b'],
    ...['www.evil.example', 'ftp://evil.example', 'mail me@evil.example', 'mailto:me@evil.example'],
    ...['a | b | c', 'a\n\n# b\n- c', 'a\r\n| b |', '&lt;b&gt; &#60; &amp;', 'a\\', '\\`', '``` a'],
    ...['tabs\tand\u2028lines', 'between \0 spaces', '\u202egnp.exe'],
  ];
  function typesIn(markdown: string): Set<string> {
    const types = new Set<string>();
    marked.walkTokens(marked.lexer(markdown), ({ type }) => void types.add(type));
    // The lexer emits an escaped character as a token of its own; it is plain text.
    types.delete('escape');
    return types;
  }

  function shownText(markdown: string): string {
    const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
    return marked
      .parse(markdown, { async: false })
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);
  }

  function expectTextOnly(text: string): void {
    const line = toPlainLine(text);
    if (line === '' || /\p{Cs}/u.test(line)) return;
    for (const put of places) {
      const markdown = put(escapeMarkdown(text));
      expect(typesIn(markdown), markdown).toEqual(typesIn(put('plain')));
      expect(shownText(markdown).replaceAll(/\s+/g, ' '), markdown).toContain(line);
    }
  }

  test('in each place of a brief, whatever it is', () => {
    attacks.forEach(expectTextOnly);
  });

  test('and makes no link, image or HTML of a whole brief', () => {
    for (const attack of attacks) {
      const { text } = briefOf({
        clientName: attack,
        projectName: attack,
        toolVersion: attack,
        file: { name: attack, sizeBytes: 1, kindName: attack },
        checklist: [{ text: attack, done: false }],
      });
      const types = typesIn(text);
      for (const type of ['link', 'image', 'html', 'em', 'strong', 'del', 'def', 'blockquote']) {
        expect(types.has(type), `${type} by ${attack}`).toBe(false);
      }
      const headings = marked.lexer(text).filter(({ type }: Token) => type === 'heading');
      expect(headings).toHaveLength(8);
    }
  });

  test('and ordinary names stay readable', () => {
    for (const name of ['Northlane-Checkout 2.0 (EU)', 'Café & Söhne', 'R&D, phase 1: build']) {
      expect(escapeMarkdown(name).replaceAll('\\&', '&')).toBe(name);
    }
  });
});
