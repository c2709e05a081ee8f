import { DocumentGroups, type ListedDocument } from '../components/sections/DocumentGroups.tsx';
import { articleDrawings } from '../components/vignettes/article-drawings.ts';
import { Miniature } from '../components/vignettes/Miniature.tsx';
import type { DocumentList as Documents } from '../content/document.ts';
import { blog } from '../content/resources/blog.ts';
import { formatMonth } from '../lib/format-date.ts';

type Article = Documents<'blog'>[number];

/** List of links to blog articles, by month. */
export function ArticleList({ articles }: { articles: Documents<'blog'> }) {
  const months = [...new Set(articles.map(monthOf))];
  return (
    <DocumentGroups
      groups={months.map((month) => ({
        label: month,
        items: articles.filter((article) => monthOf(article) === month).map(articleItem),
      }))}
    />
  );
}

export function articleItem({ slug, title, description, topic, minutes }: Article): ListedDocument {
  return {
    key: slug,
    link: { to: '/blog/$slug', params: { slug } },
    title,
    description,
    facts: [topic, blog.minutes(minutes)],
    picture: <Miniature of={articleDrawings[slug]} />,
  };
}

const monthOf = ({ date }: Article) => formatMonth(date);
