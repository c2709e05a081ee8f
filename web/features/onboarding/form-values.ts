import {
  type LanguageId,
  languages,
  type ToolId,
  tools,
} from '../../content/onboarding/options.ts';
import { fillEmpty } from '../../lib/use-form.ts';
import { type DraftEntry, idOf } from '../workspace-store/entry.ts';
import { type RequiredFieldName, requiredFieldNames } from './fields.ts';

export type FormValues = DraftEntry['values'];

/** Every choice is made. */
export interface CompleteValues extends FormValues {
  readonly tool: ToolId;
  readonly programmingLanguage: LanguageId;
}

/** What the form's own controls hold: they are the one place of what is typed. */
export interface FormContent {
  readonly values: FormValues;
  /** Ids of the ticked points. */
  readonly done: readonly string[];
}

/** The name of the boxes of the checklist. */
export const DONE_FIELD = 'done';

export function isComplete(values: FormValues): values is CompleteValues {
  return values.tool !== '' && values.programmingLanguage !== '';
}

export function readForm(form: HTMLFormElement): FormContent {
  const data = new FormData(form);
  const text = (name: RequiredFieldName) => String(data.get(name) ?? '');
  return {
    values: {
      clientName: text('clientName'),
      projectName: text('projectName'),
      tool: idOf(tools, text('tool')),
      toolVersion: text('toolVersion'),
      programmingLanguage: idOf(languages, text('programmingLanguage')),
      languageVersion: text('languageVersion'),
    },
    done: data.getAll(DONE_FIELD).map(String),
  };
}

/** Puts a draft into the form. What is typed already, before the app started, stays. */
export function fillForm(
  form: HTMLFormElement,
  { values, done }: Pick<DraftEntry, 'values' | 'done'>,
): void {
  fillEmpty(form, requiredFieldNames, (name) => values[name]);
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || control.name !== DONE_FIELD) continue;
    if (done.includes(control.value)) control.checked = true;
  }
}

export function isEmptyForm({ values, done }: FormContent): boolean {
  return done.length === 0 && requiredFieldNames.every((name) => values[name] === '');
}
