import { DocumentList } from '../../components/sections/DocumentList.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { productPage } from '../../content/products/page.ts';
import type { Product } from '../../content/products/product.ts';

const { title, lead, chapter, article: articleText, story: storyText, pricing } = productPage.start;

/** What the first call costs, what to bring, and what to read before it. */
export function Start({ id, start: { bring, article, story } }: Pick<Product, 'id' | 'start'>) {
  return (
    <Section id="start">
      <SectionHeading title={title} lead={`${lead} ${bring}`} />
      <DocumentList
        items={[
          {
            key: 'chapter',
            link: { to: '/documentation/$chapter', params: { chapter: id } },
            title: chapter.title,
            description: chapter.description,
            facts: [chapter.kind],
          },
          {
            key: 'article',
            link: { to: `/${article.kind}/$slug`, params: { slug: article.slug } },
            title: article.title,
            description: article.description,
            facts: [articleText[article.kind]],
          },
          {
            key: 'story',
            link: { to: '/OneGoCaseStudies', search: { story: story.id } },
            title: storyText.title,
            description: story.description,
            facts: [storyText.kind],
          },
          {
            key: 'pricing',
            link: { to: pricing.to },
            title: pricing.title,
            description: pricing.description,
            facts: [pricing.kind],
          },
        ]}
      />
    </Section>
  );
}
