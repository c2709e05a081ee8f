/** Sectors, in the order of the stories: each has one. */
export const sectors = [
  'Banking & Finance',
  'Healthcare',
  'E-commerce',
  'Education',
  'Manufacturing',
  'Startup Tech',
  'Government',
  'Media & Entertainment',
  'Retail',
  'Fintech',
  'Telecom',
  'Logistics',
  'Agritech',
  'Automotive',
  'Banking',
  'Oil & Gas',
  'Pharmaceutical',
  'Hospitality',
  'Insurance',
  'Cybersecurity',
] as const;

export type Sector = (typeof sectors)[number];

export interface CaseStudy {
  /** 1 to 20. */
  readonly id: number;
  readonly sector: Sector;
  /** What changed, at most 70 characters. */
  readonly title: string;
  /** Fictional; must not resemble a real company. */
  readonly company: string;
  /** At most 240 characters. A closed card shows the first sentence, of at most 92. */
  readonly challenge: string;
  /** As long as the challenge. */
  readonly realWorldImpact: string;
  readonly onegoSolution: {
    /** Each at most 200 characters. */
    readonly training: string;
    readonly implementation: string;
    /** Three to seven names of real tools, separated by commas. */
    readonly tools: string;
    /** For example "14 weeks: 3 to map, 8 to build, 3 to hand over". */
    readonly timeline: string;
  };
  /**
   * Two to six results, the strongest first. Keys are camelCase and differ between stories; values
   * are short.
   */
  readonly results: Readonly<Record<string, string>>;
  /** Two to four services: product names, "DevOps training" or "EzyAssist". */
  readonly onegoServices: readonly string[];
}
