import type { PageText } from '../page.ts';

export const privacy = {
  meta: {
    title: 'Privacy Policy',
    description: 'What OneGo DevOps stores about you, why, for how long, and how it is protected.',
  },
  heading: 'Privacy Policy',
  lead: 'What we store, why, and for how long. The site is not for children under 13. Everything travels over TLS 1.2 or higher.',
  onward: [
    { to: '/Termsofservice', label: 'Terms of Service' },
    { to: '/company/contact', label: 'Contact us' },
  ],
} as const satisfies PageText;
