import { escapeText } from './escape-text.ts';

interface PlainPageParts {
  readonly title: string;
  /** HTML of its main part. */
  readonly main: string;
  /** The whole style sheet. */
  readonly stylesheet: string;
}

/** What the head of a page says about the page itself. */
const OWN_TAGS =
  /<title>.*?<\/title>|<meta (?:name="description"|property="og:)[^>]*>|<link rel="(?:canonical|alternate)"[^>]*>|<script\b.*?<\/script>/gs;

/** A page without scripts in the frame of another page: its header, menu and footer. */
export function plainPage(frame: string, { title, main, stylesheet }: PlainPageParts): string {
  return frame
    .replaceAll(OWN_TAGS, '')
    .replace(
      '</head>',
      () =>
        `<title>${escapeText(title)}</title><meta name="robots" content="noindex"><link rel="stylesheet" href="${stylesheet}"></head>`,
    )
    .replace(/(<main\b[^>]*>).*<\/main>/s, (_all, start: string) => `${start}${main}</main>`);
}
