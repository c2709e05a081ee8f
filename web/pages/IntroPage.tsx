import type { ReactNode } from 'react';
import { PageHead } from '../components/head/PageHead.tsx';
import { Actions } from '../components/sections/Actions.tsx';
import styles from '../components/sections/CompanyIntro.module.css';
import { ButtonLink } from '../components/ui/Button.tsx';
import type { LinkingText } from '../content/page.ts';

interface IntroPageProps {
  page: Omit<LinkingText, 'lead'> & {
    /** A text, or its paragraph. */
    readonly lead: ReactNode;
  };
  /** A figure, beside the words on wide screens and below them on phones. */
  picture?: ReactNode;
  /** The primary button, if the page itself has what it leads to. */
  children?: ReactNode;
  /** Below the buttons, in small letters. */
  note?: string;
}

/** Metadata and intro of a page, whose sentence is set as large as a picture. */
export function IntroPage({ page, picture, children, note }: IntroPageProps) {
  const { meta, heading, lead, onward } = page;
  return (
    <>
      <PageHead {...meta} />
      <div className={styles.intro}>
        <div className={styles.inner}>
          <h1>{heading}</h1>
          {typeof lead === 'string' ? <p>{lead}</p> : lead}
          {(children || onward.length > 0) && (
            <Actions>
              {children}
              {onward.map(({ to, label }, index) => (
                <ButtonLink key={to} to={to} look={index === 0 && !children ? 'primary' : 'quiet'}>
                  {label}
                </ButtonLink>
              ))}
            </Actions>
          )}
          {note && <small className="note">{note}</small>}
          {picture}
        </div>
      </div>
    </>
  );
}
