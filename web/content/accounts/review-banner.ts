/** The reminder above the workspace, until the review is done. */
export const reviewBanner = {
  lead: 'Your account was recovered by email. Check which passkeys and connected sign-ins are yours.',
  open: 'Check now',
} as const;
