import documents from 'virtual:documents/news';
import { Prose } from '../../components/sections/Prose.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { news } from '../../content/company/news.ts';
import { formatDate } from '../../lib/format-date.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';
import styles from './NewsPage.module.css';

export function NewsPage() {
  return (
    <>
      <IntroPage page={news} />
      <Section>
        <ul className={styles.news}>
          {documents.map(({ slug, title, date, html }) => (
            <li key={slug} id={slug}>
              <time dateTime={date}>{formatDate(date)}</time>
              <div>
                <h2>{title}</h2>
                <Prose html={html} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingLinks {...news.closing} />
    </>
  );
}
