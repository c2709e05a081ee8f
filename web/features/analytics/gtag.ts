import type { ConsentChoice } from '../consent/consent.ts';

/** The signals of Google's Consent Mode. */
export type ConsentSignals = Readonly<
  Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', ConsentChoice>
>;

type Parameters = Readonly<Record<string, string | number | boolean>>;

export type GtagCommand =
  | [command: 'consent', kind: 'default' | 'update', signals: ConsentSignals]
  | [command: 'js', startedAt: Date]
  | [command: 'set', parameters: Parameters]
  | [command: 'config', id: string, parameters: Parameters]
  | [command: 'event', name: string, parameters: Parameters];

declare global {
  interface Window {
    /** What the tag has been told, in order; it reads what came before it as well. */
    dataLayer?: unknown[];
    gtag?: (...command: GtagCommand) => void;
    /** Set for an id, the tag sends nothing for it. */
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

/** Tells the Google tag something, now or as soon as it is there. */
export function gtag(..._command: GtagCommand): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag takes no array for a command.
  window.dataLayer.push(arguments);
}
