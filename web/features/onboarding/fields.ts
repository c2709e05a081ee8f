import { languages, tools, versionHint, versions } from '../../content/onboarding/options.ts';
import type { Faults, Typed } from '../../lib/use-form.ts';

interface TextField {
  readonly kind: 'text';
  readonly label: string;
  readonly autoComplete: string;
}

interface SelectField {
  readonly kind: 'select';
  readonly label: string;
  readonly placeholder: string;
  /** Labels by value. */
  readonly options: Readonly<Record<string, string>>;
  readonly hint?: string;
}

const version = {
  kind: 'select',
  placeholder: 'Select version',
  options: Object.fromEntries(versions.map((each) => [each, each])),
  hint: versionHint,
} as const;

/** Required fields in screen order; the optional file is handled separately. */
export const requiredFields = {
  clientName: { kind: 'text', label: 'Client Name', autoComplete: 'organization' },
  projectName: { kind: 'text', label: 'Project Name', autoComplete: 'off' },
  tool: { kind: 'select', label: 'Tool', placeholder: 'Select a tool', options: tools },
  toolVersion: { ...version, label: 'Tool Version' },
  programmingLanguage: {
    kind: 'select',
    label: 'Programming Language',
    placeholder: 'Select a language',
    options: languages,
  },
  languageVersion: { ...version, label: 'Language Version' },
} as const satisfies Record<string, TextField | SelectField>;

export type RequiredFieldName = keyof typeof requiredFields;

export const requiredFieldNames = Object.keys(requiredFields) as readonly RequiredFieldName[];

/** Error messages for required fields that are empty or blank. */
export function findMissing(typed: Typed<RequiredFieldName>): Faults<RequiredFieldName> {
  const empty = requiredFieldNames.filter((name) => !typed(name).trim());
  return Object.fromEntries(empty.map((name) => [name, requestFor(requiredFields[name])]));
}

function requestFor(field: TextField | SelectField): string {
  return field.kind === 'text'
    ? `Enter the ${field.label.toLowerCase()}.`
    : `${field.placeholder}.`;
}
