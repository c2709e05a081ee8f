import { type Recipe, read, write } from './recipe.ts';

/** Nothing may be dated before the project began. */
const TODAY = new Date().toISOString().slice(0, 10);

/** About 600 words that do not occur elsewhere on the site. */
const PROSE = Array.from(
  { length: 60 },
  (_, index) => `Sentence number ${index} tells an engineer something about pipeline ${index}.`,
).join(' ');

const about = (kind: string) => [
  `title: A trial ${kind}`,
  `description: A trial of how a ${kind} comes to the site as one file, in the folder of its kind.`,
  'related: [documentation/getting-started]',
];
const written = [
  `date: ${TODAY}`,
  'authors: [Release engineer]',
  'topic: Pipelines',
  'sources: [{ title: A source, url: https://example.com/ }]',
];
const article = [
  ...about('article'),
  ...written,
  'minutes: 3',
  'product: ci-cd-pipeline-automation',
  `tried: { date: ${TODAY}, with: [npm 11] }`,
];
const paper = [...about('paper'), ...written, 'minutes: 12'];
const webinar = [
  ...about('webinar'),
  `updated: ${TODAY}`,
  'length: 45 minutes',
  'topic: Pipelines',
];
const chapter = [...about('chapter'), `updated: ${TODAY}`, 'order: 13'];
const news = ['title: A trial of the news', `date: ${TODAY}`];

export const documents: Recipe = {
  name: 'an article, a draft, a paper, a webinar, a chapter, a piece of news',
  async apply(copy) {
    const add = (file: string, head: readonly string[], paragraphs: readonly string[]) =>
      write(
        copy,
        `web/content/${file}.md`,
        `---\n${head.join('\n')}\n---\n${paragraphs.join('\n\n')}\n`,
      );
    await add('blog/trial-article', article, [
      PROSE,
      '## A heading',
      '```bash untried="starts a server"\nnpm start\n```',
      '![The sign](./sign.svg)',
    ]);
    await write(copy, 'web/content/blog/sign.svg', await read(copy, 'public/favicon.svg'));
    await add(
      'blog/unfinished',
      [...article, 'draft: true'],
      [PROSE.replaceAll('tells', 'will tell'), '~~~\ncode\n~~~'],
    );
    await add('whitepapers/trial-paper', paper, [
      '## Abstract',
      'Papers begin with one.',
      '## The argument',
      'It follows, with its numbers.',
    ]);
    await add('webinars/trial-webinar', webinar, [
      'Whoever comes sees a trial from its first minute to its last.',
      '## Order of the session',
      '1. **The trial (20 minutes).** It begins and goes on.\n2. **Its end (20 minutes).** It comes to one.\n3. **Questions (5 minutes).** They are answered.',
      '## Notes',
      'They are there until somebody has recorded the session.',
    ]);
    await add('documentation/trial-chapter', chapter, [
      'Chapters follow each other by their order.',
    ]);
    await add('news/trial-news', news, [
      `${PROSE.split('.').slice(0, 5).join('.').replaceAll('tells', 'reports to')}.`,
    ]);
  },
  pages: {
    '/blog/trial-article': 'alt="The sign" width=',
    '/blog': 'href="/blog/trial-article"',
    '/resources/all': 'href="/blog/trial-article"',
    '/whitepapers/trial-paper': 'A trial paper',
    '/whitepapers': 'href="/whitepapers/trial-paper"',
    '/webinars/trial-webinar': 'A trial webinar',
    '/documentation/trial-chapter': 'A trial chapter',
    '/news': 'A trial of the news',
  },
  missingPages: ['/blog/unfinished'],
};
