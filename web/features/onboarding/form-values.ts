import {
  type FieldName,
  type FieldValues,
  type LanguageId,
  type RequiredField,
  requiredFieldNames,
  requiredFields,
  type ToolId,
} from '../../content/onboarding/onboarding.ts';
import type { Faults, Typed } from '../../lib/use-form.ts';
import { type DraftEntry, readValues } from '../workspace-store/entry.ts';

/** Form values with all selections made. */
export interface CompleteValues extends FieldValues {
  readonly tool: ToolId;
  readonly programmingLanguage: LanguageId;
}

/** The content of the form's controls, which are the single source of truth for input. */
export interface FormContent {
  readonly values: FieldValues;
  /** Ids of the ticked items. */
  readonly done: readonly string[];
}

/** Name attribute of the checklist's checkboxes. */
export const DONE_FIELD = 'done';

/** The content that tabs with the same draft share. */
export interface DraftContent extends FormContent {
  readonly name?: DraftEntry['name'] | undefined;
  readonly file?: DraftEntry['file'] | undefined;
}

export const EMPTY_CONTENT: DraftContent = { values: readValues(() => ''), done: [] };

/** Three-way merge, field by field: changes in `mine` since `base` win over `stored`. */
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
    values: readValues((field) => pick(({ values }) => values[field])),
    done: ids.filter((id) => pick(({ done }) => done.includes(id))),
    ...(name && { name }),
    ...(file && { file }),
  };
}

/** The focused field, whose text must not change while the visitor types. */
export function fieldInUse(): FieldName | undefined {
  const inUse = document.hasFocus() && document.activeElement?.getAttribute('name');
  return requiredFieldNames.find((name) => name === inUse);
}

export function tickItems(form: HTMLFormElement, done: readonly string[]): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || control.name !== DONE_FIELD) continue;
    control.checked = done.includes(control.value);
  }
}

export function isComplete(values: FieldValues): values is CompleteValues {
  return values.tool !== '' && values.programmingLanguage !== '';
}

export function readForm(form: HTMLFormElement): FormContent {
  const data = new FormData(form);
  return {
    values: readValues((name) => String(data.get(name) ?? '')),
    done: data.getAll(DONE_FIELD).map(String),
  };
}

export function isEmptyForm({ values, done }: FormContent): boolean {
  return done.length === 0 && requiredFieldNames.every((name) => values[name] === '');
}

/** Error messages for required fields that are empty or blank. */
export function findMissing(typed: Typed<FieldName>): Faults<FieldName> {
  const empty = requiredFieldNames.filter((name) => !typed(name).trim());
  return Object.fromEntries(empty.map((name) => [name, requestFor(requiredFields[name])]));
}

function requestFor(field: RequiredField): string {
  return field.kind === 'text'
    ? `Enter the ${field.label.toLowerCase()}.`
    : `${field.placeholder}.`;
}
