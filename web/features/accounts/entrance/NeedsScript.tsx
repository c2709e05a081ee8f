import { settings } from '../../../content/site.ts';

/** Shown when JavaScript is off: what does not work without it, and whom to contact. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p>
        {children} Write to <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>{' '}
        if you cannot switch it on.
      </p>
    </noscript>
  );
}
