import type { PageText } from '../page.ts';

export const terms = {
  meta: {
    title: 'Terms of Service',
    description:
      'The terms under which OneGo DevOps provides its courses and services: fees, refunds, age and changes.',
  },
  heading: 'Terms of Service',
  lead: 'Fees are in INR. A refund is possible within 7 calendar days if less than 10% of the course is consumed, and is processed within 14 business days. You must be 18 or older. Changes are announced 7 days ahead.',
  onward: [
    { to: '/PrivacyPolicy', label: 'Privacy Policy' },
    { to: '/company/contact', label: 'Contact us' },
  ],
} as const satisfies PageText;
