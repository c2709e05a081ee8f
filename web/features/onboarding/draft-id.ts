import type { OnboardingScreenId } from '../../content/onboarding/onboarding.ts';

export interface DraftSearch {
  /** Id of the open draft; the page's default draft if absent. */
  draft?: string | undefined;
}

/** Sets unknown values to undefined explicitly, because an omitted key would keep its raw value. */
export function readDraftSearch({ draft }: Record<string, unknown>): DraftSearch {
  return { draft: typeof draft === 'string' ? draft : undefined };
}

/** The draft id from the URL; falls back to the default draft if it belongs to another page. */
export function draftIdFor(screen: OnboardingScreenId, asked: string | undefined): string {
  const [stem, suffix] = asked?.split('~') ?? [];
  return asked && stem === screen && suffix && /^[a-z0-9]{1,16}$/.test(suffix) ? asked : screen;
}
