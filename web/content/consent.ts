import { listWords } from './list-words.ts';
import { settings } from './site.ts';

/** What this site does only with consent, as far as it is set up. */
const purposes = [
  settings.analytics && 'Google Analytics, which counts page views and sets cookies',
  settings.chat && 'the chat of another company',
  (settings.demoBookingUrl || settings.advisoryBookingUrl) &&
    'the booking calendar of another company',
  settings.vitalsPercent > 0 && 'figures on how fast pages load, without a cookie or a name',
]
  .filter((purpose) => typeof purpose === 'string')
  .filter((purpose) => purpose !== '');

/** Whether anything on this site waits for an answer. */
export const asksForConsent = purposes.length > 0;

/** Texts of the cookie banner and its dialog. */
export const consentText = {
  banner: {
    title: 'Cookies and analytics',
    lead: asksForConsent
      ? `Only if you accept: ${listWords(purposes)}. The site works without.`
      : 'Nothing on this site needs your consent at present.',
    policy: 'Privacy Policy',
    accept: 'Accept All',
    reject: 'Reject All',
    customize: 'Customize Settings',
  },
  dialog: {
    title: 'Cookie settings',
    lead: 'Cookies that keep you logged in are always on: you cannot log in without them. The rest is up to you.',
    analytics: 'Analytics',
    purpose: `Covers ${listWords(purposes)}.${settings.analytics ? ' Google’s cookies, such as _ga, last up to 2 years.' : ''}`,
    allow: 'Allow',
    save: 'Save preferences',
    cancel: 'Cancel',
  },
} as const;
