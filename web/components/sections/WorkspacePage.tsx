import type { PageText } from '../../content/page.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './WorkspacePage.module.css';

/** A screen of the workspace that is its introduction and the ways on. */
export function WorkspacePage({ page: { meta, heading, lead, onward } }: { page: PageText }) {
  return (
    <div className={styles.page}>
      <PageHead {...meta} />
      <h1>{heading}</h1>
      <p>{lead}</p>
      <div className={styles.actions}>
        {onward.map(({ to, label }, index) => (
          <ButtonLink key={to} to={to} look={index === 0 ? 'primary' : 'quiet'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
