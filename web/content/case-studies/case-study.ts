/** The sectors in the order of the stories. */
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
  /** What was reached, at most 70 characters. */
  readonly title: string;
  /** Invented, and unlike any company that exists. */
  readonly company: string;
  /** 120 to 240 characters. */
  readonly challenge: string;
  /** 90 to 200 characters. */
  readonly realWorldImpact: string;
  readonly onegoSolution: {
    /** Each 80 to 200 characters. */
    readonly training: string;
    readonly implementation: string;
    /** Names of real tools, separated by commas. */
    readonly tools: string;
    /** Such as "14 weeks: 3 to map, 8 to build, 3 to hand over". */
    readonly timeline: string;
  };
  /** Three to five; keys in camelCase that vary from story to story, values short. */
  readonly results: Readonly<Record<string, string>>;
  /** Two to four services of OneGo, by the names of the products, "DevOps training" or "EzyAssist". */
  readonly onegoServices: readonly string[];
}
