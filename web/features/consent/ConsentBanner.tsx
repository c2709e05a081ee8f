import { Link, useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Signal } from '../../components/ui/Signal.tsx';
import { consentText } from '../../content/consent.ts';
import { useHandBackFocus } from '../../lib/use-hand-back-focus.ts';
import styles from './ConsentBanner.module.css';
import { ConsentDialog } from './ConsentDialog.tsx';
import { decideConsent } from './consent.ts';

const text = consentText.banner;

/**
 * The consent banner at the bottom of the viewport. It comes first in the document, before the skip
 * link (as on GOV.UK), so that the first Tab reaches it.
 */
export function ConsentBanner() {
  const place = useRef<HTMLDivElement>(null);
  const banner = useRef<HTMLElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { isWritten, isSeen } = useEntrance();
  const isBesideSidebar = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/_workspace'),
  });
  const page = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useReservedRoom(banner, page);
  useHandBackFocus(place);

  return (
    <div ref={place} className={styles.place}>
      <section
        ref={banner}
        className={styles.banner}
        data-beside-sidebar={isBesideSidebar ? '' : undefined}
        data-seen={isSeen ? '' : undefined}
        aria-labelledby={titleId}
        aria-live="polite"
      >
        {isWritten && (
          <div className={styles.question}>
            <p id={titleId} className={styles.title}>
              <Signal state="running" />
              {text.title}
            </p>
            <p>
              {text.lead} <Link to="/PrivacyPolicy">{text.policy}</Link>
            </p>
            <div className={styles.choices}>
              <Button size="compact" look="quiet" onClick={() => decideConsent('granted')}>
                {text.accept}
              </Button>
              <Button size="compact" look="quiet" onClick={() => decideConsent('denied')}>
                {text.reject}
              </Button>
              <Button size="compact" look="quiet" onClick={() => dialog.current?.showModal()}>
                {text.customize}
              </Button>
            </div>
          </div>
        )}
      </section>
      <ConsentDialog ref={dialog} onSave={decideConsent} />
    </div>
  );
}

/**
 * Shows the banner in steps. First an empty live region, because screen readers announce only content
 * that is added to an existing one; then the text; then, after layout, a fade-in. The fade-in keeps
 * the banner from being counted as the Largest Contentful Paint.
 */
function useEntrance() {
  const [isWritten, setIsWritten] = useState(false);
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    setIsWritten(true);
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsSeen(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return { isWritten, isSeen };
}

/**
 * Keeps the banner from covering the focused element (WCAG 2.2, 2.4.11 Focus Not Obscured): the
 * scroll area ends above the banner, and a focused element is scrolled clear of it. What else keeps clear
 * of it has the class `above-banner`, and so the height that the banner needs at the end of the page and
 * how much of the window's end it covers: nothing where it stands at the end of the page. As variables of
 * the document they would have the whole page styled anew.
 */
function useReservedRoom(banner: RefObject<HTMLElement | null>, page: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have a form.
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const observer = new ResizeObserver(() => {
      if (element.childElementCount === 0) return;
      const { position, bottom } = getComputedStyle(element);
      const room = element.offsetHeight + Number.parseFloat(bottom);
      const cover = position === 'fixed' ? room : 0;
      sheet.replaceSync(`
        html { scroll-padding-block-end: calc(${cover}px + 0.5rem) }
        .above-banner { --consent-room: ${room}px; --consent-cover: ${cover}px }`);
      if (cover > 0) uncoverFocus(element, innerHeight - room);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
    };
  }, [banner, page]);
}

function uncoverFocus(banner: HTMLElement, top: number): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || banner.contains(focused)) return;
  // Most of a large element stays visible anyway.
  if (focused.clientHeight > innerHeight / 2) return;
  const field = focused.getBoundingClientRect();
  const { left, right } = banner.getBoundingClientRect();
  const isBelowTop = field.bottom > top && field.top < innerHeight;
  if (isBelowTop && field.right > left && field.left < right) {
    focused.scrollIntoView({ block: 'nearest' });
  }
}
