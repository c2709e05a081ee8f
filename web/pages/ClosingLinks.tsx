import { ClosingCall } from '../components/sections/ClosingCall.tsx';
import { ButtonLink } from '../components/ui/Button.tsx';
import type { ClosingText } from '../content/page.ts';

/** Call at the end of a page; the first link is the primary one. */
export function ClosingLinks({ title, lead, links }: ClosingText) {
  return (
    <ClosingCall title={title} lead={lead}>
      {links.map(({ to, label }, index) => (
        <ButtonLink
          key={to}
          to={to}
          look={index === 0 ? 'primary' : 'quiet'}
          activeOptions={{ exact: true }}
        >
          {label}
        </ButtonLink>
      ))}
    </ClosingCall>
  );
}
