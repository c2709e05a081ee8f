import { type Recipe, read, replace, write } from './recipe.ts';

const ID = 'platform-engineering';
const MODEL = 'gitops-release-management';

export const product: Recipe = {
  name: 'a product',
  async apply(copy) {
    await replace(copy, 'web/content/products/ids.ts', '] as const;', `  '${ID}',\n] as const;`);
    await replace(
      copy,
      'web/content/products/summaries.ts',
      '\n} as const satisfies',
      `
  '${ID}': {
    to: '/${ID}',
    icon: Hexagon,
    name: 'Platform engineering',
    line: 'Paved roads that teams choose',
  },
} as const satisfies`,
    );
    await replace(
      copy,
      'web/content/products/teasers.ts',
      '\n};',
      `
  '${ID}':
    'Golden paths replace tickets for common work. Each of them has an owner and is measured by use.',
};`,
    );
    const words = await read(copy, `web/content/products/${MODEL}.ts`);
    await write(
      copy,
      `web/content/products/${ID}.ts`,
      withOtherWords(words)
        .replace(`id: '${MODEL}'`, `id: '${ID}'`)
        .replace(/title: '[^']*'/, "title: 'Platform engineering'"),
    );
    await write(
      copy,
      `web/content/products/fragments/${ID}.ts`,
      await read(copy, `web/content/products/fragments/${MODEL}.ts`),
    );
    const courses = await read(copy, 'web/content/training/courses.ts');
    const [course = ''] = courses.match(new RegExp(`  '${MODEL}': \\{.*?\\n  \\},\\n`, 's')) ?? [];
    await replace(
      copy,
      'web/content/training/courses.ts',
      course,
      course +
        withOtherWords(course)
          .replace(MODEL, ID)
          .replace(/title: '[^']*'/, "title: 'Paved roads that teams choose'"),
    );
    const route = await read(copy, `web/routes/_site/${MODEL}.tsx`);
    await write(
      copy,
      `web/routes/_site/${ID}.tsx`,
      route.replaceAll(MODEL, ID).replaceAll('GitOpsReleaseManagement', 'PlatformEngineering'),
    );
    const chapter = await read(copy, `web/content/documentation/${MODEL}.md`);
    await write(
      copy,
      `web/content/documentation/${ID}.md`,
      chapter
        .replace(/(?<=\n---\n)[\s\S]*/, withOtherSentences)
        .replace(/^title: .*$/m, 'title: Start with platform engineering')
        .replace(
          /^description: .*$/m,
          'description: Which teams and services a platform engagement begins with, and what stays.',
        )
        .replace(/^product: .*$/m, `product: ${ID}`)
        .replace(/^order: .*$/m, 'order: 13'),
    );
  },
  pages: {
    [`/${ID}`]: 'Schedule a GitOps Demo',
    [`/documentation/${ID}`]: 'Start with platform engineering',
    '/': `/${ID}`,
  },
};

/** Shuffles the words of each string, because no sentence may occur twice on the site. */
function withOtherWords(source: string): string {
  return source.replaceAll(/'([^'\n]*\.)'/g, (_, text: string) => `'${withOtherSentences(text)}'`);
}

function withOtherSentences(text: string): string {
  return text.replaceAll(/[^\s.?!][^.?!\n]*(?=[.?!])/g, (sentence) =>
    sentence.split(' ').toReversed().join(' '),
  );
}
