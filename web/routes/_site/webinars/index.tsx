import documents from 'virtual:documents/webinars';
import { createFileRoute, Link } from '@tanstack/react-router';
import { DocumentFacts } from '../../../components/sections/DocumentFacts.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import styles from '../../../components/sections/SessionLine.module.css';
import { SessionSteps } from '../../../components/sections/SessionLine.tsx';
import { webinars, webinarsClosing } from '../../../content/resources/webinars.ts';
import { ClosingLinks } from '../../../pages/ClosingLinks.tsx';
import { IntroPage } from '../../../pages/IntroPage.tsx';

export const Route = createFileRoute('/_site/webinars/')({ component: Webinars });

function Webinars() {
  return (
    <>
      <IntroPage page={webinars} />
      <Section>
        <div className={styles.table}>
          <div aria-hidden="true">
            {webinars.quarters.map((time) => (
              <span key={time}>{time}</span>
            ))}
          </div>
          {documents.map(({ slug, title, topic, recording, length, steps }) => (
            <article key={slug}>
              <div>
                <h2>
                  <Link to="/webinars/$slug" params={{ slug }} className="stretched-link">
                    {title}
                  </Link>
                </h2>
                <DocumentFacts facts={[topic, length, recording && webinars.recorded.status]} />
              </div>
              <SessionSteps steps={steps} />
            </article>
          ))}
        </div>
      </Section>
      <ClosingLinks {...webinarsClosing} />
    </>
  );
}
