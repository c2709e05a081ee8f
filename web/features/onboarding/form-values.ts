import {
  type LanguageId,
  languages,
  type ToolId,
  tools,
} from '../../content/onboarding/options.ts';
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

/** What the tabs that have a draft open share. */
export interface DraftContent extends FormContent {
  readonly name?: DraftEntry['name'] | undefined;
  readonly file?: DraftEntry['file'] | undefined;
}

export const EMPTY_CONTENT: DraftContent = {
  values: {
    clientName: '',
    projectName: '',
    tool: '',
    toolVersion: '',
    programmingLanguage: '',
    languageVersion: '',
  },
  done: [],
};

/** Merges field by field: what differs from `base` in `mine`, and the rest as in `stored`. */
export function mergeContent(
  base: DraftContent,
  mine: DraftContent,
  stored: DraftContent,
): Pick<DraftEntry, 'values' | 'done' | 'name' | 'file'> {
  function pick<Value>(read: (content: DraftContent) => Value): Value {
    const isUntouched = JSON.stringify(read(mine)) === JSON.stringify(read(base));
    return read(isUntouched ? stored : mine);
  }
  const name = pick((content) => content.name);
  const file = pick((content) => content.file);
  const ids = [...new Set([...mine.done, ...stored.done])];
  return {
    values: {
      ...mine.values,
      ...Object.fromEntries(
        requiredFieldNames.map((field) => [field, pick(({ values }) => values[field])]),
      ),
    },
    done: ids.filter((id) => pick(({ done }) => done.includes(id))),
    ...(name && { name }),
    ...(file && { file }),
  };
}

/** The field that has the focus: its text must not change under the hands of its writer. */
export function fieldInUse(): RequiredFieldName | undefined {
  const inUse = document.hasFocus() && document.activeElement?.getAttribute('name');
  return requiredFieldNames.find((name) => name === inUse);
}

export function tickItems(form: HTMLFormElement, done: readonly string[]): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || control.name !== DONE_FIELD) continue;
    control.checked = done.includes(control.value);
  }
}

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

export function isEmptyForm({ values, done }: FormContent): boolean {
  return done.length === 0 && requiredFieldNames.every((name) => values[name] === '');
}
