import { type Recipe, read, write } from './recipe.ts';

/** Nothing may be dated before the project began. */
const TODAY = new Date().toISOString().slice(0, 10);

/** About 600 words that do not occur elsewhere on the site. */
const PROSE = Array.from(
  { length: 60 },
  (_, index) => `Sentence number ${index} tells an engineer something about pipeline ${index}.`,
).join(' ');

const description = (subject: string) =>
  `A trial of how ${subject} comes to the site as one file, in the folder of its kind.`;

export const article: Recipe = {
  name: 'an article, and a draft',
  async apply(copy) {
    const frontMatter = `title: A trial article
description: ${description('an article')}
date: ${TODAY}
authors: [Release engineer]
minutes: 3
topic: Pipelines
product: ci-cd-pipeline-automation
related: [documentation/getting-started]
sources:
  - title: A source
    url: https://example.com/
tried:
  date: ${TODAY}
  with: [npm 11]`;
    const text = `${PROSE}\n\n## A heading\n\n\`\`\`bash untried="starts a server"\nnpm start\n\`\`\`\n\n![The sign](./sign.svg)\n`;
    await write(copy, 'web/content/blog/trial-article.md', `---\n${frontMatter}\n---\n${text}`);
    await write(copy, 'web/content/blog/sign.svg', await read(copy, 'public/favicon.svg'));
    await write(
      copy,
      'web/content/blog/unfinished.md',
      `---\n${frontMatter}\ndraft: true\n---\n${PROSE.replaceAll('tells', 'will tell')}\n\n~~~\ncode\n~~~\n`,
    );
  },
  pages: {
    '/blog/trial-article': 'alt="The sign" width=',
    '/blog': 'href="/blog/trial-article"',
    '/resources/all': 'href="/blog/trial-article"',
  },
  missingPages: ['/blog/unfinished'],
};

export const documents: Recipe = {
  name: 'a paper, a webinar, a chapter, a piece of news',
  async apply(copy) {
    await write(
      copy,
      'web/content/whitepapers/trial-paper.md',
      `---
title: A trial paper
description: ${description('a paper')}
date: ${TODAY}
authors: [Release engineer]
minutes: 12
topic: Pipelines
related: [documentation/getting-started]
sources:
  - title: A source
    url: https://example.com/
---
## Abstract

Papers begin with one.

## The argument

It follows, with its numbers.
`,
    );
    await write(
      copy,
      'web/content/webinars/trial-webinar.md',
      `---
title: A trial webinar
description: ${description('a webinar')}
updated: ${TODAY}
length: 45 minutes
topic: Pipelines
related: [documentation/getting-started]
---
Whoever comes sees a trial from its first minute to its last.

## Order of the session

1. **The trial (20 minutes).** It begins and goes on.
2. **Its end (20 minutes).** It comes to one.
3. **Questions (5 minutes).** They are answered.

## Notes

They are there until somebody has recorded the session.
`,
    );
    await write(
      copy,
      'web/content/documentation/trial-chapter.md',
      `---
title: A trial chapter
description: ${description('a chapter')}
order: 13
updated: ${TODAY}
related: [documentation/faq]
---
Chapters follow each other by their order.
`,
    );
    await write(
      copy,
      'web/content/news/trial-news.md',
      `---
title: A trial of the news
date: ${TODAY}
---
${PROSE.split('.').slice(0, 5).join('.').replaceAll('tells', 'reports to')}.
`,
    );
  },
  pages: {
    '/whitepapers/trial-paper': 'A trial paper',
    '/whitepapers': 'href="/whitepapers/trial-paper"',
    '/webinars/trial-webinar': 'A trial webinar',
    '/documentation/trial-chapter': 'A trial chapter',
    '/news': 'A trial of the news',
  },
};
