import { Link } from '@tanstack/react-router';
import { DocumentList } from '../../components/sections/DocumentList.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import bars from '../../components/ui/ResultBars.module.css';
import { SampleNote } from '../../components/ui/SampleNote.tsx';
import { stories } from '../../content/owner/customers.ts';
import { productPage } from '../../content/products/page.ts';
import type { Product } from '../../content/products/product.ts';
import styles from './Start.module.css';

const { title, lead, chapter, article: articleText, storyTitle, pricing } = productPage.start;

/** What the first call costs, what to bring, and what to read before it. */
export function Start({ id, start: { bring, article, story } }: Pick<Product, 'id' | 'start'>) {
  const [before, after] = story.bars;
  return (
    <Section id="start">
      <div className={styles.start}>
        <SectionHeading title={title} lead={`${lead} ${bring}`} />
        <div className={styles.story}>
          <p>
            <b>{story.result}</b>
            {story.measure}
          </p>
          <svg className={bars.bars} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
            <path d="M0 2h100M0 8h100" />
            {before > 0 && <path d={`M0 2h${before}`} />}
            <path d={`M0 8h${after}`} data-after />
          </svg>
          <h3>
            <Link className="stretched-link" to="/OneGoCaseStudies" search={{ story: story.id }}>
              {storyTitle}
            </Link>
          </h3>
          <p>{story.description}</p>
          <SampleNote of="story" items={[stories]} />
        </div>
      </div>
      <DocumentList
        items={[
          { ...chapter, link: { to: '/documentation/$chapter', params: { chapter: id } } },
          {
            ...article,
            kind: articleText[article.kind],
            link: { to: `/${article.kind}/$slug`, params: { slug: article.slug } },
          },
          { ...pricing, link: { to: pricing.to } },
        ]}
      />
    </Section>
  );
}
