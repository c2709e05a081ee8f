import { languages, tools } from '../../content/onboarding/onboarding.ts';
import { generatorNames, screenNames } from '../../content/workspace/configuration-dashboard.ts';
import type { WorkspaceEntry } from '../workspace-store/entry.ts';

/** Display name of an entry: the visitor's name for it, else the project name. */
export function nameOf(entry: WorkspaceEntry): string {
  if (entry.kind === 'files' || entry.name) return entry.name ?? '';
  return entry.values.projectName.trim() || 'Draft without a project name';
}

/** The form or the generator that an entry comes from. It tells entries of one name apart. */
export function kindOf(entry: WorkspaceEntry): string {
  if (entry.kind === 'draft') return screenNames[entry.screen];
  const { source } = entry;
  return source.kind === 'onboarding' ? screenNames[source.screen] : generatorNames[source.kind];
}

/** What is in an entry; empty for a draft without a tool and a language. */
export function contentsOf(entry: WorkspaceEntry): string {
  if (entry.kind === 'files') {
    const count = entry.files.length;
    return `${count} ${count === 1 ? 'file' : 'files'}`;
  }
  const { tool, programmingLanguage } = entry.values;
  const chosen = [tool && tools[tool], programmingLanguage && languages[programmingLanguage]];
  return chosen.filter(Boolean).join(', ');
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Time of the last save, in the visitor's time zone. */
export function formatSavedAt({ savedAtMs }: WorkspaceEntry): string {
  return dateFormat.format(savedAtMs);
}
