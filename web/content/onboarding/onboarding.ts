import type { PageMeta } from '../page.ts';

/** What all onboarding screens share: their ids, their fields and the shape of their texts. */

/** IDs of the six onboarding screens, equal to the last segment of each screen's path. */
export const onboardingScreenIds = [
  'devops-on-boarding',
  'ci-cd-on-boarding',
  'infrastructure-as-code-on-boarding',
  'cloud-migration-on-boarding',
  'security-compliance-on-boarding',
  'dev-sec-ops-on-boarding',
] as const;

export type OnboardingScreenId = (typeof onboardingScreenIds)[number];

export interface ChecklistItem {
  /** Stored in drafts, so it must not change when the text does. */
  readonly id: string;
  readonly text: string;
}

export interface OnboardingText {
  /** Last segment of the screen's path. */
  readonly id: OnboardingScreenId;
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** Names of what the form makes for GitHub Actions and Node.js. */
  readonly files: string;
  /** Prerequisites of the engagement. */
  readonly checklist: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly ChecklistItem[];
  };
}

/** Options of the onboarding form by ID, the same on all six screens. */
export const tools = {
  jenkins: 'Jenkins',
  'azure-devops': 'Azure DevOps',
  'github-actions': 'GitHub Actions',
  'travis-ci': 'Travis CI',
  circleci: 'CircleCI',
} as const;
export type ToolId = keyof typeof tools;

export const languages = {
  dotnet: '.NET',
  java: 'Java',
  nodejs: 'Node.js',
  python: 'Python',
  ruby: 'Ruby',
  php: 'PHP',
} as const;
export type LanguageId = keyof typeof languages;

/** "0.1" to "1.0" in steps of 0.1. */
export const versions = Array.from({ length: 10 }, (_, index) => ((index + 1) / 10).toFixed(1));

interface TextField {
  readonly kind: 'text';
  readonly label: string;
  readonly autoComplete: string;
  readonly hint?: string;
}

interface SelectField {
  readonly kind: 'select';
  readonly label: string;
  readonly placeholder: string;
  /** Labels by value. */
  readonly options: Readonly<Record<string, string>>;
  readonly hint?: string;
}

export type RequiredField = TextField | SelectField;

const version = {
  kind: 'select',
  placeholder: 'Select version',
  options: Object.fromEntries(versions.map((each) => [each, each])),
} as const;

/**
 * Required fields in screen order; the optional file is handled separately. Form, draft, dashboard
 * and validation take their fields from here.
 */
export const requiredFields = {
  clientName: { kind: 'text', label: 'Client Name', autoComplete: 'organization' },
  projectName: { kind: 'text', label: 'Project Name', autoComplete: 'off' },
  tool: { kind: 'select', label: 'Tool', placeholder: 'Select a tool', options: tools },
  toolVersion: {
    ...version,
    label: 'Tool Version',
    hint: 'How far it is: 0.1 begun, 1.0 finished.',
  },
  programmingLanguage: {
    kind: 'select',
    label: 'Programming Language',
    placeholder: 'Select a language',
    options: languages,
  },
  languageVersion: { ...version, label: 'Language Version' },
} as const satisfies Record<string, RequiredField>;

export type FieldName = keyof typeof requiredFields;

export const requiredFieldNames = Object.keys(requiredFields) as readonly FieldName[];

/** Form values by field; a select is empty until something is chosen. */
export type FieldValues = {
  readonly [Name in FieldName]: (typeof requiredFields)[Name] extends {
    readonly options: Readonly<Record<infer Id extends string, string>>;
  }
    ? Id | ''
    : string;
};
