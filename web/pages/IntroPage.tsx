import type { ReactNode } from 'react';
import { PageHead } from '../components/head/PageHead.tsx';
import { ReadingIntro } from '../components/sections/ReadingIntro.tsx';
import { ButtonLink } from '../components/ui/Button.tsx';
import type { LinkingText } from '../content/page.ts';

interface IntroPageProps {
  page: LinkingText;
  /** A figure, beside the words on wide screens and below them on phones. */
  picture?: ReactNode;
  /** The primary button, if the page itself has what it leads to. */
  children?: ReactNode;
  /** Below the buttons, in small letters. */
  note?: string;
}

/** Metadata and intro of a page on which the company speaks. */
export function IntroPage({ page, picture, children, note }: IntroPageProps) {
  const { meta, heading, lead, onward } = page;
  return (
    <>
      <PageHead {...meta} />
      <ReadingIntro
        heading={heading}
        lead={lead}
        actions={
          (children || onward.length > 0) && (
            <>
              {children}
              {onward.map(({ to, label }, index) => (
                <ButtonLink key={to} to={to} look={index === 0 && !children ? 'primary' : 'quiet'}>
                  {label}
                </ButtonLink>
              ))}
            </>
          )
        }
        note={note}
        picture={picture}
      />
    </>
  );
}
