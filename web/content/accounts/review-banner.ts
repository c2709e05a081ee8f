/** The reminder above the workspace, until the review is done. */
export const reviewBanner = {
  lead: 'Your account has been recovered. Say which passkeys and connected sign-ins are yours.',
  open: 'Check them',
} as const;
