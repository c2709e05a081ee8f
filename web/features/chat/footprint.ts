export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Far more than a widget shows. */
const MAX_BOXES = 2000;

/** Elements that are visible regardless of their styles. */
const SEEN_BY_NATURE = 'iframe, img, picture, svg, video, canvas, button, input, textarea, select';

/** Margin around each box, for shadows and badges. */
const MARGIN_PX = 12;

/** Bounding boxes of visible, interactive content; plain containers are skipped. */
export function listVisibleBoxes(page: Document): Box[] {
  return listElements(page.body)
    .filter(isSeen)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .slice(0, MAX_BOXES)
    .map(({ x, y, width, height }) => ({ x, y, width, height }));
}

/** Whether a message of the widget's page, which may be hostile, is a list of boxes. */
export function areBoxes(message: unknown): message is readonly Box[] {
  return Array.isArray(message) && message.length <= MAX_BOXES && message.every(isBox);
}

function isBox(value: unknown): value is Box {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, width, height }: Partial<Record<keyof Box, unknown>> = value;
  return [x, y, width, height].every(Number.isFinite);
}

/** Includes elements in open shadow roots; closed ones cannot be inspected. */
function listElements(root: ParentNode): Element[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) =>
    element.shadowRoot ? [element, ...listElements(element.shadowRoot)] : [element],
  );
}

function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { pointerEvents, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element);
  if (pointerEvents === 'none') return false;
  return (
    element.matches(SEEN_BY_NATURE) ||
    Array.from(element.childNodes).some(({ nodeName, nodeValue }) =>
      Boolean(nodeName === '#text' && nodeValue?.trim()),
    ) ||
    !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) ||
    backgroundImage !== 'none' ||
    boxShadow !== 'none'
  );
}

/** A `clip-path` value that keeps these boxes plus a margin; empty if there are none. */
export function clipPathOf(boxes: readonly Box[]): string {
  if (boxes.length === 0) return '';
  const outlines = boxes.map((box) => {
    const width = Math.ceil(box.width) + 2 * MARGIN_PX;
    const height = Math.ceil(box.height) + 2 * MARGIN_PX;
    const start = `${Math.floor(box.x) - MARGIN_PX} ${Math.floor(box.y) - MARGIN_PX}`;
    return `M${start}h${width}v${height}h${-width}z`;
  });
  return `path("${[...new Set(outlines)].join('')}")`;
}
