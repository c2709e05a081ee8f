import type { SiteSettings } from '../contract/settings.ts';
import { escapeHtml } from '../http/escape-html.ts';

export interface Mail {
  /** Kind of message, for the log. */
  readonly kind: string;
  readonly to: string;
  /** Reply-To address, if not the site's. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface MailParts {
  readonly kind: string;
  readonly subject: string;
  /** The recipient, shown so that somebody with several addresses knows which one got the mail. */
  readonly to: string;
  readonly before: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly after?: readonly string[];
}

const INK = '#16203a';
const QUIET_INK = '#55607a';
const ACTION = '#2b4acb';
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/**
 * Composes a message as plain text and as HTML without external resources. All parts are plain
 * text; markup in them is escaped.
 */
export function composeMail(
  { brand, contactEmail }: SiteSettings,
  { kind, subject, to, before, action, after = [] }: MailParts,
): Mail {
  const footer = [
    `Sent to ${to} by ${brand}.`,
    `You can reply to this email, or write to ${contactEmail}.`,
  ];
  const link = action === undefined ? [] : [`${action.label}:\n${action.url}`];
  const text = [...before, ...link, ...after, ['-- ', ...footer].join('\n')].join('\n\n');
  const body = [
    ...before.map(paragraph),
    ...(action === undefined ? [] : [button(action.label, action.url)]),
    ...after.map(paragraph),
    `<p style="margin:32px 0 0;font-size:13px;color:${QUIET_INK}">${footer.map(escapeHtml).join('<br>')}</p>`,
  ];
  return { kind, to, subject, text: `${text}\n`, html: page(subject, body.join('\n')) };
}

/** Defines a kind of mail to the owner of an address. */
export function mailKind<Details extends readonly unknown[]>(
  kind: string,
  write: (
    site: SiteSettings & { readonly to: string },
    ...details: Details
  ) => Omit<MailParts, 'kind' | 'to'>,
) {
  return (site: SiteSettings, to: string, ...details: Details): Mail =>
    composeMail(site, { kind, to, ...write({ ...site, to }, ...details) });
}

function page(subject: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;background:#fff;color:${INK};font:16px/1.5 ${FONT}">
<div style="max-width:540px;margin:0 auto">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>
${body}
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

/** Shows the URL below the button, for mail programs that do not show links. */
function button(label: string, url: string): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0 8px"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${ACTION};color:#fff;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;color:${QUIET_INK};overflow-wrap:anywhere">${address}</p>`;
}
