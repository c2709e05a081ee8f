import { settings } from './site.ts';

/** Texts of the cookie banner and its dialog. */
export const consentText = {
  banner: {
    title: 'Cookies and analytics',
    lead: settings.analytics
      ? 'Google Analytics runs only if you accept. It measures page views and loading times, and sets cookies. The site works without it.'
      : 'Analytics is not set up at present. Once it is, Google Analytics runs only if you accept: it counts page views and sets cookies.',
    policy: 'Privacy Policy',
    accept: 'Accept All',
    reject: 'Reject All',
    customize: 'Customize Settings',
  },
  dialog: {
    title: 'Cookie settings',
    lead: 'Cookies that keep you logged in are always on: you cannot log in without them. The rest is up to you.',
    analytics: 'Analytics',
    purpose:
      'Page views and loading times go to Google, which sets cookies such as _ga for up to 2 years.',
    allow: 'Allow',
    save: 'Save preferences',
    cancel: 'Cancel',
  },
} as const;
