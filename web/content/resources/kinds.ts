/** What /resources/all can be narrowed to. */
export const resourceKinds = ['blog', 'whitepapers', 'documentation', 'webinars'] as const;

export type ResourceKind = (typeof resourceKinds)[number];
