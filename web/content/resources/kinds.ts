/** Filter values of /resources/all. */
export const resourceKinds = ['blog', 'whitepapers', 'documentation', 'webinars'] as const;

export type ResourceKind = (typeof resourceKinds)[number];
