import type { Page } from 'playwright/test';

/** CSS animations that run on elements outside of the viewport. */
export function findUnseenAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect, playState } = animation;
      if (!(animation instanceof CSSAnimation && effect instanceof KeyframeEffect)) return [];
      const box = effect.target?.getBoundingClientRect();
      const isSeen = box && box.bottom > 0 && box.top < innerHeight;
      return playState === 'running' && !isSeen ? [animation.animationName] : [];
    }),
  );
}

/** Properties that the CSS animations of the page change. */
export function listAnimatedProperties(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ownKeys = ['offset', 'computedOffset', 'easing', 'composite'];
    return document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(animation instanceof CSSAnimation && effect instanceof KeyframeEffect)) return [];
      return effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .filter((key) => !ownKeys.includes(key));
    });
  });
}
