import { DocumentGroups, type ListedDocument } from '../components/sections/DocumentGroups.tsx';
import { articleDrawings } from '../components/vignettes/article-drawings.ts';
import { Miniature } from '../components/vignettes/Miniature.tsx';
import type { DocumentList as Documents } from '../content/document.ts';
import { blog } from '../content/resources/blog.ts';

type Article = Documents<'blog'>[number];

/** List of links to blog articles, by year. */
export function ArticleList({ articles }: { articles: Documents<'blog'> }) {
  const years = [...new Set(articles.map(yearOf))];
  return (
    <DocumentGroups
      groups={years.map((year) => ({
        label: year,
        items: articles.filter((article) => yearOf(article) === year).map(articleItem),
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

const yearOf = ({ date }: Article) => date.slice(0, 4);
