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

/** Form values with all selections made. */
export interface CompleteValues extends FormValues {
  readonly tool: ToolId;
  readonly programmingLanguage: LanguageId;
}

/** The content of the form's controls, which are the single source of truth for input. */
export interface FormContent {
  readonly values: FormValues;
  /** Ids of the ticked items. */
  readonly done: readonly string[];
}

/** Name attribute of the checklist's checkboxes. */
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

/** Fills a draft into the form. Input from before hydration is kept. */
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
