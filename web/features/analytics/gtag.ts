import type { ConsentChoice } from '../consent/consent.ts';

/** Consent types of Google Consent Mode. */
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
    /** Command queue of the tag; entries from before it has loaded are processed too. */
    dataLayer?: unknown[];
    gtag?: (...command: GtagCommand) => void;
    /** Opt-out flag: while it is true, the tag sends nothing for this id. */
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

/** Queues a command for the Google tag. */
export function gtag(..._command: GtagCommand): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag only accepts an arguments object.
  window.dataLayer.push(arguments);
}
