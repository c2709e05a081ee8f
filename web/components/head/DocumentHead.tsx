import { HeadTags, type PageHeadData } from './PageHead.tsx';

/** All that is particular to the head of one page's file. Addresses begin with "/". */
export interface DocumentHeadData {
  readonly page: PageHeadData;
  readonly starter: Starter;
  /** Null while developing. */
  readonly built: BuiltHead | null;
}

export interface Starter {
  /** web/starter.ts, compiled. */
  readonly code: string;
  /** The app's entry script. */
  readonly app: string;
  /** Scripts to preload, in import order. */
  readonly scripts: readonly string[];
}

export interface BuiltHead {
  /** Font of the largest text above the fold. */
  readonly font: string;
  /** Styles that are inline; the style sheet follows after the first paint. */
  readonly style: string;
  readonly stylesheet: string;
  /** The image for link previews shows the title of the page. */
  readonly image: { readonly url: string; readonly width: number; readonly height: number };
  /** The page in another format, and the feed. */
  readonly alternates: readonly Alternate[];
  /** JSON-LD: https://schema.org */
  readonly things: readonly object[];
}

interface Alternate {
  readonly type: string;
  readonly href: string;
  readonly title?: string;
}

/** What the file of a page has in its head, after what all pages share. */
export function DocumentHead({ page, starter, built }: DocumentHeadData) {
  const { code, app, scripts } = starter;
  return (
    <>
      <HeadTags {...page} />
      {built && <Styles {...built} />}
      {/* What differs from page to page is in attributes, so that one hash allows the script. */}
      <script
        data-app={app}
        data-style={built?.stylesheet}
        data-preload={scripts.join(' ')}
        {...raw(code)}
      />
      {built && <Descriptions {...built} title={page.title} />}
    </>
  );
}

function Styles({ font, style, stylesheet }: BuiltHead) {
  return (
    <>
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      <style {...raw(style)} />
      <noscript>
        <link rel="stylesheet" href={stylesheet} />
      </noscript>
    </>
  );
}

function Descriptions({
  image,
  title,
  alternates,
  things,
}: BuiltHead & { readonly title: string }) {
  return (
    <>
      <meta property="og:image" content={image.url} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {alternates.map((alternate) => (
        <link key={alternate.href} rel="alternate" {...alternate} />
      ))}
      {things.length > 0 && <script type="application/ld+json" {...raw(toJson(things))} />}
    </>
  );
}

function toJson(things: readonly object[]): string {
  // `<` would end the element within a text.
  return JSON.stringify(things.length === 1 ? things[0] : things).replaceAll('<', '\\u003c');
}

function raw(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } };
}
