/** The picture that link previews show of a page: kicker and title above a line of lamps. */
import type { IconNode } from 'lucide';
import type { ReactElement, ReactNode } from 'react';
import type { ProductId } from '../../../web/content/products/ids.ts';
import type { ProductSummary } from '../../../web/content/products/summaries.ts';
import { documentPage } from '../../../web/content/resources/document-page.ts';
import { colorOf } from '../../colors.ts';
import { type DescribedPage, kindOf } from './described-page.ts';

export const CARD = { width: 1200, height: 630 } as const;

export interface ShareCard {
  readonly title: string;
  /** What kind of page it is. */
  readonly kicker?: string | undefined;
  /** Stands at the end of the line. Without one the line ends in a lamp. */
  readonly icon?: IconNode | undefined;
  readonly brand: CardLogo | CardWordmark;
}

export interface CardLogo {
  /** As a `data:` URL. */
  readonly image: string;
  readonly width: number;
  readonly height: number;
}

/** As in web/content/site.ts. */
export interface CardWordmark {
  readonly letters: string;
  readonly lamp: string;
}

const COLOR = {
  paper: colorOf('paper', 'dark'),
  card: colorOf('card', 'dark'),
  ink: colorOf('ink', 'dark'),
  go: colorOf('go'),
  goText: colorOf('go-text', 'dark'),
};

/** Letters that an operator's brand may have are in the second file of a font. */
export const FONTS = {
  'Funnel Display': 'funnel-display-latin-600-normal',
  'Funnel Display Extended': 'funnel-display-latin-ext-600-normal',
  'Geist Mono': 'geist-mono-latin-400-normal',
  'Geist Mono Extended': 'geist-mono-latin-ext-400-normal',
} as const;
const DISPLAY_FONT = 'Funnel Display, Funnel Display Extended';
const MONO_FONT = 'Geist Mono, Geist Mono Extended';

const MARGIN = 72;
const GRID_STEP = 60;
const LINE = { y: 530, width: 6, end: 1050 } as const;
const LAMPS_X = [150, 370, 590, 810];
const LAMP_RADIUS = 24;
const TILE_SIZE = 132;
const ICON_SIZE = 76;

const TITLE_SIZES = [
  { maxChars: 24, fontSize: 104 },
  { maxChars: 44, fontSize: 88 },
  { maxChars: 64, fontSize: 72 },
];
/** A longer word is broken, which balanced lines would do to shorter ones too. */
const WORD_MAX_CHARS = 18;
const LONG_TITLE = { fontSize: 64, lineClamp: 3, wordBreak: 'break-word' } as const;

export interface CardContent extends Pick<ShareCard, 'brand'> {
  readonly productSummaries: Readonly<Record<ProductId, ProductSummary>>;
  /** The product that a document is about, by the document's path. */
  readonly documentProducts: ReadonlyMap<string, ProductId | undefined>;
}

/** What the share image of a page shows: the icon is that of the product that the page is about. */
export function describeCard(
  { path, title }: Pick<DescribedPage, 'path' | 'title'>,
  { brand, productSummaries, documentProducts }: CardContent,
): ShareCard {
  const own = Object.values(productSummaries).find(({ to }) => to === path);
  if (own) return { title, kicker: documentPage.onward.product, icon: own.icon, brand };
  const id = documentProducts.get(path);
  return { title, kicker: kindOf(path), icon: id && productSummaries[id].icon, brand };
}

/** The card as elements that satori lays out. */
export function drawCard({ title, kicker, icon, brand }: ShareCard): ReactNode {
  return h(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        ...CARD,
        boxSizing: 'border-box',
        padding: `${MARGIN - 8}px ${MARGIN}px ${CARD.height - LINE.y}px`,
        background: COLOR.paper,
        color: COLOR.ink,
        fontFamily: DISPLAY_FONT,
      },
    },
    drawLine(icon),
    h(
      'div',
      {
        style: {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          position: 'relative',
        },
      },
      'image' in brand ? drawLogo(brand) : drawWordmark(brand),
      kicker && drawKicker(kicker),
    ),
    drawTitle(title),
  );
}

function drawKicker(kicker: string): ReactNode {
  return h('div', { style: { color: COLOR.goText, fontFamily: MONO_FONT, fontSize: 32 } }, kicker);
}

function drawTitle(title: string): ReactNode {
  return h(
    'div',
    {
      style: {
        display: 'flex',
        alignItems: 'center',
        flexGrow: 1,
        position: 'relative',
        paddingBottom: 68,
      },
    },
    h(
      'div',
      {
        style: {
          display: 'block',
          width: CARD.width - 2 * MARGIN,
          lineHeight: 1.08,
          letterSpacing: '-0.03em',
          ...titleSize(title),
        },
      },
      // A word joiner keeps a line from breaking within "CI/CD".
      title.replaceAll('/', '/\u2060'),
    ),
  );
}

function titleSize(title: string) {
  const size = TITLE_SIZES.find(({ maxChars }) => title.length <= maxChars);
  const longestWord = Math.max(...title.split(' ').map(({ length }) => length));
  if (!size || longestWord > WORD_MAX_CHARS) return LONG_TITLE;
  return { fontSize: size.fontSize, textWrap: 'balance' } as const;
}

function drawWordmark({ letters, lamp }: CardWordmark): ReactNode {
  return h(
    'div',
    { style: { display: 'flex', fontSize: 44, lineHeight: 1, letterSpacing: '-0.03em' } },
    letters,
    h('div', {
      style: {
        width: 29,
        height: 29,
        marginTop: 13,
        marginLeft: lamp ? 1 : 6,
        borderRadius: 15,
        background: COLOR.go,
      },
    }),
  );
}

function drawLogo({ image, width, height }: CardLogo): ReactNode {
  return h('img', { src: image, width, height });
}

/** React's own function would load React before the build has set its mode. */
function h(
  type: string,
  props: Readonly<Record<string, unknown>>,
  ...children: readonly ReactNode[]
): ReactElement {
  return { type, key: null, props: { ...props, children } };
}

/** The line with its four lamps, across the whole card. */
function drawLine(icon: IconNode | undefined): ReactNode {
  return h(
    'svg',
    {
      ...CARD,
      viewBox: `0 0 ${CARD.width} ${CARD.height}`,
      fill: 'none',
      style: { position: 'absolute', top: 0, left: 0 },
    },
    h('path', { d: gridPath(), stroke: COLOR.card, strokeWidth: 1 }),
    h('path', {
      d: `M0 ${LINE.y}H${LINE.end}`,
      stroke: COLOR.go,
      strokeWidth: LINE.width,
    }),
    h('path', {
      d: `M${LINE.end} ${LINE.y}H${CARD.width}`,
      stroke: COLOR.go,
      strokeWidth: LINE.width,
      opacity: 0.2,
    }),
    ...LAMPS_X.flatMap(drawLamp),
    ...(icon ? drawTile(icon) : drawLastLamp()),
  );
}

/** Lines between the pixels, so that each covers one row or column. */
function gridPath(): string {
  const columns = Array.from({ length: CARD.width / GRID_STEP }, (_, index) => {
    return `M${index * GRID_STEP + 0.5} 0V${CARD.height}`;
  });
  const rows = Array.from({ length: CARD.height / GRID_STEP }, (_, index) => {
    return `M0 ${index * GRID_STEP + 0.5}H${CARD.width}`;
  });
  return [...columns, ...rows].join('');
}

function drawLamp(x: number): ReactNode[] {
  const center = { cx: x, cy: LINE.y };
  return [
    h('circle', { ...center, r: LAMP_RADIUS + 10, fill: COLOR.go, opacity: 0.12 }),
    h('circle', {
      ...center,
      r: LAMP_RADIUS,
      fill: COLOR.paper,
      stroke: COLOR.go,
      strokeWidth: LINE.width,
    }),
    h('circle', { ...center, r: LAMP_RADIUS / 3, fill: COLOR.go }),
  ];
}

function drawLastLamp(): ReactNode[] {
  const center = { cx: LINE.end, cy: LINE.y, fill: COLOR.go };
  return [h('circle', { ...center, r: 60, opacity: 0.12 }), h('circle', { ...center, r: 40 })];
}

/** The icon on a tile. Lucide draws on a square of 24. */
function drawTile(icon: IconNode): ReactNode[] {
  const corner = { x: LINE.end - TILE_SIZE / 2, y: LINE.y - TILE_SIZE / 2 };
  const inset = (TILE_SIZE - ICON_SIZE) / 2;
  const place = `translate(${corner.x + inset} ${corner.y + inset}) scale(${ICON_SIZE / 24})`;
  return [
    h('rect', {
      ...corner,
      width: TILE_SIZE,
      height: TILE_SIZE,
      rx: 28,
      fill: COLOR.card,
      stroke: COLOR.go,
      strokeWidth: LINE.width,
    }),
    h(
      'g',
      {
        transform: place,
        stroke: COLOR.go,
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
      ...icon.map(([tag, attributes]) => h(tag, attributes)),
    ),
  ];
}
