import type { SiteSettings } from '../contract/settings.ts';
import { escapeHtml } from '../http/escape-html.ts';

export interface Mail {
  /** Kind of message, for the log. */
  readonly kind: string;
  readonly to: string;
  /** Reply-To address, if not the site's. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface MailParts {
  readonly kind: string;
  readonly subject: string;
  /** Above the text, instead of the subject without the brand. */
  readonly heading?: string;
  /** The recipient, shown so that somebody with several addresses knows which one got the mail. */
  readonly to: string;
  /** Labels and values, as in a form. */
  readonly facts?: readonly (readonly [string, string])[];
  readonly before?: readonly string[];
  /** Somebody else's words. */
  readonly quote?: string;
  /** To be copied. */
  readonly code?: string;
  readonly action?: Action;
  readonly after?: readonly string[];
  /** At the end, in small letters. */
  readonly notes?: readonly string[];
}

interface Action {
  readonly label: string;
  readonly url: string;
  /** Whether only somebody needs it to whom something happened: it then looks less inviting. */
  readonly isObjection?: boolean;
}

const FONT = "'Host Grotesk', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const WIDTH_PX = 552;

/**
 * Composes a message as plain text and as HTML without external resources. All parts are plain
 * text; markup in them is escaped.
 */
export function composeMail(site: SiteSettings, parts: MailParts): Mail {
  const { brand, contactEmail } = site;
  const { kind, subject, to, facts = [], before = [], quote, code, action } = parts;
  const { heading = subject.replace(` for ${brand}`, ''), after = [], notes = [] } = parts;
  const footer = [
    `Sent to ${to} by ${brand}.`,
    ...(to === contactEmail ? [] : [`You can reply to this email, or write to ${contactEmail}.`]),
  ];
  // A reply needs no address: the mail has one itself.
  const link = action?.url.startsWith('mailto:') ? undefined : action?.url;
  const help = link ? [`If the button does not work, open this address:\n${link}`] : [];
  const paragraphs = (texts: readonly string[]) => texts.map((text) => [text, paragraph(text)]);
  const press = [link && `${action?.label}:\n${link}`, action && button(site, action)];
  const rows = [facts.map((fact) => fact.join(': ')).join('\n'), table(site, facts)];
  /** Each as plain text and as HTML. */
  const blocks = [
    ...paragraphs(before),
    [quote, quote && quotation(site, quote)],
    [code, code && codeBlock(site, code)],
    // Who objects reads first what happened, and what the button leads to.
    ...(action?.isObjection
      ? [rows, ...paragraphs(after), press]
      : [press, ...paragraphs(after), rows]),
    [notes.join('\n\n'), small(site, [...notes, ...help])],
  ];
  const end = ['-- ', ...footer].join('\n');
  const text = [...blocks.map(([plain]) => plain), end].filter(Boolean).join('\n\n');
  const body = blocks.map(([, html]) => html || '').join('\n');
  return {
    kind,
    to,
    subject,
    text: `${text}\n`,
    html: page(site, { subject, heading, body, footer }),
  };
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

interface Page {
  readonly subject: string;
  readonly heading: string;
  /** HTML. */
  readonly body: string;
  readonly footer: readonly string[];
}

/** Tables and inline styles, as mail programs know little else. */
function page(site: SiteSettings, { subject, heading, body, footer }: Page): string {
  const { ink, muted, paper, card, line } = site.colors;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 8px;background:${paper};color:${ink};font:16px/1.6 ${FONT}">
<table role="presentation" align="center" width="${WIDTH_PX}" cellpadding="0" cellspacing="0" style="width:100%;max-width:${WIDTH_PX}px">
<tr><td style="padding:20px 24px;background:${card};border:1px solid ${line};border-radius:16px 16px 0 0">${wordmark(site)}</td></tr>
<tr><td style="padding:28px 24px 12px;background:${card};border:1px solid ${line};border-top:0;border-radius:0 0 16px 16px">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.15;letter-spacing:-0.03em">${escapeHtml(heading)}</h1>
${body}
</td></tr>
<tr><td style="padding:24px 25px;font-size:13px;color:${muted}">${footer.map(escapeHtml).join('<br>')}</td></tr>
</table>
</body>
</html>
`;
}

/** The short brand with a lit lamp for its last "o", as on the site. */
function wordmark({ shortBrand, colors }: SiteSettings): string {
  const letters = shortBrand.endsWith('o') ? shortBrand.slice(0, -1) : `${shortBrand} `;
  return `<span role="img" aria-label="${escapeHtml(shortBrand)}" style="font-size:24px;font-weight:700;letter-spacing:-0.03em">${escapeHtml(letters)}<span style="color:${colors.go}">●</span></span>`;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${lines(text)}</p>`;

function quotation({ colors }: SiteSettings, text: string): string {
  return `<blockquote style="margin:0 0 24px;padding:2px 0 2px 16px;border-left:3px solid ${colors.muted};font-size:18px;overflow-wrap:anywhere">${lines(text)}</blockquote>`;
}

/** HTML with the line breaks of a text. */
const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function table({ colors }: SiteSettings, facts: readonly (readonly [string, string])[]): string {
  if (facts.length === 0) return '';
  const rows = facts.map(([label, value]) => {
    const cell = `padding:10px 0;border-top:1px solid ${colors.line}`;
    return `<tr><td width="64" valign="top" style="${cell};color:${colors.muted}">${escapeHtml(label)}</td><td style="${cell};overflow-wrap:anywhere">${lines(value)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-bottom:1px solid ${colors.line};font-size:14px">${rows.join('\n')}</table>`;
}

/** Shows the digits in groups of four. */
function codeBlock({ colors }: SiteSettings, code: string): string {
  const groups = code.replaceAll(/.{4}(?=.)/g, '$& ');
  return `<p style="margin:24px 0;padding:20px;border:1px solid ${colors.line};border-radius:8px;background:${colors.paper};font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:0.12em">${escapeHtml(groups)}</p>`;
}

function button({ colors }: SiteSettings, { label, url, isObjection = false }: Action): string {
  const address = escapeHtml(url);
  const [text, fill, edge] = isObjection
    ? [colors.ink, colors.card, colors.muted]
    : [colors.onGo, colors.go, colors.go];
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0"><tr><td style="border:1px solid ${edge};border-radius:8px;background:${fill}"><a href="${address}" style="display:inline-block;padding:10px 22px;color:${text};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

/** Notes, and the URL in full, for mail programs that do not show links. */
function small({ colors }: SiteSettings, notes: readonly string[]): string {
  if (notes.length === 0) return '';
  // An address has its own line, the last.
  const link = `<a href="$&" style="color:${colors.ink};word-break:break-all">$&</a>`;
  const texts = notes.map((note) => lines(note).replace(/(?<=<br>)https?:[^<]+$/, link));
  return `<p style="margin:24px 0 16px;font-size:13px;color:${colors.muted};overflow-wrap:anywhere">${texts.join('<br><br>')}</p>`;
}

/** In UTC, as the recipient's time zone is not known. */
export const formatTime = (ms: number) => `${new Date(ms).toUTCString().slice(5, 22)} UTC`;

/** @param where the browser and its place, such as "Firefox on Linux, Pune, India". */
export function originFacts(where: string) {
  return [['When', formatTime(Date.now())] as const, ['From', where] as const];
}
