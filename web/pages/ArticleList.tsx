import { DocumentList } from '../components/sections/DocumentList.tsx';
import type { DocumentList as Documents } from '../content/document.ts';
import { blog } from '../content/resources/blog.ts';

/** List of links to blog articles. */
export function ArticleList({ articles }: { articles: Documents<'blog'> }) {
  return (
    <DocumentList
      items={articles.map(({ slug, title, description, date, topic, minutes }) => ({
        key: slug,
        link: { to: '/blog/$slug', params: { slug } },
        title,
        description,
        date,
        facts: [topic, blog.minutes(minutes)],
      }))}
    />
  );
}
