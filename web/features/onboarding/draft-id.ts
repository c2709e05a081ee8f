import type { OnboardingScreenId } from '../../content/onboarding/ids.ts';

export interface DraftSearch {
  /** Which draft of the screen is open; without it the screen's own. */
  draft?: string | undefined;
}

/** What is not known is set to nothing: left out, it would stay as it came. */
export function readDraftSearch({ draft }: Record<string, unknown>): DraftSearch {
  return { draft: typeof draft === 'string' ? draft : undefined };
}

/** The id of the draft that an address asks for; one of another screen is not opened here. */
export function draftIdFor(screen: OnboardingScreenId, asked: string | undefined): string {
  const [stem, suffix] = asked?.split('~') ?? [];
  return asked && stem === screen && suffix && /^[a-z0-9]{1,16}$/.test(suffix) ? asked : screen;
}
