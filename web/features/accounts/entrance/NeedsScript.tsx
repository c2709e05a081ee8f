import { settings } from '../../../content/site.ts';

/** Where JavaScript is off: what does not work without it, and whom to ask. */
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
