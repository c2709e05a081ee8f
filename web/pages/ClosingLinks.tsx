import { Actions } from '../components/sections/Actions.tsx';
import { Section } from '../components/sections/Section.tsx';
import { ButtonLink } from '../components/ui/Button.tsx';
import type { ClosingText } from '../content/page.ts';
import styles from './ClosingLinks.module.css';

/** Ways on at the end of a page; the first link is the primary one, unless the page is for another. */
export function ClosingLinks({ title, lead, links, isAside }: ClosingText & { isAside?: boolean }) {
  return (
    <Section>
      <div className={styles.closing}>
        <div>
          <h2>{title}</h2>
          <p>{lead}</p>
        </div>
        <Actions>
          {links.map(({ to, label }, index) => (
            <ButtonLink
              key={to}
              to={to}
              look={index === 0 && !isAside ? 'primary' : 'quiet'}
              activeOptions={{ exact: true }}
            >
              {label}
            </ButtonLink>
          ))}
        </Actions>
      </div>
    </Section>
  );
}
