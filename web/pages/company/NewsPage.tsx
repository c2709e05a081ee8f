import documents from 'virtual:documents/news';
import { PageHead } from '../../components/head/PageHead.tsx';
import { Prose } from '../../components/sections/Prose.tsx';
import { ReadingIntro } from '../../components/sections/ReadingIntro.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { FragmentPanel } from '../../components/vignettes/FragmentPanel.tsx';
import { news } from '../../content/company/news.ts';
import { newsFragments } from '../../content/company/news-fragments.ts';
import { formatDate } from '../../lib/format-date.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import styles from './NewsPage.module.css';

export function NewsPage() {
  return (
    <>
      <PageHead {...news.meta} />
      <ReadingIntro heading={news.heading} lead={news.lead} />
      <Section>
        <ol className={styles.news}>
          {documents.map(({ slug, title, date, html }) => {
            const fragment = newsFragments[slug];
            return (
              <li key={slug} id={slug}>
                <time dateTime={date}>{formatDate(date)}</time>
                <div>
                  <h2>{title}</h2>
                  <Prose html={html} />
                </div>
                {fragment && (
                  <div>
                    <FragmentPanel fragment={fragment} />
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      </Section>
      <ClosingLinks {...news.closing} />
    </>
  );
}
